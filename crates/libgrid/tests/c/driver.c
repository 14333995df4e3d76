/* Executes commands from standard input on a board, and prints the board after each:
 *   n          a new board
 *   s X Y T    set_tile
 *   m D        do_move
 *   c          copy_grid to another board, which is used from then on
 * Before that, it checks unusual calls.
 */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include "strategy.h"

#define CHECK(what) \
    do { \
        if (!(what)) { \
            printf("%d: not %s\n", __LINE__, #what); \
            exit(1); \
        } \
    } while (0)

enum { LAST = GRID_SIDE - 1 };

static int tiles(grid g) {
    int count = 0;
    for (int y = 0; y < GRID_SIDE; y++)
        for (int x = 0; x < GRID_SIDE; x++)
            count += get_tile(g, x, y) != 0;
    return count;
}

static void check_nothing(void) {
    grid g = new_grid();
    delete_grid(NULL);
    copy_grid(NULL, NULL);
    CHECK(grid_score(NULL) == 0 && get_tile(NULL, 0, 0) == 0);
    CHECK(!can_move(NULL, UP) && game_over(NULL));
    set_tile(NULL, 0, 0, 1);
    do_move(NULL, UP);
    add_tile(NULL);
    play(NULL, UP);
    free_memless_strat(NULL);
    set_tile(g, LAST, LAST, 5);
    copy_grid(NULL, g);
    copy_grid(g, NULL);
    copy_grid(g, g);
    CHECK(get_tile(g, LAST, LAST) == 5 && tiles(g) == 1);
    delete_grid(g);
}

static void check_outside(void) {
    static const int beyond[] = { -1, GRID_SIDE, INT_MIN, INT_MAX, 256, GRID_SIDE - 256 };
    static const int directions[] = { -1, 4, INT_MIN, INT_MAX };
    grid g = new_grid();
    CHECK(tiles(g) == 0 && grid_score(g) == 0 && game_over(g));
    for (int i = 0; i < 6; i++) {
        set_tile(g, beyond[i], 0, 1);
        set_tile(g, 0, beyond[i], 1);
        CHECK(get_tile(g, beyond[i], 0) == 0 && get_tile(g, 0, beyond[i]) == 0);
    }
    CHECK(tiles(g) == 0);
    set_tile(g, 1, 1, GRID_MAX_TILE);
    set_tile(g, 1, 1, GRID_MAX_TILE + 1);
    set_tile(g, 1, 1, UINT_MAX);
    CHECK(get_tile(g, 1, 1) == GRID_MAX_TILE);
    for (int i = 0; i < 4; i++) {
        CHECK(!can_move(g, (dir)directions[i]));
        do_move(g, (dir)directions[i]);
        play(g, (dir)directions[i]);
    }
    CHECK(get_tile(g, 1, 1) == GRID_MAX_TILE && tiles(g) == 1 && grid_score(g) == 0);
    /* A repeated merge cannot overflow a byte. */
    for (int i = 0; i < 1000; i++) {
        for (int cell = 0; cell < GRID_SIDE * GRID_SIDE; cell++)
            if (get_tile(g, cell % GRID_SIDE, cell / GRID_SIDE) == 0)
                set_tile(g, cell % GRID_SIDE, cell / GRID_SIDE, GRID_MAX_TILE);
        do_move(g, i % 4);
    }
    CHECK(grid_score(g) > 0);
    delete_grid(g);
}

static void check_victory(void) {
    grid g = new_grid();
    CHECK(!victory(NULL) && !victory_with(NULL, 1) && !victory(g) && !victory_with(g, 0));
    set_tile(g, LAST, 0, GRID_VICTORY - 1);
    CHECK(!victory(g) && victory_with(g, GRID_VICTORY - 1) && victory_with(g, 1));
    set_tile(g, 0, LAST, GRID_VICTORY);
    CHECK(victory(g) && !victory_with(g, GRID_VICTORY + 1));
    set_tile(g, 0, LAST, GRID_VICTORY + 3);
    CHECK(victory(g));
    /* The exponent of a tile instead of a board, as in the course. */
    CHECK(!(victory)((grid)10) && (victory)((grid)11) && (victory)((grid)17));
    delete_grid(g);
}

static void check_sides(void) {
    static const int none[] = { -1, 0, 1, 9, INT_MIN, INT_MAX, 256 + 4 };
    for (int i = 0; i < 7; i++)
        CHECK(new_grid_of(none[i]) == NULL);
    for (int side = 2; side <= 8; side++) {
        grid g = new_grid_of(side);
        for (int i = 0; i <= side * side; i++)
            add_tile(g);
        CHECK(get_tile(g, side - 1, side - 1) != 0 && get_tile(g, side, 0) == 0);
        delete_grid(g);
    }
}

#if GRID_SIDE == 4
static void check_luck(void) {
    int fours = 0, cells[16] = { 0 };
    for (int i = 0; i < 16000; i++) {
        grid g = new_grid();
        add_tile(g);
        CHECK(tiles(g) == 1 && grid_score(g) == 0);
        for (int cell = 0; cell < 16; cell++) {
            tile t = get_tile(g, cell % 4, cell / 4);
            CHECK(t <= 2);
            fours += t == 2;
            cells[cell] += t != 0;
        }
        delete_grid(g);
    }
    /* 1600 and 1000 are expected: five standard deviations each. */
    CHECK(1410 < fours && fours < 1790);
    for (int cell = 0; cell < 16; cell++)
        CHECK(847 < cells[cell] && cells[cell] < 1153);
}

static void check_play(void) {
    grid g = new_grid(), again = new_grid();
    for (int round = 0; round < 2; round++) {
        srand(2048);
        for (int i = 0; i < 20; i++)
            add_tile(round ? again : g);
    }
    CHECK(tiles(g) == 16);
    for (int cell = 0; cell < 16; cell++)
        CHECK(get_tile(g, cell % 4, cell / 4) == get_tile(again, cell % 4, cell / 4));
    for (int cell = 0; cell < 16; cell++)
        set_tile(g, cell % 4, cell / 4, cell == 2);
    play(g, UP);
    CHECK(tiles(g) == 1);
    play(g, RIGHT);
    CHECK(tiles(g) == 2 && get_tile(g, 3, 0) == 1);
    delete_grid(g);
    delete_grid(again);
}

#endif

static void tell(grid g) {
    for (int y = 0; y < GRID_SIDE; y++)
        for (int x = 0; x < GRID_SIDE; x++)
            printf("%u ", get_tile(g, x, y));
    printf("%lu ", grid_score(g));
    for (dir d = UP; d <= RIGHT; d++)
        printf("%d", can_move(g, d));
    printf("%d\n", game_over(g));
}

int main(void) {
    char command;
    grid g = new_grid(), other = new_grid();
    check_nothing();
    check_outside();
    check_victory();
    check_sides();
#if GRID_SIDE == 4
    check_luck();
    check_play();
#endif
    while (scanf(" %c", &command) == 1) {
        int x = 0, y = 0;
        unsigned t = 0;
        if (command == 'n') {
            delete_grid(g);
            g = new_grid();
        } else if (command == 's' && scanf("%d %d %u", &x, &y, &t) == 3) {
            set_tile(g, x, y, t);
        } else if (command == 'm' && scanf("%u", &t) == 1) {
            do_move(g, (dir)t);
        } else if (command == 'c') {
            grid copy = other;
            copy_grid(g, copy);
            other = g;
            g = copy;
        }
        tell(g);
    }
    delete_grid(g);
    delete_grid(other);
    return 0;
}
