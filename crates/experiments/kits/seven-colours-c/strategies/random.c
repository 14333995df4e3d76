/* A strategy to compare with: any letter by lot. */
#include "seven_colours.h"

char choose(const board *b, char player)
{
    (void)b, (void)player;
    return (char)('A' + lot(COLOURS));
}
