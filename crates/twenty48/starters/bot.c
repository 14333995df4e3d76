/* Plays 2048: keeps the large tiles in a corner by always preferring the same slides. */
#include "damier.h"

/* Takes the first of these that changes the board. */
static const char *const preference[] = {"left", "down", "right", "up"};

/* Writes one of the actions in turn->legal into `action`. */
static int choose(const damier_turn *turn, char *action, void *mem)
{
    (void)mem; /* The pointer that you pass to damier_play. */
    /* A better bot reads the board with damier_tiles, computes the board after each slide, and counts its
     * empty cells. */
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
