### A table of how often each outcome came.

table = table
columns = columns
form = lines of CSV under a header with name and a column for each outcome, as name,games,t512,t1024,t2048
a-count = the number of games with this outcome, from 0 to 1000000000
# $number
line = line { $number }
# $sum
their-sum = { $sum }, the sum of the outcomes, and at least 1
# $number
nameless = (no name, line { $number })
# $value
at-least = ≥ { $value } %
meaning = A lead is the share of pairs of games in which one reaches more than the other, less that in which it reaches less. Without the games themselves nothing is said of mean scores.
