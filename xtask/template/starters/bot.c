/* Plays New Game: connects four if it can, and blocks the rival's four. */
#include <stdlib.h>

#include "damier.h"

static char board[DAMIER_SIDE][DAMIER_SIDE];

/* Counts the stones of a kind in a row from a cell on, without that cell. */
static int count(int row, int column, int down, int right, char stone)
{
    int found = 0;
    for (;;) {
        row += down;
        column += right;
        if (row < 0 || row > 5 || column < 0 || column > 6 || board[row][column] != stone)
            return found;
        found++;
    }
}

/* Returns whether a stone ('1' or '2') dropped into a column makes four in a line. */
static int wins(int column, char stone)
{
    static const int steps[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    int row = 5;
    while (row > 0 && board[row][column] != '.')
        row--;
    for (int i = 0; i < 4; i++) {
        int down = steps[i][0], right = steps[i][1];
        if (1 + count(row, column, down, right, stone) + count(row, column, -down, -right, stone) > 3)
            return 1;
    }
    return 0;
}

/* Writes one of the actions in turn->legal, columns from "1" to "7", into `action`. */
static int choose(const damier_turn *turn, char *action, void *mem)
{
    (void)mem; /* The pointer that you pass to damier_play. */
    int rows, columns;
    if (damier_board(turn->state, board, &rows, &columns) != 0 || rows != 6 || columns != 7)
        return 1;
    const char stones[2] = {turn->seat == 1 ? '1' : '2', turn->seat == 1 ? '2' : '1'};
    /* A better bot would not drop a stone below a cell where the rival then connects four. */
    for (int kind = 0; kind < 2; kind++)
        for (size_t i = 0; i < turn->legal_count; i++)
            if (wins(atoi(turn->legal[i]) - 1, stones[kind]))
                return damier_answer(action, turn->legal[i]);
    return damier_answer(action, turn->legal[damier_random((unsigned)turn->legal_count)]);
}

int main(void)
{
    damier_plays("newgame");
    return damier_play("NAME", choose, NULL);
}
