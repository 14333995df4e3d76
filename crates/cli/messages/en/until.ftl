### A match that ends when its games have answered.

form = A > B with two players of the run, as the table names them, or groups
equal-seats = a game of one seat, or a duel
# $most (number)
two-leads = two different leads in normalised Elo from -{ $most } to { $most }, the smaller first, such as 0,20 (is it better?) or -5,0 (is it no worse?)
one-event = a run of one event
go-further = The same command with more --games and a new --db goes further.
