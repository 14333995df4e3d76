/* A simple implementation of grid.h for the tests. In a tournament, damier uses its own. The first exercise of the course is
 * to write this file yourself. The tests check your version as well. */
#include "grid.h"

#include <stdint.h>
#include <stdlib.h>

#include "strategy.h"

struct grid_s {
    tile cells[GRID_SIDE][GRID_SIDE];
    unsigned long score;
};

static bool is_inside(int x, int y)
{
    return x >= 0 && x < GRID_SIDE && y >= 0 && y < GRID_SIDE;
}

grid new_grid(void)
{
    return calloc(1, sizeof(struct grid_s));
}

void delete_grid(grid g)
{
    free(g);
}

void copy_grid(grid src, grid dst)
{
    if (src != NULL && dst != NULL)
        *dst = *src;
}

unsigned long int grid_score(grid g)
{
    return g == NULL ? 0 : g->score;
}

tile get_tile(grid g, int x, int y)
{
    return g != NULL && is_inside(x, y) ? g->cells[y][x] : 0;
}

void set_tile(grid g, int x, int y, tile t)
{
    if (g != NULL && is_inside(x, y) && t <= GRID_MAX_TILE)
        g->cells[y][x] = t;
}

/* The cell that is `place` steps from the wall to which a line is pushed. */
static tile *cell(grid g, dir d, int line, int place)
{
    int far = GRID_SIDE - 1 - place;
    switch (d) {
    case UP: return &g->cells[place][line];
    case DOWN: return &g->cells[far][line];
    case LEFT: return &g->cells[line][place];
    default: return &g->cells[line][far];
    }
}

/* Pushes one line in one pass. Returns whether a tile has moved. */
static bool push(grid g, dir d, int line)
{
    int laid = 0;
    bool may_merge = false, moved = false;
    for (int place = 0; place < GRID_SIDE; place++) {
        tile t = *cell(g, d, line, place);
        if (t == 0)
            continue;
        *cell(g, d, line, place) = 0;
        if (may_merge && *cell(g, d, line, laid - 1) == t) {
            *cell(g, d, line, laid - 1) = t + 1;
            g->score += 1ul << (t + 1);
            may_merge = false;
            moved = true;
        } else {
            *cell(g, d, line, laid) = t;
            moved = moved || laid != place;
            laid++;
            may_merge = true;
        }
    }
    return moved;
}

static bool push_all(grid g, dir d)
{
    bool moved = false;
    for (int line = 0; line < GRID_SIDE; line++)
        moved = push(g, d, line) || moved;
    return moved;
}

static bool is_direction(dir d)
{
    return d == UP || d == LEFT || d == DOWN || d == RIGHT;
}

bool can_move(grid g, dir d)
{
    struct grid_s next;
    if (g == NULL || !is_direction(d))
        return false;
    next = *g;
    return push_all(&next, d);
}

bool game_over(grid g)
{
    return !can_move(g, UP) && !can_move(g, LEFT) && !can_move(g, DOWN) && !can_move(g, RIGHT);
}

/* The brackets are needed because grid.h may define a macro with this name. A strategy may call the victory(int) of the
 * course, with a small number instead of an address, or define its own, which then replaces this one. */
__attribute__((weak)) bool (victory)(grid g)
{
    uintptr_t number = (uintptr_t)g;
    /* A negative number arrives just below 4 GiB, where no board is on 64-bit systems. */
    if (sizeof number == 8 && number >> 31 == 1)
        return false;
    return number < 4096 ? number >= GRID_VICTORY : victory_with(g, GRID_VICTORY);
}

bool victory_with(grid g, tile t)
{
    for (int y = 0; g != NULL && y < GRID_SIDE; y++)
        for (int x = 0; x < GRID_SIDE; x++)
            if (get_tile(g, x, y) >= t)
                return true;
    return false;
}

void do_move(grid g, dir d)
{
    if (g != NULL && is_direction(d))
        push_all(g, d);
}

void add_tile(grid g)
{
    tile *empty[GRID_SIDE * GRID_SIDE];
    int count = 0;
    if (g == NULL)
        return;
    for (int i = 0; i < GRID_SIDE * GRID_SIDE; i++)
        if (g->cells[i / GRID_SIDE][i % GRID_SIDE] == 0)
            empty[count++] = &g->cells[i / GRID_SIDE][i % GRID_SIDE];
    if (count > 0)
        *empty[rand() % count] = rand() % 10 == 0 ? 2 : 1;
}

void play(grid g, dir d)
{
    if (!can_move(g, d))
        return;
    do_move(g, d);
    add_tile(g);
}

/* In the course, each strategy defines its own, which then replaces this one. */
__attribute__((weak)) void free_memless_strat(strategy strat)
{
    free(strat);
}
