/* My strategy for Quarto and Quarto+.
 *
 * It already plays: the first empty square, and a random piece. The sheet (README.md) says what to write, step by step, and
 * `make test` shows what is missing. */
#include "quarto.h"

/* ---- Step 2: common traits of four pieces ---- */

int common_traits(int a, int b, int c, int d)
{
    (void)a, (void)b, (void)c, (void)d;
    return NOT_YET;
}

/* ---- Step 3: one move ahead ---- */

int wins(position p, int square, int plus)
{
    (void)p, (void)square, (void)plus;
    return NOT_YET;
}

int safe_pieces(position p, int plus)
{
    (void)p, (void)plus;
    return NOT_YET;
}

/* ---- The strategy: steps 4 and 5 make it better ---- */

uint8_t choose(position p, int plus)
{
    int square = 0, piece = lot(16);
    (void)plus;
    if (p.phase == GIVE) {
        while ((pieces_left(p) >> piece & 1) == 0)
            piece = lot(16);
        return (uint8_t)piece;
    }
    while (!is_empty(p, square))
        square++;
    return (uint8_t)(square * 16 + p.phase);
}
