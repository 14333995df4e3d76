/* A strategy to compare with: the letter that gains the most cells. Ties are broken at random. */
#include "seven_colours.h"

char choose(const board *b, char player)
{
    char best = 'A';
    int most = -1, equals = 0;
    for (char letter = 'A'; letter < 'A' + COLOURS; letter++) {
        int gained = gain(b, player, letter);
        equals = gained > most ? 1 : equals + (gained == most);
        if (gained > most || (gained == most && lot(equals) == 0)) {
            most = gained;
            best = letter;
        }
    }
    return best;
}
