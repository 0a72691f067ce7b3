/* The tables of leaf counts of all games, through the C interface alone.
 *
 *     counts MOST FILE...
 *
 * counts what has at most MOST leaves. A table is described in crates/testkit/src/tables.rs. */
#include "check.h"

typedef struct Table {
    char game[64];
    TabiaRules *rules;
    TabiaPosition *position;
    char fen[512]; /* empty: the start */
} Table;

static void begin(Table *table, const char *fen) {
    tabia_rules_free(table->rules);
    tabia_position_free(table->position);
    table->position = NULL;
    OK(tabia_rules_named(table->game, TABIA_Z, &table->rules));
    snprintf(table->fen, sizeof table->fen, "%s", strcmp(fen, "start") == 0 ? "" : fen);
}

static void choose(Table *table, char *option) {
    char *value = strchr(option, '=');
    CHECK(value != NULL);
    OK(tabia_rules_set(table->rules, option, (size_t)(value - option), value + 1, TABIA_Z));
}

/* The position, once the options are known. */
static const TabiaPosition *position(Table *table) {
    if (table->position == NULL) {
        if (table->fen[0] == '\0') {
            OK(tabia_position_new(table->rules, &table->position));
        } else {
            OK(tabia_position_from_fen(table->rules, table->fen, TABIA_Z, &table->position));
        }
    }
    return table->position;
}

typedef TabiaStatus Count(const TabiaPosition *position, uint32_t depth, uint64_t *leaves);

static void compare(Table *table, uint32_t depth, const char *figure, uint64_t most, Count *count) {
    uint64_t expected = strtoull(figure, NULL, 10), found = 0;
    if (strcmp(figure, "-") == 0 || expected > most) {
        return;
    }
    OK(count(position(table), depth, &found));
    if (found != expected) {
        fprintf(stderr, "%s %s, depth %u: %" PRIu64 " leaves, not %" PRIu64 "\n", table->game, table->fen,
                (unsigned)depth, found, expected);
    }
    CHECK(found == expected);
}

static void read_line(Table *table, char *line, uint64_t most) {
    unsigned depth;
    char moves[32], routes[32];
    line[strcspn(line, "#")] = '\0';
    for (size_t end = strlen(line); end > 0 && (line[end - 1] == ' ' || line[end - 1] == '\r'); end--) {
        line[end - 1] = '\0';
    }
    if (strncmp(line, "fen ", 4) == 0) {
        begin(table, line + 4);
    } else if (strncmp(line, "option ", 7) == 0) {
        choose(table, line + 7);
    } else if (sscanf(line, "%u %31s %31s", &depth, moves, routes) == 3) {
        compare(table, depth, moves, most, tabia_position_perft);
        compare(table, depth, routes, most, tabia_position_perft_routes);
    } else {
        CHECK(line[0] == '\0');
    }
}

static void read_table(const char *path, uint64_t most) {
    char *text = read_file(path), *line = text;
    const char *name = strrchr(path, '/');
    Table table = {.rules = NULL, .position = NULL};
    name = name == NULL ? path : name + 1;
    snprintf(table.game, sizeof table.game, "%.*s", (int)strcspn(name, "."), name);
    while (*line != '\0') {
        char *end = line + strcspn(line, "\n");
        char *next = *end == '\0' ? end : end + 1;
        *end = '\0';
        read_line(&table, line, most);
        line = next;
    }
    tabia_rules_free(table.rules);
    tabia_position_free(table.position);
    free(text);
}

int main(int argc, char **argv) {
    for (int i = 2; i < argc; i++) {
        read_table(argv[i], strtoull(argv[1], NULL, 10));
    }
    return checks_done("leaf counts");
}
