/* Several strategies written to the signatures of the course: a global board, the players ^ and v, NUL to give up, and a
 * main that plays two of them against each other. Its functions have names that the kit uses as well. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define BOARD_SIZE 30

char board[BOARD_SIZE][BOARD_SIZE];

int owned(char (*b)[BOARD_SIZE], char player)
{
    int count = 0;
    for (int i = 0; i < BOARD_SIZE * BOARD_SIZE; i++)
        count += b[i / BOARD_SIZE][i % BOARD_SIZE] == player;
    return count;
}

static char cell(char (*b)[BOARD_SIZE], int i, int j)
{
    return i < 0 || j < 0 || i >= BOARD_SIZE || j >= BOARD_SIZE ? 0 : b[i][j];
}

static int is_border(char (*b)[BOARD_SIZE], int i, int j, char player)
{
    return cell(b, i - 1, j) == player || cell(b, i + 1, j) == player || cell(b, i, j - 1) == player ||
           cell(b, i, j + 1) == player;
}

void update(char (*b)[BOARD_SIZE], char player, char letter)
{
    int changed = 1;
    while (changed) {
        changed = 0;
        for (int i = 0; i < BOARD_SIZE; i++)
            for (int j = 0; j < BOARD_SIZE; j++)
                if (b[i][j] == letter && is_border(b, i, j, player)) {
                    b[i][j] = player;
                    changed = 1;
                }
    }
}

int gain(char (*b)[BOARD_SIZE], char player, char letter)
{
    char copy[BOARD_SIZE][BOARD_SIZE];
    for (int i = 0; i < BOARD_SIZE * BOARD_SIZE; i++)
        copy[i / BOARD_SIZE][i % BOARD_SIZE] = b[i / BOARD_SIZE][i % BOARD_SIZE];
    update(copy, player, letter);
    return owned(copy, player) - owned(b, player);
}

/* A random letter among those that gain cells; NUL if there is none. */
char available(char (*b)[BOARD_SIZE], char player)
{
    char letters[7];
    int count = 0;
    for (char letter = 'A'; letter <= 'G'; letter++)
        if (gain(b, player, letter) > 0)
            letters[count++] = letter;
    return count == 0 ? '\0' : letters[rand() % count];
}

/* The letter that gains most; NUL if none gains. */
char greedy(char (*b)[], char player)
{
    char best = '\0';
    int most = 0;
    (void)b; /* Its own size is not in its type: the global board is the same one. */
    for (char letter = 'A'; letter <= 'G'; letter++)
        if (gain(board, player, letter) > most) {
            most = gain(board, player, letter);
            best = letter;
        }
    return best;
}

/* The same, but it only takes the player, as in the template of Rennes. */
char choose(char player)
{
    if (player != '^' && player != 'v')
        return '?';
    return greedy(board, player);
}

char give_up(char (*b)[BOARD_SIZE], char player)
{
    (void)b, (void)player;
    return '\0';
}

static void init_board(void)
{
    for (int i = 0; i < BOARD_SIZE * BOARD_SIZE; i++)
        board[i / BOARD_SIZE][i % BOARD_SIZE] = (char)('A' + rand() % 7);
    board[BOARD_SIZE - 1][0] = 'v';
    board[0][BOARD_SIZE - 1] = '^';
}

int main(void)
{
    char player = 'v';
    srand(time(NULL));
    init_board();
    while (2 * owned(board, 'v') < BOARD_SIZE * BOARD_SIZE && 2 * owned(board, '^') < BOARD_SIZE * BOARD_SIZE) {
        char letter = player == 'v' ? greedy(board, player) : available(board, player);
        if (letter == '\0')
            break;
        update(board, player, letter);
        player = player == 'v' ? '^' : 'v';
    }
    printf("v owns %d cells, ^ owns %d\n", owned(board, 'v'), owned(board, '^'));
    return 0;
}
