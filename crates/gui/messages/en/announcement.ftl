### Announcements over the board: the end of a game, or a goal that was reached.

over = Game over
won = You win!
lost = You lose
drawn = A draw
review = Review the game
show-board = Show the board
# $score (number)
so-far = { $score } points so far
