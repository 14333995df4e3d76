/* Plays in damier: hand damier_play a function that chooses an action.
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
 * Compile it together with damier.c (and damier_json.h beside it): C99 and POSIX, no dependencies. PROTOCOL.md tells what it speaks.
 *
 * From damier_play on, standard output belongs to the protocol: printf goes to standard error, which is
 * kept with the game. CPU time counts from there on too, so load what you need before. Do not read
 * standard input. */
#ifndef DAMIER_H
#define DAMIER_H

#include <stddef.h>
#include <stdint.h>

/* Room for an action's text, its end included. */
#define DAMIER_ACTION 256
/* The most games that a program can say it plays. */
#define DAMIER_GAMES 8
/* The longest side of a board. */
#define DAMIER_SIDE 64
/* The action that gives the game up. */
#define DAMIER_RESIGN "resign"

/* You are to choose one of `legal`. Nothing here is valid any more when `choose` has returned. */
typedef struct damier_turn {
    const char *game;          /* the game with its parameters, as "2048" or "filler:30x30" */
    const char *opening;       /* the first state, in the game's text form */
    const char *state;         /* the state now; damier_tiles and damier_board read it for you */
    const char *const *legal;  /* all legal actions, as texts */
    size_t legal_count;        /* how many these are: at least one */
    const char *const *last;   /* every action since your last turn, your own first, or since the */
    size_t last_count;         /* game began */
    unsigned seat;             /* your seat, counted from 1 */
    unsigned seats;            /* seats in all */
    unsigned ply;              /* actions since the game began, chance's too */
    uint64_t id;               /* the number of this question */
    uint64_t seed;             /* the same game is played again with the same seed */
    double game_ms;            /* CPU time left for the game, in milliseconds; negative: not limited */
    double move_ms;            /* CPU time left for this move, the same way */
    uint64_t nodes;            /* search nodes for this move; 0: not limited */
    unsigned depth;            /* plies to look ahead; 0: not limited */
} damier_turn;

/* Writes the chosen action into `action` (DAMIER_ACTION bytes) and returns 0; anything else says that
 * you cannot go on. `mem` is what damier_play was given. */
typedef int (*damier_choose)(const damier_turn *turn, char *action, void *mem);

/* Says, before damier_play, that you play this game, as "2048"; to be called for each, at most
 * DAMIER_GAMES of them. Without it you are taken to play any. */
void damier_plays(const char *game);

/* Plays until there are no more games. Returns 0, or 1 if standard output cannot be taken over: made to
 * be what main returns. */
int damier_play(const char *name, damier_choose choose, void *mem);

/* Copies a text into `action`; returns 0, or 1 if it is too long: made to be what `choose` returns. */
int damier_answer(char *action, const char *text);

/* Whether an action is among the legal ones. */
int damier_is_legal(const damier_turn *turn, const char *action);

/* Says what you think so far. value: the result that you expect for your seat, in points of the game's
 * score. depth: plies looked ahead. text: anything, for people. NAN, a negative depth and NULL are left
 * out. */
void damier_info(const damier_turn *turn, double value, int depth, const char *text);

/* Reads a state of 2048: 0 for an empty cell, else the exponent of its tile (1 for 2, 2 for 4, ...).
 * Returns 0, or 1 if it is none. */
int damier_tiles(const char *state, unsigned char tiles[DAMIER_SIDE][DAMIER_SIDE], int *rows,
                 int *columns);

/* Reads a state of Seven Colours (letters; 1 and 2 for owned cells, # for holes) or Quarto (hexadecimal
 * pieces, . for empty squares) as the characters of its text. Returns 0, or 1 if it is none. */
int damier_board(const char *state, char board[DAMIER_SIDE][DAMIER_SIDE], int *rows, int *columns);

/* Quarto: the piece to place, from 0 to 15, or -1 if a piece is to be given. */
int damier_hand(const char *state);

/* A random number below `count`, from a generator that damier_play seeds with the game's seed. */
unsigned damier_random(unsigned count);

#endif
