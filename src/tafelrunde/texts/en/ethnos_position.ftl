# Ethnos: what can be wrong with a position in a scenario

error-ethnos-no-band-part = { $place }: '{ $name }' says nothing here; there are { $parts }
error-ethnos-no-column = { $place }: '{ $name }' is no column of the sheet; there are { $columns }
error-ethnos-start = start: write age or new, not '{ $found }'
error-ethnos-not-with-start = { $name }: cannot be given beside start; the age begins with its own cards and with no tokens taken
error-ethnos-not-with-end = { $name }: cannot be given beside end; the third dragon has been drawn by the seat named there
error-ethnos-no-kingdom = { $place }: '{ $name }' is no kingdom; there are { $kingdoms }
error-ethnos-no-tribe = { $place }: '{ $name }' is no tribe; there are { $tribes }
error-ethnos-no-card = { $place }: '{ $name }' is no card; write skeleton or tribe and kingdom like orc_rhea (tribes: { $tribes }; kingdoms: { $kingdoms })
error-ethnos-card-list = { $place }: write a list of cards like [orc_rhea, orc_rhea] or counts like {"{"}orc_rhea: 2{"}"}, not '{ $found }'
error-ethnos-fairies = the Fairies take part only with the option fairies: on (ET-27.1)
error-ethnos-too-many-tribes = only { $most } tribes take part (ET-1.5), but these occur: { $tribes }
error-ethnos-tokens = tokens.{ $kingdom }: write a list of { $count } values, not '{ $found }' (ET-1.3)
error-ethnos-tokens-order = tokens.{ $kingdom }: the lowest value comes first, so not '{ $found }' (ET-1.4)
error-ethnos-too-many-cards = there are only { $most } cards { $card }, not { $count }
error-ethnos-hand-limit = { $seat }.hand: at most { $most } cards, not { $count } (ET-3.3)
error-ethnos-known = { $seat }.known: only cards of the hand can be known; it holds { $held } of { $card }, not { $count }
error-ethnos-too-many-markers = { $seat } has only { $most } markers for kingdoms and the Orc Horde board, not { $count } (ET-1.8)
error-ethnos-troll-twice = { $seat }.trolls: token { $value } belongs to somebody else already; there is one of each value
error-ethnos-band-list = bands: write a list of bands like {"{"}seat: bear, leader: orc_rhea, cards: [elf_rhea]{"}"}, not '{ $found }'
error-ethnos-band-without = { $place }: '{ $name }' is missing; a band has a seat and a leader
error-ethnos-no-band = { $place }: this is no band; Skeletons apart all cards share the leader's tribe or all its colour, and a Skeleton never leads (ET-6.2)
error-ethnos-band-size = { $place }: at most { $most } cards, not { $count } (ET-6.1)
error-ethnos-giant-twice = bands: the Giant token lies on one band at most (ET-28.7)
error-ethnos-giant-leader = { $place }: the Giant token lies only on a band led by a Giant (ET-12.1)
error-ethnos-safe = safe: after { $dragons } revealed dragons no card lies above the part with the dragons (ET-2.4); write 0
