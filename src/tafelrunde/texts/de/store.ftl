# Was mit der Datenbank des Servers nicht stimmen kann, auf Deutsch

error-store-bad-url = '{ $start }…' ist keine Adresse einer Datenbank; schreib sqlite:///DATEI.db oder postgresql://NAME@RECHNER/DATENBANK
error-store-cannot-open = die Datenbank { $name } lässt sich nicht öffnen: { $problem }
error-store-not-a-database = { $path } gibt es schon und ist keine Datenbank
error-store-no-wal = { $path } liegt auf einem Laufwerk, auf dem SQLite kein Protokoll führen kann; nimm ein lokales Laufwerk oder PostgreSQL
error-store-encoding = die Datenbank hält ihre Texte in { $encoding }; leg sie mit UTF8 an
error-store-newer = die Datenbank stammt von einer neueren Version dieses Programms (Stand { $revision }); bring das Programm auf den neuesten Stand
error-store-closed = die Datenbank ist schon geschlossen
error-store-failed = die Datenbank hat versagt: { $problem }
error-store-refused = die Datenbank nimmt das nicht an: { $problem }
error-store-bad-text = der Text enthält ein Zeichen, das sich nicht aufbewahren lässt
error-store-conflict = Eintrag { $number } schließt nicht an den letzten Eintrag von Tisch { $table } an
error-store-no-table = es gibt keinen Tisch { $table }
error-store-no-seat = Tisch { $table } hat keinen Sitz { $seat }
error-store-no-account = es gibt kein Konto { $account }
error-store-login-taken = der Anmeldename '{ $login }' ist vergeben
