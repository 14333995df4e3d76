/* A strategy to compare with: completes a line if it can, and gives no piece that completes one if there is another. */
#include "quarto.h"

/* Whether a line has four pieces with a common trait. */
static int is_complete(position p, const int *line)
{
    int all = 15, none = 15;
    for (int i = 0; i < 4; i++) {
        if (is_empty(p, line[i]))
            return 0;
        all &= piece_on(p, line[i]);
        none &= ~piece_on(p, line[i]);
    }
    return (all | none) != 0;
}

/* A square on which the piece in hand completes a line, or -1. */
static int winning_square(position p, int plus)
{
    for (int square = 0; square < 16; square++) {
        if (!is_empty(p, square))
            continue;
        position next = place(p, square);
        for (int i = 0; i < line_count(plus); i++)
            if (is_complete(next, lines[i]))
                return square;
    }
    return -1;
}

static int piece_to_give(position p, int plus)
{
    int chosen = 0, safe = 0, others = 0, is_safe = 0;
    for (int piece = 0; piece < 16; piece++) {
        if ((pieces_left(p) >> piece & 1) == 0)
            continue;
        if (winning_square(give(p, piece), plus) < 0) {
            is_safe = 1;
            chosen = lot(++safe) == 0 ? piece : chosen;
        } else if (!is_safe) {
            chosen = lot(++others) == 0 ? piece : chosen;
        }
    }
    return chosen;
}

uint8_t choose(position p, int plus)
{
    if (p.phase == GIVE)
        return (uint8_t)piece_to_give(p, plus);
    int square = winning_square(p, plus);
    while (square < 0 || !is_empty(p, square))
        square = lot(16);
    return (uint8_t)(square * 16 + p.phase);
}
