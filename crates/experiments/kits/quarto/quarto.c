/* Positions of Quarto in packed words. */
#include "quarto.h"

const int lines[19][4] = {
    /* Rows, columns, diagonals. */
    {0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}, {12, 13, 14, 15}, {0, 4, 8, 12},
    {1, 5, 9, 13}, {2, 6, 10, 14}, {3, 7, 11, 15}, {0, 5, 10, 15}, {3, 6, 9, 12},
    /* 2x2 squares, in Quarto+. */
    {0, 1, 4, 5}, {1, 2, 5, 6}, {2, 3, 6, 7}, {4, 5, 8, 9}, {5, 6, 9, 10},
    {6, 7, 10, 11}, {8, 9, 12, 13}, {9, 10, 13, 14}, {10, 11, 14, 15},
};

uint8_t course_byte(position p)
{
    int gifts = p.phase < GIVE; /* The player changes after each gift. */
    for (int square = 0; square < 16; square++)
        gifts += !is_empty(p, square);
    return (uint8_t)(gifts % 2 << 7 | (p.phase < GIVE ? 0x40 | p.phase : 0));
}

uint8_t course_phase(uint8_t b)
{
    return (b & 0x40) != 0 ? b & 15 : GIVE;
}

int line_count(int plus)
{
    return plus ? 19 : 10;
}

int is_empty(position p, int square)
{
    return (p.squares >> square & 1) == 0;
}

int piece_on(position p, int square)
{
    return is_empty(p, square) ? -1 : (int)(p.board >> (4 * square) & 15);
}

uint16_t pieces_left(position p)
{
    unsigned gone = p.pieces | (p.phase < GIVE ? 1u << p.phase : 0u);
    return (uint16_t)~gone;
}

position place(position p, int square)
{
    p.board |= (uint64_t)p.phase << (4 * square);
    p.squares |= (uint16_t)(1u << square);
    p.pieces |= (uint16_t)(1u << p.phase);
    p.phase = GIVE;
    return p;
}

position give(position p, int piece)
{
    p.phase = (uint8_t)piece;
    return p;
}
