# What can be wrong with the database of the server, in English

error-store-bad-url = '{ $start }…' is no address of a database; write sqlite:///FILE.db or postgresql://USER@HOST/NAME
error-store-cannot-open = the database { $name } cannot be opened: { $problem }
error-store-not-a-database = { $path } is there already and is not a database
error-store-no-wal = { $path } lies on a drive where SQLite cannot keep a log; choose a local drive, or PostgreSQL
error-store-encoding = the database keeps its texts in { $encoding }; make it with UTF8
error-store-newer = the database was written by a newer version of this program (revision { $revision }); update the program
error-store-closed = the database is closed already
error-store-failed = the database failed: { $problem }
error-store-refused = the database does not take that: { $problem }
error-store-bad-text = the text has a character that cannot be kept
error-store-conflict = entry { $number } does not follow the last entry of table { $table }
error-store-no-table = there is no table { $table }
error-store-no-seat = table { $table } has no seat { $seat }
error-store-no-account = there is no account { $account }
error-store-login-taken = the login '{ $login }' is taken
