/* Debugs on its standard output, from C: the lines come together when the buffer is full, or at the end. */
#include <stdio.h>

int main(void) {
    char line[65536];
    printf("{\"type\":\"hello\"}\n");
    fflush(stdout);
    while (fgets(line, sizeof line, stdin)) {
        printf("thinking\n");
        fflush(stdout);
    }
    return 0;
}
