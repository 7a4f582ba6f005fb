# Contests between computer players in English

arena-rank = Rank
arena-bot = Bot
arena-against = Against
arena-rating = Rating
arena-score = Points
arena-between = 95 % interval
arena-games = Games
arena-deals = Deals
arena-record = Won – drawn – lost
arena-ahead = Points
arena-won-by-first = Won
arena-won-by-second = Won by the other
arena-difference = Difference
arena-measure = Measure
arena-value = Value
arena-goal = Goal
arena-reached = Reached
arena-yes = yes
arena-no = no
arena-by-score = points
arena-by-difference = difference of win rates
arena-by-decided = deals won by only one of them
arena-figure = { NUMBER($value, minimumFractionDigits: 1) }
arena-sprt-better = { $second } is better than { $first }: after { $games } games the log likelihood ratio of { $elo1 } against { $elo0 } Elo is { $ratio }, above { $high }.
arena-sprt-not-better = { $second } is not better than { $first }: after { $games } games the log likelihood ratio of { $elo1 } against { $elo0 } Elo is { $ratio }, below { $low }.
arena-sprt-open = Whether { $second } is better than { $first } is still open: after { $games } games the log likelihood ratio of { $elo1 } against { $elo0 } Elo is { $ratio }, between { $low } and { $high }.

arena-weight = Weight
arena-before = Before
arena-after = After
arena-effect = Effect
arena-fit = Loss
arena-positions = Positions
arena-fitted = games that were fitted to
arena-held-out = games that were held out
arena-new-weights = new weights
arena-old-weights = old weights
arena-tuning-better = The new weights play better; --write takes them over.
arena-tuning-no-better = The match does not show that the new weights play better; the old ones stay, also with --write.
arena-number = Number
arena-new-thumb = new rules of thumb
arena-plain-thumb = plain rules of thumb

## The report

arena-title = Contest: { $game }
arena-facts = { $games } games with { $players ->
    [one] one player
   *[other] { $players } players
 }: { $bots }.
arena-kind-pairs = Every pair of bots plays every deal twice, the second time with the sides swapped.
arena-kind-line-ups = All bots move around the table: every deal is played once for each of them, and each has every seat once.
arena-kind-together = Each bot plays alone in all seats against the game, and all of them get the same deals.
arena-ladder = Ladder
arena-ladder-note = Rating by Plackett-Luce (25 is average), and points: 1 for the first place, 0 for the last, half for a draw. Bars show where the truth lies with 95 % confidence.
arena-matrix = Who against whom
arena-matrix-note = How often the bot of the row was ahead of the bot of the column, a draw counting half.
arena-together = Who does better
arena-together-note = By how much the bot of the row wins more often than the bot of the column, over the same deals.
arena-sprt = Is it better?
arena-sprt-note = Sequential probability ratio test; each kind of error has a chance of 5 %.
arena-lengths = Length
arena-lengths-note = Decisions in a game; the line is the median.
arena-lengths-said = Median { $median }; a tenth of the games is shorter than { $p10 }, a tenth longer than { $p90 }; from { $shortest } to { $longest }.
arena-decisions = Decisions
arena-seats = Seats
arena-seats-note = Points of whoever sat there; at the dashed line all seats are equal.
arena-openings = Openings
arena-openings-note = The most frequent first sentences, how often they came, and the points of whoever played them.
arena-ends = Ends
arena-ends-note = Why the games were over.
arena-end = End
arena-again = Tafelrunde { $version }, bots { $strength }. The same games again:
arena-name-random = random
arena-name-heuristic = heuristic
arena-name-novice = novice
arena-name-apprentice = apprentice
arena-name-journeyman = journeyman
arena-name-expert = expert
arena-name-master = master
