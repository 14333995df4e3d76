/* Plays any game at random: the shortest bot there is.
 *
 * It knows nothing about the rules. A better one looks at turn->state and picks from turn->legal. */
#include "damier.h"

/* Writes one of the actions in turn->legal into `action`. */
static int choose(const damier_turn *turn, char *action, void *mem)
{
    (void)mem; /* The pointer that you pass to damier_play. */
    /* damier_random repeats with the game's seed, so a game that went wrong can be played again. */
    return damier_answer(action, turn->legal[damier_random((unsigned)turn->legal_count)]);
}

int main(void)
{
    return damier_play("NAME", choose, NULL);
}
