## Why not: somebody else, or nobody, decides

ethnos-why-over = The game is over.
ethnos-why-resign = Resigning is not a play; you may do it whenever a decision is yours.
ethnos-why-resign_many = With three or more players nobody can resign.
ethnos-why-resign_later = You may resign only at a decision of your own; now { $seat } has to decide.
ethnos-why-not_your_turn = It is the turn of { $seat }.
ethnos-why-not_your_decision = { $seat } has to decide first.
ethnos-why-not_your_orcs = The Orcs are decided about one after the other; now { $seat } has to decide.
ethnos-why-not_your_ban = Tribes are banned in the order of the seats; now it is up to { $seat }.
ethnos-why-absent_tribe = This tribe is not in the game: { $tribe }.
ethnos-why-no_fairies = Fairies are in the game only if the table was opened with the option for them.

## Why not: something else is to be decided

ethnos-why-recruit_or_band = In your turn you do exactly one thing: recruit a card of the row or of the deck, or play a band from your hand.
ethnos-why-band_or_stop = Now play another band after your Centaur, or stop.
ethnos-why-asked_marker = Now decide whether your band places its marker in the leader's kingdom, or none.
ethnos-why-asked_wing = Now choose the kingdom into which your Wingfolk-led band places its marker.
ethnos-why-asked_troll = Now decide which Troll token you take: a single one, or none.
ethnos-why-asked_orc = Now decide whether you put a marker on your Orc Horde board: yes or no.
ethnos-why-asked_bonus = Now decide where the marker for the symbol of the Merfolk board goes: into a single kingdom, or none.
ethnos-why-asked_giant = Now decide whether you take the Giant token: yes or no.
ethnos-why-asked_advance = Now decide whether you advance on the Merfolk board: yes or no.
ethnos-why-asked_swap = Now decide which band of another player you take for your Fairy-led band: a single one, or none.
ethnos-why-asked_keep = Now decide which cards of your hand you keep after your Elf-led band, or none.
ethnos-why-asked_draw = Now decide whether you draw cards for your Wizard-led band: yes or no, all of them or none.
ethnos-why-asked_pillage = Now decide whether your Orcs pillage: yes or no.
ethnos-why-asked_ban = Now ban exactly one tribe.
ethnos-why-no_chain = There is nothing to stop; only after a Centaur-led band that placed a marker are you asked about another band.
ethnos-why-place_by_band = You place markers by playing bands: if a band is large enough, its marker goes into the kingdom of the leader's colour.
ethnos-why-no_token_now = You take a Troll token only when you have just played a Troll-led band.
ethnos-why-no_swap_now = You exchange bands only when you have just played a Fairy-led band.
ethnos-why-no_keep_now = You keep cards only after an Elf-led band, when the rest of your hand goes into the row.
ethnos-why-no_draw_now = You draw like this only after a Wizard-led band, when the rest of your hand has gone into the row.
ethnos-why-no_pillage_now = The Orcs pillage only at the end of an age.
ethnos-why-no_ban_now = Tribes are banned only before the first age begins.
ethnos-why-not_asked = You are asked about this tribe only when you have just played a band it leads and there is something to choose: { $tribe }.
ethnos-why-by_itself = You are not asked about this tribe; what it does happens by itself: { $tribe }.
ethnos-why-banned_already = This tribe is banned already: { $tribe }.

## Why not: recruiting and bands

ethnos-why-hand_full = With 10 cards in hand you cannot recruit; play a band.
ethnos-why-recruit_one = You recruit a single card: one of the row, or the top card of the deck.
ethnos-why-not_in_row = This card is not in the row: { $card }.
ethnos-why-row_empty = The row is empty, so you can recruit only from the deck.
ethnos-why-recruit_in_chain = After a Centaur-led band you cannot recruit; play another band, or stop.
ethnos-why-hand_empty = Your hand is empty, so you can only recruit.
ethnos-why-only_skeletons_left = You have only Skeletons in hand, and Skeletons alone are not a band; you have to recruit.
ethnos-why-name_the_cards = A band consists of cards from your hand; name each of them, the leader first.
ethnos-why-not_in_hand = This card is not in your hand: { $card }.
ethnos-why-not_so_often = This card is in your hand only { $held ->
    [one] once
   *[other] { $held } times
 }, not { $wanted } times: { $card }.
ethnos-why-only_skeletons = Skeletons alone are not a band; another card has to lead it.
ethnos-why-skeleton_leads = A Skeleton cannot be leader; name another card of the band first.
ethnos-why-no_match = Leaving Skeletons aside, all cards of a band must have the same tribe, or all the same colour.
ethnos-why-band_order = These cards are a band, but they are written in another order, the leader first: { $sentence }.

## Why not: markers and abilities

ethnos-why-must_place = Your band is large enough for a kingdom, so its marker has to be placed.
ethnos-why-one_marker = A band places only one marker, into a single kingdom.
ethnos-why-leaders_kingdom = The marker can only go into the kingdom of the leader's colour: { $kingdom }.
ethnos-why-too_small = Your band of size { $size } is too small for { $kingdom }: it has to be larger than the number of your markers there ({ $count }).
ethnos-why-too_small_for_both = Your band of size { $size } is too small for { $kingdom }: it has to be larger than the number of markers you both have there ({ $count }).
ethnos-why-token_too_high = A band of size { $size } takes a Troll token of a value up to { $size }, not { $value }.
ethnos-why-token_taken = The Troll token { $value } is taken already, by { $seat }.
ethnos-why-no_such_band = There is no band { $number } on the table.
ethnos-why-own_band = Band { $number } is your own; you can exchange only with another player.
ethnos-why-led_by_fairy = Band { $number } is led by a Fairy and cannot be chosen.
ethnos-why-band_too_large = Band { $number } is too large: its size is { $count }, that of your Fairy-led band only { $size }.
ethnos-why-draw_from_deck = A Wizard draws only from the deck, never from the row.
ethnos-why-keep_too_many = After an Elf-led band of size { $size } you may keep at most { $size ->
    [one] { $size } card
   *[other] { $size } cards
 }.
ethnos-why-keep_order = You may keep these cards, but they are written in another order: { $sentence }.

## Options

error-ethnos-tribes-only-host = goes only with tribe_choice=host
error-ethnos-tribes-unknown = option tribes: '{ $name }' is no tribe; there are { $tribes }
error-ethnos-tribes-fairies = option tribes: the Fairies can be picked only with fairies=on (ET-27.1)
error-ethnos-tribes-twice = option tribes: '{ $name }' occurs twice; pick different tribes (ET-R38)
error-ethnos-tribes-count = option tribes: with { $players } players name exactly { $count } tribes, like { $example }, not { $found } (ET-R38)
