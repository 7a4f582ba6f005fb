# Der Karteneditor von Mighty Empires, und die Wahl von Karte und Völkern für einen neuen Tisch

mighty_empires_maps-title = Karteneditor
mighty_empires_maps-map = Karte
mighty_empires_maps-keys = Pfeiltasten gehen über die Karte, Eingabe zeichnet, Entf nimmt ein Feld weg. 1 bis 5 wählen ein Werkzeug, E den Radierer. Strg+Z macht rückgängig, Strg+Umschalt+Z stellt wieder her, Plus und Minus zoomen.
mighty_empires_maps-undo = Rückgängig
mighty_empires_maps-redo = Wiederherstellen
mighty_empires_maps-play = Auf dieser Karte spielen
mighty_empires_maps-play-short = Spielen
mighty_empires_maps-tab-draw = Zeichnen
mighty_empires_maps-tab-check = Prüfen
mighty_empires_maps-tab-whole = Karte
mighty_empires_maps-tab-files = Datei

## Werkzeuge

mighty_empires_maps-tools = Werkzeuge
mighty_empires_maps-tool-terrain = Gelände
mighty_empires_maps-tool-water = Flüsse
mighty_empires_maps-tool-building = Gebäude
mighty_empires_maps-tool-home = Heimaten
mighty_empires_maps-tool-tile = Wählen
mighty_empires_maps-erase = Radieren
mighty_empires_maps-first = Tippe oder ziehe mit einem Gelände auf die leeren Plätze, um Felder zu legen.
mighty_empires_maps-first-made = Mit einer fertigen Karte anfangen
mighty_empires_maps-water-from = Tippe auf einen Fluss, dann auf den Nachbarn, zu dem sein Wasser fließt. Du kannst auch den ganzen Fluss entlangziehen.
mighty_empires_maps-water-to = Wohin fließt das Wasser von { $name }? Tippe auf einen Nachbarn; auch der Rand der Karte ist möglich. Tippe noch einmal auf den Fluss, damit er stillsteht.
mighty_empires_maps-water-clear = Keine Richtung
mighty_empires_maps-building-about = Neutrale Gebäude gehören am Anfang niemandem. Minen stehen nur an Flüssen und im Gebirge, auf Vulkanen steht nichts.
mighty_empires_maps-building-none = keins
mighty_empires_maps-home-new = Neue Heimat
mighty_empires_maps-home-none = keine
mighty_empires_maps-home-number = Heimat { $home }
mighty_empires_maps-home-count = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
mighty_empires_maps-home-first = Tippe auf das Feld in der Mitte der Heimat. Seine Nachbarn kommen dazu, soweit sie noch zu keiner gehören.
mighty_empires_maps-home-tiles = Tippe auf Felder, um sie zu Heimat { $home } zu nehmen oder herauszunehmen. Die Zahl steht auf der Mitte; mit „Wählen“ wird ein anderes Feld zur Mitte.
mighty_empires_maps-home-remove = Heimat { $home } entfernen
mighty_empires_maps-home-center = Zur Mitte von Heimat { $home } machen
mighty_empires_maps-tile-choose = Tippe auf ein Feld, um hier alles an ihm zu ändern: Gelände, Fluss, Gebäude, Heimat, Beschriftung. Ziehen verschiebt die Ansicht.

## Ein Feld

mighty_empires_maps-tile-title = Feld { $name } (q { $q }, r { $r })
mighty_empires_maps-tile-erase = Feld wegnehmen
mighty_empires_maps-flow = Wasser fließt
mighty_empires_maps-flow-none = nirgendwohin
mighty_empires_maps-building = Gebäude
mighty_empires_maps-home = Heimat
mighty_empires_maps-label = Beschriftung
mighty_empires_maps-direction-1 = nach Osten
mighty_empires_maps-direction-2 = nach Nordosten
mighty_empires_maps-direction-3 = nach Nordwesten
mighty_empires_maps-direction-4 = nach Westen
mighty_empires_maps-direction-5 = nach Südwesten
mighty_empires_maps-direction-6 = nach Südosten
mighty_empires_maps-place-empty = { $name }: leer, hier kann ein Feld hin
mighty_empires_maps-place-flows = fließt { $direction }
mighty_empires_maps-place-home = Heimat { $home }
mighty_empires_maps-place-center = Mitte von Heimat { $home }
mighty_empires_maps-place-label = „{ $label }“

## Prüfen

mighty_empires_maps-check-now = Noch einmal prüfen
mighty_empires_maps-check-wait = Wird geprüft …
mighty_empires_maps-check-state = { $errors ->
    [0] { $warnings ->
        [0] Nichts zu beanstanden: Auf dieser Karte kann gespielt werden.
        [one] Auf dieser Karte kann gespielt werden; eins ist zu bedenken.
       *[other] Auf dieser Karte kann gespielt werden; { $warnings } Dinge sind zu bedenken.
    }
    [one] Ein Fehler muss behoben werden, bevor hier jemand spielen kann.
   *[other] { $errors } Fehler müssen behoben werden, bevor hier jemand spielen kann.
}

## Die Karte im Ganzen

mighty_empires_maps-name = Name
mighty_empires_maps-players = Spieler
mighty_empires_maps-players-to = bis
mighty_empires_maps-players-least = Mindestens
mighty_empires_maps-players-most = Höchstens
mighty_empires_maps-count = { $tiles ->
    [one] 1 Feld
   *[other] { $tiles } Felder
}, { $homes ->
    [0] keine Heimaten
    [one] 1 Heimat
   *[other] { $homes } Heimaten
}, { $volcanoes ->
    [0] kein Vulkan
    [one] 1 Vulkan
   *[other] { $volcanoes } Vulkane
}
mighty_empires_maps-turn = Drehen und spiegeln
mighty_empires_maps-turn-left = Links
mighty_empires_maps-turn-right = Rechts
mighty_empires_maps-mirror-sideways = Links und rechts
mighty_empires_maps-mirror-upright = Oben und unten
mighty_empires_maps-shift = Verschieben
mighty_empires_maps-shift-about = Verschieben ändert nur die Koordinaten in der Datei.
mighty_empires_maps-begin = Mit einer anderen Karte anfangen
mighty_empires_maps-make = Diese Karte machen
mighty_empires_maps-make-blank = Leere Karte
mighty_empires_maps-make-method = Art
mighty_empires_maps-make-players = Spieler
mighty_empires_maps-make-seed = Nummer
mighty_empires_maps-make-lot = Eine andere Nummer
mighty_empires_maps-method-flower = Fair, gleiche Heimaten
mighty_empires_maps-method-flower_castles = Fair, mit neutralen Burgen
mighty_empires_maps-method-rulebook_random = Zufällig gelegt

## Dateien

mighty_empires_maps-file-save = Speichern
mighty_empires_maps-file-copy = Kopieren
mighty_empires_maps-file-copied = Kopiert
mighty_empires_maps-file-open = Öffnen …
mighty_empires_maps-file-about = Die Karte wird als JSON-Datei gespeichert. Du kannst eine Datei auch irgendwo auf diese Seite ziehen. Was du zeichnest, bleibt in diesem Browser erhalten.
mighty_empires_maps-file-paste = Karte als Text
mighty_empires_maps-file-read = Diesen Text öffnen
mighty_empires_maps-file-long = Diese Datei ist zu groß für eine Karte.
mighty_empires_maps-file-refused = Diese Karte wird nicht angenommen. Was du gezeichnet hattest, ist noch da.
mighty_empires_maps-file-strange = Der Editor kann diese Datei nicht zeigen.
mighty_empires_maps-file-repair = Trotzdem öffnen und in Ordnung bringen

## Ein neuer Tisch

mighty_empires_maps-form-map = Karte
mighty_empires_maps-form-flower = Fair
mighty_empires_maps-form-random = Zufällig gelegt
mighty_empires_maps-form-own = Eigene Karte
mighty_empires_maps-form-flower-about = Alle haben die gleiche Heimat, in der Mitte liegt der Vulkan.
mighty_empires_maps-form-random-about = Feld für Feld gelegt wie am Tisch, ohne Heimaten. Nicht alle haben es gleich gut.
mighty_empires_maps-form-seed = Nummer der Karte
mighty_empires_maps-form-lot = Wird gezogen, wenn der Feldzug beginnt. Das Bild ist ein Beispiel.
mighty_empires_maps-form-this = Genau diese Karte.
mighty_empires_maps-form-another = Eine aussuchen
mighty_empires_maps-form-next = Eine andere
mighty_empires_maps-form-again = Erst am Anfang ziehen
mighty_empires_maps-form-preview = Vorschau der Karte
mighty_empires_maps-form-draft = Aus dem Karteneditor
mighty_empires_maps-form-file = Aus einer Datei …
mighty_empires_maps-form-to-editor = Eine Karte zeichnen
mighty_empires_maps-form-paste = oder als Text einfügen
mighty_empires_maps-form-missing = Wähle eine eigene Karte oder lass eine machen.
mighty_empires_maps-form-broken = Auf dieser Karte kann noch niemand spielen.
mighty_empires_maps-form-count = Diese Karte ist für { $least } bis { $most } Spieler.
mighty_empires_maps-form-good = { $tiles } Felder, für { $least } bis { $most } Spieler.
mighty_empires_maps-form-lot-race = ausgelost
mighty_empires_maps-form-races-about = Mehrere Spieler können das gleiche Volk haben.
mighty_empires_maps-form-group-none = Ohne eigene Regeln
mighty_empires_maps-form-group-elves = Elfen
mighty_empires_maps-form-group-dwarfs = Zwerge
mighty_empires_maps-form-group-raiders_group = Plünderer
mighty_empires_maps-form-group-skaven = Skaven
mighty_empires_maps-form-group-undead = Untote
mighty_empires_maps-form-quality-of = Güte der Armeen: { $seat }
mighty_empires_maps-form-battles-sim = Alles geschieht hier: Ihr bestimmt Gold, Haltung und General verdeckt, und der Rechner trägt die Schlacht aus.
mighty_empires_maps-form-battles-table = Ihr kämpft mit euren Figuren am eigenen Tisch und tragt das Ergebnis ein; alles andere wird hier geführt.
mighty_empires_maps-form-battles-mixed = Bei jeder Schlacht einigen sich beide Seiten: am Tisch oder simuliert.
mighty_empires_maps-form-quality-about = In simulierten Schlachten. 100 ist das Übliche; wer mehr hat, ist stärker.
mighty_empires_maps-form-topic-common = Das Wichtigste
mighty_empires_maps-form-topic-start = Anfang
mighty_empires_maps-form-topic-order = Ablauf und Reichspunkte
mighty_empires_maps-form-topic-battle = Armeen und Schlachten
mighty_empires_maps-form-topic-land = Land, Gebäude und Minen
mighty_empires_maps-form-topic-year = Jahreszeiten und Völker
