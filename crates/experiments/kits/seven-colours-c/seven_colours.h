/* Seven Colours in C: the board, the function that you write, and functions that help you. */
#ifndef SEVEN_COLOURS_H
#define SEVEN_COLOURS_H

/* The longest side of a board. */
#define BOARD_SIDE 64
/* The colours are the letters from 'A' on. */
#define COLOURS 7
/* The answer that gives the game up. The digit '0' does, too. */
#define GIVE_UP '\0'

/* The linker sees these functions under longer names, so that a file of the course, which does not include this header,
 * can have functions called update, gain and so on (course.h). */
#define choose seven_colours_choose
#define opponent seven_colours_opponent
#define owned seven_colours_owned
#define update seven_colours_update
#define gain seven_colours_gain
#define perimeter seven_colours_perimeter
#define lot seven_colours_lot
#define flood seven_colours_flood
#define best_gain seven_colours_best_gain

/* A board. cells[row][column], from the top left: a letter, or '1' or '2' for a cell that a player owns. Player '1' starts
 * at the bottom left, player '2' at the top right. */
typedef struct board {
    int rows, columns;
    char cells[BOARD_SIDE][BOARD_SIDE];
} board;

/* ---- Your function ---- */

/* Chooses a letter for this player ('1' or '2'), or GIVE_UP. */
char choose(const board *b, char player);

/* ---- board.c ---- */

/* The other player. */
char opponent(char player);

/* Cells that a player owns. */
int owned(const board *b, char player);

/* Calls a letter: the player takes every cell of this letter that touches the player's zone, then the cells that touch those,
 * and so on. Returns the number of cells. */
int update(board *b, char player, char letter);

/* The number of cells that a call would gain. */
int gain(const board *b, char player, char letter);

/* The number of cells that touch the player's zone and do not belong to it. Cells of the opponent count as well. */
int perimeter(const board *b, char player);

/* A random whole number from 0 to count - 1. It is the same when a game of a tournament is repeated. */
int lot(int count);

/* ---- Exercises: the tests look for them in your file ---- */

/* Return value of a function that is not written yet. The tests skip it. */
#define NOT_YET (-1)

/* The same as update, with a depth-first search. */
int flood(board *b, char player, char letter);

/* The most cells that a player can gain with this many calls in a row if the opponent does nothing. */
int best_gain(const board *b, char player, int calls);

#endif
