/* Joue au Quarto : complète une ligne s'il le peut, et ne donne pas de pièce qui en complète une. */
#include <stdlib.h>

#include "damier.h"

/* Les cases, numérotées depuis A1 = 0, ligne par ligne : lignes, colonnes, diagonales. */
static const int winning[10][4] = {
    {0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}, {12, 13, 14, 15}, {0, 4, 8, 12},
    {1, 5, 9, 13}, {2, 6, 10, 14}, {3, 7, 11, 15}, {0, 5, 10, 15}, {3, 6, 9, 12},
};

/* La pièce de chaque case, de 0 à 15, ou -1. */
static int squares[16];

/* Dit si une pièce (un nombre de quatre bits), posée sur une case vide, complète une ligne d'un même caractère. */
static int wins(int square, int piece)
{
    int won = 0;
    squares[square] = piece;
    for (int i = 0; i < 10; i++) {
        int all = 15, none = 15, full = 1;
        for (int j = 0; j < 4; j++) {
            int here = squares[winning[i][j]];
            full = full && here >= 0;
            all &= here;
            none &= ~here;
        }
        /* Un caractère que les quatre ont, ou qui manque aux quatre. */
        won = won || (full && (all != 0 || none != 0));
    }
    squares[square] = -1;
    return won;
}

/* Dit si une pièce complète une ligne quelque part. */
static int wins_somewhere(int piece)
{
    for (int square = 0; square < 16; square++)
        if (squares[square] < 0 && wins(square, piece))
            return 1;
    return 0;
}

/* Dit si un coup ("B4" ou "give 7") complète une ligne, ou donne une pièce qui n'en complète aucune. */
static int is_good(const char *action, int hand)
{
    if (hand < 0)
        return !wins_somewhere((int)strtol(action + 5, NULL, 16));
    return wins((action[0] - 'A') * 4 + (action[1] - '1'), hand);
}

/* Écrit un des coups de turn->legal dans `action`. */
static int choose(const damier_turn *turn, char *action, void *mem)
{
    (void)mem; /* Ce que vous donnez à damier_play arrive ici. */
    char board[DAMIER_SIDE][DAMIER_SIDE];
    int rows, columns, hand = damier_hand(turn->state);
    if (damier_board(turn->state, board, &rows, &columns) != 0 || rows != 4 || columns != 4)
        return 1;
    for (int square = 0; square < 16; square++) {
        char piece[2] = {board[square / 4][square % 4], '\0'};
        squares[square] = piece[0] == '.' ? -1 : (int)strtol(piece, NULL, 16);
    }
    /* Pour l'améliorer, pensez à ce que l'adversaire peut vous donner en retour. */
    for (size_t i = 0; i < turn->legal_count; i++)
        if (is_good(turn->legal[i], hand))
            return damier_answer(action, turn->legal[i]);
    return damier_answer(action, turn->legal[damier_random((unsigned)turn->legal_count)]);
}

int main(void)
{
    damier_plays("quarto");
    return damier_play("NAME", choose, NULL);
}
