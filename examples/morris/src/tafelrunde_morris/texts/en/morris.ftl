# Nine men's morris in English

morris-title = Nine men's morris
morris-subtitle = Three men in a line make a mill, and a mill takes a man. For two, ten minutes.

## Names of things

morris-word-white = White
morris-word-black = Black
morris-word-place = place
morris-word-move = move
morris-word-take = take
morris-word-resign = resignation
morris-word-few_men = fewer than three men are left
morris-word-blocked = no man can move
morris-word-repetition = the same position came about three times
morris-word-quiet = too many moves without a man placed or taken
morris-man = man of { $seat }

## Labels

morris-fact-board = on the board: { $count }
morris-fact-hand = in hand: { $count }
morris-fact-lost = lost: { $count }
morris-fact-flies = may fly
morris-head-turn = { $seat } to move{ $quiet ->
    [0] {""}
   *[other] {" "}· { $quiet } { $quiet ->
        [one] quiet move
       *[other] quiet moves
    }
 }
morris-head-won = { $winner } wins: { $reason }.
morris-head-drawn = A draw: { $reason }.

## Events

morris-event-placed = { $seat } places a man on { $point }.
morris-event-moved = { $seat } moves from { $from } to { $to }.
morris-event-flew = { $seat } flies from { $from } to { $to }.
morris-event-closed = { $seat } closes { $mills ->
    [one] a mill
   *[other] two mills at once
 }.
morris-event-took = { $seat } takes the man on { $point }.
morris-event-resigned = { $seat } resigns.
morris-event-ended = { $winner ->
    [nobody] The game ends in a draw: { $reason }.
   *[other] { $winner } wins: { $reason }.
 }

## Questions

morris-ask-turn = { $phase ->
    [placing] Place a man.
   *[moving] Move one of your men.
 }
morris-ask-taking = You have closed a mill: take a man of the other side.
morris-wait-turn = { $phase ->
    [placing] { $seat } places a man.
   *[moving] { $seat } moves.
 }
morris-wait-taking = { $seat } takes a man.

## Why not

morris-why-over = The game is over.
morris-why-resign = Resigning is not a move; you may resign whenever you are asked.
morris-why-not_your_turn = It is the turn of { $seat }.
morris-why-how = You place a man on a point, move one from point to point, or take one from a point.
morris-why-take_now = You have closed a mill; take a man first.
morris-why-no_mill = You take a man only after closing a mill.
morris-why-occupied = A man stands on { $point } already.
morris-why-not_yours = None of your men stands on { $point }.
morris-why-not_next = { $point } is not the next point along a line.
morris-why-still_placing = You still have men in your hand; place them first.
morris-why-all_placed = All your men have been placed; move one.
morris-why-nobody_to_take = Nobody stands on { $point }.
morris-why-own_man = The man on { $point } is your own.
morris-why-in_a_mill = The man on { $point } stands in a mill, and others do not.

## Options

morris-option-flying = With three men left you may move to any empty point.
morris-option-two_mills = How many men you take when you close two mills at once.
morris-option-repetition = What happens when the same position comes about a third time.
morris-option-quiet_limit = After so many moves without a man placed or taken the game is a draw.
morris-name-flying = Flying
morris-choice-flying-on = yes
morris-choice-flying-off = no
morris-name-two_mills = Two mills at once
morris-choice-two_mills-one = one man
morris-choice-two_mills-two = two men
morris-name-repetition = Third repetition
morris-choice-repetition-draw = a draw
morris-choice-repetition-off = play on
morris-name-quiet_limit = Quiet moves
morris-choice-quiet_limit-none = no limit
morris-feature-men = men
morris-feature-mills = mills
morris-feature-pairs = pairs with a free third point
morris-feature-mobility = points to go to

## Positions

error-morris-no-point = '{ $name }' is no point; there are { $points }
error-morris-nothing-to-do = { $seat } could do nothing in this position
