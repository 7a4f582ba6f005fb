# Ethnos auf Deutsch

ethnos-title = Ethnos
ethnos-subtitle = Stämme anwerben, Kampfverbände spielen, sechs Königreiche beherrschen, bevor der dritte Drache kommt. Zu zweit bis zu sechst.

## Namen der Dinge

ethnos-word-bear = Bär
ethnos-word-eagle = Adler
ethnos-word-fox = Fuchs
ethnos-word-lion = Löwe
ethnos-word-owl = Eule
ethnos-word-hart = Hirsch
ethnos-word-pelagon = Pelagon
ethnos-word-straton = Straton
ethnos-word-rhea = Rhea
ethnos-word-ithys = Ithys
ethnos-word-althea = Althea
ethnos-word-duris = Duris
ethnos-word-centaur = Zentauren
ethnos-word-dwarf = Zwerge
ethnos-word-elf = Elben
ethnos-word-giant = Riesen
ethnos-word-halfling = Halblinge
ethnos-word-merfolk = Meerwesen
ethnos-word-minotaur = Minotauren
ethnos-word-orc = Orks
ethnos-word-skeleton = Skelett
ethnos-word-troll = Trolle
ethnos-word-wingfolk = Geflügelte
ethnos-word-wizard = Zauberer
ethnos-word-fairy = Feen
ethnos-word-centaur_pelagon = Zentaur (Pelagon)
ethnos-word-centaur_straton = Zentaur (Straton)
ethnos-word-centaur_rhea = Zentaur (Rhea)
ethnos-word-centaur_ithys = Zentaur (Ithys)
ethnos-word-centaur_althea = Zentaur (Althea)
ethnos-word-centaur_duris = Zentaur (Duris)
ethnos-word-dwarf_pelagon = Zwerg (Pelagon)
ethnos-word-dwarf_straton = Zwerg (Straton)
ethnos-word-dwarf_rhea = Zwerg (Rhea)
ethnos-word-dwarf_ithys = Zwerg (Ithys)
ethnos-word-dwarf_althea = Zwerg (Althea)
ethnos-word-dwarf_duris = Zwerg (Duris)
ethnos-word-elf_pelagon = Elb (Pelagon)
ethnos-word-elf_straton = Elb (Straton)
ethnos-word-elf_rhea = Elb (Rhea)
ethnos-word-elf_ithys = Elb (Ithys)
ethnos-word-elf_althea = Elb (Althea)
ethnos-word-elf_duris = Elb (Duris)
ethnos-word-giant_pelagon = Riese (Pelagon)
ethnos-word-giant_straton = Riese (Straton)
ethnos-word-giant_rhea = Riese (Rhea)
ethnos-word-giant_ithys = Riese (Ithys)
ethnos-word-giant_althea = Riese (Althea)
ethnos-word-giant_duris = Riese (Duris)
ethnos-word-halfling_pelagon = Halbling (Pelagon)
ethnos-word-halfling_straton = Halbling (Straton)
ethnos-word-halfling_rhea = Halbling (Rhea)
ethnos-word-halfling_ithys = Halbling (Ithys)
ethnos-word-halfling_althea = Halbling (Althea)
ethnos-word-halfling_duris = Halbling (Duris)
ethnos-word-merfolk_pelagon = Meerwesen (Pelagon)
ethnos-word-merfolk_straton = Meerwesen (Straton)
ethnos-word-merfolk_rhea = Meerwesen (Rhea)
ethnos-word-merfolk_ithys = Meerwesen (Ithys)
ethnos-word-merfolk_althea = Meerwesen (Althea)
ethnos-word-merfolk_duris = Meerwesen (Duris)
ethnos-word-minotaur_pelagon = Minotaur (Pelagon)
ethnos-word-minotaur_straton = Minotaur (Straton)
ethnos-word-minotaur_rhea = Minotaur (Rhea)
ethnos-word-minotaur_ithys = Minotaur (Ithys)
ethnos-word-minotaur_althea = Minotaur (Althea)
ethnos-word-minotaur_duris = Minotaur (Duris)
ethnos-word-orc_pelagon = Ork (Pelagon)
ethnos-word-orc_straton = Ork (Straton)
ethnos-word-orc_rhea = Ork (Rhea)
ethnos-word-orc_ithys = Ork (Ithys)
ethnos-word-orc_althea = Ork (Althea)
ethnos-word-orc_duris = Ork (Duris)
ethnos-word-troll_pelagon = Troll (Pelagon)
ethnos-word-troll_straton = Troll (Straton)
ethnos-word-troll_rhea = Troll (Rhea)
ethnos-word-troll_ithys = Troll (Ithys)
ethnos-word-troll_althea = Troll (Althea)
ethnos-word-troll_duris = Troll (Duris)
ethnos-word-wingfolk_pelagon = Geflügelter (Pelagon)
ethnos-word-wingfolk_straton = Geflügelter (Straton)
ethnos-word-wingfolk_rhea = Geflügelter (Rhea)
ethnos-word-wingfolk_ithys = Geflügelter (Ithys)
ethnos-word-wingfolk_althea = Geflügelter (Althea)
ethnos-word-wingfolk_duris = Geflügelter (Duris)
ethnos-word-wizard_pelagon = Zauberer (Pelagon)
ethnos-word-wizard_straton = Zauberer (Straton)
ethnos-word-wizard_rhea = Zauberer (Rhea)
ethnos-word-wizard_ithys = Zauberer (Ithys)
ethnos-word-wizard_althea = Zauberer (Althea)
ethnos-word-wizard_duris = Zauberer (Duris)
ethnos-word-fairy_pelagon = Fee (Pelagon)
ethnos-word-fairy_straton = Fee (Straton)
ethnos-word-fairy_rhea = Fee (Rhea)
ethnos-word-fairy_ithys = Fee (Ithys)
ethnos-word-fairy_althea = Fee (Althea)
ethnos-word-fairy_duris = Fee (Duris)
ethnos-word-recruit = anwerben
ethnos-word-band = Kampfverband
ethnos-word-stop = aufhören
ethnos-word-place = legen
ethnos-word-take = nehmen
ethnos-word-advance = vorrücken
ethnos-word-swap = tauschen
ethnos-word-keep = behalten
ethnos-word-draw = ziehen
ethnos-word-pillage = plündern
ethnos-word-ban = ausschließen
ethnos-word-resign = Aufgabe
ethnos-word-deck = Stapel
ethnos-word-dragon = Drache
ethnos-word-yes = ja
ethnos-word-no = nein
ethnos-word-none = nichts
ethnos-word-lot = durch das Los
ethnos-word-least_glory = am wenigsten Ruhm
ethnos-word-nearest = am wenigsten Ruhm und dem dritten Drachen am nächsten
ethnos-word-glory = Wertung der letzten Epoche
ethnos-word-chain = einen weiteren Kampfverband
ethnos-word-marker_yes_no = den Marker im Königreich
ethnos-word-wing_kingdom = den Marker der Geflügelten
ethnos-word-troll_token = ein Troll-Plättchen
ethnos-word-orc_place = den Marker auf dem Orkhorde-Tableau
ethnos-word-merfolk_bonus = den Marker für das Meerwesen-Symbol
ethnos-word-giant_yes_no = das Riesen-Plättchen
ethnos-word-merfolk_yes_no = das Vorrücken auf dem Meerwesen-Tableau
ethnos-word-fairy_swap = den Tausch der Fee
ethnos-word-wizard_draw = das Ziehen des Zauberers
ethnos-word-troll_1 = Troll-Plättchen 1
ethnos-word-troll_2 = Troll-Plättchen 2
ethnos-word-troll_3 = Troll-Plättchen 3
ethnos-word-troll_4 = Troll-Plättchen 4
ethnos-word-troll_5 = Troll-Plättchen 5
ethnos-word-troll_6 = Troll-Plättchen 6
ethnos-word-band_1 = Kampfverband 1
ethnos-word-band_2 = Kampfverband 2
ethnos-word-band_3 = Kampfverband 3
ethnos-word-band_4 = Kampfverband 4
ethnos-word-band_5 = Kampfverband 5
ethnos-word-band_6 = Kampfverband 6
ethnos-word-band_7 = Kampfverband 7
ethnos-word-band_8 = Kampfverband 8
ethnos-word-band_9 = Kampfverband 9
ethnos-word-band_10 = Kampfverband 10
ethnos-word-band_11 = Kampfverband 11
ethnos-word-band_12 = Kampfverband 12
ethnos-word-band_13 = Kampfverband 13
ethnos-word-band_14 = Kampfverband 14
ethnos-word-band_15 = Kampfverband 15
ethnos-word-band_16 = Kampfverband 16
ethnos-word-band_17 = Kampfverband 17
ethnos-word-band_18 = Kampfverband 18
ethnos-word-band_19 = Kampfverband 19
ethnos-word-band_20 = Kampfverband 20
ethnos-word-band_21 = Kampfverband 21
ethnos-word-band_22 = Kampfverband 22
ethnos-word-band_23 = Kampfverband 23
ethnos-word-band_24 = Kampfverband 24
ethnos-word-band_25 = Kampfverband 25
ethnos-word-band_26 = Kampfverband 26
ethnos-word-band_27 = Kampfverband 27
ethnos-word-band_28 = Kampfverband 28
ethnos-word-band_29 = Kampfverband 29
ethnos-word-band_30 = Kampfverband 30
ethnos-word-band_31 = Kampfverband 31
ethnos-word-band_32 = Kampfverband 32
ethnos-word-band_33 = Kampfverband 33
ethnos-word-band_34 = Kampfverband 34
ethnos-word-band_35 = Kampfverband 35
ethnos-word-band_36 = Kampfverband 36
ethnos-word-band_37 = Kampfverband 37
ethnos-word-band_38 = Kampfverband 38
ethnos-word-band_39 = Kampfverband 39
ethnos-word-band_40 = Kampfverband 40
ethnos-word-band_41 = Kampfverband 41
ethnos-word-band_42 = Kampfverband 42
ethnos-word-band_43 = Kampfverband 43
ethnos-word-band_44 = Kampfverband 44
ethnos-word-band_45 = Kampfverband 45
ethnos-word-band_46 = Kampfverband 46
ethnos-word-band_47 = Kampfverband 47
ethnos-word-band_48 = Kampfverband 48
ethnos-word-band_49 = Kampfverband 49
ethnos-word-band_50 = Kampfverband 50
ethnos-word-band_51 = Kampfverband 51
ethnos-word-band_52 = Kampfverband 52
ethnos-word-band_53 = Kampfverband 53
ethnos-word-band_54 = Kampfverband 54
ethnos-word-band_55 = Kampfverband 55
ethnos-word-band_56 = Kampfverband 56
ethnos-word-band_57 = Kampfverband 57
ethnos-word-band_58 = Kampfverband 58
ethnos-word-band_59 = Kampfverband 59
ethnos-word-band_60 = Kampfverband 60
ethnos-word-band_61 = Kampfverband 61
ethnos-word-band_62 = Kampfverband 62
ethnos-word-band_63 = Kampfverband 63
ethnos-word-band_64 = Kampfverband 64
ethnos-word-band_65 = Kampfverband 65
ethnos-word-band_66 = Kampfverband 66
ethnos-word-band_67 = Kampfverband 67
ethnos-word-band_68 = Kampfverband 68
ethnos-word-band_69 = Kampfverband 69
ethnos-word-band_70 = Kampfverband 70
ethnos-word-band_71 = Kampfverband 71
ethnos-word-band_72 = Kampfverband 72
ethnos-word-band_73 = Kampfverband 73
ethnos-word-band_74 = Kampfverband 74
ethnos-word-band_75 = Kampfverband 75
ethnos-word-band_76 = Kampfverband 76
ethnos-word-band_77 = Kampfverband 77
ethnos-word-band_78 = Kampfverband 78
ethnos-word-band_79 = Kampfverband 79
ethnos-word-band_80 = Kampfverband 80
ethnos-word-band_81 = Kampfverband 81
ethnos-word-band_82 = Kampfverband 82
ethnos-word-band_83 = Kampfverband 83
ethnos-word-band_84 = Kampfverband 84
ethnos-hidden-card = eine Karte

## Was ein Anführer jedes Stammes bewirkt

ethnos-about-centaur = Hat der Kampfverband einen Marker gelegt, darfst du sofort noch einen spielen.
ethnos-about-dwarf = Am Ende der Epoche zählt der Kampfverband eine Karte mehr.
ethnos-about-elf = Du behältst höchstens so viele Handkarten, wie der Kampfverband Karten hat.
ethnos-about-giant = Der größte Kampfverband mit Riesen-Anführer bringt 2 Ruhm und das Plättchen.
ethnos-about-halfling = Der Kampfverband legt nie einen Marker. Dafür gibt es doppelt so viele.
ethnos-about-merfolk = Du rückst auf ihrem Tableau je Karte 1 vor; 3, 7, 12, 18 geben einen Marker.
ethnos-about-minotaur = Für das Legen eines Markers zählt der Kampfverband eine Karte mehr.
ethnos-about-orc = Du darfst einen Marker auf das Feld seiner Farbe im Orkhorde-Tableau legen.
ethnos-about-skeleton = Passt in jeden Kampfverband, führt nie an und ist vor der Wertung weg.
ethnos-about-troll = Du nimmst ein Troll-Plättchen bis zur Größe; es entscheidet bei Gleichstand.
ethnos-about-wingfolk = Du wählst das Königreich für den Marker.
ethnos-about-wizard = Zuletzt ziehst du so viele Karten, wie der Kampfverband groß ist.
ethnos-about-fairy = Du darfst den Kampfverband gegen einen nicht größeren tauschen, der dann wirkt.
ethnos-about-deck = Die oberste Karte; nur du siehst sie. { $safe ->
    [0] Jede Karte kann ein Drache sein.
    [one] Die nächste Karte ist kein Drache.
   *[other] Die nächsten { $safe } Karten sind keine Drachen.
 }
ethnos-about-troll_token = Entscheidet bei Gleichstand am Ende der Epoche: Es gewinnt die höhere Summe, dann das höchste Plättchen.
ethnos-about-prizes = Ruhm für Rang 1, dann 2 und 3 am Ende dieser Epoche; in Klammern, was spätere Epochen bringen.
ethnos-about-prizes_of_two = Ruhm für Rang 1; was in Klammern steht, kommt dazu, wenn die andere Seite dort keinen Marker hat.
ethnos-about-now = Was das Königreich brächte, wenn die Epoche jetzt endete: hier 4 Ruhm für Bär.

## Beschriftungen

ethnos-label-hand = Hand { $count }/10
ethnos-label-row = Auslage
ethnos-label-pool = Stämme
ethnos-label-trolls = Troll-Plättchen
ethnos-label-targets = Kampfverbände der anderen
ethnos-label-giant = Riesen-Plättchen
ethnos-label-merfolk = Meerwesen-Tableau
ethnos-label-bands = Kampfverbände ({ $glory } Ruhm)
ethnos-label-groups = Gruppen auf der Hand
ethnos-label-known = Bekannt auf der Hand
ethnos-label-open = Auf der Hand
ethnos-label-scattered = Verjagt
ethnos-label-age = Epoche { $age }
ethnos-fact-glory = { $glory } Ruhm
ethnos-fact-hand = Hand { $count }
ethnos-fact-supply = Vorrat { $count }
ethnos-fact-giant = Riesen-Plättchen
ethnos-fact-trolls = Trolle { $values }
ethnos-fact-merfolk = Meerwesen { $space }
ethnos-fact-orcs = Orks { $spaces } ({ $glory })
ethnos-fact-markers = { $count } Marker in Königreichen
ethnos-fact-prizes = { $sign } { $now }{ $later ->
    [none] {""}
   *[other] {" "}({ $later })
 }
ethnos-fact-needed = Marker ab { $size }
ethnos-fact-now = jetzt { $shares }
ethnos-fact-target = { $number }: { $leader }, Größe { $size }, { $seat }
ethnos-fact-giant_free = frei, bringt { $glory } Ruhm
ethnos-fact-giant_held = { $seat }, Größe { $size }, bringt { $glory } Ruhm
ethnos-fact-merfolk_empty = alle auf 0, bringt { $glory } Ruhm
ethnos-fact-merfolk_spaces = { $spaces }; bringt { $glory } Ruhm
ethnos-fact-kingdoms = Königreiche { $glory }
ethnos-fact-merfolk_glory = Meerwesen { $glory }
ethnos-fact-giant_now = Riesen sofort { $glory }
ethnos-fact-giant_end = Riesen-Plättchen { $glory }
ethnos-fact-orc_glory = Orks { $glory }
ethnos-fact-band_glory = Kampfverbände { $glory }
ethnos-head-ban = Wahl der Stämme: Alle schließen einen aus, die übrigen werden gezogen
ethnos-head-age = Epoche { $age }/{ $ages } · Drachen { $dragons }/3 · Stapel { $deck }{ $safe ->
    [0] , Drachen möglich
   *[other] {" "}({ $safe } vor den Drachen)
 } · Startspieler { $first }
ethnos-head-age_end = Ende der Epoche { $age } von { $ages } · der dritte Drache ist da
ethnos-head-won = { $winner } gewinnt mit { $glory } Ruhm.
ethnos-head-shared = { $winners } gewinnen gemeinsam mit { $glory } Ruhm.
ethnos-head-resigned = { $winner } gewinnt durch Aufgabe.

## Ereignisse
## Ein „item“ ist das, was mehrere Ereignisse einer Art in einer Zeile aufzählen: das Ende der Zeile ohne den Punkt.

ethnos-event-tokens = Ruhmplättchen: { $kingdom } { $first }, { $second }{ $third ->
    [-1] {""}
   *[other] , { $third }
 }.
ethnos-item-tokens = { $kingdom } { $first }, { $second }{ $third ->
    [-1] {""}
   *[other] , { $third }
 }
ethnos-event-tribe = Stämme dieser Partie: { $tribe ->
    [Skelett] Skelette
   *[other] { $tribe }
 }.
ethnos-item-tribe = { $tribe ->
    [Skelett] Skelette
   *[other] { $tribe }
 }
ethnos-event-banned = { $seat } schließt einen Stamm aus: { $tribe ->
    [Skelett] Skelette
   *[other] { $tribe }
 }.
ethnos-event-first_player = Startspieler: { $seat } ({ $why }).
ethnos-event-age_began = Epoche { $age } beginnt, mit { $deck } Verbündeten-Karten.
ethnos-event-drew = { $seat } zieht { $card }.
ethnos-event-laid_out = Neu in der Auslage: { $card }.
ethnos-item-laid_out = { $card }
ethnos-event-recruited = { $seat } nimmt aus der Auslage: { $card }.
ethnos-event-dragon = { $seat } zieht einen Drachen, Nummer { $count } von 3.
ethnos-event-played_band = { $seat } spielt einen Kampfverband aus { $size ->
    [one] { $size } Karte
   *[other] { $size } Karten
 }, Anführer { $leader }.
ethnos-event-band_card = Im Kampfverband: { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
 }.
ethnos-item-band_card = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
 }
ethnos-event-marker = { $seat } legt einen Marker nach { $kingdom } und hat dort jetzt { $count }.
ethnos-event-giant = { $seat } nimmt mit Größe { $size } das Riesen-Plättchen und bekommt { $glory } Ruhm.
ethnos-event-advanced = { $seat } rückt auf dem Meerwesen-Tableau auf Feld { $space } vor.
ethnos-event-bonus = { $seat } legt für ein Meerwesen-Symbol einen Marker nach { $kingdom } und hat dort jetzt { $count }.
ethnos-event-orc_marker = { $seat } legt einen Marker auf das Orkhorde-Tableau, Feld { $kingdom }.
ethnos-event-troll = { $seat } nimmt Troll-Plättchen { $value }.
ethnos-event-swapped = { $seat } tauscht den Kampfverband der Fee mit { $rival } gegen den aus { $size ->
    [one] { $size } Karte
   *[other] { $size } Karten
 } mit Anführer { $leader }.
ethnos-event-discarded = { $seat } überlässt der Auslage: { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
 }.
ethnos-item-discarded = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
 }
ethnos-event-kept = { $seat } behält { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }.
ethnos-event-passed = { $seat } hat zehn Skelette auf der Hand und muss passen.
ethnos-event-declined = { $seat } verzichtet auf { $what }.
ethnos-event-age_ended = Epoche { $age } endet: { $seat } hat den dritten Drachen gezogen.
ethnos-event-scattered = Aus der Hand von { $seat } verjagt: { $card }.
ethnos-item-scattered = { $card }
ethnos-event-skeletons = Aus Kampfverbänden und Auslage { $count ->
    [one] verschwindet { $count } Skelett
   *[other] verschwinden { $count } Skelette
 }.
ethnos-event-kingdom_glory = { $kingdom }: Rang { $rank } { $seat } mit { $count ->
    [one] { $count } Marker
   *[other] { $count } Markern
 }, { $tied ->
    [1] { $glory } Ruhm
   *[other] geteilt durch { $tied }: je { $glory } von { $pot } Ruhm
 }{ $trolls ->
    [on] {" "}(Gleichstand durch Troll-Plättchen entschieden)
   *[other] {""}
 }.
ethnos-item-kingdom_glory = Rang { $rank } { $seat } mit { $count ->
    [one] { $count } Marker
   *[other] { $count } Markern
 }, { $tied ->
    [1] { $glory } Ruhm
   *[other] geteilt durch { $tied }: je { $glory } von { $pot } Ruhm
 }{ $trolls ->
    [on] {" "}(Gleichstand durch Troll-Plättchen entschieden)
   *[other] {""}
 }
ethnos-event-merfolk_glory = Meerwesen-Tableau: Rang { $rank } { $seat } auf Feld { $space }, { $tied ->
    [1] { $glory } Ruhm
   *[other] geteilt durch { $tied }: je { $glory } Ruhm
 }{ $trolls ->
    [on] {" "}(Gleichstand durch Troll-Plättchen entschieden)
   *[other] {""}
 }.
ethnos-item-merfolk_glory = Rang { $rank } { $seat } auf Feld { $space }, { $tied ->
    [1] { $glory } Ruhm
   *[other] geteilt durch { $tied }: je { $glory } Ruhm
 }{ $trolls ->
    [on] {" "}(Gleichstand durch Troll-Plättchen entschieden)
   *[other] {""}
 }
ethnos-event-giant_glory = { $seat } bekommt { $glory } Ruhm für das Riesen-Plättchen.
ethnos-event-pillaged = { $seat } nimmt { $count } Marker vom Orkhorde-Tableau und bekommt { $glory } Ruhm.
ethnos-event-orcs_kept = { $seat } lässt { $count } Marker auf dem Orkhorde-Tableau.
ethnos-event-band_glory = Ruhm für die Kampfverbände von { $seat }: { $leader } { $size ->
    [one] { $size } Karte
   *[other] { $size } Karten
 } = { $glory }.
ethnos-item-band_glory = { $leader } { $size ->
    [one] { $size } Karte
   *[other] { $size } Karten
 } = { $glory }
ethnos-event-resigned = { $seat } gibt auf.
ethnos-event-ended = Das Spiel ist zu Ende ({ $reason }).

## Fragen

ethnos-ask-turn = Wirb an oder spiele einen Kampfverband.
ethnos-ask-chain = Der Kampfverband des Zentauren hat einen Marker gelegt: Spiele noch einen oder höre auf.
ethnos-ask-marker_yes_no = Lege den Marker deines Kampfverbands nach { $kingdom } oder lege nichts.
ethnos-ask-wing_kingdom = Deine Geflügelten führen einen Kampfverband der Größe { $size } an: Wähle das Königreich für den Marker.
ethnos-ask-troll_token = Nimm ein Troll-Plättchen mit einem Wert bis { $size } oder nichts.
ethnos-ask-orc_place = Einen Marker auf das Feld { $kingdom } deines Orkhorde-Tableaus legen?
ethnos-ask-merfolk_bonus = Meerwesen-Symbol: Lege einen Marker in ein Königreich oder lege nichts.
ethnos-ask-giant_yes_no = Mit deinem Kampfverband der Größe { $size } das Riesen-Plättchen nehmen?
ethnos-ask-merfolk_yes_no = Auf dem Meerwesen-Tableau { $size ->
    [one] { $size } Feld
   *[other] { $size } Felder
 } vorrücken?
ethnos-ask-fairy_swap = Tausche mit deiner Fee gegen einen Kampfverband bis Größe { $size } oder nichts.
ethnos-ask-elf_keep = Behalte mit deinem Elben höchstens { $size ->
    [one] { $size } Karte
   *[other] { $size } Karten
 }; der Rest kommt in die Auslage.
ethnos-ask-wizard_draw = Deinen Zauberer vom Stapel ziehen lassen, { $size ->
    [one] { $size } Karte
   *[other] { $size } Karten
 }?
ethnos-ask-orc_pillage = { $kingdom ->
    [nichts] Alle Marker vom Orkhorde-Tableau nehmen ({ $count }, das bringt { $count ->
        [1] 1
        [2] 3
        [3] 6
        [4] 10
        [5] 15
       *[other] 20
     } Ruhm) oder sie für die nächste Epoche liegen lassen?
   *[other] Auf deinem Orkhorde-Tableau { $count ->
        [one] liegt { $count } Marker
       *[other] liegen { $count } Marker
     }: den von { $kingdom } herunternehmen oder für die nächste Epoche liegen lassen?
 }
ethnos-ask-ban = Schließe einen Stamm aus dieser Partie aus.
ethnos-wait-turn = { $seat } wirbt an oder spielt einen Kampfverband.
ethnos-wait-chain = { $seat } darf nach dem Zentauren noch einen Kampfverband spielen.
ethnos-wait-marker_yes_no = { $seat } darf einen Marker nach { $kingdom } legen.
ethnos-wait-wing_kingdom = { $seat } wählt das Königreich für den Marker der Geflügelten.
ethnos-wait-troll_token = { $seat } darf ein Troll-Plättchen nehmen.
ethnos-wait-orc_place = { $seat } darf einen Marker auf das Orkhorde-Tableau legen, Feld { $kingdom }.
ethnos-wait-merfolk_bonus = { $seat } darf für ein Symbol des Meerwesen-Tableaus einen Marker legen.
ethnos-wait-giant_yes_no = { $seat } darf das Riesen-Plättchen nehmen.
ethnos-wait-merfolk_yes_no = { $seat } darf auf dem Meerwesen-Tableau vorrücken.
ethnos-wait-fairy_swap = { $seat } darf den Kampfverband der Fee tauschen.
ethnos-wait-elf_keep = { $seat } wählt, welche Karten mit dem Elben auf der Hand bleiben.
ethnos-wait-wizard_draw = { $seat } darf den Zauberer ziehen lassen.
ethnos-wait-orc_pillage = { $seat } entscheidet über die Marker auf dem Orkhorde-Tableau.
ethnos-wait-ban = { $seat } schließt einen Stamm aus.

## Optionen

ethnos-option-few_players = Zu zweit und zu dritt: nach den veröffentlichten Regeln mit zwei Epochen und fünf Stämmen, oder wörtlich nach den Kurzregeln mit drei Epochen und sechs Stämmen wie in größeren Runden.
ethnos-option-tribe_choice = Wie die Stämme bestimmt werden: gezogen, vom Gastgeber gewählt, die der ersten Partie, oder vor dem Ziehen schließen alle einen aus.
ethnos-option-tribes = Wenn der Gastgeber wählt: die Stämme, sechs (fünf, wo zwei Epochen gespielt werden), etwa elf+giant+orc+troll+wizard+dwarf
ethnos-option-fairies = Bringt einen dreizehnten Stamm, der gezogen werden kann: die Feen, die Kampfverbände tauschen.
ethnos-option-show_known_cards = Zeigt, welche Karten der anderen bekannt sind, weil sie aus der Auslage kamen.
ethnos-option-merfolk_scoring = Wer Ruhm für das Meerwesen-Tableau bekommt: nur wer am weitesten vorn ist, oder nach Rängen wie in einem Königreich.
ethnos-option-orc_partial = Du darfst auch nur einen Teil der Marker vom Orkhorde-Tableau nehmen statt alle oder keinen.
ethnos-option-marker_optional = Du darfst den Marker eines Kampfverbands weglassen.
ethnos-option-prompt_all = Fragt auch, ob du einen Riesen oder das Vorrücken der Meerwesen nutzt.
ethnos-option-empty_row_bonus = Ist die Auslage leer, bringt Anwerben vom Stapel zwei Karten.
ethnos-option-two_player_tie = Zu zweit in der letzten Epoche: was sich bei Gleichstand in einem Königreich beide teilen.
ethnos-option-start_tie = Haben mehrere am wenigsten Ruhm, beginnt, wer der Person mit dem dritten Drachen am nächsten sitzt: sie selbst kommt zuletzt oder zuerst.
ethnos-option-tie_skeletons = Bei Gleichstand am Spielende zählen die Kampfverbände mit den Skeletten, mit denen sie gespielt wurden.
ethnos-option-glory_token_set = Die Ruhmplättchen; in Satz b ist eine 6 eine 2.
ethnos-option-reveal_hands_at_age_end = Zeigt die Hände, die am Ende einer Epoche weggelegt werden.
ethnos-option-open_hands = Zum Üben: Alle sehen alle Hände. Der Stapel bleibt verborgen.

## Namen der Optionen und ihrer Werte

ethnos-name-few_players = Zu zweit, zu dritt
ethnos-choice-few_players-published = veröffentlichte Regeln
ethnos-choice-few_players-letter = wie zu mehreren
ethnos-name-tribe_choice = Stämme
ethnos-choice-tribe_choice-random = gezogen
ethnos-choice-tribe_choice-host = vom Gastgeber
ethnos-choice-tribe_choice-first_game = erste Partie
ethnos-choice-tribe_choice-draft = mit Ausschluss
ethnos-name-tribes = Gewählte Stämme
ethnos-choice-tribes-none = keine
ethnos-name-fairies = Feen
ethnos-choice-fairies-off = nein
ethnos-choice-fairies-on = ja
ethnos-name-show_known_cards = Bekannte Karten
ethnos-choice-show_known_cards-off = nein
ethnos-choice-show_known_cards-on = ja
ethnos-name-merfolk_scoring = Meerwesen-Tableau
ethnos-choice-merfolk_scoring-leader_only = nur der Erste
ethnos-choice-merfolk_scoring-as_kingdom = wie ein Königreich
ethnos-name-orc_partial = Orks zum Teil
ethnos-choice-orc_partial-off = nein
ethnos-choice-orc_partial-on = ja
ethnos-name-marker_optional = Marker freiwillig
ethnos-choice-marker_optional-off = nein
ethnos-choice-marker_optional-on = ja
ethnos-name-prompt_all = Alles fragen
ethnos-choice-prompt_all-off = nein
ethnos-choice-prompt_all-on = ja
ethnos-name-empty_row_bonus = Zwei bei leerer Auslage
ethnos-choice-empty_row_bonus-off = nein
ethnos-choice-empty_row_bonus-on = ja
ethnos-name-two_player_tie = Gleichstand zu zweit
ethnos-choice-two_player_tie-top_only = Plättchen II
ethnos-choice-two_player_tie-both_tokens = Plättchen I und II
ethnos-name-start_tie = Gleichstand, Startspieler
ethnos-choice-start_tie-exclusive = zuletzt
ethnos-choice-start_tie-inclusive = zuerst
ethnos-name-tie_skeletons = Skelette im Gleichstand
ethnos-choice-tie_skeletons-off = nein
ethnos-choice-tie_skeletons-on = ja
ethnos-name-glory_token_set = Ruhmplättchen
ethnos-choice-glory_token_set-a = Satz a
ethnos-choice-glory_token_set-b = Satz b
ethnos-name-reveal_hands_at_age_end = Verjagte Hände zeigen
ethnos-choice-reveal_hands_at_age_end-off = nein
ethnos-choice-reveal_hands_at_age_end-on = ja
ethnos-name-open_hands = Offene Hände
ethnos-choice-open_hands-off = nein
ethnos-choice-open_hands-on = ja

## Ziehen an einem Tisch mit echten Karten

ethnos-draw-token = Deckt das nächste Ruhmplättchen auf. Welchen Wert zeigt es?
ethnos-draw-tribe = Deckt die nächste Auswahlkarte auf. Welcher Stamm ist es?
ethnos-draw-first = Lost den Startspieler aus. Wer ist es?
ethnos-draw-card = Zieh die oberste Karte des Stapels. Welche ist es?
ethnos-draw-open_card = Legt die oberste Karte des Stapels in die Auslage. Welche ist es?

## Was ein Tipp sagt: wie ein Zug verändert, was eine Seite hat

ethnos-feature-banked = { $way ->
    [more] mehr sicherer Ruhm
   *[less] weniger sicherer Ruhm
 }
ethnos-feature-kingdoms = { $way ->
    [more] mehr Ruhm aus Königreichen in dieser Epoche
   *[less] weniger Ruhm aus Königreichen in dieser Epoche
 }
ethnos-feature-kingdoms_later = { $way ->
    [more] mehr Ruhm aus Königreichen in späteren Epochen
   *[less] weniger Ruhm aus Königreichen in späteren Epochen
 }
ethnos-feature-hand = { $way ->
    [more] ein besserer Kampfverband auf der Hand
   *[less] ein schwächerer Kampfverband auf der Hand
 }
ethnos-feature-turn = { $way ->
    [more] mehr davon, am Zug zu sein
   *[less] weniger davon, am Zug zu sein
 }
ethnos-feature-orcs = { $way ->
    [more] mehr aus der Orkhorde
   *[less] weniger aus der Orkhorde
 }
ethnos-feature-merfolk = { $way ->
    [more] mehr aus dem Meerwesen-Tableau
   *[less] weniger aus dem Meerwesen-Tableau
 }
ethnos-feature-giants = { $way ->
    [more] mehr aus dem Riesen-Plättchen
   *[less] weniger aus dem Riesen-Plättchen
 }
ethnos-feature-trolls = { $way ->
    [more] bessere Troll-Plättchen
   *[less] schwächere Troll-Plättchen
 }
ethnos-feature-markers = { $way ->
    [more] mehr Marker in Königreichen
   *[less] weniger Marker in Königreichen
 }
