### The first screen, and the choice of who is played against.

## The first screen

home = Home
home-help = back to all games
name = damier
tagline = Three games, and someone to play them with.
play = Play
# $game
play-game = Play { $game }
# The name of a picture, for those who hear it.
# $title
board-of = { $title }: board
rules = Rules
# $game
rules-of = Rules of { $game }
go-on = Continue
puzzle-of-the-day = Puzzle of the day
solve = Solve
solve-the-puzzle = Solve the puzzle of the day
# $days (count)
streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
 }
no-streak = One choice alone is best. Do you see it?
solved-today = Solved. The next one comes tomorrow.
review-a-game = Review a game
# $game
# $number
puzzle-in = { $game }, number { $number }

## Against whom

against-whom = Against whom?
which-kind = Which kind?
beginner = Beginner
beginner-about = plays by chance half of the time
casual = Casual
casual-about = takes what is at hand, and errs now and then
club = Club player
club-about = looks a few moves ahead
expert = Expert
expert-about = looks far ahead
perfect = Perfect
perfect-about = gives nothing away that it can prove
strong = A strong player
strong-about = the strongest there is for this
friend = A friend
friend-about = both at this board, in turn
watch = Watch
watch-about = the strongest player plays, you look on
alone = Begin
custom = Custom…
custom-about = every rule, any player, time, position
# $who
against = against { $who }
