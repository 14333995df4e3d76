/* A strategy on the words of the course: the pieces on the squares, the taken squares, the placed pieces, and the byte B
 * (player, action, 00, piece). It checks in each call that the byte fits the other words. */
#include <stdio.h>
#include <stdlib.h>

#include "quarto.h"

static int count(uint16_t bits)
{
    int found = 0;
    for (int i = 0; i < 16; i++)
        found += bits >> i & 1;
    return found;
}

static uint8_t my_move(uint64_t board, uint16_t squares, uint16_t pieces, uint8_t b)
{
    int player = b >> 7, places = b >> 6 & 1, piece = b & 15, i = 0;
    (void)board;
    if (count(squares) != count(pieces) || player != (count(squares) + places) % 2 || (b & 0x30) != 0)
        exit(1);
    if (places) {
        while (squares >> i & 1)
            i++;
        return (uint8_t)(i << 4 | piece);
    }
    while (pieces >> i & 1)
        i++;
    return (uint8_t)i;
}

uint8_t choose(position p, int plus) { (void)plus; return my_move(p.board, p.squares, p.pieces, course_byte(p)); }

int main(void)
{
    printf("%02x\n", my_move(0x50000000, 0x80, 0x20, 0x80));
    return 0;
}
