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

arena-weight = Gewicht
arena-before = Vorher
arena-after = Nachher
arena-effect = Wirkung
arena-fit = Verlust
arena-positions = Stellungen
arena-fitted = angepasste Partien
arena-held-out = zurückgehaltene Partien
arena-new-weights = neue Gewichte
arena-old-weights = alte Gewichte
arena-tuning-better = Die neuen Gewichte spielen besser; mit --write werden sie übernommen.
arena-tuning-no-better = Dass die neuen Gewichte besser spielen, zeigt der Wettkampf nicht; es bleibt bei den alten, auch mit --write.
arena-number = Zahl
arena-new-thumb = neue Faustregeln
arena-plain-thumb = einfache Faustregeln

## Der Bericht

arena-title = Wettkampf: { $game }
arena-facts = { $games } Partien zu { $players ->
    [one] einer Person
   *[other] { $players } Personen
 }: { $bots }.
arena-kind-pairs = Jedes Paar von Bots spielt jede Ausgangslage zweimal, das zweite Mal mit vertauschten Seiten.
arena-kind-line-ups = Alle Bots wandern um den Tisch: Jede Ausgangslage wird so oft gespielt, wie es Bots gibt, und jeder hat jeden Sitz einmal.
arena-kind-together = Jeder Bot spielt allein auf allen Sitzen gegen das Spiel, und alle bekommen dieselben Ausgangslagen.
arena-ladder = Rangliste
arena-ladder-note = Wertung nach Plackett-Luce (25 ist der Durchschnitt) und Punkte: 1 für den ersten Platz, 0 für den letzten, ein halber für ein Unentschieden. Die Balken zeigen, wo mit 95 % Sicherheit der wahre Wert liegt.
arena-matrix = Wer gegen wen
arena-matrix-note = Wie oft der Bot der Zeile vor dem Bot der Spalte lag; ein Unentschieden zählt halb.
arena-together = Wer macht es besser
arena-together-note = Um wie viel öfter der Bot der Zeile gewinnt als der Bot der Spalte, bei denselben Ausgangslagen.
arena-sprt = Ist er besser?
arena-sprt-note = Sequenzieller Quotiententest (SPRT); jede Art von Irrtum hat eine Wahrscheinlichkeit von 5 %.
arena-lengths = Länge
arena-lengths-note = Entscheidungen in einer Partie; der Strich ist der Median.
arena-lengths-said = Median { $median }; ein Zehntel der Partien ist kürzer als { $p10 }, ein Zehntel länger als { $p90 }; von { $shortest } bis { $longest }.
arena-decisions = Entscheidungen
arena-seats = Sitze
arena-seats-note = Punkte dessen, der dort saß; an der gestrichelten Linie sind alle Sitze gleich gut.
arena-openings = Eröffnungen
arena-openings-note = Die häufigsten ersten Sätze, wie oft sie vorkamen und wie viele Punkte sie dem brachten, der sie spielte.
arena-ends = Ausgang
arena-ends-note = Warum die Partien zu Ende waren.
arena-end = Ende
arena-again = Tafelrunde { $version }, Bots { $strength }. Dieselben Partien noch einmal:
arena-name-random = Zufall
arena-name-heuristic = Faustregeln
arena-name-novice = Neuling
arena-name-apprentice = Lehrling
arena-name-journeyman = Geselle
arena-name-expert = Könner
arena-name-master = Meister
