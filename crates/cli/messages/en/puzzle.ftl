### Finding, solving and measuring puzzles.

# $game
looking = looking for puzzles of { $game }
# $found (count)
# $most (count)
# $games (count)
found = found { $found } of { $most } puzzles in { $games } { $games ->
    [one] game
   *[other] games
 }
# $found (count)
# $most (count)
# $tries (count)
not-enough = found only { $found } of { $most } puzzles in { $tries } { $tries ->
    [one] game
   *[other] games
 }. Raise --tries or --budget, or use a smaller board
# $file
# $found (count)
fewer-kept = { $file } holds { $found } { $found ->
    [one] puzzle
   *[other] puzzles
 }: name the same file to replace it
players-wanted = this game has no levels. Name the players, the weakest first
place = game
none-built-in = this program has no built-in puzzles. Find some with damier lab puzzles GAME --out FILE, and pass them with --file FILE
# $game
# $games an example of each game with puzzles
with-puzzles = { $game } has no built-in puzzles. Games that have some: { $games }. Find others with damier lab puzzles GAME --out FILE, and pass them with --file FILE
# $all
numbers = a number from 1 to { $all }
# $game
# $number
# $all
title = { $game }, puzzle { $number } of { $all }
# $title for example `Puzzle of the day: easy`
# $puzzle the game and the number
title-in-series = { $title } ({ $puzzle })
# $level
none-of-grade = no puzzle here has the grade { $level }. Use another --grade, or --number
none-in-file = this file holds no puzzles
none-missed = You have no missed puzzles.
number-column = number
game-column = game
returns-column = returns
today = today
how-to-solve-missed = `damier puzzle --missed --number N` poses one of them. To remove it from the list, solve it on the first try and without a hint.
# $example
how = Type your choice, for example `{ $example }`, or hint, solution or quit.
# $reason
hint = hint: the right choice { $reason }
no-hint = no hint: look at what the other side can do next
right = Right!
# $action
# $worth
# $line
wrong = { $action }: { $worth } ({ $line }). Try another choice.
# $action
wrong-alone = { $action } is not the best choice. Try another one.
# $action
# $worth
# $line
solution = { $action }: { $worth } ({ $line })
# $grade (count)
grade = difficulty { $grade }, where 1 is the easiest
# $action
# $cost
wrong-at-cost = { $action } { $cost }. Try another choice.
# $action
solution-alone = { $action } is the best choice.
# $action
# $cost
other = { $action } { $cost }
# $game
game-of-file = { $game }, the game of the puzzles in the file
# $game
trying = trying the puzzles of { $game }
# $done (count)
# $all (count)
tried = { $done } of { $all } puzzles tried
# $done (count)
# $all (count)
# $left
tried-left = { $done } of { $all } puzzles tried, about { $left } left
# $game
# $all (number)
# $seed
measured = { $game }: percentage of puzzles that each player solves, by grade ({ $all } { $all ->
    [one] puzzle
   *[other] puzzles, each
 } tried once by each player, seed { $seed })
measured-intervals = Brackets show Wilson's 95 % confidence intervals. The tries use other seeds than those that set the grades.
grade-column = grade
puzzles-column = puzzles
task-win = To win:
task-hold = Not to lose:
task-most = To make the most:
answer-here = Answer on the board. H: hint, S: solution
try-again = u or Enter: back to the puzzle
solved-here = n: next puzzle, q: quit
# $days (count)
streak = { $days ->
    [one] 1 day in a row.
   *[other] { $days } days in a row.
 }
# $action
one-answer = one answer: { $action }
# $actions
several-best = several actions are best: { $actions }
# $best
# $next
# $lead (number)
# $needed (number)
small-lead = { $best } is best, but only { $lead } better than { $next }. A puzzle needs a lead of { $needed }
# $action
no-choice = nothing to choose: { $action } is the only legal action
# $named
# $best
other-answer = { $named } is not the best action: { $best } is better
# $budget
unsolved = not solved within { $budget }. Raise the budget, or choose a position with fewer moves left
over = the game is over in this position
chance-on-turn = it is no player's turn in this position
# $why
unreadable = unreadable: { $why }
# $line (count)
proving = proving line { $line }
# $line (count)
# $finding
finding = line { $line }: { $finding }
# $failed (number)
# $all (number)
not-one-answer = { $failed } of { $all } positions { $failed ->
    [one] does
   *[other] do
 } not have exactly one proven answer
# $all (number)
all-one-answer = { $all ->
    [one] The position has
   *[other] All { $all } positions have
 } exactly one proven answer.
name-the-game = this file is not a puzzle set. If it holds one position per line, name the game: --game quarto
