/* Takes memory that is in no account of a process: shared without a file, in tables of pages, on a stack. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static const size_t MIB = 1 << 20;

static void judge(const char *name, int refused) {
    fprintf(stderr, "%s: %s\n", name, refused ? "refused" : "DONE");
}

/* Shared pages that stay when they are no longer mapped here. */
static int share(int flags, int file) {
    size_t taken = 0;
    for (; taken < 3000; taken += 8) {
        char *piece = mmap(NULL, 8 * MIB, PROT_READ | PROT_WRITE, flags, file, 0);
        if (piece == MAP_FAILED) {
            return taken == 0;
        }
        memset(piece, 1, 8 * MIB);
        madvise(piece, 8 * MIB, MADV_DONTNEED);
    }
    return 0;
}

/* A page of tables for every two mebibytes that are only read. */
static int tabulate(void) {
    size_t whole = 1250UL << 30;
    volatile char *map = mmap(NULL, whole, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (map == MAP_FAILED) {
        return 1;
    }
    for (size_t at = 0; at < whole; at += 2 * MIB) {
        (void)map[at];
    }
    return 0;
}

int main(void) {
    judge("share memory", share(MAP_SHARED | MAP_ANONYMOUS, -1));
    int zeroes = open("/dev/zero", O_RDWR);
    judge("share zeroes", zeroes < 0 || share(MAP_SHARED, zeroes));
    judge("fill tables", tabulate());
    judge("grow a stack", mmap(NULL, MIB, PROT_READ | PROT_WRITE,
                               MAP_PRIVATE | MAP_ANONYMOUS | MAP_GROWSDOWN, -1, 0) == MAP_FAILED);
    char line[1 << 16];
    printf("{\"type\":\"hello\"}\n");
    fflush(stdout);
    while (fgets(line, sizeof line, stdin)) {
        char *legal = strstr(line, "\"legal\":[\""), *id = strstr(line, "\"id\":");
        if (strstr(line, "\"type\":\"go\"") && legal && id) {
            legal += strlen("\"legal\":[\"");
            printf("{\"type\":\"move\",\"id\":%ld,\"action\":\"%.*s\"}\n", strtol(id + 5, 0, 10),
                   (int)strcspn(legal, "\""), legal);
            fflush(stdout);
        }
    }
    return 0;
}
