/* Good, with helpers that have the names of C's functions, of ours, and of common helpers. */
#include <math.h>
#include <stdlib.h>
#include "strategy.h"

int index(int x, int y) { return 4 * y + x; }
int max(int a, int b) { return a > b ? a : b; }
int rotate(int d) { return (d + 1) % 4; }
int can_move_left(grid g) { return can_move(g, LEFT); }
grid new_game(void) { return new_grid(); }
int keep(int x) { return x; }
int slide(int x) { return x; }
int write(int x) { return x + 1; }
int abs_diff(int a, int b) { return a > b ? a - b : b - a; }

static dir choose(strategy strat, grid g) {
    int *calls = strat->mem;
    volatile double two = 2.0; /* pow is C's mathematics: this library is not linked with it */
    grid other = new_game();
    copy_grid(g, other);
    if (index(1, 2) != 9 || max(2, 3) != 3 || keep(4) != 4 || slide(5) != 5 || write(6) != 7 || abs_diff(3, 5) != 2)
        abort();
    if (pow(two, 10.0) != 1024.0 || can_move_left(g) != can_move(other, LEFT))
        abort();
    delete_grid(other);
    ++*calls;
    for (int d = rotate(UP), tries = 0; tries < 4; d = rotate(d), tries++)
        if (can_move(g, d))
            return d;
    return UP;
}

strategy names(void) {
    strategy strat = malloc(sizeof(struct strategy_s));
    strat->mem = calloc(1, sizeof(int));
    strat->name = "names";
    strat->play_move = choose;
    strat->free_strategy = NULL;
    return strat;
}
