# Der Server auf Deutsch: warum an einem Tisch etwas nicht geht

error-table-no-table = einen Tisch { $name } gibt es nicht
error-table-no-seat = einen Sitz { $name } gibt es hier nicht; die Sitze sind { $seats }
error-table-no-position = eine Stellung { $position } gibt es nicht; die letzte ist { $last }
error-table-no-rule = eine Regel { $name } steht nicht im Regelbuch
error-table-no-game = ein Spiel { $name } gibt es nicht
error-table-not-started = das Spiel hat noch nicht begonnen
error-table-started = das Spiel hat begonnen; du kannst aufgeben oder einen Bot für dich spielen lassen
error-table-not-over = das Spiel ist noch nicht zu Ende
error-table-not-your-seat = der Sitz { $seat } gehört dir nicht
error-table-not-seated = das kann nur, wer an diesem Tisch sitzt
error-table-late = am Tisch ist es inzwischen weitergegangen; schau noch einmal
error-table-no-document = „{ $name }“ gibt es zu diesem Tisch nicht; es gibt { $documents }
error-table-not-master = das kann nur die Spielleitung
error-table-no-master = { $game } hat keine Spielleitung
error-table-no-line = es gibt keine Zeile { $number }, die zurückgenommen werden kann
error-table-bot-plays = für { $seat } spielt gerade ein Bot; übernimm den Sitz zuerst wieder
error-table-already-yours = für { $seat } spielt kein Bot; der Sitz ist deiner
error-table-no-person = für { $seat } entscheidet kein Mensch
error-table-not-away = wer { $seat } spielt, ist da
error-table-draw-first = zuerst muss jemand sagen, was gezogen wurde
error-table-no-draw = jetzt wird nichts gezogen
error-table-not-your-draw = was hier gezogen wurde, sagt jemand anders an
error-table-no-such-draw = { $word } kann hier nicht kommen; möglich sind { $options }
error-table-draw-elsewhere = { $word } liegt schon woanders; schau noch einmal nach, was gezogen wurde
error-table-asked-already = danach ist schon gefragt; die anderen müssen antworten
error-table-not-asked = du bist nicht gefragt oder hast schon geantwortet
error-table-no-offer = diese Frage ist erledigt
error-table-no-hints = an diesem Tisch sind keine Tipps vereinbart
error-table-not-rated = dieser Tisch kann nicht gewertet werden: { $why ->
    [guest] du hast kein Konto, und Gäste haben keine Wertung
    [screen] mehrere Menschen teilen sich einen Bildschirm
    [bots] es spielen nur Bots
    [together] alle spielen gemeinsam gegen das Spiel
    [master] es gibt eine Spielleitung
    [dice] was echte Beutel, Karten und Würfel bringen, lässt sich nicht nachprüfen
    [options] mit diesen Optionen sagt das Ergebnis wenig darüber, wer besser spielt
   *[hints] Tipps sind erlaubt
 }
error-table-rated-undo = in einer gewerteten Partie wird etwas, das die anderen gesehen haben, nur zurückgenommen, wenn ein Mensch zustimmt, und hier könnten das nur Bots
error-table-hint-not-now = einen Tipp gibt es nur, wenn du entscheiden musst
error-table-no-advice = gerade konnte niemand darüber nachdenken; versuch es noch einmal
error-table-review-running = zurückschauen kannst du, wenn das Spiel zu Ende ist; vorher würde es zeigen, was verborgen ist
error-table-no-review = nach diesem Rückblick hat niemand gefragt
error-table-rematch-there = die Revanche ist schon eröffnet
error-table-no-secret = diese Partie kam ohne ihr Geheimnis, darum kann nichts gezogen werden; spiel stattdessen von einer ihrer Stellungen aus weiter
error-table-seat-taken = der Sitz { $seat } ist besetzt
error-table-seat-count = { $count } Sitze sind angegeben, dieses Spiel hat { $players }
error-table-me-twice = du kannst nur auf einem Sitz sitzen; die anderen an diesem Bildschirm haben eigene Namen
error-table-not-listed = dieser Tisch nimmt Gäste nur mit Einladung auf
error-table-no-clock-at-real-table = ein Tisch mit echten Beuteln, Karten und Würfeln hat keine Uhr
error-table-nobody-to-tell = einem Tisch mit echten Beuteln, Karten und Würfeln fehlt jemand, der sagt, was gezogen wurde
error-table-branch-running = von hier weiterspielen kannst du, wenn dieses Spiel zu Ende ist; vorher würde es zeigen, was verborgen ist
error-table-record-running = die Aufzeichnung gibt es, wenn das Spiel zu Ende ist; vorher würde sie zeigen, was verborgen ist
error-table-verify-running = prüfen lässt sich, was gezogen wurde, wenn das Spiel zu Ende ist und sein Geheimnis offenliegt
error-table-bad-link = dieser Link ist unvollständig oder nicht von hier
error-table-used-link = dieser Link gilt nicht mehr; lass dir einen neuen geben
error-table-no-name = nimm dir einen Namen, bevor du etwas sagst
error-table-bad-name = ein Name ist eine Zeile aus sichtbaren Buchstaben
error-table-bad-text = der Text enthält Zeichen, die sich nicht anzeigen lassen
error-table-login-taken = die Anmeldung { $login } hat schon jemand anders
error-table-wrong-password = Anmeldung oder Passwort stimmt nicht
error-table-no-token = einen solchen Schlüssel gibt es nicht
error-table-bad-token = dieser Schlüssel gilt nicht (mehr)
error-table-too-many = zu viel auf einmal; warte einen Augenblick
error-table-fault = bei uns ist etwas schiefgegangen; geändert wurde nichts

server-guest = Gast
server-running = Tafelrunde ist unter { $address } zu erreichen. Strg-C beendet es; nichts geht verloren.
server-stopped = Tafelrunde ist beendet.
server-no-client = Der Browserteil ist nicht gebaut, es gibt nur die Schnittstelle für Programme. So baust du ihn: python build_client.py
error-server-running = Tafelrunde läuft auf { $data } schon: { $address }
error-server-port = auf { $host }, Port { $port } kann nichts lauschen: { $reason }
