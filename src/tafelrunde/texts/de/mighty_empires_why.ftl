## Warum nicht: jemand anders oder niemand entscheidet

mighty_empires-why-over = Der Feldzug ist zu Ende.
mighty_empires-why-out = Du nimmst an diesem Feldzug nicht teil, nicht mehr oder noch nicht.
mighty_empires-why-idle = Du bist als abwesend gemeldet und setzt aus; die Spielleitung kann das ändern.
mighty_empires-why-resign = Aufgeben ist kein Spielzug; du darfst es, wann immer du eine Entscheidung zu treffen hast. Deine Felder werden dann frei.
mighty_empires-why-resign_later = Aufgeben darfst du nur bei einer eigenen Entscheidung.
mighty_empires-why-wait_capital = Du hast deine Hauptstadt schon gewählt; aufgedeckt wird, wenn alle gewählt haben.
mighty_empires-why-wait_rechoose = Hauptstädte, die zu nah an einer früheren liegen, werden in der Reihenfolge des Loses noch einmal gewählt; jetzt wählt { $seat }.
mighty_empires-why-wait_field = Startfelder werden in der Reihenfolge des Loses genommen, alle einer Person, bevor die nächste dran ist; jetzt nimmt { $seat } eins.
mighty_empires-why-wait_cast = Es ist Äquinoktium, und gezaubert wird vom kleinsten Reich aufwärts; jetzt entscheidet { $seat }.
mighty_empires-why-wait_spell = Es ist Äquinoktium, und Zauber werden einer nach dem anderen abgehandelt; jetzt zaubert { $seat }.
mighty_empires-why-wait_event = Es ist Ereignisphase, und gewählt wird vom kleinsten Reich aufwärts; jetzt wählt { $seat }.
mighty_empires-why-wait_agent = Ein Agent hatte Erfolg; jetzt bestimmt { $seat }, wer herausgefordert werden muss.
mighty_empires-why-wait_challenge = Es ist die Phase der Herausforderungen, und herausgefordert wird vom kleinsten Reich aufwärts; jetzt entscheidet { $seat }.
mighty_empires-why-wait_build = Jede Person gibt ihre Reichspunkte ganz aus, bevor die nächste an der Reihe ist; jetzt ist es { $seat }.
mighty_empires-why-turn_over = Du hast deine Ausgaben in dieser Runde beendet; jetzt ist { $seat } an der Reihe.
mighty_empires-why-wait_winter_build = Im Winter geben nur Untote Reichspunkte aus, und nur gleich nach ihrer Schlacht; jetzt ist es { $seat }.
mighty_empires-why-wait_new_capital = { $seat } hat die Hauptstadt verloren und wählt zuerst eine andere Stadt als neue.
mighty_empires-why-wait_move_seat = { $seat } hat die eigene erste Hauptstadt zurück und entscheidet zuerst, ob sie wieder Hauptstadt wird.
mighty_empires-why-wait_campaign = Im Winter fordern nur Untote heraus, vom kleinsten Reich aufwärts, eine Person nach der anderen; jetzt entscheidet { $seat }.
mighty_empires-why-wait_rebel = Eine Rebellion bricht aus, und { $seat } wählt, welche Burg oder Stadt verloren geht.
mighty_empires-why-wait_no_battle = Es ist Schlachtphase, und du hast in dieser Runde keine Schlacht.
mighty_empires-why-wait_settled = Deine Schlachten sind entschieden; gebaut und erobert wird, wenn es alle sind.
mighty_empires-why-wait_settle = In der Schlacht auf { $tile } sagt jetzt { $other }, ob sie am Tisch ausgetragen oder simuliert werden soll.
mighty_empires-why-wait_fight = In der Schlacht auf { $tile } sagt jetzt { $other }, ob gekämpft oder aufgegeben wird; danach bist du an der Reihe.
mighty_empires-why-wait_muster = In der Schlacht auf { $tile } sagt jetzt { $other } offen, wie viel Gold in die Armee geht.
mighty_empires-why-wait_sealed = Dein Befehl für die Schlacht auf { $tile } ist versiegelt; es fehlt noch der von { $other }.
mighty_empires-why-wait_earlier = Schlachten werden in der Reihenfolge der Herausforderungen entschieden; vor deiner auf { $tile } gegen { $other } kommt die auf { $first }.
mighty_empires-why-wait_table_first = Deine Schlacht auf { $tile } gegen { $other } muss warten, bis eine frühere am Tisch ausgetragen ist.
mighty_empires-why-wait_confirm = Du hast die Schlacht auf { $tile } gemeldet; { $other } muss das noch bestätigen oder selbst melden.
mighty_empires-why-wait_simulate = Du willst die Schlacht auf { $tile } simulieren; { $other } muss noch zustimmen oder ein Ergebnis melden.

## Warum nicht: etwas anderes ist zu entscheiden

mighty_empires-why-asked_capital = Wähle jetzt geheim das Feld deiner Hauptstadt.
mighty_empires-why-asked_rechoose = Deine Hauptstadt liegt zu nah an einer, die im Los vor ihr kommt: Wähle jetzt offen ein anderes Feld.
mighty_empires-why-asked_field = Nimm jetzt ein Startfeld neben deinen Feldern.
mighty_empires-why-asked_cast = Es ist Äquinoktium: Sag jetzt, ob du einen Zauber wirkst, ja oder nein.
mighty_empires-why-asked_reroll = Gewürfelt ist: { $spell }. Sag jetzt, ob du noch einmal würfelst, ja oder nein; das zweite Ergebnis zählt dann.
mighty_empires-why-asked_target = Wähle jetzt ein Feld für deinen Zauber oder keins: { $spell }.
mighty_empires-why-asked_event = Es ist Ereignisphase: Wähle jetzt genau ein Ereignis, das noch niemand gewählt hat, und wo es eins braucht, sein Ziel.
mighty_empires-why-asked_agent = Dein Agent hatte Erfolg: Sag jetzt, wen { $other } herausfordern muss.
mighty_empires-why-asked_challenge = Es ist die Phase der Herausforderungen: Nenne jetzt, wen du herausforderst, und das Schlachtfeld.
mighty_empires-why-asked_forced = Ein Agent zwingt dich, { $other } herauszufordern: Nenne jetzt das Schlachtfeld dazu.
mighty_empires-why-asked_settle = Die Schlacht auf { $tile } gegen { $other } steht an: Sag jetzt, ob sie am Tisch ausgetragen oder simuliert werden soll.
mighty_empires-why-asked_fight = Die Schlacht auf { $tile } gegen { $other } steht an: Sag jetzt, ob du kämpfst oder aufgibst.
mighty_empires-why-asked_muster = Die Schlacht auf { $tile } gegen { $other } steht an: Sag jetzt offen, wie viel Gold du in deine Armee steckst.
mighty_empires-why-asked_order = Die Schlacht auf { $tile } gegen { $other } steht an: Gib jetzt deinen Befehl mit Haltung und General, dazu das Gold für deine Armee, falls es nicht schon gesagt ist.
mighty_empires-why-asked_gold = Die Schlacht auf { $tile } gegen { $other } wird am Tisch ausgetragen: Versiegle jetzt, wie viel Gold du in deine Armee steckst.
mighty_empires-why-asked_report = Du hast eine Schlacht am Tisch: Melde jetzt ihr Ergebnis, bestätige eine Meldung, gib auf oder wünsche eine Simulation.
mighty_empires-why-asked_build = Es ist Zeit zu bauen und zu erobern: Gib Reichspunkte aus oder beende deine Ausgaben. Du hast { $rp } aus dieser Runde und { $winter_rp } aus dem Winter.
mighty_empires-why-asked_new_capital = Deine Hauptstadt ist verloren: Mach jetzt eine deiner Städte zur neuen.
mighty_empires-why-asked_move_seat = Deine erste Hauptstadt { $tile } gehört wieder dir: Sag jetzt, ob sie wieder Hauptstadt wird, ja oder nein.
mighty_empires-why-asked_campaign = Es ist Winter, und du führst Untote: Fordere jetzt jemanden heraus, mit Schlachtfeld, oder passe.
mighty_empires-why-asked_rebel = Eine Rebellion bricht aus: Wähle jetzt, welche deiner Burgen oder Städte zum nächsten Feind überläuft.
mighty_empires-why-no_capital_now = Hauptstädte werden vor der ersten Runde gewählt; später nur, wenn du deine verloren und noch mehrere Städte hast. Wer keine Hauptstadt hat, gründet beim Bauen eine neue.
mighty_empires-why-no_field_now = Startfelder werden nur vor der ersten Runde genommen; später werden Felder besetzt oder erobert.
mighty_empires-why-no_cast_now = Gezaubert wird nur zu den Äquinoktien: am Anfang einer Frühjahrsrunde und nach einer Herbstrunde.
mighty_empires-why-no_reroll_now = Noch einmal würfeln darfst du nur, gleich nachdem ein Zauber ausgewürfelt wurde, und nur einmal.
mighty_empires-why-no_target_now = Ein Ziel wählst du nur, wenn dein Zauber ausgewürfelt ist.
mighty_empires-why-no_event_now = Ereignisse werden nur in der Ereignisphase gewählt, eins je Runde.
mighty_empires-why-no_agent_now = Wen jemand herausfordern muss, bestimmst du nur, gleich nachdem dein Agent Erfolg hatte.
mighty_empires-why-no_challenge_now = Herausgefordert wird nur in der Phase der Herausforderungen, und im Winter von Untoten.
mighty_empires-why-no_pass_now = Passen kannst du nur als Untote im Winter statt einer Herausforderung.
mighty_empires-why-no_battle_now = Das gehört in die Schlachtphase, und die ist jetzt nicht.
mighty_empires-why-no_spending_now = Reichspunkte werden nur in der Phase des Bauens und Eroberns ausgegeben, und die ist jetzt nicht.
mighty_empires-why-no_move_seat_now = Den Sitz deines Reiches verlegst du nur, wenn du deine erste Hauptstadt eben zurückbekommen hast.
mighty_empires-why-no_rebel_now = Ein Feld läuft nur bei einer Rebellion im Winter über.
mighty_empires-why-challenge_no_pass = Wer in dieser Runde noch keine Schlacht hat, muss herausfordern; passen kann man hier nicht.
mighty_empires-why-event_no_pass = Jede Person wählt genau ein Ereignis; passen kann man hier nicht.

## Warum nicht: so wird es gesagt

mighty_empires-why-how_tile = Dazu gehört genau ein Feld der Karte und sonst nichts.
mighty_empires-why-how_yes_no = Darauf gibt es nur die Antworten ja und nein.
mighty_empires-why-how_target = Dazu gehört genau ein Feld der Karte, oder keins.
mighty_empires-why-how_event = Nenne genau ein Ereignis, und wo es eins braucht, sein Ziel.
mighty_empires-why-how_seat = Dazu gehört genau eine Person, die mitspielt.
mighty_empires-why-how_challenge = Eine Herausforderung nennt eine Person und ein Feld der Karte als Schlachtfeld.
mighty_empires-why-how_bare = Dazu gehört nichts weiter.
mighty_empires-why-how_settle = Eine Schlacht wird entweder am Tisch ausgetragen oder simuliert.
mighty_empires-why-how_concede = Vor einer simulierten Schlacht gibst du ohne weitere Angabe auf, am Tisch mit dem Namen der anderen Seite.
mighty_empires-why-how_muster = Sag zuerst das Gold für deine Armee, dann was sonst noch bezahlt wird.
mighty_empires-why-how_order = Ein Befehl sagt zuerst das Gold für deine Armee, dann Haltung und General, dann was sonst noch gilt.
mighty_empires-why-how_report = Eine Meldung nennt die andere Seite, deine Punkte und ihre, dann was sonst noch zu sagen ist.
mighty_empires-why-how_build = Sag, was du baust (Mine, Burg, Stadt oder Sondergebäude), und auf welchem Feld.

## Warum nicht: Felder überhaupt

mighty_empires-why-yours_already = { $tile } gehört dir schon.
mighty_empires-why-not_yours = { $tile } gehört dir nicht.
mighty_empires-why-tile_owned = { $tile } ist nicht frei; es gehört schon { $seat }.
mighty_empires-why-tile_void = Auf { $tile } liegt die Leere des Chaos: Bis zum nächsten Frühjahr kann niemand dieses Feld nehmen.
mighty_empires-why-tile_fog = Auf { $tile } liegt Totennebel: Bis zum Ende des Herbstes kann niemand dieses Feld besetzen oder erobern.
mighty_empires-why-not_adjacent = { $tile } grenzt an keines deiner Felder.

## Warum nicht: Aufbau

mighty_empires-why-capital_volcano = { $tile } ist ein Vulkan; dort steht nie eine Hauptstadt.
mighty_empires-why-capital_mountain = { $tile } ist Gebirge; dort haben nur Zwerge eine Hauptstadt.
mighty_empires-why-capital_home = { $tile } liegt nicht in deiner Heimat; deine Hauptstadt muss in ihr liegen.
mighty_empires-why-capital_too_near = { $tile } ist { $distance } von der Hauptstadt von { $seat } entfernt; mindestens { $least } müssen es sein.
mighty_empires-why-capital_not_farthest = Kein Feld hält den Abstand zwischen Hauptstädten ein; dann muss es eins der entferntesten sein, { $most } von den früheren entfernt. Von { $tile } zur Hauptstadt von { $seat } sind es nur { $distance }.
mighty_empires-why-new_capital_no_city = Auf { $tile } steht keine Stadt; neue Hauptstadt wird eine deiner Städte.
mighty_empires-why-field_volcano = { $tile } ist ein Vulkan und kein Startfeld.
mighty_empires-why-field_not_adjacent = { $tile } grenzt an keines deiner Felder; Startfelder hängen zusammen.
mighty_empires-why-field_home = { $tile } liegt nicht in deiner Heimat; Startfelder müssen in ihr liegen.
mighty_empires-why-field_not_nearest = Neben deinen Feldern ist kein Startfeld mehr frei; dann muss es ein freies Feld sein, das deiner Hauptstadt am nächsten liegt, und { $tile } liegt weiter weg.

## Warum nicht: Zauber

mighty_empires-why-cast_no_special = Zaubern kann nur, wer auf eigenem Feld ein Sondergebäude hat; deines steht nicht.
mighty_empires-why-cast_no_gold = Ein Zauber kostet { $cost } Gold, und du hast { $gold }.
mighty_empires-why-cast_once = Zu jedem Äquinoktium wirkst du höchstens einen Zauber, und du warst schon an der Reihe.
mighty_empires-why-target_plenty = { $tile } gehört dir nicht; Reichtum wirkt nur auf ein eigenes Feld.
mighty_empires-why-target_void = { $tile } hat einen Besitzer; die Leere des Chaos wirkt nur auf ein freies Feld.
mighty_empires-why-target_earthquake = Ein Erdbeben braucht ein Feld mit Besitzer und darauf eine Burg oder Stadt; { $tile } ist keins.
mighty_empires-why-target_dam = Auf { $tile } fließt kein Fluss, der zu dämmen wäre.
mighty_empires-why-target_transmutation = { $tile } ist keine feindliche Hauptstadt; nur auf eine solche wirkt die Transmutation des Goldes.
mighty_empires-why-target_blight = { $tile } gehört keinem Gegner; verdorbene Ernte wirkt nur auf ein Feld eines Gegners.
mighty_empires-why-target_flood = Auf { $tile } fließt kein Fluss, der über die Ufer treten könnte.

## Warum nicht: Ereignisse

mighty_empires-why-event_chosen = Du hast dein Ereignis dieser Runde schon gewählt ({ $event }); jetzt ist { $seat } an der Reihe.
mighty_empires-why-event_taken = Dieses Ereignis hat in dieser Runde schon { $seat } gewählt: { $event }.
mighty_empires-why-event_repeated = Dieses Ereignis hattest du in der letzten Runde, und so kurz danach darfst du es hier nicht wieder wählen: { $event }.
mighty_empires-why-event_needs_seat = Dieses Ereignis richtet sich gegen genau eine Person: { $event }. Nenne sie und sonst nichts.
mighty_empires-why-event_self = Dieses Ereignis richtet sich gegen jemand anderen, nicht gegen dich selbst: { $event }.
mighty_empires-why-event_out = { $other } nimmt nicht am Feldzug teil und kann nicht Ziel sein: { $event }.
mighty_empires-why-event_no_aim = Dieses Ereignis hat kein Ziel, nenne es allein: { $event }.
mighty_empires-why-boom_how = Fleißige Handwerker bauen eine Mine, eine Burg oder aus einer Burg eine Stadt: Sag, was und auf welchem Feld, oder nichts.
mighty_empires-why-boom_nowhere = Fleißige Handwerker könnten bei dir gerade nichts bauen; nenne das Ereignis allein.
mighty_empires-why-boom_special = Fleißige Handwerker bauen Minen, Burgen und Städte, aber kein Sondergebäude.
mighty_empires-why-boom_capital = Die Stadt deiner Hauptstadt { $tile } bauen fleißige Handwerker nicht aus dem Nichts wieder auf; dafür brauchst du einen Reichspunkt, oder zuerst eine Burg dort.
mighty_empires-why-sabotage_how = Saboteure brauchen genau ein Feld als Ziel, auf dem eine Mine, Burg oder Stadt eines Gegners steht.
mighty_empires-why-sabotage_nowhere = Kein Gegner hat eine Mine, Burg oder Stadt; nenne das Ereignis allein.
mighty_empires-why-sabotage_own = { $tile } gehört dir selbst; Saboteure gehen zu einem Gegner.
mighty_empires-why-sabotage_free = { $tile } gehört niemandem; Saboteure gehen zu einem Gegner.
mighty_empires-why-sabotage_empty = Auf { $tile } steht keine Mine, Burg oder Stadt, die Saboteure zerstören könnten.
mighty_empires-why-agent_target = { $seat } ist das Ziel deines Agenten und kann sich nicht selbst herausfordern.
mighty_empires-why-agent_barred = { $other } hat mit Diplomatie verhindert, von { $seat } herausgefordert zu werden.
mighty_empires-why-agent_absent = { $other } ist abwesend oder nimmt nicht teil; { $seat } kann dort niemanden herausfordern.

## Warum nicht: Herausforderungen

mighty_empires-why-challenge_engaged = Wer schon herausgefordert hat oder herausgefordert wurde, fordert in dieser Runde niemanden mehr heraus; jetzt entscheidet { $seat }.
mighty_empires-why-challenge_forced = Ein Agent zwingt dich, in dieser Runde { $other } herauszufordern und niemanden sonst.
mighty_empires-why-challenge_self = Du kannst dich nicht selbst herausfordern.
mighty_empires-why-challenge_idle = { $other } ist als abwesend gemeldet und setzt aus; herausgefordert wird nur, wer da ist.
mighty_empires-why-challenge_out = { $other } nimmt nicht am Feldzug teil.
mighty_empires-why-challenge_barred = { $other } hat die Diplomatie gegen dich gewählt; du darfst { $other } in dieser Runde nicht herausfordern.
mighty_empires-why-challenge_most = { $other } hat schon { $count ->
    [one] eine Schlacht
   *[other] { $count } Schlachten
 }, und mehr werden es nicht.
mighty_empires-why-challenge_free_first = { $other } hat schon eine Schlacht; solange jemand ohne Schlacht da ist, musst du dort wählen, zum Beispiel { $seat }.
mighty_empires-why-ground_own = { $tile } gehört dir selbst; das Schlachtfeld ist frei oder gehört { $other }.
mighty_empires-why-ground_third = { $tile } gehört { $seat }; das Schlachtfeld ist frei oder gehört { $other }.
mighty_empires-why-ground_void = Auf { $tile } liegt die Leere des Chaos; dort wird gegen niemanden gekämpft, auch nicht gegen { $other }.
mighty_empires-why-ground_fog = Auf { $tile } liegt Totennebel; dort wird gegen niemanden gekämpft, auch nicht gegen { $other }.
mighty_empires-why-ground_not_adjacent = { $tile } grenzt an keines deiner Felder; das Schlachtfeld gegen { $other } muss an dein Reich grenzen.
mighty_empires-why-ground_not_nearest = Kein Feld an deiner Grenze kommt gegen { $other } infrage; dann muss es eins der nächsten sein ({ $nearest }), und { $tile } liegt weiter weg.

## Warum nicht: vor der Schlacht

mighty_empires-why-at_the_table = Deine Schlacht wird am Tisch ausgetragen; ob und wie gekämpft wird, wird hier nicht gesagt.
mighty_empires-why-concede_whom = Deine Schlacht wird am Tisch ausgetragen: Wenn du aufgibst, sag gegen wen.
mighty_empires-why-settle_first = Erst wird entschieden, ob die Schlacht auf { $tile } gegen { $other } am Tisch ausgetragen oder simuliert wird.
mighty_empires-why-settle_done = Wie die Schlacht auf { $tile } gegen { $other } ausgetragen wird, ist schon entschieden.
mighty_empires-why-settle_not_mixed = In diesem Feldzug werden alle Schlachten auf dieselbe Art ausgetragen, auch die auf { $tile } gegen { $other }.
mighty_empires-why-fight_first = Bevor es auf { $tile } an die Befehle geht, sagst du, ob du gegen { $other } kämpfst oder aufgibst.
mighty_empires-why-concede_too_late = Ob du auf { $tile } gegen { $other } kämpfst oder aufgibst, war vor den Befehlen zu sagen; jetzt wird gekämpft.
mighty_empires-why-concede_reported = Für die Schlacht gegen { $other } ist schon ein Ergebnis gemeldet; aufgeben geht nur davor.
mighty_empires-why-muster_first = Für die Schlacht auf { $tile } gegen { $other } wird erst offen gesagt, wie viel Gold in die Armeen geht, dann kommen die Befehle.
mighty_empires-why-muster_sealed = Gold für Armeen wird hier versiegelt und gehört in den Befehl für die Schlacht auf { $tile } gegen { $other }.
mighty_empires-why-muster_done = Wie viel Gold du für die Schlacht auf { $tile } gegen { $other } zahlst, hast du schon offen gesagt.
mighty_empires-why-muster_only_gold = Jetzt wird nur offen gesagt, was bezahlt wird; wie du kämpfst, kommt danach geheim.
mighty_empires-why-gold_mustered = Was du für deine Armee zahlst, hast du schon offen gesagt; jetzt geht es nur darum, wie du kämpfst.
mighty_empires-why-table_only_gold = Vor einer Schlacht am Tisch wird nur das Gold für die Armee und die Verstärkung versiegelt; alles andere geschieht am Tisch.
mighty_empires-why-order_word = In einem Befehl hat das hier nichts zu suchen: { $word }.
mighty_empires-why-order_twice = Das steht zweimal in deinem Befehl: { $word }. Jeder Teil wird nur einmal gesagt.
mighty_empires-why-amount_missing = Hinter diesem Wort fehlt, wie viel Gold es kostet: { $word }.
mighty_empires-why-stance_missing = Zu einem Befehl gehört die Haltung deiner Armee: Sturm, Halten oder Flanke.
mighty_empires-why-general_missing = Zu einem Befehl gehört, was dein General tut: anführen oder befehligen.
mighty_empires-why-gold_step = Gold für eine simulierte Schlacht wird in Schritten von { $step } gezahlt; { $number } geht nicht auf.
mighty_empires-why-gold_limit = Für eine Schlacht werden höchstens { $most } Punkte gekauft, nicht { $number }.
mighty_empires-why-gold_treasury = In deiner Schatzkammer sind { $gold } Gold; { $number } kannst du nicht ausgeben.
mighty_empires-why-gold_left = Nach dem, was du für diese Schlacht schon ausgibst, bleiben dir { $gold } Gold; { $number } kannst du nicht auch noch ausgeben.
mighty_empires-why-reinforce_no_event = Verstärkung bezahlt nur, wer in dieser Runde das Ereignis Verstärkung gewählt hat.
mighty_empires-why-reinforce_limit = Für die Verstärkung werden höchstens { $most } Gold gezahlt, nicht { $number }; 70 Punkte sind geschenkt.
mighty_empires-why-siege_none = Belagerungsgerät gibt es nur beim Angriff auf eine Hauptstadt mit Stadt; { $tile } wird nicht belagert.
mighty_empires-why-siege_defender = { $tile } wird belagert, aber Belagerungsgerät kauft nur, wer herausgefordert hat.
mighty_empires-why-siege_amount = Belagerungsgerät kostet 50 oder 100 Gold, nicht { $number }.
mighty_empires-why-hunt_no_dragon = Auf { $tile } ist kein lebender Kaiserdrache, den du jagen oder schonen könntest.
mighty_empires-why-assassin_no_event = Einen Attentäter hat nur, wer in dieser Runde das Ereignis Attentäter gewählt hat.
mighty_empires-why-assassin_whom = Sag, auf wen der Attentäter es abgesehen hat: General oder Champion.

## Warum nicht: am Tisch

mighty_empires-why-no_such_battle = Gegen { $other } hast du jetzt keine Schlacht.
mighty_empires-why-battle_settled = Die Schlacht gegen { $other } ist schon entschieden; ändern kann das nur die Spielleitung.
mighty_empires-why-seal_first = Vor der Schlacht gegen { $other } müssen beide erst versiegeln, was sie bezahlen; dann wird am Tisch gekämpft und gemeldet.
mighty_empires-why-not_at_table = Die Schlacht gegen { $other } wird nicht am Tisch ausgetragen, jedenfalls noch nicht.
mighty_empires-why-reported_already = Du hast die Schlacht gegen { $other } schon gemeldet; jetzt muss { $other } bestätigen oder selbst melden.
mighty_empires-why-simulate_said = Du hast für die Schlacht gegen { $other } schon eine Simulation gewünscht.
mighty_empires-why-confirm_nothing = { $other } hat noch kein Ergebnis gemeldet, das du bestätigen könntest.
mighty_empires-why-confirm_unpayable = So wie { $other } es meldet, wäre mehr Gold bezahlt worden, als jetzt noch da ist; meldet beide neu, oder fragt die Spielleitung.
mighty_empires-why-confirm_committed = Jemand aus dieser Meldung hat Gold für eine simulierte Schlacht zugesagt, die noch aussteht; bestätige, sobald sie vorbei ist.
mighty_empires-why-report_points = Sag nach dem Namen zuerst deine Punkte, dann die von { $other }, beides als ganze Zahl.
mighty_empires-why-report_number = { $number } ist zu viel: Punkte einer Schlacht gehen bis { $most }.
mighty_empires-why-report_word = Das ist in einer Meldung nicht zu verstehen, oder es fehlt etwas dahinter: { $word }.
mighty_empires-why-report_twice = Darüber sagt deine Meldung zweierlei: { $word }.
mighty_empires-why-report_sealed = { $seat } hat dafür höchstens { $most } Gold versiegelt; { $number } können es nicht gewesen sein.
mighty_empires-why-report_treasury = { $seat } hatte dafür nur noch { $most } Gold; { $number } können es nicht gewesen sein.
mighty_empires-why-report_no_reinforcements = { $seat } hat in dieser Runde nicht das Ereignis Verstärkung gewählt und zahlt auch keine.
mighty_empires-why-report_no_assassin = { $seat } hat in dieser Runde nicht das Ereignis Attentäter gewählt.
mighty_empires-why-report_rounds = Eine Schlacht dauert in dieser Runde höchstens { $most } Schlachtrunden, nicht { $number }.
mighty_empires-why-hill_no_mountain = { $tile } ist kein Gebirge; um einen Hügel wird dort nicht gekämpft.
mighty_empires-why-no_dragon = Auf { $tile } war kein lebender Kaiserdrache, der gestorben sein könnte.

## Warum nicht: besetzen und erobern

mighty_empires-why-occupy_owned = { $tile } gehört { $seat }; besetzt werden nur freie Felder, andere müssen erobert werden.
mighty_empires-why-occupy_lost = Du hast die Schlacht auf { $tile } verloren und darfst dieses Feld in dieser Runde nicht besetzen.
mighty_empires-why-occupy_dragon = Auf { $tile } lebt noch der Kaiserdrache: Nur wer dort gerade eine Schlacht gewonnen hat, darf den Vulkan besetzen.
mighty_empires-why-occupy_first = Das erste Feld, das du besetzt, muss das Schlachtfeld sein, solange das geht: zuerst { $first }, dann { $tile }.
mighty_empires-why-occupy_points = { $tile } zu besetzen kostet dich { $cost ->
    [one] { $cost } Reichspunkt
   *[other] { $cost } Reichspunkte
 } (Grundkosten { $base }{ $ground ->
    [0] { "" }
   *[other] , Gebirge oder Vulkan { $ground }
 }{ $walls ->
    [0] { "" }
   *[other] , Burg oder Stadt { $walls }
 }{ $grab ->
    [0] { "" }
   *[other] , Landerschließung −{ $grab }
 }), und du hast noch { $points }.
mighty_empires-why-conquer_free = { $tile } gehört niemandem; freie Felder werden besetzt, nicht erobert.
mighty_empires-why-conquer_first = Das erste Feld, das du eroberst, muss das Schlachtfeld deines Sieges sein, solange das geht: zuerst { $first }, dann { $tile }.
mighty_empires-why-conquer_points = { $tile } zu erobern kostet dich { $cost ->
    [one] { $cost } Reichspunkt
   *[other] { $cost } Reichspunkte
 } (Grundkosten { $base }{ $ground ->
    [0] { "" }
   *[other] , Gebirge oder Vulkan { $ground }
 }{ $walls ->
    [0] { "" }
   *[other] , Burg oder Stadt { $walls }
 }), und du hast noch { $points }.
mighty_empires-why-not_fought = { $tile } gehört { $seat }; erobern darfst du nur von jemandem, den du in dieser Runde besiegt hast, und gegen { $seat } hast du nicht gekämpft.
mighty_empires-why-not_won = { $tile } gehört { $seat }; erobern darfst du nur von Besiegten, und eure Schlacht endete unentschieden.
mighty_empires-why-lost_to = { $tile } gehört { $seat }; erobern darfst du nur von Besiegten, und eure Schlacht hast du verloren.
mighty_empires-why-not_played = { $tile } gehört { $seat }; erobern darfst du nur von Besiegten, und eure Schlacht wurde nicht ausgetragen.
mighty_empires-why-beaten_elsewhere = { $tile } gehört { $seat }; im Winter eroberst du nur von der Person, die du eben in der Winterschlacht besiegt hast.
mighty_empires-why-conquer_skaven = Skaven erobern Felder neben einer Stadt oder neben ihrem Reich; { $tile } liegt neben keinem von beiden.
mighty_empires-why-conquer_skaven_strict = Skaven erobern hier nur Felder neben einer Stadt; neben { $tile } steht keine.

## Warum nicht: bauen

mighty_empires-why-no_points = Das kostet einen Reichspunkt, und du hast keinen mehr.
mighty_empires-why-build_fog = Auf { $tile } liegt Totennebel: Bis zum Ende des Herbstes wird dort nichts gebaut.
mighty_empires-why-build_volcano = { $tile } ist ein Vulkan; dort wird nie gebaut.
mighty_empires-why-build_supply = Mehr davon gibt es nicht, alle { $count } stehen auf der Karte: { $building }.
mighty_empires-why-build_skaven = Skaven bauen keine Minen, Burgen und Städte, auch nicht auf { $tile }; nur die Stadt ihrer Hauptstadt dürfen sie wieder aufbauen.
mighty_empires-why-slot_taken = Auf { $tile } ist kein Platz mehr, dort steht schon: { $building }.
mighty_empires-why-mine_terrain = { $tile } ist weder Fluss noch Gebirge; nur dort gibt es Minen.
mighty_empires-why-mine_exhausted = Die Mine auf { $tile } ist erschöpft; dort wird keine neue mehr gegraben.
mighty_empires-why-city_needs_castle = Eine Stadt entsteht aus einer Burg, und auf { $tile } steht keine.
mighty_empires-why-city_mountain = { $tile } ist Gebirge; dort machen nur Zwerge aus einer Burg eine Stadt.
mighty_empires-why-city_raiders = Dein Volk plündert und baut keine Städte, auch nicht auf { $tile }; nur die Stadt der Hauptstadt darf es wieder aufbauen.
mighty_empires-why-special_once = Ein Sondergebäude baust du nur einmal im Feldzug, auch wenn es zerstört wurde, und du hast es schon gebaut.
mighty_empires-why-found_has_one = Du hast eine Hauptstadt, { $tile }; nur wer keine hat, gründet eine neue.
mighty_empires-why-found_mine = Auf { $tile } steht eine Mine; dort kann keine Hauptstadt entstehen.
mighty_empires-why-demolish_off = Eigene Gebäude abreißen darf man nur, wenn der Feldzug mit der Option dafür eröffnet wurde.
mighty_empires-why-demolish_nothing = Auf { $tile } steht keine Mine oder Burg; anderes wird nicht abgerissen.

## Warum nicht: Rebellion

mighty_empires-why-rebel_capital = { $tile } ist deine Hauptstadt; sie läuft bei einer Rebellion nicht über.
mighty_empires-why-rebel_nothing = Auf { $tile } steht weder Burg noch Stadt; ein solches Feld läuft nicht über.
mighty_empires-why-new_capital_first = Wähle zuerst, welche deiner Städte die neue Hauptstadt wird.
mighty_empires-why-move_seat_first = Sag zuerst, ob du deinen Sitz in die alte Hauptstadt verlegst.
