/* Strategies written to the signatures of the course: the victory(int) of the course, called for each tile, a
 * free_memless_strat of its own, two strategies in one file, and a main that plays one of them. */
#define GRID_COURSE_VICTORY
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "grid.h"
#include "strategy.h"

void free_memless_strat(strategy strat)
{
    free(strat);
}

static int has_won(grid g)
{
    for (int y = 0; y < GRID_SIDE; y++)
        for (int x = 0; x < GRID_SIDE; x++)
            if (victory(get_tile(g, x, y)))
                return 1;
    return 0;
}

static dir first_move(strategy strat, grid g)
{
    (void)strat;
    if (has_won(g) && can_move(g, DOWN))
        return DOWN;
    for (dir d = UP; d <= RIGHT; d++)
        if (can_move(g, d))
            return d;
    return UP;
}

static dir any_move(strategy strat, grid g)
{
    (void)strat, (void)g;
    return rand() % 4;
}

static strategy new_strategy(char *name, dir (*play_move)(strategy, grid))
{
    strategy strat = malloc(sizeof(struct strategy_s));
    strat->mem = NULL;
    strat->name = name;
    strat->play_move = play_move;
    strat->free_strategy = free_memless_strat;
    return strat;
}

strategy fast(void)
{
    return new_strategy("fast of Ada", first_move);
}

strategy chance(void)
{
    return new_strategy("chance of Ada", any_move);
}

int main(void)
{
    grid g = new_grid();
    strategy strat = fast();
    srand(time(NULL));
    add_tile(g);
    add_tile(g);
    while (!game_over(g))
        play(g, strat->play_move(strat, g));
    printf("%lu\n", grid_score(g));
    strat->free_strategy(strat);
    delete_grid(g);
    return 0;
}
