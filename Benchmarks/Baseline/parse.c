/* The libxml2 baseline for parsing two files: prints "parse  milliseconds", the shortest of 15 times. */

#include <libxml/parser.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static char *load(const char *path, int *length)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        perror(path);
        exit(2);
    }
    fseek(file, 0, SEEK_END);
    *length = (int)ftell(file);
    rewind(file);
    char *text = malloc((size_t)*length);
    if (text == NULL || fread(text, 1, (size_t)*length, file) != (size_t)*length)
        exit(2);
    fclose(file);
    return text;
}

static double milliseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

int main(int count, char **arguments)
{
    char *texts[2];
    int lengths[2];
    double shortest = 1e9;
    if (count != 3)
        return 2;
    for (int i = 0; i < 2; i++)
        texts[i] = load(arguments[i + 1], &lengths[i]);
    for (int round = 0; round < 15; round++) {
        double start = milliseconds();
        for (int i = 0; i < 2; i++) {
            xmlDocPtr tree = xmlReadMemory(
                texts[i], lengths[i], NULL, NULL, XML_PARSE_NONET | XML_PARSE_COMPACT);
            if (tree == NULL)
                return 2;
            xmlFreeDoc(tree);
        }
        double time = milliseconds() - start;
        if (time < shortest)
            shortest = time;
    }
    printf("parse\t%.3f\n", shortest);
    return 0;
}
