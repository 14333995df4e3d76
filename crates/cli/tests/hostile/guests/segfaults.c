/* Writes where nothing is. */
#include <stdio.h>

int main(void) {
    char line[65536];
    volatile int *nothing = NULL;
    printf("{\"type\":\"hello\"}\n");
    fflush(stdout);
    while (fgets(line, sizeof line, stdin)) {
        *nothing = 1;
    }
    return 0;
}
