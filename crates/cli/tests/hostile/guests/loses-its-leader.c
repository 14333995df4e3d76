/* Its first thread ends, after which the kernel tells nothing of it there, and another plays on and hoards files. */
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void hoard(void) {
    static char block[1 << 20];
    char name[4096];
    snprintf(name, sizeof name, "%s/file", getenv("TMPDIR"));
    int file = open(name, O_CREAT | O_RDWR, 0600);
    unlink(name);
    for (int written = 0; written < 12; written++) {
        write(file, block, sizeof block);
    }
}

static void *play(void *unused) {
    char line[1 << 16];
    usleep(50000);
    printf("{\"type\":\"hello\"}\n");
    fflush(stdout);
    while (fgets(line, sizeof line, stdin)) {
        if (strstr(line, "\"type\":\"go\"")) {
            hoard();
            hoard();
            sleep(2);
        }
    }
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, play, NULL);
    pthread_exit(NULL);
}
