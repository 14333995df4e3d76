### Tables of outcome counts.

table = table
columns = columns
form = CSV with the header name and a column for each outcome, for example name,games,t512,t1024,t2048
a-count = the number of games with this outcome, from 0 to 1000000000
# $number
line = line { $number }
# $sum
their-sum = { $sum } (the sum of the outcomes, and at least 1)
# $number
nameless = (no name, line { $number })
# $value
at-least = ≥ { $value } %
meaning = A lead is the share of pairs of games in which one player gets further than the other, minus the share in which it gets less far. Without the games themselves, mean scores are unknown.
