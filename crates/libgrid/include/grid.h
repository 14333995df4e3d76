/* The 2048 of damier for C: a square board, its rules, and nothing else.
 *
 * x counts columns from the left, y rows from the top: (0, 0) is the top left cell.
 *
 * Nothing here crashes on a bad argument. With a NULL grid, coordinates outside the board or a number that
 * is no direction, a function does nothing and returns 0 or false, as told below.
 */
#ifndef DAMIER_GRID_H
#define DAMIER_GRID_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Cells in a row and in a column: 2 to 8. Compile all of a program or library with the same, as -DGRID_SIDE=5. */
#ifndef GRID_SIDE
#define GRID_SIDE 4
#endif
#if GRID_SIDE < 2 || GRID_SIDE > 8
#error "GRID_SIDE is 2 to 8"
#endif

/* The tile that wins when it is made: 11 is the tile 2048. */
#ifndef GRID_VICTORY
#define GRID_VICTORY 11
#endif

/* The largest exponent that set_tile accepts. A game on 4x4 does not get beyond 17 (131072). */
#define GRID_MAX_TILE 60

/* A board with its score. */
typedef struct grid_s *grid;

/* A tile as its exponent: 0 is an empty cell, 1 the tile 2, 2 the tile 4, 3 the tile 8, and so on. */
typedef unsigned int tile;

/* Where a move pushes the tiles. */
typedef enum dir_e { UP, LEFT, DOWN, RIGHT } dir;

/* An empty board with score 0, to be given back to delete_grid. */
grid new_grid(void);

/* The same with so many cells in a row and in a column; NULL unless they are 2 to 8. */
grid new_grid_of(int side);
#if GRID_SIDE != 4
#define new_grid() new_grid_of(GRID_SIDE)
#endif

/* Frees a board. NULL is allowed; the board must not be used any more. */
void delete_grid(grid g);

/* Makes dst a copy of src: board, tiles and score. Nothing happens if one of them is NULL. */
void copy_grid(grid src, grid dst);

/* The sum of all merged tiles so far: merging two tiles 4 scores 8. 0 for NULL. */
unsigned long int grid_score(grid g);

/* The tile in column x, row y; 0 if the cell is empty or not on the board. */
tile get_tile(grid g, int x, int y);

/* Puts a tile into column x, row y, whatever was there; 0 empties the cell. Nothing happens outside the
 * board, or if t is above GRID_MAX_TILE. */
void set_tile(grid g, int x, int y, tile t);

/* Whether pushing in this direction changes the board. */
bool can_move(grid g, dir d);

/* Whether no direction changes the board. True for NULL, and for a board without tiles. */
bool game_over(grid g);

/* Whether the tile GRID_VICTORY, or a larger one, is on the board. The game may go on. False for NULL. */
bool victory(grid g);

/* The same for any tile. */
bool victory_with(grid g, tile t);
#if GRID_VICTORY != 11
#define victory(g) victory_with((g), GRID_VICTORY)
#endif

/* Pushes and merges all tiles, and counts the score. Adds no tile; nothing happens if can_move is false. */
void do_move(grid g, dir d);

/* Puts a tile into an empty cell, each cell alike: a 2 nine times in ten, otherwise a 4. Nothing happens on
 * a full board. The luck comes from rand(): srand() makes it repeat. */
void add_tile(grid g);

/* do_move, then add_tile; nothing happens if can_move is false. */
void play(grid g, dir d);

#ifdef __cplusplus
}
#endif

#endif
