## Warum nicht: jemand anders oder niemand entscheidet

ante_portas-why-over_held = Das Spiel ist zu Ende: Ihr habt die Letzte Welle überstanden und gewonnen.
ante_portas-why-over_lost = Das Spiel ist zu Ende: Ein Angreifer hat das Schlachtfeld unten verlassen.
ante_portas-why-over_edge = Das Spiel ist zu Ende: Ein Team hat den Rand des anderen überschritten.
ante_portas-why-over_rows = Das Spiel ist zu Ende: Verglichen wurden die Einheiten in den Reihen vor dem feindlichen Rand.
ante_portas-why-over_sight = Das Spiel ist zu Ende: Verglichen wurden die Felder, die nur ein Team in Sicht hat.
ante_portas-why-over_resigned = Das Spiel ist zu Ende: Jemand hat aufgegeben.
ante_portas-why-resign = Aufgeben ist kein Spielzug; du darfst es, wann immer du eine Entscheidung zu treffen hast.
ante_portas-why-resign_later = Aufgeben darfst du nur bei einer eigenen Entscheidung.
ante_portas-why-standing_already = So wirst du schon gefragt: { $reaction }.
ante_portas-why-standing_muted = Danach wirst du schon nicht mehr gefragt; mit „again“ wirst du es wieder.
ante_portas-why-standing_open = Danach wirst du schon gefragt; mit „never“ wirst du es nicht mehr.
ante_portas-why-wait_site = Das Kernland wird reihum ausgelegt; jetzt legt { $seat } einen Ort.
ante_portas-why-wait_centre = Neue Orte der Kommandozentrale legt gegeneinander der Startspieler, jetzt { $seat }.
ante_portas-why-wait_turn = Jetzt ist { $seat } am Zug; alle Züge eines Halbjahrs macht man in einem Stück.
ante_portas-why-wait_fee = Erst zahlt { $seat } eine Abgabe.
ante_portas-why-wait_drop = Erst wirft { $seat } Güter ab, die nicht ins Lager passen.
ante_portas-why-wait_discard = Erst wirft { $seat } Anschaffungen ab.
ante_portas-why-wait_window = Über Soldatenaktionen entscheidet jetzt { $seat }.
ante_portas-why-wait_losses = Über Verluste entscheidet jetzt { $seat }.
ante_portas-why-wait_snare = Wer in der Falle ausgebremst wird, entscheidet jetzt { $seat }.
ante_portas-why-wait_play = Jetzt darf { $seat } eine Anschaffung spielen.
ante_portas-why-wait_gift = Wer die Anschaffung bekommt, entscheidet jetzt { $seat }.
ante_portas-why-wait_answer = Ob das Gut abgegeben wird, beantwortet { $seat }.
ante_portas-why-wait_home = Es ist Jahresende: Jetzt darf { $seat } Arbeiter entlassen.
ante_portas-why-wait_exchange = Es ist Jahresende: Jetzt darf { $seat } Güter abgeben.
ante_portas-why-wait_feed = Es ist Jahresende: Jetzt versorgt { $seat } Bürger.
ante_portas-why-wait_hungry = Es ist Jahresende: Wer unversorgt bleibt, entscheidet { $seat }.
ante_portas-why-wait_employ = Es ist Jahresende: Jetzt darf { $seat } Bewohner einstellen.
ante_portas-why-wait_production = Es ist Produktion: Jetzt entscheidet { $seat }.

## Warum nicht: etwas anderes ist zu entscheiden

ante_portas-why-asked_site = Lege jetzt diesen Ort auf eine freie Zelle des Kernlands neben mindestens zwei Plättchen: { $place }.
ante_portas-why-asked_centre = Lege jetzt diesen Ort auf eine freie Zelle der Kommandozentrale neben mindestens zwei Plättchen: { $place }.
ante_portas-why-asked_before = Dein Zug beginnt: Zieh deinen Verwalter, nutze vorher freie Aktionen, oder passe.
ante_portas-why-asked_market = Dein Verwalter ist auf einem Markt: Zieh weiter zu einem Ort daneben, nutze den Markt, oder beende deinen Zug.
ante_portas-why-asked_stall = Dein Verwalter ist auf einem Markt: Verkaufe, nimm Güter, nutze die Sonderaktion, oder beende deinen Zug.
ante_portas-why-asked_at = Dein Verwalter ist am Ziel: Nutze die Aktion des Ortes oder freie Aktionen, oder beende deinen Zug.
ante_portas-why-asked_after = Die Aktion des Ortes ist getan: Nutze noch freie Aktionen, oder beende deinen Zug.
ante_portas-why-asked_fee = Zahle jetzt die Abgabe, Gut für Gut: Werkzeug oder Nahrung.
ante_portas-why-asked_fee_goods = Zahle jetzt die Abgabe, Gut für Gut: Holz, Lehm, Bretter oder Ziegel.
ante_portas-why-asked_drop = Deine Güter passen nicht alle: Wirf jetzt { $count } davon ab, eines nach dem anderen.
ante_portas-why-asked_discard = Du hast mehr Anschaffungen auf der Hand als erlaubt: Wirf jetzt ab, bis es { $count } sind.
ante_portas-why-asked_refine = Wandle jetzt um, so oft du willst, oder hör auf: { $recipe }.
ante_portas-why-asked_sell = Verkaufe jetzt noch etwas, das die Marktkarte nennt, oder hör auf.
ante_portas-why-asked_build = Baue jetzt noch einmal dieses Gebäude, oder hör auf: { $building }.
ante_portas-why-asked_lay = Lege jetzt noch ein Plättchen dieser Art auf ein Feld in Sicht, oder hör auf: { $tile }.
ante_portas-why-asked_draft = Berufe jetzt noch einen arbeitslosen Bauern oder Bürger ein, oder hör auf.
ante_portas-why-asked_dismiss = Entlasse jetzt noch einen Soldaten, oder hör auf.
ante_portas-why-asked_march = Nenne jetzt das Zielfeld des nächsten Vorstoßes, oder beende die Bewegung.
ante_portas-why-asked_batch = Stell jetzt den Vorstoß nach Feld { $hex } zusammen: Füge Einheiten von Nachbarfeldern hinzu, oder führe ihn aus.
ante_portas-why-asked_edge = Stell jetzt den Vorstoß über den feindlichen Rand zusammen: Füge Einheiten vom Rand hinzu, oder führe ihn aus.
ante_portas-why-asked_rotate = Drehe jetzt noch ein Verteidigungsgebäude, oder hör auf.
ante_portas-why-asked_heal = Heile jetzt noch jemanden und sag, bei wem er wohnen wird, oder hör auf.
ante_portas-why-asked_raise = Richte jetzt noch einen erschöpften Soldaten auf, oder hör auf.
ante_portas-why-asked_recoil = Rückstoß: Sag jetzt, welcher Angreifer aus welcher Falle wohin zurück muss.
ante_portas-why-asked_ignite = Zünde jetzt noch eine Bombe in Sicht, oder hör auf.
ante_portas-why-asked_window = Deine Soldaten können jetzt handeln: Wähle eine Soldatenaktion, oder passe.
ante_portas-why-asked_window_mine = Eine Mine wurde zerstört: Ersetze sie jetzt mit einem Wachposten oder Wachturm, oder passe.
ante_portas-why-asked_volley = Salve auf Feld { $hex }: Füge jetzt ein Gebäude hinzu, das mitschießt, oder feuere.
ante_portas-why-asked_suffer = Auf Feld { $hex } sind { $damage } Schaden zu verteilen: Sag jetzt, wie viele Bauern und wie viele Bürger verwundet werden.
ante_portas-why-asked_mine = Auf Feld { $hex } sind { $damage } Schaden zu verteilen: Sag jetzt, ob die Mine zuerst fällt oder geschont wird.
ante_portas-why-asked_fell = Auf Feld { $hex } nehmen die Angreifer { $damage } Schaden: Sag jetzt, wie viele Basis- und wie viele Eliteeinheiten fallen.
ante_portas-why-asked_snare = Deine Soldaten sind auf Feld { $hex } in eine Falle geraten: Sag jetzt, wie viele Bauern und wie viele Bürger ausgebremst werden.
ante_portas-why-asked_play = Spiele jetzt eine Anschaffung aus deiner Hand, oder verzichte.
ante_portas-why-asked_gift = Sag jetzt, ob du diese Anschaffung behältst oder wem du sie gibst: { $improvement }.
ante_portas-why-asked_answer = { $seat } bittet dich um 1 { $good }: Antworte jetzt mit Ja oder Nein.
ante_portas-why-asked_home = Es ist Jahresende: Entlasse jetzt Arbeiter, einen nach dem anderen, oder hör auf.
ante_portas-why-asked_exchange = Es ist Jahresende: Gib jetzt Güter ab oder leere Zwischenspeicher, oder hör auf.
ante_portas-why-asked_feed = Es ist Jahresende: Zahle jetzt 1 Nahrung für einen Bürger, oder hör auf.
ante_portas-why-asked_hungry = Es ist Jahresende: Sag jetzt, welcher Bürger unversorgt bleibt; es fehlen noch { $count } Nahrung.
ante_portas-why-asked_employ = Es ist Jahresende: Stelle jetzt noch jemanden ein oder leere Zwischenspeicher, oder hör auf.
ante_portas-why-asked_boost = Deine Manufaktur fördert bis zu zwei Gebäude: Nenne jetzt eines, oder hör auf.
ante_portas-why-asked_convert = Du darfst jetzt einmal umwandeln, oder verzichten.
ante_portas-why-asked_steward = Letzte Welle: Sag jetzt, wessen Verwalter in dieser Runde handelt, oder passe.
ante_portas-why-stop_batch = Ein angefangener Vorstoß wird ausgeführt: Füge jemanden hinzu, oder führe ihn aus.
ante_portas-why-stop_volley = Eine angefangene Salve wird gefeuert: Füge ein Gebäude hinzu, oder feuere.
ante_portas-why-stop_recoil = Der Soldat ist schon erschöpft, oder die Aktion ist gewählt: Mindestens ein Angreifer muss zurück.
ante_portas-why-stop_hospital = Das Feldlazarett heilt jeden Bauern, für den ein Platz frei ist: Sag, bei wem er wohnen wird.
ante_portas-why-stop_market = Auf diesem Markt steht ein gegnerischer Verwalter: Zahle die Abgabe und bleib, oder zieh weiter.
ante_portas-why-say_pass = Hier heißt es passen: pass.
ante_portas-why-say_done = Hier heißt es fertig: done.
ante_portas-why-coop_fee = Spielt ihr gemeinsam, zahlt niemand eine Abgabe.
ante_portas-why-coop_snare = Spielt ihr gemeinsam, bremst eine Falle die Angreifer nach der Regel aus, Basiseinheiten zuerst; gewählt wird nichts.
ante_portas-why-duel_steward = Spielt ihr gegeneinander, gibt es keine Letzte Welle, und niemand wählt einen Verwalter.
ante_portas-why-duel_fell = Spielt ihr gegeneinander, gibt es keine Angreifer; Verluste sagst du mit Bauern und Bürgern.
ante_portas-why-play_wave = In der Letzten Welle kannst du keine Anschaffung mehr spielen.
ante_portas-why-no_place_now = Ein neuer Ort wird nur gelegt, wenn einer gezogen wurde: beim Aufbau des Kernlands und in den Sommern 1 bis 3.
ante_portas-why-no_go_now = Dein Verwalter zieht einmal in deinem Zug, vor der Aktion des Ortes; erst ist das hier zu entscheiden.
ante_portas-why-no_act_now = Die Aktion eines Ortes wählst du in deinem Zug, wenn dein Verwalter dort angekommen ist; erst ist das hier zu entscheiden.
ante_portas-why-no_refine_now = Umwandeln kannst du beim passenden Ort, durch eine Marktkarte oder durch eine Anschaffung, nicht jetzt.
ante_portas-why-no_sell_now = Verkaufen kannst du auf einem Markt oder Nahrung beim Bäcker, nicht jetzt.
ante_portas-why-no_build_now = Bauen kannst du beim Baumeister, durch eine Marktkarte oder durch eine Anschaffung, nicht jetzt.
ante_portas-why-no_lay_now = Plättchen legst du beim Ort für diese Art oder durch eine Anschaffung, nicht jetzt.
ante_portas-why-no_draft_now = Einberufen kannst du beim Personaloffizier oder durch das Aufgebot, nicht jetzt.
ante_portas-why-no_dismiss_now = Entlassen kannst du Soldaten beim Personaloffizier, nicht jetzt.
ante_portas-why-no_heal_now = Heilen kannst du beim Feldarzt oder durch das Feldlazarett, nicht jetzt.
ante_portas-why-no_raise_now = Aufrichten kannst du beim Feldarzt, nicht jetzt. Sonst werden Erschöpfte am Ende der Kampfphase aufgerichtet.
ante_portas-why-no_move_now = Soldaten bewegst du beim Befehlshaber, beim Oberbefehlshaber, durch den Gewaltmarsch oder den Trossmarkt, nicht jetzt.
ante_portas-why-no_rotate_now = Gebäude drehst du beim Befehlshaber, beim Oberbefehlshaber oder auf einem Markt, der es erlaubt, nicht jetzt.
ante_portas-why-no_play_now = Anschaffungen spielst du beim Entwickler oder durch das Institut, nicht jetzt.
ante_portas-why-no_gift_now = Verschenken kannst du eine Anschaffung nur, gleich nachdem du sie gespielt hast.
ante_portas-why-no_employ_now = Einstellen kannst du in deinem Zug und am Jahresende nach der Versorgung, nicht jetzt.
ante_portas-why-no_store_now = Zwischenspeicher leerst du in deinem Zug und am Jahresende, nicht jetzt.
ante_portas-why-no_give_now = Güter gibst du in deinem Zug jemandem, dessen Verwalter bei deinem steht, und am Jahresende, nicht jetzt.
ante_portas-why-no_answer_now = Niemand hat dich um ein Gut gebeten.
ante_portas-why-no_shot_now = Geschossen wird in deinem Zug als freie Aktion oder wenn nach Soldatenaktionen gefragt wird, nicht jetzt.
ante_portas-why-no_recoil_now = Rückstoß gibt es beim Fallensteller oder als Soldatenaktion, nicht jetzt.
ante_portas-why-no_ignite_now = Bomben zündest du beim Bombenleger oder als Soldatenaktion, nicht jetzt.
ante_portas-why-no_replace_now = Eine Mine ersetzt du nur, gleich nachdem sie in einem gewonnenen Kampf oder durch eine Bombe zerstört wurde.
ante_portas-why-no_mine_now = Über eine Mine ist hier nichts zu entscheiden: Geschont werden kann sie nur, wenn Soldaten den Schaden genau decken.
ante_portas-why-no_lose_now = Verwundete wählst du nur, wenn Schaden zu verteilen ist und es mehrere Möglichkeiten gibt.
ante_portas-why-no_fell_now = Welche Angreifer fallen, wählst du nur nach einem Treffer mit mehreren Möglichkeiten.
ante_portas-why-no_snare_now = Wer ausgebremst wird, wählst du nur, wenn mehr als drei deiner Soldaten in eine feindliche Falle geraten oder verschiedene.
ante_portas-why-no_home_now = Arbeiter entlässt du am Jahresende, vor der Versorgung, nicht jetzt.
ante_portas-why-no_feed_now = Versorgt wird am Jahresende, nach dem Entlassen und dem Abgeben von Gütern, nicht jetzt.
ante_portas-why-no_boost_now = Eine Manufaktur fördert Gebäude in der Produktion am Jahresende, nicht jetzt.
ante_portas-why-no_convert_now = Plattensäge und Brennofen wirken in der Produktion am Jahresende, nicht jetzt.
ante_portas-why-no_steward_now = Ein Verwalter wird nur in der Letzten Welle gewählt, nachdem die Angreifer gezogen sind.
ante_portas-why-no_pay_now = Eine Abgabe ist jetzt nicht fällig.
ante_portas-why-no_drop_now = Abwerfen kannst du Güter nur, wenn sie nicht alle passen.
ante_portas-why-no_discard_now = Abwerfen kannst du Anschaffungen nur, wenn du zu viele auf der Hand hast.
ante_portas-why-act_first = Wähle zuerst die Aktion des Ortes: { $act }.
ante_portas-why-move_first = Der Ort, an dem dein Verwalter schon steht, zählt nicht: Zieh zuerst weg; bleiben darf er nicht ({ $place }).
ante_portas-why-wrong_place = Dafür muss dein Verwalter an einem anderen Ort sein: { $place }.

## Warum nicht: so wird es gesagt

ante_portas-why-how_site = Nenne genau einen Ort oder Markt mit seinem Kürzel, etwa h5 oder m1.
ante_portas-why-how_bare = Dieses Wort steht allein.
ante_portas-why-how_act = Nenne genau eine Aktion, die der Ort anbietet.
ante_portas-why-how_bundle = Nenne die Nummer eines Bündels der Marktkarte, etwa bundle 1.
ante_portas-why-how_special = Sag, welche Sonderaktion: market für die der Marktkarte, council für den Kriegsrat.
ante_portas-why-how_refine = Nenne genau eine Umwandlung.
ante_portas-why-how_sell = Nenne genau ein Gut, das du verkaufst.
ante_portas-why-how_build = Nenne das Gebäude und, wenn keine Baustelle frei ist, mit raze ein anderes, das du abreißt.
ante_portas-why-how_lay = Nenne das Plättchen und genau ein Feld von 1 bis 28.
ante_portas-why-how_draft = Sag, wen du einberufst: farmer oder citizen.
ante_portas-why-how_soldier = Nenne das Feld und die Art des Soldaten, etwa 7 farmer.
ante_portas-why-how_heal = Sag, wen du heilst und bei wem er wohnen wird, etwa farmer acorn.
ante_portas-why-how_move = Nenne genau ein Zielfeld von 1 bis 28.
ante_portas-why-how_add = Nenne das Feld, von dem jemand kommt, und wer es ist, etwa 7 farmer.
ante_portas-why-how_rotate = Nenne das Feld des Gebäudes und die Drehung, etwa 7 clockwise.
ante_portas-why-how_card = Nenne genau eine Anschaffung, etwa i101.
ante_portas-why-how_seat = Nenne genau einen Sitz, etwa birch.
ante_portas-why-how_employ = Nenne, wer wo arbeitet, etwa farmer pub.
ante_portas-why-how_good = Nenne genau ein Gut.
ante_portas-why-how_give = Nenne eine andere Person und genau ein Gut, etwa birch wood.
ante_portas-why-how_answer = Antworte mit yes oder no.
ante_portas-why-how_shoot = Nenne genau ein Feld von 1 bis 28.
ante_portas-why-how_recoil = Nenne das Feld des Wachpostens oder Wachturms und dann das der Falle.
ante_portas-why-how_back = Nenne das Feld der Falle, dann das Zielfeld und wer zurück muss.
ante_portas-why-how_ignite = Nenne das Feld der Bombe, bei einer Soldatenaktion vorher das des Gebäudes.
ante_portas-why-how_replace = Nenne das Feld des Gebäudes, dann das der Mine und wer das Werkzeug zahlt.
ante_portas-why-how_mine = Sag, ob die Mine zuerst fällt oder geschont wird: first oder spare.
ante_portas-why-how_lose = Nenne zwei Zahlen: wie viele Bauern, dann wie viele Bürger verwundet werden.
ante_portas-why-how_fell = Nenne zwei Zahlen: wie viele Basiseinheiten, dann wie viele Eliteeinheiten fallen.
ante_portas-why-how_snare = Nenne zwei Zahlen: wie viele Bauern, dann wie viele Bürger ausgebremst werden.
ante_portas-why-how_hungry = Nenne ein Feld mit einem Bürger, oder eine Person und das Gebäude, in dem er arbeitet.
ante_portas-why-how_boost = Nenne genau ein Gebäude.
ante_portas-why-how_standing = Sag, wie du gefragt werden willst: immer, nur im Kampf oder gar nicht; oder schalte ein Fenster, vor Kämpfen auch ein einzelnes Feld, mit never ab und mit again wieder an.

## Warum nicht: bezahlen

ante_portas-why-missing = Dir fehlen Güter: nötig ist { $need } { $good }, du hast { $have }.
ante_portas-why-in_buffer = Was in Zwischenspeichern liegt, kannst du nicht ausgeben: nötig ist { $need } { $good }, du hast { $have }. Leere zuerst den Zwischenspeicher.
ante_portas-why-payer_missing = Das zahlt { $seat }, dort fehlen Güter: nötig ist { $need } { $good }, da ist { $have }.
ante_portas-why-payer_in_buffer = Das zahlt { $seat }, aber nicht aus Zwischenspeichern: nötig ist { $need } { $good }, da ist { $have }.
ante_portas-why-payer_limit = Das zahlt { $seat }, mit einer Ausgabengrenze von { $limit } in diesem Zug: Es kostet { $need } lagerbare Güter, auszugeben sind noch { $left }.
ante_portas-why-limit = Deine Ausgabengrenze in diesem Zug ist { $limit }: Das kostet { $need } lagerbare Güter, ausgeben kannst du noch { $left }.

## Warum nicht: Orte und Wege

ante_portas-why-place_heartland = Dieser Ort gehört ins Kernland, auf H1 bis H24, nicht auf { $site }.
ante_portas-why-place_centre = Dieser Ort gehört in die Kommandozentrale, nicht auf { $site }.
ante_portas-why-place_taken = Auf { $site } liegt schon etwas: { $place }. Nimm eine freie Zelle.
ante_portas-why-place_apart = { $site } liegt nicht neben mindestens zwei Plättchen.
ante_portas-why-moved = Dein Verwalter ist in diesem Zug schon gezogen.
ante_portas-why-say_on = Dein Verwalter ist schon auf dem Markt; zu { $site } zieht er weiter: on { $site }.
ante_portas-why-same_place = Dein Verwalter steht schon auf { $site } und darf nicht bleiben: Zieh woandershin, oder passe.
ante_portas-why-other_board = Kernland und Kommandozentrale sind getrennt: Von { $start } kommst du nach { $site } nur über einen Markt.
ante_portas-why-not_adjacent = { $site } ist kein Nachbar von { $start }: Geh zu einem Nachbarn, oder spring zu einem Markt und zieh von dort weiter.
ante_portas-why-wave_centre = In der Letzten Welle sind nur der kleine Markt und die Orte der Kommandozentrale offen, { $site } nicht mehr.
ante_portas-why-later_epoch = { $site } kommt erst in Epoche II ins Spiel.
ante_portas-why-no_place = Auf { $site } liegt kein Ort.
ante_portas-why-fee = Auf { $site } stehen gegnerische Verwalter, und die Abgabe kannst du nicht zahlen: { $count } Werkzeug oder Nahrung und { $count } Baustoffe.
ante_portas-why-ticket_fee = Nach den 2 Lehm für die Fahrkarte könntest du die Abgabe auf { $site } nicht mehr zahlen.
ante_portas-why-no_ticket = Du hast keine Fahrkarte, oder sie ist verbraucht.
ante_portas-why-on_early = Weiterziehen kann dein Verwalter erst, wenn er in diesem Zug zu einem Markt gegangen ist.
ante_portas-why-on_late = Weiterziehen kann dein Verwalter nur gleich nach der Ankunft auf einem Markt, statt ihn zu nutzen.
ante_portas-why-on_market = Von Markt zu Markt zieht niemand weiter; { $site } ist ein Markt.
ante_portas-why-on_origin = Auf { $site } stand dein Verwalter vor diesem Zug; dorthin zieht er nicht weiter.
ante_portas-why-on_apart = { $site } liegt nicht neben dem Markt { $from }.
ante_portas-why-stay_early = Stehen bleiben darf dein Verwalter nicht: Zieh, oder passe den ganzen Zug.
ante_portas-why-stay_free = Hier ist keine Abgabe zu zahlen: Nutze einfach, was der Ort anbietet.
ante_portas-why-stay_first = Auf diesem Markt steht ein gegnerischer Verwalter: Zahle erst die Abgabe (stay), oder zieh weiter.

## Warum nicht: die Aktion des Ortes

ante_portas-why-act_before = Erst zieht dein Verwalter, dann nutzt du den Ort, an dem er ankommt.
ante_portas-why-act_after = Die Aktion dieses Zuges ist schon getan; es bleiben freie Aktionen.
ante_portas-why-act_market = Auf einem Markt verkaufst du, nimmst ein Bündel Güter oder nutzt die Sonderaktion: sell, bundle oder special.
ante_portas-why-act_other = Dieser Ort ({ $place }) bietet etwas anderes an: { $act }.
ante_portas-why-act_neither = Dieser Ort ({ $place }) bietet etwas anderes an: { $act } oder { $second }.
ante_portas-why-march_none = Euer Team hat keine bereiten Soldaten und keine beweglichen Gebäude auf dem Schlachtfeld.
ante_portas-why-rotate_none = Euer Team hat kein Verteidigungsgebäude auf dem Schlachtfeld.
ante_portas-why-recoil_none = In keiner eurer Fallen steht jemand, der zurückweichen kann.
ante_portas-why-ignite_none = Ihr habt keine Bombe in Sicht.
ante_portas-why-lay_nowhere = Kein Feld in Sicht ist frei von Plättchen und Feinden: { $tile }.
ante_portas-why-draft_nobody = Niemand in deiner Gemeinde ist arbeitslos.
ante_portas-why-dismiss_nobody = Euer Team hat keine Soldaten auf dem Schlachtfeld.
ante_portas-why-hospital_empty = In eurem Lazarett liegt niemand.
ante_portas-why-no_home_any = Niemand im Team hat einen freien Platz dafür: { $colonist }.
ante_portas-why-raise_nobody = Keiner eurer Soldaten ist erschöpft.

## Warum nicht: Märkte, Veredeln, Bauen

ante_portas-why-not_market = Das geht nur auf einem Markt; dein Verwalter steht woanders: { $place }.
ante_portas-why-no_bundle = So viele Bündel bietet die Marktkarte „{ $market }“ nicht; es gibt { $count }.
ante_portas-why-no_council = Du hast den Kriegsrat nicht.
ante_portas-why-only_food = Beim Bäcker verkaufst du nur Nahrung.
ante_portas-why-not_bought = Die Marktkarte „{ $market }“ kauft das nicht: { $good }.
ante_portas-why-other_recipe = Hier gibt es eine andere Umwandlung: { $recipe }.
ante_portas-why-other_building = Hier wird etwas anderes gebaut: { $building }.
ante_portas-why-building_supply = Davon ist keines mehr im Vorrat: { $building }.
ante_portas-why-building_most = Davon darfst du höchstens { $count } haben: { $building }.
ante_portas-why-remodel_none = Dieses Gebäude entsteht nur durch Umbau ({ $building }), und du hast nichts zum Umbauen: { $old }.
ante_portas-why-remodel_workers = Mit dem Hof ginge ein Platz für einen Bauern verloren, und alle deine Bauern arbeiten. Es muss ein Platz frei oder ein Bauer arbeitslos sein.
ante_portas-why-raze_remodel = Für einen Umbau wird nichts abgerissen: { $building }.
ante_portas-why-raze_needless = Es ist noch eine Baustelle frei; abgerissen wird nur, wenn keine frei ist.
ante_portas-why-storage_full = Deine drei Lagerstellen sind belegt; für einen Lagerschuppen wird nichts abgerissen.
ante_portas-why-spots_full = Alle 20 Baustellen sind belegt, und du hast kein Gebäude, das abgerissen werden darf.
ante_portas-why-raze_home = Wohnstätten und Lagergebäude werden nicht abgerissen: { $building }.
ante_portas-why-raze_missing = Das hast du nicht: { $building }.

## Warum nicht: Plättchen

ante_portas-why-other_tile = Hier wird etwas anderes gelegt: { $tile }.
ante_portas-why-unseen = Feld { $hex } ist nicht in Sicht. In Sicht sind das Startfeld, Felder mit eigenen Einheiten und was betriebene Gebäude zeigen.
ante_portas-why-tile_there = Auf Feld { $hex } liegt schon ein Plättchen: { $tile }.
ante_portas-why-enemies_there = Auf Feld { $hex } stehen Feinde; dort wird nichts gelegt.
ante_portas-why-supply_tiles = Davon ist kein Plättchen mehr im Vorrat: { $tile }.
ante_portas-why-say_flip = Auf Feld { $hex } liegt die andere Seite dieses Plättchens: Dreh es um (flip).
ante_portas-why-flip_off = Umdrehen geht nur, wenn der Tisch mit dieser Option eröffnet wurde; lege ein neues Plättchen.
ante_portas-why-flip_never = Durch Umdrehen entstehen nur Wachtürme, Bunker und Haubitzen, nicht das: { $tile }.
ante_portas-why-flip_nothing = Auf Feld { $hex } liegt kein eigenes Plättchen der passenden Art: { $tile }.
ante_portas-why-tile_enemy = Das Plättchen auf Feld { $hex } gehört dem anderen Team: { $tile }.

## Warum nicht: Soldaten

ante_portas-why-draft_none = Davon ist bei dir niemand arbeitslos: { $colonist }.
ante_portas-why-crowd = Auf Feld { $hex } stehen schon so viele Soldaten, wie erlaubt sind: { $count }.
ante_portas-why-no_home = In deiner Gemeinde ist kein Platz frei: { $colonist }.
ante_portas-why-no_soldier = Auf Feld { $hex } steht niemand dieser Art aus eurem Team: { $colonist }.
ante_portas-why-enemy_soldier = Auf Feld { $hex } steht nur jemand vom anderen Team: { $colonist }.
ante_portas-why-heal_farmers = Das Feldlazarett heilt nur Bauern.
ante_portas-why-no_patient = Davon liegt niemand in eurem Lazarett: { $colonist }.
ante_portas-why-heal_team = Geheilte wohnen nur bei Personen des eigenen Teams, nicht bei { $seat }.
ante_portas-why-no_home_there = Bei { $seat } ist kein Platz frei: { $colonist }.
ante_portas-why-not_exhausted = Auf Feld { $hex } ist niemand dieser Art erschöpft: { $colonist }.
ante_portas-why-rider_on = Ein bewegliches Gebäude ist auf Feld { $hex } über einem Plättchen: Erst muss es auf ein Nachbarfeld ohne Plättchen weiter.
ante_portas-why-rider_tile = Auf Feld { $hex } liegt ein Plättchen: Das bewegliche Gebäude muss auf ein Feld ohne Plättchen.
ante_portas-why-rider_none = Kein bewegliches Gebäude ist auf dem Weg über ein Plättchen.
ante_portas-why-rider_added = Das bewegliche Gebäude von Feld { $hex } ist schon im Vorstoß.
ante_portas-why-edge_mode = Über den Rand geht man nur bei „Erobere die Fahne“.
ante_portas-why-edge_nobody = Am feindlichen Rand steht niemand von euch.
ante_portas-why-edge_apart = Feld { $hex } liegt nicht am feindlichen Rand.
ante_portas-why-edge_enough = Mehr Soldaten braucht es nicht, um über den Rand zu gehen: Führe den Vorstoß aus.
ante_portas-why-nobody_beside = Neben Feld { $hex } steht niemand von euch, der gehen kann.
ante_portas-why-add_apart = Feld { $hex } ist kein Nachbar von Feld { $goal }: In einem Vorstoß geht jeder ein Feld weit.
ante_portas-why-exhausted_there = Auf Feld { $hex } sind alle dieser Art erschöpft und können nicht gehen: { $colonist }.
ante_portas-why-all_added = Von Feld { $hex } sind schon alle im Vorstoß, die gehen können: { $colonist }.
ante_portas-why-moved_already = Auf Feld { $hex } ist jeder dieser Art in dieser Aktion schon so weit gegangen, wie er darf: { $colonist }.
ante_portas-why-snared = Auf Feld { $hex } ist jeder dieser Art, der noch nicht gegangen ist, ausgebremst und verliert seinen Schritt: { $colonist }.
ante_portas-why-crewed_coop = Mitfahren gibt es nur im Spiel gegeneinander; hier gehen Gebäude und Soldaten einzeln.
ante_portas-why-crewed_nobody = Auf Feld { $hex } steht niemand, der so mitfahren kann ({ $unit }): { $colonist }.
ante_portas-why-crewed_tile = Über das Plättchen auf Feld { $hex } fährt ein Gebäude nur ohne Soldaten.
ante_portas-why-engine_none = Auf Feld { $hex } habt ihr kein Katapult und keine Haubitze.
ante_portas-why-engine_added = Das Gebäude von Feld { $hex } ist schon im Vorstoß: { $tile }.
ante_portas-why-engine_moved = Das Gebäude auf Feld { $hex } ist in dieser Aktion schon so weit gefahren, wie es darf: { $tile }.
ante_portas-why-engine_two = Auf Feld { $hex } kann nur ein bewegliches Gebäude ankommen.
ante_portas-why-engine_tile = Auf Feld { $hex } liegt ein Plättchen; ein bewegliches Gebäude mit nur einem Schritt kann dort nicht bleiben.
ante_portas-why-start_empty = Auf das Startfeld des anderen Teams, Feld { $hex }, dürft ihr nur, um dort zu kämpfen; jetzt ist dort niemand.
ante_portas-why-engine_stuck = Über das Plättchen auf Feld { $hex } käme das Gebäude nicht hinaus: Daneben ist kein Feld ohne Plättchen.
ante_portas-why-commit_goal = Nenne zuerst das Zielfeld des Vorstoßes.
ante_portas-why-commit_empty = Im Vorstoß ist noch niemand: Füge zuerst eine Einheit hinzu.
ante_portas-why-rotate_nothing = Auf Feld { $hex } steht kein Gebäude.
ante_portas-why-rotate_kind = Gedreht werden nur Gebäude, nicht das auf Feld { $hex }: { $tile }.
ante_portas-why-rotate_once = Das Gebäude auf Feld { $hex } ist in dieser Aktion schon gedreht worden.
ante_portas-why-rotate_twice = Um zwei Schritte dreht nur der Oberbefehlshaber.

## Warum nicht: Anschaffungen

ante_portas-why-not_in_hand = Diese Anschaffung hast du nicht auf der Hand: { $improvement }.
ante_portas-why-effect_draft = Niemand könnte einberufen werden: { $improvement }.
ante_portas-why-effect_lay = Das Plättchen könnte nirgends gelegt werden: { $improvement }.
ante_portas-why-effect_build = Niemand im Team könnte das bauen oder bezahlen: { $improvement }.
ante_portas-why-effect_refine = Niemand im Team hat, was umgewandelt wird: { $improvement }.
ante_portas-why-effect_hospital = Im Lazarett liegt kein Bauer, oder nirgends ist ein Platz für ihn frei: { $improvement }.
ante_portas-why-effect_march = Niemand kann bewegt werden: { $improvement }.
ante_portas-why-say_keep = Willst du die Anschaffung selbst haben, dann behalte sie: keep.
ante_portas-why-gift_team = Verschenken kannst du nur im eigenen Team, nicht an { $seat }: { $improvement }.
ante_portas-why-gift_no_effect = Bei { $seat } hätte sie keine Wirkung: { $improvement }.
ante_portas-why-gift_unpaid = Bei { $seat } hätte sie keine Wirkung, weil du nicht zahlen kannst, was sie dort kostet: { $improvement }.
ante_portas-why-keep_no_effect = Bei dir hätte sie keine Wirkung; gib sie jemandem, dem sie nützt: { $improvement }.
ante_portas-why-discard_not_hand = Diese Anschaffung ist keine der { $count } auf deiner Hand: { $improvement }.

## Warum nicht: Bewohner und Güter

ante_portas-why-employ_never = Dort arbeitet niemand: { $building }.
ante_portas-why-employ_other = Dort arbeitet jemand anderer Art ({ $building }), nicht: { $colonist }.
ante_portas-why-employ_missing = Dieses Gebäude hast du nicht: { $building }.
ante_portas-why-employ_full = Alle Arbeitsstellen sind besetzt: { $building }.
ante_portas-why-employ_nobody = Davon ist bei dir niemand arbeitslos: { $colonist }.
ante_portas-why-no_space_needed = Das braucht keinen Lagerplatz: { $good }.
ante_portas-why-store_nothing = In deinen Zwischenspeichern liegt das nicht: { $good }.
ante_portas-why-store_full = Lager und Speicher sind voll; es passt nicht mehr: { $good }.
ante_portas-why-give_self = Du kannst nur mit jemand anderem tauschen.
ante_portas-why-give_team = Getauscht wird nur im eigenen Team, nicht mit { $seat }.
ante_portas-why-give_apart = Dein Verwalter steht nicht am selben Ort wie der von { $seat }.
ante_portas-why-give_none = Davon hast du nichts: { $good }.
ante_portas-why-give_full = Bei { $seat } ist kein Platz mehr: { $good }.
ante_portas-why-ask_year_end = Am Jahresende gibt jeder selbst, wenn er gefragt wird; bitten kannst du nur in deinem Zug.
ante_portas-why-ask_none = { $seat } hat davon nichts: { $good }.
ante_portas-why-ask_full = Bei dir ist kein Platz mehr: { $good }.
ante_portas-why-drop_none = Davon hast du nichts: { $good }.
ante_portas-why-drop_no_help = Das liegt auf eigenen Plätzen und macht keinen anderen frei: { $good }.
ante_portas-why-fee_first = Erst kommen Werkzeug oder Nahrung: noch { $count }.
ante_portas-why-fee_goods = Jetzt kommen Baustoffe, also Holz, Lehm, Bretter oder Ziegel: noch { $count }.
ante_portas-why-fee_none = Davon hast du nichts: { $good }.

## Warum nicht: Soldatenaktionen

ante_portas-why-unmanned = Das Gebäude auf Feld { $hex } ist nicht betrieben ({ $tile }): Dort fehlt { $colonist }.
ante_portas-why-exhausted_most = Auf dem Gebäude auf Feld { $hex } dürfen höchstens { $count } zugleich erschöpft sein ({ $tile }, { $colonist }).
ante_portas-why-exhausted_all = Auf Feld { $hex } ist niemand bereit, der das Gebäude betreibt ({ $tile }, { $colonist }).
ante_portas-why-only_replace = Jetzt kann nur die zerstörte Mine ersetzt werden.
ante_portas-why-no_troop = Eine Truppe mit dieser Nummer ist nicht auf Feld { $hex }.
ante_portas-why-shoot_nobody = Auf Feld { $hex } ist niemand zu treffen.
ante_portas-why-shoot_weak = Alle Schüsse auf Feld { $hex } zusammen machen { $damage } Schaden; damit fällt dort niemand.
ante_portas-why-shoot_unarmed = Ihr habt keinen Schützengraben, keinen Bunker, kein Katapult und keine Haubitze.
ante_portas-why-shoot_own_hex = Auf das eigene Feld { $hex } schießt ein Gebäude nie.
ante_portas-why-shoot_range = Keines eurer Gebäude kann auf Feld { $hex } schießen: Es liegt nicht in Blick oder Reichweite.
ante_portas-why-shooter_none = Auf Feld { $hex } ist nichts, das schießt: Nimm Schützengraben, Bunker, Katapult oder Haubitze.
ante_portas-why-shooter_range = Das Gebäude auf Feld { $hex } kann nicht auf Feld { $goal } schießen.
ante_portas-why-fire_empty = Noch schießt niemand mit: Nenne zuerst ein Gebäude.
ante_portas-why-watch_none = Auf Feld { $hex } steht kein Wachposten und kein Wachturm.
ante_portas-why-not_in_view = Feld { $goal } ist nicht im Blick des Gebäudes auf Feld { $hex }.
ante_portas-why-no_trap = Auf Feld { $hex } liegt keine Falle.
ante_portas-why-trap_empty = In der Falle auf Feld { $hex } steht niemand, der noch zurück kann.
ante_portas-why-trap_flying = Fliegende Drachen stehen nie in einer Falle, auch nicht auf Feld { $hex }.
ante_portas-why-trap_edge = Von Feld { $hex } gibt es keinen Schritt zurück.
ante_portas-why-back_only = Dieser Rückstoß gilt nur der Falle auf Feld { $hex }.
ante_portas-why-back_none = In der Falle auf Feld { $hex } steht davon niemand: { $figure }.
ante_portas-why-back_goal = Feld { $goal } liegt nicht einen oder zwei Schritte hinter Feld { $hex }.
ante_portas-why-no_bomb = Auf Feld { $hex } liegt keine Bombe.
ante_portas-why-bomb_nobody = Die Bombe auf Feld { $hex } träfe mit ihrer ganzen Kette keinen Feind.
ante_portas-why-replace_none = Auf Feld { $hex } wurde keine Mine zerstört, die ersetzt werden darf.
ante_portas-why-replace_taken = Auf Feld { $hex } ist kein Platz mehr für die Mine.
ante_portas-why-replace_team = Das Werkzeug zahlt jemand aus dem eigenen Team, nicht { $seat }.
ante_portas-why-replace_tools = { $seat } hat zu wenig Werkzeug: nötig ist { $need }, da ist { $have }.

## Warum nicht: Verluste

ante_portas-why-mine_before = Erst ist zu entscheiden, ob die Mine auf Feld { $hex } geschont wird.
ante_portas-why-lose_many = Auf Feld { $hex } können höchstens { $farmers } Bauern und { $citizens } Bürger verwundet werden.
ante_portas-why-fell_many = Auf Feld { $hex } können höchstens { $base } Basis- und { $elite } Eliteeinheiten fallen.
ante_portas-why-fell_flying = Fliegende Eliteeinheiten nehmen keinen Schaden von Bauern, Schützengräben und Bunkern; nimm Basiseinheiten.
ante_portas-why-too_strong = Das wäre zu viel: zusammen Stärke { $strength }, der Schaden deckt { $best }.
ante_portas-why-too_weak = Das wäre zu wenig: zusammen Stärke { $strength }, so viel Stärke wie möglich ist { $best }.
ante_portas-why-snare_many = In die Falle geraten sind nur { $farmers } bereite Bauern und { $citizens } bereite Bürger.
ante_portas-why-snare_count = Zusammen müssen es genau { $count } sein.

## Warum nicht: Jahresende

ante_portas-why-home_nobody = Dort arbeitet bei dir niemand dieser Art ({ $building }): { $colonist }.
ante_portas-why-hungry_hex = Auf Feld { $hex } steht kein Bürger eures Teams.
ante_portas-why-hungry_team = { $seat } gehört zum anderen Team.
ante_portas-why-hungry_work = Bei { $seat } arbeitet dort kein Bürger: { $building }.
ante_portas-why-boost_kind = Gefördert werden nur Gebäude, die Güter oder Taler bringen, nicht: { $building }.
ante_portas-why-boost_worker = Dort arbeitet nicht dieselbe Art wie in der Manufaktur ({ $building }); in der Manufaktur ist es: { $colonist }.
ante_portas-why-boost_twice = Diese Manufaktur hat es schon gefördert; nimm ein anderes Gebäude: { $building }.
ante_portas-why-boost_full = Der Zwischenspeicher ist dort voll; gefördert würde nichts: { $building }.
ante_portas-why-boost_idle = Davon hast du keines, das betrieben ist: { $building }.
