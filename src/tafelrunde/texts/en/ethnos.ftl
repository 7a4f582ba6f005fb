# Ethnos in English

ethnos-title = Ethnos
ethnos-subtitle = Recruit tribes, play bands, rule six kingdoms before the third dragon comes. 2 to 6 players.

## Names of things

ethnos-word-bear = Bear
ethnos-word-eagle = Eagle
ethnos-word-fox = Fox
ethnos-word-lion = Lion
ethnos-word-owl = Owl
ethnos-word-hart = Hart
ethnos-word-pelagon = Pelagon
ethnos-word-straton = Straton
ethnos-word-rhea = Rhea
ethnos-word-ithys = Ithys
ethnos-word-althea = Althea
ethnos-word-duris = Duris
ethnos-word-centaur = Centaurs
ethnos-word-dwarf = Dwarves
ethnos-word-elf = Elves
ethnos-word-giant = Giants
ethnos-word-halfling = Halflings
ethnos-word-merfolk = Merfolk
ethnos-word-minotaur = Minotaurs
ethnos-word-orc = Orcs
ethnos-word-skeleton = Skeleton
ethnos-word-troll = Trolls
ethnos-word-wingfolk = Wingfolk
ethnos-word-wizard = Wizards
ethnos-word-fairy = Fairies
ethnos-word-centaur_pelagon = Centaur (Pelagon)
ethnos-word-centaur_straton = Centaur (Straton)
ethnos-word-centaur_rhea = Centaur (Rhea)
ethnos-word-centaur_ithys = Centaur (Ithys)
ethnos-word-centaur_althea = Centaur (Althea)
ethnos-word-centaur_duris = Centaur (Duris)
ethnos-word-dwarf_pelagon = Dwarf (Pelagon)
ethnos-word-dwarf_straton = Dwarf (Straton)
ethnos-word-dwarf_rhea = Dwarf (Rhea)
ethnos-word-dwarf_ithys = Dwarf (Ithys)
ethnos-word-dwarf_althea = Dwarf (Althea)
ethnos-word-dwarf_duris = Dwarf (Duris)
ethnos-word-elf_pelagon = Elf (Pelagon)
ethnos-word-elf_straton = Elf (Straton)
ethnos-word-elf_rhea = Elf (Rhea)
ethnos-word-elf_ithys = Elf (Ithys)
ethnos-word-elf_althea = Elf (Althea)
ethnos-word-elf_duris = Elf (Duris)
ethnos-word-giant_pelagon = Giant (Pelagon)
ethnos-word-giant_straton = Giant (Straton)
ethnos-word-giant_rhea = Giant (Rhea)
ethnos-word-giant_ithys = Giant (Ithys)
ethnos-word-giant_althea = Giant (Althea)
ethnos-word-giant_duris = Giant (Duris)
ethnos-word-halfling_pelagon = Halfling (Pelagon)
ethnos-word-halfling_straton = Halfling (Straton)
ethnos-word-halfling_rhea = Halfling (Rhea)
ethnos-word-halfling_ithys = Halfling (Ithys)
ethnos-word-halfling_althea = Halfling (Althea)
ethnos-word-halfling_duris = Halfling (Duris)
ethnos-word-merfolk_pelagon = Merfolk (Pelagon)
ethnos-word-merfolk_straton = Merfolk (Straton)
ethnos-word-merfolk_rhea = Merfolk (Rhea)
ethnos-word-merfolk_ithys = Merfolk (Ithys)
ethnos-word-merfolk_althea = Merfolk (Althea)
ethnos-word-merfolk_duris = Merfolk (Duris)
ethnos-word-minotaur_pelagon = Minotaur (Pelagon)
ethnos-word-minotaur_straton = Minotaur (Straton)
ethnos-word-minotaur_rhea = Minotaur (Rhea)
ethnos-word-minotaur_ithys = Minotaur (Ithys)
ethnos-word-minotaur_althea = Minotaur (Althea)
ethnos-word-minotaur_duris = Minotaur (Duris)
ethnos-word-orc_pelagon = Orc (Pelagon)
ethnos-word-orc_straton = Orc (Straton)
ethnos-word-orc_rhea = Orc (Rhea)
ethnos-word-orc_ithys = Orc (Ithys)
ethnos-word-orc_althea = Orc (Althea)
ethnos-word-orc_duris = Orc (Duris)
ethnos-word-troll_pelagon = Troll (Pelagon)
ethnos-word-troll_straton = Troll (Straton)
ethnos-word-troll_rhea = Troll (Rhea)
ethnos-word-troll_ithys = Troll (Ithys)
ethnos-word-troll_althea = Troll (Althea)
ethnos-word-troll_duris = Troll (Duris)
ethnos-word-wingfolk_pelagon = Wingfolk (Pelagon)
ethnos-word-wingfolk_straton = Wingfolk (Straton)
ethnos-word-wingfolk_rhea = Wingfolk (Rhea)
ethnos-word-wingfolk_ithys = Wingfolk (Ithys)
ethnos-word-wingfolk_althea = Wingfolk (Althea)
ethnos-word-wingfolk_duris = Wingfolk (Duris)
ethnos-word-wizard_pelagon = Wizard (Pelagon)
ethnos-word-wizard_straton = Wizard (Straton)
ethnos-word-wizard_rhea = Wizard (Rhea)
ethnos-word-wizard_ithys = Wizard (Ithys)
ethnos-word-wizard_althea = Wizard (Althea)
ethnos-word-wizard_duris = Wizard (Duris)
ethnos-word-fairy_pelagon = Fairy (Pelagon)
ethnos-word-fairy_straton = Fairy (Straton)
ethnos-word-fairy_rhea = Fairy (Rhea)
ethnos-word-fairy_ithys = Fairy (Ithys)
ethnos-word-fairy_althea = Fairy (Althea)
ethnos-word-fairy_duris = Fairy (Duris)
ethnos-word-recruit = recruit
ethnos-word-band = band
ethnos-word-stop = stop
ethnos-word-place = place
ethnos-word-take = take
ethnos-word-advance = advance
ethnos-word-swap = exchange
ethnos-word-keep = keep
ethnos-word-draw = draw
ethnos-word-pillage = pillage
ethnos-word-ban = ban
ethnos-word-resign = resignation
ethnos-word-deck = deck
ethnos-word-dragon = dragon
ethnos-word-yes = yes
ethnos-word-no = no
ethnos-word-none = nothing
ethnos-word-lot = by lot
ethnos-word-least_glory = least glory
ethnos-word-nearest = least glory and nearest to the third dragon
ethnos-word-glory = scoring of the last age
ethnos-word-chain = another band
ethnos-word-marker_yes_no = the marker in the kingdom
ethnos-word-wing_kingdom = the marker of the Wingfolk
ethnos-word-troll_token = a Troll token
ethnos-word-orc_place = the marker on the Orc Horde board
ethnos-word-merfolk_bonus = the marker for the Merfolk symbol
ethnos-word-giant_yes_no = the Giant token
ethnos-word-merfolk_yes_no = the advance on the Merfolk board
ethnos-word-fairy_swap = the Fairy's exchange
ethnos-word-wizard_draw = the Wizard's draw
ethnos-word-troll_1 = Troll token 1
ethnos-word-troll_2 = Troll token 2
ethnos-word-troll_3 = Troll token 3
ethnos-word-troll_4 = Troll token 4
ethnos-word-troll_5 = Troll token 5
ethnos-word-troll_6 = Troll token 6
ethnos-word-band_1 = band 1
ethnos-word-band_2 = band 2
ethnos-word-band_3 = band 3
ethnos-word-band_4 = band 4
ethnos-word-band_5 = band 5
ethnos-word-band_6 = band 6
ethnos-word-band_7 = band 7
ethnos-word-band_8 = band 8
ethnos-word-band_9 = band 9
ethnos-word-band_10 = band 10
ethnos-word-band_11 = band 11
ethnos-word-band_12 = band 12
ethnos-word-band_13 = band 13
ethnos-word-band_14 = band 14
ethnos-word-band_15 = band 15
ethnos-word-band_16 = band 16
ethnos-word-band_17 = band 17
ethnos-word-band_18 = band 18
ethnos-word-band_19 = band 19
ethnos-word-band_20 = band 20
ethnos-word-band_21 = band 21
ethnos-word-band_22 = band 22
ethnos-word-band_23 = band 23
ethnos-word-band_24 = band 24
ethnos-word-band_25 = band 25
ethnos-word-band_26 = band 26
ethnos-word-band_27 = band 27
ethnos-word-band_28 = band 28
ethnos-word-band_29 = band 29
ethnos-word-band_30 = band 30
ethnos-word-band_31 = band 31
ethnos-word-band_32 = band 32
ethnos-word-band_33 = band 33
ethnos-word-band_34 = band 34
ethnos-word-band_35 = band 35
ethnos-word-band_36 = band 36
ethnos-word-band_37 = band 37
ethnos-word-band_38 = band 38
ethnos-word-band_39 = band 39
ethnos-word-band_40 = band 40
ethnos-word-band_41 = band 41
ethnos-word-band_42 = band 42
ethnos-word-band_43 = band 43
ethnos-word-band_44 = band 44
ethnos-word-band_45 = band 45
ethnos-word-band_46 = band 46
ethnos-word-band_47 = band 47
ethnos-word-band_48 = band 48
ethnos-word-band_49 = band 49
ethnos-word-band_50 = band 50
ethnos-word-band_51 = band 51
ethnos-word-band_52 = band 52
ethnos-word-band_53 = band 53
ethnos-word-band_54 = band 54
ethnos-word-band_55 = band 55
ethnos-word-band_56 = band 56
ethnos-word-band_57 = band 57
ethnos-word-band_58 = band 58
ethnos-word-band_59 = band 59
ethnos-word-band_60 = band 60
ethnos-word-band_61 = band 61
ethnos-word-band_62 = band 62
ethnos-word-band_63 = band 63
ethnos-word-band_64 = band 64
ethnos-word-band_65 = band 65
ethnos-word-band_66 = band 66
ethnos-word-band_67 = band 67
ethnos-word-band_68 = band 68
ethnos-word-band_69 = band 69
ethnos-word-band_70 = band 70
ethnos-word-band_71 = band 71
ethnos-word-band_72 = band 72
ethnos-word-band_73 = band 73
ethnos-word-band_74 = band 74
ethnos-word-band_75 = band 75
ethnos-word-band_76 = band 76
ethnos-word-band_77 = band 77
ethnos-word-band_78 = band 78
ethnos-word-band_79 = band 79
ethnos-word-band_80 = band 80
ethnos-word-band_81 = band 81
ethnos-word-band_82 = band 82
ethnos-word-band_83 = band 83
ethnos-word-band_84 = band 84
ethnos-hidden-card = a card

## What a leader of each tribe does

ethnos-about-centaur = If the band has placed a marker, you may play another band at once.
ethnos-about-dwarf = At the end of the age the band is scored as one card larger.
ethnos-about-elf = You keep up to as many of your other cards as the band has.
ethnos-about-giant = The largest Giant-led band of the age brings 2 glory and the Giant token.
ethnos-about-halfling = The band never places a marker. There are twice as many of them.
ethnos-about-merfolk = You advance 1 per card on their board; 3, 7, 12, 18 give a free marker.
ethnos-about-minotaur = For placing a marker the band counts as one card larger.
ethnos-about-orc = You may put a marker on the space of its colour on your Orc Horde board.
ethnos-about-skeleton = Fits into every band, never leads, and is gone before scoring.
ethnos-about-troll = You take a Troll token up to the band's size; it decides ties.
ethnos-about-wingfolk = You choose the kingdom for the marker.
ethnos-about-wizard = In the end you draw as many cards as the band has.
ethnos-about-fairy = You may exchange the band for one that is not larger, which then works.
ethnos-about-deck = The top card, which only you will see. { $safe ->
    [0] Every card may be a dragon.
    [one] The next card is no dragon.
   *[other] The next { $safe } cards are no dragons.
 }
ethnos-about-troll_token = Breaks ties at the end of the age: the higher sum of tokens wins, then the highest token.
ethnos-about-prizes = Glory for rank 1, then 2 and 3 at the end of this age; in brackets what later ages add.
ethnos-about-prizes_of_two = Glory for rank 1; what stands in brackets comes on top if the other player has no marker there.
ethnos-about-now = What the kingdom would bring if the age ended now: here 4 glory for Bear.

## Labels

ethnos-label-hand = Hand { $count }/10
ethnos-label-row = Row
ethnos-label-pool = Tribes
ethnos-label-trolls = Troll tokens
ethnos-label-targets = Bands of others
ethnos-label-giant = Giant token
ethnos-label-merfolk = Merfolk board
ethnos-label-bands = Bands ({ $glory } glory)
ethnos-label-groups = Groups in hand
ethnos-label-known = Known in hand
ethnos-label-open = In hand
ethnos-label-scattered = Scattered
ethnos-label-age = Age { $age }
ethnos-fact-glory = { $glory } glory
ethnos-fact-hand = hand { $count }
ethnos-fact-supply = supply { $count }
ethnos-fact-giant = Giant token
ethnos-fact-trolls = Trolls { $values }
ethnos-fact-merfolk = Merfolk { $space }
ethnos-fact-orcs = Orcs { $spaces } ({ $glory })
ethnos-fact-markers = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
 } in kingdoms
ethnos-fact-prizes = { $sign } { $now }{ $later ->
    [none] {""}
   *[other] {" "}({ $later })
 }
ethnos-fact-needed = marker from { $size }
ethnos-fact-now = now { $shares }
ethnos-fact-target = { $number }: { $leader }, size { $size }, { $seat }
ethnos-fact-giant_free = free, worth { $glory } glory
ethnos-fact-giant_held = { $seat }, size { $size }, worth { $glory } glory
ethnos-fact-merfolk_empty = all on 0, worth { $glory } glory
ethnos-fact-merfolk_spaces = { $spaces }; worth { $glory } glory
ethnos-fact-kingdoms = kingdoms { $glory }
ethnos-fact-merfolk_glory = Merfolk { $glory }
ethnos-fact-giant_now = Giants at once { $glory }
ethnos-fact-giant_end = Giant token { $glory }
ethnos-fact-orc_glory = Orcs { $glory }
ethnos-fact-band_glory = bands { $glory }
ethnos-head-ban = Choice of tribes: everybody bans one, the others are drawn
ethnos-head-age = Age { $age }/{ $ages } · dragons { $dragons }/3 · deck { $deck }{ $safe ->
    [0] , dragons may come
   *[other] {" "}({ $safe } before the dragons)
 } · first player { $first }
ethnos-head-age_end = End of age { $age } of { $ages } · the third dragon has come
ethnos-head-won = { $winner } wins with { $glory } glory.
ethnos-head-shared = { $winners } share the victory with { $glory } glory.
ethnos-head-resigned = { $winner } wins: resignation.

## Events
## An item is what several events of a kind share a line by: the end of its line, without the full stop.

ethnos-event-tokens = Glory tokens: { $kingdom } { $first }, { $second }{ $third ->
    [-1] {""}
   *[other] , { $third }
 }.
ethnos-item-tokens = { $kingdom } { $first }, { $second }{ $third ->
    [-1] {""}
   *[other] , { $third }
 }
ethnos-event-tribe = Tribes of this game: { $tribe ->
    [Skeleton] Skeletons
   *[other] { $tribe }
 }.
ethnos-item-tribe = { $tribe ->
    [Skeleton] Skeletons
   *[other] { $tribe }
 }
ethnos-event-banned = { $seat } bans the { $tribe ->
    [Skeleton] Skeletons
   *[other] { $tribe }
 }.
ethnos-event-first_player = { $seat } is first player ({ $why }).
ethnos-event-age_began = Age { $age } begins, with { $deck } ally cards.
ethnos-event-drew = { $seat } draws { $card }.
ethnos-event-laid_out = Laid into the row: { $card }.
ethnos-item-laid_out = { $card }
ethnos-event-recruited = { $seat } takes { $card } from the row.
ethnos-event-dragon = { $seat } draws a dragon, number { $count } of 3.
ethnos-event-played_band = { $seat } plays a band of { $size ->
    [one] { $size } card
   *[other] { $size } cards
 }, leader { $leader }.
ethnos-event-band_card = In the band: { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
 }.
ethnos-item-band_card = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
 }
ethnos-event-marker = { $seat } places a marker in { $kingdom } and has { $count } there now.
ethnos-event-giant = { $seat } takes the Giant token with size { $size } and gets { $glory } glory.
ethnos-event-advanced = { $seat } advances to space { $space } of the Merfolk board.
ethnos-event-bonus = { $seat } places a marker in { $kingdom } for a Merfolk symbol and has { $count } there now.
ethnos-event-orc_marker = { $seat } puts a marker on the { $kingdom } space of the Orc Horde board.
ethnos-event-troll = { $seat } takes Troll token { $value }.
ethnos-event-swapped = { $seat } exchanges the Fairy's band with { $rival } for the band of { $size ->
    [one] { $size } card
   *[other] { $size } cards
 } led by { $leader }.
ethnos-event-discarded = { $seat } leaves for the row: { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
 }.
ethnos-item-discarded = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
 }
ethnos-event-kept = { $seat } keeps { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
ethnos-event-passed = { $seat } holds ten Skeletons and has to pass.
ethnos-event-declined = { $seat } forgoes { $what }.
ethnos-event-age_ended = Age { $age } ends: { $seat } has drawn the third dragon.
ethnos-event-scattered = Scattered from the hand of { $seat }: { $card }.
ethnos-item-scattered = { $card }
ethnos-event-skeletons = { $count ->
    [one] { $count } Skeleton leaves
   *[other] { $count } Skeletons leave
 } the bands and the row.
ethnos-event-kingdom_glory = { $kingdom }: rank { $rank } { $seat } with { $count ->
    [one] { $count } marker
   *[other] { $count } markers
 }, { $tied ->
    [1] { $glory } glory
   *[other] shared by { $tied }: { $glory } of { $pot } glory each
 }{ $trolls ->
    [on] {" "}(tie broken by Troll tokens)
   *[other] {""}
 }.
ethnos-item-kingdom_glory = rank { $rank } { $seat } with { $count ->
    [one] { $count } marker
   *[other] { $count } markers
 }, { $tied ->
    [1] { $glory } glory
   *[other] shared by { $tied }: { $glory } of { $pot } glory each
 }{ $trolls ->
    [on] {" "}(tie broken by Troll tokens)
   *[other] {""}
 }
ethnos-event-merfolk_glory = Merfolk board: rank { $rank } { $seat } on space { $space }, { $tied ->
    [1] { $glory } glory
   *[other] shared by { $tied }: { $glory } glory each
 }{ $trolls ->
    [on] {" "}(tie broken by Troll tokens)
   *[other] {""}
 }.
ethnos-item-merfolk_glory = rank { $rank } { $seat } on space { $space }, { $tied ->
    [1] { $glory } glory
   *[other] shared by { $tied }: { $glory } glory each
 }{ $trolls ->
    [on] {" "}(tie broken by Troll tokens)
   *[other] {""}
 }
ethnos-event-giant_glory = { $seat } gets { $glory } glory for the Giant token.
ethnos-event-pillaged = { $seat } takes { $count ->
    [one] { $count } marker
   *[other] { $count } markers
 } off the Orc Horde board and gets { $glory } glory.
ethnos-event-orcs_kept = { $seat } leaves { $count ->
    [one] { $count } marker
   *[other] { $count } markers
 } on the Orc Horde board.
ethnos-event-band_glory = Glory for the bands of { $seat }: { $leader } { $size ->
    [one] { $size } card
   *[other] { $size } cards
 } = { $glory }.
ethnos-item-band_glory = { $leader } { $size ->
    [one] { $size } card
   *[other] { $size } cards
 } = { $glory }
ethnos-event-resigned = { $seat } resigns.
ethnos-event-ended = The game is over ({ $reason }).

## Questions

ethnos-ask-turn = Recruit an ally, or play a band.
ethnos-ask-chain = The Centaur's band has placed a marker: play another band, or stop.
ethnos-ask-marker_yes_no = Place the marker of your band in { $kingdom }, or nothing.
ethnos-ask-wing_kingdom = Your Wingfolk lead a band of size { $size }: choose the kingdom for its marker.
ethnos-ask-troll_token = Take a Troll token of value { $size } or less, or nothing.
ethnos-ask-orc_place = Put a marker on the { $kingdom } space of your Orc Horde board?
ethnos-ask-merfolk_bonus = Merfolk symbol: place a marker in any kingdom, or nothing.
ethnos-ask-giant_yes_no = Take the Giant token with your band of size { $size }?
ethnos-ask-merfolk_yes_no = Advance on the Merfolk board, { $size ->
    [one] { $size } space
   *[other] { $size } spaces
 }?
ethnos-ask-fairy_swap = Exchange your Fairy's band for another of size { $size } or less, or nothing.
ethnos-ask-elf_keep = Your Elf lets you keep up to { $size ->
    [one] { $size } card
   *[other] { $size } cards
 }; the others go into the row.
ethnos-ask-wizard_draw = Let your Wizard draw from the deck, { $size ->
    [one] { $size } card
   *[other] { $size } cards
 }?
ethnos-ask-orc_pillage = { $kingdom ->
    [nothing] Take all markers off your Orc Horde board ({ $count }, worth { $count ->
        [1] 1
        [2] 3
        [3] 6
        [4] 10
        [5] 15
       *[other] 20
     } glory), or leave them for the next age?
   *[other] You have { $count ->
        [one] { $count } marker
       *[other] { $count } markers
     } on your Orc Horde board: take the one from { $kingdom } off, or leave it for the next age?
 }
ethnos-ask-ban = Ban a tribe from this game.
ethnos-wait-turn = { $seat } recruits an ally or plays a band.
ethnos-wait-chain = { $seat } may play another band after the Centaur's.
ethnos-wait-marker_yes_no = { $seat } may place a marker in { $kingdom }.
ethnos-wait-wing_kingdom = { $seat } chooses the kingdom for the marker of the Wingfolk.
ethnos-wait-troll_token = { $seat } may take a Troll token.
ethnos-wait-orc_place = { $seat } may put a marker on the { $kingdom } space of the Orc Horde board.
ethnos-wait-merfolk_bonus = { $seat } may place a marker for a symbol of the Merfolk board.
ethnos-wait-giant_yes_no = { $seat } may take the Giant token.
ethnos-wait-merfolk_yes_no = { $seat } may advance on the Merfolk board.
ethnos-wait-fairy_swap = { $seat } may exchange the Fairy's band.
ethnos-wait-elf_keep = { $seat } chooses the cards that the Elf lets stay in hand.
ethnos-wait-wizard_draw = { $seat } may let the Wizard draw.
ethnos-wait-orc_pillage = { $seat } decides about the markers on the Orc Horde board.
ethnos-wait-ban = { $seat } bans a tribe.

## Options

ethnos-option-few_players = With two or three players: the published rules with two ages and five tribes, or the short rules to the letter, with three ages and six tribes as at larger tables.
ethnos-option-tribe_choice = How the tribes are found: drawn, picked by the host, those of a first game, or everybody bans one before the draw.
ethnos-option-tribes = If the host picks: the tribes, six of them (five where two ages are played), like elf+giant+orc+troll+wizard+dwarf
ethnos-option-fairies = Adds a thirteenth tribe that may be drawn: the Fairies, who exchange bands.
ethnos-option-show_known_cards = Shows which cards of the others are known, because they were taken from the row.
ethnos-option-merfolk_scoring = Who gets glory for the Merfolk board: only the player furthest ahead, or by rank as in a kingdom.
ethnos-option-orc_partial = Lets you take off some of the markers on the Orc Horde board instead of all or none.
ethnos-option-marker_optional = Lets you leave out the marker of a band.
ethnos-option-prompt_all = Asks also whether you use a Giant or the advance of the Merfolk.
ethnos-option-empty_row_bonus = While the row is empty, recruiting from the deck brings two cards.
ethnos-option-two_player_tie = With two players in the last age: what equal players in a kingdom share.
ethnos-option-start_tie = Of several with the least glory the nearest to whoever drew the third dragon begins: that player comes last, or first.
ethnos-option-tie_skeletons = In a tie at the end of the game the bands count with the Skeletons they were played with.
ethnos-option-glory_token_set = The glory tokens; in set b one 6 is a 2.
ethnos-option-reveal_hands_at_age_end = Shows the hands that are put away at the end of an age.
ethnos-option-open_hands = For practice: everybody sees all hands. The deck stays hidden.

## Names of options and their choices

ethnos-name-few_players = Two or three players
ethnos-choice-few_players-published = published rules
ethnos-choice-few_players-letter = as with more
ethnos-name-tribe_choice = Tribes
ethnos-choice-tribe_choice-random = drawn
ethnos-choice-tribe_choice-host = picked by the host
ethnos-choice-tribe_choice-first_game = first game
ethnos-choice-tribe_choice-draft = with bans
ethnos-name-tribes = Picked tribes
ethnos-choice-tribes-none = none
ethnos-name-fairies = Fairies
ethnos-choice-fairies-off = no
ethnos-choice-fairies-on = yes
ethnos-name-show_known_cards = Show known cards
ethnos-choice-show_known_cards-off = no
ethnos-choice-show_known_cards-on = yes
ethnos-name-merfolk_scoring = Merfolk board
ethnos-choice-merfolk_scoring-leader_only = furthest only
ethnos-choice-merfolk_scoring-as_kingdom = as a kingdom
ethnos-name-orc_partial = Take off some Orcs
ethnos-choice-orc_partial-off = no
ethnos-choice-orc_partial-on = yes
ethnos-name-marker_optional = Marker optional
ethnos-choice-marker_optional-off = no
ethnos-choice-marker_optional-on = yes
ethnos-name-prompt_all = Ask everything
ethnos-choice-prompt_all-off = no
ethnos-choice-prompt_all-on = yes
ethnos-name-empty_row_bonus = Two cards, empty row
ethnos-choice-empty_row_bonus-off = no
ethnos-choice-empty_row_bonus-on = yes
ethnos-name-two_player_tie = Tie of two
ethnos-choice-two_player_tie-top_only = token II
ethnos-choice-two_player_tie-both_tokens = tokens I and II
ethnos-name-start_tie = Tie for first player
ethnos-choice-start_tie-exclusive = last
ethnos-choice-start_tie-inclusive = first
ethnos-name-tie_skeletons = Skeletons in the last tie
ethnos-choice-tie_skeletons-off = no
ethnos-choice-tie_skeletons-on = yes
ethnos-name-glory_token_set = Glory tokens
ethnos-choice-glory_token_set-a = set a
ethnos-choice-glory_token_set-b = set b
ethnos-name-reveal_hands_at_age_end = Show scattered hands
ethnos-choice-reveal_hands_at_age_end-off = no
ethnos-choice-reveal_hands_at_age_end-on = yes
ethnos-name-open_hands = Open hands
ethnos-choice-open_hands-off = no
ethnos-choice-open_hands-on = yes

## Draws at a table with real cards

ethnos-draw-token = Turn up the next glory token. Which value does it show?
ethnos-draw-tribe = Turn up the next setup card. Which tribe is it?
ethnos-draw-first = Draw lots for the first player. Who is it?
ethnos-draw-card = Draw the top card of the deck. Which one is it?
ethnos-draw-open_card = Lay the top card of the deck into the row. Which one is it?

## What a hint says: how a play changes what a side has

ethnos-feature-banked = { $way ->
    [more] more glory that is safe
   *[less] less glory that is safe
 }
ethnos-feature-kingdoms = { $way ->
    [more] more glory from kingdoms in this age
   *[less] less glory from kingdoms in this age
 }
ethnos-feature-kingdoms_later = { $way ->
    [more] more glory from kingdoms in later ages
   *[less] less glory from kingdoms in later ages
 }
ethnos-feature-hand = { $way ->
    [more] a better band in hand
   *[less] a weaker band in hand
 }
ethnos-feature-turn = { $way ->
    [more] more from having the turn
   *[less] less from having the turn
 }
ethnos-feature-orcs = { $way ->
    [more] more from the Orc board
   *[less] less from the Orc board
 }
ethnos-feature-merfolk = { $way ->
    [more] more from the Merfolk board
   *[less] less from the Merfolk board
 }
ethnos-feature-giants = { $way ->
    [more] more from the Giant token
   *[less] less from the Giant token
 }
ethnos-feature-trolls = { $way ->
    [more] better Troll tokens
   *[less] weaker Troll tokens
 }
ethnos-feature-markers = { $way ->
    [more] more markers in kingdoms
   *[less] fewer markers in kingdoms
 }
