### The check of submissions, and new ones.

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
failed = { $failed } of { $all } fail the check
# $failed (number)
# $all (number)
not-run-here = this machine cannot run { $failed } of { $all }, which is no fault of theirs
# $path
# $number (number)
# $all (number)
checking = checking { $path } ({ $number } of { $all })
# $path
kept = kept as { $path }
# $path
kept-before = nothing has changed since { $path }
# $file
change = { $file }: change this
# $folder
# $command
build = build it:  cd { $folder } && { $command }
# $path
check = check it:  damier check { $path }
# $game
# $path
play = let it play:  damier match { $game } { $path } random --games 100
# $games
unplayed = declares no games, and does not play: { $games } (--game NAME tells why)
# $games
plays = plays { $games }
plays-nothing = starts; no game was tried
# $why
passed-over = passed over: { $why }
none-to-check = there is nothing to check: no file here can be a submission as it is
# $sentence
cannot-run = cannot be run: { $sentence }
# $sentence
does-not-start = does not start: { $sentence }
# $name the game that it fails in
# $sentence
cause = { $name }: { $sentence }
