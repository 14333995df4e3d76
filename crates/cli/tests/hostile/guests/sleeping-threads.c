/* As many threads as there may be, which do nothing. */
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static void *rest(void *unused) {
    sleep(3600);
    return unused;
}

int main(void) {
    char line[65536];
    pthread_attr_t small;
    pthread_attr_init(&small);
    pthread_attr_setstacksize(&small, 16384);
    printf("{\"type\":\"hello\"}\n");
    fflush(stdout);
    while (fgets(line, sizeof line, stdin)) {
        for (int number = 0; number < 1000000; number++) {
            pthread_t thread;
            pthread_create(&thread, &small, rest, NULL);
        }
    }
    return 0;
}
