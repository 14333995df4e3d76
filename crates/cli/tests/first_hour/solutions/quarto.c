/* All that the sheet asks for, as a student might write it. */
#include "quarto.h"

int common_traits(int a, int b, int c, int d)
{
    return ((a & b & c & d) | (~a & ~b & ~c & ~d)) & 15;
}

int wins(position p, int square, int plus)
{
    position next = place(p, square);
    for (int i = 0; i < line_count(plus); i++) {
        int pieces[4], full = 1;
        for (int j = 0; j < 4; j++) {
            pieces[j] = piece_on(next, lines[i][j]);
            full = full && pieces[j] >= 0;
        }
        if (full && common_traits(pieces[0], pieces[1], pieces[2], pieces[3]) != 0)
            return 1;
    }
    return 0;
}

static int winning_square(position p, int plus)
{
    for (int square = 0; square < 16; square++)
        if (is_empty(p, square) && wins(p, square, plus))
            return square;
    return -1;
}

int safe_pieces(position p, int plus)
{
    int safe = 0;
    for (int piece = 0; piece < 16; piece++)
        if ((pieces_left(p) >> piece & 1) == 1 && winning_square(give(p, piece), plus) < 0)
            safe |= 1 << piece;
    return safe;
}

uint8_t choose(position p, int plus)
{
    if (p.phase == GIVE) {
        int from = safe_pieces(p, plus) != 0 ? safe_pieces(p, plus) : pieces_left(p);
        int piece = lot(16);
        while ((from >> piece & 1) == 0)
            piece = lot(16);
        return (uint8_t)piece;
    }
    int square = winning_square(p, plus);
    while (square < 0 || !is_empty(p, square))
        square = lot(16);
    return (uint8_t)(square * 16 + p.phase);
}
