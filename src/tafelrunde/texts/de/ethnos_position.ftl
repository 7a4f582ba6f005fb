# Ethnos: was an der Stellung eines Szenarios falsch sein kann

error-ethnos-no-band-part = { $place }: '{ $name }' sagt hier nichts; es gibt { $parts }
error-ethnos-no-column = { $place }: '{ $name }' ist keine Spalte der Schlusswertung; es gibt { $columns }
error-ethnos-start = start: schreib age oder new, nicht '{ $found }'
error-ethnos-not-with-start = { $name }: geht nicht zusammen mit start; die Epoche beginnt mit eigenen Karten und ohne vergebene Plättchen
error-ethnos-not-with-end = { $name }: geht nicht zusammen mit end; der dort genannte Sitz hat gerade den dritten Drachen gezogen
error-ethnos-no-kingdom = { $place }: '{ $name }' ist kein Königreich; es gibt { $kingdoms }
error-ethnos-no-tribe = { $place }: '{ $name }' ist kein Stamm; es gibt { $tribes }
error-ethnos-no-card = { $place }: '{ $name }' ist keine Karte; schreib skeleton oder Stamm und Königreich wie orc_rhea (Stämme: { $tribes }; Königreiche: { $kingdoms })
error-ethnos-card-list = { $place }: schreib eine Liste von Karten wie [orc_rhea, orc_rhea] oder Anzahlen wie {"{"}orc_rhea: 2{"}"}, nicht '{ $found }'
error-ethnos-fairies = die Feen sind nur mit der Option fairies: on dabei (ET-27.1)
error-ethnos-too-many-tribes = nur { $most } Stämme sind dabei (ET-1.5), es kommen aber vor: { $tribes }
error-ethnos-tokens = tokens.{ $kingdom }: schreib eine Liste von { $count } Werten, nicht '{ $found }' (ET-1.3)
error-ethnos-tokens-order = tokens.{ $kingdom }: der niedrigste Wert steht vorn, also nicht '{ $found }' (ET-1.4)
error-ethnos-too-many-cards = es gibt nur { $most } Karten { $card }, nicht { $count }
error-ethnos-hand-limit = { $seat }.hand: höchstens { $most } Karten, nicht { $count } (ET-3.3)
error-ethnos-known = { $seat }.known: bekannt können nur Karten der Hand sein; von { $card } sind dort { $held }, nicht { $count }
error-ethnos-too-many-markers = { $seat } hat nur { $most } Marker für Königreiche und Orkhorde-Tableau, nicht { $count } (ET-1.8)
error-ethnos-troll-twice = { $seat }.trolls: Plättchen { $value } gehört schon jemand anderem; es gibt jeden Wert einmal
error-ethnos-band-list = bands: schreib eine Liste von Kampfverbänden wie {"{"}seat: bear, leader: orc_rhea, cards: [elf_rhea]{"}"}, nicht '{ $found }'
error-ethnos-band-without = { $place }: '{ $name }' fehlt; ein Kampfverband hat seat und leader
error-ethnos-no-band = { $place }: das ist kein Kampfverband; von Skeletten abgesehen haben alle Karten den Stamm oder alle die Farbe des Anführers, und ein Skelett führt nie an (ET-6.2)
error-ethnos-band-size = { $place }: höchstens { $most } Karten, nicht { $count } (ET-6.1)
error-ethnos-giant-twice = bands: das Riesen-Plättchen liegt höchstens auf einem Kampfverband (ET-28.7)
error-ethnos-giant-leader = { $place }: das Riesen-Plättchen liegt nur auf einem Kampfverband, den ein Riese anführt (ET-12.1)
error-ethnos-safe = safe: nach { $dragons } aufgedeckten Drachen liegt keine Karte mehr über dem Teil mit den Drachen (ET-2.4); schreib 0
