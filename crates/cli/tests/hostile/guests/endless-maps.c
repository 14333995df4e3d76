/* Maps a file in deep folders of long names so often that the list of its maps takes megabytes. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
    char line[1 << 16], name[4096], letters[201];
    printf("{\"type\":\"hello\"}\n");
    fflush(stdout);
    fgets(line, sizeof line, stdin);
    fgets(line, sizeof line, stdin);
    memset(letters, 'x', 200);
    letters[200] = 0;
    snprintf(name, sizeof name, "%s", getenv("TMPDIR"));
    for (int deep = 0; deep < 15; deep++) {
        strcat(strcat(name, "/"), letters);
        mkdir(name, 0700);
    }
    int file = open(strcat(name, "/file"), O_CREAT | O_RDWR, 0600);
    ftruncate(file, 1 << 16);
    /* Neighbours of one right would be one map. */
    for (int number = 0; number < 30000; number++)
        mmap(NULL, 4096, number % 2 ? PROT_READ : PROT_NONE, MAP_SHARED, file, 0);
    sleep(60);
}
