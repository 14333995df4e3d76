/* Functions of strategies/mine.c. The sheet (README.md) explains each of them. */
#ifndef EVALUATION_H
#define EVALUATION_H

#include "grid.h"

/* Return value of a function that is not written yet. The tests skip it. */
#define NOT_YET (-1000000)

/* Cells without a tile. */
int empty_cells(grid g);

/* The exponent of the largest tile; 0 on an empty board. */
int largest_tile(grid g);

/* Sign changes between the differences of neighbours, over all rows and columns. */
int breaks(grid g);

/* 1 if a largest tile is in a corner, otherwise 0. */
int in_corner(grid g);

/* 1 if a largest tile is at an edge (a corner is at an edge as well), otherwise 0. */
int at_edge(grid g);

/* How good a board is. */
double evaluation(grid g);

/* The mean over all tiles that can be added: each empty cell is equally likely, and the tile is a 2 nine times in ten,
 * otherwise a 4. A board with its new tile has the value evaluation if depth is 0, otherwise best_slide with depth - 1. */
double mean_tile(grid g, int depth);

/* The largest mean_tile of this depth after a slide; the evaluation if no slide is possible. */
double best_slide(grid g, int depth);

#endif
