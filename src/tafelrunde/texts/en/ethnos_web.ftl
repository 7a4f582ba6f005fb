# Ethnos in the browser: cards, row, hand and what a band will do

## A card of a tribe

ethnos_web-tribe-centaur = Centaur
ethnos_web-tribe-dwarf = Dwarf
ethnos_web-tribe-elf = Elf
ethnos_web-tribe-giant = Giant
ethnos_web-tribe-halfling = Halfling
ethnos_web-tribe-merfolk = Merfolk
ethnos_web-tribe-minotaur = Minotaur
ethnos_web-tribe-orc = Orc
ethnos_web-tribe-skeleton = Skeleton
ethnos_web-tribe-troll = Troll
ethnos_web-tribe-wingfolk = Wingfolk
ethnos_web-tribe-wizard = Wizard
ethnos_web-tribe-fairy = Fairy
ethnos_web-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }

## Sorting

ethnos_web-sorted = Sorted by
ethnos_web-sorted-tribe = tribe
ethnos_web-sorted-colour = colour
ethnos_web-sort-by-tribe = Sort by tribe
ethnos_web-sort-by-colour = Sort by colour

## Row and deck

ethnos_web-row = Face-up row
ethnos_web-row-empty = The row is empty.
ethnos_web-row-keys = Arrow keys go from card to card, Enter or Space chooses, the same again takes it.
ethnos_web-row-fresh = discarded since your last turn
ethnos_web-row-grows = makes a group of { $size } with your hand
ethnos_web-can = can be chosen
ethnos_web-taken = chosen
ethnos_web-deck = Deck
ethnos_web-deck-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
 }
ethnos_web-deck-safe = { $count ->
    [one] the next one is no dragon
   *[other] no dragon in the next { $count }
 }
ethnos_web-deck-safe-short = { $count } without dragons
ethnos_web-deck-danger = dragons possible
ethnos_web-deck-over = the third dragon has come
ethnos_web-deck-chance = The next card ends the age: { $chance }
ethnos_web-deck-chance-short = ends the age: { $chance }
ethnos_web-dragons = Dragons: { $count } of 3
ethnos_web-deck-about = The top card, only you see it.

## Hand

ethnos_web-hand = Your hand
ethnos_web-hand-count = { $count } of 10 cards in hand
ethnos_web-hand-empty = Your hand is empty.
ethnos_web-hand-keys = Arrow keys go from card to card, Enter or Space chooses a card or puts it back, C makes a chosen card the leader.
ethnos_web-watching = You are watching. What the others hold stays hidden.
ethnos_web-watching-over = The game is over.
ethnos_web-groups = Your largest groups
ethnos_web-group = { $of }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }{ $skeletons ->
    [0] {""}
    [one] {" "}and { $skeletons } Skeleton
   *[other] {" "}and { $skeletons } Skeletons
 }
ethnos_web-group-take = Put together: { $group }
ethnos_web-card-chosen = chosen
ethnos_web-card-leader = leader
ethnos_web-card-fits = can be chosen
ethnos_web-card-misfit = does not fit
ethnos_web-card-kept = will be kept
ethnos_web-crown = Make { $card } the leader
ethnos_web-key-crown = in the hand: make a chosen card the leader

## What to do

ethnos_web-how-turn = Take a card of the row or from the deck, or put a band together out of your hand.
ethnos_web-how-touch = Take a card above, or choose some below to play.
ethnos_web-how-recruit = Take a card of the row or from the deck.
ethnos_web-how-band = Put a band together out of your hand.
ethnos_web-how-chain = Put it together out of your hand, or stop.
ethnos_web-how-keep = Choose the cards in your hand.
ethnos_web-again = Tap it again to take it.
ethnos_web-recruit-deck = Draw from the deck
ethnos_web-recruit-card = Take { $card }
ethnos_web-recruit-safe = { $count ->
    [one] The next card is no dragon.
   *[other] The next { $count } cards are no dragons.
 }
ethnos_web-recruit-grows = Makes a group of { $size } with your hand.
ethnos_web-stop = Play no other band
ethnos_web-keep-none = Keep none
ethnos_web-keep-all = Keep all
ethnos_web-keep-some = { $count ->
    [one] Keep { $count } card
   *[other] Keep { $count } cards
 }
ethnos_web-keep-count = { $count } of at most { $most }
ethnos_web-play = Play band
ethnos_web-clear = Choose none
ethnos_web-no-leader = A Skeleton never leads: add another card.
ethnos_web-leader = Leader

## What the band will do

ethnos_web-preview = What will happen
ethnos_web-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }{ $skeletons ->
    [0] {""}
    [one] , { $skeletons } of them a Skeleton
   *[other] , { $skeletons } of them Skeletons
 }
ethnos_web-marker-placed = A marker to { $kingdom }, { $count } of yours there then
ethnos_web-marker-small = No marker: { $kingdom } takes { $needed } cards
ethnos_web-marker-choose = A marker to { $count ->
    [one] { $kingdoms }
    [6] a kingdom of your choice
   *[other] one of { $count }: { $kingdoms }
 }
ethnos_web-marker-nowhere = No marker: every kingdom takes more cards
ethnos_web-marker-halfling = No marker under a Halfling
ethnos_web-marker-supply = No marker: your supply is empty
ethnos_web-does-centaur = Then you may play another band
ethnos_web-does-centaur-none = Without a marker there is no other band
ethnos_web-does-centaur-last = No card is left for another band
ethnos_web-does-dwarf = Scores as { $scoring } cards
ethnos_web-does-elf = { $keep ->
    [one] You may keep { $keep } of the { $rest } other cards
   *[other] You may keep up to { $keep } of the { $rest } other cards
 }
ethnos_web-does-elf-all = { $rest ->
    [one] You may keep the other card
   *[other] You may keep all { $rest } other cards
 }
ethnos_web-does-elf-none = No card is left to keep
ethnos_web-does-giant = { $glory } glory at once and the Giant token, { $later } glory at the end of the age
ethnos_web-does-giant-none = No Giant token: the record is { $record }
ethnos_web-does-halfling = A Halfling does nothing else
ethnos_web-does-merfolk = Merfolk board from { $from } to { $to }, { $markers ->
    [0] { $next ->
        [0] at the end
       *[other] next symbol on { $next }
     }
    [one] { $markers } free marker for it
   *[other] { $markers } free markers for it
 }
ethnos_web-does-merfolk-none = You are at the end of the Merfolk board already
ethnos_web-does-minotaur = Counts as { $size } cards for the marker
ethnos_web-does-orc = A marker on the Orc Horde space { $kingdom }: { $glory } glory instead of { $now }
ethnos_web-does-orc-none = The Orc Horde space { $kingdom } is taken
ethnos_web-does-orc-supply = You have no marker left for the Orc Horde space
ethnos_web-does-troll = { $count ->
    [one] Troll token { $tokens } is free
   *[other] A Troll token of your choice: { $tokens }
 }
ethnos_web-does-troll-none = No Troll token of this size is free
ethnos_web-does-wingfolk = You choose the kingdom
ethnos_web-does-wizard = { $count ->
    [one] Then you may draw { $count } card
   *[other] Then you may draw { $count } cards
 }; the age ends with it: { $chance }
ethnos_web-does-wizard-safe = { $count ->
    [one] Then you may draw { $count } card
   *[other] Then you may draw { $count } cards
 }; the age does not end with it
ethnos_web-does-fairy = { $count ->
    [one] { $count } band can be exchanged for it
   *[other] { $count } bands can be exchanged for it
 }
ethnos_web-does-fairy-none = No band can be exchanged for it
ethnos_web-glory = { $glory } glory at the end of the age
ethnos_web-glory-skeletons = { $glory } glory at the end of the age, { $with } if the Skeletons stayed
ethnos_web-glory-short = { $glory } glory
ethnos_web-glory-short-skeletons = { $glory } glory ({ $with } with Skeletons)
ethnos_web-rest = To the row:
ethnos_web-rest-elf = To keep or to the row:
ethnos_web-rest-centaur = In hand for now:
ethnos_web-rest-none = Nothing goes to the row.
ethnos_web-marker-short-yes = marker: { $kingdom }
ethnos_web-marker-short-choose = marker of your choice
ethnos_web-marker-short-no = no marker
ethnos_web-marker-short-small = no marker (from { $needed })

## Other decisions

ethnos_web-aid-draw = { $safe ->
    [yes] { $deck } cards are left in the deck. The age does not end with it.
   *[no] { $deck } cards are left in the deck. The age ends with it: { $chance }
 }
ethnos_web-aid-pillage = Left there they are worth { $glory } glory with one marker more.
ethnos_web-aid-pillage-all = There is no room for more markers on the board.
