/* Seven Colours for C: the board, the function that you write, and what helps to write it. */
#ifndef SEVEN_COLOURS_H
#define SEVEN_COLOURS_H

/* The longest side of a board. */
#define BOARD_SIDE 64
/* The colours are the letters from 'A' on. */
#define COLOURS 7

/* A board. cells[row][column], from the top left: a letter, or '1' or '2' for a cell that a player owns. Player '1' starts
 * at the bottom left, player '2' at the top right. */
typedef struct board {
    int rows, columns;
    char cells[BOARD_SIDE][BOARD_SIDE];
} board;

/* ---- Yours ---- */

/* Chooses a letter for this player ('1' or '2'); '0' gives the game up. */
char choose(const board *b, char player);

/* ---- board.c ---- */

/* The other player. */
char opponent(char player);

/* Cells that a player owns. */
int owned(const board *b, char player);

/* Calls a letter: the player takes every cell of this letter that touches the player's zone, and so on from there.
 * Returns how many cells that were. */
int update(board *b, char player, char letter);

/* How many cells a call would gain. */
int gain(const board *b, char player, char letter);

/* Cells that are not the player's own and touch the player's zone, each counted once; the opponent's count, too. */
int perimeter(const board *b, char player);

/* A whole number from 0 to count - 1 by lot. In a tournament it repeats with the game. */
int lot(int count);

/* ---- Exercises: the tests look for them in your file ---- */

/* What a function returns that nobody has written yet. The tests pass over it. */
#define NOT_YET (-1)

/* The same as update, by a search in depth instead of passes over the board. */
int flood(board *b, char player, char letter);

/* The most cells that a player can gain by so many calls in a row, if the opponent did nothing. */
int best_gain(const board *b, char player, int calls);

#endif
