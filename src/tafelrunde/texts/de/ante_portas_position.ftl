# Ante Portas: was an der Stellung eines Szenarios falsch sein kann

error-ante_portas-position-now = now: '{ $found }' ist kein Zeitpunkt; schreib turn acorn, turn acorn at, turn acorn market, half_year, turns, combat, year_end, wave, wave 3, wave_combat, wave_turn oder heartland
error-ante_portas-position-coop = { $what }: nur im gemeinsamen Spiel; im Duell gibt es keine Angreifer
error-ante_portas-position-manual = now: heartland braucht die Option manual_heartland: on
error-ante_portas-position-only-with = { $name }: geht nur mit now: { $now }
error-ante_portas-position-late = now: { $now } kommt im Winter, die Letzte Welle nach Jahr 5 der letzten Epoche (AP-1.6)
error-ante_portas-position-early = now: das Kernland wird vor dem ersten Sommer ausgelegt (AP-0.6)
error-ante_portas-position-new-epoch = { $name }: eine Epoche beginnt, also sind ihre Stapel und Orte neu, und niemand hat schon etwas davon (AP-1.5)
error-ante_portas-position-wave-market = market: die Letzte Welle hat ihre eigene Marktkarte (AP-20.2)
error-ante_portas-position-card-twice = { $place }: { $card } liegt schon anderswo; jede Verbesserung gibt es einmal
error-ante_portas-position-no-tile = { $place }.{ $name }: auf diesem Feld liegt kein Plättchen
error-ante_portas-position-spots = { $seat }.buildings: kein Bauplatz mehr für { $building }; es gibt { $most } (4.3)
error-ante_portas-position-workers = { $seat }.buildings: so viele arbeiten nicht in einem Gebäude { $building } (4.4)
error-ante_portas-position-site = { $seat }.steward: auf { $site } kann jetzt kein Verwalter stehen
error-ante_portas-position-no-market = now: der Verwalter von { $seat } steht auf keinem Markt; schreib turn { $seat } at
error-ante_portas-position-word = { $place }: '{ $name }' kennt hier niemand; es gibt { $words }
error-ante_portas-position-hex = { $place }: '{ $found }' ist kein Feld; sie haben die Nummern 1 bis { $last }
error-ante_portas-position-no-hex-part = { $place }: '{ $name }' sagt hier nichts; es gibt { $parts }
