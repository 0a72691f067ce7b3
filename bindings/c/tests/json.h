/* A reader of JSON, as small as the shared cases allow: no number but whole ones, no \u. */
#ifndef JSON_H
#define JSON_H

#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Json {
    enum { JSON_NULL, JSON_WORD, JSON_NUMBER, JSON_TEXT, JSON_LIST, JSON_OBJECT } kind;
    char *key; /* in an object */
    char *text;
    uint64_t number;
    struct Json *first; /* of a list or an object */
    struct Json *next;  /* in a list or an object */
} Json;

static inline void json_fail(const char *at) {
    fprintf(stderr, "cannot read the JSON at: %.60s\n", at);
    exit(EXIT_FAILURE);
}

static inline const char *json_space(const char *at) {
    while (isspace((unsigned char)*at)) {
        at++;
    }
    return at;
}

static inline const char *json_string(const char *at, char **text) {
    size_t length = 0;
    if (*at++ != '"') {
        json_fail(at);
    }
    *text = (char *)malloc(strlen(at) + 1 < 4096 ? strlen(at) + 1 : 4096);
    while (*at != '"') {
        if (*at == '\0' || length > 4000) {
            json_fail(at);
        }
        at += *at == '\\';
        (*text)[length++] = *at++;
    }
    (*text)[length] = '\0';
    return at + 1;
}

static inline const char *json_value(const char *at, Json **value);

static inline const char *json_members(const char *at, Json *whole, char end) {
    Json **place = &whole->first;
    at = json_space(at + 1);
    while (*at != end) {
        char *key = NULL;
        if (whole->kind == JSON_OBJECT) {
            at = json_space(json_string(at, &key));
            if (*at++ != ':') {
                json_fail(at);
            }
        }
        at = json_space(json_value(at, place));
        (*place)->key = key;
        place = &(*place)->next;
        if (*at == ',') {
            at = json_space(at + 1);
        } else if (*at != end) {
            json_fail(at);
        }
    }
    return at + 1;
}

static inline const char *json_value(const char *at, Json **value) {
    Json *made = (Json *)calloc(1, sizeof *made);
    *value = made;
    at = json_space(at);
    if (*at == '{') {
        made->kind = JSON_OBJECT;
        return json_members(at, made, '}');
    }
    if (*at == '[') {
        made->kind = JSON_LIST;
        return json_members(at, made, ']');
    }
    if (*at == '"') {
        made->kind = JSON_TEXT;
        return json_string(at, &made->text);
    }
    if (isdigit((unsigned char)*at)) {
        char *end;
        made->kind = JSON_NUMBER;
        made->number = strtoull(at, &end, 10);
        return end;
    }
    made->kind = *at == 'n' ? JSON_NULL : JSON_WORD;
    while (isalpha((unsigned char)*at)) {
        at++;
    }
    return at;
}

static inline Json *json_read(const char *text) {
    Json *value;
    if (*json_space(json_value(text, &value)) != '\0') {
        json_fail("what follows its end");
    }
    return value;
}

static inline void json_free(Json *value) {
    while (value != NULL) {
        Json *next = value->next;
        json_free(value->first);
        free(value->key);
        free(value->text);
        free(value);
        value = next;
    }
}

/* The member with this key, or NULL. */
static inline const Json *json_get(const Json *object, const char *key) {
    const Json *member = object == NULL ? NULL : object->first;
    while (member != NULL && strcmp(member->key, key) != 0) {
        member = member->next;
    }
    return member;
}

/* The text at this key, or NULL. */
static inline const char *json_text(const Json *object, const char *key) {
    const Json *member = json_get(object, key);
    return member == NULL ? NULL : member->text;
}

/* The first member of the list at this key, or NULL. */
static inline const Json *json_list(const Json *object, const char *key) {
    const Json *member = json_get(object, key);
    return member == NULL ? NULL : member->first;
}

static inline size_t json_count(const Json *first) {
    size_t count = 0;
    for (; first != NULL; first = first->next) {
        count++;
    }
    return count;
}

#endif
