/* Plays Seven Colours: calls the colour that gains the most cells at once. */
#include <string.h>

#include "damier.h"

static char board[DAMIER_SIDE][DAMIER_SIDE];
static int rows, columns;

/* Takes this cell, if it has the colour, and all cells of the colour that are connected to it. Returns their number. */
static int take(char cells[DAMIER_SIDE][DAMIER_SIDE], int r, int c, char colour)
{
    if (r < 0 || r >= rows || c < 0 || c >= columns || cells[r][c] != colour)
        return 0;
    cells[r][c] = '*';
    return 1 + take(cells, r - 1, c, colour) + take(cells, r + 1, c, colour) +
           take(cells, r, c - 1, colour) + take(cells, r, c + 1, colour);
}

/* Returns the number of cells that a call gains for the owner of the cells marked '1' or '2'. */
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

/* Writes one of the actions in turn->legal into `action`. */
static int choose(const damier_turn *turn, char *action, void *mem)
{
    (void)mem; /* What you pass to damier_play arrives here. */
    size_t best = 0;
    int most = -1;
    if (damier_board(turn->state, board, &rows, &columns) != 0)
        return 1;
    /* To make the bot better, look at what you can call next, and at what the other seat wants. */
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
