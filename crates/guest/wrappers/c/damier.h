/* Plays in damier: pass damier_play a function that chooses an action.
 *
 *     #include "damier.h"
 *
 *     static int choose(const damier_turn *turn, char *action, void *mem)
 *     {
 *         (void)mem;
 *         return damier_answer(action, turn->legal[0]);
 *     }
 *
 *     int main(void) { return damier_play("First One", choose, NULL); }
 *
 * Compile it together with damier.c, with damier_json.h in the same folder: C99 and POSIX, no dependencies. PROTOCOL.md
 * describes the protocol.
 *
 * Once damier_play is called, standard output belongs to the protocol: printf goes to standard error, which is
 * stored with the game. CPU time counts from then on too, so load your data before. Do not read standard input. */
#ifndef DAMIER_H
#define DAMIER_H

#include <stddef.h>
#include <stdint.h>

/* Size of an action's text, including the final zero. */
#define DAMIER_ACTION 256
/* Maximum number of games that a program can list. */
#define DAMIER_GAMES 8
/* Maximum number of options that a program can declare. */
#define DAMIER_OPTIONS 16
/* Maximum side of a board. */
#define DAMIER_SIDE 64
/* The action that resigns the game. */
#define DAMIER_RESIGN "resign"

/* A turn: you choose one of `legal`. The pointers are valid until `choose` returns. */
typedef struct damier_turn {
    const char *game;          /* the game with its parameters, for example "2048" or "filler:30x30" */
    const char *opening;       /* the initial state, in the game's text form */
    const char *state;         /* the current state; damier_tiles and damier_board parse it */
    const char *const *legal;  /* all legal actions, as strings */
    size_t legal_count;        /* their number: at least one */
    const char *const *last;   /* every action since your last turn, your own first, or since the */
    size_t last_count;         /* start of the game */
    unsigned seat;             /* your seat, counted from 1 */
    unsigned seats;            /* the number of seats */
    unsigned ply;              /* the number of actions since the start of the game, including those of chance */
    uint64_t id;               /* the number of this question */
    uint64_t seed;             /* a seed for random numbers, the same if the game is replayed */
    double game_ms;            /* CPU time left for the game, in milliseconds; negative: not limited */
    double move_ms;            /* CPU time left for this move, in milliseconds; negative: not limited */
    uint64_t nodes;            /* search nodes for this move; 0: not limited */
    unsigned depth;            /* search depth in plies; 0: not limited */
} damier_turn;

/* Writes the chosen action into `action` (DAMIER_ACTION bytes) and returns 0; any other value means that
 * you cannot continue. `mem` is the pointer that you passed to damier_play. */
typedef int (*damier_choose)(const damier_turn *turn, char *action, void *mem);

/* Declares that you play this game, for example "2048". Call it before damier_play, once for each game, at most
 * DAMIER_GAMES times. Without it you play any game. */
void damier_plays(const char *game);

/* Declares an option that is a number from `min` to `max`. Its default is the value of the variable, which is set to
 * the organiser's value when a game begins. `damier tune` finds better values. Call it before damier_play, at most
 * DAMIER_OPTIONS times. For example:
 *     static double gain = 1.5;
 *     damier_number("gain", &gain, 0, 10, "weight of the gain"); */
void damier_number(const char *name, double *value, double min, double max, const char *help);

/* Does the same for an option that is a whole number. */
void damier_whole(const char *name, int *value, int min, int max, const char *help);

/* Plays until there are no more games. Returns 0, or 1 if standard output cannot be redirected; main can return
 * this value. */
int damier_play(const char *name, damier_choose choose, void *mem);

/* Copies a text into `action`. Returns 0, or 1 if it is too long; `choose` can return this value. */
int damier_answer(char *action, const char *text);

/* Whether an action is among the legal ones. */
int damier_is_legal(const damier_turn *turn, const char *action);

/* Reports what you think so far. value: the result that you expect for your seat, in points of the game's
 * score. depth: search depth in plies. text: any text for people. NAN, a negative depth and NULL are left
 * out. */
void damier_info(const damier_turn *turn, double value, int depth, const char *text);

/* Reads a state of 2048: 0 for an empty cell, else the exponent of its tile (1 for 2, 2 for 4, ...).
 * Returns 0, or 1 if the text is not such a state. */
int damier_tiles(const char *state, unsigned char tiles[DAMIER_SIDE][DAMIER_SIDE], int *rows,
                 int *columns);

/* Reads a state of Seven Colours (letters; 1 and 2 for owned cells, # for holes) or Quarto (hexadecimal
 * pieces, . for empty squares) as the characters of its text. Returns 0, or 1 if the text is not such a
 * state. */
int damier_board(const char *state, char board[DAMIER_SIDE][DAMIER_SIDE], int *rows, int *columns);

/* Quarto: the piece to place, from 0 to 15, or -1 if you have to give a piece. */
int damier_hand(const char *state);

/* A random number below `count`, from a generator that damier_play seeds with the game's seed. */
unsigned damier_random(unsigned count);

#endif
