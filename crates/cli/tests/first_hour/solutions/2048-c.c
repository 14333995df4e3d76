/* All that the sheet asks for, as a student might write it. */
#include <stdlib.h>

#include "evaluation.h"
#include "strategy.h"

int empty_cells(grid g)
{
    int count = 0;
    for (int i = 0; i < GRID_SIDE * GRID_SIDE; i++)
        count += get_tile(g, i % GRID_SIDE, i / GRID_SIDE) == 0;
    return count;
}

int largest_tile(grid g)
{
    int largest = 0;
    for (int i = 0; i < GRID_SIDE * GRID_SIDE; i++) {
        int t = (int)get_tile(g, i % GRID_SIDE, i / GRID_SIDE);
        largest = t > largest ? t : largest;
    }
    return largest;
}

static int line_breaks(grid g, int x, int y, int dx, int dy)
{
    int count = 0, before = 0;
    for (int i = 1; i < GRID_SIDE; i++) {
        int here = (int)get_tile(g, x + i * dx, y + i * dy);
        int difference = here - (int)get_tile(g, x + (i - 1) * dx, y + (i - 1) * dy);
        int sign = (difference > 0) - (difference < 0);
        int signs = sign * before;
        count += signs != 0 && signs < 0;
        before = sign;
    }
    return count;
}

int breaks(grid g)
{
    int count = 0;
    for (int i = 0; i < GRID_SIDE; i++)
        count += line_breaks(g, 0, i, 1, 0) + line_breaks(g, i, 0, 0, 1);
    return count;
}

static int is_end(int i)
{
    return i == 0 || i == GRID_SIDE - 1;
}

int in_corner(grid g)
{
    for (int i = 0; i < GRID_SIDE * GRID_SIDE; i++)
        if ((int)get_tile(g, i % GRID_SIDE, i / GRID_SIDE) == largest_tile(g) && is_end(i % GRID_SIDE) &&
            is_end(i / GRID_SIDE))
            return 1;
    return 0;
}

int at_edge(grid g)
{
    for (int i = 0; i < GRID_SIDE * GRID_SIDE; i++)
        if ((int)get_tile(g, i % GRID_SIDE, i / GRID_SIDE) == largest_tile(g) &&
            (is_end(i % GRID_SIDE) || is_end(i / GRID_SIDE)))
            return 1;
    return 0;
}

double evaluation(grid g)
{
    return 10 * empty_cells(g) - 11 * breaks(g) + largest_tile(g) + 60 * in_corner(g) + 50 * at_edge(g);
}

double mean_tile(grid g, int depth)
{
    double sum = 0.0;
    int count = empty_cells(g);
    for (int i = 0; i < GRID_SIDE * GRID_SIDE; i++) {
        if (get_tile(g, i % GRID_SIDE, i / GRID_SIDE) != 0)
            continue;
        for (tile t = 1; t <= 2; t++) {
            set_tile(g, i % GRID_SIDE, i / GRID_SIDE, t);
            sum += (t == 1 ? 0.9 : 0.1) * (depth == 0 ? evaluation(g) : best_slide(g, depth - 1));
        }
        set_tile(g, i % GRID_SIDE, i / GRID_SIDE, 0);
    }
    return count == 0 ? evaluation(g) : sum / count;
}

double best_slide(grid g, int depth)
{
    double most = game_over(g) ? evaluation(g) : -1e9;
    grid next = new_grid();
    for (dir d = UP; d <= RIGHT; d++) {
        if (!can_move(g, d))
            continue;
        copy_grid(g, next);
        do_move(next, d);
        double value = mean_tile(next, depth);
        most = value > most ? value : most;
    }
    delete_grid(next);
    return most;
}

static dir choose(strategy strat, grid g)
{
    grid next = new_grid();
    double most = -1e9;
    dir best = UP;
    (void)strat;
    for (dir d = UP; d <= RIGHT; d++) {
        copy_grid(g, next);
        do_move(next, d);
        if (can_move(g, d) && mean_tile(next, 0) > most) {
            most = mean_tile(next, 0);
            best = d;
        }
    }
    delete_grid(next);
    return best;
}

strategy mine(void)
{
    strategy strat = malloc(sizeof(struct strategy_s));
    strat->mem = NULL;
    strat->name = "mine";
    strat->play_move = choose;
    strat->free_strategy = free_memless_strat;
    return strat;
}
