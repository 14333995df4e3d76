/* For files written to the signatures of the course. There are two forms of it.
 *
 * In the first, a strategy gets a board of BOARD_SIZE x BOARD_SIZE characters, often a global variable, on which player 'v'
 * owns the bottom left corner and player '^' the top right one. A strategy gets the player, usually with the board, and
 * returns a letter; '\0' gives up:
 *
 *     char board[BOARD_SIZE][BOARD_SIZE];
 *     char greedy(char (*board)[BOARD_SIZE], char player);
 *
 * Such a file stays as it is. Put it into a new folder `course`, and register a strategy of it in a file of its own,
 * for example strategies/ada.c:
 *
 *     #include "../course/ada.c"
 *     #include "course.h"
 *     COURSE_STRATEGY(board, greedy(board, player))
 *
 * First comes the array with the board, which is filled before every call (rows from the top), then the call, in which
 * `player` is the player. For a function without an array of its own, declare one: `static char b[BOARD_SIZE][BOARD_SIZE];`.
 * The program plays only on boards with sides of BOARD_SIZE. If the file has other characters for the players, name them
 * above the second #include, first that of the bottom left corner: `#define COURSE_PLAYERS "12"`.
 *
 * In the second form, a strategy gets a structure GameState with the members map and size, on which 1 and 2 are the players
 * and 3 to 9 the colours, and returns a colour:
 *
 *     Color greedy(GameState *state, Color player);
 *
 * Such a project is spread over several files. Include those that the strategy needs, all from one file in `strategies`:
 *
 *     #include "../course/ada/src/GameState.c"
 *     #include "../course/ada/src/Players.c"
 *     #include "course.h"
 *     COURSE_GAME_STATE(greedy(game, player))
 *
 * In the call, `game` is the board and `player` the player. The program plays on all square boards.
 *
 * In both forms, `rand` is seeded before every call, so that games can be repeated. */
#ifndef COURSE_H
#define COURSE_H

/* The side of the registered board, or 0 if the strategy plays on all of them. */
extern int course_side;
/* The registered array, or NULL for one that is large enough for all boards. */
extern char *course_cells;
/* The characters of the two players on it. */
extern const char *course_players;
/* The registered call, or NULL if the strategy is a function `choose` (seven_colours.h). */
extern char (*course_call)(char player, int side);

/* The board as the numbers of a GameState. */
int *course_map(int side);
/* The letter of a colour of a GameState. */
char course_letter(int colour);

#ifndef COURSE_PLAYERS
#define COURSE_PLAYERS "v^"
#endif

#define COURSE_STRATEGY(array, call)                                                     \
    static char course_strategy(char player, int course_used_side)                       \
    {                                                                                    \
        (void)player, (void)course_used_side;                                            \
        return (char)(call);                                                             \
    }                                                                                    \
    int course_side = BOARD_SIZE;                                                        \
    char *course_cells = (char *)(array);                                                \
    const char *course_players = COURSE_PLAYERS;                                         \
    char (*course_call)(char player, int side) = course_strategy;

#define COURSE_GAME_STATE(call)                                                          \
    static char course_strategy(char character, int course_used_side)                    \
    {                                                                                    \
        int player = character == course_players[0] ? 1 : 2;                             \
        void *map = course_map(course_used_side);                                        \
        GameState course_state = {.map = map, .size = course_used_side};                 \
        GameState *game = &course_state;                                                 \
        (void)player, (void)game;                                                        \
        return course_letter((int)(call));                                               \
    }                                                                                    \
    char (*course_call)(char player, int side) = course_strategy;

#endif
