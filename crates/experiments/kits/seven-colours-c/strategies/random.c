/* A strategy to compare with: a random letter. */
#include "seven_colours.h"

char choose(const board *b, char player)
{
    (void)b, (void)player;
    return (char)('A' + lot(COLOURS));
}
