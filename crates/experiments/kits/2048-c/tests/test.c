/* Tests: the board, what the strategy counts and searches, and whole games.
 *
 * Functions that are not written yet are listed and skipped. Any error ends with status 1. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "evaluation.h"
#include "strategy.h"

/* The Makefile renames the `main` of a strategy, not this one. */
#undef main

#if GRID_SIDE != 4
#error "the boards in these tests have 4 rows and 4 columns"
#endif

#define GAMES 20
/* As in the tournament: this many answers in a row without effect lose the game. */
#define VAIN 1000
#define TEXT(name) #name
#define NAME(name) TEXT(name)

strategy STRATEGY(void);

static int wrong = 0, missing = 0;

/* A board from its tiles, row by row. */
static grid board(const unsigned tiles[16])
{
    grid g = new_grid();
    for (int i = 0; i < 16; i++) {
        tile exponent = 0;
        for (unsigned t = tiles[i]; t > 1; t /= 2)
            exponent++;
        set_tile(g, i % 4, i / 4, exponent);
    }
    return g;
}

static void check(const char *what, double wanted, double found)
{
    if (found == NOT_YET) {
        printf("not yet  %s\n", what);
        missing++;
    } else if (fabs(wanted - found) > 1e-6) {
        printf("WRONG    %s: %g was expected, not %g\n", what, wanted, found);
        wrong++;
    } else {
        printf("ok       %s\n", what);
    }
}

static void test_board(void)
{
    grid g = board((unsigned[16]){2, 2, 4, 0, 2, 2, 2, 2, 4, 0, 0, 4, 0, 0, 0, 2});
    do_move(g, LEFT);
    check("grid: 2 2 4 . to the left is 4 4", 2, get_tile(g, 0, 0));
    check("grid: ... and merges once only", 2, get_tile(g, 1, 0));
    check("grid: 2 2 2 2 to the left is 4 4", 2, get_tile(g, 1, 1));
    check("grid: the score counts what was merged", 4 + 4 + 4 + 8, (double)grid_score(g));
    delete_grid(g);
    g = board((unsigned[16]){2, 4, 2, 4, 4, 2, 4, 2, 2, 4, 2, 4, 4, 2, 4, 2});
    check("grid: a full board without equal neighbours is over", 1, game_over(g));
    delete_grid(g);
}

static void test_counts(void)
{
    /* The differences of exponents are +1 +1 -3 in the first row: one break. +1 0 -1 in the second: none, as 0 has no
     * sign. In the columns +2 -3 0, +2 -4 0, +1 -4 0, +3 -3 0: four. */
    grid g = board((unsigned[16]){2, 4, 8, 0, 8, 16, 16, 8, 0, 0, 0, 0, 0, 0, 0, 0});
    check("empty_cells", 9, empty_cells(g));
    check("largest_tile", 4, largest_tile(g));
    check("breaks", 1 + 4, breaks(g));
    check("in_corner: a largest tile in the middle", 0, in_corner(g));
    check("at_edge: a largest tile in the middle", 0, at_edge(g));
    set_tile(g, 3, 0, 4);
    check("in_corner: one of several largest tiles in a corner", 1, in_corner(g));
    check("at_edge: one in a corner", 1, at_edge(g));
    set_tile(g, 3, 0, 0);
    set_tile(g, 0, 2, 4);
    check("in_corner: one at an edge", 0, in_corner(g));
    check("at_edge: one at an edge", 1, at_edge(g));
    delete_grid(g);
}

/* A second version of mean_tile with depth 0. */
static double plain_mean(grid g)
{
    double sum = 0.0;
    int count = 0;
    for (int i = 0; i < 16; i++) {
        if (get_tile(g, i % 4, i / 4) != 0)
            continue;
        set_tile(g, i % 4, i / 4, 1);
        sum += 0.9 * evaluation(g);
        set_tile(g, i % 4, i / 4, 2);
        sum += 0.1 * evaluation(g);
        set_tile(g, i % 4, i / 4, 0);
        count++;
    }
    return count == 0 ? evaluation(g) : sum / count;
}

/* A second version of best_slide with depth 0. */
static double plain_slide(grid g)
{
    double most = -HUGE_VAL;
    grid next = new_grid();
    for (dir d = UP; d <= RIGHT; d++) {
        if (!can_move(g, d))
            continue;
        copy_grid(g, next);
        do_move(next, d);
        most = fmax(most, plain_mean(next));
    }
    delete_grid(next);
    return most;
}

static void test_search(void)
{
    grid g = board((unsigned[16]){2, 4, 8, 0, 8, 16, 16, 8, 4, 0, 2, 4, 2, 8, 4, 2});
    check("mean_tile", plain_mean(g), mean_tile(g, 0));
    check("best_slide", plain_slide(g), best_slide(g, 0));
    delete_grid(g);
}

/* Plays one game. Returns its score, or -1 if the strategy stops moving. */
static double play_game(unsigned seed)
{
    strategy strat = STRATEGY();
    grid g = new_grid(), shown = new_grid();
    int vain = 0;
    srand(seed);
    add_tile(g);
    add_tile(g);
    while (!game_over(g) && vain < VAIN) {
        copy_grid(g, shown);
        dir d = strat->play_move(strat, shown);
        vain = can_move(g, d) ? 0 : vain + 1;
        play(g, d);
    }
    double score = vain < VAIN ? (double)grid_score(g) : -1.0;
    strat->free_strategy(strat);
    delete_grid(shown);
    delete_grid(g);
    return score;
}

static void test_games(void)
{
    double sum = 0.0;
    int ended = 0;
    for (unsigned seed = 1; seed <= GAMES; seed++) {
        double score = play_game(seed);
        ended += score >= 0.0;
        sum += score >= 0.0 ? score : 0.0;
    }
    check("games played to the end", GAMES, ended);
    printf("         mean score of %s in %d games: %.0f\n", NAME(STRATEGY), GAMES, sum / GAMES);
}

int main(void)
{
    test_board();
    test_counts();
    test_search();
    test_games();
    printf("%d wrong, %d not yet written\n", wrong, missing);
    return wrong > 0;
}
