/* Default versions of the exercises, so that the tests can skip missing ones. */
#include "seven_colours.h"

__attribute__((weak)) int flood(board *b, char player, char letter)
{
    (void)b, (void)player, (void)letter;
    return NOT_YET;
}

__attribute__((weak)) int best_gain(const board *b, char player, int calls)
{
    (void)b, (void)player, (void)calls;
    return NOT_YET;
}
