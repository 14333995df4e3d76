### What Quarto offers: its rules, players and counts.

## The game

title = Quarto
summary = give a piece, place the one you were given, complete four that share a trait
invitation = Four pieces that share a trait win, and your rival picks the piece that you place.
actions =
    give 7 hands over piece 7; then the other seat places it, as B4 (row B, column 4).
    A piece is a digit 0 to f of four traits: 8 white (else black), 4 tall (low),
    2 solid (hollow), 1 square (round).
rules-help = which sets of four squares win: `lines` (rows, columns, diagonals), `squares` (Quarto+: also 2x2), `corners` (also the corners of 3x3), `diamonds` (also the four neighbours of an inner square), `torus` (lines and 2x2 on a board that wraps around)
misere-help = completing a line loses instead of winning
not-given = not given
pieces-at-the-end = pieces on the board at the end

## Ways to play it

variant-usual = four in a line
variant-squares = Quarto+: squares of four count too
variant-misere = the other way round: four in a line lose

## Players

cautious = wins at once if it can, hands over no piece that wins at once if it can help it, otherwise random
traits = one ply: traits shared with neighbours, and remaining pieces that complete a line
alpha-beta = principal variation search with a table and the course's evaluation
mtdf = MTD(f) with a table and the course's evaluation
tree-search = Monte Carlo tree search; proves what it can; playouts see what one placement decides
novice = level 1: random half of the time, otherwise as cautious
casual = level 2: as cautious, with a random action one time in eight
club = level 3: looks ahead 3,000 nodes
expert = level 4: looks ahead 200,000 nodes
perfect = level 5: gives away no win or draw that it can prove, and tempts the other seat to

## Settings

shared-traits = points per trait shared with a piece on a common line
completing-pieces = points per remaining piece that would complete a line
odd-pieces = points if the number of the other remaining pieces is odd
leaf = how a new state is judged
plies = plies looked ahead at most
winning-pieces = hundredths per remaining piece that wins at once
threatened-lines = hundredths per threatened line
neighbours = hundredths per trait shared by two on a line
odd-safe-pieces = hundredths for an odd number of safe pieces

## Counts

count-drawn = full boards without a line, the boards of drawn games, of all full boards
count-boards = boards without a line, of all boards with as many pieces
count-positions = running positions up to symmetry: with a piece to give, with one in hand to place
count-forced = running positions up to symmetry, with a piece to give, in which every piece loses; at_once: to the next placement
