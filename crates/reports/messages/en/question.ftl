### Answers to the question with which a run was to end.

# $better
# $than
# $pairs (number)
# $ratio (number)
# $limit (number)
# $low (number)
is-better = { $better } is better than { $than }, by more than { $low } normalised Elo. A sequential test decided this after { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
 } (log-likelihood ratio { $ratio }, decision at ± { $limit }, 5 % risk of each kind of error).
# $better
# $than
# $pairs (number)
# $ratio (number)
# $limit (number)
# $by (number)
is-no-worse = If { $better } is worse than { $than }, it is by less than { $by } normalised Elo. A sequential test decided this after { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
 } (log-likelihood ratio { $ratio }, decision at ± { $limit }, 5 % risk of each kind of error).
# $better
# $than
# $pairs (number)
# $ratio (number)
# $limit (number)
# $by (number)
is-worse = { $better } is worse than { $than }, by more than { $by } normalised Elo. A sequential test decided this after { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
 } (log-likelihood ratio { $ratio }, decision at ± { $limit }, 5 % risk of each kind of error).
# $better
# $than
# $pairs (number)
# $ratio (number)
# $limit (number)
# $high (number)
is-not-better = If { $better } is better than { $than }, it is by less than { $high } normalised Elo. A sequential test decided this after { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
 } (log-likelihood ratio { $ratio }, decision at ± { $limit }, 5 % risk of each kind of error).
# $better
# $than
# $pairs (number)
# $ratio (number)
# $limit (number)
undecided = After { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
 }, it is not decided whether { $better } is better than { $than } (log-likelihood ratio { $ratio }, and the sequential test decides at ± { $limit }).
# $better
# $than
no-answer = There is no answer to the question whether { $better } is better than { $than }, because one of them is disqualified or has not played.
fixed-number = The intervals in the table are valid for a number of games that was fixed beforehand. If a test ended the run, they exaggerate the lead of the better player.
# $entrants (number)
groups-told-apart = All { $entrants } players are told apart. The risk of any wrong claim is at most 5 % in total, for all the tests that the run made.
# $groups (number)
# $entrants (number)
groups-left = So far, the games divide the { $entrants } players into { $groups } { $groups ->
    [one] group
   *[other] groups
 }. The question is decided when each player is a group of its own. The risk of any wrong claim is at most 5 % in total, for all the tests that the run makes.
no-groups = The players cannot be told apart, because none of them has played.
# $games (number)
asked-late = This question was asked after { $games ->
    [one] { $games } game
   *[other] { $games } games
 }. If it was chosen because of the results of { $games ->
    [one] this game
   *[other] these games
 }, the answer is wrong more often than stated.
