/* A class library that plays a direction that there is not. */
#include <stdio.h>
#include <stdlib.h>
#include <strategy.h>

static dir choose(strategy own, grid g) {
    (void)own;
    (void)g;
    return (dir)77;
}

strategy library_errs(void) {
    strategy made = malloc(sizeof *made);
    made->mem = NULL;
    made->name = "library_errs";
    made->play_move = choose;
    made->free_strategy = free_memless_strat;
    return made;
}
