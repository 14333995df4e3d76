/* Parses JSON for damier.c: one line at a time, with strings decoded in place and no allocation. */
#ifndef DAMIER_JSON_H
#define DAMIER_JSON_H

#include <ctype.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Maximum length of a line from either side, including its line break. */
#define LINE (1u << 20)
/* No line of this length contains more strings, because each takes two quotes and a comma. */
#define TEXTS (LINE / 3 + 1)
/* Maximum depth of nesting. */
#define NESTING 32

/* A list of strings in a line. */
typedef struct list {
    const char **texts;
    size_t count;
} list;

/* Parses a line from left to right and decodes strings in place. */
typedef struct reader {
    char *at;
    size_t texts; /* the number of used `texts` */
    int depth;
} reader;

/* The strings of all lists in one line. */
static const char *texts[TEXTS];

static void skip_space(reader *in)
{
    while (*in->at == ' ' || *in->at == '\t' || *in->at == '\r' || *in->at == '\n')
        in->at++;
}

/* Consumes a character if it is next. */
static int take(reader *in, char expected)
{
    skip_space(in);
    if (*in->at != expected)
        return 0;
    in->at++;
    return 1;
}

static int take_word(reader *in, const char *word)
{
    size_t length = strlen(word);
    if (strncmp(in->at, word, length) != 0)
        return 0;
    in->at += length;
    return 1;
}

/* Four hexadecimal digits as a number, or -1. */
static long read_hex(reader *in)
{
    long value = 0;
    for (int i = 0; i < 4; i++, in->at++) {
        int c = tolower((unsigned char)*in->at);
        if (!isxdigit(c))
            return -1;
        value = value * 16 + (c <= '9' ? c - '0' : c - 'a' + 10);
    }
    return value;
}

/* Parses the digits after \u, and the second half of a surrogate pair; -1 if it is not a character. */
static long read_unicode(reader *in)
{
    long code = read_hex(in);
    if (code < 0xd800 || code > 0xdfff)
        return code == 0 ? -1 : code; /* A C string ends at 0. */
    if (code > 0xdbff || !take_word(in, "\\u"))
        return -1;
    long low = read_hex(in);
    if (low < 0xdc00 || low > 0xdfff)
        return -1;
    return 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
}

/* Writes a character as UTF-8, which is never longer than its escape. */
static char *write_utf8(char *to, long code)
{
    if (code < 0x80) {
        *to++ = (char)code;
    } else if (code < 0x800) {
        *to++ = (char)(0xc0 | code >> 6);
        *to++ = (char)(0x80 | (code & 63));
    } else if (code < 0x10000) {
        *to++ = (char)(0xe0 | code >> 12);
        *to++ = (char)(0x80 | (code >> 6 & 63));
        *to++ = (char)(0x80 | (code & 63));
    } else {
        *to++ = (char)(0xf0 | code >> 18);
        *to++ = (char)(0x80 | (code >> 12 & 63));
        *to++ = (char)(0x80 | (code >> 6 & 63));
        *to++ = (char)(0x80 | (code & 63));
    }
    return to;
}

/* Parses a string in place; NULL if there is none. */
static const char *read_text(reader *in)
{
    static const char escapes[] = "\"\\/bfnrt", meant[] = "\"\\/\b\f\n\r\t";
    if (!take(in, '"'))
        return NULL;
    char *start = in->at, *to = start;
    while (*in->at != '"') {
        if ((unsigned char)*in->at < ' ')
            return NULL; /* A control character, or the end of the line. */
        if (*in->at != '\\') {
            *to++ = *in->at++;
            continue;
        }
        in->at++;
        const char *escape = *in->at == '\0' ? NULL : strchr(escapes, *in->at);
        if (escape != NULL) {
            *to++ = meant[escape - escapes];
            in->at++;
        } else if (take_word(in, "u")) {
            long code = read_unicode(in);
            if (code < 0)
                return NULL;
            to = write_utf8(to, code);
        } else {
            return NULL;
        }
    }
    in->at++;
    *to = '\0';
    return start;
}

/* Parses a number; 0 if there is none. Does not use strtod, whose decimal point depends on the locale. */
static int read_number(reader *in, double *value)
{
    skip_space(in);
    double sign = *in->at == '-' ? -1.0 : 1.0, scale = 1.0;
    in->at += *in->at == '-';
    if (!isdigit((unsigned char)*in->at))
        return 0;
    for (*value = 0.0; isdigit((unsigned char)*in->at); in->at++)
        *value = *value * 10.0 + (*in->at - '0');
    if (*in->at == '.') {
        in->at++;
        if (!isdigit((unsigned char)*in->at))
            return 0;
        for (; isdigit((unsigned char)*in->at); in->at++)
            *value += (*in->at - '0') * (scale /= 10.0);
    }
    *value *= sign;
    if (*in->at == 'e' || *in->at == 'E') {
        in->at++;
        int shrinks = *in->at == '-', power = 0;
        in->at += *in->at == '-' || *in->at == '+';
        if (!isdigit((unsigned char)*in->at))
            return 0;
        for (; isdigit((unsigned char)*in->at); in->at++)
            power = power > 999 ? power : power * 10 + (*in->at - '0');
        for (; power > 0; power--)
            *value = shrinks ? *value / 10.0 : *value * 10.0;
    }
    return 1;
}

/* Parses a whole number from 0 to `most`. */
static int read_whole(reader *in, uint64_t most, uint64_t *value)
{
    skip_space(in);
    if (!isdigit((unsigned char)*in->at))
        return 0;
    for (*value = 0; isdigit((unsigned char)*in->at); in->at++) {
        uint64_t digit = (uint64_t)(*in->at - '0');
        if (*value > (most - digit) / 10)
            return 0;
        *value = *value * 10 + digit;
    }
    return 1;
}

static int read_unsigned(reader *in, unsigned *value)
{
    uint64_t wide = 0;
    int good = read_whole(in, UINT32_MAX, &wide);
    *value = (unsigned)wide;
    return good;
}

static int read_list(reader *in, list *found)
{
    found->texts = texts + in->texts;
    found->count = 0;
    if (!take(in, '['))
        return 0;
    if (take(in, ']'))
        return 1;
    do {
        const char *text = read_text(in);
        if (text == NULL || in->texts == TEXTS)
            return 0;
        texts[in->texts++] = text;
        found->count++;
    } while (take(in, ','));
    return take(in, ']');
}

static int skip_value(reader *in);

/* Parses an object; calls a function with each key to parse the value. */
static int read_object(reader *in, int (*read_member)(reader *, const char *, void *), void *found)
{
    if (!take(in, '{') || ++in->depth > NESTING)
        return 0;
    if (!take(in, '}')) {
        do {
            const char *key = read_text(in);
            if (key == NULL || !take(in, ':') || !read_member(in, key, found))
                return 0;
        } while (take(in, ','));
        if (!take(in, '}'))
            return 0;
    }
    in->depth--;
    return 1;
}

static int skip_member(reader *in, const char *key, void *found)
{
    (void)key, (void)found;
    return skip_value(in);
}

static int skip_list(reader *in)
{
    if (!take(in, '[') || ++in->depth > NESTING)
        return 0;
    if (!take(in, ']')) {
        do {
            if (!skip_value(in))
                return 0;
        } while (take(in, ','));
        if (!take(in, ']'))
            return 0;
    }
    in->depth--;
    return 1;
}

/* Skips a value that is not needed. */
static int skip_value(reader *in)
{
    double number;
    skip_space(in);
    switch (*in->at) {
    case '"': return read_text(in) != NULL;
    case '{': return read_object(in, skip_member, NULL);
    case '[': return skip_list(in);
    case 't': return take_word(in, "true");
    case 'f': return take_word(in, "false");
    case 'n': return take_word(in, "null");
    default: return read_number(in, &number);
    }
}

#endif
