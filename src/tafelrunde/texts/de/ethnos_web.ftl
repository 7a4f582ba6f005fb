# Ethnos im Browser: Karten, Auslage, Hand und was ein Kampfverband bewirken wird

## Eine Karte eines Stammes

ethnos_web-tribe-centaur = Zentaur
ethnos_web-tribe-dwarf = Zwerg
ethnos_web-tribe-elf = Elb
ethnos_web-tribe-giant = Riese
ethnos_web-tribe-halfling = Halbling
ethnos_web-tribe-merfolk = Meerwesen
ethnos_web-tribe-minotaur = Minotaur
ethnos_web-tribe-orc = Ork
ethnos_web-tribe-skeleton = Skelett
ethnos_web-tribe-troll = Troll
ethnos_web-tribe-wingfolk = Geflügelter
ethnos_web-tribe-wizard = Zauberer
ethnos_web-tribe-fairy = Fee
ethnos_web-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }

## Sortieren

ethnos_web-sorted = Sortiert nach
ethnos_web-sorted-tribe = Stamm
ethnos_web-sorted-colour = Farbe
ethnos_web-sort-by-tribe = Nach Stamm sortieren
ethnos_web-sort-by-colour = Nach Farbe sortieren

## Auslage und Stapel

ethnos_web-row = Auslage
ethnos_web-row-empty = Die Auslage ist leer.
ethnos_web-row-keys = Pfeiltasten gehen von Karte zu Karte, Eingabe oder Leertaste wählt, noch einmal nimmt.
ethnos_web-row-fresh = seit deinem letzten Zug abgelegt
ethnos_web-row-grows = ergibt mit deiner Hand eine Gruppe von { $size }
ethnos_web-can = wählbar
ethnos_web-taken = gewählt
ethnos_web-deck = Stapel
ethnos_web-deck-left = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
 }
ethnos_web-deck-safe = { $count ->
    [one] die nächste ohne Drachen
   *[other] die nächsten { $count } ohne Drachen
 }
ethnos_web-deck-safe-short = { $count } ohne Drachen
ethnos_web-deck-danger = Drachen möglich
ethnos_web-deck-over = der dritte Drache ist da
ethnos_web-deck-chance = Mit der nächsten Karte endet die Epoche: { $chance }
ethnos_web-deck-chance-short = Epochenende: { $chance }
ethnos_web-dragons = Drachen: { $count } von 3
ethnos_web-deck-about = Die oberste Karte, nur du siehst sie.

## Hand

ethnos_web-hand = Deine Hand
ethnos_web-hand-count = { $count } von 10 Karten auf der Hand
ethnos_web-hand-empty = Deine Hand ist leer.
ethnos_web-hand-keys = Pfeiltasten gehen von Karte zu Karte, Eingabe oder Leertaste wählt eine Karte oder legt sie zurück, C macht eine gewählte Karte zum Anführer.
ethnos_web-watching = Du schaust zu. Was die anderen auf der Hand haben, bleibt verdeckt.
ethnos_web-watching-over = Die Partie ist zu Ende.
ethnos_web-groups = Deine größten Gruppen
ethnos_web-group = { $of }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }{ $skeletons ->
    [0] {""}
    [one] {" "}und { $skeletons } Skelett
   *[other] {" "}und { $skeletons } Skelette
 }
ethnos_web-group-take = Zusammenstellen: { $group }
ethnos_web-card-chosen = gewählt
ethnos_web-card-leader = Anführer
ethnos_web-card-fits = wählbar
ethnos_web-card-misfit = passt nicht dazu
ethnos_web-card-kept = wird behalten
ethnos_web-crown = { $card } zum Anführer machen
ethnos_web-key-crown = in der Hand: eine gewählte Karte zum Anführer machen

## Was zu tun ist

ethnos_web-how-turn = Nimm eine Karte der Auslage oder vom Stapel, oder stelle aus deiner Hand einen Kampfverband zusammen.
ethnos_web-how-touch = Nimm oben eine Karte, oder wähle unten welche zum Spielen.
ethnos_web-how-recruit = Nimm eine Karte der Auslage oder vom Stapel.
ethnos_web-how-band = Stelle aus deiner Hand einen Kampfverband zusammen.
ethnos_web-how-chain = Stelle ihn aus deiner Hand zusammen, oder hör auf.
ethnos_web-how-keep = Wähle die Karten in deiner Hand.
ethnos_web-again = Noch einmal antippen nimmt sie.
ethnos_web-recruit-deck = Vom Stapel ziehen
ethnos_web-recruit-card = { $card } nehmen
ethnos_web-recruit-safe = { $count ->
    [one] Die nächste Karte ist kein Drache.
   *[other] Die nächsten { $count } Karten sind keine Drachen.
 }
ethnos_web-recruit-grows = Ergibt mit deiner Hand eine Gruppe von { $size }.
ethnos_web-stop = Keinen weiteren spielen
ethnos_web-keep-none = Keine behalten
ethnos_web-keep-all = Alle behalten
ethnos_web-keep-some = { $count ->
    [one] { $count } Karte behalten
   *[other] { $count } Karten behalten
 }
ethnos_web-keep-count = { $count } von höchstens { $most }
ethnos_web-play = Kampfverband spielen
ethnos_web-clear = Auswahl aufheben
ethnos_web-no-leader = Ein Skelett führt nie an: Nimm eine andere Karte dazu.
ethnos_web-leader = Anführer

## Was der Kampfverband bewirken wird

ethnos_web-preview = Was geschehen wird
ethnos_web-size = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }{ $skeletons ->
    [0] {""}
    [one] , davon { $skeletons } Skelett
   *[other] , davon { $skeletons } Skelette
 }
ethnos_web-marker-placed = Marker nach { $kingdom }, dort hast du dann { $count }
ethnos_web-marker-small = Kein Marker: { $kingdom } verlangt { $needed } Karten
ethnos_web-marker-choose = Marker in { $count ->
    [one] { $kingdoms }
    [6] ein Königreich deiner Wahl
   *[other] eines von { $count }: { $kingdoms }
 }
ethnos_web-marker-nowhere = Kein Marker: Jedes Königreich verlangt mehr Karten
ethnos_web-marker-halfling = Kein Marker unter einem Halbling
ethnos_web-marker-supply = Kein Marker: Dein Vorrat ist leer
ethnos_web-does-centaur = Danach darfst du noch einen Kampfverband spielen
ethnos_web-does-centaur-none = Ohne Marker kein weiterer Kampfverband
ethnos_web-does-centaur-last = Für einen weiteren Kampfverband bleibt keine Karte
ethnos_web-does-dwarf = Wird als { $scoring } Karten gewertet
ethnos_web-does-elf = { $keep ->
    [one] Von { $rest } übrigen Karten darfst du { $keep } behalten
   *[other] Von { $rest } übrigen Karten darfst du bis zu { $keep } behalten
 }
ethnos_web-does-elf-all = { $rest ->
    [one] Die übrige Karte darfst du behalten
   *[other] Alle { $rest } übrigen Karten darfst du behalten
 }
ethnos_web-does-elf-none = Zum Behalten bleibt keine Karte übrig
ethnos_web-does-giant = { $glory } Ruhm sofort und das Riesen-Plättchen, am Ende der Epoche { $later } Ruhm
ethnos_web-does-giant-none = Kein Riesen-Plättchen: Der Rekord ist { $record }
ethnos_web-does-halfling = Sonst bewirkt ein Halbling nichts
ethnos_web-does-merfolk = Meerwesen-Tableau von { $from } auf { $to }, { $markers ->
    [0] { $next ->
        [0] am Ziel
       *[other] nächstes Symbol auf { $next }
     }
    [one] dafür { $markers } freier Marker
   *[other] dafür { $markers } freie Marker
 }
ethnos_web-does-merfolk-none = Auf dem Meerwesen-Tableau bist du schon am Ziel
ethnos_web-does-minotaur = Zählt für den Marker als { $size } Karten
ethnos_web-does-orc = Marker aufs Orkhorde-Feld { $kingdom } möglich: { $glory } statt { $now } Ruhm
ethnos_web-does-orc-none = Das Orkhorde-Feld { $kingdom } ist schon besetzt
ethnos_web-does-orc-supply = Für das Orkhorde-Feld hast du keinen Marker mehr
ethnos_web-does-troll = { $count ->
    [one] Troll-Plättchen { $tokens } ist frei
   *[other] Ein Troll-Plättchen zur Wahl: { $tokens }
 }
ethnos_web-does-troll-none = Kein Troll-Plättchen dieser Größe ist frei
ethnos_web-does-wingfolk = Du wählst das Königreich
ethnos_web-does-wizard = { $count ->
    [one] Danach darfst du { $count } Karte ziehen
   *[other] Danach darfst du { $count } Karten ziehen
 }; dabei endet die Epoche: { $chance }
ethnos_web-does-wizard-safe = { $count ->
    [one] Danach darfst du { $count } Karte ziehen
   *[other] Danach darfst du { $count } Karten ziehen
 }; die Epoche endet dabei nicht
ethnos_web-does-fairy = { $count ->
    [one] { $count } Kampfverband kommt für einen Tausch in Frage
   *[other] { $count } Kampfverbände kommen für einen Tausch in Frage
 }
ethnos_web-does-fairy-none = Kein Kampfverband kommt für einen Tausch in Frage
ethnos_web-glory = Am Ende der Epoche { $glory } Ruhm
ethnos_web-glory-skeletons = Am Ende der Epoche { $glory } Ruhm, mit den Skeletten wären es { $with }
ethnos_web-glory-short = { $glory } Ruhm
ethnos_web-glory-short-skeletons = { $glory } Ruhm (mit Skeletten { $with })
ethnos_web-rest = In die Auslage kommt:
ethnos_web-rest-elf = Zu behalten oder in die Auslage:
ethnos_web-rest-centaur = Vorerst auf der Hand:
ethnos_web-rest-none = In die Auslage kommt nichts.
ethnos_web-marker-short-yes = Marker: { $kingdom }
ethnos_web-marker-short-choose = Marker nach Wahl
ethnos_web-marker-short-no = kein Marker
ethnos_web-marker-short-small = kein Marker (ab { $needed })

## Andere Entscheidungen

ethnos_web-aid-draw = { $safe ->
    [yes] Im Stapel sind noch { $deck } Karten. Die Epoche endet dabei nicht.
   *[no] Im Stapel sind noch { $deck } Karten. Dabei endet die Epoche: { $chance }
 }
ethnos_web-aid-pillage = Bleiben sie liegen, sind es mit einem Marker mehr { $glory } Ruhm.
ethnos_web-aid-pillage-all = Mehr Marker gehen nicht auf das Tableau.
