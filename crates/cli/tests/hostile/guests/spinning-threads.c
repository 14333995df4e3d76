/* A hundred threads that compute for ever: the time of all is charged. */
#include <pthread.h>
#include <stdio.h>

static void *spin(void *unused) {
    for (volatile unsigned long steps = 0;; steps++) {
    }
    return unused;
}

int main(void) {
    char line[65536];
    printf("{\"type\":\"hello\"}\n");
    fflush(stdout);
    while (fgets(line, sizeof line, stdin)) {
        for (int number = 0; number < 100; number++) {
            pthread_t thread;
            pthread_create(&thread, NULL, spin, NULL);
        }
    }
    return 0;
}
