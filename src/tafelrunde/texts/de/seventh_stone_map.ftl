# Seventh Stone im Browser: Karte, Befehle und Kämpfe

seventh_stone_map-map = Karte
seventh_stone_map-no-board = Das Spielbrett liegt noch nicht.
seventh_stone_map-choice = wählbar
seventh_stone_map-chosen = gewählt
seventh_stone_map-close = schließen
seventh_stone_map-clear = Neu wählen

## Felder

seventh_stone_map-temple-on = Tempel ({ $terrain })
seventh_stone_map-with-portal = { $land } mit { $colour } Portal
seventh_stone_map-portal-yellow = gelbem
seventh_stone_map-portal-blue = blauem
seventh_stone_map-portal-red = rotem
seventh_stone_map-portal-green = grünem
seventh_stone_map-held = gehört { $seat }
seventh_stone_map-free = gehört niemandem
seventh_stone_map-lava = Lava: bis zum nächsten Ereignis gesperrt
seventh_stone_map-capital-of = Hauptstadt von { $seat }
seventh_stone_map-later = { $building } (wirkt ab nächstem Jahr)
seventh_stone_map-rs = { $rs } RS
seventh_stone_map-ts = { $ts } TS
seventh_stone_map-recruits = { $count ->
    [one] noch { $count } Einheit dieses Jahr
   *[other] noch { $count } Einheiten dieses Jahr
 }
seventh_stone_map-army = { $seat }: { $military }{ $mercenary ->
    [0] {""}
   *[other] +{ $mercenary }
 } { $type }{ $stones ->
    [0] {""}
    [one] , ein Stein
   *[other] , { $stones } Steine
 }
seventh_stone_map-guards = { $count ->
    [one] { $count } Stadtwache
   *[other] { $count } Stadtwachen
 }
seventh_stone_map-conflict = Konflikt
seventh_stone_map-odds-with = Chance, es mit so vielen Einheiten allein zu nehmen

## Befehle

seventh_stone_map-tap-army = Tippe eine deiner Armeen an, dann ihr Ziel.
seventh_stone_map-tap-goal = { $count ->
    [one] Tippe das einzige erreichbare Feld an.
   *[other] Tippe eines von { $count } Feldern an.
 }
seventh_stone_map-no-goal = Diese Einheiten erreichen kein Feld.
seventh_stone_map-cohorts = Einheiten, die das Gleiche können
seventh_stone_map-points = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
 }
seventh_stone_map-again = nach einem Überrennen
seventh_stone_map-stones-along = Steine, die mitgehen:
seventh_stone_map-goal-free = frei
seventh_stone_map-goal-takeover = du übernimmst es{ $rs ->
    [0] {""}
   *[other] , +{ $rs } RS
 }{ $ts ->
    [0] {""}
   *[other] , +{ $ts } TS
 }
seventh_stone_map-goal-own = zu deinen Einheiten dort
seventh_stone_map-goal-conflict = Konflikt
seventh_stone_map-goal-odds = { $odds } % Siegchance mit diesen Einheiten allein
seventh_stone_map-goal-crowd = { $count } Einheiten dort, höchstens { $most } dürfen bleiben
seventh_stone_map-goal-mixed = zwei Arten auf einem Feld dürfen nicht bleiben
seventh_stone_map-say-move = { $units }: { $from } → { $to }
seventh_stone_map-say-keep = { $stone } auf { $field } behalten
seventh_stone_map-use-stone = { $stone } auf { $field } einsetzen
seventh_stone_map-remove-unit = { $field }: { $type } entfernen, { $kind ->
    [mercenary] Söldner
   *[other] Militäreinheit
 }
seventh_stone_map-overrun-field = { $field } überrennen
seventh_stone_map-overrun-count = { $own } Einheiten gegen { $others }: ein Kampf sofort, ohne Steine, Mauern und Unterstützung.
seventh_stone_map-back = Letzten Befehl zurücknehmen
seventh_stone_map-back-short = Zurücknehmen
seventh_stone_map-done = Bewegung beenden
seventh_stone_map-pass = Nicht mehr überrennen
seventh_stone_map-broken = Die Bewegung kann noch nicht enden
seventh_stone_map-broken-units = { $field }: { $count } Einheiten, höchstens { $most }
seventh_stone_map-broken-types = { $field }: zwei Arten von Einheiten
seventh_stone_map-broken-mercenaries = { $field }: { $count } Söldner, aber { $most ->
    [0] kein Militär
   *[other] nur { $most } Militär
 }
seventh_stone_map-broken-armies = { $count } Armeen { $type }, höchstens { $most }

## Kämpfe

seventh_stone_map-battlefield = Kämpfe
seventh_stone_map-conflicts = Konflikte
seventh_stone_map-no-conflict = Um kein Feld wird gekämpft.
seventh_stone_map-supports = { $seat } unterstützt
seventh_stone_map-battle-at = Kampf auf { $field }{ $round ->
    [0] {""}
   *[other] , Runde { $round }
 }
seventh_stone_map-overrun-at = Überrennen auf { $field }{ $round ->
    [0] {""}
   *[other] , Runde { $round }
 }
seventh_stone_map-battle-was = Kampf auf { $field }
seventh_stone_map-sides = Seiten des Kampfes: Würfel, worauf sie treffen, Siegchance
seventh_stone_map-pool = { $pool }: { $dice } Würfel, trifft mit { $on } oder weniger
seventh_stone_map-shield-left = der Schild wehrt noch { $count } Treffer ab
seventh_stone_map-walls-left = Mauern wehren noch { $count } Treffer ab
seventh_stone_map-outside = unterstützt nur
seventh_stone_map-hits-left = { $count ->
    [one] verliert { $count } Einheit
   *[other] verliert { $count } Einheiten
 }
seventh_stone_map-suppressed = Keine Unterstützung durch { $types } in diesem Kampf.
seventh_stone_map-throw = würfelt { $dice }, { $hits } Treffer gegen
seventh_stone_map-cancelled = { $seat }: { $walls ->
    [0] {""}
   *[other] Mauern wehren { $walls } ab
 }{ $shield ->
    [0] {""}
   *[other] { $walls ->
        [0] {""}
       *[other] , {""}
     }Schild wehrt { $shield } ab
 }
seventh_stone_map-loses = { $seat } verliert { $count } { $kind ->
    [guard] { $count ->
        [one] Wache
       *[other] Wachen
     }
    [mercenary] Söldner ({ $type })
   *[other] { $type }
 }
seventh_stone_map-won = { $seat } hält { $field }.
seventh_stone_map-won-nobody = Auf { $field } ist niemand übrig.
seventh_stone_map-destroyed = Würfel { $die }: { $building } zerstört
seventh_stone_map-spared = Würfel { $die }: { $building } bleibt
seventh_stone_map-control = { $seat } übernimmt von { $from }, +{ $rs }{"\u00A0"}RS
seventh_stone_map-captured = { $seat } erbeutet einen Stein von { $from }
seventh_stone_map-captured-named = { $seat } erbeutet { $stone } von { $from }
seventh_stone_map-chance = Siegchance, soweit öffentlich: { $chance } %
seventh_stone_map-stone-yes = Stein einsetzen
seventh_stone_map-stone-no = Nicht einsetzen
seventh_stone_map-stone-none = Ohne Kampfstein weiter
seventh_stone_map-use-walls = { $count ->
    [0] keine Mauer
    [one] { $count } Mauer, wehrt { $hits } Treffer ab
   *[other] { $count } Mauern, wehren { $hits } Treffer ab
 }
seventh_stone_map-dice-at = { $pool } gegen { $seat }
seventh_stone_map-aim = { $count } gegen { $seat }, { $rest } übrig
seventh_stone_map-lose = { $kind ->
    [mercenary] Söldner
   *[other] Militäreinheit
 }
seventh_stone_map-lose-support = Unterstützung aus { $who }, { $kind ->
    [mercenary] Söldner
   *[other] Militär
 }
seventh_stone_map-lose-count = { $count } Einheiten müssen weg, eine nach der anderen.
