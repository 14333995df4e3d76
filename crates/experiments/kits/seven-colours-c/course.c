/* Calls a strategy that was registered with COURSE_STRATEGY. Nothing to change here. */
#include "course.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#include "seven_colours.h"

/* A registration replaces these three, and a function `choose` in the strategy's file replaces the one below. */
__attribute__((weak)) int course_side = 0;
__attribute__((weak)) char *course_cells = 0;
__attribute__((weak)) char (*course_call)(char player) = 0;

/* The character of the course for a character of the kit. */
static char character(char cell)
{
    return cell == '1' ? 'v' : cell == '2' ? '^' : cell;
}

__attribute__((weak)) char choose(const board *b, char player)
{
    if (course_call == 0 || b->rows != course_side || b->columns != course_side) {
        fprintf(stderr, course_call == 0 ? "the strategy has neither a function choose nor a line COURSE_STRATEGY\n"
                                         : "the strategy is compiled for another side of the board\n");
        exit(1);
    }
    for (int r = 0; r < b->rows; r++)
        for (int c = 0; c < b->columns; c++)
            course_cells[r * course_side + c] = character(b->cells[r][c]);
    srand((unsigned)lot(INT_MAX));
    return course_call(character(player));
}
