/* A strategy written to the form of the course with a structure for the board, and a main. Its functions have names that
 * the kit uses as well. */
#include "../head/GameState.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Color value(const GameState *state, int x, int y)
{
    return x < 0 || y < 0 || x >= state->size || y >= state->size ? ERROR : state->map[y * state->size + x];
}

/* Calls a colour. Returns the number of cells gained. */
int update(GameState *state, Color player, Color color)
{
    int gained = 0, before;
    do {
        before = gained;
        for (int y = 0; y < state->size; y++)
            for (int x = 0; x < state->size; x++)
                if (value(state, x, y) == color && (value(state, x - 1, y) == player || value(state, x + 1, y) == player ||
                                                    value(state, x, y - 1) == player || value(state, x, y + 1) == player)) {
                    state->map[y * state->size + x] = player;
                    gained++;
                }
    } while (gained > before);
    return gained;
}

/* The colour that gains most. The players start in the corners at the bottom left and the top right. */
Color greedy(GameState *state, Color player)
{
    int best = RED, most = -1;
    size_t bytes = sizeof(Color) * (size_t)lround(pow(state->size, 2));
    Color *before = malloc(bytes);
    if (value(state, 0, state->size - 1) != PLAYER_1 || value(state, state->size - 1, 0) != PLAYER_2)
        exit(1);
    memcpy(before, state->map, bytes);
    for (int color = RED; color <= WHITE; color++) {
        int gained = update(state, player, (Color)color);
        memcpy(state->map, before, bytes);
        if (gained > most) {
            most = gained;
            best = color;
        }
    }
    free(before);
    return best;
}

int main(int argc, char **argv)
{
    printf("%s has %d arguments\n", argv[0], argc - 1);
    return 0;
}
