### Why a request is refused.

absent = This page does not exist, or you are not allowed to see it. If you are signed out, sign in on the first page of the class.
# $cause
machine = The server could not do this: { $cause }. It is not your fault, and you have lost nothing. Tell your teacher.
disk-full = the disk is full
often = You have submitted versions too often: at most six in a row, then one per minute. Wait a minute, then submit again.
many-exports = You have downloaded your data too often: at most three times a minute. Wait a minute, then try again.
many-tokens = Too many links or codes that do not exist were tried from your network. Wait a minute, then try again.
no-link = This link or code does not work: it is incomplete or mistyped, or a newer one has replaced it. Try again, or ask your teacher for a new one.
closed = The ranking is frozen, so the version that plays can no longer be changed.
# $word
not-confirmed = Nothing was changed. To confirm, type { $word }.
no-such-phase = This step is not possible now, because the phase of the class has changed. Reload the page. A final needs a frozen ranking.
nobody-plays = No student's program plays yet. Before a final, at least one version must have passed its check.
log-in-use = another program is reading the database, so deleted data stays in the log file of the database until you restart the server
writer-ended = the server is stopping
