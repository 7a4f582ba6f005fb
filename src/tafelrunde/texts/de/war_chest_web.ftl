# War Chest im Browser: was nur dort zu sehen oder zu hören ist

war_chest_web-none = keine

## Spielplan

war_chest_web-board = Spielplan
war_chest_web-keys = L zeigt die Namen der Felder, T die Gefahren.
war_chest_web-hex-unit = { $unit } von { $seat }, Stärke { $strength }
war_chest_web-hex-empty = leer
war_chest_web-hex-neutral = neutraler Platz
war_chest_web-hex-held = Platz, gehalten von { $side }
war_chest_web-hex-choice = wählbar
war_chest_web-hex-chosen = gewählt
war_chest_web-tip-unit = von { $seat }, Stärke { $strength }
war_chest_web-you = du
war_chest_web-partner = Partner
war_chest_web-initiative-held = hat die Initiative, sie kann in dieser Runde noch übernommen werden
war_chest_web-initiative-moved = hat die Initiative, sie hat in dieser Runde schon gewechselt
war_chest_web-summary = Der Spielplan als Liste
war_chest_web-summary-held = Plätze von { $side }
war_chest_web-summary-neutral = Neutrale Plätze
war_chest_web-summary-units = Einheiten von { $seat }
war_chest_web-summary-unit = { $unit } auf { $hex }, Stärke { $strength }

## Gefahren

war_chest_web-threats = Gefahren zeigen (T)
war_chest_web-threats-about = Gezählt wird, was eine fremde Einheit mit einem Chip ihrer Art oder dem eines Marschalls tun könnte, sofern ein solcher Chip in Hand, Beutel oder Ablage sein kann: einen Platz nehmen, auf dem sie steht, oder angreifen. Nicht gezählt werden Wiederholungen des Berserkers und vom Kriegspriester gezogene Chips.
war_chest_web-danger-unit = kann mit einem Chip angegriffen werden
war_chest_web-danger-location = kann mit einem Chip genommen werden

## Kopfzeile auf dem Telefon

war_chest_web-track-round = Runde { $round } · Initiative: { $initiative }
war_chest_web-track-draft = Armeewahl
war_chest_web-track-won = { $winner } gewinnt

## Hand und Armeewahl

war_chest_web-coins = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
 }
war_chest_web-hand-empty = Deine Hand ist leer.
war_chest_web-watching = Du schaust zu. Was die anderen auf der Hand haben, bleibt verdeckt.
war_chest_web-watching-over = Die Partie ist zu Ende.
war_chest_web-supply-note = { $count } im Nachschub. Rekrutieren: erst einen Chip deiner Hand wählen, dann diesen.
war_chest_web-draft-order = Es wählen noch:
war_chest_web-draft-bans = { $count ->
    [one] Vorher wird noch { $count } Karte gestrichen.
   *[other] Vorher werden noch { $count } Karten gestrichen.
 }
war_chest_web-draft-initiative = Initiative in Runde 1: { $seat }
war_chest_web-draft-nothing = noch keine Karte

## Alles über einen Sitz

war_chest_web-fact-down = verdeckt abgelegt { $count }
war_chest_web-fact-flight = nutzt gerade einen gezogenen Chip
war_chest_web-fact-resigned = hat aufgegeben
war_chest_web-sheet-where = Wo die Chips liegen
war_chest_web-sheet-coin = Chip
war_chest_web-sheet-sum = zusammen
war_chest_web-sheet-hidden = Verborgen sind Beutel ({ $bag }), Hand ({ $hand }) und verdeckte Ablage ({ $down }). Welche Chips das zusammen sind, kann jeder ausrechnen; wo jeder einzelne liegt, nicht.
war_chest_web-sheet-no-army = Die Armee steht noch nicht fest.
war_chest_web-column-board = Spielplan
war_chest_web-column-board-long = Auf dem Spielplan
war_chest_web-column-hand = Hand
war_chest_web-column-hand-long = Auf der Hand
war_chest_web-column-flight = gezogen
war_chest_web-column-flight-long = Eben vom Kriegspriester gezogen
war_chest_web-column-bag = Beutel
war_chest_web-column-bag-long = Im Beutel
war_chest_web-column-discard_down = verdeckt
war_chest_web-column-discard_down-long = Verdeckte Ablage
war_chest_web-column-hidden = verborgen
war_chest_web-column-hidden-long = In Beutel, Hand oder verdeckter Ablage
war_chest_web-column-discard_up = offen
war_chest_web-column-discard_up-long = Offene Ablage
war_chest_web-column-supply = Nachschub
war_chest_web-column-supply-long = Im Nachschub, zum Rekrutieren
war_chest_web-column-box = Schachtel
war_chest_web-column-box-long = In der Schachtel, aus dem Spiel

## Eigene Armeen an einem neuen Tisch

war_chest_web-army-count = { $count } von { $cards } Karten
war_chest_web-army-give = { $unit } für { $seat }
war_chest_web-army-incomplete = Wähle für jeden Sitz { $cards } Karten.
