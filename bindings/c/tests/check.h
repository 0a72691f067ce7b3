/* What all test programs share: a check that says where it failed, and reading a file whole. */
#ifndef CHECK_H
#define CHECK_H

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tabia.h>

static int checks_failed = 0;
static long checks_made = 0;

#define CHECK(condition)                                                                                     \
    do {                                                                                                     \
        checks_made++;                                                                                       \
        if (!(condition)) {                                                                                  \
            checks_failed++;                                                                                 \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);                          \
        }                                                                                                    \
    } while (0)

/* The call answers this status; otherwise its error is told. */
#define STATUS(expected, call)                                                                               \
    do {                                                                                                     \
        TabiaStatus status_ = (call);                                                                        \
        checks_made++;                                                                                       \
        if (status_ != (expected)) {                                                                         \
            char error_[400];                                                                                \
            tabia_last_error(error_, sizeof error_, NULL);                                                   \
            checks_failed++;                                                                                 \
            fprintf(stderr, "%s:%d: %s: %s (%s)\n", __FILE__, __LINE__, #call, tabia_status_name(status_),   \
                    error_);                                                                                 \
        }                                                                                                    \
    } while (0)

#define OK(call) STATUS(TABIA_STATUS_OK, call)

static inline int checks_done(const char *what) {
    printf("%s: %ld checks, %d failed\n", what, checks_made, checks_failed);
    return checks_failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* The file as a text; the caller frees it. */
static inline char *read_file(const char *path) {
    FILE *file = fopen(path, "rb");
    char *text = NULL;
    size_t length = 0, got = 0, room = 0;
    if (file == NULL) {
        perror(path);
        exit(EXIT_FAILURE);
    }
    do {
        length += got;
        if (room < length + 65536) {
            room = 2 * length + 65536;
            text = (char *)realloc(text, room);
        }
        got = fread(text + length, 1, room - length - 1, file);
    } while (got > 0);
    text[length] = '\0';
    fclose(file);
    return text;
}

#endif
