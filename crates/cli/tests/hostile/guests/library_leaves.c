/* A class library that ends the program it is loaded in. */
#include <stdio.h>
#include <stdlib.h>
#include <strategy.h>

static dir choose(strategy own, grid g) {
    (void)own;
    (void)g;
    exit(0);
}

strategy library_leaves(void) {
    strategy made = malloc(sizeof *made);
    made->mem = NULL;
    made->name = "library_leaves";
    made->play_move = choose;
    made->free_strategy = free_memless_strat;
    return made;
}
