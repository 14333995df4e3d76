/* Tests: the packed words, the exercises, and whole games against random moves.
 *
 * Functions that are not written yet are listed and skipped. Any error ends with status 1. */
#include <stdio.h>
#include <stdlib.h>

#include "quarto.h"

/* The Makefile renames the `main` of a strategy, not this one. */
#undef main

#define GAMES 200

static int wrong = 0, missing = 0;

int lot(int count)
{
    return count > 0 ? rand() % count : 0;
}

static void check(const char *what, long wanted, long found)
{
    if (found == NOT_YET) {
        printf("not yet  %s\n", what);
        missing++;
    } else if (found != wanted) {
        printf("WRONG    %s: %ld was expected, not %ld\n", what, wanted, found);
        wrong++;
    } else {
        printf("ok       %s\n", what);
    }
}

static void test_words(void)
{
    position p = place(give((position){.phase = GIVE}, 5), 7);
    check("words: piece 5 on B4 stands in bits 28 to 31", 5, (long)(p.board >> 28));
    check("words: ... and B4 is taken", 1 << 7, p.squares);
    check("words: ... and piece 5 is gone", 1 << 5, p.pieces);
    check("words: B before the first move is 0000 0000", 0x00, course_byte((position){.phase = GIVE}));
    check("words: ... 1100 0101 with piece 5 to place", 0xc5, course_byte(give((position){.phase = GIVE}, 5)));
    check("words: ... 1000 0000 after piece 5 was placed", 0x80, course_byte(p));
    check("words: ... 0100 1001 with piece 9 to place", 0x49, course_byte(give(p, 9)));
    check("words: 0100 1001 means that piece 9 is in hand", 9, course_phase(0x49));
    check("words: 1000 1001 means that a piece must be given", GIVE, course_phase(0x89));
    check("words: a piece in hand cannot be given", 0xffff - (1 << 5) - (1 << 9), pieces_left(give(p, 9)));
}

static void test_traits(void)
{
    check("common_traits: 1 3 5 7 are all square, and black", 9, common_traits(1, 3, 5, 7));
    check("common_traits: 0 2 4 6 are all round, and black", 9, common_traits(0, 2, 4, 6));
    check("common_traits: c d e f are white and tall", 12, common_traits(12, 13, 14, 15));
    /* The two pairs have common traits, but all four pieces have none. */
    check("common_traits: 0 1 e f have nothing in common", 0, common_traits(0, 1, 14, 15));
    check("common_traits: 3 5 9 e have nothing in common", 0, common_traits(3, 5, 9, 14));
}

/* Whether the board has a line of four pieces with a common trait. */
static int has_line(position p, int plus)
{
    for (int i = 0; i < line_count(plus); i++)
        for (int trait = 0; trait < 4; trait++) {
            int with = 0, without = 0;
            for (int j = 0; j < 4; j++) {
                int piece = piece_on(p, lines[i][j]);
                with += piece >= 0 && (piece >> trait & 1) == 1;
                without += piece >= 0 && (piece >> trait & 1) == 0;
            }
            if (with == 4 || without == 4)
                return 1;
        }
    return 0;
}

static int random_bit(uint16_t bits)
{
    int bit;
    do
        bit = lot(16);
    while ((bits >> bit & 1) == 0);
    return bit;
}

/* A position without a line after this many placements, in which a piece must be given. */
static position random_position(int placements, int plus)
{
    position p = {.phase = GIVE};
    for (int placed = 0; placed < placements; placed++) {
        p = place(give(p, random_bit(pieces_left(p))), random_bit((uint16_t)~p.squares));
        if (has_line(p, plus)) {
            p = (position){.phase = GIVE};
            placed = -1; /* Start again. */
        }
    }
    return p;
}

static int wins_somewhere(position p, int plus)
{
    for (int square = 0; square < 16; square++)
        if (is_empty(p, square) && has_line(place(p, square), plus))
            return 1;
    return 0;
}

/* Compares wins and safe_pieces with a simple version on many positions. */
static void test_threats(int plus, const char *what_wins, const char *what_is_safe)
{
    int alike = 1, safe_alike = 1;
    for (int i = 0; i < 300; i++) {
        position p = random_position(3 + i % 6, plus);
        int safe = 0;
        for (int piece = 0; piece < 16; piece++) {
            position given = give(p, piece);
            if ((pieces_left(p) >> piece & 1) == 0)
                continue;
            safe |= wins_somewhere(given, plus) ? 0 : 1 << piece;
            for (int square = 0; square < 16 && alike == 1; square++)
                if (is_empty(p, square)) {
                    int found = wins(given, square, plus), wanted = has_line(place(given, square), plus);
                    alike = found == NOT_YET ? NOT_YET : (found != 0) == wanted;
                }
        }
        int found = safe_pieces(p, plus);
        safe_alike = found == NOT_YET ? NOT_YET : (safe_alike && found == safe);
    }
    check(what_wins, 1, alike);
    check(what_is_safe, 1, safe_alike);
}

/* A random move of the opponent. */
static uint8_t by_lot(position p)
{
    if (p.phase == GIVE)
        return (uint8_t)random_bit(pieces_left(p));
    return (uint8_t)(16 * random_bit((uint16_t)~p.squares) + p.phase);
}

static int is_legal(position p, uint8_t move)
{
    if (p.phase == GIVE)
        return move < 16 && (pieces_left(p) >> move & 1) == 1;
    return (move & 15) == p.phase && is_empty(p, move >> 4);
}

/* Plays a game against random moves. Returns 1 if your strategy wins, 0 if not, and -2 for an illegal move. */
static int play_game(int is_mine, int plus)
{
    position p = {.phase = GIVE};
    for (;;) {
        uint8_t move = is_mine ? choose(p, plus) : by_lot(p);
        if (!is_legal(p, move))
            return -2;
        if (p.phase == GIVE) {
            p = give(p, move);
            is_mine = !is_mine;
            continue;
        }
        p = place(p, move >> 4);
        if (has_line(p, plus))
            return is_mine;
        if (p.squares == 0xffff)
            return 0;
    }
}

static void test_games(int plus, const char *what)
{
    int won = 0, odd = 0;
    for (int i = 0; i < GAMES; i++) {
        int result = play_game(i % 2, plus);
        won += result == 1;
        odd += result < 0;
    }
    check(what, 0, odd);
    printf("         games won against moves by lot: %d of %d\n", won, GAMES);
}

int main(void)
{
    srand(1);
    test_words();
    test_traits();
    test_threats(0, "wins: Quarto", "safe_pieces: Quarto");
    test_threats(1, "wins: Quarto+", "safe_pieces: Quarto+");
    test_games(0, "games: every move is legal in Quarto");
    test_games(1, "games: every move is legal in Quarto+");
    printf("%d wrong, %d not yet written\n", wrong, missing);
    return wrong > 0;
}
