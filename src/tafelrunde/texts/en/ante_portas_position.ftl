# Ante Portas: what can be wrong with a position in a scenario

error-ante_portas-position-now = now: '{ $found }' is no moment; write turn acorn, turn acorn at, turn acorn market, half_year, turns, combat, year_end, wave, wave 3, wave_combat, wave_turn or heartland
error-ante_portas-position-coop = { $what }: only in a cooperative game; a duel has no attackers
error-ante_portas-position-manual = now: heartland needs the option manual_heartland: on
error-ante_portas-position-only-with = { $name }: goes only with now: { $now }
error-ante_portas-position-late = now: { $now } comes in winter, the Last Wave after year 5 of the last epoch (AP-1.6)
error-ante_portas-position-early = now: the heartland is laid out before the first summer (AP-0.6)
error-ante_portas-position-new-epoch = { $name }: an epoch begins, so its decks and places are new and nobody has any of them yet (AP-1.5)
error-ante_portas-position-wave-market = market: the Last Wave has a market card of its own (AP-20.2)
error-ante_portas-position-card-twice = { $place }: { $card } lies elsewhere already; there is one of each improvement
error-ante_portas-position-no-tile = { $place }.{ $name }: there is no tile on this hex
error-ante_portas-position-spots = { $seat }.buildings: no spot left for { $building }; there are { $most } (4.3)
error-ante_portas-position-workers = { $seat }.buildings: so many do not work in one { $building } (4.4)
error-ante_portas-position-site = { $seat }.steward: no steward can stand on { $site } now
error-ante_portas-position-no-market = now: the steward of { $seat } stands on no market; write turn { $seat } at
error-ante_portas-position-word = { $place }: '{ $name }' is not known here; there are { $words }
error-ante_portas-position-hex = { $place }: '{ $found }' is no hex; they have the numbers 1 to { $last }
error-ante_portas-position-no-hex-part = { $place }: '{ $name }' says nothing here; there are { $parts }
