/* Joue à n'importe quel jeu au hasard : le plus court programme possible.
 *
 * Il ne sait rien des règles. Un meilleur regarde turn->state et choisit dans turn->legal. */
#include "damier.h"

/* Écrit un des coups de turn->legal dans `action`. */
static int choose(const damier_turn *turn, char *action, void *mem)
{
    (void)mem; /* Ce que vous donnez à damier_play arrive ici. */
    /* damier_random se répète avec la graine de la partie : une partie qui a mal tourné peut être rejouée. */
    return damier_answer(action, turn->legal[damier_random((unsigned)turn->legal_count)]);
}

int main(void)
{
    return damier_play("NAME", choose, NULL);
}
