# Was eine Spielleitung von Mighty Empires zu hören bekommt, wenn eine Anordnung nicht ausgeführt werden kann

error-master-over = der Feldzug ist vorbei
error-master-verb = „{ $verb }“ kann die Spielleitung nicht sagen; es gibt { $verbs }
error-master-form = sag es so: { $form }
error-master-impossible = dann passt der Feldzug nicht mehr zusammen: { $problem }
error-master-word = das passt hier nicht: „{ $word }“; möglich: { $possible }
error-master-out = { $seat } nimmt nicht teil
error-master-tile = auf dieser Karte gibt es kein Feld { $tile }
error-master-same = das gehört schon dorthin
error-master-no-volcano = { $tile } ist kein Vulkan
error-master-setup = der Feldzug hat noch nicht begonnen; Runden zählen ab 1
error-master-winter = auf Runde { $round } folgt kein Winter
error-master-no-battle = { $seat } und { $other } haben keine Schlacht miteinander
error-master-settled = die Schlacht zwischen { $seat } und { $other } ist entschieden; berichtige stattdessen ihr Ergebnis
error-master-against-self = { $seat } kann nicht gegen das eigene Reich kämpfen
error-master-not-now = Schlachten lassen sich nur in der Herausforderungs- und der Schlachtphase ansetzen, nicht in { $phase }
error-master-report = ein Ergebnis braucht die Punkte beider Seiten und nur, was dort geschah: result bear lion 450 300 gold 50 20
error-master-no-report = { $seat } hat über diese Schlacht nichts gemeldet
error-master-extra = dieser Feldzug wird ohne Zusatzschlachten gespielt
error-master-taken = { $seat } ist besetzt
error-master-not-free = { $tile } kann nicht vergeben werden: Das Feld muss frei, kein Vulkan und nur einmal genannt sein
error-master-apart = die drei Felder müssen einander berühren
error-master-unpayable = nach der Meldung von { $seat } hat jemand Gold ausgegeben, das nicht mehr da ist; trage das Ergebnis selbst ein
