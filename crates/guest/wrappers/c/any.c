/* Plays any game at random: the shortest bot there is.
 *
 * It says nothing about the rules. A better one looks at turn->state and picks from turn->legal. */
#include "damier.h"

/* Writes one of the actions in turn->legal into `action`. */
static int choose(const damier_turn *turn, char *action, void *mem)
{
    (void)mem; /* What you hand to damier_play comes here. */
    /* damier_random repeats with the game's seed, so a game that went wrong can be played again. */
    return damier_answer(action, turn->legal[damier_random((unsigned)turn->legal_count)]);
}

int main(void)
{
    return damier_play("NAME", choose, NULL);
}
