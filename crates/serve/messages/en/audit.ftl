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
final-over = the final is over
