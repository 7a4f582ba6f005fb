# Mighty Empires in the browser: panels, sheets, orders and reports

## How far the campaign is

mighty_empires_web-head = Year { $year } · { $season } · round { $round } of { $rounds } · { $phase }
mighty_empires_web-head-winter = Year { $year } · Winter after round { $round } of { $rounds } · { $phase }
mighty_empires_web-head-setup = { $phase }
mighty_empires_web-head-won = { $count ->
    [one] { $seats } has won with { $points } points
   *[other] { $seats } share the victory with { $points } points
 }
mighty_empires_web-track = R{ $round } · { $season } · { $phase }
mighty_empires_web-track-winter = Winter { $year } · { $phase }
mighty_empires_web-when = Year { $year } · { $season } · round { $round } of { $rounds }
mighty_empires_web-when-winter = Year { $year } · { $season } after round { $round } of { $rounds }
mighty_empires_web-when-short = Year { $year } · { $season }
mighty_empires_web-setup = Setting up
mighty_empires_web-phases = Phases
mighty_empires_web-order = Order
mighty_empires_web-order-of = Smallest realm first: { $seats }
mighty_empires_web-round-of = Round { $round }
mighty_empires_web-round-short = Rd
mighty_empires_web-winter-of = Winter of year { $year }

## What is asked, where the browser shows what a terminal has to say

mighty_empires_web-ask-capital = Choose the field of your capital in secret
mighty_empires_web-ask-event = Choose an event
mighty_empires_web-ask-cast = Do you cast an equinox spell?
mighty_empires_web-ask-reroll = { $spell }: keep it or roll again?
mighty_empires_web-ask-challenge = Challenge somebody, and mark the battlefield
mighty_empires_web-ask-fight = Battle against { $other } on { $tile }: fight or concede?
mighty_empires_web-ask-muster = Muster your army against { $other } in the open
mighty_empires_web-ask-order = Seal your order
mighty_empires_web-ask-report = Report your battle at the table
mighty_empires_web-ask-build = Build and conquer

## Tiles that are asked for

mighty_empires_web-place-capital = A field of your home, dotted on the map. The choice stays secret until all have chosen.
mighty_empires_web-place-rechoose = Your capital lies too near to another one: choose again, openly.
mighty_empires_web-place-rebel = This castle or city joins the nearest enemy.
mighty_empires_web-place-new_capital = One of your cities becomes the new capital.
mighty_empires_web-place-move_seat = Your first capital is yours again: does your seat go back there?

## Realms

mighty_empires_web-realm = Realm
mighty_empires_web-realms = Realms
mighty_empires_web-race = People
mighty_empires_web-rank = Rank
mighty_empires_web-rank-about = By size at the start of the round: fields, with cities counted twice
mighty_empires_web-points = Points
mighty_empires_web-points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
mighty_empires_web-score = Victory points
mighty_empires_web-score-about = { $target ->
    [0] Victory points; the most win at the end
    [one] Victory points
   *[other] Victory points; { $target } win
 }
mighty_empires_web-score-of = { $score } of { $target } points
mighty_empires_web-gold = Gold
mighty_empires_web-rp = Empire points
mighty_empires_web-income = Mines ø
mighty_empires_web-income-about = What the mines bring in a round, on average
mighty_empires_web-tax = Tax ø
mighty_empires_web-tax-about = What the taxes would bring now, on average
mighty_empires_web-event = Event
mighty_empires_web-part-tiles = Fields
mighty_empires_web-part-cities = Cities
mighty_empires_web-part-castles = Castles
mighty_empires_web-part-mines = Mines
mighty_empires_web-part-hoards = Dragon hoard
mighty_empires_web-part-markers = Capital markers
mighty_empires_web-flag-largest = Largest realm: { $bonus } points more in each battle
mighty_empires_web-flag-plague = Plague: 100 points fewer in each battle of this year
mighty_empires_web-flag-special = Special building on { $tile }
mighty_empires_web-flag-winter-rp = { $rp ->
    [one] { $rp } empire point from winter
   *[other] { $rp } empire points from winter
 }
mighty_empires_web-status-active = takes part
mighty_empires_web-status-idle = absent
mighty_empires_web-status-out = takes no part
mighty_empires_web-chip-gold = { $gold } gold
mighty_empires_web-chip-tiles = { $tiles ->
    [one] { $tiles } field
   *[other] { $tiles } fields
 }, { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
 }
mighty_empires_web-sealed = sealed
mighty_empires_web-fact-rank = Rank { $rank }, size { $size }
mighty_empires_web-fact-quality = Quality { $quality } %
mighty_empires_web-treasury = Treasury: { $gold } gold
mighty_empires_web-forecast = Mines about { $income } a round, taxes about { $tax } now, at most { $most }
mighty_empires_web-forecast-short = mines ø { $income }, tax ø { $tax }
mighty_empires_web-income-mean = { $mines ->
    [one] Income each round on average, { $mines } mine
   *[other] Income each round on average, { $mines } mines
 }
mighty_empires_web-tax-mean = Taxes on average, at most { $most }
mighty_empires_web-halved = { $count ->
    [one] Taxes halved: { $why }
   *[other] Taxes halved { $count } times: { $why }
 }
mighty_empires_web-special-none = No special building yet, so no equinox spells
mighty_empires_web-special-lost = The special building is lost and cannot be built again
mighty_empires_web-lands = { $count ->
    [one] { $count } field
   *[other] { $count } fields
 }
mighty_empires_web-exile = No field left: in exile
mighty_empires_web-nobody = nobody

## What can be looked up

mighty_empires_web-looks = Look up
mighty_empires_web-look-realms = Realms
mighty_empires_web-look-events = Events
mighty_empires_web-look-battles = Battle reports
mighty_empires_web-look-chronicle = Gold and winter
mighty_empires_web-look-course = Points
mighty_empires_web-look-reference = Reference card
mighty_empires_web-key-realms = show all realms
mighty_empires_web-key-events = show the events
mighty_empires_web-key-battles = show battle reports
mighty_empires_web-key-chronicle = show income, taxes and winters
mighty_empires_web-key-course = show the course of the points
mighty_empires_web-key-reference = open the reference card
mighty_empires_web-chart = Points after each round
mighty_empires_web-chart-empty = After the first round the points will be drawn here.

## Events

mighty_empires_web-events = Events
mighty_empires_web-events-about = The smallest realm chooses first; each event is taken once a round.
mighty_empires_web-event-choose = Choose an event; you will see what it does before you take it.
mighty_empires_web-taken-by = taken by { $seat }
mighty_empires_web-aims = Whom or what
mighty_empires_web-aim-fools_gold = { $mines ->
    [one] { $mines } mine, about { $income } gold
   *[other] { $mines } mines, about { $income } gold
 }
mighty_empires_web-aim-disaster = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
 }
mighty_empires_web-aim-realm = { $score } points, { $gold } gold
mighty_empires_web-aim-needed = falls on { $die }+
mighty_empires_web-aim-nothing = Build nothing
mighty_empires_web-agent-of = An agent makes { $seat } challenge { $victim } first.

## Equinox spells

mighty_empires_web-spells = Equinox spells
mighty_empires_web-spells-spring = Spring spells
mighty_empires_web-spells-autumn = Autumn spells
mighty_empires_web-cast-about = Cast from { $tile } for { $cost } gold; you have { $gold }. The percentages on the map say how surely a spell gets there.
mighty_empires_web-cast-yes = Cast for { $cost } gold
mighty_empires_web-cast-no = No spell
mighty_empires_web-reroll-no = Keep it
mighty_empires_web-reroll-yes = Roll again
mighty_empires_web-targets = Targets
mighty_empires_web-targets-count = { $count ->
    [0] No legal target
    [one] { $count } legal target
   *[other] { $count } legal targets
 }
mighty_empires_web-target-none = No target
mighty_empires_web-downstream = { $count ->
    [one] and { $count } field downstream
   *[other] and { $count } fields downstream
 }

## Challenges

mighty_empires_web-opponents = Opponents
mighty_empires_web-battlefields = Battlefield, with the cost of taking it
mighty_empires_web-challenge-choose = Choose an opponent, or a battlefield on the map.
mighty_empires_web-foe = { $score } points, { $gold } gold
mighty_empires_web-free = no battle yet
mighty_empires_web-fights = fights { $seats }
mighty_empires_web-fights-most = has battles enough
mighty_empires_web-others-free = others are still free
mighty_empires_web-barred = bars you by diplomacy
mighty_empires_web-forced = An agent sends you against { $seat }; you choose the battlefield.
mighty_empires_web-pass = No challenge

## Battles

mighty_empires_web-battle = Battle
mighty_empires_web-battles = Battles
mighty_empires_web-battles-now = This round
mighty_empires_web-no-battles = No battles yet.
mighty_empires_web-against = against
mighty_empires_web-siege = Siege
mighty_empires_web-dragon = Emperor dragon
mighty_empires_web-hill = Hill, 150
mighty_empires_web-stage-mode = table or simulation?
mighty_empires_web-stage-concede = fight or concede?
mighty_empires_web-stage-muster = armies are mustered
mighty_empires_web-stage-orders = orders are sealed
mighty_empires_web-stage-to_be_played = to be played at the table
mighty_empires_web-ending-unplayed = not played
mighty_empires_web-ending-conceded = conceded
mighty_empires_web-conceded-by = { $seat } has conceded.
mighty_empires_web-points-of = { $a } : { $b }
mighty_empires_web-class-for = { $class } for { $seat }
mighty_empires_web-you-attack = you attack
mighty_empires_web-you-defend = you defend
mighty_empires_web-buy = Buy points
mighty_empires_web-purse = { $before } → { $after }
mighty_empires_web-reinforce = Reinforce
mighty_empires_web-siege-kit = Siege kit
mighty_empires_web-stance = Stance
mighty_empires_web-stance-here = { $ground } % · tempo { $tempo }
mighty_empires_web-beats = beats { $stance }
mighty_empires_web-general = General
mighty_empires_web-general-lead = +8 %, falls on 11
mighty_empires_web-general-command = falls on 12
mighty_empires_web-hunt-about = 30 % of the damage
mighty_empires_web-assassin-general = −10 %
mighty_empires_web-assassin-champion = −4 %
mighty_empires_web-army-own = Your army
mighty_empires_web-army-base = base
mighty_empires_web-army-largest = largest realm
mighty_empires_web-army-plague = plague
mighty_empires_web-army-bought = bought
mighty_empires_web-army-free = reinforcements
mighty_empires_web-army-reinforced = reinforced
mighty_empires_web-army-total = Army
mighty_empires_web-army-more = and up to { $most } more
mighty_empires_web-army-line = { $points } points: { $base } + { $bought } bought
mighty_empires_web-choose-stance = Choose a stance
mighty_empires_web-seal = Seal the order
mighty_empires_web-muster = Muster the army
mighty_empires_web-other-sealed = { $seat } has sealed.
mighty_empires_web-other-not-sealed = { $seat } has not sealed yet.
mighty_empires_web-worth = With { $more } points: about { $own } RP for you, { $other } for the enemy
mighty_empires_web-worth-more = Points more
mighty_empires_web-worth-own = your RP
mighty_empires_web-worth-other = enemy’s RP
mighty_empires_web-worth-about = Mean empire points of armies of { $base }, stances at random. Equal armies draw about every fourth battle or less.
mighty_empires_web-fight = Fight
mighty_empires_web-concede = Concede
mighty_empires_web-concede-about = Conceding costs no gold: a narrow victory for the opponent, 1 empire point for you.
mighty_empires_web-settle-about = It is simulated only if both want that.
mighty_empires_web-settle-table = Play it at the table
mighty_empires_web-settle-simulation = Simulate it

## Battles at the real table

mighty_empires_web-report = Enter the result
mighty_empires_web-report-other = Enter another result
mighty_empires_web-report-send = Report this result
mighty_empires_web-confirm = Confirm
mighty_empires_web-simulate = Simulate
mighty_empires_web-paper = Battle sheet
mighty_empires_web-print = Print
mighty_empires_web-dispute = Your reports differ. Correct yours, confirm the other one, or ask the game master.
mighty_empires_web-they-reported = { $seat } reports:
mighty_empires_web-you-reported = You have reported; { $seat } has to confirm.
mighty_empires_web-they-simulate = { $seat } would rather simulate this battle.
mighty_empires_web-not-reported = Play it, then one of you enters the result.
mighty_empires_web-reports-about = Numbers are { $a } : { $b }
mighty_empires_web-differs = differs
mighty_empires_web-result-of = Result against { $seat }
mighty_empires_web-result-vp = Battle points
mighty_empires_web-result-class = { $own } for you ({ $rp } RP), { $other } for the opponent ({ $otherRp } RP)
mighty_empires_web-result-outcome = Result
mighty_empires_web-result-gold = Gold spent
mighty_empires_web-result-reinforce = Reinforcement gold
mighty_empires_web-result-siege = Siege equipment, gold
mighty_empires_web-result-hill = Holder of the hill
mighty_empires_web-result-dragon = Emperor dragon
mighty_empires_web-result-assassin = Assassin
mighty_empires_web-result-fallen = General fallen
mighty_empires_web-result-rounds = Battle rounds played
mighty_empires_web-result-comment = Comment
mighty_empires_web-result-comment-about = optional, everybody reads it
mighty_empires_web-result-missing = Enter the points of both sides.
mighty_empires_web-die = Die
mighty_empires_web-hill-counted = The { $points } points are in the result already
mighty_empires_web-dragon-dead = The dragon was slain
mighty_empires_web-paper-title = { $a } against { $b }
mighty_empires_web-paper-rounds = { $rounds ->
    [one] { $rounds } battle round
   *[other] { $rounds } battle rounds
 }
mighty_empires_web-paper-terrain = Terrain is placed alternately, none of it in the deployment zones.
mighty_empires_web-paper-remember = Remember
mighty_empires_web-paper-siege = Siege: the attacker may buy siege equipment.
mighty_empires_web-paper-dragon = The emperor dragon takes part. If it dies, later battles here have none.
mighty_empires_web-paper-hill = Whoever holds the hill at the end scores 150 points.
mighty_empires_web-paper-1500 = Choose the army by the limits of 1000 points.
mighty_empires_web-paper-2500 = Choose the army by the limits of 2000 points.
mighty_empires_web-paper-wounds = If an assassin succeeds (4 or more), the victim loses D3 wounds in the place of leaving.
mighty_empires_web-paper-result = Result
mighty_empires_web-paper-classes = Up to 60 points of difference: draw, 2 RP each. From 61 narrow victory, 3; from 151 overwhelming, 4; from 401 massacre, 5; defeat 1.
mighty_empires_web-role-a = attacker
mighty_empires_web-role-b = defender

## Battle reports

mighty_empires_web-replay = Step by step
mighty_empires_web-replay-first = To the beginning
mighty_empires_web-replay-back = One step back
mighty_empires_web-replay-next = One step on
mighty_empires_web-replay-last = To the end
mighty_empires_web-replay-armies = The armies
mighty_empires_web-replay-round = Battle round { $round } of { $rounds }
mighty_empires_web-replay-end = The end
mighty_empires_web-left-of = { $left } of { $points } left
mighty_empires_web-modifier = Modifier
mighty_empires_web-mod-tempo = tempo
mighty_empires_web-mod-match = stances
mighty_empires_web-mod-ground = battlefield
mighty_empires_web-mod-fortune = fortune
mighty_empires_web-mod-lead = leading general
mighty_empires_web-first-turn = { $seat } has the first turn, +10 % in battle round 1
mighty_empires_web-assassin-works = The assassin of { $seat } removes the { $target }
mighty_empires_web-assassin-fails = The assassin of { $seat } fails ({ $target })
mighty_empires_web-fortune = Fortune
mighty_empires_web-col-modifier = Mod.
mighty_empires_web-col-roll = Dice
mighty_empires_web-col-damage = Damage
mighty_empires_web-col-loss = Loss
mighty_empires_web-col-left = Left
mighty_empires_web-col-points = Points
mighty_empires_web-falls = falls
mighty_empires_web-lava = Lava { $a } / { $b } (5+ costs 20)
mighty_empires_web-breath = Dragon
mighty_empires_web-wounds = dragon { $count } of 150 wounds
mighty_empires_web-broke = { $seat } breaks: { $lost } of { $points } lost
mighty_empires_web-dragon-slain = The dragon is dead: { $a } : { $b } points for it.
mighty_empires_web-dragon-lives = The dragon lives: { $a } : { $b } points for wounding it.
mighty_empires_web-hill-held = { $seat } holds the hill, 150 points.
mighty_empires_web-hill-nobody = Nobody holds the hill.

## Build and conquer

mighty_empires_web-points-left = { $points ->
    [one] { $points } empire point left
   *[other] { $points } empire points left
 }
mighty_empires_web-of-winter = { $rp } of them from winter
mighty_empires_web-battlefield-first = The battlefield comes first.
mighty_empires_web-group-occupy = Occupy
mighty_empires_web-group-conquer = Conquer
mighty_empires_web-group-found = Capital
mighty_empires_web-group-demolish = Demolish
mighty_empires_web-cost = Empire points
mighty_empires_web-gain = { $gain ->
    [one] { $gain } victory point
   *[other] { $gain } victory points
 }
mighty_empires_web-after = Afterwards: { $score } victory points, { $points } empire points left
mighty_empires_web-after-marker = (with the marker for a first capital)
mighty_empires_web-nothing-here = Nothing can be done here now.
mighty_empires_web-raid = Raid, 2D6 × 10 gold
mighty_empires_web-end = { $points ->
    [0] End
    [one] End, { $points } point lapses
   *[other] End, { $points } points lapse
 }

## What the button says that plays a sentence

mighty_empires_web-say-capital = Capital on { $tile }
mighty_empires_web-say-field = Take { $tile }
mighty_empires_web-say-target = Cast at { $tile }
mighty_empires_web-say-agent = Against { $seat }
mighty_empires_web-say-challenge = Challenge { $seat } on { $tile }
mighty_empires_web-say-pass = No challenge
mighty_empires_web-say-concede = Concede
mighty_empires_web-say-simulate = Simulate the battle against { $seat }
mighty_empires_web-say-confirm = Confirm the report of { $seat }
mighty_empires_web-say-occupy = Occupy { $tile }
mighty_empires_web-say-conquer = Conquer { $tile }
mighty_empires_web-say-build = Build on { $tile }: { $what }
mighty_empires_web-say-found = Found a capital on { $tile }
mighty_empires_web-say-raid = Raid for 2 dice × 10 gold
mighty_empires_web-say-demolish = Demolish what stands on { $tile }
mighty_empires_web-say-end = End your spending
mighty_empires_web-say-rebel = { $tile } rebels

## Income, winter, taxes

mighty_empires_web-chapter = Round or winter
mighty_empires_web-chronicle-empty = Income, spells, winters and taxes will stand here.
mighty_empires_web-income-of-mines = Income of mines
mighty_empires_web-winter-events = Winter events
mighty_empires_web-winter-empty = Nobody has rolled yet.
mighty_empires_web-winter-hit = It hits { $seat }.
mighty_empires_web-taxes = Taxes
mighty_empires_web-city = city
mighty_empires_web-tax-total = Total { $total }
mighty_empires_web-tax-halved = { $count ->
    [one] halved
   *[other] halved { $count } times
 }

## Reference card

mighty_empires_web-ref-terrain = Terrain and taxes
mighty_empires_web-ref-costs = Empire points
mighty_empires_web-ref-occupy = Occupy a free field: 2 (dwarfs 3)
mighty_empires_web-ref-conquer = Conquer a field of somebody you have beaten: 3 (raiding peoples 2)
mighty_empires_web-ref-surcharge = { $volcano ->
    [on] Mountain or volcano
   *[off] Mountain
 }: 1 more; castle or city there: 1 more
mighty_empires_web-ref-build = Build, or found a new capital: 1
mighty_empires_web-ref-raid = Raid for 2 dice × 10 gold: 1
mighty_empires_web-build-mine = On a river (2 dice × 10 a round) or a mountain (3 dice × 10).
mighty_empires_web-build-castle = Anywhere but on a volcano; whoever takes the field pays 1 more.
mighty_empires_web-build-city = Out of a castle, not on a mountain; 1 point, taxes 1 die × 10 more.
mighty_empires_web-build-special = Once in a campaign; it lets you cast equinox spells.
mighty_empires_web-ref-results = Results of battles
mighty_empires_web-ref-grounds = Battlefields and stances, in percent
mighty_empires_web-ref-stances = Assault beats flank, flank beats hold, hold beats assault: 8 percent each way.
mighty_empires_web-ref-winter = Winter table
mighty_empires_web-ref-winter-about = Everybody rolls two dice, the smallest realm first.
