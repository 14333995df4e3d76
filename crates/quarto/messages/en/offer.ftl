### Descriptions of Quarto, its variants, players, settings and counts.

## The game

title = Quarto
summary = Quarto: give a piece, place the one you were given, complete a line of four that share a trait
invitation = Complete a line of four pieces that share a trait. Your rival picks the piece that you place.
actions =
    give 7 gives piece 7. The other player then places it, for example B4 (row B, column 4).
    A piece is a digit from 0 to f, the sum of its traits: 8 white (else black),
    4 tall (else low), 2 solid (else hollow), 1 square (else round).
rules-help = which sets of four squares win: `lines` (rows, columns, diagonals), `squares` (Quarto+: also 2x2 squares), `corners` (also the corners of 3x3 squares), `diamonds` (also the four neighbours of an inner square), `torus` (lines and 2x2 squares on a board whose opposite edges are joined)
misere-help = completing a line loses instead of winning
traits-allowed = one or more of colour, height, filling and shape, joined by +
traits-help = the traits that count, for beginners: four pieces that share another trait complete no line
not-given = not given
pieces-at-the-end = pieces on the board at the end

## Ways to play it

variant-usual = the usual game: four in a line
variant-squares = Quarto+: 2x2 squares count too
variant-misere = misère: completing a line loses
variant-colour = for beginners: only the colour counts

## Players

cautious = takes a win in one move and avoids a loss in one move; otherwise random
traits = looks one move ahead: counts traits shared with neighbours and remaining pieces that complete a line
alpha-beta = principal variation search with a transposition table and the evaluation from the course
mtdf = MTD(f) with a transposition table and the evaluation from the course
tree-search = Monte Carlo tree search that proves results where it can; its playouts see wins one placement ahead
novice = level 1: a random move half of the time, otherwise like `cautious`
casual = level 2: like `cautious`, with a random move one time in eight
club = level 3: searches 3,000 nodes per move
expert = level 4: searches 200,000 nodes per move
perfect = level 5: never gives away a win or draw that it can prove, and sets traps for the other player

## Settings

shared-traits = points per trait shared with a piece on a common line
completing-pieces = points per remaining piece that would complete a line
odd-pieces = points if the number of remaining pieces that would not complete a line is odd
leaf = how it judges a new position
plies = largest number of plies that it looks ahead
winning-pieces = hundredths of a point per remaining piece that would complete a line
threatened-lines = hundredths of a point per threatened line
neighbours = hundredths of a point per trait shared by two pieces on a line
odd-safe-pieces = hundredths of a point for an odd number of safe pieces

## Counts

count-drawn = full boards without a complete line (the ends of drawn games) among all full boards
count-boards = boards without a complete line among all boards with the same number of pieces
count-positions = positions of unfinished games up to symmetry: with a piece to give, and with a piece in hand
count-forced = positions of unfinished games up to symmetry in which every piece that can be given loses; at_once: those that lose with the next placement

## In a form

form-rules = Lines
form-rules-sentence = Which groups of four squares count as a line.
form-rules-lines = rows, columns and diagonals
form-rules-squares = also squares of 2x2
form-rules-corners = also the corners of squares of 3x3
form-rules-diamonds = also diamonds
form-rules-torus = lines and squares of 2x2, across joined edges
form-misere = Completing a line
form-misere-sentence = What happens to the player who completes a line.
form-misere-wins = wins
form-misere-loses = loses
form-traits = Traits that count
form-traits-sentence = For beginners: start with one trait, then add more.
form-traits-all = all four
form-traits-colour = colour
form-traits-height = height
form-traits-filling = filling (hollow or solid)
form-traits-shape = shape (round or square)
form-traits-colour-height = colour and height
form-traits-colour-shape = colour and shape
form-traits-colour-height-shape = colour, height and shape
