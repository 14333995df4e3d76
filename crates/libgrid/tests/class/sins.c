/* One mistake per compilation: cc -DSIN=... -DNAME=... */
#include <stdio.h>
#include <stdlib.h>
#include "strategy.h"

#define NOTHING 0
#define MOVES_UP_ONLY 1
#define NO_DIRECTION 2
#define CRASHES_IN_MOVE 3
#define EXITS_IN_MOVE 4
#define CRASHES_IN_FREE 5
#define CRASHES_AT_LOAD 6
#define EXITS_AT_LOAD 7
#define RETURNS_NULL 8
#define RETURNS_NUMBER 9
#define RETURNS_LOCAL 10
#define NO_PLAY_MOVE 11
#define WILD_PLAY_MOVE 12
#define UNDEFINED 13
#define LOSES_PLAY_MOVE 14
#define LOCAL_NAME 15
#define RECURSES 16

void nobody_defines_this(void);
static int endless(int depth);

static dir choose(strategy strat, grid g) {
    volatile int *volatile nowhere = NULL;
    static int moves = 0;
    moves++;
    if (SIN == NO_DIRECTION && moves > 2)
        return (dir)7;
    if (SIN == CRASHES_IN_MOVE && moves > 2) {
        printf("about to crash\n");
        *nowhere = 1;
    }
    if (SIN == EXITS_IN_MOVE && moves > 2)
        exit(3);
    if (SIN == RECURSES)
        return endless(0) ? UP : DOWN;
    if (SIN == LOSES_PLAY_MOVE)
        strat->play_move = NULL;
    if (SIN != MOVES_UP_ONLY)
        for (dir d = UP; d <= RIGHT; d++)
            if (can_move(g, d))
                return d;
    return UP;
}

static int endless(int depth) {
    volatile char room[1000];
    room[0] = depth;
    return room[0] + endless(depth + 1) + room[1];
}

static void release(strategy strat) {
    if (SIN == CRASHES_IN_FREE)
        free((char *)strat + 8);
}

#if SIN != NOTHING
strategy NAME(void) {
    volatile int *volatile nowhere = NULL;
    struct strategy_s local, *volatile pointer = &local;
    char text[300], *volatile text_pointer = text;
    strategy strat = malloc(sizeof(struct strategy_s));
    strat->mem = NULL;
    strat->name = "sinner";
    strat->play_move = choose;
    strat->free_strategy = release;
#if SIN == UNDEFINED
    nobody_defines_this();
#endif
    switch (SIN) {
    case CRASHES_AT_LOAD: *nowhere = 1; break;
    case EXITS_AT_LOAD: exit(0);
    case RETURNS_NULL: return NULL;
    case RETURNS_NUMBER: return (strategy)0x1234;
    case RETURNS_LOCAL: return pointer;
    case LOCAL_NAME: snprintf(text, sizeof text, "local"); strat->name = text_pointer; break;
    case NO_PLAY_MOVE: strat->play_move = NULL; break;
    case WILD_PLAY_MOVE: strat->play_move = (dir (*)(strategy, grid))0xa5a5a5a5; break;
    }
    return strat;
}
#else
strategy Wrong_Name(void) {
    strategy strat = malloc(sizeof(struct strategy_s));
    strat->play_move = choose;
    strat->free_strategy = release;
    return strat;
}
#endif
