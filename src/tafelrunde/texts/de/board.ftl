# Spielpläne im Browser, für alle Spiele

board-zoom-in = Näher heran (+)
board-zoom-out = Weiter weg (-)
board-fit = Ganzer Plan (0)
board-labels = Namen der Felder (L)
board-view = Ansicht des Plans
