### The check of a submission: what was found, in sentences for its author.

# $command
run-as = run as { $command }
# What it says of itself comes after, each with a comma.
# $milliseconds (number) CPU time
says-hello = says hello after { $milliseconds } ms of CPU time
# $milliseconds (number) CPU time
# $who what it says of itself
says-hello-as = says hello after { $milliseconds } ms of CPU time, { $who }
# $name
named = as `{ $name }`
# $author
by = by { $author }
# $language
in-language = in { $language }
ends = ends by itself when it is told to
does-not-end = does not end at `quit`: it is killed then, and loses what it has not written
# $declared
# $most
many-games = says it plays { $declared } games: the first { $most } are played
declares-none = its `games` is an empty list: name the games that it plays, or leave the list out
# $keys
left-out = leaves no trace of { $keys }: the values are not of the kind that the protocol names (no game is lost by this)
# $error
says-it-plays = says it plays this: { $error }
# $cause
not-on-this-machine = this machine could not play it: { $cause }
# $ply
# $fault
# $reason
at-fault = at fault at ply { $ply }: { $fault }: { $reason }
# $ply
# $fault
# $reason
# $state
at-fault-in = at fault at ply { $ply }: { $fault }: { $reason }; state: { $state }
# $moves (number)
# $microseconds (number) CPU time
plays = plays: { $moves } moves in 2 games, { $microseconds } us of CPU time each
# $fault (word)
kind = { $fault ->
    [start] start
    [crash] crash
    [panic] panic
    [illegal] illegal
    [protocol] protocol
    [time] time
    [memory] memory
   *[output] output
 }
