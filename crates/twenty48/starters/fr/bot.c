/* Joue à 2048 : garde les grandes tuiles dans un coin en préférant toujours les mêmes coups. */
#include "damier.h"

/* Joue le premier de ceux-ci qui change la grille. */
static const char *const preference[] = {"left", "down", "right", "up"};

/* Écrit un des coups de turn->legal dans `action`. */
static int choose(const damier_turn *turn, char *action, void *mem)
{
    (void)mem; /* Le pointeur que vous passez à damier_play. */
    /* À améliorer : lisez la grille avec damier_tiles, regardez la grille après chaque coup, et comptez
     * ses cases vides. */
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
