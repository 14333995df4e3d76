/* A class library that thinks for ever. */
#include <stdio.h>
#include <stdlib.h>
#include <strategy.h>

static dir choose(strategy own, grid g) {
    (void)own;
    (void)g;
    for (volatile unsigned long steps = 0;; steps++) {
    }
}

strategy library_spins(void) {
    strategy made = malloc(sizeof *made);
    made->mem = NULL;
    made->name = "library_spins";
    made->play_move = choose;
    made->free_strategy = free_memless_strat;
    return made;
}
