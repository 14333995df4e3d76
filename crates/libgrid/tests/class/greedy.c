/* Good: the move that scores most, with a count of its moves in mem. Compiled under several names. */
#include <stdio.h>
#include <stdlib.h>
#include "strategy.h"

#ifndef NAME
#define NAME greedy
#endif

struct memory {
    unsigned long moves, last_score;
};

static dir choose(strategy strat, grid g) {
    struct memory *memory = strat->mem;
    dir best = UP;
    long best_score = -1;
    memory->moves++;
    if (grid_score(g) < memory->last_score)
        fprintf(stderr, "the score has shrunk\n");
    memory->last_score = grid_score(g);
    for (dir d = UP; d <= RIGHT; d++) {
        grid copy = new_grid();
        copy_grid(g, copy);
        if (can_move(copy, d)) {
            do_move(copy, d);
            if ((long)grid_score(copy) > best_score) {
                best_score = (long)grid_score(copy);
                best = d;
            }
        }
        delete_grid(copy);
    }
    return best;
}

static void release(strategy strat) {
    struct memory *memory = strat->mem;
    fprintf(stderr, "freed after %lu moves, score %lu\n", memory->moves, memory->last_score);
    free(strat->mem);
    free(strat->name);
    free(strat);
}

strategy NAME(void) {
    strategy strat = malloc(sizeof(struct strategy_s));
    strat->mem = calloc(1, sizeof(struct memory));
    strat->name = malloc(16);
    snprintf(strat->name, 16, "greedy");
    strat->play_move = choose;
    strat->free_strategy = release;
    return strat;
}
