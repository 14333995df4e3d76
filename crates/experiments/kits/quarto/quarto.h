/* Quarto and Quarto+ for C: the position in packed words, the function that you write, and what helps to write it. */
#ifndef QUARTO_H
#define QUARTO_H

#include <stdint.h>

/* A piece is a number of four bits: 8 white (0 black), 4 tall (0 low), 2 solid (0 hollow), 1 square (0 round).
 * A square is a number, letter * 4 + figure, both counted from 0: A1 is 0, A2 is 1, B4 is 7, D4 is 15. */

/* The position before a move. */
typedef struct position {
    uint64_t board;   /* the piece on square i in the bits from 4 * i on; 0 where none stands */
    uint16_t squares; /* bit i is set if a piece stands on square i */
    uint16_t pieces;  /* bit p is set if piece p stands on the board */
    uint8_t phase;    /* 0 to 15: this piece is in your hand, to be placed; GIVE: a piece is to be given */
} position;

#define GIVE 0x10

/* ---- Yours ---- */

/* Chooses a move, as a byte. With a piece in hand: square * 16 + piece, so 0x75 places piece 5 on B4. Where a piece is to be
 * given: the piece. `plus` is 1 for Quarto+, where four on a 2x2 square win as well. */
uint8_t choose(position p, int plus);

/* ---- quarto.c ---- */

/* The piece on a square, or -1. */
int piece_on(position p, int square);

/* Whether a square is empty. */
int is_empty(position p, int square);

/* The pieces that may be given: bit i is set if piece i is neither on the board nor in hand. */
uint16_t pieces_left(position p);

/* The position after the piece in hand was placed on a square; after that a piece is to be given. */
position place(position p, int square);

/* The position after a piece was given: the other player's, who has it in hand. */
position give(position p, int piece);

/* How many sets of four squares win: 10 lines; in Quarto+ the nine 2x2 squares, too. */
int line_count(int plus);

/* The four squares of the line with this number. */
extern const int lines[19][4];

/* A whole number from 0 to count - 1 by lot. In a tournament it repeats with the game. */
int lot(int count);

/* ---- Exercises: the tests look for them in your file ---- */

/* What a function returns that nobody has written yet. The tests pass over it. */
#define NOT_YET (-1)

/* The traits in which four pieces agree: a bit is set if all four have it, or none has. */
int common_traits(int a, int b, int c, int d);

/* Whether the piece in hand completes a line on this empty square. */
int wins(position p, int square, int plus);

/* The pieces left that complete no line anywhere: bit i for piece i. */
int safe_pieces(position p, int plus);

#endif
