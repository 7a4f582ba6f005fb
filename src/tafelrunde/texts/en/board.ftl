# Boards in the browser, for all games

board-zoom-in = Zoom in (+)
board-zoom-out = Zoom out (-)
board-fit = Whole board (0)
board-labels = Names of the hexes (L)
board-view = View of the board
board-keys = Arrow keys go from place to place, Home and End to the ends of the line, Page up and Page down to the next place that can be chosen, Enter or Space chooses it.
board-view-keys = Plus and minus zoom, 0 shows the whole board.
