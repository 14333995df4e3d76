### Answers to the question with which a run was to end.

# $better
# $than
# $pairs (number)
# $ratio (number)
# $limit (number)
# $low (number)
is-better = { $better } is better than { $than }, by more than { $low } normalised Elo. Decided by a sequential test over { $pairs } pairs (log-likelihood ratio { $ratio }, decided at ± { $limit }, 5 % risk of each error)
# $better
# $than
# $pairs (number)
# $ratio (number)
# $limit (number)
# $by (number)
is-no-worse = { $better } is not worse than { $than } by { $by } normalised Elo. Decided by a sequential test over { $pairs } pairs (log-likelihood ratio { $ratio }, decided at ± { $limit }, 5 % risk of each error)
# $better
# $than
# $pairs (number)
# $ratio (number)
# $limit (number)
# $by (number)
is-worse = { $better } is worse than { $than }, by more than { $by } normalised Elo. Decided by a sequential test over { $pairs } pairs (log-likelihood ratio { $ratio }, decided at ± { $limit }, 5 % risk of each error)
# $better
# $than
# $pairs (number)
# $ratio (number)
# $limit (number)
# $high (number)
is-not-better = { $better } is not better than { $than } by { $high } normalised Elo. Decided by a sequential test over { $pairs } pairs (log-likelihood ratio { $ratio }, decided at ± { $limit }, 5 % risk of each error)
# $better
# $than
# $pairs (number)
# $ratio (number)
# $limit (number)
undecided = whether { $better } is better than { $than } is not decided after { $pairs } pairs (log-likelihood ratio { $ratio }, the sequential test decides at ± { $limit })
# $better
# $than
no-answer = whether { $better } is better than { $than } stays open: one of them is disqualified or has not played
fixed-number = The intervals of the table hold for a number of games that is fixed beforehand. A test that stops by itself makes them flatter the winner.
# $entrants (number)
groups-told-apart = All { $entrants } players are told apart. Every interim look at the games is allowed for: each costs a part of the 5 %
# $groups (number)
# $entrants (number)
groups-left = { $groups } of { $entrants } groups are told apart so far. Every interim look at the games is allowed for
no-groups = no player can be told apart, because none has played
# $games (number)
asked-late = This question was asked after { $games } games. If somebody saw those games and asked because of them, the answer is wrong more often than it says.
