/* Its first thread ends; another maps one file again and again, until it has more in memory than it may. */
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static const size_t MIB = 1 << 20;

static void *play(void *unused) {
    char line[1 << 16], name[4096];
    usleep(50000);
    printf("{\"type\":\"hello\"}\n");
    fflush(stdout);
    fgets(line, sizeof line, stdin);
    fgets(line, sizeof line, stdin);
    snprintf(name, sizeof name, "%s/file", getenv("TMPDIR"));
    int file = open(name, O_CREAT | O_RDWR, 0600);
    ftruncate(file, 15 * MIB);
    for (size_t taken = 0; taken < 3000; taken += 15) {
        volatile char *map = mmap(NULL, 15 * MIB, PROT_READ, MAP_SHARED, file, 0);
        for (size_t at = 0; map != MAP_FAILED && at < 15 * MIB; at += 4096) {
            (void)map[at];
        }
    }
    sleep(60);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, play, NULL);
    pthread_exit(NULL);
}
