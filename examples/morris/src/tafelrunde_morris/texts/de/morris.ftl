# Mühle auf Deutsch

morris-title = Mühle
morris-subtitle = Drei Steine in einer Linie sind eine Mühle, und eine Mühle schlägt einen Stein. Für zwei, zehn Minuten.

## Namen

morris-word-white = Weiß
morris-word-black = Schwarz
morris-word-place = setzen
morris-word-move = ziehen
morris-word-take = schlagen
morris-word-resign = Aufgabe
morris-word-few_men = nur noch zwei Steine übrig
morris-word-blocked = kein Stein kann mehr ziehen
morris-word-repetition = dreimal dieselbe Stellung
morris-word-quiet = zu lange kein Stein gesetzt oder geschlagen
morris-man = Stein von { $seat }

## Beschriftungen

morris-fact-board = auf dem Brett: { $count }
morris-fact-hand = in der Hand: { $count }
morris-fact-lost = verloren: { $count }
morris-fact-flies = darf springen
morris-head-turn = { $seat } ist dran{ $quiet ->
    [0] {""}
   *[other] {" "}· { $quiet } { $quiet ->
        [one] ruhiger Zug
       *[other] ruhige Züge
    }
 }
morris-head-won = { $winner } gewinnt: { $reason }.
morris-head-drawn = Unentschieden: { $reason }.

## Ereignisse

morris-event-placed = { $seat } setzt einen Stein auf { $point }.
morris-event-moved = { $seat } zieht von { $from } nach { $to }.
morris-event-flew = { $seat } springt von { $from } nach { $to }.
morris-event-closed = { $seat } schließt { $mills ->
    [one] eine Mühle
   *[other] zwei Mühlen zugleich
 }.
morris-event-took = { $seat } schlägt den Stein auf { $point }.
morris-event-resigned = { $seat } gibt auf.
morris-event-ended = { $winner ->
    [nobody] Das Spiel endet unentschieden: { $reason }.
   *[other] { $winner } gewinnt: { $reason }.
 }

## Fragen

morris-ask-turn = { $phase ->
    [placing] Setze einen Stein.
   *[moving] Ziehe mit einem deiner Steine.
 }
morris-ask-taking = Du hast eine Mühle geschlossen: Schlage einen Stein der anderen Seite.
morris-wait-turn = { $phase ->
    [placing] { $seat } setzt einen Stein.
   *[moving] { $seat } zieht.
 }
morris-wait-taking = { $seat } schlägt einen Stein.

## Warum nicht

morris-why-over = Das Spiel ist vorbei.
morris-why-resign = Aufgeben ist kein Zug; du kannst es immer tun, wenn du gefragt bist.
morris-why-not_your_turn = { $seat } ist dran.
morris-why-how = Du setzt einen Stein auf einen Punkt, ziehst von Punkt zu Punkt oder schlägst einen Stein auf einem Punkt.
morris-why-take_now = Du hast eine Mühle geschlossen; schlage zuerst einen Stein.
morris-why-no_mill = Du schlägst nur, wenn du eine Mühle geschlossen hast.
morris-why-occupied = Auf { $point } liegt schon ein Stein.
morris-why-not_yours = Auf { $point } liegt keiner deiner Steine.
morris-why-not_next = { $point } ist nicht der nächste Punkt auf einer Linie.
morris-why-still_placing = Du hast noch Steine in der Hand; setze sie zuerst.
morris-why-all_placed = Alle deine Steine sind gesetzt; ziehe mit einem.
morris-why-nobody_to_take = Auf { $point } liegt kein Stein.
morris-why-own_man = Der Stein auf { $point } gehört dir.
morris-why-in_a_mill = Der Stein auf { $point } liegt in einer Mühle, und andere liegen in keiner.

## Optionen

morris-option-flying = Mit drei Steinen darfst du auf jeden freien Punkt springen.
morris-option-two_mills = Wie viele Steine du schlägst, wenn du zwei Mühlen zugleich schließt.
morris-option-repetition = Was geschieht, wenn dieselbe Stellung zum dritten Mal da ist.
morris-option-quiet_limit = Nach so vielen Zügen ohne gesetzten oder geschlagenen Stein ist das Spiel unentschieden.
morris-name-flying = Springen
morris-choice-flying-on = ja
morris-choice-flying-off = nein
morris-name-two_mills = Zwei Mühlen zugleich
morris-choice-two_mills-one = ein Stein
morris-choice-two_mills-two = zwei Steine
morris-name-repetition = Dritte Wiederholung
morris-choice-repetition-draw = unentschieden
morris-choice-repetition-off = weiterspielen
morris-name-quiet_limit = Ruhige Züge
morris-choice-quiet_limit-none = keine Grenze
morris-feature-men = Steine
morris-feature-mills = Mühlen
morris-feature-pairs = Paare mit freiem dritten Punkt
morris-feature-mobility = Punkte, zu denen Steine ziehen können

## Stellungen

error-morris-no-point = „{ $name }“ ist kein Punkt; es gibt { $points }
error-morris-nothing-to-do = { $seat } könnte in dieser Stellung nichts tun
