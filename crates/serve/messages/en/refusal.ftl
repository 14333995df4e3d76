### Why a request is refused.

absent = This page does not exist, or you are not allowed to see it.
# $cause
machine = The server could not do this: { $cause }. It is not your fault, and you have lost nothing. Tell your teacher.
disk-full = the disk is full
often = You submitted too often: the limit is six versions at once, then one a minute. Wait a minute.
many-exports = You downloaded too often: the limit is three times a minute. Wait a minute.
many-tokens = Too many links that do not exist were tried from your network. Wait a minute.
no-link = This link does not work: it is incomplete, or a newer one has replaced it. Ask your teacher.
closed = The ranking is closed: the programs that play no longer change.
# $word
not-confirmed = Nothing was changed. To confirm, type { $word }.
no-such-phase = The class cannot go to this phase from its present one.
nobody-plays = No program plays yet. A final needs at least one version that has passed its check.
log-in-use = another program is reading the database, so deleted data stays in its log file until you restart the server
writer-ended = the server is stopping
