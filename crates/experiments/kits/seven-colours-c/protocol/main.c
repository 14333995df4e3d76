/* Turns a strategy into a program for damier: calls `choose` and sends the answer. Nothing to change here. */
#include <stdio.h>

#include "damier.h"
#include "course.h"
#include "seven_colours.h"

/* The Makefile renames the `main` of a strategy, not this one. */
#undef main

int lot(int count)
{
    return count > 0 ? (int)damier_random((unsigned)count) : 0;
}

static int answer(const damier_turn *turn, char *action, void *mem)
{
    static board b;
    (void)mem;
    if (damier_board(turn->state, b.cells, &b.rows, &b.columns) != 0)
        return 1;
    char letter = choose(&b, turn->seat == 1 ? '1' : '2');
    if (letter == GIVE_UP || letter == '0')
        return damier_answer(action, DAMIER_RESIGN);
    /* Other characters are sent as well, and the referee says what is wrong with them. */
    char text[2] = {letter > ' ' && letter <= '~' ? letter : '?', '\0'};
    return damier_answer(action, text);
}

int main(void)
{
    char game[32] = "filler";
    if (course_side > 0)
        snprintf(game, sizeof game, "filler:%dx%d", course_side, course_side);
    damier_plays(game);
    return damier_play(NAME, answer, 0);
}
