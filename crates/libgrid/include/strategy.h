/* A strategy for 2048 as a shared library: libNAME.so exports one function, `strategy NAME(void)`, that
 * makes the strategy.
 */
#ifndef DAMIER_STRATEGY_H
#define DAMIER_STRATEGY_H

/* For malloc, NULL, rand and printf, which strategies use and mostly forget to include. */
#include <stdio.h>
#include <stdlib.h>

#include "grid.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct strategy_s *strategy;

/* Set all four, also those that you do not need (to NULL). */
struct strategy_s {
    /* Whatever the strategy wants to remember. Nobody else looks at it. */
    void *mem;
    /* Its name for tables, mostly a string literal. */
    char *name;
    /* Chooses a direction. The board is the strategy's to play on: it is a copy. It is valid until
     * the next call, so do not delete it. */
    dir (*play_move)(strategy, grid);
    /* Called once, after the game is over. */
    void (*free_strategy)(strategy);
};

/* For free_strategy: frees a strategy that was made by malloc and whose mem and name need no freeing
 * (a literal, NULL, memory of somebody else). The same as free(strat). */
void free_memless_strat(strategy strat);

/* Tells the host for which board the library is compiled, if it is not the usual one. */
#if GRID_SIDE != 4
#if defined(_MSC_VER)
__declspec(dllexport) __declspec(selectany) int damier_grid_side = GRID_SIDE;
#elif defined(_WIN32)
__attribute__((selectany)) int damier_grid_side = GRID_SIDE;
#else
__attribute__((weak, visibility("default"))) int damier_grid_side = GRID_SIDE;
#endif
#endif

#ifdef __cplusplus
}
#endif

#endif
