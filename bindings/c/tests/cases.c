/* The shared cases of all games, through the C interface alone.
 *
 *     cases FOLDER MOST
 *
 * FOLDER is crates/tabia/tests/cases; counts of more than MOST leaves are left out. */
#include "check.h"
#include "json.h"

/* Under valgrind, which is slow, not every move of every case. */
#ifdef BRIEF
enum { MOVE_STEP = 40 };
#else
enum { MOVE_STEP = 1 };
#endif

enum { MOST_ROUTES = 2000, ROUTE_TEXT = 96 };

static uint64_t most_leaves;
static TabiaRoute routes[MOST_ROUTES];

static TabiaRules *rules_of(const char *game) {
    TabiaRules *rules;
    OK(tabia_rules_named(game, TABIA_Z, &rules));
    return rules;
}

/* Rules by a name such as `bashni at_once/never`, which chooses the two options of that game. */
static TabiaRules *rules_by(const char *key) {
    size_t length = strcspn(key, " ");
    const char *take = key + length + 1, *rejump;
    TabiaRules *rules;
    OK(tabia_rules_named(key, length, &rules));
    if (key[length] != '\0') {
        rejump = strchr(take, '/') + 1;
        OK(tabia_rules_set(rules, "take", TABIA_Z, take, (size_t)(rejump - take - 1)));
        OK(tabia_rules_set(rules, "rejump", TABIA_Z, rejump, TABIA_Z));
    }
    return rules;
}

static TabiaPosition *position_of(const TabiaRules *rules, const char *fen) {
    TabiaPosition *position;
    OK(tabia_position_from_fen(rules, fen, TABIA_Z, &position));
    return position;
}

static void fen_is(const TabiaPosition *position, const char *expected) {
    char fen[512];
    OK(tabia_position_fen(position, TABIA_SQUARE_FORM_USUAL, fen, sizeof fen, NULL));
    if (strcmp(fen, expected) != 0) {
        fprintf(stderr, "found %s, expected %s\n", fen, expected);
    }
    CHECK(strcmp(fen, expected) == 0);
}

/* Plays a move given as text; whether there was one. */
static bool play(TabiaPosition *position, const char *text) {
    TabiaMove mv;
    TabiaStatus status = tabia_position_parse_move(position, text, TABIA_Z, &mv);
    if (status == TABIA_STATUS_OK) {
        OK(tabia_position_play(position, mv));
    }
    return status == TABIA_STATUS_OK;
}

typedef TabiaStatus Count(const TabiaPosition *position, uint32_t depth, uint64_t *leaves);

static void counts_are(const TabiaPosition *position, const Json *expected, Count *count) {
    uint32_t depth = 1;
    for (; expected != NULL; expected = expected->next, depth++) {
        uint64_t leaves;
        if (expected->number <= most_leaves) {
            OK(count(position, depth, &leaves));
            CHECK(leaves == expected->number);
        }
    }
}

static void both_counts_are(const TabiaPosition *position, const Json *of) {
    counts_are(position, json_list(of, "perft_moves"), tabia_position_perft);
    counts_are(position, json_list(of, "perft_routes"), tabia_position_perft_routes);
}

/* Every square of a route, as the cases write it. */
static void route_text(const TabiaPosition *position, const TabiaRoute *route, const char *sign, bool crowned,
                       char *text) {
    uint8_t variant;
    size_t length = 0;
    OK(tabia_position_variant(position, &variant));
    for (int i = 0; i < route->squares; i++) {
        size_t needed;
        if (i > 0) {
            text[length++] = route->captures > 0 ? *sign : '-';
        }
        OK(tabia_square_name(variant, route->square[i], TABIA_SQUARE_FORM_USUAL, text + length,
                             ROUTE_TEXT - length, &needed));
        length += needed - 1;
    }
    if (crowned && tabia_move_promotion(route->mv) != TABIA_NONE) {
        text[length++] = '*';
    }
    text[length] = '\0';
}

/* The text without letters of pieces and signs, so that only squares are left. */
static void bare(const char *text, char *out) {
    for (; *text != '\0'; text++) {
        if (strchr("0123456789-x", *text) != NULL) {
            *out++ = *text;
        }
    }
    *out = '\0';
}

/* The legal routes are these, each as often as it is there. */
static size_t routes_are(const TabiaPosition *position, const Json *expected, const char *sign, bool crowned) {
    size_t count;
    bool used[MOST_ROUTES] = {false};
    OK(tabia_position_routes(position, routes, MOST_ROUTES, &count));
    CHECK(count == json_count(expected));
    for (; expected != NULL; expected = expected->next) {
        char wanted[ROUTE_TEXT], found[ROUTE_TEXT];
        bool is_there = false;
        snprintf(wanted, sizeof wanted, "%s", expected->text);
        if (!crowned) {
            bare(expected->text, wanted);
        }
        for (size_t i = 0; i < count && i < MOST_ROUTES && !is_there; i++) {
            route_text(position, &routes[i], sign, crowned, found);
            is_there = !used[i] && strcmp(found, wanted) == 0;
            used[i] |= is_there;
        }
        if (!is_there) {
            fprintf(stderr, "no route %s\n", expected->text);
        }
        CHECK(is_there);
    }
    return count;
}

/* Lists, counts and legality agree; each move's text is read as that move in every style. */
static void moves_hold(const TabiaPosition *position) {
    static TabiaMove moves[MOST_ROUTES];
    size_t count;
    uint64_t counted;
    OK(tabia_position_moves(position, moves, MOST_ROUTES, &count));
    OK(tabia_position_count_moves(position, &counted));
    CHECK(count == counted);
    for (size_t i = 0; i < count; i += MOVE_STEP) {
        bool legal = false;
        TabiaRoute route;
        TabiaMoveInfo info;
        OK(tabia_position_is_legal(position, moves[i], &legal));
        CHECK(legal);
        OK(tabia_move_read(moves[i], &info));
        OK(tabia_position_route(position, moves[i], &route));
        CHECK(route.square[0] == info.from && route.square[route.squares - 1] == info.to);
        CHECK(tabia_move_from(moves[i]) == info.from && tabia_move_to(moves[i]) == info.to);
        CHECK(tabia_move_captured(moves[i]) == info.captured);
        CHECK(info.is_capture == (info.captures > 0) && info.captures == route.captures);
        for (uint8_t style = 0; style < 9; style++) {
            char text[ROUTE_TEXT];
            TabiaMove read;
            OK(tabia_position_move_text(position, moves[i], style / 3, style % 3, text, sizeof text, NULL));
            OK(tabia_position_parse_move(position, text, TABIA_Z, &read));
            CHECK(memcmp(&read, &moves[i], sizeof read) == 0);
        }
    }
}

static void outcome_is(const TabiaPosition *position, const Json *expected) {
    TabiaOutcome outcome;
    const char *winner = json_text(expected, "winner"), *reason = json_text(expected, "reason");
    OK(tabia_position_outcome(position, &outcome));
    CHECK(outcome.is_over == (expected != NULL && expected->kind == JSON_OBJECT));
    if (outcome.is_over) {
        uint8_t side = winner == NULL ? TABIA_NONE
                                      : strcmp(winner, "white") == 0 ? TABIA_SIDE_WHITE : TABIA_SIDE_BLACK;
        CHECK(outcome.winner == side);
        CHECK(reason == NULL || strcmp(tabia_reason_name(outcome.reason), reason) == 0);
    }
}

static void draughts_case(const Json *item, const TabiaRules *rules, const TabiaRules *brazilian,
                          const char *sign) {
    TabiaPosition *position = position_of(rules, json_text(item, "fen"));
    uint64_t moves;
    routes_are(position, json_list(item, "moves"), sign, true);
    moves_hold(position);
    OK(tabia_position_count_moves(position, &moves));
    CHECK(moves == json_get(item, "positions")->number);
    outcome_is(position, json_get(item, "outcome"));
    both_counts_are(position, item);
    if (json_text(item, "fen_numeric") != NULL) {
        TabiaPosition *same = position_of(rules, json_text(item, "fen_numeric"));
        bool equal = false;
        uint64_t key = 0, other = 1;
        OK(tabia_position_equal(position, same, &equal));
        OK(tabia_position_key(position, &key));
        OK(tabia_position_key(same, &other));
        CHECK(equal && key == other);
        tabia_position_free(same);
    }
    if (json_get(item, "moves_brazilian") != NULL) {
        TabiaPosition *other = position_of(brazilian, json_text(item, "fen"));
        routes_are(other, json_list(item, "moves_brazilian"), "x", true);
        tabia_position_free(other);
    }
    tabia_position_free(position);
}

static void published_line(const Json *item, const TabiaRules *rules) {
    TabiaPosition *position = position_of(rules, json_text(item, "fen"));
    const char *at = json_text(item, "line"), *winner = json_text(item, "outcome");
    TabiaOutcome outcome;
    while (*at != '\0') {
        char text[ROUTE_TEXT];
        size_t length = strcspn(at, " ");
        snprintf(text, sizeof text, "%.*s", (int)length, at);
        CHECK(play(position, text));
        at += length + strspn(at + length, " ");
    }
    fen_is(position, json_text(item, "end_fen"));
    OK(tabia_position_outcome(position, &outcome));
    CHECK(outcome.winner == (winner == NULL ? TABIA_NONE : *winner == 'w' ? TABIA_SIDE_WHITE : TABIA_SIDE_BLACK));
    tabia_position_free(position);
}

static void draughts(const Json *file, const char *sign) {
    TabiaRules *rules = rules_of(json_text(file, "game")), *brazilian = rules_of("brazilian");
    for (const Json *item = json_list(file, "cases"); item != NULL; item = item->next) {
        draughts_case(item, rules, brazilian, sign);
    }
    for (const Json *item = json_list(file, "published_lines"); item != NULL; item = item->next) {
        published_line(item, rules);
    }
    tabia_rules_free(rules);
    tabia_rules_free(brazilian);
}

static void set_options(TabiaRules *rules, const Json *option) {
    for (; option != NULL; option = option->next) {
        OK(tabia_rules_set(rules, option->key, TABIA_Z, option->text, TABIA_Z));
    }
}

static void shatra(const Json *file) {
    for (const Json *item = json_list(file, "cases"); item != NULL; item = item->next) {
        TabiaRules *rules = rules_of("shatra");
        TabiaPosition *position;
        TabiaOutcome outcome;
        const Json *text;
        set_options(rules, json_list(item, "options"));
        position = position_of(rules, json_text(item, "fen"));
        for (text = json_list(item, "play"); text != NULL; text = text->next) {
            CHECK(play(position, text->text));
        }
        fen_is(position, json_text(item, "end_fen"));
        routes_are(position, json_list(item, "legal"), "x", false);
        moves_hold(position);
        for (text = json_list(item, "must_not"); text != NULL; text = text->next) {
            CHECK(!play(position, text->text));
        }
        for (text = json_list(item, "short_not"); text != NULL; text = text->next) {
            CHECK(!play(position, text->text));
        }
        for (text = json_list(item, "short"); text != NULL; text = text->next) {
            TabiaMove mv;
            OK(tabia_position_parse_move(position, text->text, TABIA_Z, &mv));
        }
        OK(tabia_position_outcome(position, &outcome));
        CHECK((json_text(item, "winner") != NULL) == outcome.is_over);
        both_counts_are(position, item);
        tabia_position_free(position);
        tabia_rules_free(rules);
    }
}

static void bashni(const Json *file) {
    for (const Json *item = json_list(file, "cases"); item != NULL; item = item->next) {
        const Json *by = json_list(item, "by_option");
        for (; by != NULL; by = by->next) {
            char key[64];
            TabiaRules *rules;
            TabiaPosition *position;
            snprintf(key, sizeof key, "bashni %s", by->key);
            rules = rules_by(key);
            position = position_of(rules, json_text(item, "fen"));
            routes_are(position, json_list(by, "moves"), ":", true);
            moves_hold(position);
            both_counts_are(position, by);
            tabia_position_free(position);
            tabia_rules_free(rules);
        }
    }
}

static void shatar_game(const Json *item, const char *game, const Json *expected) {
    TabiaRules *rules = rules_of(game);
    TabiaPosition *position = position_of(rules, json_text(item, "fen"));
    const Json *text = json_list(item, "moves");
    bool is_illegal = expected->kind == JSON_TEXT;
    for (; text != NULL; text = text->next) {
        bool is_last = text->next == NULL;
        moves_hold(position);
        CHECK(play(position, text->text) == !(is_last && is_illegal));
    }
    if (!is_illegal) {
        outcome_is(position, expected);
    }
    tabia_position_free(position);
    tabia_rules_free(rules);
}

static void shatar_counts(const Json *item, const char *game, const char *figures) {
    TabiaRules *rules = rules_of(game);
    TabiaPosition *position = position_of(rules, json_text(item, "fen"));
    counts_are(position, json_list(item, figures), tabia_position_perft);
    tabia_position_free(position);
    tabia_rules_free(rules);
}

static void shatar(const Json *file) {
    for (const Json *item = json_list(file, "games"); item != NULL; item = item->next) {
        shatar_game(item, "shatar", json_get(item, "default"));
        shatar_game(item, "shatar-fairy", json_get(item, "shatar_fairy"));
    }
    for (const Json *item = json_list(file, "perft"); item != NULL; item = item->next) {
        shatar_counts(item, "shatar", "default");
        shatar_counts(item, "shatar-fairy", "plain");
    }
}

static void draughts_counts(const Json *file) {
    const Json *game = json_list(file, "positions");
    for (; game != NULL; game = game->next) {
        TabiaRules *rules = rules_by(game->key);
        for (const Json *item = game->first; item != NULL; item = item->next) {
            TabiaPosition *position = position_of(rules, json_text(item, "fen"));
            both_counts_are(position, item);
            tabia_position_free(position);
        }
        tabia_rules_free(rules);
    }
}

static void shatra_counts(const Json *file) {
    for (const Json *item = json_list(file, "positions"); item != NULL; item = item->next) {
        TabiaRules *rules = rules_of("shatra");
        TabiaPosition *position;
        set_options(rules, json_list(item, "options"));
        position = position_of(rules, json_text(item, "fen"));
        both_counts_are(position, item);
        tabia_position_free(position);
        tabia_rules_free(rules);
    }
}

static void russian(const Json *file) {
    draughts(file, ":");
}

static void turkish(const Json *file) {
    draughts(file, "x");
}

static void with_file(const char *folder, const char *name, void (*check)(const Json *)) {
    char path[1024], *text;
    Json *file;
    long before = checks_made;
    snprintf(path, sizeof path, "%s/%s.json", folder, name);
    text = read_file(path);
    file = json_read(text);
    free(text);
    check(file);
    json_free(file);
    printf("%s: %ld checks\n", name, checks_made - before);
    CHECK(checks_made > before + 20);
}

int main(int argc, char **argv) {
    const char *folder = argc > 1 ? argv[1] : ".";
    most_leaves = argc > 2 ? strtoull(argv[2], NULL, 10) : 100000;
    with_file(folder, "russian", russian);
    with_file(folder, "turkish", turkish);
    with_file(folder, "shatra", shatra);
    with_file(folder, "shatar", shatar);
    with_file(folder, "bashni", bashni);
    with_file(folder, "perft-draughts", draughts_counts);
    with_file(folder, "perft-shatra", shatra_counts);
    return checks_done("cases");
}
