# A table in the browser in English

play-title-yours = ● Your turn · { $game }
play-no-table = There is no such table
play-not-loaded = The table cannot be loaded
play-try-again = Try again
play-to-lobby = To the lobby
play-lost = The connection is lost. We keep trying.
play-too-late = That came too late: the table has gone on.
play-not-sent = That did not get through. Please try again.
play-dismiss = Close this note

## Seats

play-seats = Seats
play-who = { $seat } ({ $person })
play-free = free
play-bot = Bot: { $bot }
play-you = you
play-turn = to play
play-away = away
play-bot-plays = a bot plays
play-open-seat = See everything about { $who }
play-watchers = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
 }
play-clock = { $left } for this decision
play-clock-reserve = { $left } for this decision, then { $reserve } in reserve
play-days = { $days ->
    [one] 1 day
   *[other] { $days } days
 } { $hours } h
play-days-short = { $days } d

## Choosing

play-prompt = What there is to do
play-your-turn = Your turn: { $ask }
play-how = Click what glows
play-how-touch = Tap what glows.
play-chosen = Chosen
play-remove = Take { $thing } back
play-verbs = What you can do
play-which = What you mean
play-left = { $count ->
    [one] 1 possibility
   *[other] { $count } possibilities
 }
play-tap-again = Tap again to play it.
play-tap-or-enter = Click again or press Enter to play it. Escape steps back.
play-sending = Playing …
play-hint = What would you play?
play-hint-key = What would you play? ( H )
play-hint-about = What the strongest level would play here. It sees what you see.
play-hint-thinking = Thinking …
play-hint-share = { $percent } % of its thoughts
play-hint-why = Because it brings, compared with the next best:
play-hint-compared = Compared with the first:
play-hint-alike = It makes no difference that could be put into words.
play-hint-take = Choose
play-hint-for = speaks for it
play-hint-against = speaks against it
play-hint-others = for the others: { $what }
play-hope-win = { $percent } % winning chances
play-hope-ahead = on average ahead of { $percent } % of the others
play-turnings = Turning points
play-turnings-about = Every decision of a seat is thought through again, with no more than could be known then. It takes up to two minutes.
play-turnings-seat = Whose decisions?
play-turnings-start = Look for them
play-turnings-progress = { $of ->
    [0] Starting …
   *[other] { $done } of { $of } decisions
 }
play-turnings-cancel = Cancel
play-turnings-failed = That did not work out. Try again.
play-turnings-none = Among { $of } decisions none cost much.
play-turnings-at = Position { $position }
play-turnings-played = Played
play-turnings-better = Better
play-turnings-show = Show the position
play-actions = All possibilities
play-actions-key = All possibilities ( / )
play-search = Search
play-search-example = for example: move e3

## Waiting

play-bot-thinks = The bot is thinking.
play-waiting = We are waiting for { $name }.
play-waiting-away = We are waiting for { $name }, who is away.
play-since = For { $time }.
play-watching = You are watching.
play-watching-own = You are watching without seeing your hand. The menu takes you back to your seat.
play-bot-for-you = A bot is playing for you.
play-take-back-seat = Play on myself
play-undo = Take back
play-undo-about = Your last play; the others are asked if it concerns them.
play-lately = What just happened
play-again = Show again
play-again-key = Show again what just happened ( R )

## Drawing from real bags

play-draw-wait = { $seat } draws.
play-draw-wait-open = Somebody at the table says what was turned up.
play-drawn-so-far = So far: { $things }
play-setup-draws = You play with real material: set up and say what comes.

## Questions to the others

play-offer = A question to the others
play-offer-undo = { $who } would like to take the last play back, with all that came after it.
play-offer-replace = Shall a bot play on for { $who }?
play-offer-rematch = { $who } would like to play again.
play-offer-joint = { $who } suggests for all: { $words }
play-offer-open = Not answered yet: { $names }
play-agree = Agree
play-refuse = Refuse

## Handing over

play-curtain = Handing the screen over
play-hand-over = Give the screen to { $name }
play-hand-over-about = { $seat } is to play. The hand stays covered until you are ready.
play-hand-over-ready = I am { $name }
play-undo-of = Take the last play of { $seat } back
play-alone = I play all seats myself
play-alone-about = Then you are not asked any more. The menu can change that.
play-curtain-on = Cover hands when the screen is handed over
play-curtain-off = Do not cover hands any more
play-curtain-about = For several people at one screen.

## Beside the board

play-board = Board
play-tabs = Beside the board
play-tab-log = Log
play-tab-chat = Chat
play-tab-rules = Rules
play-tab-seats = Seats
play-tab-menu = Menu
play-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
 }
play-log-empty = What happens stands here as soon as somebody plays.
play-log-more = { $count ->
    [one] Show 1 earlier line
   *[other] Show { $count } earlier lines
 }
play-show-position = Show this position
play-show-position-at = Show position { $position }, { $time }
play-taken-back = Taken back:
play-line-start = The game begins.
play-line-sat = { $name } sits down: { $seat }.
play-line-left = { $name } gets up: { $seat }.
play-line-undo = { $seat } takes the last play back.
play-line-late = The time of { $seat } is up.
play-line-replaced = A bot plays on for { $name } ({ $seat }).
play-line-back = { $name } plays again ({ $seat }).
play-line-offer-undo = { $seat } would like to take back.
play-line-offer-replace = Shall a bot play for { $name } ({ $seat })?
play-line-offer-rematch = { $name } would like to play again.
play-line-offer-joint = { $seat } suggests something for all.
play-line-answer-yes = { $seat } agrees.
play-line-answer-no = { $seat } refuses.
play-says = { $name } writes: { $text }
play-chat-empty = Nobody has written anything yet. Everybody at the table and everybody watching can read it.
play-chat-say = Message to everybody
play-chat-send = Send
play-chat-left = { $count ->
    [one] 1 character left
   *[other] { $count } characters left
 }
play-rules-find = Search the rules
play-rules-none = Not found.
play-rules-page = Open the rules on a page of their own

## Menu

play-menu = Menu
play-resign = Resign
play-resign-later = Possible when a decision is yours.
play-resign-title = Resign?
play-resign-ask = The game would be lost for { $seat }. This cannot be taken back.
play-resign-yes = Resign
play-resign-no = Play on
play-replace = Let a bot play for { $name }
play-rematch = Play again
play-to-rematch = To the new game
play-export = Save the record
play-review = Look back
play-review-about = Step by step through the game
play-look-seat = Look as { $who }
play-look-watch = Only watch
play-look-watch-about = Your hand is covered then.
play-links = Links to this table
play-settings = Settings
play-speed = Motion
play-speed-0 = off
play-speed-1 = normal
play-speed-2 = fast
play-confirm = Ask again
play-confirm-risky = when risky
play-confirm-always = always
play-confirm-about = A second click confirms what is played.
play-theme = Colours
play-theme-auto = like the system
play-theme-light = light
play-theme-dark = dark
play-language = Language
play-language-de = Deutsch
play-language-en = English

## Links

play-link-watch = For watching
play-link-invite = Invitation for { $seat }
play-link-own = Your seat { $seat } on another device
play-link-own-about = Whoever has this link can play for you.
play-copy = Copy
play-copied = Copied
play-copy-by-hand = The link is selected; copy it by hand.
play-share = Share

## Before it starts

play-missing = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
 }
play-missing-about = Send a link; it starts as soon as everybody is here.
play-starting = Everybody is here, it starts.
play-invite-about = Send this link to whoever shall sit here. It works once.
play-sit = Sit here
play-leave = Get up
play-open-later = You can close this page: the table stays and is in the lobby.

## The end

play-end-won = { $count ->
    [one] { $who } wins
   *[other] { $who } win
 }
play-end-you-won = You have won
play-end-draw = A draw
play-end-lost = The game is lost
play-end-together = { $count ->
    [one] You have won
   *[other] All have won together
 }
play-result = Result
play-place = { $place }.
play-rating = Rating
play-rating-change = Rating { $before }, now { $after }
play-rated = Rated game
play-unrated-guest = Not rated: a guest plays.
play-unrated-twice = Not rated: somebody may act for two seats.
play-winner = wins
play-revealed = What everybody had

## Fair draws

play-fair = Fair draws
play-fair-committed = Before the first play a secret was fixed from which everything that is drawn follows. Its checksum stands here. At the end the secret is shown, and everybody can work out that nothing was changed.
play-fair-table = You play with real bags, cards and dice and say what came.
play-fair-open = This game was played from a known seed.
play-commitment = Checksum from the start
play-secret = The secret
play-secret-later = The secret stands here as soon as the game is over.
play-fair-checked = Everything that was drawn follows from a secret that was fixed from the start.
play-fair-more = More about this
play-verify = Check it
play-verified = Checked: every draw fits the secret.
play-not-verified = It does not fit:

## Looking back

play-replay = Position { $at } of { $last }
play-replay-leave = Back to the game
play-replay-leave-over = To the result
play-replay-position = Position
play-replay-first = To the start
play-replay-before = One step back
play-replay-play = Play
play-replay-pause = Pause
play-replay-next = One step forward
play-replay-last = To the end
play-replay-link = Copy a link to this position
play-replay-as = View
play-spectator = Spectator
play-branch = Play on from here
play-branch-about = A new table starts with position { $at }. What is drawn from then on is drawn anew. Who sits where?
play-branch-not-yet = That is possible once the game is over: before that nobody may try out what is in the bags.
play-branch-start = Open the table

## Keys

play-keys = Keys
play-key-choose = go from thing to thing, on the board from hex to hex
play-key-take = choose; once it is clear what is meant: play it
play-key-digit = what stands in the box, in order; before that what is in your hand
play-key-next = on the board: to the next thing that glows, and back
play-key-zoom = on the board: nearer, farther, the whole board
play-key-labels = on the board: labels on or off
play-key-threats = on the board: what is in danger
play-key-list = search all possibilities
play-key-hint = what a strong player would play
play-key-back = one step back
play-key-again = show again what just happened
play-key-replay = looking back: one step back or forward
play-key-ends = looking back: to the start, to the end
play-key-auto = looking back: play, pause
play-key-help = this list

# The game master

play-master = Game master
play-master-about = set something right, with a reason
play-master-what = What shall be set right?
play-master-choose = choose
play-master-because = Why?
play-master-order = Set right
play-master-take-back = Take back
play-master-not = Do not take back
play-master-redo = Bring back what was taken back
play-master-done = Done. It stands in the log, with your reason.
play-master-taking = Line { $number } will be taken back, with everything that came after it.
play-master-taking-about = What is played again brings the same dice again.
play-line-master = { $name }: { $why }
play-line-comment = Comment: { $text }
play-line-takeback = { $name } takes plays back: { $why }
play-line-redo = { $name } brings back what was taken back.
play-link-proxy = For whoever stands in for { $who }
play-link-master = For another game master
play-link-master-about = Whoever follows this link can set things right, too.
play-form-seat = seat
play-form-tile = field
play-form-number = number
play-form-points = points
play-form-round = round
play-form-phase = phase
play-form-event = event
play-form-effect = spell
play-form-race = race
play-form-name = option
play-form-value = value
play-form-rest = anything else
play-form-none = none
play-form-nobody = nobody
play-form-mine = mine
play-form-castle = castle
play-form-city = city
play-form-yes = yes
play-form-no = no
play-form-alive = alive
play-form-dead = dead
play-form-idle = away
play-form-active = there
play-form-optional = if needed
