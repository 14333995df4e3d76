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
