/* A class library that writes where nothing is, as soon as it is asked for its strategy. */
#include <stdio.h>
#include <stdlib.h>
#include <strategy.h>

static dir choose(strategy own, grid g) {
    (void)own;
    (void)g;
    return LEFT;
}

strategy library_breaks(void) {
    volatile int *nothing = NULL;
    *nothing = 1;
    strategy made = malloc(sizeof *made);
    made->mem = NULL;
    made->name = "library_breaks";
    made->play_move = choose;
    made->free_strategy = free_memless_strat;
    return made;
}
