### Matches that end as soon as their games have answered a question.

form = A > B with two players as the table names them, or groups
equal-seats = a game of one seat, or a duel
# $most (number)
two-leads = two different leads in normalised Elo from -{ $most } to { $most }, the smaller first, such as 0,20 (is it better?) or -5,0 (is it no worse?)
one-event = this run has several events; a question needs a run of one
go-further = Run the same command with more --games and a new --db to go further.
