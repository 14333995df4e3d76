### A match that ends when its games have answered.

form = A > B with two players of the match, as the table names them
equal-seats = a game of one seat, or a duel
# $most (number)
two-leads = two leads in normalised Elo, the smaller first, as 0,20: from -{ $most } to { $most }, the larger above 0
# $better
# $than
# $pairs (number)
# $ratio (number)
# $limit (number)
# $low (number)
is-better = { $better } is better than { $than }, by more than { $low } normalised Elo: decided by a sequential test over { $pairs } pairs (log-likelihood ratio { $ratio }, it ends at ± { $limit }; each mistake 5 %)
# $better
# $than
# $pairs (number)
# $ratio (number)
# $limit (number)
# $by (number)
is-no-worse = { $better } is not worse than { $than } by { $by } normalised Elo: decided by a sequential test over { $pairs } pairs (log-likelihood ratio { $ratio }, it ends at ± { $limit }; each mistake 5 %)
# $better
# $than
# $pairs (number)
# $ratio (number)
# $limit (number)
# $high (number)
is-not-better = { $better } is not better than { $than } by { $high } normalised Elo: decided by a sequential test over { $pairs } pairs (log-likelihood ratio { $ratio }, it ends at ± { $limit }; each mistake 5 %)
# $better
# $than
# $pairs (number)
# $ratio (number)
# $limit (number)
undecided = whether { $better } is better than { $than } is not decided after { $pairs } pairs (log-likelihood ratio { $ratio }, the sequential test ends at ± { $limit }): the same command with more --games and a new --db goes further
# $better
# $than
no-answer = whether { $better } is better than { $than } cannot be told: one of them is disqualified, or has not played
guard = The intervals of the table hold for a number of games that is fixed beforehand: after a test that ends by itself they flatter the winner.
