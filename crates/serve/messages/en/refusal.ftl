### What is refused to whoever asks.

absent = There is no such page here, or it is not for you.
# $cause
machine = The server could not do this: { $cause }. It is not your fault; nothing of yours is lost. Tell your teacher.
disk-full = the disk is full
often = That was too often: six versions at once, then one a minute. Wait a minute.
many-exports = That was too often: three a minute. Wait a minute.
many-tokens = Too many links that do not exist were tried from your network. Wait a minute.
no-link = This link does not let anybody in: it was replaced by a newer one, or it is not whole. Ask your teacher.
closed = The ladder is closed: what plays is settled.
# $word
not-confirmed = Nothing was done: to confirm, type { $word }.
no-such-phase = The class cannot go from where it is into this phase.
nobody-plays = Nobody plays yet: a final needs a version that has passed its check.
log-in-use = another program reads the database; what was deleted is still in its log until the server is started again
writer-ended = the server is ending
