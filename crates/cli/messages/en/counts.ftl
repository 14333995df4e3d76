### Tables of outcome counts.

table = table
columns = columns
form = a CSV table whose header has name and one column per outcome, for example name,games,t512,t1024,t2048
a-count = the number of games with this outcome, from 0 to 1000000000
# $number
line = line { $number }
# $sum
their-sum = the sum of the counts of the outcomes ({ $sum }), which must be at least 1
# $number
nameless = (no name, line { $number })
# $value
at-least = ≥ { $value } %
meaning = The lead of a player over another is the share of pairs of games in which it gets further, minus the share in which the other gets further. The table has counts but no games, so mean scores are unknown.
