/* Good, with the course's own `victory(int)`: called here with the exponent of a tile, or also defined here. */
#include <stdlib.h>
#define GRID_COURSE_VICTORY
#include "strategy.h"

#ifdef OWN
bool victory(int t) { return t == 12; }
#define WINS(t) ((t) == 12)
#else
#define WINS(t) ((t) >= 11)
#endif

static dir choose(strategy strat, grid g) {
    (void)strat;
    for (int t = -20; t <= 20; t++)
        if (victory(t) != WINS(t))
            abort();
    for (dir d = UP; d <= RIGHT; d++)
        if (can_move(g, d))
            return d;
    return UP;
}

strategy victor(void) {
    strategy strat = malloc(sizeof(struct strategy_s));
    strat->mem = NULL;
    strat->name = "victor";
    strat->play_move = choose;
    strat->free_strategy = free_memless_strat;
    return strat;
}
