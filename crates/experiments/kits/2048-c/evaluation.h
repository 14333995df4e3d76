/* What strategies/mine.c consists of. The sheet (README.md) says what each function counts. */
#ifndef EVALUATION_H
#define EVALUATION_H

#include "grid.h"

/* What a function returns that nobody has written yet. The tests pass over it. */
#define NOT_YET (-1000000)

/* Cells without a tile. */
int empty_cells(grid g);

/* The exponent of the largest tile; 0 on an empty board. */
int largest_tile(grid g);

/* Sign changes between the differences of neighbours, over all rows and columns. */
int breaks(grid g);

/* 1 if a largest tile lies in a corner, otherwise 0. */
int in_corner(grid g);

/* 1 if a largest tile lies at an edge (a corner is at an edge, too), otherwise 0. */
int at_edge(grid g);

/* How good a board is. */
double evaluation(grid g);

/* The mean over the tiles that may be added: each empty cell alike, a 2 nine times in ten, otherwise a 4. A board with its
 * new tile counts as its evaluation if depth is 0, otherwise as best_slide with a depth less by one. */
double mean_tile(grid g, int depth);

/* The largest mean_tile of this depth behind a slide; the evaluation if nothing can slide. */
double best_slide(grid g, int depth);

#endif
