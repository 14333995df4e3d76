"""Plays Seven Colours: calls the colour that gains the most cells at once."""

from damier.bot import play


def zone_after(rows, mark, colour):
    """Returns the cells that belong to seat `mark` ("1" or "2") after it has called a colour."""
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
    """Returns one of the actions in `turn.legal`."""
    # `turn.rows` is the board: letters for colours, "1" and "2" for the cells of the two seats. To make
    # the bot better, look at what you can call next, and at what the other seat wants.
    rows = turn.rows

    def gain(colour):
        return len(zone_after(rows, str(turn.seat), colour))

    best = max(gain(colour) for colour in turn.legal)
    return turn.random.choice([colour for colour in turn.legal if gain(colour) == best])


play(choose, name="NAME", games=["filler"])
