/* Good: always the first direction of a fixed order that can move. Remembers nothing. */
#include <stdlib.h>
#include "strategy.h"

static dir choose(strategy strat, grid g) {
    static const dir order[] = { DOWN, LEFT, RIGHT, UP };
    (void)strat;
    for (int i = 0; i < 4; i++)
        if (can_move(g, order[i]))
            return order[i];
    return UP;
}

strategy corner(void) {
    strategy strat = malloc(sizeof(struct strategy_s));
    strat->mem = NULL;
    strat->name = "Coin fid\xc3\xa8le";
    strat->play_move = choose;
    strat->free_strategy = free_memless_strat;
    return strat;
}
