/* Plays to the end with many mistakes: plays on its board and deletes it, prints, reads, leaks,
 * keeps a pointer to a dead stack frame, and leaves its name and free_strategy as malloc gave them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "strategy.h"

static dir choose(strategy strat, grid g) {
    dir chosen = UP;
    char word[16];
    (void)strat;
    while (chosen < RIGHT && !can_move(g, chosen))
        chosen++;
    printf("{\"type\":\"move\",\"id\":1,\"action\":\"nowhere\"}\n");
    if (scanf("%15s", word) == 1)
        abort(); /* it has read input meant for the host */
    malloc(1000);
    while (!game_over(g))
        play(g, rand() % 4);
    for (int y = 0; y < GRID_SIDE; y++)
        set_tile(g, 0, y, 30);
    delete_grid(g);
    return chosen;
}

strategy untidy(void) {
    int local = 42;
    int *volatile pointer = &local;
    strategy strat = malloc(sizeof(struct strategy_s));
    memset(strat, 0xa5, sizeof(struct strategy_s)); /* as if malloc had given used memory */
    printf("loaded without a line break, ");
    strat->mem = (void *)pointer;
    strat->play_move = choose;
    return strat;
}
