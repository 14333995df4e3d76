/* A strategy for 2048 as a shared library: libNAME.so exports one function, `strategy NAME(void)`, that
 * creates the strategy.
 */
#ifndef DAMIER_STRATEGY_H
#define DAMIER_STRATEGY_H

/* For malloc, NULL, rand and printf, which strategies often use without including their headers. */
#include <stdio.h>
#include <stdlib.h>

#include "grid.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct strategy_s *strategy;

/* Set all four fields; set those that you do not need to NULL. */
struct strategy_s {
    /* Data of the strategy. The host does not read it. */
    void *mem;
    /* Name of the strategy for tables, usually a string literal. */
    char *name;
    /* Chooses a direction. The board is a copy, so the strategy may play on it. It is valid until the next
     * call; do not delete it. */
    dir (*play_move)(strategy, grid);
    /* Frees the strategy. Called once, after the game is over. */
    void (*free_strategy)(strategy);
};

/* For free_strategy: frees a strategy that was allocated with malloc and whose mem and name need no freeing
 * (a literal, NULL, or memory owned elsewhere). The same as free(strat). */
void free_memless_strat(strategy strat);

/* Tells the host the side of the board that the library is compiled for, if it is not 4. */
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
