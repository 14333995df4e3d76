### Results of the check of a submission, for its author.

# $command the command that starts it
run-as = run as { $command }
# $milliseconds (number) CPU time until its first message
says-hello = says hello after { $milliseconds } ms of CPU time
# $milliseconds (number) CPU time until its first message
# $who its name, author and language, between commas
says-hello-as = says hello after { $milliseconds } ms of CPU time, { $who }
# $name
named = as `{ $name }`
# $author
by = by { $author }
# $language
in-language = in { $language }
ends = exits by itself after `quit`
does-not-end = does not exit after `quit`: it is then killed, and any output that it has not written yet is lost
# $declared the number of games
# $most the number of games that are tried
many-games = declares { $declared } games: only the first { $most } are tried
declares-none = its list `games` is empty: name the games that it plays, or remove the list
old-module-name = it imports the module for bots under its old name, `damier`, which still works. Write `from damier.bot import play` instead (this loses no game)
# $keys the keys of its messages, between commas
left-out = the values of { $keys } are ignored: they do not have the form that the protocol asks for (this loses no game)
# $error
says-it-plays = declares a game that cannot be opened: { $error }
# $cause
not-on-this-machine = this machine could not play the game: { $cause }
# $ply the number of the move
# $fault the kind of fault
# $reason
at-fault = loses at move { $ply } ({ $fault }): { $reason }
# $ply the number of the move
# $fault the kind of fault
# $reason
# $state the position
at-fault-in = loses at move { $ply } ({ $fault }): { $reason }; position: { $state }
# $moves (number)
# $microseconds (number) CPU time of a move
plays = plays 2 games: { $moves } moves, { $microseconds } us of CPU time per move
# $fault (word)
kind = { $fault ->
    [start] start
    [crash] crash
    [panic] panic
    [illegal] illegal move
    [protocol] protocol
    [time] time
    [memory] memory
   *[output] output
 }
