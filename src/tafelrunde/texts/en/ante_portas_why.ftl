## Why not: somebody else decides, or nobody

ante_portas-why-over_held = The game is over: you have survived the Last Wave and won.
ante_portas-why-over_lost = The game is over: an attacker has left the battlefield at the bottom.
ante_portas-why-over_edge = The game is over: a team has stepped over the edge of the other.
ante_portas-why-over_rows = The game is over: the units in the rows before the enemy edge were compared.
ante_portas-why-over_sight = The game is over: the hexes that only one team has in sight were compared.
ante_portas-why-over_resigned = The game is over: somebody has given up.
ante_portas-why-resign = Giving up is no move of the game; you may do it whenever you have a decision to make.
ante_portas-why-resign_later = You may give up only at a decision of your own.
ante_portas-why-standing_already = You are asked like this already: { $reaction }.
ante_portas-why-standing_muted = You are not asked there any more already; say “again” to be asked.
ante_portas-why-standing_open = You are asked there already; say “never” to be asked no more.
ante_portas-why-wait_site = The heartland is laid out in turn; now { $seat } lays a place.
ante_portas-why-wait_centre = Against each other the start player lays new places of the command centre, now { $seat }.
ante_portas-why-wait_turn = It is the turn of { $seat } now; all turns of a half-year are taken in a row.
ante_portas-why-wait_fee = First { $seat } pays a fee.
ante_portas-why-wait_drop = First { $seat } discards goods that do not fit.
ante_portas-why-wait_discard = First { $seat } discards improvements.
ante_portas-why-wait_window = Soldier actions are decided by { $seat } now.
ante_portas-why-wait_losses = Losses are decided by { $seat } now.
ante_portas-why-wait_snare = Who is snared in the trap is decided by { $seat } now.
ante_portas-why-wait_play = Now { $seat } may play an improvement.
ante_portas-why-wait_gift = Who gets the improvement is decided by { $seat } now.
ante_portas-why-wait_answer = Whether the good is handed over is answered by { $seat }.
ante_portas-why-wait_home = It is the year end: now { $seat } may send workers home.
ante_portas-why-wait_exchange = It is the year end: now { $seat } may give goods away.
ante_portas-why-wait_feed = It is the year end: now { $seat } feeds citizens.
ante_portas-why-wait_hungry = It is the year end: who goes unsupplied is decided by { $seat }.
ante_portas-why-wait_employ = It is the year end: now { $seat } may put colonists to work.
ante_portas-why-wait_production = It is production: now { $seat } decides.

## Why not: something else is to be decided

ante_portas-why-asked_site = Lay this place on a free cell of the heartland beside at least two tiles now: { $place }.
ante_portas-why-asked_centre = Lay this place on a free cell of the command centre beside at least two tiles now: { $place }.
ante_portas-why-asked_before = Your turn begins: move your steward, use free actions before, or pass.
ante_portas-why-asked_market = Your steward is on a market: move on to a place beside it, use the market, or end your turn.
ante_portas-why-asked_stall = Your steward is on a market: sell, take goods, use the special action, or end your turn.
ante_portas-why-asked_at = Your steward has arrived: use the action of the place or free actions, or end your turn.
ante_portas-why-asked_after = The action of the place is done: use free actions, or end your turn.
ante_portas-why-asked_fee = Pay the fee now, good by good: tools or food.
ante_portas-why-asked_fee_goods = Pay the fee now, good by good: wood, clay, planks or bricks.
ante_portas-why-asked_drop = Your goods do not all fit: discard { $count } of them now, one by one.
ante_portas-why-asked_discard = You hold more improvements than allowed: discard now until there are { $count }.
ante_portas-why-asked_refine = Convert now as often as you like, or stop: { $recipe }.
ante_portas-why-asked_sell = Sell something more that the market card names now, or stop.
ante_portas-why-asked_build = Build this building once more now, or stop: { $building }.
ante_portas-why-asked_lay = Lay another tile of this kind on a hex in sight now, or stop: { $tile }.
ante_portas-why-asked_draft = Draft another unemployed farmer or citizen now, or stop.
ante_portas-why-asked_dismiss = Dismiss another soldier now, or stop.
ante_portas-why-asked_march = Name the goal hex of the next batch now, or end the move.
ante_portas-why-asked_batch = Put the batch to hex { $hex } together now: add units from neighbouring hexes, or carry it out.
ante_portas-why-asked_edge = Put the batch over the enemy edge together now: add units from the edge, or carry it out.
ante_portas-why-asked_rotate = Rotate another defence building now, or stop.
ante_portas-why-asked_heal = Heal somebody else now and say with whom they will live, or stop.
ante_portas-why-asked_raise = Raise another exhausted soldier now, or stop.
ante_portas-why-asked_recoil = Recoil: say now which attacker goes back from which trap, and where to.
ante_portas-why-asked_ignite = Ignite another bomb in sight now, or stop.
ante_portas-why-asked_window = Your soldiers can act now: choose a soldier action, or pass.
ante_portas-why-asked_window_mine = A mine was destroyed: replace it with a guard post or watchtower now, or pass.
ante_portas-why-asked_volley = Volley at hex { $hex }: add a building that joins in now, or fire.
ante_portas-why-asked_suffer = On hex { $hex } there are { $damage } damage to take: say now how many farmers and how many citizens are wounded.
ante_portas-why-asked_mine = On hex { $hex } there are { $damage } damage to take: say now whether the mine goes first or is spared.
ante_portas-why-asked_fell = On hex { $hex } the attackers take { $damage } damage: say now how many base units and how many elite units fall.
ante_portas-why-asked_snare = Your soldiers have entered a trap on hex { $hex }: say now how many farmers and how many citizens are snared.
ante_portas-why-asked_play = Play an improvement from your hand now, or decline.
ante_portas-why-asked_gift = Say now whether you keep this improvement or whom you give it to: { $improvement }.
ante_portas-why-asked_answer = { $seat } asks you for 1 { $good }: answer yes or no now.
ante_portas-why-asked_home = It is the year end: send workers home now, one by one, or stop.
ante_portas-why-asked_exchange = It is the year end: give goods away or empty buffers now, or stop.
ante_portas-why-asked_feed = It is the year end: pay 1 food for a citizen now, or stop.
ante_portas-why-asked_hungry = It is the year end: say now which citizen goes unsupplied; { $count } food are still missing.
ante_portas-why-asked_employ = It is the year end: put somebody to work or empty buffers now, or stop.
ante_portas-why-asked_boost = Your factory boosts up to two buildings: name one now, or stop.
ante_portas-why-asked_convert = You may convert once now, or decline.
ante_portas-why-asked_steward = Last Wave: say now whose steward acts in this round, or pass.
ante_portas-why-stop_batch = A batch that was begun is carried out: add somebody, or carry it out.
ante_portas-why-stop_volley = A volley that was begun is fired: add a building, or fire.
ante_portas-why-stop_recoil = The soldier is exhausted already, or the action is chosen: at least one attacker has to go back.
ante_portas-why-stop_hospital = The Field Hospital heals every farmer for whom there is a home: say with whom they will live.
ante_portas-why-stop_market = An opposing steward stands on this market: pay the fee and stay, or move on.
ante_portas-why-say_pass = Here you pass: pass.
ante_portas-why-say_done = Here you are done: done.
ante_portas-why-coop_fee = When you play together, nobody pays a fee.
ante_portas-why-coop_snare = When you play together, a trap snares attackers by the rule, base units first; nothing is chosen.
ante_portas-why-duel_steward = When you play against each other, there is no Last Wave, and nobody chooses a steward.
ante_portas-why-duel_fell = When you play against each other, there are no attackers; losses are farmers and citizens.
ante_portas-why-play_wave = In the Last Wave you can play no improvement any more.
ante_portas-why-no_place_now = A new place is laid only when one was drawn: when the heartland is set up, and in summers 1 to 3.
ante_portas-why-no_go_now = Your steward moves once in your turn, before the action of the place; first this is to be decided.
ante_portas-why-no_act_now = You choose the action of a place in your turn, when your steward has arrived there; first this is to be decided.
ante_portas-why-no_refine_now = You can convert at the right place, by a market card or by an improvement, not now.
ante_portas-why-no_sell_now = You can sell at a market, or food at the baker, not now.
ante_portas-why-no_build_now = You can build at the builder, by a market card or by an improvement, not now.
ante_portas-why-no_lay_now = You lay tiles at the place for that kind or by an improvement, not now.
ante_portas-why-no_draft_now = You can draft at the Recruiting Officer or by the Militia Call, not now.
ante_portas-why-no_dismiss_now = You can dismiss soldiers at the Recruiting Officer, not now.
ante_portas-why-no_heal_now = You can heal at the Field Doctor or by the Field Hospital, not now.
ante_portas-why-no_raise_now = You can raise soldiers at the Field Doctor, not now. Otherwise the exhausted are raised at the end of the combat phase.
ante_portas-why-no_move_now = You move soldiers at the Commander, the Supreme Commander, by the Forced March or the camp market, not now.
ante_portas-why-no_rotate_now = You rotate buildings at the Commander, the Supreme Commander or a market that allows it, not now.
ante_portas-why-no_play_now = You play improvements at the developer or through the institute, not now.
ante_portas-why-no_gift_now = You can give an improvement away only right after you have played it.
ante_portas-why-no_employ_now = You can put colonists to work in your turn and at the year end after supply, not now.
ante_portas-why-no_store_now = You empty buffers in your turn and at the year end, not now.
ante_portas-why-no_give_now = You give goods in your turn to somebody whose steward stands with yours, and at the year end, not now.
ante_portas-why-no_answer_now = Nobody has asked you for a good.
ante_portas-why-no_shot_now = Shots are fired in your turn as a free action, or when soldier actions are asked for, not now.
ante_portas-why-no_recoil_now = Recoil happens at the Trapper or as a soldier action, not now.
ante_portas-why-no_ignite_now = You ignite bombs at the Combat Engineer or as a soldier action, not now.
ante_portas-why-no_replace_now = You replace a mine only right after it was destroyed in a combat you won, or by a bomb.
ante_portas-why-no_mine_now = There is nothing to decide about a mine here: it can be spared only if soldiers cover the damage exactly.
ante_portas-why-no_lose_now = You choose the wounded only when there is damage to take and several possibilities.
ante_portas-why-no_fell_now = You choose which attackers fall only after a hit with several possibilities.
ante_portas-why-no_snare_now = You choose who is snared only when more than three of your soldiers, or different ones, enter an enemy trap.
ante_portas-why-no_home_now = You send workers home at the year end, before supply, not now.
ante_portas-why-no_feed_now = Citizens are fed at the year end, after sending home and giving goods away, not now.
ante_portas-why-no_boost_now = A factory boosts buildings in production at the year end, not now.
ante_portas-why-no_convert_now = Panel Saw and Kiln work in production at the year end, not now.
ante_portas-why-no_steward_now = A steward is chosen only in the Last Wave, after the attackers have moved.
ante_portas-why-no_pay_now = No fee is due now.
ante_portas-why-no_drop_now = You can discard goods only when they do not all fit.
ante_portas-why-no_discard_now = You can discard improvements only when you hold too many.
ante_portas-why-act_first = First choose the action of the place: { $act }.
ante_portas-why-move_first = The place where your steward already stands does not count: move away first; it may not stay ({ $place }).
ante_portas-why-wrong_place = For that your steward has to be at another place: { $place }.

## Why not: how it is said

ante_portas-why-how_site = Name exactly one place or market by its short name, such as h5 or m1.
ante_portas-why-how_bare = This word stands alone.
ante_portas-why-how_act = Name exactly one action that the place offers.
ante_portas-why-how_bundle = Name the number of a bundle of the market card, such as bundle 1.
ante_portas-why-how_special = Say which special action: market for that of the market card, council for the War Council.
ante_portas-why-how_refine = Name exactly one conversion.
ante_portas-why-how_sell = Name exactly one good that you sell.
ante_portas-why-how_build = Name the building and, if no spot is free, another one that you raze with the word raze.
ante_portas-why-how_lay = Name the tile and exactly one hex from 1 to 28.
ante_portas-why-how_draft = Say whom you draft: farmer or citizen.
ante_portas-why-how_soldier = Name the hex and the type of the soldier, such as 7 farmer.
ante_portas-why-how_heal = Say whom you heal and with whom they will live, such as farmer acorn.
ante_portas-why-how_move = Name exactly one goal hex from 1 to 28.
ante_portas-why-how_add = Name the hex somebody comes from and who it is, such as 7 farmer.
ante_portas-why-how_rotate = Name the hex of the building and the turn, such as 7 clockwise.
ante_portas-why-how_card = Name exactly one improvement, such as i101.
ante_portas-why-how_seat = Name exactly one seat, such as birch.
ante_portas-why-how_employ = Name who works where, such as farmer pub.
ante_portas-why-how_good = Name exactly one good.
ante_portas-why-how_give = Name another player and exactly one good, such as birch wood.
ante_portas-why-how_answer = Answer yes or no.
ante_portas-why-how_shoot = Name exactly one hex from 1 to 28.
ante_portas-why-how_recoil = Name the hex of the guard post or watchtower, then that of the trap.
ante_portas-why-how_back = Name the hex of the trap, then the goal hex and who goes back.
ante_portas-why-how_ignite = Name the hex of the bomb, for a soldier action that of the building before it.
ante_portas-why-how_replace = Name the hex of the building, then that of the mine and who pays the tools.
ante_portas-why-how_mine = Say whether the mine goes first or is spared: first or spare.
ante_portas-why-how_lose = Name two numbers: how many farmers, then how many citizens are wounded.
ante_portas-why-how_fell = Name two numbers: how many base units, then how many elite units fall.
ante_portas-why-how_snare = Name two numbers: how many farmers, then how many citizens are snared.
ante_portas-why-how_hungry = Name a hex with a citizen, or a player and the building where the citizen works.
ante_portas-why-how_boost = Name exactly one building.
ante_portas-why-how_standing = Say how you want to be asked: always, in combat only or not at all; or switch a window, before combats also a single hex, off with never and on with again.

## Why not: paying

ante_portas-why-missing = You lack goods: { $need } { $good } needed, you have { $have }.
ante_portas-why-in_buffer = What lies in buffers cannot be spent: { $need } { $good } needed, you have { $have }. Empty the buffer first.
ante_portas-why-payer_missing = { $seat } pays for this and lacks goods: { $need } { $good } needed, there are { $have }.
ante_portas-why-payer_in_buffer = { $seat } pays for this, but not with what lies in buffers: { $need } { $good } needed, there are { $have }.
ante_portas-why-payer_limit = { $seat } pays for this, with a spending limit of { $limit } in this turn: it costs { $need } storable goods, { $left } can still be spent.
ante_portas-why-limit = Your spending limit in this turn is { $limit }: this costs { $need } storable goods, you can still spend { $left }.

## Why not: places and ways

ante_portas-why-place_heartland = This place belongs in the heartland, on H1 to H24, not on { $site }.
ante_portas-why-place_centre = This place belongs in the command centre, not on { $site }.
ante_portas-why-place_taken = Something already lies on { $site }: { $place }. Take a free cell.
ante_portas-why-place_apart = { $site } is not beside at least two tiles.
ante_portas-why-moved = Your steward has already moved in this turn.
ante_portas-why-say_on = Your steward is on the market already; to { $site } it moves on: on { $site }.
ante_portas-why-same_place = Your steward already stands on { $site } and may not stay: go somewhere else, or pass.
ante_portas-why-other_board = Heartland and command centre are separate: from { $start } you get to { $site } only by way of a market.
ante_portas-why-not_adjacent = { $site } is not beside { $start }: go to a neighbour, or jump to a market and move on from there.
ante_portas-why-wave_centre = In the Last Wave only the small market and the places of the command centre are open, { $site } no more.
ante_portas-why-later_epoch = { $site } comes into play only in Epoch II.
ante_portas-why-no_place = There is no place on { $site }.
ante_portas-why-fee = Opposing stewards stand on { $site }, and you cannot pay the fee: { $count } tools or food, and { $count } building goods.
ante_portas-why-ticket_fee = After the 2 clay for the Ticket you could not pay the fee on { $site } any more.
ante_portas-why-no_ticket = You have no Ticket, or it is used up.
ante_portas-why-on_early = Your steward can move on only after going to a market in this turn.
ante_portas-why-on_late = Your steward can move on only right after arriving on a market, instead of using it.
ante_portas-why-on_market = Nobody moves on from market to market; { $site } is a market.
ante_portas-why-on_origin = Your steward stood on { $site } before this turn; it does not move on to there.
ante_portas-why-on_apart = { $site } is not beside the market { $from }.
ante_portas-why-stay_early = Your steward may not stay: move, or pass the whole turn.
ante_portas-why-stay_free = No fee is to be paid here: simply use what the place offers.
ante_portas-why-stay_first = An opposing steward stands on this market: pay the fee first (stay), or move on.

## Why not: the action of the place

ante_portas-why-act_before = First your steward moves, then you use the place where it arrives.
ante_portas-why-act_after = The action of this turn is already done; free actions remain.
ante_portas-why-act_market = On a market you sell, take a bundle of goods or use the special action: sell, bundle or special.
ante_portas-why-act_other = This place ({ $place }) offers something else: { $act }.
ante_portas-why-act_neither = This place ({ $place }) offers something else: { $act } or { $second }.
ante_portas-why-march_none = Your team has no ready soldiers and no mobile buildings on the battlefield.
ante_portas-why-rotate_none = Your team has no defence building on the battlefield.
ante_portas-why-recoil_none = In none of your traps stands anybody who can step back.
ante_portas-why-ignite_none = You have no bomb in sight.
ante_portas-why-lay_nowhere = No hex in sight is free of tiles and enemies: { $tile }.
ante_portas-why-draft_nobody = Nobody in your community is unemployed.
ante_portas-why-dismiss_nobody = Your team has no soldiers on the battlefield.
ante_portas-why-hospital_empty = Nobody is in your hospital.
ante_portas-why-no_home_any = Nobody of the team has a free home for that: { $colonist }.
ante_portas-why-raise_nobody = No soldier of yours is exhausted.

## Why not: markets, refining, building

ante_portas-why-not_market = That is possible only on a market; your steward stands elsewhere: { $place }.
ante_portas-why-no_bundle = The market card “{ $market }” does not offer so many bundles; it has { $count }.
ante_portas-why-no_council = You do not have the War Council.
ante_portas-why-only_food = At the baker you sell only food.
ante_portas-why-not_bought = The market card “{ $market }” does not buy that: { $good }.
ante_portas-why-other_recipe = There is another conversion here: { $recipe }.
ante_portas-why-other_building = Something else is built here: { $building }.
ante_portas-why-building_supply = The supply has no more of these: { $building }.
ante_portas-why-building_most = You may have at most { $count } of these: { $building }.
ante_portas-why-remodel_none = This building comes only by remodelling ({ $building }), and you have nothing to remodel: { $old }.
ante_portas-why-remodel_workers = With the farm a home for a farmer would go, and all your farmers work. A home must be free or a farmer unemployed.
ante_portas-why-raze_remodel = Nothing is razed for a remodelling: { $building }.
ante_portas-why-raze_needless = A spot is still free; something is razed only when none is.
ante_portas-why-storage_full = Your three storage spots are taken; nothing is razed for a storage shed.
ante_portas-why-spots_full = All 20 spots are taken, and you have no building that may be razed.
ante_portas-why-raze_home = Residences and storage buildings are not razed: { $building }.
ante_portas-why-raze_missing = You do not have that: { $building }.

## Why not: tiles

ante_portas-why-other_tile = Something else is laid here: { $tile }.
ante_portas-why-unseen = Hex { $hex } is not in sight. In sight are the start field, hexes with own units and what operated buildings show.
ante_portas-why-tile_there = There is already a tile on hex { $hex }: { $tile }.
ante_portas-why-enemies_there = There are enemies on hex { $hex }; nothing is laid there.
ante_portas-why-supply_tiles = No tile of these is left in the supply: { $tile }.
ante_portas-why-say_flip = The other side of this tile lies on hex { $hex }: flip it.
ante_portas-why-flip_off = Flipping is possible only if the table was opened with this option; lay a new tile.
ante_portas-why-flip_never = Flipping makes only watchtowers, bunkers and howitzers, not this: { $tile }.
ante_portas-why-flip_nothing = There is no own tile of the right kind on hex { $hex }: { $tile }.
ante_portas-why-tile_enemy = The tile on hex { $hex } belongs to the other team: { $tile }.

## Why not: soldiers

ante_portas-why-draft_none = Nobody of this type is unemployed with you: { $colonist }.
ante_portas-why-crowd = There are as many soldiers on hex { $hex } as allowed: { $count }.
ante_portas-why-no_home = There is no free home in your community: { $colonist }.
ante_portas-why-no_soldier = Nobody of that type of your team is on hex { $hex }: { $colonist }.
ante_portas-why-enemy_soldier = Only somebody of the other team is on hex { $hex }: { $colonist }.
ante_portas-why-heal_farmers = The Field Hospital heals only farmers.
ante_portas-why-no_patient = Nobody of this type is in your hospital: { $colonist }.
ante_portas-why-heal_team = The healed live only with players of the own team, not with { $seat }.
ante_portas-why-no_home_there = There is no free home with { $seat }: { $colonist }.
ante_portas-why-not_exhausted = Nobody of that type is exhausted on hex { $hex }: { $colonist }.
ante_portas-why-rider_on = A mobile building is above a tile on hex { $hex }: first it has to go on to a neighbouring hex without a tile.
ante_portas-why-rider_tile = There is a tile on hex { $hex }: the mobile building has to go to a hex without one.
ante_portas-why-rider_none = No mobile building is on its way over a tile.
ante_portas-why-rider_added = The mobile building from hex { $hex } is already in the batch.
ante_portas-why-edge_mode = Only in capture the flag units step over the edge.
ante_portas-why-edge_nobody = Nobody of yours is at the enemy edge.
ante_portas-why-edge_apart = Hex { $hex } is not at the enemy edge.
ante_portas-why-edge_enough = It takes no more soldiers to step over the edge: carry the batch out.
ante_portas-why-nobody_beside = Nobody of yours who can go is beside hex { $hex }.
ante_portas-why-add_apart = Hex { $hex } is not beside hex { $goal }: in a batch everybody goes one hex.
ante_portas-why-exhausted_there = On hex { $hex } all of that type are exhausted and cannot move: { $colonist }.
ante_portas-why-all_added = From hex { $hex } all who can go are in the batch already: { $colonist }.
ante_portas-why-moved_already = On hex { $hex } everybody of that type has moved as far as allowed in this action: { $colonist }.
ante_portas-why-snared = On hex { $hex } everybody of that type who has not moved is snared and loses the step: { $colonist }.
ante_portas-why-crewed_coop = Riding along exists only when teams play against each other; here buildings and soldiers go on their own.
ante_portas-why-crewed_nobody = Nobody who can go along like that is on hex { $hex } ({ $unit }): { $colonist }.
ante_portas-why-crewed_tile = Over the tile on hex { $hex } a building goes only without a soldier.
ante_portas-why-engine_none = You have no catapult and no howitzer on hex { $hex }.
ante_portas-why-engine_added = The building from hex { $hex } is in the batch already: { $tile }.
ante_portas-why-engine_moved = The building on hex { $hex } has moved as far as allowed in this action: { $tile }.
ante_portas-why-engine_two = Only one mobile building can arrive on hex { $hex }.
ante_portas-why-engine_tile = There is a tile on hex { $hex }; a mobile building with only one step cannot stay there.
ante_portas-why-start_empty = You may enter the start field of the other team, hex { $hex }, only to fight there; nobody is there now.
ante_portas-why-engine_stuck = The building could not get past the tile on hex { $hex }: there is no hex without a tile beside it.
ante_portas-why-commit_goal = First name the goal hex of the batch.
ante_portas-why-commit_empty = Nobody is in the batch yet: add a unit first.
ante_portas-why-rotate_nothing = There is no building on hex { $hex }.
ante_portas-why-rotate_kind = Only buildings are rotated, not what is on hex { $hex }: { $tile }.
ante_portas-why-rotate_once = The building on hex { $hex } has already been rotated in this action.
ante_portas-why-rotate_twice = Only the Supreme Commander rotates by two steps.

## Why not: improvements

ante_portas-why-not_in_hand = This improvement is not in your hand: { $improvement }.
ante_portas-why-effect_draft = Nobody could be drafted: { $improvement }.
ante_portas-why-effect_lay = The tile could be laid nowhere: { $improvement }.
ante_portas-why-effect_build = Nobody of the team could build or pay for it: { $improvement }.
ante_portas-why-effect_refine = Nobody of the team has what is converted: { $improvement }.
ante_portas-why-effect_hospital = There is no farmer in the hospital, or no free home for one: { $improvement }.
ante_portas-why-effect_march = Nobody can be moved: { $improvement }.
ante_portas-why-say_keep = If you want the improvement yourself, keep it: keep.
ante_portas-why-gift_team = You can give only within your own team, not to { $seat }: { $improvement }.
ante_portas-why-gift_no_effect = It would have no effect for { $seat }: { $improvement }.
ante_portas-why-gift_unpaid = It would have no effect for { $seat }, because you cannot pay what it costs there: { $improvement }.
ante_portas-why-keep_no_effect = It would have no effect for you; give it to somebody it helps: { $improvement }.
ante_portas-why-discard_not_hand = This improvement is none of the { $count } in your hand: { $improvement }.

## Why not: colonists and goods

ante_portas-why-employ_never = Nobody works there: { $building }.
ante_portas-why-employ_other = Somebody of the other type works there ({ $building }), not: { $colonist }.
ante_portas-why-employ_missing = You do not have this building: { $building }.
ante_portas-why-employ_full = All worker spaces are filled: { $building }.
ante_portas-why-employ_nobody = Nobody of this type is unemployed with you: { $colonist }.
ante_portas-why-no_space_needed = That needs no storage space: { $good }.
ante_portas-why-store_nothing = That does not lie in your buffers: { $good }.
ante_portas-why-store_full = Storage and warehouse are full; it does not fit: { $good }.
ante_portas-why-give_self = You can exchange only with somebody else.
ante_portas-why-give_team = Goods are exchanged only within a team, not with { $seat }.
ante_portas-why-give_apart = Your steward does not stand on the same place as that of { $seat }.
ante_portas-why-give_none = You have none of that: { $good }.
ante_portas-why-give_full = There is no space left with { $seat }: { $good }.
ante_portas-why-ask_year_end = At the year end everybody gives when asked; you can ask for goods only in your turn.
ante_portas-why-ask_none = { $seat } has none of that: { $good }.
ante_portas-why-ask_full = There is no space left with you: { $good }.
ante_portas-why-drop_none = You have none of that: { $good }.
ante_portas-why-drop_no_help = That lies on spaces of its own and makes room for nothing else: { $good }.
ante_portas-why-fee_first = First come tools or food: { $count } more.
ante_portas-why-fee_goods = Now come building goods, that is wood, clay, planks or bricks: { $count } more.
ante_portas-why-fee_none = You have none of that: { $good }.

## Why not: soldier actions

ante_portas-why-unmanned = The building on hex { $hex } is not operated ({ $tile }): it lacks a { $colonist }.
ante_portas-why-exhausted_most = On the building on hex { $hex } at most { $count } may be exhausted at a time ({ $tile }, { $colonist }).
ante_portas-why-exhausted_all = On hex { $hex } nobody who operates the building is ready ({ $tile }, { $colonist }).
ante_portas-why-only_replace = Only the destroyed mine can be replaced now.
ante_portas-why-no_troop = No troop with that number is on hex { $hex }.
ante_portas-why-shoot_nobody = There is nobody to hit on hex { $hex }.
ante_portas-why-shoot_weak = All shots at hex { $hex } together do { $damage } damage; nobody there would fall.
ante_portas-why-shoot_unarmed = You have no trench, no bunker, no catapult and no howitzer.
ante_portas-why-shoot_own_hex = A building never shoots at its own hex { $hex }.
ante_portas-why-shoot_range = No building of yours can fire at hex { $hex }: it is not in view or range.
ante_portas-why-shooter_none = Nothing on hex { $hex } shoots: take a trench, bunker, catapult or howitzer.
ante_portas-why-shooter_range = The building on hex { $hex } cannot fire at hex { $goal }.
ante_portas-why-fire_empty = Nobody shoots yet: name a building first.
ante_portas-why-watch_none = There is no guard post and no watchtower on hex { $hex }.
ante_portas-why-not_in_view = Hex { $goal } is not in view of the building on hex { $hex }.
ante_portas-why-no_trap = There is no trap on hex { $hex }.
ante_portas-why-trap_empty = Nobody who can still go back stands in the trap on hex { $hex }.
ante_portas-why-trap_flying = Flying dragons never stand in a trap, not on hex { $hex } either.
ante_portas-why-trap_edge = There is no step back from hex { $hex }.
ante_portas-why-back_only = This recoil is only for the trap on hex { $hex }.
ante_portas-why-back_none = Nobody of this kind stands in the trap on hex { $hex }: { $figure }.
ante_portas-why-back_goal = Hex { $goal } is not one or two steps back from hex { $hex }.
ante_portas-why-no_bomb = There is no bomb on hex { $hex }.
ante_portas-why-bomb_nobody = The bomb on hex { $hex } with its whole chain would hit no enemy.
ante_portas-why-replace_none = No mine that may be replaced was destroyed on hex { $hex }.
ante_portas-why-replace_taken = There is no room for the mine on hex { $hex } any more.
ante_portas-why-replace_team = The tools are paid by somebody of the own team, not by { $seat }.
ante_portas-why-replace_tools = { $seat } has too few tools: { $need } needed, { $have } there.

## Why not: losses

ante_portas-why-mine_before = First it is to be decided whether the mine on hex { $hex } is spared.
ante_portas-why-lose_many = On hex { $hex } at most { $farmers } farmers and { $citizens } citizens can be wounded.
ante_portas-why-fell_many = On hex { $hex } at most { $base } base units and { $elite } elite units can fall.
ante_portas-why-fell_flying = Flying elite units take no damage from farmers, trenches and bunkers; take base units.
ante_portas-why-too_strong = That would be too much: strength { $strength } together, the damage covers { $best }.
ante_portas-why-too_weak = That would be too little: strength { $strength } together, as much strength as possible is { $best }.
ante_portas-why-snare_many = Only { $farmers } ready farmers and { $citizens } ready citizens have entered the trap.
ante_portas-why-snare_count = Together it has to be exactly { $count }.

## Why not: year end

ante_portas-why-home_nobody = Nobody of that type works there with you ({ $building }): { $colonist }.
ante_portas-why-hungry_hex = No citizen of your team is on hex { $hex }.
ante_portas-why-hungry_team = { $seat } belongs to the other team.
ante_portas-why-hungry_work = No citizen works there with { $seat }: { $building }.
ante_portas-why-boost_kind = Only buildings that bring goods or taler are boosted, not: { $building }.
ante_portas-why-boost_worker = Not the same type works there as in the factory ({ $building }); in the factory it is: { $colonist }.
ante_portas-why-boost_twice = This factory has boosted it already; take another building: { $building }.
ante_portas-why-boost_full = The buffer there is full; nothing would be boosted: { $building }.
ante_portas-why-boost_idle = You have none of these that is operated: { $building }.
