# Mighty Empires auf der Karte des Browsers

## Die Karte

mighty_empires_map-map = Karte der Reiche
mighty_empires_map-choice = wählbar
mighty_empires_map-chosen = gewählt
mighty_empires_map-choices = Was wählbar ist
mighty_empires_map-free = frei
mighty_empires_map-owned = gehört { $seat }
mighty_empires_map-home = Heimat { $home }
mighty_empires_map-isolated = isoliert
mighty_empires_map-capital = Hauptstadt
mighty_empires_map-capital-of = Hauptstadt von { $seat }
mighty_empires_map-original-of = erste Hauptstadt von { $seat }
mighty_empires_map-special-of = Sondergebäude von { $seat }
mighty_empires_map-lair-alive = der Kaiserdrache lebt
mighty_empires_map-lair-dead = der Kaiserdrache ist tot
mighty_empires_map-exhausted = Mine erschöpft
mighty_empires_map-effect = { $effect } von { $seat }, { $until }
mighty_empires_map-until-spring = bis zum nächsten Frühjahr
mighty_empires_map-until-autumn_end = bis zum Ende des nächsten Herbstes
mighty_empires_map-dragons = { $count ->
    [one] { $count } Drache, keine Steuer
   *[other] { $count } Drachen, keine Steuer
 }
mighty_empires_map-raided = überfallen, keine Steuer
mighty_empires_map-flows = fließt nach { $direction }
mighty_empires_map-direction-1 = Osten
mighty_empires_map-direction-2 = Nordosten
mighty_empires_map-direction-3 = Nordwesten
mighty_empires_map-direction-4 = Westen
mighty_empires_map-direction-5 = Südwesten
mighty_empires_map-direction-6 = Südosten
mighty_empires_map-tax = Steuer { $dice } Würfel × { $gold }
mighty_empires_map-tax-city = Stadt 1 Würfel × 10
mighty_empires_map-tax-none = keine Steuer
mighty_empires_map-untaxed-isolated = isoliert: zahlt keine Steuer
mighty_empires_map-untaxed-fog = Totennebel: zahlt keine Steuer
mighty_empires_map-untaxed-raided = überfallen: zahlt keine Steuer
mighty_empires_map-untaxed-dragon = Drache: zahlt keine Steuer
mighty_empires_map-income = bringt { $dice } Würfel × 10 je Runde
mighty_empires_map-battle = Schlacht: { $seats }
mighty_empires_map-battlefield = Schlachtfeld: { $ground }
mighty_empires_map-cost = { $cost ->
    [one] kostet dich { $cost } Reichspunkt
   *[other] kostet dich { $cost } Reichspunkte
 }
mighty_empires_map-percent = Chance { $percent } %

## Tische für echte Schlachten

mighty_empires_map-setup-mountain = König des Hügels: ein Hügel in der Mitte; wer ihn am Ende hält, bekommt 150.
mighty_empires_map-setup-volcano = Vulkanszenario.
mighty_empires_map-setup-dense_forest = 5 Wälder.
mighty_empires_map-setup-woodland_plain = Offener Tisch mit 2 Wäldern und 2 flachen Hügeln.
mighty_empires_map-setup-plains_fields = Offener Tisch mit einem Dorf.
mighty_empires_map-setup-plains_hills = Offener Tisch mit 3 oder 4 Hügeln.
mighty_empires_map-setup-desert = Offener Tisch mit 5 oder 6 Felsen.
mighty_empires_map-setup-tundra = Offener Tisch mit 3 Hügeln und 4 Felsen.
mighty_empires_map-setup-lake = Ein See auf dem Tisch.
mighty_empires_map-setup-river = Flussszenario.
mighty_empires_map-setup-swamp = Sumpfszenario.
