/* All that the sheet asks for, as a student might write it. */
#include "seven_colours.h"

/* Takes the cells of a letter that hang together with this one; returns how many these are. */
static int take(board *b, int r, int c, char player, char letter)
{
    if (r < 0 || r >= b->rows || c < 0 || c >= b->columns || b->cells[r][c] != letter)
        return 0;
    b->cells[r][c] = player;
    return 1 + take(b, r - 1, c, player, letter) + take(b, r + 1, c, player, letter) +
           take(b, r, c - 1, player, letter) + take(b, r, c + 1, player, letter);
}

int flood(board *b, char player, char letter)
{
    const board before = *b;
    int taken = 0;
    for (int r = 0; r < b->rows; r++)
        for (int c = 0; c < b->columns; c++)
            if (before.cells[r][c] == player)
                taken += take(b, r - 1, c, player, letter) + take(b, r + 1, c, player, letter) +
                         take(b, r, c - 1, player, letter) + take(b, r, c + 1, player, letter);
    return taken;
}

int best_gain(const board *b, char player, int calls)
{
    int most = 0;
    if (calls == 0)
        return 0;
    for (char letter = 'A'; letter < 'A' + COLOURS; letter++) {
        board next = *b;
        int gained = flood(&next, player, letter);
        if (gained == 0)
            continue;
        gained += best_gain(&next, player, calls - 1);
        most = gained > most ? gained : most;
    }
    return most;
}

char choose(const board *b, char player)
{
    char best = '0';
    int most = 0;
    for (char letter = 'A'; letter < 'A' + COLOURS; letter++) {
        board next = *b;
        int gained = flood(&next, player, letter);
        if (gained > 0 && gained + best_gain(&next, player, 1) > most) {
            most = gained + best_gain(&next, player, 1);
            best = letter;
        }
    }
    return best;
}
