/* For files written to the signatures of the course: a board of BOARD_SIZE x BOARD_SIZE characters, often a global
 * variable, on which player 'v' owns the bottom left corner and player '^' the top right one. A strategy gets the
 * player, usually with the board, and returns a letter; '\0' gives up:
 *
 *     char board[BOARD_SIZE][BOARD_SIZE];
 *     char greedy(char (*board)[BOARD_SIZE], char player);
 *
 * Such a file stays as it is. Put it into a new folder `course`, and register a strategy of it in a file of its own,
 * for example strategies/ada.c:
 *
 *     #include "../course/ada.c"
 *     #include "course.h"
 *     COURSE_STRATEGY(board, greedy(board, player))
 *
 * First comes the array with the board, which is filled before every call (rows from the top), then the call, in which
 * `player` is the player. For a function without an array of its own, declare one: `static char b[BOARD_SIZE][BOARD_SIZE];`.
 * The program plays only on boards with sides of BOARD_SIZE. `rand` is seeded before every call, so that games can be
 * repeated. */
#ifndef COURSE_H
#define COURSE_H

/* The side of the registered board, or 0 if the strategy is a function `choose` (seven_colours.h). */
extern int course_side;
extern char *course_cells;
extern char (*course_call)(char player);

#define COURSE_STRATEGY(array, call)                                                     \
    static char course_strategy(char player) { return (void)player, (char)(call); }     \
    int course_side = BOARD_SIZE;                                                        \
    char *course_cells = (char *)(array);                                                \
    char (*course_call)(char player) = course_strategy;

#endif
