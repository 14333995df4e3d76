/* Quarto and Quarto+ in C: the position, the function that you write, and functions that help you. */
#ifndef QUARTO_H
#define QUARTO_H

#include <stdint.h>

/* A piece is a number of four bits: 8 white (0 black), 4 tall (0 low), 2 solid (0 hollow), 1 square (0 round).
 * A square is a number, letter * 4 + digit, both counted from 0: A1 is 0, A2 is 1, B4 is 7, D4 is 15. */

/* The position before a move. */
typedef struct position {
    uint64_t board;   /* the piece on square i in the bits from 4 * i on; 0 if it is empty */
    uint16_t squares; /* bit i is set if a piece is on square i */
    uint16_t pieces;  /* bit p is set if piece p is on the board */
    uint8_t phase;    /* 0 to 15: you must place this piece; GIVE: you must give a piece */
} position;

#define GIVE 0x10

/* ---- The byte B of the course, which says more than `phase` ---- */

/* B in bits, from the highest: the player (0 gives the first piece), the action (0 to give, 1 to place), 00, and the piece in
 * hand in four bits. When a piece must be given, nothing is in hand, and these four bits are 0. */
uint8_t course_byte(position p);

/* The phase in a byte B. If a piece must be given, the four bits of the piece may have any value. */
uint8_t course_phase(uint8_t b);

/* ---- Your function ---- */

/* Chooses a move, as a byte. With a piece in hand: square * 16 + piece, so 0x75 places piece 5 on B4. To give a
 * piece: the piece. `plus` is 1 for Quarto+, where a 2x2 square of four wins as well. */
uint8_t choose(position p, int plus);

/* ---- quarto.c ---- */

/* The piece on a square, or -1. */
int piece_on(position p, int square);

/* Whether a square is empty. */
int is_empty(position p, int square);

/* The pieces that you can give: bit i is set if piece i is neither on the board nor in hand. */
uint16_t pieces_left(position p);

/* The position after the piece in hand was placed on a square. Then a piece must be given. */
position place(position p, int square);

/* The position after a piece was given. Then the other player has it in hand. */
position give(position p, int piece);

/* The number of sets of four squares that win: 10 lines, and in Quarto+ also the nine 2x2 squares. */
int line_count(int plus);

/* The four squares of the line with this number. */
extern const int lines[19][4];

/* A random whole number from 0 to count - 1. It is the same when a game of a tournament is repeated. */
int lot(int count);

/* ---- Exercises: the tests look for them in your file ---- */

/* Return value of a function that is not written yet. The tests skip it. */
#define NOT_YET (-1)

/* The traits that four pieces share: a bit is set if all four pieces or none of them have it. */
int common_traits(int a, int b, int c, int d);

/* Whether the piece in hand completes a line on this empty square. */
int wins(position p, int square, int plus);

/* The remaining pieces that complete no line: bit i for piece i. */
int safe_pieces(position p, int plus);

#endif
