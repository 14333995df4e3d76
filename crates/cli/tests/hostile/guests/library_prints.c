/* A class library that prints: no fault. */
#include <stdio.h>
#include <stdlib.h>
#include <strategy.h>

static dir choose(strategy own, grid g) {
    (void)own;
    (void)g;
    printf("thinking\n");
    for (dir d = UP; d <= RIGHT; d++) {
        if (can_move(g, d)) {
            return d;
        }
    }
    return UP;
}

strategy library_prints(void) {
    strategy made = malloc(sizeof *made);
    made->mem = NULL;
    made->name = "library_prints";
    made->play_move = choose;
    made->free_strategy = free_memless_strat;
    return made;
}
