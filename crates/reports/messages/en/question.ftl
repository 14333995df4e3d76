### What the games of a run answer to the question that it was to end with.

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
# $by (number)
is-worse = { $better } is worse than { $than }, by more than { $by } normalised Elo: decided by a sequential test over { $pairs } pairs (log-likelihood ratio { $ratio }, it ends at ± { $limit }; each mistake 5 %)
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
undecided = whether { $better } is better than { $than } is not decided after { $pairs } pairs (log-likelihood ratio { $ratio }, the sequential test ends at ± { $limit })
# $better
# $than
no-answer = whether { $better } is better than { $than } cannot be told: one of them is disqualified, or has not played
fixed-number = The intervals of the table hold for a number of games that is fixed beforehand: after a test that ends by itself they flatter the winner.
# $entrants (number)
groups-told-apart = All { $entrants } players are told apart, with every look at the games on the way allowed for (each of them costs a part of the 5 %)
# $groups (number)
# $entrants (number)
groups-left = { $groups } of { $entrants } groups are told apart so far, with every look at the games on the way allowed for
no-groups = nobody can be told apart: nobody has played
# $games (number)
asked-late = This was asked after { $games } games: whoever had seen them may have asked because of them, and the answer is then wrong more often than it says.
