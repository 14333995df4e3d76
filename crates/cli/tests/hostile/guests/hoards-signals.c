/* Tries to take what the kernel counts for all programs of a user together: timers and queued signals. */
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static void tell(const char *name, long taken) {
    fprintf(stderr, "%s: %s (%ld)\n", name, taken > 64 ? "DONE" : "refused", taken);
}

int main(void) {
    char line[1 << 16];
    timer_t timer;
    long taken = 0;
    sigset_t blocked;
    while (taken < 10000 && timer_create(CLOCK_MONOTONIC, NULL, &timer) == 0) taken++;
    tell("timers", taken);
    sigemptyset(&blocked);
    sigaddset(&blocked, SIGRTMIN);
    sigprocmask(SIG_BLOCK, &blocked, NULL);
    union sigval value = {0};
    for (taken = 0; taken < 10000 && sigqueue(getpid(), SIGRTMIN, value) == 0;) taken++;
    tell("signals", taken);
    printf("{\"type\":\"hello\"}\n");
    fflush(stdout);
    while (fgets(line, sizeof line, stdin)) {
        char *id = strstr(line, "\"id\":"), *legal = strstr(line, "\"legal\":[\"");
        if (!id || !legal) continue;
        *strchr(legal + 10, '"') = 0;
        printf("{\"type\":\"move\",\"id\":%ld,\"action\":\"%s\"}\n", atol(id + 5), legal + 10);
        fflush(stdout);
    }
}
