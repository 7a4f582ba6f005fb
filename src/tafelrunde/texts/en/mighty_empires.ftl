# Mighty Empires in English

mighty_empires-title = Mighty Empires
mighty_empires-subtitle = Lead a realm through years and seasons: challenge, fight, conquer, build, and reach 15 victory points. 2 to 8 players.

## Seats and races

mighty_empires-word-bear = Bear
mighty_empires-word-eagle = Eagle
mighty_empires-word-griffin = Griffin
mighty_empires-word-lion = Lion
mighty_empires-word-otter = Otter
mighty_empires-word-stag = Stag
mighty_empires-word-unicorn = Unicorn
mighty_empires-word-falcon = Falcon
mighty_empires-word-nobody = nobody
mighty_empires-word-letter_bear = B
mighty_empires-word-letter_eagle = E
mighty_empires-word-letter_griffin = G
mighty_empires-word-letter_lion = L
mighty_empires-word-letter_otter = O
mighty_empires-word-letter_stag = S
mighty_empires-word-letter_unicorn = U
mighty_empires-word-letter_falcon = F
mighty_empires-word-empire = Empire
mighty_empires-word-bretonnia = Bretonnia
mighty_empires-word-lizardmen = Lizardmen
mighty_empires-word-wood_elves = Wood Elves
mighty_empires-word-ogre_kingdoms = Ogre Kingdoms
mighty_empires-word-chaos_dwarfs = Chaos Dwarfs
mighty_empires-word-dogs_of_war = Dogs of War
mighty_empires-word-high_elves = High Elves
mighty_empires-word-dark_elves = Dark Elves
mighty_empires-word-dwarfs = Dwarfs
mighty_empires-word-chaos = Chaos
mighty_empires-word-daemons = Daemons
mighty_empires-word-orcs_goblins = Orcs & Goblins
mighty_empires-word-beastmen = Beastmen
mighty_empires-word-skaven = Skaven
mighty_empires-word-tomb_kings = Tomb Kings
mighty_empires-word-vampire_counts = Vampire Counts

## Land and buildings

mighty_empires-word-mountain = mountain
mighty_empires-word-volcano = volcano
mighty_empires-word-swamp = swamp
mighty_empires-word-desert = desert
mighty_empires-word-tundra = tundra
mighty_empires-word-plains = plains
mighty_empires-word-forest = forest
mighty_empires-word-woodland = light woods
mighty_empires-word-hills = hill country
mighty_empires-word-lake = lake
mighty_empires-word-farmland = farmland
mighty_empires-word-river = river
mighty_empires-word-plains_fields = open land with a village
mighty_empires-word-dense_forest = dense forest
mighty_empires-word-woodland_plain = open land with woods
mighty_empires-word-plains_hills = open land with hills
mighty_empires-word-mine = mine
mighty_empires-word-castle = castle
mighty_empires-word-city = city
mighty_empires-word-special = special building

## Seasons

mighty_empires-word-spring = spring
mighty_empires-word-summer = summer
mighty_empires-word-autumn = autumn
mighty_empires-word-winter = winter
mighty_empires-phase-setup_capital = Setup: capitals
mighty_empires-phase-setup_fields = Setup: start fields
mighty_empires-phase-spring_equinox = Spring equinox
mighty_empires-phase-events = Events
mighty_empires-phase-income = Income
mighty_empires-phase-challenge = Challenges
mighty_empires-phase-battle = Battles
mighty_empires-phase-build = Build and conquer
mighty_empires-phase-victory_check = Victory check
mighty_empires-phase-autumn_equinox = Autumn equinox
mighty_empires-phase-undead_campaign = Campaign of the undead
mighty_empires-phase-winter_events = Winter events
mighty_empires-phase-taxes = Taxes
mighty_empires-phase-ended = The end
mighty_empires-word-spring_equinox = { mighty_empires-phase-spring_equinox }
mighty_empires-word-events = { mighty_empires-phase-events }
mighty_empires-word-income = { mighty_empires-phase-income }
mighty_empires-word-battle = { mighty_empires-phase-battle }
mighty_empires-word-victory_check = { mighty_empires-phase-victory_check }
mighty_empires-word-autumn_equinox = { mighty_empires-phase-autumn_equinox }
mighty_empires-word-undead_campaign = { mighty_empires-phase-undead_campaign }
mighty_empires-word-winter_events = { mighty_empires-phase-winter_events }
mighty_empires-word-taxes = { mighty_empires-phase-taxes }
mighty_empires-word-setup_capital = { mighty_empires-phase-setup_capital }
mighty_empires-word-setup_fields = { mighty_empires-phase-setup_fields }
mighty_empires-word-ended = { mighty_empires-phase-ended }

## Spells, events of a round, winter

mighty_empires-word-fizzle = failure
mighty_empires-word-plenty = plenty
mighty_empires-word-void_of_chaos = void of chaos
mighty_empires-word-earthquake = earthquake
mighty_empires-word-dam_river = dammed river
mighty_empires-word-transmutation = transmutation of gold
mighty_empires-word-blight = blighted harvest
mighty_empires-word-flood = flood
mighty_empires-word-vortex = vortex of doom
mighty_empires-word-death_fog = death fog
mighty_empires-word-tornado = tornado
mighty_empires-word-fools_gold = fool’s gold
mighty_empires-word-building_boom = building boom
mighty_empires-word-disaster = disaster
mighty_empires-word-all_or_nothing = all or nothing
mighty_empires-word-scouts = scouts
mighty_empires-word-diplomacy = diplomacy
mighty_empires-word-land_grab = land grab
mighty_empires-word-reinforcements = reinforcements
mighty_empires-word-assassin = assassin
mighty_empires-word-spies = spies
mighty_empires-word-saboteurs = saboteurs
mighty_empires-word-agent = agent
mighty_empires-word-dragon_rage = dragon rage
mighty_empires-word-uprising = uprising
mighty_empires-word-rebellion = rebellion
mighty_empires-word-plague = plague
mighty_empires-word-raiders = raiders
mighty_empires-word-increased_revenue = increased revenue
mighty_empires-word-good_harvest = good harvest
mighty_empires-word-recognition = special recognition
mighty_empires-word-famine = famine
mighty_empires-word-revolution = revolution

## Battles

mighty_empires-word-assault = assault
mighty_empires-word-hold = hold
mighty_empires-word-flank = flank
mighty_empires-word-lead = lead
mighty_empires-word-command = command
mighty_empires-word-general = general
mighty_empires-word-champion = champion
mighty_empires-word-general_1 = general, 1 rolled
mighty_empires-word-general_2 = general, 2 rolled
mighty_empires-word-general_3 = general, 3 rolled
mighty_empires-word-general_4 = general, 4 rolled
mighty_empires-word-general_5 = general, 5 rolled
mighty_empires-word-general_6 = general, 6 rolled
mighty_empires-word-champion_1 = champion, 1 rolled
mighty_empires-word-champion_2 = champion, 2 rolled
mighty_empires-word-champion_3 = champion, 3 rolled
mighty_empires-word-champion_4 = champion, 4 rolled
mighty_empires-word-champion_5 = champion, 5 rolled
mighty_empires-word-champion_6 = champion, 6 rolled
mighty_empires-word-defeat = defeat
mighty_empires-word-draw = draw
mighty_empires-word-narrow = narrow victory
mighty_empires-word-overwhelming = overwhelming victory
mighty_empires-word-massacre = massacre

## Words of sentences

mighty_empires-word-capital = capital
mighty_empires-word-field = field
mighty_empires-word-cast = cast
mighty_empires-word-reroll = reroll
mighty_empires-word-target = target
mighty_empires-word-event = event
mighty_empires-word-challenge = challenge
mighty_empires-word-pass = pass
mighty_empires-word-settle = settle
mighty_empires-word-fight = fight
mighty_empires-word-concede = concede
mighty_empires-word-muster = muster
mighty_empires-word-order = order
mighty_empires-word-result = result
mighty_empires-word-confirm = confirm
mighty_empires-word-simulate = simulate
mighty_empires-word-occupy = occupy
mighty_empires-word-conquer = conquer
mighty_empires-word-build = build
mighty_empires-word-found = found
mighty_empires-word-raid = raid
mighty_empires-word-demolish = demolish
mighty_empires-word-end = end
mighty_empires-word-move_seat = move the seat
mighty_empires-word-rebel = rebel
mighty_empires-word-yes = yes
mighty_empires-word-no = no
mighty_empires-word-none = none
mighty_empires-word-nothing = nothing
mighty_empires-word-table = at the table
mighty_empires-word-simulation = simulation
mighty_empires-word-reinforce = reinforce
mighty_empires-word-siege = siege equipment
mighty_empires-word-hunt = hunt
mighty_empires-word-spare = spare
mighty_empires-word-gold = gold
mighty_empires-word-hill = hill
mighty_empires-word-counted = counted
mighty_empires-word-dragon_dead = dragon dead
mighty_empires-word-fallen = fallen
mighty_empires-word-rounds = battle rounds
mighty_empires-word-victory_points = enough victory points
mighty_empires-word-round_limit = the last round is played
mighty_empires-word-last_realm = only one realm is left

## What things do

mighty_empires-about-fools_gold = An opponent gets no income from mines this round.
mighty_empires-about-building_boom = A mine, a castle, or a city out of a castle, for nothing.
mighty_empires-about-disaster = A die for each building of an opponent: a 1 destroys it.
mighty_empires-about-all_or_nothing = 2 RP more if you win every battle of the round, otherwise none at all.
mighty_empires-about-scouts = You place the terrain; 6 percent stronger in simulated battles.
mighty_empires-about-diplomacy = An opponent may not challenge you this round.
mighty_empires-about-land_grab = The first field you occupy costs 1 RP less.
mighty_empires-about-reinforcements = 70 points more in each battle for nothing, further ones for gold.
mighty_empires-about-assassin = Before each battle 4 or more removes an enemy general or champion.
mighty_empires-about-spies = You have the first turn; 6 percent stronger in simulated battles.
mighty_empires-about-saboteurs = One enemy building: a mine falls on 4 or more, a castle on 5 or more, a city on 6.
mighty_empires-about-agent = On 3 or more you say whom an opponent must challenge first.
mighty_empires-about-fizzle = nothing happens
mighty_empires-about-plenty = collect your taxes once more
mighty_empires-about-void_of_chaos = nobody may take this free field until next spring
mighty_empires-about-earthquake = conquering this castle or city costs 0 RP until next spring
mighty_empires-about-dam_river = mines here and downstream earn nothing until next spring
mighty_empires-about-transmutation = the owner of this capital loses a die × 100 gold
mighty_empires-about-blight = the owner’s taxes are halved this winter
mighty_empires-about-flood = buildings fall here on 4 or more, downstream on 6
mighty_empires-about-vortex = buildings fall on 5 or more, then it wanders until a 1
mighty_empires-about-death_fog = no taking, building, income or taxes until the end of next autumn
mighty_empires-about-tornado = the building falls on 2 or more
mighty_empires-about-dragon_rage = dragons swarm out from a volcano; no taxes where they land, buildings fall on 4 or more
mighty_empires-about-uprising = own taxes halved
mighty_empires-about-rebellion = one of your castles or cities joins the nearest enemy
mighty_empires-about-plague = own armies have 100 points less next year
mighty_empires-about-raiders = a die for each border field: 1 to 3, no tax from it
mighty_empires-about-increased_revenue = 50 gold for each own city
mighty_empires-about-good_harvest = 10 gold for each own field
mighty_empires-about-recognition = two dice × 10 gold
mighty_empires-about-famine = the taxes of the largest realm are halved
mighty_empires-about-revolution = border castles and cities of the largest realm leave on 5 or more
mighty_empires-about-none = no special rules
mighty_empires-about-elves = ones on the spell table are rolled again; 1 less on every tax roll
mighty_empires-about-dwarfs = cities on mountains, which earn three dice × 10; occupying costs 3 RP
mighty_empires-about-raiders_group = conquering costs 2 RP and razes cities for gold; builds no cities
mighty_empires-about-skaven = occupies any free field; builds no mines, castles or cities
mighty_empires-about-undead = fights in winter too; no plague, no famine, no taxes

## What to look up

mighty_empires-about-costs = occupy 2 RP (Dwarfs 3), conquer 3 (raiders 2), { $volcano ->
    [on] mountain or volcano
   *[off] mountain
 } +1, castle or city +1; building, raid, new capital 1
mighty_empires-about-results = up to 60 points ahead: draw 2 RP; 61 narrow 3; 151 overwhelming 4; 401 massacre 5; defeat 1
mighty_empires-about-stances = assault beats flank, flank beats hold, hold beats assault (8 percent); a leading general 8 percent, but he may fall

## Labels

mighty_empires-label-order = Order of play, smallest realm first
mighty_empires-label-largest = Largest realm
mighty_empires-label-battle = Battle on { $tile }
mighty_empires-label-effects = Spells on the map
mighty_empires-label-history = Victory points by round
mighty_empires-label-land = Land
mighty_empires-label-buildings = Buildings
mighty_empires-label-spells = Spells
mighty_empires-label-signs = Signs
mighty_empires-label-costs = Costs
mighty_empires-label-results = Results
mighty_empires-label-stances = Stances
mighty_empires-label-spring_spells = Spring spells
mighty_empires-label-autumn_spells = Autumn spells
mighty_empires-label-winter = Winter, two dice
mighty_empires-label-free_events = Events
mighty_empires-label-opponents = Opponents
mighty_empires-label-event = Event
mighty_empires-label-race = Race
mighty_empires-label-forecast = Forecast
mighty_empires-label-halved = Taxes halved
mighty_empires-label-places = Seat
mighty_empires-label-quality = Quality
mighty_empires-label-points = VP
mighty_empires-label-fields = Fields
mighty_empires-label-cities = Cities
mighty_empires-label-castles = Castles
mighty_empires-label-mines = Mines
mighty_empires-label-markers = Markers
mighty_empires-label-rank = Rank
mighty_empires-label-rp = RP
mighty_empires-label-income = Mines ø
mighty_empires-label-tax = Tax ø
mighty_empires-label-more = Also
mighty_empires-fact-goal = { $target ->
    [0] most VP win
   *[other] { $target } VP win
 }
mighty_empires-fact-owner = held by { $seat }
mighty_empires-fact-free = free
mighty_empires-fact-capital = capital of { $seat }
mighty_empires-fact-original = first capital of { $seat }, 3 VP for its first conqueror
mighty_empires-fact-special = special building of { $seat }
mighty_empires-fact-exhausted = mine exhausted
mighty_empires-fact-dragon_alive = emperor dragon alive
mighty_empires-fact-dragon_dead = emperor dragon dead
mighty_empires-fact-effect = { $effect } by { $seat } { $until }
mighty_empires-fact-until_spring = until next spring
mighty_empires-fact-until_autumn = until the end of next autumn
mighty_empires-fact-dragons = { $count ->
    [one] { $count } dragon
   *[other] { $count } dragons
 }, no tax
mighty_empires-fact-raided = raided, no tax
mighty_empires-fact-isolated = isolated, no tax
mighty_empires-fact-tax = tax { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } × { $gold }
mighty_empires-fact-earns = earns { $dice } dice × 10 a round
mighty_empires-fact-ground = battlefield: { $ground } ({ $stances })
mighty_empires-fact-home = home { $home }
mighty_empires-fact-cost = costs you { $cost } RP
mighty_empires-fact-agent = { $seat } must challenge { $other }
mighty_empires-fact-against = { $a } against { $b }
mighty_empires-fact-siege = siege
mighty_empires-fact-with_dragon = emperor dragon
mighty_empires-fact-unplayed = not played
mighty_empires-fact-conceded = { $seat } conceded
mighty_empires-fact-to_be_played = to be played at the table
mighty_empires-fact-report = { $seat } reports { $a } : { $b }
mighty_empires-fact-sealed = sealed by { $seats }
mighty_empires-fact-open = open
mighty_empires-fact-sign_capital = { $sign } capital, { $bare } without its city
mighty_empires-fact-sign_battle = battle
mighty_empires-fact-sign_dragons = two dragons
mighty_empires-fact-sign_flow = the river flows
mighty_empires-fact-opponent = { $seat } { $gold }{ $battles ->
    [0] {""}
    [one] , { $battles } battle
   *[other] , { $battles } battles
 }
mighty_empires-fact-army_points = Army of { $points } points before anything is bought
mighty_empires-fact-has_sealed = sealed
mighty_empires-fact-points = { $points } VP
mighty_empires-fact-out = takes no part
mighty_empires-fact-rp = { $winter ->
    [0] { $rp } RP
   *[other] { $rp }+{ $winter } RP
 }
mighty_empires-fact-fields = { $count ->
    [one] { $count } field
   *[other] { $count } fields
 }
mighty_empires-fact-cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
 }
mighty_empires-fact-castles = { $count ->
    [one] { $count } castle
   *[other] { $count } castles
 }
mighty_empires-fact-mines = { $count ->
    [one] { $count } mine
   *[other] { $count } mines
 }
mighty_empires-fact-hoards = { $count ->
    [one] { $count } hoard
   *[other] { $count } hoards
 }
mighty_empires-fact-markers = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
 }
mighty_empires-fact-rank = rank { $rank } (size { $size })
mighty_empires-fact-largest = +{ $bonus }
mighty_empires-fact-away = away
mighty_empires-fact-chosen = has chosen
mighty_empires-fact-forecast = mines about { $income } a round, taxes about { $tax } (at most { $most })
mighty_empires-fact-seat_at = capital { $tile }
mighty_empires-fact-no_capital = no capital
mighty_empires-fact-casts = casts from { $tile } for { $cost } gold
mighty_empires-fact-special_lost = special building lost
mighty_empires-head-setup = { $phase } · { $goal }
mighty_empires-head-round = Year { $year }, { $season } · round { $round }/{ $rounds } · { $phase } · order { $order } · { $goal }
mighty_empires-head-won = { $winners } { $count ->
    [one] wins
   *[other] share the victory
 } with { $points } VP in round { $round }.

## What happens
## An item is what several events of a kind share a line by: the end of its line, without the full stop.

mighty_empires-event-map = The map has { $tiles } fields and { $volcanoes ->
    [0] no volcano
    [one] { $volcanoes } volcano
   *[other] { $volcanoes } volcanoes
 }.
mighty_empires-event-race = Races: { $seat } { $race }.
mighty_empires-item-race = { $seat } { $race }
mighty_empires-event-home = Homes: { $seat } { $home }.
mighty_empires-item-home = { $seat } { $home }
mighty_empires-event-chose = { $seat } has chosen a capital in secret.
mighty_empires-event-capital = { $seat } founds the capital on { $tile }.
mighty_empires-event-taken = { $why ->
    [start] { $seat } takes { $tile } as a start field.
    [occupied] { $seat } occupies { $tile } for { $cost } RP.
    [conquered] { $seat } conquers { $tile } from { $from } for { $cost } RP.
    [withdrawn] { $tile } is free now.
   *[other] { $tile } goes from { $from } to { $seat } ({ $why }).
 }
mighty_empires-event-round = Round { $round }: { $season } of year { $year }, armies of { $base } points.
mighty_empires-event-winter = Winter of year { $year }.
mighty_empires-event-ranked = Realms by size (cities/castles): { $rank }. { $seat } { $size } ({ $cities }/{ $castles }){ $lot ->
    [on] {" "}by lot
   *[other] {""}
 }.
mighty_empires-item-ranked = { $rank }. { $seat } { $size } ({ $cities }/{ $castles }){ $lot ->
    [on] {" "}by lot
   *[other] {""}
 }
mighty_empires-event-lead = { $seat ->
    [nobody] No realm is ahead: nobody gets the { $bonus } points of the largest one.
   *[other] { $seat } has the largest realm: { $bonus } points more in each battle.
 }
mighty_empires-event-phase = { $phase ->
    [challenge] { mighty_empires-phase-challenge }
    [build] { mighty_empires-phase-build }
   *[other] { $phase }
 }:
mighty_empires-event-expired = On { $tile } it is over: { $effect }.
mighty_empires-event-cast = { $seat } casts an equinox spell for { $cost } gold.
mighty_empires-event-spell_die = { $seat } rolls { $die }{ $again ->
    [on] {" "}on the second try
   *[other] {""}
 }: { $spell }.
mighty_empires-event-spell_at = { $seat }: { $spell } on { $tile }, { $between ->
    [one] { $between } field
   *[other] { $between } fields
 } between, { $dice } rolled: { $works ->
    [on] it works
   *[other] it fails
 }.
mighty_empires-event-effect = On { $tile } from now on: { $effect } (by { $seat }).
mighty_empires-event-halved = The taxes of { $seat } are halved ({ $why }).
mighty_empires-event-vortex = Vortex on { $tile }: { $die } rolled, { $direction ->
    [0] it ends
    [1] on to the east
    [2] on to the north-east
    [3] on to the north-west
    [4] on to the west
    [5] on to the south-west
   *[other] on to the south-east
 }.
mighty_empires-event-event = { $seat } chooses: { $event }{ $target ->
    [nobody] {""}
   *[other] {" "}against { $target }
 }{ $tile ->
    [nowhere] {""}
   *[other] , { $building } on { $tile }
 }.
mighty_empires-event-die = { $what ->
    [destroy] { $tile }: { $die } rolled, { $needed ->
        [1] a 1 destroys
        [6] a 6 destroys
       *[other] { $needed } or more destroys
     }.
    [agent] The agent rolls { $die } and needs { $needed }.
    [dragons] { $die } dragons rise from { $tile }.
   *[other] Rolled: { $die }.
 }
mighty_empires-event-destroyed = Destroyed on { $tile }: { $building }{ $owner ->
    [nobody] {""}
   *[other] {" "}of { $owner }
 } ({ $why ->
    [dragon] a dragon
    [exhausted] exhausted
    [razed] razed
    [demolished] torn down
    [taken] the field changed hands
    [withdrawn] its owner has left
   *[other] { $why }
 }).
mighty_empires-event-built = { $seat } builds on { $tile } for { $cost } RP: { $building }.
mighty_empires-event-agent = { $victim ->
    [nobody] The agent of { $seat } rolls { $die }: { $target } is left alone.
   *[other] The agent of { $seat } makes { $target } challenge { $victim } first.
 }
mighty_empires-event-mine = Mines of { $seat }: { $tile } { $dice } = { $gold }{ $exhausted ->
    [on] {" "}(exhausted now)
   *[other] {""}
 }.
mighty_empires-item-mine = { $tile } { $dice } = { $gold }{ $exhausted ->
    [on] {" "}(exhausted now)
   *[other] {""}
 }
mighty_empires-event-gold = Gold: { $seat } { $change } ({ $why ->
    [tax] taxes
    [raze] a razed city
    [spell] spell
    [army] bought points
    [start] start
    [extra_battle] extra battle
    [correction] correction
   *[other] { $why }
 }), now { $now }.
mighty_empires-item-gold = { $seat } { $change } ({ $why ->
    [tax] taxes
    [raze] a razed city
    [spell] spell
    [army] bought points
    [start] start
    [extra_battle] extra battle
    [correction] correction
   *[other] { $why }
 }), now { $now }
mighty_empires-event-challenge = { $seat } challenges { $other } on { $tile }: { $ground }{ $siege ->
    [on] , a siege
   *[other] {""}
 }{ $dragon ->
    [on] , with the emperor dragon
   *[other] {""}
 }.
mighty_empires-event-idle = { $seat } has no opponent this round.
mighty_empires-event-settle = { $seat } wants to settle the battle against { $other } like this: { $how }.
mighty_empires-event-sealed = { $seat } has sealed an order.
mighty_empires-event-conceded = { $seat } concedes to { $other }.
mighty_empires-event-army = { $seat } has { $points } points: { $base }{ $largest ->
    [0] {""}
   *[other] {" "}+ { $largest } largest realm
 }{ $plague ->
    [0] {""}
   *[other] {" "}− { $plague } plague
 }{ $bought ->
    [0] {""}
   *[other] {" "}+ { $bought } bought
 }{ $reinforced ->
    [0] {""}
   *[other] {" "}+ { $reinforced } reinforcements
 }{ $siege ->
    [0] {""}
   *[other] ; siege equipment { $siege }
 }{ $hunt ->
    [on] ; hunts the dragon
   *[other] {""}
 }{ $stance ->
    [none] {""}
   *[other] ; stance { $stance }, general { $general ->
        [lead] leads
       *[other] commands
     }
 }.
mighty_empires-event-first_turn = { $die_a ->
    [0] { $seat } has the first turn (spies).
   *[other] First turn: { $die_a } against { $die_b }, { $seat } has it.
 }
mighty_empires-event-assassin = The assassin of { $seat } aims at the { $target }: { $die } rolled, { $works ->
    [on] done
   *[other] failed
 }.
mighty_empires-event-fortune = Fortune: { $dice_a } | { $dice_b }, so { $fortune_a } | { $fortune_b } percent.
mighty_empires-event-battle_round = Battle round { $round }: rolled { $roll_a } | { $roll_b }, modifier { $modifier_a } | { $modifier_b }, damage { $damage_a } | { $damage_b }, lost { $loss_a } | { $loss_b }, left { $left_a } | { $left_b }, points { $vp_a } | { $vp_b }.
mighty_empires-event-hazard = Battle round { $round }, volcano: lava { $lava_a } | { $lava_b }{ $prey ->
    [0] {""}
   *[other] , dragon { $prey }, breath { $breath }: { $breath_a } | { $breath_b } lost
 }; damage to the dragon so far { $dragon_a } | { $dragon_b }.
mighty_empires-event-general = Generals in battle round { $round }: { $seat } { $dice }{ $falls ->
    [on] {" "}falls
   *[other] {""}
 }.
mighty_empires-item-general = { $seat } { $dice }{ $falls ->
    [on] {" "}falls
   *[other] {""}
 }
mighty_empires-event-broke = { $seat } breaks: { $lost } of { $points } points lost.
mighty_empires-event-dragon = { $dead ->
    [on] The emperor dragon is dead
   *[other] The emperor dragon lives
 }: damage { $damage_a } | { $damage_b }, points { $vp_a } | { $vp_b }.
mighty_empires-event-hill = The hill: { $dice_a } | { $dice_b }, { $hill_a } against { $hill_b }, { $seat ->
    [nobody] nobody holds it
   *[other] { $seat } holds it
 }.
mighty_empires-event-result = Battle on { $tile }: { $seat } { $vp_a } ({ $class_a }), { $other } { $vp_b } ({ $class_b }).
mighty_empires-event-reported = { $seat } reports { $vp_own } to { $vp_other } against { $other }{ $gold_own ->
    [0] {""}
   *[other] ; paid { $gold_own } gold
 }{ $gold_other ->
    [0] {""}
   *[other] ; { $other } paid { $gold_other } gold
 }{ $reinforce_own ->
    [0] {""}
   *[other] ; reinforcements { $reinforce_own }
 }{ $reinforce_other ->
    [0] {""}
   *[other] ; reinforcements of { $other } { $reinforce_other }
 }{ $siege ->
    [0] {""}
   *[other] ; siege equipment { $siege }
 }{ $hill ->
    [own] ; holds the hill
    [other] ; { $other } holds the hill
   *[nobody] {""}
 }{ $dragon ->
    [on] ; the dragon is dead
   *[other] {""}
 }{ $assassin_own ->
    [none] {""}
   *[other] ; assassin: { $assassin_own }
 }{ $assassin_other ->
    [none] {""}
   *[other] ; assassin of { $other }: { $assassin_other }
 }{ $fallen ->
    [own] ; own general fallen
    [other] ; general of { $other } fallen
    [both] ; both generals fallen
   *[none] {""}
 }{ $rounds ->
    [0] {""}
    [one] ; { $rounds } battle round
   *[other] ; { $rounds } battle rounds
 }.
mighty_empires-event-confirmed = { $seat } confirms the report of { $other }.
mighty_empires-event-wants_simulation = { $seat } would let the battle against { $other } be simulated.
mighty_empires-event-unplayed = The battle of { $seat } against { $other } counts as not played.
mighty_empires-event-rp = Empire points: { $seat } { $rp } RP.
mighty_empires-item-rp = { $seat } { $rp } RP
mighty_empires-event-spent = { $seat } pays { $cost } RP, { $left } left{ $winter_left ->
    [0] {""}
   *[other] {" "}and { $winter_left } of the winter
 }.
mighty_empires-event-ended_turn = { $seat } is done{ $lost ->
    [0] {""}
   *[other] , { $lost } RP are lost
 }.
mighty_empires-event-marker = { $seat } wins the marker for the first capital of { $founder } on { $tile }: 3 VP for good.
mighty_empires-event-capital_lost = { $seat } loses the capital on { $tile }.
mighty_empires-event-new_capital = { $tile } is the capital of { $seat } now{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } RP
 }.
mighty_empires-event-winter_roll = { $seat } rolls { $dice }: { $result }{ $hit ->
    [nobody] {""}
   *[other] , concerns { $hit }
 }.
mighty_empires-event-no_effect = That changes nothing for { $seat }.
mighty_empires-event-dragon_step = Dragons land: { $direction } to { $tile }.
mighty_empires-item-dragon_step = { $direction } to { $tile }
mighty_empires-event-dragon_lost = A dragon leaves the map ({ $direction } rolled).
mighty_empires-event-raided = Raiders at the border of { $seat }: { $tile } { $die }{ $raided ->
    [on] {" "}no tax
   *[other] {""}
 }.
mighty_empires-item-raided = { $tile } { $die }{ $raided ->
    [on] {" "}no tax
   *[other] {""}
 }
mighty_empires-event-tax = Tax rolls of { $seat }: { $tile } { $why ->
    [pays] { $dice }{ $city ->
        [0] {""}
       *[other] {" "}+ city { $city }
     } = { $gold }
    [isolated] isolated
    [fog] fog
    [raided] raided
    [dragon] dragons
   *[other] –
 }.
mighty_empires-item-tax = { $tile } { $why ->
    [pays] { $dice }{ $city ->
        [0] {""}
       *[other] {" "}+ city { $city }
     } = { $gold }
    [isolated] isolated
    [fog] fog
    [raided] raided
    [dragon] dragons
   *[other] –
 }
mighty_empires-event-taxes = Taxes of { $seat }: { $total }{ $halvings ->
    [0] {""}
    [one] , halved
   *[other] , halved { $halvings } times
 }, so { $gold } gold.
mighty_empires-event-revolt = Revolution on { $tile }: { $die } rolled, { $to ->
    [nobody] it stays
   *[other] it joins { $to }
 }.
mighty_empires-event-plague = Plague: armies of { $seat } have 100 points less in year { $year }.
mighty_empires-event-winter_rp = { $seat } has { $rp } RP of the winter.
mighty_empires-event-score = Victory points (fields/cities/hoards/markers): { $seat } { $score } ({ $tiles }/{ $cities }/{ $hoards }/{ $markers }).
mighty_empires-item-score = { $seat } { $score } ({ $tiles }/{ $cities }/{ $hoards }/{ $markers })
mighty_empires-event-withdrawn = { $seat } leaves the campaign.
mighty_empires-event-absence = { $idle ->
    [on] { $seat } is away and decides nothing.
   *[other] { $seat } is back.
 }
mighty_empires-event-joined = { $seat } joins, with the capital on { $tile }.
mighty_empires-event-corrected = Set right: { $what ->
    [owner] owner
    [building] building
    [rp] empire points
    [winter_rp] empire points of the winter
    [markers] markers
    [effect] spell
    [exhausted] exhausted
    [dragon] dragon alive
    [pairing] pairing
    [round] round
    [phase] phase
    [race] race
    [quality] quality
    [option] option
   *[other] { $what }
 }{ $seat ->
    [nobody] {""}
   *[other] , { $seat }
 }{ $tile ->
    [nowhere] {""}
   *[other] , { $tile }
 }: { $old ->
    [on] yes
    [off] no
    [nowhere] none
   *[other] { $old }
 } → { $new ->
    [on] yes
    [off] no
    [nowhere] none
   *[other] { $new }
 }.
mighty_empires-event-fresh = From here on other dice fall than would have fallen.
mighty_empires-event-rp_due = With the corrected result { $seat } should have had { $due } RP, not { $given }.
mighty_empires-event-doubtful = With the corrected result { $seat } could not have taken { $tile } from { $from }.
mighty_empires-event-paired = { $tile ->
    [nowhere] { $seat } and { $other } do not fight this round.
   *[other] { $seat } fights { $other } on { $tile }.
 }
mighty_empires-event-option = An option is set right: { $option }.
mighty_empires-event-passed = { $seat } { $what ->
    [no_spell] casts no spell
    [no_reroll] keeps the roll
    [no_concession] accepts the battle
    [no_move] leaves the seat where it is
   *[other] challenges nobody
 }.
mighty_empires-event-mustered = { $seat } musters openly: { $bought } points bought{ $reinforced ->
    [0] {""}
   *[other] , reinforcements for { $reinforced }
 }{ $siege ->
    [0] {""}
   *[other] , siege equipment { $siege }
 }.
mighty_empires-event-ended = The campaign is over: { $reason ->
    [victory_points] enough victory points
    [last_realm] only one realm is left
   *[other] the last round is played
 }.

## Questions

mighty_empires-ask-capital = Choose the field of your capital, in secret; all are shown together.
mighty_empires-ask-rechoose = Your capital is too near to another one: choose again, openly.
mighty_empires-ask-field = Take a free field next to your realm.
mighty_empires-ask-cast = Do you cast an equinox spell?
mighty_empires-ask-reroll = The table says { $spell }. Do you roll once more? Then the second roll counts.
mighty_empires-ask-target = Choose a target for { $spell }, or none.
mighty_empires-ask-event = Choose an event that nobody has this round.
mighty_empires-ask-event_seat = Against whom?
mighty_empires-ask-event_build = What do you build for nothing, and where?
mighty_empires-ask-event_tile = Which building do the saboteurs go for?
mighty_empires-ask-agent = Your agent is at work: whom must { $other } challenge?
mighty_empires-ask-challenge = Challenge an opponent and name the battlefield.
mighty_empires-ask-forced = An agent forces you to challenge { $other }: name the battlefield.
mighty_empires-ask-campaign = Challenge somebody in winter, or pass.
mighty_empires-ask-ground = Name the battlefield.
mighty_empires-ask-settle = Battle against { $other } on { $tile }: at the table or simulated?
mighty_empires-ask-fight = Battle against { $other } on { $tile }: fight, or concede?
mighty_empires-ask-muster = Battle against { $other } on { $tile }: how much gold do you spend? As: muster 50
mighty_empires-ask-order = Battle against { $other } on { $tile }: seal your order, gold first. As: order 50 assault lead
mighty_empires-ask-report = Report a battle at the table, yours first: result, opponent, 450 300; or confirm, concede, simulate.
mighty_empires-ask-build = You have { $rp } RP{ $winter_rp ->
    [0] {""}
   *[other] {" "}and { $winter_rp } of the winter
 }: occupy, conquer, build, raid; then “end”.
mighty_empires-ask-new_capital = Your capital is lost: which of your cities takes its place?
mighty_empires-ask-move_seat = Your first capital { $tile } is yours again: move the seat there?
mighty_empires-ask-rebel = Rebellion: which castle or city do you lose?
mighty_empires-wait-capital = { $seat } chooses a capital in secret.
mighty_empires-wait-rechoose = { $seat } chooses another capital.
mighty_empires-wait-field = { $seat } takes a start field.
mighty_empires-wait-cast = { $seat } may cast an equinox spell.
mighty_empires-wait-reroll = { $seat } may roll again for { $spell }.
mighty_empires-wait-target = { $seat } chooses a target for { $spell }.
mighty_empires-wait-event = { $seat } chooses an event.
mighty_empires-wait-event_seat = { $seat } chooses against whom the event goes.
mighty_empires-wait-event_build = { $seat } chooses what to build for nothing.
mighty_empires-wait-event_tile = { $seat } sends saboteurs.
mighty_empires-wait-agent = { $seat } says whom { $other } must challenge.
mighty_empires-wait-challenge = { $seat } challenges somebody.
mighty_empires-wait-forced = { $seat } is forced to challenge { $other }.
mighty_empires-wait-campaign = { $seat } may challenge somebody in winter.
mighty_empires-wait-ground = { $seat } names the battlefield.
mighty_empires-wait-settle = { $seat } decides how the battle against { $other } on { $tile } is settled.
mighty_empires-wait-fight = { $seat } decides whether to fight { $other } on { $tile }.
mighty_empires-wait-muster = { $seat } musters the army against { $other } on { $tile }.
mighty_empires-wait-order = { $seat } seals an order for the battle against { $other } on { $tile }.
mighty_empires-wait-report = { $seat } has to report a battle at the table.
mighty_empires-wait-build = { $seat } spends { $rp } RP{ $winter_rp ->
    [0] {""}
   *[other] {" "}and { $winter_rp } of the winter
 }.
mighty_empires-wait-new_capital = { $seat } chooses a new capital.
mighty_empires-wait-move_seat = { $seat } decides whether { $tile } is the capital again.
mighty_empires-wait-rebel = { $seat } chooses what the rebellion takes.

## Options

mighty_empires-option-battle_mode = How battles are settled: simulated, on your own table with miniatures, or as agreed each time.
mighty_empires-option-races = “random” draws lots; otherwise the races in the order of the seats with commas, as dwarfs,skaven,random.
mighty_empires-option-start_season = The season of the first round; a winter follows every autumn.
mighty_empires-option-max_rounds = The campaign ends after this round.
mighty_empires-option-vp_target = So many victory points end the campaign; 0: only the last round does.
mighty_empires-option-capital_choice = Where capitals are chosen: in the own home, anywhere, or they are fixed.
mighty_empires-option-min_capital_distance = Capitals are at least so far apart; auto: 2 in homes, otherwise 3.
mighty_empires-option-start_gold = Gold that every realm begins with.
mighty_empires-option-start_fields = Fields that every realm begins with, the capital included.
mighty_empires-option-pairing = Whether realms without a battle must be challenged first.
mighty_empires-option-most_battles = A realm has at most so many battles in a round.
mighty_empires-option-multi_battle_rp = Which empire points count after several battles in a round.
mighty_empires-option-rp_carry_over = Up to 2 unspent RP stay for the next round.
mighty_empires-option-build_order = Who acts first in the phase of building and conquering.
mighty_empires-option-event_repeat = Whether the own event of the last round may be chosen again.
mighty_empires-option-mine_exhaustion = Which roll exhausts a mine.
mighty_empires-option-rebuild_exhausted = A mine may be built again where one was exhausted.
mighty_empires-option-allow_demolish = Own mines and castles may be torn down for 0 RP.
mighty_empires-option-dragon_spread = Whether the swarm walks from field to field or each dragon lands next to the volcano.
mighty_empires-option-revolution_hits_capital = A revolution may hit the capital too.
mighty_empires-option-winter_ranking = By what famine and revolution look for the largest realm.
mighty_empires-option-isolated_mines_pay = Mines without a way to the capital earn.
mighty_empires-option-volcano_surcharge = Taking a volcano costs 1 RP more, like a mountain.
mighty_empires-option-dragon_guards = While the dragon lives, only who has won a battle there occupies a free volcano.
mighty_empires-option-hoard_total_3 = A volcano counts 3 victory points in all, not 4.
mighty_empires-option-hoard_as_tower = The owner of a hoard casts without a special building too, from the volcano.
mighty_empires-option-loser_barred = Whoever has lost may not occupy the free battlefield in this round.
mighty_empires-option-skaven_strict = Skaven conquer only next to a city.
mighty_empires-option-elimination = Whoever has no field left is out.
mighty_empires-option-component_limits = 24 castles, 12 cities and 12 mines in all; then no more are built.
mighty_empires-option-extra_battles = Voluntary battles at the table: 50 gold for the winner, no RP; the game master enters them.
mighty_empires-option-assassin_wounds = At the table the victim of an assassin loses wounds in the place of leaving.
mighty_empires-option-neutral_castles = Castles that belong to nobody stand around the volcanoes.
mighty_empires-option-unplayed_rp = Empire points for a battle that was not played, and for whoever found no opponent.
mighty_empires-option-largest_bonus = Points the largest realm has more in each battle.
mighty_empires-option-seasons = Spells, winter and taxes; no: the base game without them.
mighty_empires-option-race_rules = Elves, dwarfs, raiders, Skaven and undead have rules of their own.
mighty_empires-option-quality = Percent in the simulation, 80 to 120: one number for all, or one for each seat with commas.
mighty_empires-option-most_reinforced = Reinforcements cost at most so much gold in a battle.
mighty_empires-option-dwarf_castle_mine = Castles of dwarfs in mountains earn three dice × 10 gold.
mighty_empires-option-beastmen_raiders = Beastmen have the rules of the raiders.
mighty_empires-option-pledges = Whether gold that is pledged to a simulated battle stays pledged when another battle is prepared before it.
mighty_empires-option-undead_windfalls = Which windfalls the undead get.
mighty_empires-option-seal_gold = Bought points are sealed; auto: except when all battles are at the table.
mighty_empires-option-vacant = So many of the last seats stay free for people who join later.
mighty_empires-option-map_source = A fair map of flowers, one laid at random, or one of your own.
mighty_empires-option-map_seed = A number from which the map follows, to play on the same one again.
mighty_empires-option-map = A map as JSON, as the map editor saves it.

## Names of options and their choices

mighty_empires-name-battle_mode = Battles
mighty_empires-choice-battle_mode-sim = simulated
mighty_empires-choice-battle_mode-table = at the table
mighty_empires-choice-battle_mode-mixed = as agreed
mighty_empires-name-races = Races
mighty_empires-name-start_season = First season
mighty_empires-choice-start_season-spring = spring
mighty_empires-choice-start_season-summer = summer
mighty_empires-choice-start_season-autumn = autumn
mighty_empires-name-max_rounds = Rounds
mighty_empires-name-vp_target = Victory points to win
mighty_empires-name-capital_choice = Capitals
mighty_empires-choice-capital_choice-secret_home = in secret, in the home
mighty_empires-choice-capital_choice-secret_free = in secret, anywhere
mighty_empires-choice-capital_choice-slots = fixed in the middle of the home
mighty_empires-name-min_capital_distance = Distance of capitals
mighty_empires-choice-min_capital_distance-auto = auto
mighty_empires-name-start_gold = Gold at the start
mighty_empires-name-start_fields = Start fields
mighty_empires-name-pairing = Opponents
mighty_empires-choice-pairing-prefer_free = free ones first
mighty_empires-choice-pairing-open = anybody
mighty_empires-name-most_battles = Battles in a round
mighty_empires-choice-most_battles-none = any number
mighty_empires-name-multi_battle_rp = Several battles
mighty_empires-choice-multi_battle_rp-average = average
mighty_empires-choice-multi_battle_rp-best = the best one
mighty_empires-choice-multi_battle_rp-sum_max5 = all, at most 5
mighty_empires-choice-multi_battle_rp-sum = all
mighty_empires-name-rp_carry_over = Keep empire points
mighty_empires-choice-rp_carry_over-off = no
mighty_empires-choice-rp_carry_over-on = yes
mighty_empires-name-build_order = Order of building
mighty_empires-choice-build_order-smallest_first = smallest realm first
mighty_empires-choice-build_order-largest_first = largest realm first
mighty_empires-choice-build_order-by_result = best result first
mighty_empires-name-event_repeat = Same event again
mighty_empires-choice-event_repeat-allowed = allowed
mighty_empires-choice-event_repeat-not_same_twice = not twice running
mighty_empires-name-mine_exhaustion = Mines run out
mighty_empires-choice-mine_exhaustion-double_river_triple_mountain = double at rivers, triple in mountains
mighty_empires-choice-mine_exhaustion-any_pair = any pair
mighty_empires-choice-mine_exhaustion-off = never
mighty_empires-name-rebuild_exhausted = Rebuild exhausted mines
mighty_empires-choice-rebuild_exhausted-off = no
mighty_empires-choice-rebuild_exhausted-on = yes
mighty_empires-name-allow_demolish = Tearing down
mighty_empires-choice-allow_demolish-off = no
mighty_empires-choice-allow_demolish-on = yes
mighty_empires-name-dragon_spread = Dragon rage
mighty_empires-choice-dragon_spread-walk = walks on
mighty_empires-choice-dragon_spread-one_step = next to the volcano only
mighty_empires-name-revolution_hits_capital = Revolution in capitals
mighty_empires-choice-revolution_hits_capital-off = no
mighty_empires-choice-revolution_hits_capital-on = yes
mighty_empires-name-winter_ranking = Largest realm in winter
mighty_empires-choice-winter_ranking-start = at the start of the winter
mighty_empires-choice-winter_ranking-moment = at the moment
mighty_empires-name-isolated_mines_pay = Isolated mines
mighty_empires-choice-isolated_mines_pay-off = no
mighty_empires-choice-isolated_mines_pay-on = yes
mighty_empires-name-volcano_surcharge = Surcharge for volcanoes
mighty_empires-choice-volcano_surcharge-off = no
mighty_empires-choice-volcano_surcharge-on = yes
mighty_empires-name-dragon_guards = Dragon guards the volcano
mighty_empires-choice-dragon_guards-off = no
mighty_empires-choice-dragon_guards-on = yes
mighty_empires-name-hoard_total_3 = Hoard counts 3 in all
mighty_empires-choice-hoard_total_3-off = no
mighty_empires-choice-hoard_total_3-on = yes
mighty_empires-name-hoard_as_tower = Casting from the hoard
mighty_empires-choice-hoard_as_tower-off = no
mighty_empires-choice-hoard_as_tower-on = yes
mighty_empires-name-loser_barred = Battlefield closed to losers
mighty_empires-choice-loser_barred-off = no
mighty_empires-choice-loser_barred-on = yes
mighty_empires-name-skaven_strict = Strict Skaven
mighty_empires-choice-skaven_strict-off = no
mighty_empires-choice-skaven_strict-on = yes
mighty_empires-name-elimination = Elimination
mighty_empires-choice-elimination-off = no
mighty_empires-choice-elimination-on = yes
mighty_empires-name-component_limits = Limited supply
mighty_empires-choice-component_limits-off = no
mighty_empires-choice-component_limits-on = yes
mighty_empires-name-extra_battles = Extra battles
mighty_empires-choice-extra_battles-off = no
mighty_empires-choice-extra_battles-on = yes
mighty_empires-name-assassin_wounds = Assassin wounds
mighty_empires-choice-assassin_wounds-off = no
mighty_empires-choice-assassin_wounds-on = yes
mighty_empires-name-neutral_castles = Neutral castles
mighty_empires-choice-neutral_castles-off = no
mighty_empires-choice-neutral_castles-on = yes
mighty_empires-name-unplayed_rp = RP without a battle
mighty_empires-name-largest_bonus = Bonus of the largest realm
mighty_empires-name-seasons = Seasons
mighty_empires-choice-seasons-off = no
mighty_empires-choice-seasons-on = yes
mighty_empires-name-race_rules = Rules of races
mighty_empires-choice-race_rules-off = no
mighty_empires-choice-race_rules-on = yes
mighty_empires-name-quality = Quality of armies
mighty_empires-name-most_reinforced = Gold for reinforcements
mighty_empires-choice-most_reinforced-none = no limit
mighty_empires-name-dwarf_castle_mine = Dwarf castles as mines
mighty_empires-choice-dwarf_castle_mine-off = no
mighty_empires-choice-dwarf_castle_mine-on = yes
mighty_empires-name-beastmen_raiders = Beastmen as raiders
mighty_empires-choice-beastmen_raiders-off = no
mighty_empires-choice-beastmen_raiders-on = yes
mighty_empires-name-pledges = Pledged gold
mighty_empires-choice-pledges-kept = stays pledged
mighty_empires-choice-pledges-next = only for the next battle
mighty_empires-name-undead_windfalls = Windfalls for the undead
mighty_empires-choice-undead_windfalls-harvest = the good harvest only
mighty_empires-choice-undead_windfalls-none = none
mighty_empires-choice-undead_windfalls-all = all
mighty_empires-name-seal_gold = Gold in secret
mighty_empires-choice-seal_gold-auto = auto
mighty_empires-choice-seal_gold-off = no
mighty_empires-choice-seal_gold-on = yes
mighty_empires-name-vacant = Free seats
mighty_empires-name-map_source = Map
mighty_empires-choice-map_source-flower = fair
mighty_empires-choice-map_source-rulebook_random = laid at random
mighty_empires-choice-map_source-import = own
mighty_empires-name-map_seed = Number of the map
mighty_empires-choice-map_seed-none = none
mighty_empires-name-map = Own map
mighty_empires-choice-map-none = none

## Options and their choices in the log

mighty_empires-word-option_battle_mode = { mighty_empires-name-battle_mode }
mighty_empires-word-option_battle_mode_sim = { mighty_empires-choice-battle_mode-sim }
mighty_empires-word-option_battle_mode_table = { mighty_empires-choice-battle_mode-table }
mighty_empires-word-option_battle_mode_mixed = { mighty_empires-choice-battle_mode-mixed }
mighty_empires-word-option_start_season = { mighty_empires-name-start_season }
mighty_empires-word-option_start_season_spring = { mighty_empires-choice-start_season-spring }
mighty_empires-word-option_start_season_summer = { mighty_empires-choice-start_season-summer }
mighty_empires-word-option_start_season_autumn = { mighty_empires-choice-start_season-autumn }
mighty_empires-word-option_max_rounds = { mighty_empires-name-max_rounds }
mighty_empires-word-option_vp_target = { mighty_empires-name-vp_target }
mighty_empires-word-option_capital_choice = { mighty_empires-name-capital_choice }
mighty_empires-word-option_capital_choice_secret_home = { mighty_empires-choice-capital_choice-secret_home }
mighty_empires-word-option_capital_choice_secret_free = { mighty_empires-choice-capital_choice-secret_free }
mighty_empires-word-option_capital_choice_slots = { mighty_empires-choice-capital_choice-slots }
mighty_empires-word-option_min_capital_distance = { mighty_empires-name-min_capital_distance }
mighty_empires-word-option_start_gold = { mighty_empires-name-start_gold }
mighty_empires-word-option_start_fields = { mighty_empires-name-start_fields }
mighty_empires-word-option_pairing = { mighty_empires-name-pairing }
mighty_empires-word-option_pairing_prefer_free = { mighty_empires-choice-pairing-prefer_free }
mighty_empires-word-option_pairing_open = { mighty_empires-choice-pairing-open }
mighty_empires-word-option_multi_battle_rp = { mighty_empires-name-multi_battle_rp }
mighty_empires-word-option_multi_battle_rp_average = { mighty_empires-choice-multi_battle_rp-average }
mighty_empires-word-option_multi_battle_rp_best = { mighty_empires-choice-multi_battle_rp-best }
mighty_empires-word-option_multi_battle_rp_sum_max5 = { mighty_empires-choice-multi_battle_rp-sum_max5 }
mighty_empires-word-option_multi_battle_rp_sum = { mighty_empires-choice-multi_battle_rp-sum }
mighty_empires-word-option_rp_carry_over = { mighty_empires-name-rp_carry_over }
mighty_empires-word-option_rp_carry_over_off = { mighty_empires-choice-rp_carry_over-off }
mighty_empires-word-option_rp_carry_over_on = { mighty_empires-choice-rp_carry_over-on }
mighty_empires-word-option_build_order = { mighty_empires-name-build_order }
mighty_empires-word-option_build_order_smallest_first = { mighty_empires-choice-build_order-smallest_first }
mighty_empires-word-option_build_order_largest_first = { mighty_empires-choice-build_order-largest_first }
mighty_empires-word-option_build_order_by_result = { mighty_empires-choice-build_order-by_result }
mighty_empires-word-option_event_repeat = { mighty_empires-name-event_repeat }
mighty_empires-word-option_event_repeat_allowed = { mighty_empires-choice-event_repeat-allowed }
mighty_empires-word-option_event_repeat_not_same_twice = { mighty_empires-choice-event_repeat-not_same_twice }
mighty_empires-word-option_mine_exhaustion = { mighty_empires-name-mine_exhaustion }
mighty_empires-word-option_mine_exhaustion_double_river_triple_mountain = { mighty_empires-choice-mine_exhaustion-double_river_triple_mountain }
mighty_empires-word-option_mine_exhaustion_any_pair = { mighty_empires-choice-mine_exhaustion-any_pair }
mighty_empires-word-option_mine_exhaustion_off = { mighty_empires-choice-mine_exhaustion-off }
mighty_empires-word-option_rebuild_exhausted = { mighty_empires-name-rebuild_exhausted }
mighty_empires-word-option_rebuild_exhausted_off = { mighty_empires-choice-rebuild_exhausted-off }
mighty_empires-word-option_rebuild_exhausted_on = { mighty_empires-choice-rebuild_exhausted-on }
mighty_empires-word-option_allow_demolish = { mighty_empires-name-allow_demolish }
mighty_empires-word-option_allow_demolish_off = { mighty_empires-choice-allow_demolish-off }
mighty_empires-word-option_allow_demolish_on = { mighty_empires-choice-allow_demolish-on }
mighty_empires-word-option_dragon_spread = { mighty_empires-name-dragon_spread }
mighty_empires-word-option_dragon_spread_walk = { mighty_empires-choice-dragon_spread-walk }
mighty_empires-word-option_dragon_spread_one_step = { mighty_empires-choice-dragon_spread-one_step }
mighty_empires-word-option_revolution_hits_capital = { mighty_empires-name-revolution_hits_capital }
mighty_empires-word-option_revolution_hits_capital_off = { mighty_empires-choice-revolution_hits_capital-off }
mighty_empires-word-option_revolution_hits_capital_on = { mighty_empires-choice-revolution_hits_capital-on }
mighty_empires-word-option_isolated_mines_pay = { mighty_empires-name-isolated_mines_pay }
mighty_empires-word-option_isolated_mines_pay_off = { mighty_empires-choice-isolated_mines_pay-off }
mighty_empires-word-option_isolated_mines_pay_on = { mighty_empires-choice-isolated_mines_pay-on }
mighty_empires-word-option_hoard_total_3 = { mighty_empires-name-hoard_total_3 }
mighty_empires-word-option_hoard_total_3_off = { mighty_empires-choice-hoard_total_3-off }
mighty_empires-word-option_hoard_total_3_on = { mighty_empires-choice-hoard_total_3-on }
mighty_empires-word-option_hoard_as_tower = { mighty_empires-name-hoard_as_tower }
mighty_empires-word-option_hoard_as_tower_off = { mighty_empires-choice-hoard_as_tower-off }
mighty_empires-word-option_hoard_as_tower_on = { mighty_empires-choice-hoard_as_tower-on }
mighty_empires-word-option_skaven_strict = { mighty_empires-name-skaven_strict }
mighty_empires-word-option_skaven_strict_off = { mighty_empires-choice-skaven_strict-off }
mighty_empires-word-option_skaven_strict_on = { mighty_empires-choice-skaven_strict-on }
mighty_empires-word-option_elimination = { mighty_empires-name-elimination }
mighty_empires-word-option_elimination_off = { mighty_empires-choice-elimination-off }
mighty_empires-word-option_elimination_on = { mighty_empires-choice-elimination-on }
mighty_empires-word-option_component_limits = { mighty_empires-name-component_limits }
mighty_empires-word-option_component_limits_off = { mighty_empires-choice-component_limits-off }
mighty_empires-word-option_component_limits_on = { mighty_empires-choice-component_limits-on }
mighty_empires-word-option_extra_battles = { mighty_empires-name-extra_battles }
mighty_empires-word-option_extra_battles_off = { mighty_empires-choice-extra_battles-off }
mighty_empires-word-option_extra_battles_on = { mighty_empires-choice-extra_battles-on }
mighty_empires-word-option_assassin_wounds = { mighty_empires-name-assassin_wounds }
mighty_empires-word-option_assassin_wounds_off = { mighty_empires-choice-assassin_wounds-off }
mighty_empires-word-option_assassin_wounds_on = { mighty_empires-choice-assassin_wounds-on }
mighty_empires-word-option_unplayed_rp = { mighty_empires-name-unplayed_rp }
mighty_empires-word-option_largest_bonus = { mighty_empires-name-largest_bonus }
mighty_empires-word-option_seasons = { mighty_empires-name-seasons }
mighty_empires-word-option_seasons_off = { mighty_empires-choice-seasons-off }
mighty_empires-word-option_seasons_on = { mighty_empires-choice-seasons-on }
mighty_empires-word-option_race_rules = { mighty_empires-name-race_rules }
mighty_empires-word-option_race_rules_off = { mighty_empires-choice-race_rules-off }
mighty_empires-word-option_race_rules_on = { mighty_empires-choice-race_rules-on }
mighty_empires-word-option_dwarf_castle_mine = { mighty_empires-name-dwarf_castle_mine }
mighty_empires-word-option_dwarf_castle_mine_off = { mighty_empires-choice-dwarf_castle_mine-off }
mighty_empires-word-option_dwarf_castle_mine_on = { mighty_empires-choice-dwarf_castle_mine-on }
mighty_empires-word-option_seal_gold = { mighty_empires-name-seal_gold }
mighty_empires-word-option_seal_gold_off = { mighty_empires-choice-seal_gold-off }
mighty_empires-word-option_seal_gold_on = { mighty_empires-choice-seal_gold-on }
mighty_empires-word-option_vacant = { mighty_empires-name-vacant }
mighty_empires-word-option_most_battles = { mighty_empires-name-most_battles }
mighty_empires-word-option_most_battles_none = { mighty_empires-choice-most_battles-none }
mighty_empires-word-option_volcano_surcharge = { mighty_empires-name-volcano_surcharge }
mighty_empires-word-option_volcano_surcharge_off = { mighty_empires-choice-volcano_surcharge-off }
mighty_empires-word-option_volcano_surcharge_on = { mighty_empires-choice-volcano_surcharge-on }
mighty_empires-word-option_dragon_guards = { mighty_empires-name-dragon_guards }
mighty_empires-word-option_dragon_guards_off = { mighty_empires-choice-dragon_guards-off }
mighty_empires-word-option_dragon_guards_on = { mighty_empires-choice-dragon_guards-on }
mighty_empires-word-option_loser_barred = { mighty_empires-name-loser_barred }
mighty_empires-word-option_loser_barred_off = { mighty_empires-choice-loser_barred-off }
mighty_empires-word-option_loser_barred_on = { mighty_empires-choice-loser_barred-on }
mighty_empires-word-option_most_reinforced = { mighty_empires-name-most_reinforced }
mighty_empires-word-option_most_reinforced_none = { mighty_empires-choice-most_reinforced-none }
mighty_empires-word-option_undead_windfalls = { mighty_empires-name-undead_windfalls }
mighty_empires-word-option_undead_windfalls_harvest = { mighty_empires-choice-undead_windfalls-harvest }
mighty_empires-word-option_undead_windfalls_none = { mighty_empires-choice-undead_windfalls-none }
mighty_empires-word-option_undead_windfalls_all = { mighty_empires-choice-undead_windfalls-all }
mighty_empires-word-option_winter_ranking = { mighty_empires-name-winter_ranking }
mighty_empires-word-option_winter_ranking_start = { mighty_empires-choice-winter_ranking-start }
mighty_empires-word-option_winter_ranking_moment = { mighty_empires-choice-winter_ranking-moment }
mighty_empires-word-option_beastmen_raiders = { mighty_empires-name-beastmen_raiders }
mighty_empires-word-option_beastmen_raiders_off = { mighty_empires-choice-beastmen_raiders-off }
mighty_empires-word-option_beastmen_raiders_on = { mighty_empires-choice-beastmen_raiders-on }

## Rolls and lots at a table with real dice

mighty_empires-draw-template = Draw the template of the homes. Which one is it?
mighty_empires-draw-open = Draw the open land of the homes. Which one is it?
mighty_empires-draw-wild = Draw the wild land of the homes. Which one is it?
mighty_empires-draw-pair = Draw whether the forest comes first or last. Which is it?
mighty_empires-draw-palette = Draw the next land around the volcano. Which one is it?
mighty_empires-draw-tile = Draw the next field of the map. Which one in the bag is it?
mighty_empires-draw-place = Draw where it goes. Which of the places is it?
mighty_empires-draw-race = Draw the next race. Which one is it?
mighty_empires-draw-home = Draw the next home. Which one is it?
mighty_empires-draw-lot = Draw lots among the equals: who acts first?
mighty_empires-draw-idle = Draw for somebody who is away. Which field is it?
mighty_empires-draw-spell = Roll on the table of spells. What does the die show?
mighty_empires-draw-distance = Roll whether the spell arrives. What does the next die show?
mighty_empires-draw-direction = Roll for the direction (1 east, 2 north-east, … 6 south-east). What does the die show?
mighty_empires-draw-destroy = Roll whether a building falls. What does the die show?
mighty_empires-draw-gold = Roll for gold. What does the next die show?
mighty_empires-draw-tax = Roll for taxes. What does the next die show?
mighty_empires-draw-mine = Roll for a mine. What does the next die show?
mighty_empires-draw-agent = Roll for the agent. What does the die show?
mighty_empires-draw-winter = Roll for the winter event. What does the next die show?
mighty_empires-draw-dragons = Roll for the number of dragons. What does the next die show?
mighty_empires-draw-raiders = Roll for a border field. What does the die show?
mighty_empires-draw-first = Roll for the first turn, the challenger first. What does the die show?
mighty_empires-draw-assassin = Roll for the assassin. What does the die show?
mighty_empires-draw-fortune = Roll for fortune, the challenger first. What does the next die show?
mighty_empires-draw-attack = Roll for the attack, the challenger first. What does the next die show?
mighty_empires-draw-lava = Roll for lava, the challenger first. What does the die show?
mighty_empires-draw-prey = Roll whom the dragon attacks. What does the die show?
mighty_empires-draw-breath = Roll for the dragon’s breath. What does the next die show?
mighty_empires-draw-fall = Roll whether the general falls. What does the next die show?
mighty_empires-draw-hill = Roll for the hill, the challenger first. What does the next die show?
mighty_empires-draw-volcano = Draw which volcano the dragons come from. Which one is it?
mighty_empires-draw-nearest = Several realms are equally near. Draw one: which is it?

## What is wrong with a map, and what is only worth a word

mighty_empires-map-format = this is no map of Mighty Empires; “format” must be { $format }
mighty_empires-map-tiles = “tiles” must be a list of fields
mighty_empires-map-place = field number { $number }: q and r must be whole numbers from -{ $farthest } to { $farthest }
mighty_empires-map-terrain = field { $tile }: there is no terrain “{ $terrain }”; there are { $known }
mighty_empires-map-flow = field { $tile }: a direction of flow is a number from 1 to 6, not “{ $flow }”
mighty_empires-map-building = field { $tile }: “{ $building }” is neither mine nor castle nor city
mighty_empires-map-label = field { $tile }: the label must be a text
mighty_empires-map-players = “players” must name the smallest and the largest number of players, between 2 and 8
mighty_empires-map-homes = “homes” must name homes, each with “center” and “tiles”, the centre among its fields
mighty_empires-map-twice = field { $tile } stands there twice
mighty_empires-map-size = { $count } fields; { $least } to { $most } are possible
mighty_empires-map-volcanoes = field { $tile }: that makes { $count } volcanoes; at most { $most } are possible
mighty_empires-map-flow-dry = field { $tile }: only rivers flow, not { $terrain }
mighty_empires-map-flow-blocked = field { $tile }: the river flows into { $goal } ({ $terrain }); there must be river, swamp or lake, or the edge of the map
mighty_empires-map-mine = field { $tile }: a mine stands only at rivers and in mountains, not on { $terrain }
mighty_empires-map-on-volcano = field { $tile }: nothing stands on a volcano, not even { $building }
mighty_empires-map-cycle = field { $tile }: the river flows in a circle
mighty_empires-map-apart = field { $tile } is not connected with the others
mighty_empires-map-home-outside = home { $home }: field { $tile } is not on the map
mighty_empires-map-home-overlap = field { $tile } belongs to home { $home } and to home { $other }
mighty_empires-map-no-source = field { $tile }: the river has no source, neither a mountain beside it nor an inflow
mighty_empires-map-no-volcano = there is no volcano
mighty_empires-map-small = { $count } fields are few for { $players } players; there should be 7 for each
mighty_empires-map-poor-home = home { $home } around { $tile } has neither farmland nor river
mighty_empires-map-unequal-homes = the homes do not have the same terrain

## Errors

error-mighty_empires-race = option races: there is no race '{ $name }'; there are { $races }
error-mighty_empires-races = option races: { $count } races for { $players } seats
error-mighty_empires-quality = option quality: '{ $text }' is neither a number from 80 to 120 nor { $players } of them with commas (ME-9.17)
error-mighty_empires-vacant = at least { $least } seats must be taken (ME-R5)
error-mighty_empires-no-map = for that the option map must hold a map (ME-15.4)
error-mighty_empires-own-map = the map in the option map is the one that is played on (ME-15.4)
error-mighty_empires-slots = for that the map needs a home for every seat (ME-0.12)
error-mighty_empires-neutral-castles = only on maps that map_source=flower makes
error-mighty_empires-map-count = option map: this map is for { $least } to { $most } players, not for { $players }
error-mighty_empires-map-full = option map: { $tiles } fields are no volcanoes; { $needed } are needed at the start (ME-15.10)
error-mighty_empires-map-capitals = option map: a capital can stand on { $tiles } fields; { $needed } are needed (ME-15.10)
error-mighty_empires-map-json = option map: no valid JSON: { $problem }
error-mighty_empires-map-format = option map: this is no map of Mighty Empires; “format” must be { $format }
error-mighty_empires-map-tiles = option map: “tiles” must be a list of fields
error-mighty_empires-map-place = option map: field number { $number }: q and r must be whole numbers from -{ $farthest } to { $farthest }
error-mighty_empires-map-terrain = option map: field { $tile }: there is no terrain “{ $terrain }”; there are { $known }
error-mighty_empires-map-flow = option map: field { $tile }: a direction of flow is a number from 1 to 6, not “{ $flow }”
error-mighty_empires-map-building = option map: field { $tile }: “{ $building }” is neither mine nor castle nor city
error-mighty_empires-map-label = option map: field { $tile }: the label must be a text
error-mighty_empires-map-players = option map: “players” must name the smallest and the largest number of players, between 2 and 8
error-mighty_empires-map-homes = option map: “homes” must name homes, each with “center” and “tiles”, the centre among its fields
error-mighty_empires-map-twice = option map: field { $tile } stands there twice
error-mighty_empires-map-size = option map: { $count } fields; { $least } to { $most } are possible
error-mighty_empires-map-volcanoes = option map: field { $tile }: that makes { $count } volcanoes; at most { $most } are possible
error-mighty_empires-map-flow-dry = option map: field { $tile }: only rivers flow, not { $terrain }
error-mighty_empires-map-flow-blocked = option map: field { $tile }: the river flows into { $goal } ({ $terrain }); there must be river, swamp or lake, or the edge of the map
error-mighty_empires-map-mine = option map: field { $tile }: a mine stands only at rivers and in mountains, not on { $terrain }
error-mighty_empires-map-on-volcano = option map: field { $tile }: nothing stands on a volcano, not even { $building }
error-mighty_empires-map-cycle = option map: field { $tile }: the river flows in a circle
error-mighty_empires-map-apart = option map: field { $tile } is not connected with the others
error-mighty_empires-map-home-outside = option map: home { $home }: field { $tile } is not on the map
error-mighty_empires-map-home-overlap = option map: field { $tile } belongs to home { $home } and to home { $other }

## What a hint says: how a play changes what a side has

mighty_empires-feature-points = { $way ->
    [more] more victory points
   *[less] fewer victory points
 }
mighty_empires-feature-near_goal = { $way ->
    [more] nearer to the goal
   *[less] further from the goal
 }
mighty_empires-feature-gold = { $way ->
    [more] more gold for battles
   *[less] less gold for battles
 }
mighty_empires-feature-income = { $way ->
    [more] more gold from mines
   *[less] less gold from mines
 }
mighty_empires-feature-empire_points = { $way ->
    [more] more empire points left
   *[less] fewer empire points left
 }
mighty_empires-feature-castles = { $way ->
    [more] more castles that can grow
   *[less] fewer castles that can grow
 }
mighty_empires-feature-room = { $way ->
    [more] more free land beside the realm
   *[less] less free land beside the realm
 }
mighty_empires-feature-exposed = { $way ->
    [more] more danger for the capital
   *[less] less danger for the capital
 }
mighty_empires-feature-hunting = { $way ->
    [more] nearer to capitals of others
   *[less] further from capitals of others
 }
mighty_empires-feature-volcano = { $way ->
    [more] nearer to a volcano
   *[less] further from a volcano
 }
mighty_empires-feature-special = { $way ->
    [more] a special building that stands
   *[less] no special building
 }
mighty_empires-feature-hoard = { $way ->
    [more] more volcanoes, which are easily lost
   *[less] fewer volcanoes, which are easily lost
 }
mighty_empires-feature-land = { $way ->
    [more] more land
   *[less] less land
 }
mighty_empires-feature-homeless = { $way ->
    [more] no capital
   *[less] a capital
 }
mighty_empires-feature-plague = { $way ->
    [more] plague in the army
   *[less] no plague in the army
 }
mighty_empires-feature-largest = { $way ->
    [more] the largest realm
   *[less] not the largest realm
 }
