### Checking submissions, and creating new ones.

# $mark (word)
mark = { $mark ->
    [passed] ok
    [noted] note
   *[failed] FAIL
 }
# $known (word)
# $name
step = { $known ->
    [found] found
    [starts] starts
    [ends] ends
   *[other] { $name }
 }
# $failed (number)
# $all (number)
failed = { $failed } of { $all } submissions { $failed ->
    [one] fails
   *[other] fail
 } the check
# $failed (number)
# $all (number)
not-run-here = this machine cannot run { $failed } of { $all } submissions. This is not the fault of the submissions
# $path
# $number (number)
# $all (number)
checking = checking { $path } ({ $number } of { $all })
# $path
kept = copied to { $path }
# $path
kept-before = not copied: the submission equals its last copy, { $path }
# $file
change = { $file }: the file to change
# $folder
# $command
build = build it:  cd { $folder } && { $command }
# $path
check = check it:  damier check { $path }
# $game
# $path
play = play it:  damier match { $game } { $path } random --games 100
# $games
unplayed = does not say which games it plays. It cannot play { $games } (--game NAME shows why)
# $games
plays = plays { $games }
plays-nothing = starts; no game was tried
# $why
passed-over = skipped: { $why }
none-to-check = nothing to check: none of these files is a submission
# $sentence
cannot-run = cannot be run: { $sentence }
# $sentence
does-not-start = does not start: { $sentence }
# $name the game that it fails in
# $sentence
cause = { $name }: { $sentence }
# $player
# $done (number)
# $all (number)
asking = asking { $player }: { $done } of { $all } positions
# $game
solving = reading and solving positions of { $game }
# $set
# $line
place = { $set }, line { $line }
# $place
# $sentence
at = { $place }: { $sentence }
# $action
illegal-in-set = `{ $action }` is not a legal action in the position of this line
# $refused (number)
# $all (number)
refused-positions = { $refused } of { $all } positions cannot be used. Correct these lines, or raise --proof-budget
# $set
no-positions = { $set } holds no positions
# $failed (number)
# $all (number)
faulty = { $failed } of { $all } players { $failed ->
    [one] commits
   *[other] commit
 } faults, which would lose games
# $game
# $positions (number)
# $budget
marks-head = { $game }: mean loss of one turn in { $positions } { $positions ->
    [one] position
   *[other] positions
 } (budget per position: { $budget })
player = player
grade = grade
positions = positions
faults = faults
without-loss = without loss %
lost-wins = wins lost
# $unit (word)
lost-points = { $unit ->
    [cells] cells
   *[other] points
 } lost
all-grades = all
# $number (number)
# $grade
graded-position = Position { $number } ({ $grade }):
# $number (number)
ungraded-position = Position { $number }:
# $action
# $best
# $lost
played = It played { $action }. Best: { $best }. Lost: { $lost }
# $fault
# $cause
# $best
at-fault = It committed a fault ({ $fault }): { $cause }. Best: { $best }
# $best
resigned = It resigned. Best: { $best }
a-win = a win
half-a-win = half a win
lost-wins-explained = A win that becomes a draw, or a draw that becomes a loss, counts as half a win lost. A fault or a resignation loses the game.
marks-explained = Losses are means per position, compared with the best action, and proven. Brackets and ± show 95 % confidence intervals over positions.
