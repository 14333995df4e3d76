### Moments over the board: the end of a game, a tile that was played for.

over = Game over
won = You win!
lost = You lose
drawn = A draw
review = See where it turned
# $score (number)
so-far = { $score } points so far
