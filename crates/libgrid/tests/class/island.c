/* Good, with its own grid library: another order of columns, a border, a score that starts at 1000, and another
 * memory layout than ours. */
#include <stdlib.h>
#include <string.h>
#include "strategy.h"

struct grid_s {
    char border[100];
    long score_and_1000;
    short columns[6][6];
};

grid new_grid(void) {
    grid g = calloc(1, sizeof(struct grid_s));
    memset(g->border, 0x5a, sizeof g->border);
    g->score_and_1000 = 1000;
    return g;
}

void delete_grid(grid g) { free(g); }
void copy_grid(grid src, grid dst) { memcpy(dst, src, sizeof *dst); }
unsigned long int grid_score(grid g) { return g->score_and_1000 - 1000; }
tile get_tile(grid g, int x, int y) { return g->columns[x + 1][y + 1]; }
void set_tile(grid g, int x, int y, tile t) { g->columns[x + 1][y + 1] = t; }

/* The cell that is `step` cells away from the wall on line `line`. */
static short *at(grid g, dir d, int line, int step) {
    switch (d) {
    case UP: return &g->columns[line + 1][step + 1];
    case LEFT: return &g->columns[step + 1][line + 1];
    case DOWN: return &g->columns[line + 1][4 - step];
    default: return &g->columns[4 - step][line + 1];
    }
}

static bool push(grid g, dir d) {
    bool changed = false;
    for (int line = 0; line < 4; line++) {
        int free_at = 0, open = 0;
        for (int step = 0; step < 4; step++) {
            short t = *at(g, d, line, step);
            if (t == 0)
                continue;
            *at(g, d, line, step) = 0;
            if (open && *at(g, d, line, free_at - 1) == t) {
                *at(g, d, line, free_at - 1) = t + 1;
                g->score_and_1000 += 1L << (t + 1);
                open = 0;
                changed = true;
            } else {
                *at(g, d, line, free_at) = t;
                changed |= free_at != step;
                free_at++;
                open = 1;
            }
        }
    }
    return changed;
}

bool can_move(grid g, dir d) {
    struct grid_s copy = *g;
    return push(&copy, d);
}

void do_move(grid g, dir d) { push(g, d); }

bool game_over(grid g) {
    return !can_move(g, UP) && !can_move(g, LEFT) && !can_move(g, DOWN) && !can_move(g, RIGHT);
}

static dir choose(strategy strat, grid g) {
    static unsigned long last;
    dir best = UP;
    long best_score = -1;
    (void)strat;
    if (g->border[99] != 0x5a || game_over(g) || grid_score(g) < last)
        abort(); /* a board of another library */
    last = grid_score(g);
    for (dir d = UP; d <= RIGHT; d++) {
        grid copy = new_grid();
        copy_grid(g, copy);
        if (push(copy, d) && (long)grid_score(copy) > best_score) {
            best_score = (long)grid_score(copy);
            best = d;
        }
        delete_grid(copy);
    }
    return best;
}

strategy island(void) {
    strategy strat = malloc(sizeof(struct strategy_s));
    strat->mem = NULL;
    strat->name = "island";
    strat->play_move = choose;
    strat->free_strategy = NULL;
    return strat;
}
