/* A strategy to compare with: up, down, left and right in turn. `mem` remembers whose turn it is. */
#include <stdlib.h>

#include "strategy.h"

static dir choose(strategy strat, grid g)
{
    static const dir order[4] = {UP, DOWN, LEFT, RIGHT};
    int *next = strat->mem;
    (void)g;
    return order[(*next)++ % 4];
}

static void end(strategy strat)
{
    free(strat->mem);
    free(strat);
}

strategy turns(void)
{
    strategy strat = malloc(sizeof(struct strategy_s));
    strat->mem = calloc(1, sizeof(int));
    strat->name = "turns";
    strat->play_move = choose;
    strat->free_strategy = end;
    return strat;
}
