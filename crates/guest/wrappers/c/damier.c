/* Plays in damier: see damier.h. */
#define _POSIX_C_SOURCE 200809L

#include "damier.h"
#include "damier_json.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* Values of any message; absent ones are NULL, 0 or negative. */
typedef struct message {
    const char *type, *game, *state, *text;
    list legal, last;
    uint64_t id, seed, nodes;
    unsigned ply, seat, seats, depth;
    int has_id;
    double game_ms, move_ms;
} message;

/* An option that is a number. One of the variables is NULL. */
typedef struct option {
    const char *name, *help;
    double *number;
    int *whole;
    double initial, min, max;
    int is_set;
    double set;
} option;

/* Two lines: the one that started the game is kept while others are read. */
static char lines[2][LINE + 1];
static FILE *out;
static const char *games[DAMIER_GAMES];
static size_t games_count;
static option options[DAMIER_OPTIONS];
static size_t options_count;
static uint64_t generator = 1;

/* ---- Messages ---- */

static int read_clock_member(reader *in, const char *key, void *whole)
{
    message *found = whole;
    if (strcmp(key, "game_ms") == 0)
        return read_number(in, &found->game_ms);
    if (strcmp(key, "move_ms") == 0)
        return read_number(in, &found->move_ms);
    if (strcmp(key, "nodes") == 0)
        return read_whole(in, UINT64_MAX, &found->nodes);
    if (strcmp(key, "depth") == 0)
        return read_unsigned(in, &found->depth);
    return skip_value(in);
}

static int read_option_member(reader *in, const char *key, void *whole)
{
    (void)whole;
    for (size_t i = 0; i < options_count; i++)
        if (strcmp(key, options[i].name) == 0) {
            reader text = {(char *)read_text(in), 0, 0};
            return options[i].is_set = text.at != NULL && read_number(&text, &options[i].set);
        }
    return skip_value(in);
}

static int read_message_member(reader *in, const char *key, void *whole)
{
    message *found = whole;
    if (strcmp(key, "type") == 0)
        return (found->type = read_text(in)) != NULL;
    if (strcmp(key, "game") == 0)
        return (found->game = read_text(in)) != NULL;
    if (strcmp(key, "state") == 0)
        return (found->state = read_text(in)) != NULL;
    if (strcmp(key, "message") == 0)
        return (found->text = read_text(in)) != NULL;
    if (strcmp(key, "id") == 0)
        return found->has_id = read_whole(in, UINT64_MAX, &found->id);
    if (strcmp(key, "seed") == 0)
        return read_whole(in, UINT64_MAX, &found->seed);
    if (strcmp(key, "ply") == 0)
        return read_unsigned(in, &found->ply);
    if (strcmp(key, "seat") == 0)
        return read_unsigned(in, &found->seat);
    if (strcmp(key, "seats") == 0)
        return read_unsigned(in, &found->seats);
    if (strcmp(key, "legal") == 0)
        return read_list(in, &found->legal);
    if (strcmp(key, "last") == 0)
        return read_list(in, &found->last);
    if (strcmp(key, "clock_left") == 0)
        return read_object(in, read_clock_member, found);
    if (strcmp(key, "options") == 0)
        return read_object(in, read_option_member, NULL);
    return skip_value(in);
}

static int read_message(char *line, message *found)
{
    static const message nothing = {.game_ms = -1.0, .move_ms = -1.0};
    reader in = {line, 0, 0};
    *found = nothing;
    for (size_t i = 0; i < options_count; i++)
        options[i].is_set = 0;
    if (!read_object(&in, read_message_member, found) || found->type == NULL)
        return 0;
    skip_space(&in);
    return *in.at == '\0';
}

/* Reads a line without its line break; -1 at the end. A line that is too long or damaged is cut, and is no
 * message. */
static int read_line(char *line)
{
    size_t length = 0;
    int c, cut = 0;
    while ((c = getc(stdin)) != EOF && c != '\n') {
        cut |= length == LINE || c == '\0';
        if (!cut)
            line[length++] = (char)c;
    }
    line[cut ? 0 : length] = '\0';
    return c == EOF && length == 0 ? -1 : 0;
}

static void write_text(const char *text)
{
    putc('"', out);
    for (; *text != '\0'; text++) {
        unsigned char c = (unsigned char)*text;
        if (c < ' ')
            fprintf(out, "\\u%04x", (unsigned)c);
        else if (c == '"' || c == '\\')
            fprintf(out, "\\%c", c);
        else
            putc(c, out);
    }
    putc('"', out);
}

static void write_number(const char *key, double value)
{
    char number[64];
    snprintf(number, sizeof number, "%.15g", value);
    for (char *c = number; *c != '\0'; c++)
        *c = *c == ',' ? '.' : *c; /* A locale's decimal comma. */
    fprintf(out, ",\"%s\":%s", key, number);
}

static void write_error(const message *about, const char *code, const char *what)
{
    fputs("{\"type\":\"error\",", out);
    if (about->has_id)
        fprintf(out, "\"id\":%llu,", (unsigned long long)about->id);
    fprintf(out, "\"code\":\"%s\",\"message\":", code);
    write_text(what);
    fputs("}\n", out);
    fflush(out);
}

/* ---- Playing ---- */

static void answer(const message *go, const message *game, damier_choose choose, void *mem)
{
    char action[DAMIER_ACTION] = "";
    damier_turn turn = {
        .game = game->game == NULL ? "" : game->game,
        .opening = game->state == NULL ? "" : game->state,
        .state = go->state,
        .legal = go->legal.texts,
        .legal_count = go->legal.count,
        .last = go->last.texts,
        .last_count = go->last.count,
        .seat = game->seat,
        .seats = game->seats,
        .ply = go->ply,
        .id = go->id,
        .seed = game->seed,
        .game_ms = go->game_ms,
        .move_ms = go->move_ms,
        .nodes = go->nodes,
        .depth = go->depth,
    };
    if (choose(&turn, action, mem) != 0) {
        write_error(go, "choose", "the function that chooses could not go on");
        return;
    }
    action[DAMIER_ACTION - 1] = '\0';
    fprintf(out, "{\"type\":\"move\",\"id\":%llu,\"action\":", (unsigned long long)go->id);
    write_text(action);
    fputs("}\n", out);
    fflush(out);
}

/* Reserves standard output for the protocol, and redirects printf to standard error. */
static int take_output(void)
{
    fflush(stdout);
    int copy = dup(STDOUT_FILENO);
    out = copy < 0 ? NULL : fdopen(copy, "w");
    return out != NULL && dup2(STDERR_FILENO, STDOUT_FILENO) >= 0;
}

static void write_option(const option *declared, const char *before)
{
    fprintf(out, "%s{\"name\":", before);
    write_text(declared->name);
    fputs(",\"help\":", out);
    write_text(declared->help == NULL ? "" : declared->help);
    write_number("default", declared->initial);
    write_number("min", declared->min);
    write_number("max", declared->max);
    fputs(declared->whole == NULL ? "}" : ",\"whole\":true}", out);
}

static void write_hello(const char *name)
{
    fputs("{\"type\":\"hello\",\"protocol\":1,\"name\":", out);
    write_text(name);
    fputs(",\"language\":\"C\"", out);
    for (size_t i = 0; i < games_count; i++) {
        fputs(i == 0 ? ",\"games\":[" : ",", out);
        write_text(games[i]);
    }
    fputs(games_count == 0 ? "" : "]", out);
    for (size_t i = 0; i < options_count; i++)
        write_option(&options[i], i == 0 ? ",\"options\":[" : ",");
    fputs(options_count == 0 ? "}\n" : "]}\n", out);
    fflush(out);
}

void damier_plays(const char *game)
{
    if (games_count < DAMIER_GAMES)
        games[games_count++] = game;
}

static void declare(option declared)
{
    if (options_count < DAMIER_OPTIONS)
        options[options_count++] = declared;
}

void damier_number(const char *name, double *value, double min, double max, const char *help)
{
    option declared = {name, help, value, NULL, *value, min, max, 0, 0.0};
    declare(declared);
}

void damier_whole(const char *name, int *value, int min, int max, const char *help)
{
    option declared = {name, help, NULL, value, *value, min, max, 0, 0.0};
    declare(declared);
}

/* Sets the variables of the options: to the values of the message that was read last, or to their defaults. */
static void set_options(void)
{
    for (size_t i = 0; i < options_count; i++) {
        double value = options[i].is_set ? options[i].set : options[i].initial;
        if (options[i].whole != NULL)
            *options[i].whole = (int)value;
        else
            *options[i].number = value;
    }
}

int damier_play(const char *name, damier_choose choose, void *mem)
{
    message game = {.seat = 1, .seats = 1}, found;
    int which = 0;
    if (!take_output())
        return 1;
    write_hello(name);
    while (read_line(lines[which]) == 0) {
        if (!read_message(lines[which], &found)) {
            write_error(&found, "bad-line", "this line is no message");
        } else if (strcmp(found.type, "go") == 0) {
            if (!found.has_id || found.state == NULL || found.legal.count == 0)
                write_error(&found, "bad-line", "a go needs id, state and legal");
            else
                answer(&found, &game, choose, mem);
        } else if (strcmp(found.type, "newgame") == 0) {
            game = found;
            generator = game.seed;
            set_options();
            which = 1 - which;
        } else if (strcmp(found.type, "error") == 0) {
            fprintf(stderr, "damier: %s\n", found.text == NULL ? "" : found.text);
        } else if (strcmp(found.type, "quit") == 0) {
            break;
        }
    }
    return 0;
}

int damier_answer(char *action, const char *text)
{
    size_t length = strlen(text);
    if (length >= DAMIER_ACTION)
        return 1;
    memcpy(action, text, length + 1);
    return 0;
}

int damier_is_legal(const damier_turn *turn, const char *action)
{
    for (size_t i = 0; i < turn->legal_count; i++)
        if (strcmp(turn->legal[i], action) == 0)
            return 1;
    return 0;
}

void damier_info(const damier_turn *turn, double value, int depth, const char *text)
{
    fprintf(out, "{\"type\":\"info\",\"id\":%llu", (unsigned long long)turn->id);
    if (isfinite(value))
        write_number("value", value);
    if (depth >= 0)
        fprintf(out, ",\"depth\":%d", depth);
    if (text != NULL) {
        fputs(",\"text\":", out);
        write_text(text);
    }
    fputs("}\n", out);
    fflush(out);
}

/* splitmix64, by Sebastiano Vigna (public domain). */
unsigned damier_random(unsigned count)
{
    uint64_t z = generator += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    z ^= z >> 31;
    return count == 0 ? 0 : (unsigned)(((z >> 32) * count) >> 32);
}

/* ---- States ---- */

/* Reads a tile or a dot as an exponent; -1 if it is neither. */
static int read_exponent(const char **at)
{
    unsigned long long tile = 0;
    int exponent = 0;
    if (**at == '.') {
        (*at)++;
        return 0;
    }
    for (; isdigit((unsigned char)**at); (*at)++) {
        if (tile > (UINT64_MAX - 9) / 10)
            return -1;
        tile = tile * 10 + (unsigned)(**at - '0');
    }
    for (; tile > 1; tile /= 2, exponent++)
        if (tile % 2 != 0)
            return -1;
    return exponent > 0 ? exponent : -1;
}

int damier_tiles(const char *state, unsigned char tiles[DAMIER_SIDE][DAMIER_SIDE], int *rows,
                 int *columns)
{
    int r = 0, c = 0;
    for (*columns = 0; *state != '\0' && !isalpha((unsigned char)*state);) {
        if (*state == ' ') {
            state++;
        } else if (*state == '/') {
            if (c == 0 || (*columns != 0 && c != *columns) || ++r == DAMIER_SIDE)
                return 1;
            *columns = c;
            c = 0;
            state++;
        } else {
            int exponent = c == DAMIER_SIDE ? -1 : read_exponent(&state);
            if (exponent < 0)
                return 1;
            tiles[r][c++] = (unsigned char)exponent;
        }
    }
    *rows = r + 1;
    if (r == 0)
        *columns = c;
    return c == 0 || c != *columns;
}

int damier_board(const char *state, char board[DAMIER_SIDE][DAMIER_SIDE], int *rows, int *columns)
{
    int r = 0, c = 0;
    for (*columns = 0; *state != '\0' && *state != ' '; state++) {
        if (*state == '/') {
            if (c == 0 || (*columns != 0 && c != *columns) || ++r == DAMIER_SIDE)
                return 1;
            *columns = c;
            c = 0;
        } else if (c == DAMIER_SIDE) {
            return 1;
        } else {
            board[r][c++] = *state;
        }
    }
    *rows = r + 1;
    if (r == 0)
        *columns = c;
    return c == 0 || c != *columns;
}

int damier_hand(const char *state)
{
    size_t length = strlen(state);
    int c = length == 0 ? '-' : tolower((unsigned char)state[length - 1]);
    if (!isxdigit(c))
        return -1;
    return c <= '9' ? c - '0' : c - 'a' + 10;
}
