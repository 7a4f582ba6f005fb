# Seventh Stone in the browser: the map, orders and battles

seventh_stone_map-map = Map
seventh_stone_map-no-board = The board is not laid yet.
seventh_stone_map-choice = can be chosen
seventh_stone_map-chosen = chosen
seventh_stone_map-close = close
seventh_stone_map-clear = Choose anew

## Fields

seventh_stone_map-temple-on = temple ({ $terrain })
seventh_stone_map-with-portal = { $land } with { $colour } portal
seventh_stone_map-portal-yellow = a yellow
seventh_stone_map-portal-blue = a blue
seventh_stone_map-portal-red = a red
seventh_stone_map-portal-green = a green
seventh_stone_map-held = held by { $seat }
seventh_stone_map-free = nobody's
seventh_stone_map-lava = lava: closed until the next event
seventh_stone_map-capital-of = capital of { $seat }
seventh_stone_map-later = { $building } (works from next year)
seventh_stone_map-rs = { $rs } RS
seventh_stone_map-ts = { $ts } TS
seventh_stone_map-recruits = { $count ->
    [one] { $count } more unit this year
   *[other] { $count } more units this year
 }
seventh_stone_map-army = { $seat }: { $military }{ $mercenary ->
    [0] {""}
   *[other] +{ $mercenary }
 } { $type }{ $stones ->
    [0] {""}
    [one] , a stone
   *[other] , { $stones } stones
 }
seventh_stone_map-guards = { $count ->
    [one] { $count } city guard
   *[other] { $count } city guards
 }
seventh_stone_map-conflict = conflict
seventh_stone_map-odds-with = Chance to take it with so many units alone

## Orders

seventh_stone_map-tap-army = Tap an army of yours, then where it goes.
seventh_stone_map-tap-goal = { $count ->
    [one] Tap the one field it can reach.
   *[other] Tap one of { $count } fields.
 }
seventh_stone_map-no-goal = There is no field these units can reach.
seventh_stone_map-cohorts = Units that can do the same
seventh_stone_map-points = { $count ->
    [one] { $count } step
   *[other] { $count } steps
 }
seventh_stone_map-again = after an overrun
seventh_stone_map-stones-along = Stones that go along:
seventh_stone_map-goal-free = free
seventh_stone_map-goal-takeover = you take control{ $rs ->
    [0] {""}
   *[other] , +{ $rs } RS
 }{ $ts ->
    [0] {""}
   *[other] , +{ $ts } TS
 }
seventh_stone_map-goal-own = joins your units there
seventh_stone_map-goal-conflict = conflict
seventh_stone_map-goal-odds = { $odds } % to win with these units alone
seventh_stone_map-goal-crowd = { $count } units there, at most { $most } may stay
seventh_stone_map-goal-mixed = two types on one field may not stay
seventh_stone_map-say-move = { $units }: { $from } → { $to }
seventh_stone_map-say-keep = Keep { $stone } on { $field }
seventh_stone_map-use-stone = Use { $stone } on { $field }
seventh_stone_map-remove-unit = { $field }: remove { $type }, { $kind ->
    [mercenary] mercenary
   *[other] military unit
 }
seventh_stone_map-overrun-field = Overrun { $field }
seventh_stone_map-overrun-count = { $own } units against { $others }: a battle at once, without stones, walls and supports.
seventh_stone_map-back = Take back the last order
seventh_stone_map-back-short = Take back
seventh_stone_map-done = End the movement
seventh_stone_map-pass = No more overruns
seventh_stone_map-broken = The movement cannot end yet
seventh_stone_map-broken-units = { $field }: { $count } units, at most { $most }
seventh_stone_map-broken-types = { $field }: two types of units
seventh_stone_map-broken-mercenaries = { $field }: { $count ->
    [one] { $count } mercenary
   *[other] { $count } mercenaries
 }, but { $most ->
    [0] no military unit
   *[other] only { $most } military
 }
seventh_stone_map-broken-armies = { $count } armies of { $type }, at most { $most }

## Battles

seventh_stone_map-battlefield = Battles
seventh_stone_map-conflicts = Conflicts
seventh_stone_map-no-conflict = No field is contested.
seventh_stone_map-supports = { $seat } supports
seventh_stone_map-battle-at = Battle on { $field }{ $round ->
    [0] {""}
   *[other] , round { $round }
 }
seventh_stone_map-overrun-at = Overrun on { $field }{ $round ->
    [0] {""}
   *[other] , round { $round }
 }
seventh_stone_map-battle-was = Battle on { $field }
seventh_stone_map-sides = Sides of the battle: dice, what they hit on, chance to win
seventh_stone_map-pool = { $pool }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }, hits on { $on } or less
seventh_stone_map-shield-left = the shield still cancels { $count ->
    [one] { $count } hit
   *[other] { $count } hits
 }
seventh_stone_map-walls-left = walls still cancel { $count ->
    [one] { $count } hit
   *[other] { $count } hits
 }
seventh_stone_map-outside = only supports
seventh_stone_map-hits-left = { $count ->
    [one] loses { $count } unit
   *[other] loses { $count } units
 }
seventh_stone_map-suppressed = No support by { $types } in this battle.
seventh_stone_map-throw = throws { $dice }, { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
 } against
seventh_stone_map-cancelled = { $seat }: { $walls ->
    [0] {""}
   *[other] walls cancel { $walls }
 }{ $shield ->
    [0] {""}
   *[other] { $walls ->
        [0] {""}
       *[other] , {""}
     }shield cancels { $shield }
 }
seventh_stone_map-loses = { $seat } loses { $count } { $kind ->
    [guard] { $count ->
        [one] guard
       *[other] guards
     }
    [mercenary] { $count ->
        [one] mercenary
       *[other] mercenaries
     } ({ $type })
   *[other] { $type }
 }
seventh_stone_map-won = { $seat } holds { $field }.
seventh_stone_map-won-nobody = Nobody is left on { $field }.
seventh_stone_map-destroyed = Die { $die }: { $building } destroyed
seventh_stone_map-spared = Die { $die }: { $building } stays
seventh_stone_map-control = { $seat } takes control from { $from }, +{ $rs }{"\u00A0"}RS
seventh_stone_map-captured = { $seat } captures a stone of { $from }
seventh_stone_map-captured-named = { $seat } captures { $stone } of { $from }
seventh_stone_map-chance = Chance to win, by what is public: { $chance } %
seventh_stone_map-stone-yes = Use the stone
seventh_stone_map-stone-no = Do not use it
seventh_stone_map-stone-none = Go on without a battle stone
seventh_stone_map-use-walls = { $count ->
    [0] no wall
    [one] { $count } wall, cancels { $hits } hits
   *[other] { $count } walls, cancel { $hits } hits
 }
seventh_stone_map-dice-at = { $pool } against { $seat }
seventh_stone_map-aim = { $count } against { $seat }, { $rest } left
seventh_stone_map-lose = { $kind ->
    [mercenary] mercenary
   *[other] military unit
 }
seventh_stone_map-lose-support = support from { $who }, { $kind ->
    [mercenary] mercenary
   *[other] military
 }
seventh_stone_map-lose-count = { $count } units must go, one after the other.
