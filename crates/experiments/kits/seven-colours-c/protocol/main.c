/* Turns a strategy into a program for damier: calls `choose` and sends the answer. Nothing to change here. */
#include "damier.h"
#include "seven_colours.h"

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
    if (letter == '0')
        return damier_answer(action, DAMIER_RESIGN);
    /* Other characters are sent as well, and the referee says what is wrong with them. */
    char text[2] = {letter > ' ' && letter <= '~' ? letter : '?', '\0'};
    return damier_answer(action, text);
}

int main(void)
{
    damier_plays("filler");
    return damier_play(NAME, answer, 0);
}
