### Who did what, for the teacher to look up.

# $name
added = added { $name }
forgot = forgot a student
# $game
# $number
# $checksum
handed-in = handed in version { $number } for { $game }, checksum { $checksum }
# $name
# $number
looked-at = looked at the source of version { $number } of { $name }
# $game
# $number
lets-play = lets version { $number } play { $game }
# $name
renewed = made a new link for { $name }
# $phase
began = began the phase { $phase }
# $seconds
clock-jumped = found that the machine's clock jumped by { $seconds } s; the class goes on by its own time
clock-agrees = found that the machine's clock agrees with the class's time again
clock-taken = took the machine's clock for the class's time
final-over = the final is over
# $versions (count)
put-away = put away { $versions } old { $versions ->
    [one] version
   *[other] versions
 }
# $name
exported = downloaded all that is kept about { $name }
# $game
compared = downloaded what plays { $game }
# $number
# $game
# $name
handed-in-for = handed in version { $number } for { $game } on behalf of { $name }
