/* A strategy to compare with: random moves. */
#include "quarto.h"

uint8_t choose(position p, int plus)
{
    int move;
    (void)plus;
    if (p.phase == GIVE) {
        do
            move = lot(16);
        while ((pieces_left(p) >> move & 1) == 0);
        return (uint8_t)move;
    }
    do
        move = lot(16);
    while (!is_empty(p, move));
    return (uint8_t)(move * 16 + p.phase);
}
