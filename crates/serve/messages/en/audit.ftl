### The log of who did what, for the teacher. A name comes last: exporting or deleting a student searches the ends of entries for it.

# $name
added = added { $name }
forgot = deleted a student
# $game
# $number
# $checksum
handed-in = submitted version { $number } for { $game }, checksum { $checksum }
# $name
# $number
looked-at = opened the source of version { $number } of { $name }
# $game
# $number
lets-play = made version { $number } the one that plays { $game }
# $name
renewed = created a new link for { $name }
# $phase (word)
began = { $phase ->
    [open] reopened the ranking
    [frozen] froze the ranking
   *[final] started the final
 }
# $seconds
clock-jumped = found that the server's clock jumped by { $seconds } s; the class keeps its own time
clock-agrees = found that the server's clock agrees with the class's time again
clock-taken = set the class's time to the server's clock
final-over = ended the final
# $versions (count)
put-away = deleted { $versions } old { $versions ->
    [one] version
   *[other] versions
 }
# $name
exported = downloaded all data about { $name }
# $game
compared = downloaded all the programs that play { $game }
# $number
# $game
# $name
handed-in-for = submitted version { $number } for { $game } on behalf of { $name }
