### The games of a run, and one of them ply by ply.

game = game
players = players
score = score
plies = plies
ended = ended
by-the-rules = by the rules
# $seat
resigned = { $seat } resigned
# $seat
# $fault
at-fault = { $seat }: { $fault }
# $all (number)
none-found = None of the { $all } games fits. Leave options out to see more (only games for two players are won or lost).
# $shown (number)
# $found (number)
# $file
shown = { $shown } of { $found } { $found ->
    [one] game
   *[other] games
 }; show one with: damier replay { $file } 'GAME'
place-event = event
place-game = game
# $most
a-game-number = a number from 0 to { $most }
not-played-yet = this game has not been played yet
# $file
saved = saved to { $file }
# $ply
place-ply = ply { $ply }
# $most
range = a number from 0 to { $most }
# $game
# $version
# $seed
head = { $game } (rules version { $version }), seed { $seed }
# $seat
# $player
# $cpu
# $nodes (number)
used = { $seat }: { $player } ({ $cpu } of CPU time, { $nodes } { $nodes ->
    [one] node
   *[other] nodes
 })
chance = chance
# $ply
# $who
# $action
moved = { $ply }. { $who }: { $action }
# $seat
# $player
# $fault
# $message
lost-by-fault = { $seat } ({ $player }) loses by a fault: { $fault }: { $message }
# $state
state = state: { $state }
# $seat
# $player
stderr = { $seat } ({ $player }) wrote to standard error:
void-attempt = This game was played again, because an earlier attempt was void. Reason:
