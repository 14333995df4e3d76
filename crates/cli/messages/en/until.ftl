### A match that ends when its games have answered.

form = A > B with two players of the run, as the table names them, or groups
equal-seats = a game of one seat, or a duel
# $most (number)
two-leads = two leads in normalised Elo, the smaller first, as 0,20: from -{ $most } to { $most }, the larger above 0
one-event = a run of one event
go-further = The same command with more --games and a new --db goes further.
