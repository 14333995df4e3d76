### The first screen, and the choice of an opponent.

## The first screen

home = Home
home-help = back to all games
name = damier
tagline = Three games, and someone to play them with.
play = Play
# $game
play-game = Play { $game }
# $title the game; the text is read by screen readers
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
no-streak = Only one move is best. Can you find it?
done-for-today = All three are done. The next ones come tomorrow.
# $done (count)
done-today = { $done } of 3 done today
# $puzzles (count)
returned = { $puzzles ->
    [one] 1 puzzle that you missed is back.
   *[other] { $puzzles } puzzles that you missed are back.
 }
# $puzzles (count)
missed-puzzles = Missed puzzles ({ $puzzles })
review-a-game = Review a game
# $game
# $level
puzzle-of-level = { $game }, { $level }

## The opponent

against-whom = Who do you want to play against?
which-kind = Which variant?
beginner = Beginner
beginner-about = plays at random half of the time
casual = Casual
casual-about = takes the obvious move and sometimes makes a mistake
club = Club player
club-about = looks a few moves ahead
expert = Expert
expert-about = looks far ahead
perfect = Perfect
perfect-about = never gives away a win or a draw that it can prove
strong = A strong player
strong-about = the strongest player for this game
friend = A friend
friend-about = two people taking turns on this screen
watch = Watch
watch-about = the strongest player plays and you watch
alone = Begin
custom = Custom…
custom-about = choose the rules, players, time and position
# $who
against = against { $who }
