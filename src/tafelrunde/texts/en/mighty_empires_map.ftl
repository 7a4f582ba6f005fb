# Mighty Empires on the map of the browser

## The map

mighty_empires_map-map = Map of the realms
mighty_empires_map-choice = can be chosen
mighty_empires_map-chosen = chosen
mighty_empires_map-choices = What can be chosen
mighty_empires_map-free = free
mighty_empires_map-owned = held by { $seat }
mighty_empires_map-home = home { $home }
mighty_empires_map-isolated = isolated
mighty_empires_map-capital = capital
mighty_empires_map-capital-of = capital of { $seat }
mighty_empires_map-original-of = first capital of { $seat }
mighty_empires_map-special-of = special building of { $seat }
mighty_empires_map-lair-alive = the emperor dragon lives
mighty_empires_map-lair-dead = the emperor dragon is dead
mighty_empires_map-exhausted = mine exhausted
mighty_empires_map-effect = { $effect } by { $seat }, { $until }
mighty_empires_map-until-spring = until next spring
mighty_empires_map-until-autumn_end = until the end of next autumn
mighty_empires_map-dragons = { $count ->
    [one] { $count } dragon, no tax
   *[other] { $count } dragons, no tax
 }
mighty_empires_map-raided = raided, no tax
mighty_empires_map-flows = flows { $direction }
mighty_empires_map-direction-1 = east
mighty_empires_map-direction-2 = north-east
mighty_empires_map-direction-3 = north-west
mighty_empires_map-direction-4 = west
mighty_empires_map-direction-5 = south-west
mighty_empires_map-direction-6 = south-east
mighty_empires_map-tax = { $dice ->
    [one] tax { $dice } die × { $gold }
   *[other] tax { $dice } dice × { $gold }
 }
mighty_empires_map-tax-city = city 1 die × 10
mighty_empires_map-tax-none = no tax
mighty_empires_map-untaxed-isolated = isolated: pays no tax
mighty_empires_map-untaxed-fog = death fog: pays no tax
mighty_empires_map-untaxed-raided = raided: pays no tax
mighty_empires_map-untaxed-dragon = dragon: pays no tax
mighty_empires_map-income = earns { $dice } dice × 10 a round
mighty_empires_map-battle = battle: { $seats }
mighty_empires_map-battlefield = Battlefield: { $ground }
mighty_empires_map-cost = { $cost ->
    [one] costs you { $cost } empire point
   *[other] costs you { $cost } empire points
 }
mighty_empires_map-percent = { $percent } % chance

## Tables for real battles

mighty_empires_map-setup-mountain = King of the hill: a hill in the middle; whoever holds it at the end scores 150.
mighty_empires_map-setup-volcano = Volcano scenario.
mighty_empires_map-setup-dense_forest = 5 woods.
mighty_empires_map-setup-woodland_plain = Open table with 2 woods and 2 low hills.
mighty_empires_map-setup-plains_fields = Open table with a village.
mighty_empires_map-setup-plains_hills = Open table with 3 or 4 hills.
mighty_empires_map-setup-desert = Open table with 5 or 6 rocks.
mighty_empires_map-setup-tundra = Open table with 3 hills and 4 rocks.
mighty_empires_map-setup-lake = A lake on the table.
mighty_empires_map-setup-river = River scenario.
mighty_empires_map-setup-swamp = Swamp scenario.
