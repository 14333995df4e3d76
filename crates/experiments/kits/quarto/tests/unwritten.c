/* Default versions of the exercises, so that the tests can skip missing ones. */
#include "quarto.h"

#define STANDS_IN __attribute__((weak))

STANDS_IN int common_traits(int a, int b, int c, int d)
{
    (void)a, (void)b, (void)c, (void)d;
    return NOT_YET;
}

STANDS_IN int wins(position p, int square, int plus)
{
    (void)p, (void)square, (void)plus;
    return NOT_YET;
}

STANDS_IN int safe_pieces(position p, int plus)
{
    (void)p, (void)plus;
    return NOT_YET;
}
