/* Writes a file without end, and does not look whether that works. */
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char line[65536] = {0}, name[4096];
    snprintf(name, sizeof name, "%s/large", getenv("TMPDIR"));
    printf("{\"type\":\"hello\"}\n");
    fflush(stdout);
    while (fgets(line, sizeof line, stdin)) {
        FILE *file = fopen(name, "w");
        for (;;) {
            fwrite(line, 1, sizeof line, file);
        }
    }
    return 0;
}
