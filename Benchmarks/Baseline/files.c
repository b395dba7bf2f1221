/* Writes the bytes of one file under many names, each first under a temporary one: what a batch of
 * pictures costs without any drawing. Usage: files FILE FOLDER COUNT */

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

int main(int count, char **arguments)
{
    if (count != 4) return 2;
    int source = open(arguments[1], O_RDONLY);
    struct stat facts;
    if (source < 0 || fstat(source, &facts) != 0) return 2;
    char *bytes = malloc((size_t)facts.st_size);
    if (!bytes || read(source, bytes, (size_t)facts.st_size) != facts.st_size) return 2;
    mkdir(arguments[2], 0777);
    if (chdir(arguments[2]) != 0) return 2;
    for (long number = 1; number <= atol(arguments[3]); number++) {
        char name[32];
        snprintf(name, sizeof name, "%ld.svg", number);
        int file = open(".part", O_WRONLY | O_CREAT | O_TRUNC, 0666);
        if (file < 0 || write(file, bytes, (size_t)facts.st_size) != facts.st_size) return 2;
        close(file);
        if (rename(".part", name) != 0) return 2;
    }
    return 0;
}
