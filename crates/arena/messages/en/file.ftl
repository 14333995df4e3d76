### Results files that cannot be used.

# $file
# $problem
problem = { $file }: { $problem }
# $event
# $id
# $cause
host = event { $event }, game { $id } cannot be played on this machine: { $cause }; all games stored so far are kept, and the same command plays the rest
locked = is in use by another program; try again when it has finished
exists = exists already; allowed: a new file, or resuming this one
no-file = is no file; allowed: a results file
no-spec = holds no spec; allowed: a results file
changed-head = its spec or its players were changed after the run began; allowed: the file as the run has written it
changed-games = games were removed or added after they were played; allowed: the file as the run has written it
# $event
# $game
changed-game = event { $event }, game { $game } was changed after it was played; allowed: the file as the run has written it
# $old
# $old-game
# $old-rules
# $old-players
# $new-game
# $new-rules
# $new-players
other-lineup = event `{ $old }` was begun with { $old-game } under rules version { $old-rules } and players { $old-players }; now it has { $new-game } under rules version { $new-rules } and players { $new-players }; allowed: no change
# $players
changed-files = other files are behind { $players } than when the run began; allowed: the files it began with
disk-full = the disk is full; all games stored so far are kept; allowed: making room, then going on
other-spec = holds a run of another spec; allowed: the spec it was begun with
in-use = is in use by another run; try again when it has finished
no-locks = the file system of this folder has no locks, which keep two programs from writing one file; put the file on a local disk
# $file
rescued = was removed while it was being written; all games are kept in { $file }; allowed: going on there
# $reason
lost = was removed while it was being written; its games cannot be saved: { $reason }
# $other
other-shard = its spec differs from that of { $other }; allowed: shards of one run
# $event
# $game
other-game = event { $event }, game { $game }: another game is stored; allowed: the same game or none
# $form
# $ours
other-form = results in form { $form }; allowed: form { $ours } (another version of this program wrote it)
unfinished = a killed run left it unfinished, in a folder that cannot be written; allowed: a folder that can be, or going on with the run
no-results = is not a results file; allowed: a file that a run has written
# $reason
unreadable = { $reason }; allowed: a file that a run has written
