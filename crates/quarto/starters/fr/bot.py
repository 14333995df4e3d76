"""Joue au Quarto : complète une ligne s'il le peut, et ne donne pas de pièce qui en complète une."""

from damier.bot import play

ROWS = [[(r, c) for c in range(4)] for r in range(4)]
COLUMNS = [[(r, c) for r in range(4)] for c in range(4)]
DIAGONALS = [[(i, i) for i in range(4)], [(i, 3 - i) for i in range(4)]]
LINES = ROWS + COLUMNS + DIAGONALS


def wins(rows, square, piece):
    """Dit si une pièce (un nombre de quatre bits), posée sur une case vide, complète une ligne d'un même caractère."""
    for line in LINES:
        if square in line:
            pieces = [piece if cell == square else rows[cell[0]][cell[1]] for cell in line]
            if None not in pieces:
                a, b, c, d = pieces
                # Un caractère que les quatre ont, ou qui manque aux quatre.
                if a & b & c & d or ~(a | b | c | d) & 15:
                    return True
    return False


def choose(turn):
    """Un des coups de `turn.legal` : une case où poser, comme "B4", ou une pièce, comme "give 7"."""
    # `turn.rows` est le plateau, avec None pour une case vide ; `turn.hand`, la pièce à poser.
    # Pour l'améliorer, pensez à ce que l'adversaire peut vous donner en retour.
    rows = turn.rows
    empty = [(r, c) for r in range(4) for c in range(4) if rows[r][c] is None]
    if turn.hand is not None:
        good = ["ABCD"[r] + "1234"[c] for r, c in empty if wins(rows, (r, c), turn.hand)]
    else:
        pieces = [(action, int(action.split()[1], 16)) for action in turn.legal]
        good = [action for action, piece in pieces
                if not any(wins(rows, square, piece) for square in empty)]
    return turn.random.choice(good or turn.legal)


play(choose, name="NAME", games=["quarto"])
