# War Chest in the browser: what is seen or heard only there

war_chest_web-none = none

## Board

war_chest_web-board = Board
war_chest_web-keys = L shows the names of the hexes, T the threats.
war_chest_web-hex-unit = { $unit } of { $seat }, strength { $strength }
war_chest_web-hex-empty = empty
war_chest_web-hex-neutral = neutral location
war_chest_web-hex-held = location held by { $side }
war_chest_web-hex-choice = can be chosen
war_chest_web-hex-chosen = chosen
war_chest_web-tip-unit = of { $seat }, strength { $strength }
war_chest_web-you = you
war_chest_web-partner = partner
war_chest_web-initiative-held = has the initiative, it can still be claimed this round
war_chest_web-initiative-moved = has the initiative, it has already changed hands this round
war_chest_web-summary = The board as a list
war_chest_web-summary-held = Locations of { $side }
war_chest_web-summary-neutral = Neutral locations
war_chest_web-summary-units = Units of { $seat }
war_chest_web-summary-unit = { $unit } on { $hex }, strength { $strength }

## Threats

war_chest_web-threats = Show threats (T)
war_chest_web-threats-about = Counted is what an enemy unit could do with one coin of its type or a Marshall's, provided such a coin can be in hand, bag or discard: take the location it stands on, or attack. Not counted are repeats of the Berserker and coins drawn by the Warrior Priest.
war_chest_web-danger-unit = can be attacked with one coin
war_chest_web-danger-location = can be taken with one coin

## Headline on a phone

war_chest_web-track-round = Round { $round } · initiative: { $initiative }
war_chest_web-track-draft = Army choice
war_chest_web-track-won = { $winner } wins

## Hand and army choice

war_chest_web-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
 }
war_chest_web-hand-empty = Your hand is empty.
war_chest_web-watching = You are watching. What the others have in hand stays hidden.
war_chest_web-watching-over = The game is over.
war_chest_web-supply-note = { $count } in the supply. To recruit it, first choose a coin of your hand, then this one.
war_chest_web-draft-order = Picks to come:
war_chest_web-draft-bans = { $count ->
    [one] Before that { $count } more card is removed.
   *[other] Before that { $count } more cards are removed.
 }
war_chest_web-draft-initiative = Initiative in round 1: { $seat }
war_chest_web-draft-nothing = no card yet

## All about a seat

war_chest_web-fact-down = face-down { $count }
war_chest_web-fact-flight = using a coin just drawn
war_chest_web-fact-resigned = has resigned
war_chest_web-sheet-where = Where the coins are
war_chest_web-sheet-coin = Coin
war_chest_web-sheet-sum = total
war_chest_web-sheet-hidden = Hidden are bag ({ $bag }), hand ({ $hand }) and face-down discard ({ $down }). Which coins these are together everybody can work out; where each of them is, nobody can.
war_chest_web-sheet-no-army = The army has not been chosen yet.
war_chest_web-column-board = board
war_chest_web-column-board-long = On the board
war_chest_web-column-hand = hand
war_chest_web-column-hand-long = In hand
war_chest_web-column-flight = drawn
war_chest_web-column-flight-long = Just drawn by the Warrior Priest
war_chest_web-column-bag = bag
war_chest_web-column-bag-long = In the bag
war_chest_web-column-discard_down = face-down
war_chest_web-column-discard_down-long = Face-down discard
war_chest_web-column-hidden = hidden
war_chest_web-column-hidden-long = In bag, hand or face-down discard
war_chest_web-column-discard_up = face-up
war_chest_web-column-discard_up-long = Face-up discard
war_chest_web-column-supply = supply
war_chest_web-column-supply-long = In the supply, to be recruited
war_chest_web-column-box = box
war_chest_web-column-box-long = In the box, out of the game

## Armies of one's own choice at a new table

war_chest_web-army-count = { $count } of { $cards } cards
war_chest_web-army-give = { $unit } for { $seat }
war_chest_web-army-incomplete = Choose { $cards } cards for each seat.
