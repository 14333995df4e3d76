### A game at a board: results, hints and endings.

## Values of positions

# $distance for example `3 placements`
# $verdict
result-in = { $verdict } in { $distance }
# $points (number)
score-of = score { $points }
# $unit (word) the unit of distances
# $n (count)
distance = { $unit ->
    [placements] { $n ->
        [one] 1 placement
       *[other] { $n } placements
    }
    [calls] { $n ->
        [one] 1 call
       *[other] { $n } calls
    }
    [slides] { $n ->
        [one] 1 slide
       *[other] { $n } slides
    }
   *[plies] { $n ->
        [one] 1 move
       *[other] { $n } moves
    }
 }
# $points
about = about { $points }
# $unit (word) the unit of scores
# $n (number)
points = { $unit ->
    [cells] { $n ->
        [one] 1 cell
       *[other] { $n } cells
    }
   *[points] { $n ->
        [one] 1 point
       *[other] { $n } points
    }
 }

## The actions of a position

# $action
# $choice (word) the kind of action
only-left = { $action } is the only { -one-choice } left
# $choice (word) the kind of action
all-lose = every { -one-choice } loses
# $choice (word) the kind of action
all-draw = every { -one-choice } draws
# $choice (word) the kind of action
all-win = every { -one-choice } wins
# $action
only-wins = only { $action } wins
# $action
# $distance
only-wins-in = only { $action } wins, in { $distance }
# $action
only-holds = only { $action } holds the draw
# $action
# $choice (word) the kind of action
all-draw-but = every { -one-choice } draws except { $action }, which loses
# $action
# $choice (word) the kind of action
# $distance
all-draw-but-in = every { -one-choice } draws except { $action }, which loses in { $distance }
# $action
# $choice (word) the kind of action
all-win-but = every { -one-choice } wins except { $action }, which loses
# $action
# $choice (word) the kind of action
# $distance
all-win-but-in = every { -one-choice } wins except { $action }, which loses in { $distance }
# $action
# $choice (word) the kind of action
all-win-but-draws = every { -one-choice } wins except { $action }, which draws
# $some (count)
# $all (count)
# $choice (word) the kind of action
some-hold = { $some } of { $all } { -choices } hold the draw; the others lose
# $some (count)
# $all (count)
# $choice (word) the kind of action
# $names
some-hold-named = { $some } of { $all } { -choices } hold the draw ({ $names }); the others lose
# $some (count)
# $all (count)
# $choice (word) the kind of action
some-win = { $some } of { $all } { -choices } win
# $some (count)
# $all (count)
# $choice (word) the kind of action
# $names
some-win-named = { $some } of { $all } { -choices } win ({ $names })

-one-choice = { $choice ->
    [square] square
    [piece] piece
    [call] call
    [slide] slide
    [tile] tile
   *[move] move
 }
-choices = { $choice ->
    [square] squares
    [piece] pieces
    [call] calls
    [slide] slides
    [tile] tiles
   *[move] moves
 }

## Estimates

the-network = the network
# $player its name in lists of players
the-program = the program { $player }
# $best
is-best = { $best } is best
# $best
# $other
# $lead
is-best-by = { $best } is best, { $lead } better than { $other }
# $best
# $other
equally-good = { $best } and { $other } are equally good
# $names for example `A, B, C`
few-equally-good = { $names } are equally good
# $count (count)
# $best
many-equally-good = { $count } moves are equally good, for example { $best }
# $count (count)
all-equally-good = all { $count } moves are equally good
# $who
# $best
would-play = { $who } would play { $best }
# $who
# $best
# $other
# $lead
would-play-by = { $who } would play { $best }, { $lead } better than { $other }
# $who
# $best
# $other
sees-no-difference = { $who } would play { $best }, but rates { $other } just as high
# $who
# $best
# $other
about-equal = { $who } would play { $best }; { $other } is about equal

# $sentence for example `every call loses`
# $best for example `E is best, 2 cells better than B`
and-best = { $sentence }; { $best }
# $sentence
with-scores-at-the-end = { $sentence } (scores: if the game is played to the end)

## Ends

you = you
# $name the name of two players
# $seat for example `player 1`
same-name = { $name } ({ $seat })
# $kind (word) whether it is you, somebody named, or a seat with a number
# $who
resigned = { $kind ->
    [you] you resigned
   *[named] { $who } resigned
 }
# $kind (word) whether it is you, somebody named, or a seat with a number
# $who
# $more
# $less
wins-with = { $kind ->
    [you] you win
   *[named] { $who } wins
 }, { $more } to { $less }
# $kind (word) whether it is you, somebody named, or a seat with a number
# $who
wins = { $kind ->
    [you] you win
   *[named] { $who } wins
 }
# $more
# $less
points-to = { $more } to { $less }
draw = a draw
# $points
draw-with = a draw, { $points } to { $points }
# $score
final-score = final score { $score }
# $score
score-so-far = score { $score }
# $value the goal, for example the tile 2048
goal-reached = { $value }! Keep playing?

## Refusals

# $file
not-a-file = { $file } is not a regular file. Choose another name.
# $file
not-a-saved-game = { $file } already exists and is not a saved game. Choose another name.
# $seats (count)
one-name-each = { $seats ->
    [one] 1 name, because this game has 1 player
   *[other] { $seats } names separated by commas, because this game has { $seats } players
 }
# $persons (count)
one-name-for-each = { $persons ->
    [0] no names, because no person plays
    [one] 1 name, because 1 person plays
   *[other] { $persons } names separated by commas, because { $persons } people play
 }
a-persons-name = a name with letters that is not the name of a player
# $action
gains-nothing = { $action } gains nothing; other moves do
# $player
on-turn = it is { $player }'s turn; wait for its move
place-action = action
# $legal a list of actions
one-of = one of { $legal }
place-position = position
player-to-move = a position in which a player is to move
new-best = this is your new best score
# $score
best-before = your best score so far: { $score }
