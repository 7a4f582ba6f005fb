## Warum nicht: jemand anders oder niemand entscheidet

ethnos-why-over = Das Spiel ist zu Ende.
ethnos-why-resign = Aufgeben ist kein Spielzug; du darfst es, wann immer du eine Entscheidung zu treffen hast.
ethnos-why-resign_many = Ab drei Personen kann niemand aufgeben.
ethnos-why-resign_later = Aufgeben darfst du nur bei einer eigenen Entscheidung; jetzt muss { $seat } entscheiden.
ethnos-why-not_your_turn = Am Zug ist { $seat }.
ethnos-why-not_your_decision = Zuerst muss { $seat } entscheiden.
ethnos-why-not_your_orcs = Über die Orks wird nacheinander entschieden; jetzt muss { $seat } entscheiden.
ethnos-why-not_your_ban = Stämme werden in der Reihenfolge der Sitze ausgeschlossen; jetzt ist { $seat } dran.
ethnos-why-absent_tribe = Dieser Stamm ist nicht im Spiel: { $tribe }.
ethnos-why-no_fairies = Feen sind nur im Spiel, wenn der Tisch mit der Option dafür eröffnet wurde.

## Warum nicht: etwas anderes ist zu entscheiden

ethnos-why-recruit_or_band = In deinem Zug tust du genau eines: eine Karte der Auslage oder des Stapels anwerben oder einen Kampfverband aus deiner Hand spielen.
ethnos-why-band_or_stop = Spiel jetzt nach deinem Zentauren noch einen Kampfverband oder hör auf.
ethnos-why-asked_marker = Entscheide jetzt, ob dein Kampfverband seinen Marker in das Königreich des Anführers legt oder keinen.
ethnos-why-asked_wing = Wähle jetzt das Königreich, in das dein Kampfverband mit Geflügelten-Anführer seinen Marker legt.
ethnos-why-asked_troll = Entscheide jetzt, welches Troll-Plättchen du nimmst: ein einziges oder keines.
ethnos-why-asked_orc = Entscheide jetzt, ob du einen Marker auf dein Orkhorde-Tableau legst: ja oder nein.
ethnos-why-asked_bonus = Entscheide jetzt, wohin der Marker für das Symbol des Meerwesen-Tableaus kommt: in ein einziges Königreich oder in keines.
ethnos-why-asked_giant = Entscheide jetzt, ob du das Riesen-Plättchen nimmst: ja oder nein.
ethnos-why-asked_advance = Entscheide jetzt, ob du auf dem Meerwesen-Tableau vorrückst: ja oder nein.
ethnos-why-asked_swap = Entscheide jetzt, welchen fremden Kampfverband du für deinen mit Feen-Anführer nimmst: einen einzigen oder keinen.
ethnos-why-asked_keep = Entscheide jetzt, welche Karten deiner Hand du nach deinem Kampfverband mit Elben-Anführer behältst, oder keine.
ethnos-why-asked_draw = Entscheide jetzt, ob du für deinen Kampfverband mit Zauberer-Anführer Karten ziehst: ja oder nein, alle oder keine.
ethnos-why-asked_pillage = Entscheide jetzt, ob deine Orks plündern: ja oder nein.
ethnos-why-asked_ban = Schließe jetzt genau einen Stamm aus.
ethnos-why-no_chain = Aufzuhören gibt es hier nichts; nur nach einem Kampfverband mit Zentauren-Anführer, der einen Marker gelegt hat, wirst du nach einem weiteren gefragt.
ethnos-why-place_by_band = Marker legst du, indem du Kampfverbände spielst: Ist einer groß genug, kommt sein Marker in das Königreich von der Farbe des Anführers.
ethnos-why-no_token_now = Ein Troll-Plättchen nimmst du nur, wenn du gerade einen Kampfverband mit Troll-Anführer gespielt hast.
ethnos-why-no_swap_now = Kampfverbände tauschst du nur, wenn du gerade einen mit Feen-Anführer gespielt hast.
ethnos-why-no_keep_now = Karten behältst du nur nach einem Kampfverband mit Elben-Anführer, wenn der Rest deiner Hand in die Auslage kommt.
ethnos-why-no_draw_now = So ziehst du nur nach einem Kampfverband mit Zauberer-Anführer, wenn der Rest deiner Hand in der Auslage liegt.
ethnos-why-no_pillage_now = Die Orks plündern nur am Ende einer Epoche.
ethnos-why-no_ban_now = Stämme werden nur ausgeschlossen, bevor die erste Epoche beginnt.
ethnos-why-not_asked = Nach diesem Stamm wirst du nur gefragt, wenn du gerade einen Kampfverband gespielt hast, den er anführt, und es etwas zu wählen gibt: { $tribe }.
ethnos-why-by_itself = Nach diesem Stamm wirst du nicht gefragt; was er tut, geschieht von selbst: { $tribe }.
ethnos-why-banned_already = Dieser Stamm ist schon ausgeschlossen: { $tribe }.

## Warum nicht: Anwerben und Kampfverbände

ethnos-why-hand_full = Mit 10 Karten auf der Hand kannst du nicht anwerben; spiel einen Kampfverband.
ethnos-why-recruit_one = Du wirbst eine einzige Karte an: eine der Auslage oder die oberste des Stapels.
ethnos-why-not_in_row = Diese Karte liegt nicht in der Auslage: { $card }.
ethnos-why-row_empty = Die Auslage ist leer, also kannst du nur vom Stapel anwerben.
ethnos-why-recruit_in_chain = Nach einem Kampfverband mit Zentauren-Anführer kannst du nicht anwerben; spiel noch einen Kampfverband oder hör auf.
ethnos-why-hand_empty = Deine Hand ist leer, also kannst du nur anwerben.
ethnos-why-only_skeletons_left = Du hast nur Skelette auf der Hand, und Skelette allein sind kein Kampfverband; du musst anwerben.
ethnos-why-name_the_cards = Ein Kampfverband besteht aus Karten deiner Hand; nenne jede von ihnen, den Anführer zuerst.
ethnos-why-not_in_hand = Diese Karte ist nicht auf deiner Hand: { $card }.
ethnos-why-not_so_often = Diese Karte ist nur { $held ->
    [one] einmal
   *[other] { $held }-mal
 } auf deiner Hand, nicht { $wanted }-mal: { $card }.
ethnos-why-only_skeletons = Skelette allein sind kein Kampfverband; eine andere Karte muss ihn anführen.
ethnos-why-skeleton_leads = Ein Skelett kann nicht Anführer sein; nenne zuerst eine andere Karte des Kampfverbands.
ethnos-why-no_match = Von Skeletten abgesehen müssen alle Karten eines Kampfverbands denselben Stamm oder alle dieselbe Farbe haben.
ethnos-why-band_order = Diese Karten sind ein Kampfverband, werden aber in anderer Reihenfolge geschrieben, der Anführer zuerst: { $sentence }.

## Warum nicht: Marker und Fähigkeiten

ethnos-why-must_place = Dein Kampfverband ist für ein Königreich groß genug, also muss sein Marker gelegt werden.
ethnos-why-one_marker = Ein Kampfverband legt nur einen Marker, in ein einziges Königreich.
ethnos-why-leaders_kingdom = Der Marker kann nur in das Königreich von der Farbe des Anführers kommen: { $kingdom }.
ethnos-why-too_small = Dein Kampfverband der Größe { $size } ist für { $kingdom } zu klein: Er muss größer sein als die Zahl deiner Marker dort ({ $count }).
ethnos-why-too_small_for_both = Dein Kampfverband der Größe { $size } ist für { $kingdom } zu klein: Er muss größer sein als die Zahl eurer Marker dort ({ $count }).
ethnos-why-token_too_high = Ein Kampfverband der Größe { $size } nimmt ein Troll-Plättchen bis zum Wert { $size }, nicht { $value }.
ethnos-why-token_taken = Das Troll-Plättchen { $value } ist schon vergeben, an { $seat }.
ethnos-why-no_such_band = Auf dem Tisch liegt kein Kampfverband { $number }.
ethnos-why-own_band = Kampfverband { $number } ist dein eigener; tauschen kannst du nur mit jemand anderem.
ethnos-why-led_by_fairy = Kampfverband { $number } hat einen Feen-Anführer und kann nicht gewählt werden.
ethnos-why-band_too_large = Kampfverband { $number } ist zu groß: Er hat die Größe { $count }, deiner mit Feen-Anführer nur { $size }.
ethnos-why-draw_from_deck = Ein Zauberer zieht nur vom Stapel, nie aus der Auslage.
ethnos-why-keep_too_many = Nach einem Kampfverband der Größe { $size } mit Elben-Anführer darfst du höchstens { $size ->
    [one] { $size } Karte
   *[other] { $size } Karten
 } behalten.
ethnos-why-keep_order = Diese Karten darfst du behalten, geschrieben werden sie aber in anderer Reihenfolge: { $sentence }.

## Optionen

error-ethnos-tribes-only-host = geht nur mit tribe_choice=host
error-ethnos-tribes-unknown = Option tribes: '{ $name }' ist kein Stamm; es gibt { $tribes }
error-ethnos-tribes-fairies = Option tribes: die Feen kannst du nur mit fairies=on wählen (ET-27.1)
error-ethnos-tribes-twice = Option tribes: '{ $name }' kommt zweimal vor; wähle verschiedene Stämme (ET-R38)
error-ethnos-tribes-count = Option tribes: bei { $players } Sitzen nenne genau { $count } Stämme, etwa { $example }, nicht { $found } (ET-R38)
