# Boards in the browser, for all games

board-zoom-in = Zoom in (+)
board-zoom-out = Zoom out (-)
board-fit = Whole board (0)
board-labels = Names of the fields (L)
board-view = View of the board
board-keys = Arrow keys go from place to place, Home and End to the ends of the line, Page up and Page down to the next place that can be chosen, Enter or Space chooses it.
board-view-keys = Plus and minus zoom, 0 shows the whole board.

## Games without drawings of their own

board-board = Board
board-notes = Notes and signs (I)
board-notes-title = Notes
board-no-notes = There is nothing to note.
board-legend = Signs
board-key-notes = notes and signs
board-piece = { $name } of { $seat }, strength { $strength }
board-free = free
board-held = held by { $seat }
board-choice = can be chosen
board-chosen = chosen
board-none = nothing
