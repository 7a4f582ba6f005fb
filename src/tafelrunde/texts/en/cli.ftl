# The command line in English

cli-help = Tafelrunde: strategy games against people and computer opponents.
cli-help-game = Which game: { $games }.
cli-help-lang = Language, de or en; otherwise that of the system.
cli-help-option = An option of the game, may be given several times; the rulebook lists them.
cli-help-version = Show the version and which engine runs.
cli-help-serve = Run the table in the browser: one process, one file.
cli-help-host = Address to listen on; 0.0.0.0 lets the whole network in.
cli-help-port = Port to listen on; 0 takes any that is free.
cli-help-data = Folder for the database, or the URL of a PostgreSQL database (postgresql://…).
cli-help-public = Address under which browsers reach it, if a proxy stands in front (https://…).
cli-help-browser = Open the browser.
cli-help-pace = Seconds between the plays of bots while somebody watches.
cli-help-limits = Limit how often somebody may ask; without it for load tests only.
cli-help-play = Play at the terminal table.
cli-help-players = Number of players.
cli-help-play-bots = Computer players for the other seats, separated by commas ({ $bots }); without it people share the screen.
cli-help-seed = Makes the match repeatable; without it a random secret is committed to.
cli-help-resume = Go on with a saved match.
cli-help-save = Save to this file after every play.
cli-help-simulate = Let computer players play many games.
cli-help-arena = Contests between computer players; without --bots the win rates in every mode and player count of a game.
cli-help-arena-bots = Computer players that play against each other, separated by commas ({ $bots }).
cli-help-arena-games = Number of games of each pair, or of each kind without --bots; 200, and 400 for --ladder.
cli-help-rules-version = Play by an older version of the rules.
cli-help-arena-out = File for all games, or a folder for it; the same command goes on with what is there. The folder of the evidence for --ladder.
cli-help-arena-html = Write a report with plots to this file.
cli-help-ray = Play on a Ray cluster; one is started on this machine unless an address is given.
cli-help-ray-address = Address of the Ray cluster to play on (ray://…, host:port or auto).
cli-help-sprt = Stop as soon as it is clear whether the second bot is better than the first: not by more than ELO0, or by ELO1.
cli-help-ladder = Each level against the one below and the strongest against the heuristic; writes the evidence of the game. --bots names one of these pairs.
cli-metavar-address = ADDRESS
cli-help-tune = Find the weights of a game's judgement, and show by a match what they are worth.
cli-help-tune-positions = Number of games whose positions are used; 400 without it.
cli-help-tune-games = Games of the match between bots with the new and the old weights, deals of the match for --thumb; 100 and 2000, 0 goes without it.
cli-help-tune-thumb = Find numbers for the rules of thumb instead, in games against the plain ones.
cli-help-tune-generations = For --thumb: how often new numbers are tried, in 3000 deals each time; 20 without it.
cli-help-tune-players = Number of players, may be given several times; without it all up to four, for --thumb as few as possible.
cli-help-tune-iterations = How much the bots of the match think; as much as the lowest level that looks ahead without it.
cli-help-tune-write = Write what was found into the game's folder.
cli-help-tune-out = Write it to this file.
cli-help-games = Number of games.
cli-help-bots = Computer players, separated by commas ({ $bots }); one alone fills all seats, without any it is random.
cli-help-sim-seed = Start of the seeds; the same seed plays the same games.
cli-help-jobs = Number of processes; 0 uses all cores.
cli-help-json = Print the result as JSON.
cli-help-fuzz = Random games, or games of bots, over all options that are not given, with every check on: invariants and records that replay.
cli-help-swap = Rotate the players around the seats, each deal once in every rotation.
cli-help-dataset = Write decisions as data for learning programs: from records, or from games of computer players.
cli-help-dataset-records = Record files or folders of them; without any, --games lets computer players play.
cli-help-dataset-out = The file to write: .npz for arrays, .jsonl for a line of text a decision.
cli-help-dataset-games = Number of games to play for it.
cli-help-dataset-bots = Computer players, separated by commas ({ $bots }); one alone fills all seats.
cli-help-replay = Step through a record, or verify it.
cli-help-review = Look back at a finished game: the decisions that cost most, and what would have been better.
cli-help-review-seat = Only the decisions of this seat; otherwise those of all people.
cli-review-progress = Decisions
cli-review-none = Among { $count } decisions none cost much.
cli-review-at = Position { $position }, { $seat }
cli-review-played = played: { $sentence }, { $hope }
cli-review-better = better: { $sentence }, { $hope }
cli-review-look = To look at it: tafelrunde replay { $file } --at { $position } --seat { $seat }
cli-help-record = A record file.
cli-help-verify = Check every draw against the secret that was committed to.
cli-help-at = Show this position only.
cli-help-seat = See it as this seat saw it; otherwise as a spectator, and with everything shown once the match is over.
cli-help-step = Step through it with keys; the default in a terminal.
cli-help-rules = Read the rulebook, or one paragraph of it.
cli-help-rule = Id of a rule or chapter.
cli-help-coverage = Print which scenarios and tests cover which rule; exit code 1 if one is not covered.
cli-help-where = Print where in the code a rule is carried out, or every rule; exit code 1 if one has no place.
cli-help-scenario = Run scenario files.
cli-help-files = Scenario files or folders of them.
cli-engine-compiled = compiled engine
cli-engine-pure = pure Python engine
cli-games = Games
cli-decisions = Decisions
cli-speed = Decisions a second
cli-length = Length of a game
cli-length-mean = decisions on average
cli-length-median = median
cli-length-p10 = a tenth is shorter
cli-length-p90 = a tenth is longer
cli-length-shortest = the shortest
cli-length-longest = the longest
cli-wins = Won by player { $number } ({ $bot })
cli-alone =   of these alone
cli-draws = Without a winner
cli-figure = { $value }
cli-share = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
cli-arena-players = Players
cli-arena-kind = Kind of game
cli-arena-bots = Bots
cli-arena-won = Won by the first
cli-arena-between = 95 % interval
cli-arena-length = Decisions a game
cli-dataset = { $rows ->
    [one] One decision
   *[other] { $rows } decisions
 } of { $matches ->
    [one] one match
   *[other] { $matches } matches
 } written to { $file }.
cli-dataset-left-out = { $plays ->
    [one] One play has
   *[other] { $plays } plays have
 } no row: the seat was not asked, or named a number beyond those that the encoding provides for.
cli-ended = Ended by { $reason }
cli-fuzzed = { $games ->
    [one] One game
   *[other] { $games } games
 }, { $decisions } decisions, { $problems ->
    [0] no problem found.
    [one] one problem found.
   *[other] { $problems } problems found.
 }
cli-verified = All { $draws } draws of { $entries } entries follow from the secret that was committed to.
cli-coverage-gaps = { $count } not covered: { $ids }
cli-coverage-complete = All { $count } rules and examples are covered.
cli-where-gaps = { $count } without a place in the code: { $ids }
cli-scenarios-passed = { $count ->
    [one] One scenario holds.
   *[other] All { $count } scenarios hold.
 }
cli-scenarios-failed = { $failed } of { $count } scenarios fail.

## Words of the help pages

cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-default = default
cli-required = required
cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMAND …
cli-metavar-option = NAME=VALUE
cli-metavar-number = NUMBER
cli-metavar-text = TEXT
cli-metavar-file = FILE
cli-metavar-records = RECORDS …
cli-metavar-game = GAME
cli-metavar-rule = ID
cli-help-help = Show this page.
cli-help-install_completion = Let the shell complete commands and options from now on.
cli-help-show_completion = Print the script that does so, to read it or to install it yourself.

## Bad input

cli-bad-usage = { $line }; see { $command } --help
cli-bad-option = there is no option '{ $name }'
cli-bad-missing = '{ $name }' is missing
cli-bad-empty = '{ $name }' needs a value
cli-bad-switch = '{ $name }' takes no value
cli-bad-number = '{ $name }' needs a whole number{ $least ->
    [none] {""}
   *[other] , at least { $least }
 }
cli-bad-extra = more than expected: { $words }

## Looking at a record

cli-position = Position { $number } of { $last } · { $viewer }
cli-seen-by = seen by { $seat }
cli-seen-spectator = seen by a spectator
cli-seen-all = everything shown
cli-setup = Setup
cli-taken-back = Taken back: { $plays }
cli-jump-to = To position { $number }: Enter
cli-key-next = next
cli-key-back = back
cli-key-seat = whose view
cli-key-jump = to a position
cli-key-theme = light/dark
cli-key-quit = quit

## Campaigns

cli-help-campaign = Tools for campaigns of Mighty Empires.
cli-help-campaign-record = A record, or an exported campaign.
cli-help-campaign-out = Write it to this file instead of the screen.
cli-help-report = The chronicle of a campaign as a page to print.
cli-help-report-round = Only this round and the winter after it.
cli-help-report-year = Only this year.
cli-help-report-corrections = With or without what the game master set right.
cli-help-report-title = The title of the page.
cli-help-sheets = The sheets of all battles that wait at the table, one on a page to print.
cli-help-ledger = Every change of every treasury, as CSV.
cli-help-export = A whole campaign as JSON: record, state and log with its chain of hashes.
cli-help-export-map = Only the map, as it stands.
cli-help-check = Check whether an exported campaign is as it was written; exit code 1 if it is not.
cli-help-check-file = An exported campaign.
cli-help-ratings = Tools for the ratings of a server.
cli-help-recompute = Work all ratings out anew from the results that were kept. With SQLite, stop the server first.
cli-ratings-recomputed = { $count ->
    [0] No game has been rated yet.
    [one] One rated game has been worked out anew.
   *[other] { $count } rated games have been worked out anew.
 }
cli-written = Written to { $path }
cli-chain-whole = The chain of { $entries } entries is whole.
cli-chain-broken = The chain is broken at these entries: { $numbers }
cli-help-battles = Simulate many battles and compare them with the tables of the rules; exit code 1 if they differ.
cli-help-battles-count = Battles for each cell; the tolerances are meant for 20000.
cli-help-battles-seed = Start of the seeds; the same seed fights the same battles.
cli-battles-shares = ME-9.15: equal armies, results in percent as A sees them ({ $battles } battles, tolerance { $tolerance })
cli-battles-rewards = ME-9.16: A has more points, mean empire points ({ $battles } battles, tolerance { $tolerance })
cli-battles-base = army
cli-battles-more = more
cli-battles-expected = expected
cli-battles-measured = measured
cli-battles-difference = difference
cli-battles-lose_massacre = -mass.
cli-battles-lose_overwhelming = -overw.
cli-battles-lose_narrow = -narrow
cli-battles-draw = draw
cli-battles-win_narrow = narrow
cli-battles-win_overwhelming = overw.
cli-battles-win_massacre = mass.
cli-battles-fit = All cells are within tolerance.
cli-battles-wrong = { $count ->
    [one] One cell is
   *[other] { $count } cells are
 } out of tolerance (marked with *).
