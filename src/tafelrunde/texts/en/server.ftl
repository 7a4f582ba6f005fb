# The server in English: why something cannot be done at a table

error-table-no-table = there is no table { $name }
error-table-no-seat = there is no seat { $name } here; the seats are { $seats }
error-table-no-position = there is no position { $position }; the last one is { $last }
error-table-no-rule = the rulebook has no rule { $name }
error-table-no-game = there is no game { $name }
error-table-not-started = the game has not started yet
error-table-started = the game has started; you can resign, or let a bot play for you
error-table-not-over = the game is not over yet
error-table-not-your-seat = the seat { $seat } is not yours
error-table-not-seated = only those who sit at this table can do that
error-table-late = the table has gone on meanwhile; look again
error-table-no-document = there is no “{ $name }” about this table; there are { $documents }
error-table-not-master = only a game master can do that
error-table-no-master = { $game } has no game master
error-table-no-line = there is no line { $number } that can be taken back
error-table-bot-plays = a bot plays for { $seat } at the moment; take the seat back first
error-table-already-yours = no bot plays for { $seat }; the seat is yours
error-table-no-person = no person decides for { $seat }
error-table-not-away = whoever plays { $seat } is here
error-table-draw-first = somebody has to say first what was drawn
error-table-no-draw = nothing is being drawn now
error-table-not-your-draw = this draw is somebody else’s to tell
error-table-no-such-draw = { $word } cannot come here; possible are { $options }
error-table-draw-elsewhere = { $word } is somewhere else already; look again at what was drawn
error-table-asked-already = this has been asked already; the others have to answer
error-table-not-asked = you were not asked, or have answered already
error-table-no-offer = this question is settled
error-table-no-hints = no hints were agreed on at this table
error-table-not-rated = this table cannot be rated: { $why ->
    [guest] you have no account, and guests have no rating
    [screen] several people share one screen
    [bots] only bots would play
    [together] all play together against the game
    [master] there is a game master
    [dice] what real bags, cards and dice bring cannot be checked
    [options] with these options the result says little about who plays better
   *[hints] hints are allowed
 }
error-table-rated-undo = in a rated game, what the others have seen is taken back only if a person agrees, and here only bots could
error-table-hint-not-now = there is a hint only when you have to decide
error-table-no-advice = nobody could think about it just now; try again
error-table-review-running = looking back is possible when the game is over; before that it would show what is hidden
error-table-no-review = nobody has asked for this look back
error-table-rematch-there = the rematch is already open
error-table-no-secret = this match came without its secret, so nothing can be drawn; play on from one of its positions instead
error-table-seat-taken = the seat { $seat } is taken
error-table-seat-count = { $count } seats were given, this game has { $players }
error-table-me-twice = you can sit on one seat only; the others at this screen have names of their own
error-table-not-listed = this table takes guests by invitation only
error-table-no-clock-at-real-table = a table with real bags, cards and dice has no clock
error-table-nobody-to-tell = a table with real bags, cards and dice needs somebody to say what was drawn
error-table-branch-running = you can play on from here when this game is over; before that it would show what is hidden
error-table-record-running = there is a record when the game is over; before that it would show what is hidden
error-table-verify-running = the draws can be verified when the game is over and its secret is shown
error-table-bad-link = this link is incomplete or not from here
error-table-used-link = this link is no longer valid; ask for a new one
error-table-no-name = take a name before you speak
error-table-bad-name = a name is one line of letters you can see
error-table-bad-text = the text holds characters that cannot be shown
error-table-login-taken = somebody else has the login { $login }
error-table-wrong-password = login or password is not right
error-table-no-token = there is no such token
error-table-bad-token = this token is not valid (any more)
error-table-too-many = too much at once; wait a moment
error-table-fault = something went wrong on our side; nothing was changed

server-guest = Guest
server-running = Tafelrunde is at { $address }. Ctrl-C stops it; nothing is lost.
server-stopped = Tafelrunde has stopped.
server-no-client = The browser client is not built: only the interface for programs is there. Build it with: python build_client.py
error-server-running = Tafelrunde already runs on { $data }: { $address }
error-server-port = nothing can listen on { $host }, port { $port }: { $reason }
