/* damier's 2048 for C: a square board and its rules.
 *
 * x counts columns from the left, y rows from the top: (0, 0) is the top left cell.
 *
 * No function crashes on a bad argument. With a NULL grid, coordinates outside the board or an invalid direction, a
 * function does nothing and returns 0 or false, except as noted below.
 */
#ifndef DAMIER_GRID_H
#define DAMIER_GRID_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The side of the board: 2 to 8 cells. Compile all files of a program or library with the same value, for example
 * -DGRID_SIDE=5. */
#ifndef GRID_SIDE
#define GRID_SIDE 4
#endif
#if GRID_SIDE < 2 || GRID_SIDE > 8
#error "GRID_SIDE is 2 to 8"
#endif

/* The tile that wins, as its exponent: 11 is the tile 2048. */
#ifndef GRID_VICTORY
#define GRID_VICTORY 11
#endif

/* The largest exponent that set_tile accepts. A game on 4x4 cannot exceed 17 (131072). */
#define GRID_MAX_TILE 60

/* A board with its score. */
typedef struct grid_s *grid;

/* A tile as its exponent: 0 is an empty cell, 1 the tile 2, 2 the tile 4, 3 the tile 8, and so on. */
typedef unsigned int tile;

/* The direction in which a move pushes the tiles. */
typedef enum dir_e { UP, LEFT, DOWN, RIGHT } dir;

/* Creates an empty board with score 0. Free it with delete_grid. */
grid new_grid(void);

/* Creates an empty board with this side; returns NULL unless it is 2 to 8. */
grid new_grid_of(int side);
#if GRID_SIDE != 4
#define new_grid() new_grid_of(GRID_SIDE)
#endif

/* Frees a board, which must not be used any more. NULL is accepted. */
void delete_grid(grid g);

/* Copies the side, the tiles and the score of src to dst. Does nothing if one of them is NULL. */
void copy_grid(grid src, grid dst);

/* Returns the sum of all merged tiles so far: merging two tiles 4 scores 8. 0 for NULL. */
unsigned long int grid_score(grid g);

/* Returns the tile in column x, row y; 0 if the cell is empty or not on the board. */
tile get_tile(grid g, int x, int y);

/* Sets the tile in column x, row y; 0 empties the cell. Does nothing outside the board, or if t is above
 * GRID_MAX_TILE. */
void set_tile(grid g, int x, int y, tile t);

/* Returns true if pushing in this direction changes the board. */
bool can_move(grid g, dir d);

/* Returns true if no direction changes the board. True for NULL, and for a board without tiles. */
bool game_over(grid g);

/* Returns true if the tile GRID_VICTORY or a larger one is on the board. The game may continue. False for NULL.
 *
 * If GRID_COURSE_VICTORY is defined before this header is included, victory has the form of the course instead: it takes
 * the exponent of a tile, and returns true from 11 on. You may then also define your own. do_move does not call it. */
#ifdef GRID_COURSE_VICTORY
bool victory(int t);
#else
bool victory(grid g);
#endif

/* Returns true if the tile t or a larger one is on the board. */
bool victory_with(grid g, tile t);
#if GRID_VICTORY != 11 && !defined(GRID_COURSE_VICTORY)
#define victory(g) victory_with((g), GRID_VICTORY)
#endif

/* Pushes and merges all tiles, and counts the score. Adds no tile. Does nothing if can_move is false. */
void do_move(grid g, dir d);

/* Puts a tile into a random empty cell: a 2 nine times in ten, otherwise a 4. Does nothing on a full board. The
 * random numbers come from rand(), so srand() makes them repeatable. */
void add_tile(grid g);

/* Calls do_move, then add_tile. Does nothing if can_move is false. */
void play(grid g, dir d);

#ifdef __cplusplus
}
#endif

#endif
