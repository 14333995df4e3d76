/* A strategy to compare with: among the letters that gain cells, the one with the largest perimeter after it. */
#include "seven_colours.h"

char choose(const board *b, char player)
{
    char best = GIVE_UP; /* No letter gains a cell: resign. */
    int most = -1;
    for (char letter = 'A'; letter < 'A' + COLOURS; letter++) {
        board next = *b;
        if (update(&next, player, letter) == 0)
            continue;
        if (perimeter(&next, player) > most) {
            most = perimeter(&next, player);
            best = letter;
        }
    }
    return best;
}
