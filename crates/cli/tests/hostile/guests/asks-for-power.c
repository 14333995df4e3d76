/* Asks for what only a system's master may do, by number: no fault, and no success. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

struct trial {
    const char *name;
    long call, arguments[5];
};

static const struct trial TRIALS[] = {
    {"have capabilities", -1, {0}},
    {"open a file system", 430, {(long)"tmpfs", 0}},
    {"copy a tree of mounts", 428, {-100, (long)"/", 1}},
    {"change a mount", 442, {-100, (long)"/usr", 0, 0, 0}},
    {"move a mount", 429, {-100, (long)"/usr", -100, (long)"/opt", 0}},
    {"hold a secret in memory", 447, {0}},
    {"read the kernel's log", SYS_syslog, {3, 0, 0}},
    {"ask for quotas", 443, {0}},
    {"become another user", SYS_setuid, {65534}},
    {"wait for files to change", SYS_inotify_init1, {0}},
    {"write everything to the disk", SYS_sync, {0}},
    {"filter its own calls", SYS_seccomp, {2, 0, 0}},
    {"take files out of a process", SYS_process_vm_writev, {0}},
    {"set aside what no length shows", SYS_fallocate, {1, 1, 0, 1 << 30}},
    {"have files of its own in a thread", SYS_clone, {0x10900}},
    {"stop sharing its files", SYS_close_range, {100, 200, 2}},
    {"have large pages", SYS_mmap, {0, 4 << 20, 3, 0x40022, -1}},
};

/* Whether any set of capabilities is not empty. */
static long capabilities(void) {
    unsigned header[2] = {0x20080522, 0}, sets[6] = {0};
    if (syscall(SYS_capget, header, sets) < 0) {
        return 0;
    }
    for (int at = 0; at < 6; at++) {
        if (sets[at]) {
            return 0;
        }
    }
    errno = EPERM;
    return -1;
}

int main(void) {
    for (unsigned at = 0; at < sizeof TRIALS / sizeof *TRIALS; at++) {
        const struct trial *trial = &TRIALS[at];
        const long *a = trial->arguments;
        long done = trial->call < 0 ? capabilities() : syscall(trial->call, a[0], a[1], a[2], a[3], a[4], 0);
        fprintf(stderr, "%s: %s\n", trial->name, done < 0 ? "refused" : "DONE");
    }
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
