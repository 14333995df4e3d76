/* Ma stratégie pour Quarto et Quarto+.
 *
 * Elle joue déjà : la première case vide, et une pièce au hasard. L'énoncé (README.md) dit ce qu'il faut écrire, étape par
 * étape, et `make test` montre ce qui manque. */
#include "quarto.h"

/* ---- Étape 2 : les caractères communs de quatre pièces ---- */

int common_traits(int a, int b, int c, int d)
{
    (void)a, (void)b, (void)c, (void)d;
    return NOT_YET;
}

/* ---- Étape 3 : un coup d'avance ---- */

int wins(position p, int square, int plus)
{
    (void)p, (void)square, (void)plus;
    return NOT_YET;
}

int safe_pieces(position p, int plus)
{
    (void)p, (void)plus;
    return NOT_YET;
}

/* ---- La stratégie : les étapes 4 et 5 l'améliorent ---- */

uint8_t choose(position p, int plus)
{
    int square = 0, piece = lot(16);
    (void)plus;
    if (p.phase == GIVE) {
        while ((pieces_left(p) >> piece & 1) == 0)
            piece = lot(16);
        return (uint8_t)piece;
    }
    while (!is_empty(p, square))
        square++;
    return (uint8_t)(square * 16 + p.phase);
}
