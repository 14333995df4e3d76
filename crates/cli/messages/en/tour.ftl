### The tour, and the help below the list of commands.

# $games
referee = damier: one fair referee for { $games }.
small-tournaments = A small tournament in each game. The intervals are 95 % confidence intervals.
next = What to type next:
class-tournament-whole = the whole class tournament
match-of-two = a match of two of these players
who-plays-and-settings = the players and their settings
play-yourself = play yourself
everything-else = everything else
start-here = Start here:
# $games
one-minute-tour = a one-minute tour of all { $games } games
list-games = the games and their parameters
list-players = the players of this game
fair-match = a fair match, 100 games in pairs
class-tournament = the class tournament
review = review a saved game: mistakes and better moves
solve = the exact value of every action
# $longest
names = Write a game with its parameters, for example { $longest }, and a player with its settings, for example
budgets = hybrid(gain=1,border=2). A budget is `none`, `fast` (10 s of CPU time per game), `efficient` (120 s),
parts = or parts such as 10s/game, 50ms/move, 1000nodes, depth4, joined by commas.
topics = positions, players, budgets, submissions
