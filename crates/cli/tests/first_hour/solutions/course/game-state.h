#ifndef GAME_STATE_H
#define GAME_STATE_H

typedef enum Color { ERROR = -1, EMPTY, PLAYER_1, PLAYER_2, RED, GREEN, BLUE, YELLOW, MAGENTA, CYAN, WHITE } Color;

typedef struct GameState {
    Color *map;
    int size;
} GameState;

int main(int argc, char **argv);

#endif
