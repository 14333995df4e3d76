/* Good: moves at random, seeded from the clock. */
#include <stdlib.h>
#include <time.h>
#include "strategy.h"

static dir choose(strategy strat, grid g) {
    (void)strat;
    for (;;) {
        dir d = rand() % 4;
        if (can_move(g, d))
            return d;
    }
}

strategy dice(void) {
    strategy strat = malloc(sizeof(struct strategy_s));
    srand(time(NULL));
    strat->mem = NULL;
    strat->name = "dice";
    strat->play_move = choose;
    strat->free_strategy = free_memless_strat;
    return strat;
}
