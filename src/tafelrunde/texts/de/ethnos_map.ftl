# Ethnos im Browser: Karte, was daneben liegt, Übersicht und Ende einer Epoche

ethnos_map-none = keine
ethnos_map-glory = Ruhm
ethnos_map-glory-of = { $glory } Ruhm
ethnos_map-sum = gesamt
ethnos_map-skeletons = Skelette
ethnos_map-choice = wählbar
ethnos_map-rank = { $rank }.
ethnos_map-worth = { $value } Ruhm am Ende der Epoche

## Wie weit die Partie ist

ethnos_map-track = Epoche { $age }/{ $ages } · Drachen { $dragons }/3 · Stapel { $deck }
ethnos_map-age-of = Epoche { $age } von { $ages }
ethnos_map-dragons = { $count } von 3 Drachen aufgedeckt.
ethnos_map-dragons-later = { $safe ->
    [one] die nächste Karte ist kein Drache
   *[other] kein Drache in den nächsten { $safe } Karten
 }
ethnos_map-dragons-all = alle drei Drachen sind da
ethnos_map-dragons-now = jede Karte kann ein Drache sein
ethnos_map-dragons-last = jede Karte kann die Epoche beenden ({ $percent } %)
ethnos_map-first = { $seat } hat diese Epoche begonnen
ethnos_map-first-short = begann

## Was von einem Spieler zählt

ethnos_map-fact-glory = { $glory } Ruhm ({ $place }.)

## Königreiche

ethnos_map-map = Karte der sechs Königreiche
ethnos_map-keys = Wer nicht nach einem Königreich gefragt ist, liest dort alles darüber. T öffnet die Übersicht, B die Kampfverbände, S die letzte Wertung.
ethnos_map-alone = wenn allein
ethnos_map-alone-short = allein
ethnos_map-nobody = keine Marker
ethnos_map-nobody-long = Niemand hat hier einen Marker.
ethnos_map-tokens = Ruhmplättchen: { $tokens }.
ethnos_map-token-pays = { $space } { $value } für den { $rank ->
    [1] Ersten
    [2] Zweiten
   *[other] Dritten
 }
ethnos_map-token-alone = { $space } { $value } nur für jemanden, der hier allein ist
ethnos_map-token-later = { $space } { $value } noch nicht
ethnos_map-standing = Endete die Epoche jetzt: { $list }.
ethnos_map-stands = { $rank }. { $seat } mit { $count } Marker{ $count ->
    [one] {""}
   *[other] n
 }{ $tied ->
    [1] {""}
   *[other] {" "}(gleichauf)
 }, { $glory } Ruhm
ethnos_map-stands-trolls = (vorn durch Troll-Plättchen, { $sum })
ethnos_map-needed-short = ab { $size }
ethnos_map-needed = Dein nächster Marker verlangt einen Kampfverband aus { $size ->
    [one] { $size } Karte
   *[other] { $size } Karten
 }{ $minotaur ->
    [yes] , mit einem Minotaurus als Anführer { $less }
   *[no] {""}
 }.
ethnos_map-needed-none = Du hast keinen Marker mehr.
ethnos_map-ahead-trolls = { $seat } liegt durch Troll-Plättchen vorn, zusammen { $sum }.
ethnos_map-tied = Wer gleichauf liegt, legt die Preise der Ränge zusammen und teilt sie gleichmäßig, abgerundet.
ethnos_map-col-rank = Rang
ethnos_map-col-seat = Spieler
ethnos_map-col-markers = Marker
ethnos_map-col-space = Feld
ethnos_map-col-trolls = Trolle
ethnos_map-col-now = Jetzt
ethnos_map-col-next = Nächster Marker ab
ethnos_map-col-share = Preis
ethnos_map-col-age = Epoche

## Neben der Karte

ethnos_map-camps = Vor den Spielern
ethnos_map-no-bands = keine Kampfverbände
ethnos_map-bands = { $count ->
    [one] { $count } Kampfverband
   *[other] { $count } Kampfverbände
 }
ethnos_map-band = Kampfverband aus { $size }, Anführer { $leader }, { $glory } Ruhm
ethnos_map-band-giant = Das Riesen-Plättchen liegt darauf.
ethnos_map-band-size = { $size ->
    [one] { $size } Karte
   *[other] { $size } Karten
 }{ $same ->
    [yes] {""}
   *[no] , zählt als { $scoring }
 }
ethnos_map-band-choose = Gegen diesen tauschen
ethnos_map-orcs = Orkhorde-Tableau
ethnos_map-orcs-none = keine Marker
ethnos_map-orcs-value = jetzt { $now } Ruhm, mit einem mehr { $next }
ethnos_map-orcs-full = { $now } Ruhm, voll
ethnos_map-merfolk = Meerwesen-Tableau
ethnos_map-merfolk-nobody = Noch niemand ist gezogen. { $value } Ruhm am Ende der Epoche, wenn du am weitesten bist.
ethnos_map-merfolk-standing = Endete die Epoche jetzt: { $list }.
ethnos_map-swims = { $rank }. { $seat } auf Feld { $count }{ $tied ->
    [1] {""}
   *[other] {" "}(gleichauf)
 }, { $glory } Ruhm
ethnos_map-merfolk-at = Feld { $space } des Meerwesen-Tableaus.
ethnos_map-merfolk-symbols = Ein freier Marker für jedes erreichte oder überschrittene Symbol: { $spaces }.
ethnos_map-symbol-next = { $steps ->
    [one] Noch ein Schritt bis zum freien Marker auf { $symbol }.
   *[other] Noch { $steps } Schritte bis zum freien Marker auf { $symbol }.
 }
ethnos_map-symbol-none = Das Ende ist erreicht.
ethnos_map-giant = Riesen-Plättchen
ethnos_map-giant-nobody = frei
ethnos_map-giant-free = Das Riesen-Plättchen ist frei: Jeder Kampfverband mit einem Riesen als Anführer nimmt es für 2 Ruhm, und am Ende der Epoche bringt es { $value }.
ethnos_map-giant-held = { $seat } hält das Riesen-Plättchen mit einem Kampfverband aus { $record ->
    [one] { $record } Karte
   *[other] { $record } Karten
 }: { $value } Ruhm am Ende der Epoche. Nur ein größerer Kampfverband mit einem Riesen als Anführer nimmt es.
ethnos_map-trolls = Troll-Plättchen
ethnos_map-troll-free = Troll-Plättchen { $value }, frei
ethnos_map-troll-taken = Troll-Plättchen { $value } von { $seat }
ethnos_map-trolls-own = Troll-Plättchen { $tokens }, zusammen { $sum }
ethnos_map-trolls-free = Freie Troll-Plättchen: { $tokens }.

## Stämme ausschließen

ethnos_map-ban-title = Stämme ausschließen
ethnos_map-ban-about = Reihum schließt jeder einen Stamm aus. Von den übrigen werden { $count } für diese Partie gezogen.

## Alles über einen Spieler

ethnos_map-began = hat diese Epoche begonnen
ethnos_map-hand = Hand
ethnos_map-hand-empty = Die Hand ist leer.
ethnos_map-hand-hidden = { $count ->
    [one] { $count } Karte, verdeckt
   *[other] { $count } Karten, verdeckt
 }
ethnos_map-hand-known = { $known } von { $count ->
    [one] { $count } Karte ist bekannt
   *[other] { $count } Karten sind bekannt
 }, weil alle sahen, wie sie aus der Auslage genommen wurden.
ethnos_map-scattered = Am Ende der Epoche verloren:
ethnos_map-glory-by = Ruhm nach Epoche und Herkunft
ethnos_map-markers-total = Marker in Königreichen: { $count }
ethnos_map-bands-of = Kampfverbände: { $count }, { $glory } Ruhm am Ende der Epoche
ethnos_map-material = Stämme
ethnos_map-sheet-kingdoms = König­reiche
ethnos_map-sheet-merfolk = Meer­wesen
ethnos_map-sheet-giant_now = Riesen sofort
ethnos_map-sheet-giant_end = Riesen-Plättchen
ethnos_map-sheet-orcs = Orks
ethnos_map-sheet-bands = Kampf­verbände

## Übersicht

ethnos_map-reference = Übersicht
ethnos_map-reference-key = Übersicht (T)
ethnos_map-tribes = Stämme dieser Partie
ethnos_map-tribes-others = Stämme, die nicht dabei sind
ethnos_map-tables = Tabellen
ethnos_map-table-bands = Ruhm eines Kampfverbands
ethnos_map-table-cards = Karten
ethnos_map-table-markers = Marker
ethnos_map-rules-kingdoms = Marker, Preise und Gleichstand
ethnos_map-rule-marker = { $two ->
    [yes] Ein Kampfverband setzt einen Marker, wenn er mehr Karten hat, als ihr beide zusammen im Königreich des Anführers Marker habt.
   *[no] Ein Kampfverband setzt einen Marker, wenn er mehr Karten hat, als du im Königreich des Anführers Marker hast.
 }
ethnos_map-rule-prizes = In Epoche I bekommt der Erste in einem Königreich Plättchen I. In Epoche II bekommt der Erste II und der Zweite I, in Epoche III der Erste III, der Zweite II und der Dritte I.
ethnos_map-rule-trolls = Troll-Plättchen entscheiden bei Gleichstand: Die höhere Summe liegt vorn, bei gleicher Summe das höchste einzelne Plättchen.
ethnos_map-rule-ties = Wer dann noch gleichauf liegt, legt die Preise der betroffenen Ränge zusammen und teilt sie gleichmäßig, abgerundet.
ethnos_map-rule-two = In der letzten Epoche geht der Zweite leer aus, und wer allein in einem Königreich ist, bekommt beide Plättchen.
ethnos_map-rule-first = Die nächste Epoche beginnt, wer am wenigsten Ruhm hat; von mehreren der nächste im Uhrzeigersinn ab dem, der den dritten Drachen zog.
ethnos_map-rule-end = Der meiste Ruhm gewinnt. Bei Gleichstand zählen die Marker in Königreichen, dann der größte Kampfverband der letzten Epoche, dann der nächstgrößte.
ethnos_map-key-reference = die Übersicht mit Stämmen und Tabellen
ethnos_map-key-camp = Kampfverbände und Tableaus aller Spieler
ethnos_map-key-scoring = die Wertung der letzten Epoche

## Das Ende einer Epoche

ethnos_map-scoring = Wertung
ethnos_map-scoring-of = Wertung von Epoche { $age }
ethnos_map-scoring-key = Die Wertung noch einmal (S)
ethnos_map-pages = Schritte der Wertung
ethnos_map-running = Ruhm bisher
ethnos_map-step-end = Ende der Epoche
ethnos_map-step-merfolk = Meerwesen-Tableau
ethnos_map-step-giant = Riesen-Plättchen
ethnos_map-step-orcs = Orks
ethnos_map-step-bands = Kampfverbände
ethnos_map-step-totals = Ergebnis
ethnos_map-page-back = Zurück
ethnos_map-page-next = Weiter
ethnos_map-page-skip = Zum Ergebnis
ethnos_map-page-skip-open = Zu den Orks
ethnos_map-page-done = Schließen
ethnos_map-page-wait = Zum Tisch
ethnos_map-end-dragon = { $seat } hat den dritten Drachen gezogen. Epoche { $age } ist zu Ende.
ethnos_map-end-scatter = Alle Handkarten werden verjagt und bringen nichts.
ethnos_map-end-cards = { $count ->
    [0] keine Karte
    [one] { $count } Karte
   *[other] { $count } Karten
 }
ethnos_map-end-skeletons = { $count ->
    [one] { $count } Skelett verlässt
   *[other] { $count } Skelette verlassen
 } Kampfverbände und Auslage, bevor gewertet wird.
ethnos_map-merfolk-none = Niemand hat Feld 0 verlassen.
ethnos_map-giant-pays = hält das Riesen-Plättchen:
ethnos_map-giant-none = Niemand hält das Riesen-Plättchen.
ethnos_map-orcs-sent = { $count ->
    [one] schickt { $count } Marker zum Plündern
   *[other] schickt { $count } Marker zum Plündern
 }
ethnos_map-orcs-kept = { $count ->
    [one] behält { $count } Marker
   *[other] behält { $count } Marker
 }
ethnos_map-orcs-waiting = entscheidet noch
ethnos_map-orcs-nobody = Auf keinem Orkhorde-Tableau liegt ein Marker.
ethnos_map-orcs-rule = { $last ->
    [yes] In der letzten Epoche plündern alle.
   *[no] Wer plündert, nimmt alle Marker für Ruhm weg; wer sie behält, kann für später weiter sammeln.
 }
ethnos_map-bands-rule = Gezählt werden die Karten ohne Skelette, unter einem Zwerg eine mehr.
ethnos_map-before = Vorher
ethnos_map-this-age = Epoche { $age }
ethnos_map-begins = beginnt Epoche { $age }{ $why ->
    [nearest] : am wenigsten Ruhm, und davon im Uhrzeigersinn am nächsten bei { $drawer }, wo der dritte Drache gezogen wurde.
   *[other] {" "}mit dem wenigsten Ruhm.
 }
ethnos_map-tie-markers = vorn durch Marker in Königreichen: { $count }
ethnos_map-tie-bands = vorn durch Kampfverbände: { $sizes }

## Neuer Tisch

ethnos_map-pick-title = Stämme dieser Partie
ethnos_map-pick-count = { $count } von { $needed } gewählt
ethnos_map-pick-incomplete = Wähle genau { $needed } Stämme.
