# What is wrong with what somebody gave, in English

## Parts of many sentences

error-either = { $first } or { $last }
error-at = { $place }: { $problem }
error-did-you-mean = did you mean '{ $name }'?
error-choose = choose { $choices }
error-there-are = there are: { $names }
error-any-text = a text
error-number-from = a whole number from { $least }
error-number-between = a whole number from { $least } to { $most }
error-no-such-file = No such file or directory
error-is-a-folder = Is a directory
error-not-a-folder = Not a directory
error-no-permission = Permission denied
error-not-a-text-file = not a text file

## Setting up

error-no-texts = no texts in '{ $lang }'; choose { $languages }
error-no-game = there is no game '{ $name }'; choose { $games }
error-review-running = a look back is possible when the game is over
error-no-bot = there is no bot '{ $name }'; choose { $bots }; a level that looks ahead may have a character behind a colon: { $characters }
error-no-characters = bots have no characters in { $game }
error-no-character = no bot plays { $game } as '{ $level }:{ $character }'; there { $levels } can be { $characters }
error-no-weight = there is no weight '{ $name }'; choose { $weights }
error-bot-count = { $bots } bots for { $seats } seats; name one for all seats or one for each
error-player-count = { $game } is played by { $possible }, not by { $count }
error-not-played-by = { $game } is not played by { $count }
error-name-count = { $names } names for { $seats } seats
error-bad-name = the name { $name } holds a character that cannot be shown
error-chance-kinds = chance is one of { $kinds }, not '{ $kind }'
error-seed-at-table = a seed is of no use with chance='table': there people draw
error-bad-seed = a seed is a number or a line of text without spaces at its ends
error-unknown-option = unknown option '{ $name }'; { $hint }
error-option-value = option { $name }: '{ $value }' is not possible, choose { $choices }
error-option-not-here = option { $name }: '{ $value }' is not possible here: { $why }
error-rules-unknown = there are no rules { $rules } of { $game }; choose 1 to { $known }
error-no-assignment = '{ $pair }' is not an option; write name=value
error-option-twice = option { $name } is given twice
error-no-games = at least one game is needed

## Playing

error-game-over = the game is over
error-which-seat = say which seat: { $seats }
error-no-seat = there is no seat '{ $name }'; the seats are { $seats }
error-empty-sentence = an empty sentence; write for example one of the legal sentences
error-unknown-word = unknown word '{ $word }'; { $hint }
error-refused-without-reason = this is not possible here, but the program cannot say why; please report the sentence and the position
error-names-nothing = it names nothing on this table
error-ambiguous = '{ $sentence }' could mean { $candidates }; add a word that tells them apart
error-illegal = '{ $sentence }' is not possible: { $reason }
error-resign-refused = resigning is not possible: { $reason }
error-undo-over = the match is over and its secret is revealed, so nothing can be drawn any more
error-undo-consent = taking this back needs the consent of { $seats }
error-nothing-played = nothing was played yet
error-seat-played-nothing = { $seat } has played nothing yet
error-chance-needed = say what chance brought, one of: { $options }
error-chance-not-told = this match draws for itself; only a match with chance='table' is told what came
error-chance-impossible = chance cannot bring '{ $word }' here, only { $possible }
error-chance-not-asked = chance was not asked for '{ $word }'
error-no-secret = the record was saved without its secret: it can be looked at, but nothing can be drawn any more

## Comments

error-comment-text = a comment is one line of at most { $most } characters without a vertical bar
error-comment-not-here = '{ $sentence }' cannot carry a comment

## What a game master does

error-no-master = { $game } has no game master
error-no-maps = { $game } has no maps to draw
error-map-method = there is no way '{ $method }' to make a map; there are { $methods }
error-master-nothing = the game master has ordered nothing
error-master-undo = entry { $number } cannot be taken back; it is no longer part of the match
error-master-redo = there is nothing to bring back; that is possible only right after taking something back
error-master-text = a game master needs a name and a reason, one line each without a vertical bar

## Records

error-record = record: { $problem }
error-record-line = record line { $line }: { $problem }
error-no-header = a record begins with '{ $header }'
error-unknown-format = unknown format '{ $found }'; this version reads '{ $header }'
error-second-time = '{ $what }' stands here a second time, first in line { $first }
error-no-commitment = a committed record names the commitment, 64 hexadecimal digits
error-unknown-line = '{ $word }' is neither the number of an entry nor a word of the head
error-line-missing = the line '{ $word } …' is missing
error-entry-order = entry { $entry } stands where entry { $expected } is expected
error-bad-entry = an entry is 'number seat sentence', for example '1 raven archer pass'
error-bad-comment = a comment is written as 'SENTENCE saying COMMENT', and only on a play
error-bad-undo = an undo is 'undo NUMBER' or 'undo NUMBER agreed SEAT…'
error-number-needed = '{ $what }' needs a whole number, not '{ $found }'
error-bad-outcome = outcomes of chance are whole numbers, not '{ $found }'
error-other-rules = played under rules { $rules } of { $game }; this version knows the rules up to { $known }
error-seats-in-order = the seats must be { $seats }, in this order
error-over-before = the game was over before this entry
error-could-not-resign = { $seat } could not resign here
error-cannot-undo = entry { $entry } cannot be taken back
error-bad-master = an order of a game master is 'master ORDER by NAME because REASON'
error-cannot-redo = entry { $entry } cannot be brought back
error-write-out = '{ $sentence }' must be written out as '{ $full }'
error-write-as = this must be written as '{ $right }'
error-outcomes-missing = chance brought more here than is written
error-outcomes-too-many = { $written } outcomes are written, but only { $drawn } were drawn
error-outcome-impossible = chance: outcome { $outcome } is impossible here, there are only { $count } (0 to { $last })
error-result-missing = the game ended with '{ $result }', but no result is written
error-result-early = the result is written as '{ $written }', but the game is not over
error-result-wrong = the result is written as '{ $written }', but the game ended with '{ $result }'
error-secret-wrong = the secret does not belong to the commitment
error-secret-not-revealed = the secret is not revealed yet; it is when the match is over
error-nothing-to-verify = there is nothing to verify: chance was '{ $kind }', not committed
error-place-setup = setup
error-place-entry = entry { $entry }
error-draw-wrong = draw { $number } does not follow from the secret

## Rulebooks

error-no-rulebook = there is no rulebook of { $game } in '{ $lang }'
error-no-rule = there is no rule '{ $name }' in { $game }; ids look like { $prefix }-4.1 (a rule) or { $prefix }-4 (a chapter)
error-no-such-rule = there is no rule '{ $name }'

## Scenarios

error-place-scenario = { $path }, scenario { $number }
error-at-scenario = { $place } ({ $name }): { $problem }
error-not-yaml = not valid YAML: { $problem }
error-not-a-text = not a text
error-key-kind = a key is a word or a number
error-key-twice = '{ $key }' stands twice
error-file-keys = a scenario file has the keys 'game' and 'scenarios', a list
error-name-missing = a scenario needs a name, one sentence
error-unknown-key = unknown key '{ $key }'; there are { $known }
error-steps-or-then = write either 'when' and 'then' or 'steps'
error-then-missing = nothing is expected; add 'then'
error-setup-refused-alone = 'setup_refused' stands alone, since nothing can be played
error-shape = { $place }: expected { $wanted }, found { $found }
error-shape-missing = { $place }: '{ $key }' is missing
error-shape-unknown = { $place }: unknown key '{ $key }'
error-the-scenario = scenario
error-a-key-of = a key of { $place }
error-a-list = a list
error-pairs = 'name: value' pairs
error-a-word = a word
error-a-number = a whole number
error-a-decimal = a decimal number
error-a-date = a date
error-true-or-false = true or false
error-nothing = nothing
error-start-new-alone = start: a new game begins with its setup; nothing else of the position can be given
error-bad-play = a play is one 'seat: sentence', not { $found }
error-then-unknown = then: nothing is known about { $what } in '{ $key }'
error-then-unknown-word = then: unknown word '{ $word }' in '{ $sentence }'
error-bad-outcome-expected = outcome: write 'none' or '{ "{" }winner: …, reason: …{ "}" }', not '{ $found }'
error-bad-event = an event is one 'name: { "{" }field: value{ "}" }', not { $found }
error-no-event = there is no event '{ $name }'; there are { $events }
error-no-event-field = '{ $event }' has no '{ $name }'; it has { $fields }
error-same-for-too-early = same_for: nothing was played yet
error-no-view = view: there is no '{ $path }' ('{ $part }' is unknown)
error-word-list = { $key }: write a list of words, not { $found }

## The command line

error-no-command = there is no command '{ $name }'; { $hint }
error-no-scenarios = there is no scenario file there; they end in .yaml
error-no-server-data = in { $folder } there is no database of a server
error-which-game = say which game first, for example: tafelrunde play war_chest
error-resume-alone = a saved match knows its game, seats, options and seed; leave them out with --resume
error-no-terminal = the terminal table needs a terminal; from a script use 'tafelrunde simulate' or the Python API
error-step-needs-terminal = stepping needs a terminal; leave out --step, or show one position with --at
error-no-position = --at needs the number of a position, 0 to { $last }

## Positions of all games

error-position-no-part = '{ $name }' is not part of a position; there are { $parts }
error-position-no-seat-part = { $seat }: '{ $name }' is not part of a player; there are { $parts }
error-position-pairs = { $place }: write it as 'name: value' pairs
error-position-value = { $place }: write { $wanted }, not '{ $found }'
error-position-list = { $place }: write a list, not '{ $found }'
error-position-twice = { $place }: '{ $name }' stands there twice; once is enough
error-position-no-seat = '{ $name }' is no seat; the seats are { $seats }
error-position-impossible = this position is not possible: { $problem }

## War Chest: options

error-war_chest-two-players-only = for 2 players only (WC-50.10)
error-war_chest-initiative-start = choose flip or 0 to { $last }
error-war_chest-armies-only-custom = goes only with army_selection=custom
error-war_chest-limit-bots = bots alone need a limit of rounds or of coins (WC-9.6)
error-war_chest-armies = option armies: name { $cards } unit types for each of { $players } seats, like { $example } (WC-50.7)
error-war_chest-armies-no-unit = option armies: '{ $name }' is no unit; there are { $units }
error-war_chest-armies-twice = option armies: '{ $name }' occurs twice; a type is owned by one player only (WC-50.7)

## War Chest: positions

error-war_chest-start = start: write draw or new, not '{ $found }'
error-war_chest-no-location = locations: { $name } is no location of this board
error-war_chest-no-marker = locations: a side has no marker left in hand, so the game would be over
error-war_chest-no-coin = turn: { $seat } has no coin in hand to play
error-war_chest-no-hex = '{ $name }' is no hex; hexes are named a6 to k2
error-war_chest-no-side = '{ $name }' is no side; write raven, wolf or neutral
error-war_chest-no-unit = '{ $name }' is no unit; there are { $units }
error-war_chest-bad-unit = '{ $found }' is no unit; write it like { $example }
error-war_chest-coin-list = { $place }: write a list of coins, not '{ $found }'
error-war_chest-no-coin-type = { $place }: '{ $name }' is no coin; there are { $coins }
error-war_chest-no-zone = { $seat }: '{ $name }' is no zone; there are { $zones }
error-war_chest-army-list = { $seat }.army: write a list of different units, not '{ $found }'
error-war_chest-army-too-big = { $seat } has more than { $most } unit types: { $units }
error-war_chest-off-board = board: { $hex } is not on the board for { $players } players
error-war_chest-unit-without-coin = board: the unit on { $hex } needs at least one coin
error-war_chest-too-many-units = board: too many units of type { $unit } (WC-1.4)
error-war_chest-in-flight = in_flight: one coin, and only while its owner is asked to use it (pending: priest_play)
error-war_chest-pending = pending: '{ $item }' cannot be owed in this position; docs/scenarios.md says what each follow-up needs
error-war_chest-pending-form = pending: write a list of follow-ups such as 'swordsman_move: f4', not { $found }
error-war_chest-royal-coin-there = { $place }: the royal coin never lies there (WC-1.10)
error-war_chest-royal-coin-lost = the royal coin of seat { $seat } is lost or out of place (WC-1.10)
error-war_chest-too-many-coins = { $seat } has { $count } coins of type { $unit }, there are only { $most }
error-no-entry = there is no entry { $number }; the last one is { $last }
error-branch-over = after entry { $number } the game is over; there is nothing to play on
error-taken-too-many = { $taken } entries are said to be taken over, but there are only { $entries }
error-no-campaign = { $game } knows no campaigns; this needs a record of mighty_empires

## The arena

error-arena-too-few = a contest needs at least two bots
error-arena-bot-twice = { $name } is named twice; a contest compares different bots
error-arena-needs-bots = { $option } is for contests between bots; name them with --bots
error-arena-no-results = { $path } holds no results of the arena; give another file
error-arena-other-results = { $path } holds the results of another contest (different: { $fields }); give another file or the same command
error-arena-bad-line = { $path }, line { $line } is no game; remove the line, and it is played again
error-no-taste = the rules of thumb of { $game } have no numbers that can be tuned; those of { $games } have
error-tune-not-thumb = { $option } does not go with --thumb; leave it out
error-tune-only-thumb = { $option } goes only with --thumb
error-tune-one-count = with --thumb give --players once
error-tune-too-few = positions of at least { $least } games are needed
error-sprt-pair = --sprt needs exactly two bots, and a game between two sides
error-sprt-order = --sprt needs two numbers, the smaller one first
error-sprt-form = --sprt takes two numbers with a comma between them, for example 0,20, not '{ $given }'
error-ladder-bots = --ladder plays these pairs: { $pairs }
error-ladder-alone = --ladder goes without --sprt and --html
error-no-evidence = { $path } is no evidence of the arena
error-extra-missing = { $what } needs more than is installed; install it with: pip install '{ $extra }'

## Learning programs

error-rl-limit = a limit of steps is at least 1
error-rl-mode = there is no way '{ $mode }' to show a table; there are { $modes }
error-rl-illegal = action { $index } is not legal for { $seat }; the mask of its observation shows the { $legal } that are
error-dataset-format = { $file } does not say what to write; its name ends in one of { $formats }
error-dataset-source = name records, or say with --games how many games are to be played
error-dataset-records-only = records say themselves how many play and with which options
error-no-records = there is no record there
error-other-game = a record of { $found }, not of { $game }
