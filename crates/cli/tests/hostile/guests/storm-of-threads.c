/* 150 threads that wake together wait for each other, and do nothing else: that is idling. */
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static void *doze(void *unused) {
    for (;;) {
        struct timespec now;
        clock_gettime(CLOCK_MONOTONIC, &now);
        /* All at the same moment, and rarely: on a busy machine they must idle too long before they have computed too long. */
        now.tv_nsec += 100000000 - now.tv_nsec % 100000000;
        if (now.tv_nsec >= 1000000000) {
            now.tv_nsec -= 1000000000;
            now.tv_sec++;
        }
        clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &now, NULL);
    }
    return unused;
}

int main(void) {
    char line[1 << 16];
    printf("{\"type\":\"hello\"}\n");
    fflush(stdout);
    while (fgets(line, sizeof line, stdin)) {
        if (strstr(line, "\"type\":\"go\"")) {
            for (int number = 0; number < 150; number++) {
                pthread_t thread;
                pthread_create(&thread, NULL, doze, NULL);
            }
        }
    }
    return 0;
}
