/* A simple board of Seven Colours, which goes over all cells until nothing changes. */
#include "seven_colours.h"

char opponent(char player)
{
    return player == '1' ? '2' : '1';
}

static int is_on(const board *b, int r, int c)
{
    return r >= 0 && r < b->rows && c >= 0 && c < b->columns;
}

/* Whether the player owns one of the four neighbours of a cell. */
static int touches(const board *b, int r, int c, char player)
{
    return (is_on(b, r - 1, c) && b->cells[r - 1][c] == player) ||
           (is_on(b, r + 1, c) && b->cells[r + 1][c] == player) ||
           (is_on(b, r, c - 1) && b->cells[r][c - 1] == player) ||
           (is_on(b, r, c + 1) && b->cells[r][c + 1] == player);
}

int owned(const board *b, char player)
{
    int count = 0;
    for (int r = 0; r < b->rows; r++)
        for (int c = 0; c < b->columns; c++)
            count += b->cells[r][c] == player;
    return count;
}

int update(board *b, char player, char letter)
{
    int taken = 0, before;
    do {
        before = taken;
        for (int r = 0; r < b->rows; r++)
            for (int c = 0; c < b->columns; c++)
                if (b->cells[r][c] == letter && touches(b, r, c, player)) {
                    b->cells[r][c] = player;
                    taken++;
                }
    } while (taken > before);
    return taken;
}

int gain(const board *b, char player, char letter)
{
    board next = *b;
    return update(&next, player, letter);
}

int perimeter(const board *b, char player)
{
    int count = 0;
    for (int r = 0; r < b->rows; r++)
        for (int c = 0; c < b->columns; c++)
            count += b->cells[r][c] != player && touches(b, r, c, player);
    return count;
}
