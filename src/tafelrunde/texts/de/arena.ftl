# Wettkämpfe zwischen Computerspielern auf Deutsch

arena-rank = Rang
arena-bot = Bot
arena-against = Gegen
arena-rating = Wertung
arena-score = Punkte
arena-between = 95-%-Bereich
arena-games = Partien
arena-deals = Ausgangslagen
arena-record = Gew. – Unent. – Verl.
arena-ahead = Punkte
arena-won-by-first = Gewonnen
arena-won-by-second = Vom anderen gewonnen
arena-difference = Unterschied
arena-measure = Maß
arena-value = Wert
arena-goal = Ziel
arena-reached = Erreicht
arena-yes = ja
arena-no = nein
arena-by-score = Punkte
arena-by-difference = Unterschied der Gewinnanteile
arena-by-decided = Ausgangslagen, die nur einer gewann
arena-figure = { NUMBER($value, minimumFractionDigits: 1) }
arena-sprt-better = { $second } ist besser als { $first }: Nach { $games } Partien ist der Logarithmus des Likelihood-Quotienten von { $elo1 } gegen { $elo0 } Elo { $ratio }, über { $high }.
arena-sprt-not-better = { $second } ist nicht besser als { $first }: Nach { $games } Partien ist der Logarithmus des Likelihood-Quotienten von { $elo1 } gegen { $elo0 } Elo { $ratio }, unter { $low }.
arena-sprt-open = Ob { $second } besser ist als { $first }, ist noch offen: Nach { $games } Partien ist der Logarithmus des Likelihood-Quotienten von { $elo1 } gegen { $elo0 } Elo { $ratio }, zwischen { $low } und { $high }.
