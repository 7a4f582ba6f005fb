# Ethnos in the browser: the map, what lies beside it, the reference card and the end of an age

ethnos_map-none = none
ethnos_map-glory = Glory
ethnos_map-glory-of = { $glory } glory
ethnos_map-sum = total
ethnos_map-skeletons = Skeletons
ethnos_map-choice = can be chosen
ethnos_map-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
 }
ethnos_map-worth = { $value } glory at the end of the age

## How far the game is

ethnos_map-track = Age { $age }/{ $ages } · dragons { $dragons }/3 · deck { $deck }
ethnos_map-age-of = Age { $age } of { $ages }
ethnos_map-dragons = { $count } of 3 dragons revealed.
ethnos_map-dragons-later = { $safe ->
    [one] no dragon in the next card
   *[other] no dragon in the next { $safe } cards
 }
ethnos_map-dragons-all = all three dragons are out
ethnos_map-dragons-now = a dragon may come with every card
ethnos_map-dragons-last = every card may end the age ({ $percent } %)
ethnos_map-first = { $seat } began this age
ethnos_map-first-short = began

## Facts about a player

ethnos_map-fact-glory = { $glory } glory ({ $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 })

## Kingdoms

ethnos_map-map = Map of the six kingdoms
ethnos_map-keys = Who is not asked for a kingdom reads all about it. T opens the reference card, B the bands, S the last scoring.
ethnos_map-alone = if alone
ethnos_map-alone-short = alone
ethnos_map-nobody = no markers
ethnos_map-nobody-long = Nobody has a marker here.
ethnos_map-tokens = Glory tokens: { $tokens }.
ethnos_map-token-pays = { $space } { $value } for { $rank ->
    [1] the first
    [2] the second
   *[other] the third
 }
ethnos_map-token-alone = { $space } { $value } only for somebody who is here alone
ethnos_map-token-later = { $space } { $value } not yet
ethnos_map-standing = If the age ended now: { $list }.
ethnos_map-stands = { $rank }. { $seat } with { $count ->
    [one] { $count } marker
   *[other] { $count } markers
 }{ $tied ->
    [1] {""}
   *[other] {" "}(tied)
 }, { $glory } glory
ethnos_map-stands-trolls = (ahead by Troll tokens, { $sum })
ethnos_map-needed-short = from { $size }
ethnos_map-needed = Your next marker takes a band of { $size ->
    [one] { $size } card
   *[other] { $size } cards
 }{ $minotaur ->
    [yes] , led by a Minotaur { $less }
   *[no] {""}
 }.
ethnos_map-needed-none = You have no marker left.
ethnos_map-ahead-trolls = { $seat } is ahead by Troll tokens, { $sum } together.
ethnos_map-tied = Tied players add up the prizes of their ranks and share them equally, rounded down.
ethnos_map-col-rank = Rank
ethnos_map-col-seat = Player
ethnos_map-col-markers = Markers
ethnos_map-col-space = Space
ethnos_map-col-trolls = Trolls
ethnos_map-col-now = Now
ethnos_map-col-next = Next marker from
ethnos_map-col-share = Prize
ethnos_map-col-age = Age

## Beside the map

ethnos_map-camps = In front of the players
ethnos_map-no-bands = no bands
ethnos_map-bands = { $count ->
    [one] { $count } band
   *[other] { $count } bands
 }
ethnos_map-band = Band of { $size }, led by { $leader }, { $glory } glory
ethnos_map-band-giant = The Giant token lies on it.
ethnos_map-band-size = { $size ->
    [one] { $size } card
   *[other] { $size } cards
 }{ $same ->
    [yes] {""}
   *[no] , scores as { $scoring }
 }
ethnos_map-band-choose = Exchange for this one
ethnos_map-orcs = Orc Horde board
ethnos_map-orcs-none = no markers
ethnos_map-orcs-value = { $now } glory now, { $next } with one more
ethnos_map-orcs-full = { $now } glory, full
ethnos_map-merfolk = Merfolk board
ethnos_map-merfolk-nobody = Nobody has moved yet. { $value } glory at the end of the age for whoever is furthest.
ethnos_map-merfolk-standing = If the age ended now: { $list }.
ethnos_map-swims = { $rank }. { $seat } on space { $count }{ $tied ->
    [1] {""}
   *[other] {" "}(tied)
 }, { $glory } glory
ethnos_map-merfolk-at = Space { $space } of the Merfolk board.
ethnos_map-merfolk-symbols = A free marker for every symbol reached or passed: { $spaces }.
ethnos_map-symbol-next = { $steps ->
    [one] One step to the free marker on { $symbol }.
   *[other] { $steps } steps to the free marker on { $symbol }.
 }
ethnos_map-symbol-none = The end is reached.
ethnos_map-giant = Giant token
ethnos_map-giant-nobody = free
ethnos_map-giant-free = The Giant token is free: any Giant-led band takes it for 2 glory, and { $value } more at the end of the age.
ethnos_map-giant-held = { $seat } holds the Giant token with { $record ->
    [one] a band of { $record } card
   *[other] a band of { $record } cards
 }: { $value } glory at the end of the age. Only a larger Giant-led band takes it.
ethnos_map-trolls = Troll tokens
ethnos_map-troll-free = Troll token { $value }, free
ethnos_map-troll-taken = Troll token { $value } of { $seat }
ethnos_map-trolls-own = Troll tokens { $tokens }, { $sum } together
ethnos_map-trolls-free = Free Troll tokens: { $tokens }.

## Banning tribes

ethnos_map-ban-title = Ban a tribe
ethnos_map-ban-about = In turn everybody bans one tribe. { $count } of the others are drawn for this game.

## All about a player

ethnos_map-began = began this age
ethnos_map-hand = Hand
ethnos_map-hand-empty = The hand is empty.
ethnos_map-hand-hidden = { $count ->
    [one] { $count } card, hidden
   *[other] { $count } cards, hidden
 }
ethnos_map-hand-known = { $known } of { $count ->
    [one] { $count } card is known
   *[other] { $count } cards are known
 }, since everybody saw them taken from the row.
ethnos_map-scattered = Lost when the age ended:
ethnos_map-glory-by = Glory by age and source
ethnos_map-markers-total = Markers in kingdoms: { $count }
ethnos_map-bands-of = Bands: { $count }, { $glory } glory at the end of the age
ethnos_map-material = Tribes
ethnos_map-sheet-kingdoms = Kingdoms
ethnos_map-sheet-merfolk = Merfolk
ethnos_map-sheet-giant_now = Giants at once
ethnos_map-sheet-giant_end = Giant token
ethnos_map-sheet-orcs = Orcs
ethnos_map-sheet-bands = Bands

## Reference card

ethnos_map-reference = Reference
ethnos_map-reference-key = Reference card (T)
ethnos_map-tribes = Tribes in this game
ethnos_map-tribes-others = Tribes that are not in this game
ethnos_map-tables = Tables
ethnos_map-table-bands = Glory of a band
ethnos_map-table-cards = Cards
ethnos_map-table-markers = Markers
ethnos_map-rules-kingdoms = Markers, prizes and ties
ethnos_map-rule-marker = { $two ->
    [yes] A band places a marker if it has more cards than both of you have markers in its leader's kingdom.
   *[no] A band places a marker if it has more cards than you have markers in its leader's kingdom.
 }
ethnos_map-rule-prizes = In age I the first in a kingdom gets token I. In age II the first gets II and the second I, in age III the first III, the second II and the third I.
ethnos_map-rule-trolls = Troll tokens break ties: the higher sum is ahead, with equal sums the highest single token.
ethnos_map-rule-ties = Who is still tied adds up the prizes of the ranks concerned and shares them equally, rounded down.
ethnos_map-rule-two = In the last age the second gets nothing, and who is alone in a kingdom gets both tokens.
ethnos_map-rule-first = Whoever has the least glory begins the next age; of several the next one clockwise from who drew the third dragon.
ethnos_map-rule-end = The most glory wins. If equal, the most markers in kingdoms, then the largest band of the last age, then the next largest.
ethnos_map-key-reference = the reference card with tribes and tables
ethnos_map-key-camp = bands and boards of all players
ethnos_map-key-scoring = the scoring of the last age

## The end of an age

ethnos_map-scoring = Scoring
ethnos_map-scoring-of = Scoring of age { $age }
ethnos_map-scoring-key = The scoring once more (S)
ethnos_map-pages = Steps of the scoring
ethnos_map-running = Glory so far
ethnos_map-step-end = End of the age
ethnos_map-step-merfolk = Merfolk board
ethnos_map-step-giant = Giant token
ethnos_map-step-orcs = Orcs
ethnos_map-step-bands = Bands
ethnos_map-step-totals = Result
ethnos_map-page-back = Back
ethnos_map-page-next = Next
ethnos_map-page-skip = To the result
ethnos_map-page-skip-open = To the Orcs
ethnos_map-page-done = Close
ethnos_map-page-wait = To the table
ethnos_map-end-dragon = { $seat } has drawn the third dragon. Age { $age } is over.
ethnos_map-end-scatter = All hands are scattered and bring nothing.
ethnos_map-end-cards = { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
 }
ethnos_map-end-skeletons = { $count ->
    [one] { $count } Skeleton leaves
   *[other] { $count } Skeletons leave
 } the bands and the row before they are scored.
ethnos_map-merfolk-none = Nobody has left space 0.
ethnos_map-giant-pays = holds the Giant token:
ethnos_map-giant-none = Nobody holds the Giant token.
ethnos_map-orcs-sent = { $count ->
    [one] sends { $count } marker to pillage
   *[other] sends { $count } markers to pillage
 }
ethnos_map-orcs-kept = { $count ->
    [one] keeps { $count } marker
   *[other] keeps { $count } markers
 }
ethnos_map-orcs-waiting = is deciding
ethnos_map-orcs-nobody = There is no marker on any Orc Horde board.
ethnos_map-orcs-rule = { $last ->
    [yes] In the last age all of them pillage.
   *[no] Whoever pillages takes all markers off for glory now; whoever keeps them may collect more for later.
 }
ethnos_map-bands-rule = Counted are the cards without Skeletons, under a Dwarf one more.
ethnos_map-before = Before
ethnos_map-this-age = Age { $age }
ethnos_map-begins = begins age { $age }{ $why ->
    [nearest] : least glory, and of those next clockwise from { $drawer }, who drew the third dragon.
   *[other] , having the least glory.
 }
ethnos_map-tie-markers = ahead by markers in kingdoms: { $count }
ethnos_map-tie-bands = ahead by bands: { $sizes }

## New table

ethnos_map-pick-title = Tribes of this game
ethnos_map-pick-count = { $count } of { $needed } chosen
ethnos_map-pick-incomplete = Choose exactly { $needed } tribes.
