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
