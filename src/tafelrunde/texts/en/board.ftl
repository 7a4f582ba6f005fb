# Boards in the browser, for all games

board-zoom-in = Zoom in (+)
board-zoom-out = Zoom out (-)
board-fit = Whole board (0)
board-labels = Names of the hexes (L)
board-view = View of the board
