# Spielpläne im Browser, für alle Spiele

board-zoom-in = Näher heran (+)
board-zoom-out = Weiter weg (-)
board-fit = Ganzer Plan (0)
board-labels = Namen der Felder (L)
board-view = Ansicht des Plans
board-keys = Pfeiltasten führen von Feld zu Feld, Pos1 und Ende an die Enden der Reihe, Bild auf und Bild ab zum nächsten Feld, das zur Wahl steht, Eingabe oder Leertaste wählt es.
board-view-keys = Plus und Minus ändern die Größe, 0 zeigt den ganzen Plan.

## Spiele ohne eigene Zeichnungen

board-board = Spielplan
board-notes = Hinweise und Zeichen (I)
board-notes-title = Hinweise
board-no-notes = Es gibt nichts zu vermerken.
board-legend = Zeichen
board-key-notes = Hinweise und Zeichen
board-piece = { $name } von { $seat }, Stärke { $strength }
board-free = frei
board-held = gehalten von { $seat }
board-choice = wählbar
board-chosen = gewählt
board-none = nichts
