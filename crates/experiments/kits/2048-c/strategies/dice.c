/* A strategy to compare with: a direction at random. If it cannot move, nothing happens and the strategy is asked again. */
#include <stdlib.h>

#include "strategy.h"

static dir choose(strategy strat, grid g)
{
    (void)strat, (void)g;
    return rand() % 4;
}

strategy dice(void)
{
    strategy strat = malloc(sizeof(struct strategy_s));
    strat->mem = NULL;
    strat->name = "dice";
    strat->play_move = choose;
    strat->free_strategy = free_memless_strat;
    return strat;
}
