### Matches that end as soon as their games have answered a question.

form = A > B, where A and B are two players named as in the table, or the word `groups`
equal-seats = a game with one seat, or a duel in which both sides have the same task
# $most (number)
two-leads = two different leads in normalised Elo from -{ $most } to { $most }, the smaller first, with a comma between them: 0,20 means from 0 to 20 (is it better?), and -5,0 from -5 to 0 (is it no worse?)
one-event = this run has several events, but this option needs a run with only one
go-further = Run the same command with more --games and a new --db to go further.
