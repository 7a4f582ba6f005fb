# Spielpläne im Browser, für alle Spiele

board-zoom-in = Näher heran (+)
board-zoom-out = Weiter weg (-)
board-fit = Ganzer Plan (0)
board-labels = Namen der Felder (L)
board-view = Ansicht des Plans

## Spiele ohne eigene Zeichnungen

board-board = Spielplan
board-keys = Pfeiltasten gehen von Feld zu Feld, Bild auf und Bild ab zum nächsten wählbaren Feld, Eingabe oder Leertaste wählt. L zeigt die Namen der Felder, I die Hinweise und Zeichen.
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
