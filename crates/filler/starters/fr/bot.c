/* Joue aux 7 couleurs : choisit la couleur qui rapporte tout de suite le plus de cases. */
#include <string.h>

#include "damier.h"

static char board[DAMIER_SIDE][DAMIER_SIDE];
static int rows, columns;

/* Prend cette case, si elle est de cette couleur, et toutes celles de cette couleur qui lui sont reliées.
 * Renvoie leur nombre. */
static int take(char cells[DAMIER_SIDE][DAMIER_SIDE], int r, int c, char colour)
{
    if (r < 0 || r >= rows || c < 0 || c >= columns || cells[r][c] != colour)
        return 0;
    cells[r][c] = '*';
    return 1 + take(cells, r - 1, c, colour) + take(cells, r + 1, c, colour) +
           take(cells, r, c - 1, colour) + take(cells, r, c + 1, colour);
}

/* Renvoie le nombre de cases qu'une couleur fait gagner au joueur des cases marquées '1' ou '2'. */
static int gain(char mark, char colour)
{
    char cells[DAMIER_SIDE][DAMIER_SIDE];
    int gained = 0;
    memcpy(cells, board, sizeof cells);
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < columns; c++)
            if (board[r][c] == mark)
                gained += take(cells, r - 1, c, colour) + take(cells, r + 1, c, colour) +
                          take(cells, r, c - 1, colour) + take(cells, r, c + 1, colour);
    return gained;
}

/* Écrit un des coups de turn->legal dans `action`. */
static int choose(const damier_turn *turn, char *action, void *mem)
{
    (void)mem; /* Ce que vous donnez à damier_play arrive ici. */
    size_t best = 0;
    int most = -1;
    if (damier_board(turn->state, board, &rows, &columns) != 0)
        return 1;
    /* Pour l'améliorer, regardez ce que vous pourrez choisir ensuite, et ce que veut l'adversaire. */
    for (size_t i = 0; i < turn->legal_count; i++) {
        int gained = gain(turn->seat == 1 ? '1' : '2', turn->legal[i][0]);
        if (gained > most) {
            most = gained;
            best = i;
        }
    }
    return damier_answer(action, turn->legal[best]);
}

int main(void)
{
    damier_plays("filler");
    return damier_play("NAME", choose, NULL);
}
