### The stages of a Swiss system or a knockout.

round = round
player = player
points = points
rival = against
stage-winner = winner
bye = bye (counts as a win)
# $own (number)
# $other (number)
score = { $own } : { $other }
# $name
winner = { $name } wins the knockout.
# $name
# $points (number)
has-points = { $name } { $points }
# $points
all-points = Points: { $points }
