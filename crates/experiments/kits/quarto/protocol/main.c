/* Turns a strategy into a program for damier: packs the position, calls `choose`, and sends the answer. Nothing to change
 * here. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "damier.h"
#include "quarto.h"

/* The Makefile renames the `main` of a strategy, not this one. */
#undef main

int lot(int count)
{
    return count > 0 ? (int)damier_random((unsigned)count) : 0;
}

/* Packs a state. Returns 0, or 1 if the text is not a state. */
static int pack(const char *state, position *p)
{
    char board[DAMIER_SIDE][DAMIER_SIDE];
    int rows, columns, hand = damier_hand(state);
    if (damier_board(state, board, &rows, &columns) != 0 || rows != 4 || columns != 4)
        return 1;
    *p = (position){.phase = GIVE};
    for (int square = 0; square < 16; square++) {
        char piece[2] = {board[square / 4][square % 4], '\0'};
        if (piece[0] != '.')
            *p = place(give(*p, (int)strtol(piece, NULL, 16)), square);
    }
    p->phase = hand < 0 ? GIVE : (uint8_t)hand;
    return 0;
}

/* Writes a move as text. A byte that makes no sense is sent as well, and the referee reports it as illegal. */
static void write_move(char *text, size_t size, uint8_t move, uint8_t phase)
{
    if (phase == GIVE && move < 16)
        snprintf(text, size, "give %x", (unsigned)move);
    else if (phase == (move & 15))
        snprintf(text, size, "%c%d", 'A' + move / 64, move / 16 % 4 + 1);
    else
        snprintf(text, size, "byte 0x%02x", (unsigned)move);
}

static int answer(const damier_turn *turn, char *action, void *mem)
{
    position p;
    (void)mem;
    if (pack(turn->state, &p) != 0)
        return 1;
    write_move(action, DAMIER_ACTION, choose(p, strstr(turn->game, "squares") != NULL), p.phase);
    return 0;
}

int main(void)
{
    damier_plays("quarto");
    return damier_play(NAME, answer, 0);
}
