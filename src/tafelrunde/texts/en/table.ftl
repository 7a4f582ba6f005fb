# The terminal table in English

table-too-small = This terminal has { $width } × { $height } characters. The table needs at least { $least_width } × { $least_height }. Make the window larger or the font smaller.

## Names

table-bot = bot { $name }
table-bot-novice = Novice
table-bot-apprentice = Apprentice
table-bot-journeyman = Journeyman
table-bot-expert = Expert
table-bot-master = Master
table-bot-about-novice = Often overlooks the better play; for your first games. ← → change.
table-bot-about-apprentice = Plays by rules of thumb and now and then overlooks something. ← → change.
table-bot-about-journeyman = Plays soundly; a fair opponent. ← → change.
table-bot-about-expert = Plays strongly and punishes mistakes. ← → change.
table-bot-about-master = Thinks about each play as long as it helps; as strong as it gets. ← → change.
table-bot-bold = bold
table-bot-careful = careful
table-bot-builder = builder
table-character = Character
table-character-even = of no special character
table-character-about-even = Plays what it thinks best. ← → change.
table-character-about-bold = Attacks where it can and takes risks. ← → change.
table-character-about-careful = Keeps what it has safe and waits for its chance. ← → change.
table-character-about-builder = Builds for the long run. ← → change.
table-bot-heuristic = rule of thumb
table-bot-random = random
table-you = you
table-active = to act
table-lang-de = Deutsch
table-lang-en = English

## At the table

table-how = Click on the table or type; / or the arrow keys go through the list.
table-how-free = The list shows examples; type whatever you want. If something is wrong, Enter says what.
table-type-here = type or click
table-left = { $count ->
    [one] 1 possibility
   *[other] { $count } possibilities
 }
table-enter-plays = Enter plays
table-enter-plays-longer = Enter plays · { $count ->
    [one] 1 longer
   *[other] { $count } longer
 }
table-enter-why = not possible · Enter: why?
table-examples = { $count ->
    [one] 1 example
   *[other] { $count } examples
 }
table-type-on = type on · Enter: why not?
table-choose-first = Choose first: click, type, or go through the list with /.
table-choose-more = { $count } sentences still fit; add a word.
table-unknown-word = “{ $word }” names nothing on this table.
table-unknown-word-near = “{ $word }” names nothing on this table; did you mean “{ $near }”?
table-rule-key = opens rule { $rule } in the rulebook
table-rule-title = Rule { $rule }
table-waiting = Waiting for { $seat }.
table-no-hand = –
table-more = { $count } more (F7)
table-more-groups = { $count } more (F2)
table-held-by = place held by { $seat }
table-held-by-nobody = place held by nobody
table-piece = { $seat }: { $name }, strength { $strength }
table-as-spectator = spectator’s view
table-as-seat = view of { $seat }

## Bots

table-pace = Bots take at least { $seconds } s for a play.
table-pace-off = Bots play without a pause.
table-paused = Paused. Space goes on, → lets one play happen.
table-paused-short = paused
table-paused-keys = Paused: Space goes on, → lets one play happen.
table-running = The game goes on.
table-bot-failed = { $name } cannot choose ({ $reason }). Space: try again.
table-hint-title = What would you play?
table-hint-first = Hint: { $sentence } ({ $raw }), { $hope }
table-hint-next = Or: { $sentence } ({ $raw }), { $hope }
table-hint-failed = There is no hint ({ $reason }).
table-hint-thinking = Looking for a hint …
table-hint-not-now = There is a hint only when you have to decide.

## Hand-over

table-hand-over = Give the screen to { $name }.
table-hand-over-key = Then press Enter.
table-hand-over-keys = Ctrl+Z takes the last play back, Ctrl+S saves, Ctrl+Q leaves.

## Undo, resigning

table-undo-title = Take back?
table-undo-ask = { $seat } would like to take back the last play, with all that came after it. { $names } must agree.
table-undo-nothing = Nothing was played yet that could be taken back.
table-undo-over = The game is over; nothing is taken back any more.
table-undo-no = Not agreed; the play stands.
table-undone = The last play of { $seat } was taken back.
table-agree = Agree
table-refuse = Refuse
table-resign-title = Resign?
table-resign-ask = The game would be lost for you. This cannot be taken back.
table-resign-yes = Resign
table-resign-no = Play on
table-resign-not-now = You can resign at one of your own decisions only.

## Saving, leaving

table-save-title = Save as
table-save-help = Enter saves, Escape cancels. From then on every play is saved there.
table-saved = Saved to { $path }.
table-save-failed = Cannot write { $path }: { $reason }.
table-read-failed = Cannot read { $path }: { $reason }.
table-overwrite-title = Overwrite?
table-overwrite-ask = { $path } exists already.
table-overwrite-yes = Overwrite
table-overwrite-no = Do not save
table-quit-title = Leave the table?
table-quit-ask = The match is not saved.
table-quit-save = Save and leave
table-quit-leave = Leave without saving
table-quit-stay = Stay

## Looking back, end

table-review-keys = Looking back, { $at } of { $last }: PageUp, PageDown step, Escape returns.
table-over = The game is over
table-over-help = PageUp steps back through the game, Tab changes whose view you see.
table-over-keys = The game is over.
table-end-look = Look through the game
table-end-save = Save
table-end-quit = Leave the table
table-end-close = Back to the board

## Texts to read

table-close = Escape closes, arrow keys and PageUp, PageDown scroll
table-details-title = Everything on the table
table-log-title = What happened
table-board-title = On the board
table-legend-title = To look up
table-signs-title = Signs
table-signs =
    - { $possible } can be chosen next
    - { $chosen } is chosen
    - { $latest } and underlined: touched by the latest plays
    - { $free } place that nobody holds
    - { $held } place that is held, with the letter of who holds it
    - piece: letter of its owner, two letters for its kind, strength
table-signs-sheets =
    - { $possible } can be chosen next
    - { $chosen } is chosen; 1/2 one of two is chosen
    - { $latest } touched by the latest plays
    - B3 F2: letter of the owner and how many, the leading one first; = stands between equal ranks
    - brackets: what counts only in later rounds or ages
table-signs-tiles =
    - { $possible } can be chosen next
    - { $chosen } is chosen
    - { $latest } and underlined: touched by the latest plays
    - upper right: the letter of who holds the field
table-help-title = Keys
table-help =
    ### Choosing

    A move is a sentence: each word names a thing on the table. Click the things, type them (the first letters do, in your language or as identifiers), or go through the list. Every word narrows what is left.

    - `Enter` plays the sentence when one is left; a second click on the same thing does too
    - `Enter` on something that is not possible says why not; `F1` then opens the rule
    - `Escape` steps back by one word, `Backspace` by one letter
    - `Tab` or `→` completes what you type or opens an entry of the list, `←` steps back
    - `/`, `↑`, `↓` go through the list, `Enter` chooses the entry

    ### Looking

    - `F2` or `Ctrl+D` everything about all players, your hand, the signs
    - `F9` or `Ctrl+O` the whole log, `Ctrl+↑` and `Ctrl+↓` scroll it
    - `PageUp`, `PageDown` look back through the game, `Home` and `End` jump, `Escape` returns
    - `F7` or `Ctrl+B` spreads your hand out in place of the board, and back
    - `Tab` after the end: another player’s view

    ### Doing

    - `F3` or `Ctrl+T` hint: what a strong player would play, and why
    - `Ctrl+Z` take back
    - `Ctrl+S` save
    - `Ctrl+R` resign
    - `F4` or `Ctrl+L` Deutsch / English
    - `F5` or `Ctrl+P` pause between the bots’ plays
    - `Space` stops and restarts the bots, `→` lets one of them play (when no one here has to decide)
    - `F6` light or dark
    - `Ctrl+Q` leave

## Keys in the last line

table-key-help = keys
table-key-list = list
table-key-rule = rule
table-key-details = details
table-key-hint = hint
table-key-undo = undo
table-key-save = save
table-key-review = look back
table-key-language = Deutsch
table-key-pace = pace
table-key-log = log
table-key-resign = resign
table-key-quit = leave
table-key-pause = pause
table-key-step = one play
table-key-back = back to the game
table-key-earlier = earlier
table-key-later = later
table-key-perspective = view

## Set-up

table-set-title = Tafelrunde · a new table
table-set-lang = Language
table-set-lang-help = The language of the table; it can be changed at any time.
table-set-game = Game
table-set-players = Players
table-set-players-help = How many seats there are.
table-seat-me = me
table-seat-other = another person at this screen
table-seat-help = Who sits here: ← → change, letters give a name. With several people the screen is handed over between turns.
table-seat-bot-help = A computer player sits here; ← → change.
table-set-file = Resume
table-set-file-help = Resume a saved match: type the name of the file. Everything above is then taken from it.
table-set-keys = ↑ ↓ row · ← → change · Escape leaves
table-set-start = Enter: begin
table-more-rows = ↓ { $count } more
