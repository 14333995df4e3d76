/* Good: strategies as students write them, which never check whether a direction can move. The first two are
 * those of the class's report. -DSTRATEGY=… picks one, -DNAME=… is the name of the library.
 */
#include <stdio.h>
#include <string.h>
#include <time.h>
#include "strategy.h"


#ifdef SIDE
/* A side that the header would reject. */
int damier_grid_side = SIDE;
#endif

static dir at_random(strategy strat, grid g) { return rand() % 4; }

static int turns = 0;
static dir cycle(strategy strat, grid g) { return turns++ % 4; }

static dir clockwise(strategy strat, grid g) {
    static const dir order[4] = { UP, RIGHT, DOWN, LEFT };
    static int next = 0;
    return order[next++ & 3];
}

static dir reseeded(strategy strat, grid g) {
    static int seeded = 0;
    if (!seeded++)
        srand(time(NULL));
    return rand() % 4;
}

static dir talks(strategy strat, grid g) {
    printf("score %lu\n", grid_score(g));
    return rand() % 4;
}

static dir mostly_left(strategy strat, grid g) { return rand() % 10 ? LEFT : rand() % 4; }

/* A helper with the name of a function in the host. */
static int luck(grid g) {
    int count = 0;
    for (int x = 0; x < GRID_SIDE; x++)
        for (int y = 0; y < GRID_SIDE; y++)
            count += get_tile(g, x, y) == 0;
    return count;
}
static dir by_room(strategy strat, grid g) { return (luck(g) + turns++) % 4; }

static dir remembers(strategy strat, grid g) {
    int *last = strat->mem;
    *last = (*last + 1) % 4;
    return *last;
}

static dir plays_on_it(strategy strat, grid g) {
    dir d = rand() % 4;
    play(g, d);
    return d;
}

static dir looks_ahead(strategy strat, grid g) {
    dir best = rand() % 4;
    unsigned long most = grid_score(g);
    for (int d = 0; d < 4; d++) {
        grid copy = new_grid();
        copy_grid(g, copy);
        do_move(copy, d);
        if (grid_score(copy) > most) {
            most = grid_score(copy);
            best = d;
        }
        delete_grid(copy);
    }
    return best;
}

static dir two_ways(strategy strat, grid g) {
    static grid before = NULL;
    if (before == NULL)
        before = new_grid();
    int same = grid_score(before) == grid_score(g);
    copy_grid(g, before);
    return same ? rand() % 4 : turns++ % 2 ? LEFT : DOWN;
}

static dir by_the_name(strategy strat, grid g) { return (strlen(strat->name) + turns++) % 4; }

static void let_go(strategy strat) {
    free(strat->mem);
    free(strat);
}

strategy NAME(void) {
    strategy strat = malloc(sizeof(struct strategy_s));
    srand(time(NULL));
    strat->mem = calloc(1, sizeof(int));
    strat->name = "blind";
    strat->play_move = STRATEGY;
    strat->free_strategy = let_go;
    return strat;
}
