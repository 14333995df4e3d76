### Results files that cannot be used.

# $file
# $problem
problem = { $file }: { $problem }
# $event
# $id
# $cause
host = event { $event }, game { $id } cannot be played on this machine: { $cause }. All games played so far are saved; run the same command again to play the rest
locked = is in use by another program; try again when it has finished
no-folder = cannot be created, because its folder does not exist. Create the folder first, or name another file
exists = exists already; name a new file, or resume this one
no-file = is not a file; name a results file
no-spec = contains no spec, so it is not a results file
changed-head = its spec or its players were changed after the run began; restore the file as the run wrote it
changed-games = games were removed or added after the run wrote the file; restore the file as the run wrote it
# $event
# $game
changed-game = event { $event }, game { $game } was changed after it was played; restore the file as the run wrote it
# $old
# $old-game
# $old-rules
# $old-players
# $new-game
# $new-rules
# $new-players
other-lineup = event `{ $old }` began with { $old-game } under rules version { $old-rules } and players { $old-players }, and now has { $new-game } under rules version { $new-rules } and players { $new-players }. Undo the change, or name another file
# $players
changed-files = the files of { $players } have changed since the run began. Put the old files back, or name another results file
disk-full = the disk is full. Games played so far are saved: free some space and run the same command again
other-spec = contains a run of another spec; use the spec that it began with, or name another file
in-use = is in use by another run; try again when it has finished
no-locks = is on a file system without locks, so two programs could write it at once. Put the file on a local disk
# $file
rescued = was removed while the run wrote it. All games are saved in { $file }: resume the run with that file
# $reason
lost = was removed while the run wrote it, and its games cannot be saved: { $reason }
# $other
other-shard = its spec differs from that of { $other }; only shards of one run can be merged
# $event
# $game
other-game = event { $event }, game { $game } differs from the game that is stored already
# $form
# $ours
other-form = is in format { $form }, written by another version of this program; this version reads format { $ours }
unfinished = is unfinished because its run was killed, and its folder is read-only. Copy it to a writable folder, or resume the run
no-results = is not a results file; name a file that a run wrote
# $reason
unreadable = cannot be read as a results file: { $reason }
