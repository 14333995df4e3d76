/* Plays 2048: keeps the large tiles in a corner by always preferring the same slides. */
#include "damier.h"

/* The first of these that changes the board is taken. */
static const char *const preference[] = {"left", "down", "right", "up"};

/* Writes one of the actions in turn->legal into `action`. */
static int choose(const damier_turn *turn, char *action, void *mem)
{
    (void)mem; /* What you hand to damier_play comes here. */
    /* What could be better: read the board with damier_tiles, look at the board behind each slide, and
     * count its empty cells. */
    for (int i = 0; i < 4; i++)
        if (damier_is_legal(turn, preference[i]))
            return damier_answer(action, preference[i]);
    return damier_answer(action, turn->legal[0]);
}

int main(void)
{
    damier_plays("2048");
    return damier_play("NAME", choose, NULL);
}
