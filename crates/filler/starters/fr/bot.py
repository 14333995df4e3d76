"""Joue aux 7 couleurs : choisit la couleur qui rapporte tout de suite le plus de cases."""

from damier.bot import play


def zone_after(rows, mark, colour):
    """Renvoie les cases du joueur `mark` ("1" ou "2") après qu'il a choisi cette couleur."""
    height, width = len(rows), len(rows[0])
    cells = [(r, c) for r in range(height) for c in range(width) if rows[r][c] == mark]
    zone = set(cells)
    while cells:
        r, c = cells.pop()
        for cell in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            inside = 0 <= cell[0] < height and 0 <= cell[1] < width
            if inside and cell not in zone and rows[cell[0]][cell[1]] == colour:
                zone.add(cell)
                cells.append(cell)
    return zone


def choose(turn):
    """Renvoie un des coups de `turn.legal`."""
    # `turn.rows` est le plateau : des lettres pour les couleurs, "1" et "2" pour les cases des deux
    # joueurs. Pour l'améliorer, regardez ce que vous pourrez choisir ensuite, et ce que veut l'adversaire.
    rows = turn.rows

    def gain(colour):
        return len(zone_after(rows, str(turn.seat), colour))

    best = max(gain(colour) for colour in turn.legal)
    return turn.random.choice([colour for colour in turn.legal if gain(colour) == best])


play(choose, name="NAME", games=["filler"])
