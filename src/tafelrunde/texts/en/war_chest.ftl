# War Chest in English

war_chest-title = War Chest
war_chest-subtitle = Bags of coins, a hex board, six locations to hold. 2 players, or 4 in two teams.

## Names of things

war_chest-word-raven = Raven
war_chest-word-wolf = Wolf
war_chest-word-raven_1 = Raven 1
war_chest-word-wolf_1 = Wolf 1
war_chest-word-raven_2 = Raven 2
war_chest-word-wolf_2 = Wolf 2
war_chest-word-neutral = nobody
war_chest-word-nobody = nobody
war_chest-word-archer = Archer
war_chest-word-berserker = Berserker
war_chest-word-cavalry = Cavalry
war_chest-word-crossbowman = Crossbowman
war_chest-word-ensign = Ensign
war_chest-word-footman = Footman
war_chest-word-knight = Knight
war_chest-word-lancer = Lancer
war_chest-word-light_cavalry = Light Cavalry
war_chest-word-marshall = Marshall
war_chest-word-mercenary = Mercenary
war_chest-word-pikeman = Pikeman
war_chest-word-royal_guard = Royal Guard
war_chest-word-scout = Scout
war_chest-word-swordsman = Swordsman
war_chest-word-warrior_priest = Warrior Priest
war_chest-word-royal_coin = Royal coin
war_chest-word-deploy = deploy
war_chest-word-bolster = bolster
war_chest-word-claim = claim initiative
war_chest-word-recruit = recruit
war_chest-word-pass = pass
war_chest-word-move = move
war_chest-word-control = control
war_chest-word-attack = attack
war_chest-word-tactic = tactic
war_chest-word-decline = decline
war_chest-word-stack = from the stack
war_chest-word-supply = from the supply
war_chest-word-ban = remove
war_chest-word-pick = take
war_chest-word-first = first drafter
war_chest-word-markers = all markers placed
war_chest-word-resign = resignation
war_chest-word-dead_position = dead position
war_chest-word-round_limit = round limit
war_chest-word-play_limit = play limit
war_chest-word-draft_ban = removing a card
war_chest-word-draft_pick = taking a card
war_chest-word-choose_first_drafter = naming the first drafter
war_chest-word-main_play = playing a coin
war_chest-word-royal_guard_loss = the Royal Guard's loss
war_chest-word-swordsman_move = the Swordsman's move
war_chest-word-berserker_repeat = the Berserker's repeat
war_chest-word-mercenary_maneuver = the Mercenary's maneuver
war_chest-word-footman_maneuver = the Footman's maneuver
war_chest-word-priest_play = the Warrior Priest's coin
war_chest-word-footman_deploy = deploying the Footman
war_chest-hidden-coin = a hidden coin

## What the units can do

war_chest-about-archer = Attacks only by tactic: any enemy exactly 2 hexes away, also over other units.
war_chest-about-berserker = After a maneuver it may act again for a coin of its stack, as long as one remains.
war_chest-about-cavalry = Tactic: move one hex, then attack.
war_chest-about-crossbowman = Tactic: attack 2 hexes away in a straight line if the hex between is empty.
war_chest-about-ensign = Tactic: another friendly unit within 2 hexes moves one hex and stays within 2.
war_chest-about-footman = You may have two. Tactic: each of them maneuvers once.
war_chest-about-knight = Can be attacked only by units of strength 2 or more.
war_chest-about-lancer = Attacks only by tactic: move 1 or 2 hexes straight on, then attack the next hex ahead.
war_chest-about-light_cavalry = Tactic: move 2 hexes, turning allowed.
war_chest-about-marshall = Tactic: another friendly unit within 2 hexes attacks an enemy next to it.
war_chest-about-mercenary = When you recruit one of its coins, it may maneuver at once.
war_chest-about-pikeman = An adjacent attacker loses a coin too.
war_chest-about-royal_guard = Its loss may come from your supply. The royal coin moves it up to 2 hexes to a location of yours.
war_chest-about-scout = May also be deployed next to a friendly unit.
war_chest-about-swordsman = May move one hex after attacking.
war_chest-about-warrior_priest = After it attacks or takes control, you draw a coin and must use it at once.
war_chest-about-royal_coin = Pays for recruiting, claiming and passing, and for the Royal Guard's tactic.

## Labels

war_chest-label-hand = Hand
war_chest-label-in_flight = Drawn by the Warrior Priest
war_chest-label-pool = Unit cards
war_chest-label-army = Army
war_chest-label-supply = Supply
war_chest-label-discard_up = Face-up
war_chest-label-discard_down = Face-down
war_chest-label-hidden = Bag, hand or face-down
war_chest-label-bag = Bag
war_chest-label-box = Box
war_chest-fact-markers = { $placed } of { $total } markers placed
war_chest-fact-hand = hand { $count }
war_chest-fact-bag = bag { $count }
war_chest-fact-initiative = initiative
war_chest-head-round = Round { $round } · initiative: { $initiative }{ $moved ->
    [yes] {" (claimed this round)"}
   *[no] {""}
 }
war_chest-head-draft = Army choice · picks to come: { $order } · initiative in round 1: { $initiative }
war_chest-head-won = { $winner } wins: { $reason }{ $hex ->
    [none] {""}
   *[other] , the last on { $hex }
 }.
war_chest-head-drawn = A draw: { $reason }.

## Events

war_chest-event-dealt = { $seat } gets { $unit }.
war_chest-event-revealed = { $unit } lies in the pool.
war_chest-event-first_drafter = { $seat } drafts first.
war_chest-event-banned = { $seat } removes { $unit }.
war_chest-event-picked = { $seat } takes { $unit }.
war_chest-event-initiative = { $seat } has the initiative.
war_chest-event-round_began = Round { $round }, { $seat } begins.
war_chest-event-drew = { $seat } draws { $coin }.
war_chest-event-refilled = { $seat } refills the bag with { $count ->
    [one] { $count } coin
   *[other] { $count } coins
 }.
war_chest-event-deployed = { $seat } deploys { $unit } on { $hex }.
war_chest-event-bolstered = { $seat } bolsters { $unit } on { $hex } to { $strength }.
war_chest-event-claimed = { $seat } claims the initiative with { $coin }.
war_chest-event-passed = { $seat } passes with { $coin }.
war_chest-event-recruited = { $seat } recruits { $unit } with { $coin }.
war_chest-event-used_tactic = { $seat } uses the tactic of { $unit }.
war_chest-event-moved = { $unit } of { $seat } moves from { $from } to { $to }.
war_chest-event-controlled = { $unit } of { $seat } takes { $hex } from { $before }.
war_chest-event-attacked = { $unit } of { $seat } on { $from } attacks { $target } on { $hex }.
war_chest-event-lost_coin = { $unit } of { $seat } on { $hex } loses a coin { $source }, strength { $left }.
war_chest-event-destroyed = { $unit } of { $seat } on { $hex } is destroyed.
war_chest-event-paid_coin = { $unit } of { $seat } on { $hex } pays a coin to act again, strength { $left }.
war_chest-event-priest_drew = The Warrior Priest lets { $seat } draw { $coin }, which must be used.
war_chest-event-declined = { $seat } forgoes { $what }.
war_chest-event-round_ended = Round { $round } is over.
war_chest-event-resigned = { $seat } resigns.
war_chest-event-ended = The game is over: { $winner } wins ({ $reason }).

## Questions

war_chest-ask-draft_ban = Remove a unit card from the pool.
war_chest-ask-draft_pick = Take a unit card from the pool.
war_chest-ask-choose_first_drafter = Name the player of your team who drafts first.
war_chest-ask-main_play = Play a coin from your hand.
war_chest-ask-royal_guard_loss = Your Royal Guard on { $hex } was attacked by { $unit } on { $from }: take the loss from the stack or from the supply ({ $supply } left).
war_chest-ask-swordsman_move = Your Swordsman on { $hex } has attacked: move it one hex, or decline.
war_chest-ask-berserker_repeat = Your Berserker on { $hex } has { $strength } coins: let it act again for one of them, or decline.
war_chest-ask-mercenary_maneuver = You recruited a Mercenary: maneuver with your Mercenary on { $hex }, or decline.
war_chest-ask-footman_maneuver = Maneuver with a Footman.
war_chest-ask-priest_play = Use the coin that your Warrior Priest let you draw.
war_chest-ask-footman_deploy = Deploy the Footman you recruited, or decline.
war_chest-wait-draft_ban = { $seat } removes a unit card.
war_chest-wait-draft_pick = { $seat } takes a unit card.
war_chest-wait-choose_first_drafter = { $seat } names the first drafter.
war_chest-wait-main_play = { $seat } plays a coin.
war_chest-wait-royal_guard_loss = { $seat } decides where the loss of the Royal Guard on { $hex } comes from.
war_chest-wait-swordsman_move = { $seat } may move the Swordsman on { $hex }.
war_chest-wait-berserker_repeat = { $seat } may let the Berserker on { $hex } act again.
war_chest-wait-mercenary_maneuver = { $seat } may maneuver with the Mercenary on { $hex }.
war_chest-wait-footman_maneuver = { $seat } maneuvers with a Footman.
war_chest-wait-priest_play = { $seat } uses the coin drawn by the Warrior Priest.
war_chest-wait-footman_deploy = { $seat } may deploy the recruited Footman.

## Why not

war_chest-why-incomplete = This cannot be carried out completely as written.
war_chest-why-over = The game is over.
war_chest-why-resign = Resigning is not a coin play; you may resign whenever a decision is yours.
war_chest-why-resigned_before = You have resigned already; the game ends when your partner does too.
war_chest-why-not_your_turn = It is the turn of { $seat }.
war_chest-why-not_your_decision = { $seat } has to decide first.
war_chest-why-follow_up_first = What the last action triggered has to be finished before another coin is played.
war_chest-why-name_first_drafter = Name one of the two players of your team as first drafter.
war_chest-why-now_ban = Now a card is removed from the pool.
war_chest-why-now_pick = Now a card is taken from the pool.
war_chest-why-not_in_pool = { $unit } is not in the pool.
war_chest-why-stack_or_supply = Choose where the loss comes from: stack or supply.
war_chest-why-footman_deploy_or_decline = Deploy the recruited Footman on a location of yours, or decline.
war_chest-why-priest_must_use = The coin drawn by the Warrior Priest must be used now.
war_chest-why-spend_a_coin = A turn spends one coin from your hand; name the coin first.
war_chest-why-not_the_priests_coin = Only the coin just drawn may be used, not { $coin }.
war_chest-why-coin_not_in_hand = You have no { $coin } in your hand.
war_chest-why-nine_actions = A coin can deploy, bolster, claim, recruit, pass, move, control, attack or use a tactic.
war_chest-why-not_with_royal_coin = The royal coin stands for no unit; it can only claim, recruit, pass or move the Royal Guard.
war_chest-why-two_footmen = Both Footmen are on the board already.
war_chest-why-already_on_board = Your { $unit } is on the board already, on { $hex }.
war_chest-why-all_locations_occupied = Every location you control is occupied, so there is no room for { $unit }.
war_chest-why-not_on_this_board = { $hex } belongs to the board for four players.
war_chest-why-occupied = { $hex } is occupied.
war_chest-why-scout_next_to_friend = { $hex } is neither a location of yours nor next to a friendly unit.
war_chest-why-not_controlled = { $hex } is not a location you control.
war_chest-why-nothing_to_bolster = You have no { $unit } on the board to bolster.
war_chest-why-bolster_same_type = { $unit } coins only bolster your own { $unit }, where it stands.
war_chest-why-you_hold_initiative = You hold the initiative already.
war_chest-why-partner_holds_initiative = Your partner holds the initiative; it can only be taken from the other team.
war_chest-why-initiative_moved = The initiative has already changed hands this round.
war_chest-why-supply_empty = Your supply is empty.
war_chest-why-not_your_type = { $unit } is not one of your unit types.
war_chest-why-type_used_up = There is no { $unit } left in your supply.
war_chest-why-partners_unit = Coins order your own units only; that one is your partner's.
war_chest-why-unit_not_on_board = You have no { $unit } on the board.
war_chest-why-unit_not_there = Your { $unit } is not on { $hex }.
war_chest-why-no_way_out = { $unit } has no empty hex next to it.
war_chest-why-not_adjacent = { $hex } is not next to the unit.
war_chest-why-no_location = { $hex } is not a location.
war_chest-why-already_controlled = Your side controls { $hex } already.
war_chest-why-archer_attacks_by_tactic = The Archer attacks only by its tactic, at a distance of exactly 2.
war_chest-why-lancer_attacks_by_tactic = The Lancer attacks only by its tactic, after a charge.
war_chest-why-knight_protected = A Knight can be attacked only by a bolstered unit, and { $unit } is not bolstered.
war_chest-why-no_enemy_near = There is no enemy next to { $unit }.
war_chest-why-target_not_adjacent = { $hex } is not next to the attacker.
war_chest-why-berserker_too_weak = After paying for the repeat the Berserker is no longer bolstered, so it cannot attack a Knight.
war_chest-why-nobody_there = There is no unit on { $hex }.
war_chest-why-friendly_target = The unit on { $hex } is on your side.
war_chest-why-swordsman_move = After its attack the Swordsman may make one move of one hex, nothing else.
war_chest-why-berserker_repeat = Now only the Berserker may act again.
war_chest-why-mercenary_maneuver = Now only the Mercenary may move, control or attack.
war_chest-why-footman_maneuver = Now only a Footman that has not acted yet may move, control or attack.
war_chest-why-footman_must = A Footman that can maneuver must do so.
war_chest-why-no_tactic_now = A granted maneuver is a normal move, control or attack, never a tactic.
war_chest-why-berserker_v2_no_control = With this version of its card the Berserker repeats only moves and attacks.
war_chest-why-guard_needs_royal_coin = The Royal Guard's tactic is paid for with the royal coin.
war_chest-why-no_tactic = { $unit } has no tactic.
war_chest-why-needs_two_footmen = The tactic needs both Footmen on the board.
war_chest-why-footmen_stuck = Neither Footman can maneuver.
war_chest-why-archer_range = The Archer's tactic hits an enemy at a distance of exactly 2.
war_chest-why-crossbow_range = The Crossbowman's tactic hits an enemy exactly 2 hexes away in a straight line.
war_chest-why-line_blocked = The line is blocked on { $hex }.
war_chest-why-cavalry_must_attack = The Cavalry's tactic is a move and then an attack from there; both are needed.
war_chest-why-lancer_needs_target = No charge of the Lancer ends in front of an enemy it may attack.
war_chest-why-lancer_charge = The Lancer moves 1 or 2 hexes in a straight line and attacks the next hex ahead.
war_chest-why-light_cavalry_ride = The Light Cavalry's tactic ends on an empty hex at a distance of exactly 2.
war_chest-why-same_as_plain = That would be the same as the plain action; use that instead.
war_chest-why-way_blocked = Every way to { $hex } is blocked.
war_chest-why-ensign_orders = Another friendly unit within 2 hexes of the Ensign moves one hex and stays within 2 hexes of it.
war_chest-why-marshall_orders = The Marshall lets another friendly unit within 2 hexes attack an enemy next to that unit.
war_chest-why-beyond_command = { $hex } is more than 2 hexes away.
war_chest-why-cannot_attack_normally = { $unit } has no normal attack.
war_chest-why-guard_original = The royal coin moves the Royal Guard to an empty hex next to it.
war_chest-why-guard_revised = The royal coin moves the Royal Guard 1 or 2 hexes to an empty location your side controls.
war_chest-why-guard_stands_still = The Royal Guard has to move.
war_chest-why-guard_too_far = { $hex } is more than 2 hexes away.

## Options

war_chest-option-army_selection = How armies are chosen.
war_chest-option-armies = With custom armies: the unit types of each seat, like archer+knight+lancer+scout/…
war_chest-option-royal_guard_version = Royal Guard card: the revised one leads up to 2 hexes far to a location of your own, the original to any hex next to it.
war_chest-option-berserker_coin_to = Where the coin paid by the Berserker goes.
war_chest-option-berserker_version = Berserker card; with the second it repeats only moves and attacks.
war_chest-option-footman_version = Footman card; with the second you may deploy a recruited Footman at once.
war_chest-option-warrior_priest_version = Warrior Priest card; with the second it draws at most once a turn.
war_chest-option-dead_position_draw = Ends the game as a draw when no coin can change anything any more.
war_chest-option-max_rounds = The game ends after this many rounds.
war_chest-option-max_coin_plays = The game ends after this many coins have been played.
war_chest-option-adjudication = What a limit means: a draw, or the side with more markers wins.
war_chest-option-initiative_start = Who has the initiative in round 1: flip the marker, or a seat.

## Names of options and their choices

war_chest-name-army_selection = Armies
war_chest-choice-army_selection-random_deal = random deal
war_chest-choice-army_selection-draft_standard = draft
war_chest-choice-army_selection-draft_elimination = draft with removals
war_chest-choice-army_selection-first_game = first game
war_chest-choice-army_selection-battle_gaugamela = battle of Gaugamela
war_chest-choice-army_selection-battle_bannockburn = battle of Bannockburn
war_chest-choice-army_selection-battle_crecy = battle of Crécy
war_chest-choice-army_selection-custom = custom
war_chest-choice-army_selection-mirror = the same for both
war_chest-name-armies = Custom armies
war_chest-choice-armies-none = none
war_chest-name-royal_guard_version = Royal Guard
war_chest-choice-royal_guard_version-revised = revised card
war_chest-choice-royal_guard_version-original = original card
war_chest-name-berserker_coin_to = Berserker's coin
war_chest-choice-berserker_coin_to-discard = face-up discard
war_chest-choice-berserker_coin_to-box = box
war_chest-name-berserker_version = Berserker
war_chest-choice-berserker_version-v1 = first card
war_chest-choice-berserker_version-v2 = second card
war_chest-name-footman_version = Footman
war_chest-choice-footman_version-v1 = first card
war_chest-choice-footman_version-v2 = second card
war_chest-name-warrior_priest_version = Warrior Priest
war_chest-choice-warrior_priest_version-v1 = first card
war_chest-choice-warrior_priest_version-v2 = second card
war_chest-name-dead_position_draw = Dead position is a draw
war_chest-choice-dead_position_draw-on = yes
war_chest-choice-dead_position_draw-off = no
war_chest-name-max_rounds = Round limit
war_chest-choice-max_rounds-none = none
war_chest-name-max_coin_plays = Limit of coins played
war_chest-choice-max_coin_plays-none = none
war_chest-name-adjudication = At a limit
war_chest-choice-adjudication-draw = draw
war_chest-choice-adjudication-markers = more markers win
war_chest-name-initiative_start = First initiative
war_chest-choice-initiative_start-flip = flip the marker
war_chest-choice-initiative_start-0 = seat 1
war_chest-choice-initiative_start-1 = seat 2
war_chest-choice-initiative_start-2 = seat 3
war_chest-choice-initiative_start-3 = seat 4

## Draws at a table with real bags

war_chest-draw-card = Turn up the next unit card. Which one is it?
war_chest-draw-faction = Flip the initiative marker. Which side shows?
war_chest-draw-holder = Draw lots for the initiative marker. Who gets it?
war_chest-draw-coin = Draw from the bag. Which coin came out?

## What a hint says: how a play changes what a side has

war_chest-feature-markers = { $way ->
    [more] more control markers placed
   *[less] fewer control markers placed
 }
war_chest-feature-on_board = { $way ->
    [more] more coins on the board
   *[less] fewer coins on the board
 }
war_chest-feature-to_come = { $way ->
    [more] more coins left to come
   *[less] fewer coins left to come
 }
war_chest-feature-closeness = { $way ->
    [more] units closer to free control points
   *[less] units further from free control points
 }
war_chest-feature-idle = { $way ->
    [more] more coins without use in hand
   *[less] fewer coins without use in hand
 }
