/* Calls a strategy that was registered with COURSE_STRATEGY or COURSE_GAME_STATE. Nothing to change here. */
#include "course.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#include "seven_colours.h"

/* A registration replaces some of these, and a function `choose` in the strategy's file replaces the one below. */
__attribute__((weak)) int course_side = 0;
__attribute__((weak)) char *course_cells = 0;
__attribute__((weak)) const char *course_players = "v^";
__attribute__((weak)) char (*course_call)(char player, int side) = 0;

/* The first colour of a GameState, after the players 1 and 2. */
#define FIRST_COLOUR 3

/* The character of the course for a character of the kit. */
static char character(char cell)
{
    return cell == '1' || cell == '2' ? course_players[cell - '1'] : cell;
}

int *course_map(int side)
{
    static int map[BOARD_SIDE * BOARD_SIDE];
    for (int i = 0; i < side * side; i++) {
        char cell = course_cells[i];
        map[i] = cell == course_players[0] ? 1 : cell == course_players[1] ? 2 : FIRST_COLOUR + cell - 'A';
    }
    return map;
}

char course_letter(int colour)
{
    if (colour >= FIRST_COLOUR && colour < FIRST_COLOUR + COLOURS)
        return (char)('A' + colour - FIRST_COLOUR);
    fprintf(stderr, "the strategy returned %d, but the colours are %d to %d\n", colour, FIRST_COLOUR, FIRST_COLOUR + COLOURS - 1);
    return '?';
}

__attribute__((weak)) char choose(const board *b, char player)
{
    static char cells[BOARD_SIDE * BOARD_SIDE];
    int side = b->rows;
    if (course_call == 0 || b->columns != side || (course_side > 0 && course_side != side)) {
        fprintf(stderr, course_call == 0 ? "the strategy has neither a function choose nor a line that registers one (course.h)\n"
                                         : "the strategy is compiled for another side of the board\n");
        exit(1);
    }
    if (course_cells == 0)
        course_cells = cells;
    for (int r = 0; r < side; r++)
        for (int c = 0; c < side; c++)
            course_cells[r * side + c] = character(b->cells[r][c]);
    srand((unsigned)lot(INT_MAX));
    return course_call(character(player), side);
}
