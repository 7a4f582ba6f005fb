# The frame in the browser in English: bar, lobby, new table, invitation, rules, account

web-home = Tafelrunde, to the lobby
web-nav = Where to
web-skip = To the content
web-lobby = Lobby
web-rules = Rules
web-ladder = Ladder
web-guest = Guest
web-guest-name = Guest { $number }
web-me = Account and settings: { $name }
web-close = Close
web-cancel = Cancel
web-back = Back
web-keep = Save
web-copy = Copy
web-copied = Copied
web-copy-what = Copy { $what }
web-loading = One moment …
web-reload = Reload
web-to-lobby = To the lobby
web-you = (you)
web-game = Game

## When something does not work

web-problem-offline = No connection to the server. The page goes on as soon as there is one.
web-problem-trouble = The server could not do that just now. Try again in a moment.
web-page-failed = This page could not be loaded
web-page-failed-about = Perhaps the connection is gone, or there is a new version. Reloading helps most of the time.
web-no-page = There is nothing here
web-no-page-about = No page has this address. You find all tables in the lobby.

## Language, colours and other settings

web-language = Language
web-language-de = Deutsch
web-language-en = English
web-theme = Colours
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-theme-now = Colours: { $theme }
web-speed = Motion on the table
web-speed-0 = none
web-speed-1 = normal
web-speed-2 = fast
web-confirm = Tap again before it is played
web-confirm-risky = only where it matters
web-confirm-always = always
web-settings = Settings
web-settings-about = These hold in this browser, from the moment you change them.

## Lobby

web-start-title = Start a game
web-start = Start { $game }
web-with-bot = Against a bot
web-with-bot-together = With a bot
web-with-friend = With friends
web-with-here = At this screen
web-players-possible = for { $players } players
web-rules-of = Rules of the game
web-maps = Draw maps
web-mine = My tables
web-mine-turns = { $count ->
    [one] It is your turn
   *[other] It is your turn at { $count } tables
 }
web-mine-empty = Your running games will be here, those waiting for you first. Start one above.
web-open = Open tables
web-open-empty = Tables with a free seat will be here. Nobody is waiting just now.
web-open-first = Open a table yourself
web-running = To watch
web-running-empty = Games you can watch will be here. None is running just now.
web-over = Finished games
web-over-count = { $count ->
    [one] One game
   *[other] { $count } games
 }
web-over-empty = You will find your finished games here, to look at them again or to play on from a position.
web-seat-free = free
web-seat-bot = Bot: { $bot }
web-state-open = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
 }
web-state-won = { $who } won ({ $reason })
web-state-drawn = A draw ({ $reason })
web-state-mine = It is your turn
web-state-waiting = { $count ->
    [0] About to go on
   *[other] To move: { $who }
 }
web-to-move = to move
web-table-enter = To the table
web-table-play = To the table
web-table-watch = Watch
web-table-look = Look
web-show-all = Show all { $count }
web-sit = Sit down
web-sit-at = Sit down: { $seat }
web-sit-title = Sit down: { $seat }
web-import = Open a record
web-import-about = Drop the file of a saved game here or choose it, to look at it and to play on.
web-import-choose = Choose a file
web-import-long = This file is too large for a record.

## New table

web-new = New table
web-seats = Who plays
web-players = Number of players
web-players-count = { $count ->
    [one] 1 player
   *[other] { $count } players
 }
web-seat-me = Me
web-seat-me-named = Me ({ $name })
web-seat-here = Somebody else here
web-seat-friend = Somebody I invite
web-seat-name = Name
web-seat-name-of = Name for { $seat }
web-seat-about-me = You play this seat on this device.
web-seat-about-here = You pass the device on between turns; nobody sees the hand of the other.
web-seat-about-friend = At the table you get a link to send.
web-bot-novice = Novice
web-bot-apprentice = Apprentice
web-bot-journeyman = Journeyman
web-bot-expert = Expert
web-bot-master = Master
web-bot-about-novice = Often overlooks the better play; for your first games.
web-bot-about-apprentice = Plays by rules of thumb and now and then overlooks something.
web-bot-about-journeyman = Plays soundly; a fair opponent.
web-bot-about-expert = Plays strongly and punishes mistakes.
web-bot-about-master = Thinks about each play as long as it helps; as strong as it gets.
web-bot-random = random
web-bot-bold = bold
web-bot-careful = careful
web-bot-builder = builder
web-character-of = Character of { $seat }
web-character-even = of no special character
web-character-about-even = Plays what it thinks best.
web-character-about-bold = Attacks where it can and takes risks.
web-character-about-careful = Keeps what it has safe and waits for its chance.
web-character-about-builder = Builds for the long run.
web-bot-heuristic = rule of thumb
web-bot-about-random = Plays anything that is allowed; good for getting to know the rules.
web-bot-about-heuristic = Plays by simple rules of thumb and answers at once.
web-options = Variants
web-options-usual = as usual
web-differs = What is different from usual here
web-option-number = a number …
web-clock = Time to think
web-clock-none = no clock
web-clock-live = in one sitting
web-clock-days = over days
web-clock-about-none = Everybody takes the time they need.
web-clock-about-live = Each decision has its seconds; what takes longer comes out of a reserve for the whole game.
web-clock-about-days = For playing on the side: each decision has some days.
web-clock-now-none = no clock{ "" }
web-clock-now-live = { $move } s a decision, { $reserve } min in reserve
web-clock-now-days = { $days ->
    [one] one day a decision
   *[other] { $days } days a decision
 }
web-clock-move = Seconds a decision
web-clock-reserve = Minutes in reserve
web-clock-days-each = Days a decision
web-clock-late = Whoever is late
web-clock-late-move = has this decision made by a bot
web-clock-late-bot = has the seat taken by a bot
web-clock-late-resign = resigns
web-clock-late-idle = stands idle until it is back
web-clock-real = no clock
web-clock-real-about = With real bags, cards and dice there is no clock.
web-more = More
web-hints = Hints
web-hints-about = People may ask what a strong player would play. Everybody sees this before sitting down.
web-hints-now = with hints
web-hints-not = without hints
web-hints-here = Hints are allowed here.
web-hints-none = No hints here.
web-rated = Rated
web-rated-about = The result counts for the ratings of everybody here. There are no hints then, and a guest who sits down makes it an ordinary game.
web-rated-now = rated
web-rated-not = not rated
web-rated-here = A rated game, without hints.
web-rated-guest = It counts only if you sit down with an account.
web-unrated-guest = Only people with an account have a rating; you find it behind your name in the bar.
web-unrated-screen = Not possible when several people share one screen.
web-unrated-bots = Not possible when only bots play.
web-unrated-together = You play together against the game. With an account it is counted how often you win.
web-unrated-master = Not possible with a game master.
web-unrated-dice = Not possible with real bags, cards and dice: nobody can check them.
web-unrated-options = Not possible with these options: the result would say little about who plays better.
web-real = Real bags, cards and dice
web-real-about = You draw and roll on a real table, and somebody types in what came. Otherwise the server draws, and every draw can be verified after the game.
web-real-now = real material
web-master = I am game master
web-master-about = You can set anything right later, with a reason that everybody reads, settle disputes and take plays back.
web-master-now = with a game master
web-listed = Show in the lobby
web-listed-about = Anybody on this server can sit down or watch. Otherwise only those with a link come to the table.
web-listed-watch = Others on this server can watch; they do not see what is hidden.
web-listed-now = shown in the lobby
web-listed-not = not in the lobby
web-open-play = Play
web-open-invite = Open the table and invite

## Names and invitations

web-name = Your name
web-name-about = This is what the others at the table see. You can change it at any time.
web-name-known = You sit here as { $name }.
web-name-change = Another name
web-name-kept = Saved.
web-join-title = You are invited
web-join-to = There is a seat for you at a table of { $game }: { $seat }.
web-join-back = This link leads to the seat { $seat } at a table of { $game }, also on this device.
web-join-with = At the table: { $names }
web-join-guest = You need no account. This browser remembers who you are.
web-join-bad = This invitation leads nowhere
web-join-none = This invitation is incomplete
web-join-none-about = The link lacks its secret part behind the sign #. Open the whole of it again or ask for a new one.
web-join-ask-again = Ask whoever invited you for a new link.

## Rules

web-rule-open = Show rule { $rule }
web-rule-title = Rule { $rule }
web-rule-whole = Whole rulebook
web-rules-title = Rules of { $game }
web-rules-wide = Wide table or drawing, can be scrolled
web-contents = Contents
web-search = Search the rules
web-search-back = Previous place
web-search-on = Next place
web-search-count = { $at } of { $count }
web-search-none = Nothing found

## Account

web-account = Account and settings
web-login = Login
web-password = Password
web-password-about = At least 8 characters.
web-make-account = Create an account
web-make-account-about = As a guest you are known to this browser only. With a login and a password you find your games anywhere; everything you played so far stays.
web-log-in = Log in
web-log-in-about = You have an account already? What you played here as a guest comes along.
web-logged-in = Logged in
web-logged-in-as = Logged in as { $login }. You find your games on every device where you log in.
web-ratings = Ratings
web-ratings-none = You have no rating yet. The first rated game that you finish makes one.
web-rating-games = { $count ->
    [one] One rated game.
   *[other] { $count } rated games.
 }
web-rating-unsure = Still uncertain: probably between { $least } and { $most }.
web-rating-fair = Fairly certain: probably between { $least } and { $most }.
web-rating-sure = Certain: probably between { $least } and { $most }.
web-rating-together = Together against the game: { $won } of { $count } won.
web-rating-course = { $count ->
    [one] The rating after one game: { $most }
   *[other] The rating over the last { $count } games, between { $least } and { $most }
 }
web-to-ladder = To the ladder
web-ladder-games = Games
web-ladder-place = Place
web-ladder-who = Player
web-ladder-person = Person
web-ladder-bot = Bot
web-ladder-rating = Rating
web-ladder-played = Games
web-ladder-won = Won
web-ladder-provisional = provisional
web-ladder-provisional-about = { $count ->
    [one] A question mark: provisional, no game is finished yet.
   *[other] A question mark: provisional, after fewer than { $count } games.
 }
web-ladder-together = Together against the game
web-ladder-about = Rated are finished games between people with an account, or between them and bots. Everybody begins at 1500; whoever is 200 points ahead wins about three games out of four.
web-ladder-empty = Nobody has finished a rated game here yet.
web-ladder-first = Play the first one
web-log-out = Log out
web-tokens = Keys for programs
web-tokens-about = With a key a program can play in your name, for instance a bot of your own.
web-token = key
web-token-once = Copy the key now; it is shown this once only.
web-token-since = since { $day }
web-token-remove = Remove key { $label }
web-token-label = What for?
web-token-create = Create a key
