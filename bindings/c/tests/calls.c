/* Every function with what it must refuse: null, too small buffers, numbers out of range, text that is not UTF-8.
 *
 *     calls VERSION       the version that Cargo.toml says */
#include "check.h"
/* Twice, as happens to headers. */
#include <tabia.h>

#define NULLS(call) STATUS(TABIA_STATUS_NULL_ARGUMENT, call)
#define RANGE(call) STATUS(TABIA_STATUS_OUT_OF_RANGE, call)
#define UNKNOWN(call) STATUS(TABIA_STATUS_UNKNOWN_VARIANT, call)
#define UTF8(call) STATUS(TABIA_STATUS_BAD_UTF8, call)
#define SMALL(call) STATUS(TABIA_STATUS_BUFFER_TOO_SMALL, call)

/* A call that writes a text, `WRITES(buffer, capacity, needed)`: null and every capacity. */
#define TEXT_OUT(WRITES, expected)                                                                           \
    do {                                                                                                     \
        char buffer_[1024];                                                                                  \
        size_t needed_ = 0, length_ = strlen(expected), room_;                                               \
        NULLS(WRITES(NULL, 5, &needed_));                                                                    \
        SMALL(WRITES(NULL, 0, &needed_));                                                                    \
        CHECK(needed_ == length_ + 1);                                                                       \
        SMALL(WRITES(NULL, 0, NULL));                                                                        \
        for (room_ = 1; room_ <= length_; room_++) {                                                         \
            memset(buffer_, '#', sizeof buffer_);                                                            \
            needed_ = 0;                                                                                     \
            SMALL(WRITES(buffer_, room_, &needed_));                                                         \
            CHECK(buffer_[0] == '\0' && buffer_[room_] == '#' && needed_ == length_ + 1);                    \
        }                                                                                                    \
        memset(buffer_, '#', sizeof buffer_);                                                                \
        OK(WRITES(buffer_, length_ + 1, &needed_));                                                          \
        CHECK(strcmp(buffer_, expected) == 0 && buffer_[length_ + 1] == '#' && needed_ == length_ + 1);      \
        OK(WRITES(buffer_, length_ + 1, NULL));                                                              \
    } while (0)

/* A call that writes a list, `WRITES(values, capacity, count)`, of `expected` values. */
#define LIST_OUT(type, WRITES, expected)                                                                     \
    do {                                                                                                     \
        type values_[256];                                                                                   \
        size_t count_ = 99, room_;                                                                           \
        NULLS(WRITES(values_, 256, NULL));                                                                   \
        NULLS(WRITES(NULL, 1, &count_));                                                                     \
        for (room_ = 0; room_ < (expected); room_++) {                                                       \
            memset(values_, 0xee, sizeof values_);                                                           \
            SMALL(WRITES(room_ == 0 ? NULL : values_, room_, &count_));                                      \
            CHECK(count_ == (expected));                                                                     \
            CHECK(((unsigned char *)&values_[room_])[0] == 0xee);                                            \
        }                                                                                                    \
        OK(WRITES(values_, (expected), &count_));                                                            \
        CHECK(count_ == (expected));                                                                         \
    } while (0)

static const char not_utf8[] = "e3-\xff";
static const TabiaMove no_move = {{64, 255, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9}};
static const TabiaMove strange_move = {{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}};

static TabiaPosition *start(const char *game) {
    TabiaPosition *position = NULL;
    OK(tabia_position_start(game, TABIA_Z, &position));
    return position;
}

static TabiaPosition *from_fen(const char *game, const char *fen) {
    TabiaRules *rules = NULL;
    TabiaPosition *position = NULL;
    OK(tabia_rules_named(game, TABIA_Z, &rules));
    OK(tabia_position_from_fen(rules, fen, TABIA_Z, &position));
    tabia_rules_free(rules);
    return position;
}

static TabiaMove parse(const TabiaPosition *position, const char *text) {
    TabiaMove mv = strange_move;
    OK(tabia_position_parse_move(position, text, TABIA_Z, &mv));
    return mv;
}

static uint8_t variant_named(const char *name) {
    uint8_t variant = TABIA_NONE;
    OK(tabia_variant_named(name, TABIA_Z, &variant));
    return variant;
}

static uint8_t square_named(uint8_t variant, const char *name) {
    uint8_t square = TABIA_NONE;
    OK(tabia_square_named(variant, name, TABIA_Z, &square));
    return square;
}

static void library(const char *cargo_version) {
    char numbers[64];
    snprintf(numbers, sizeof numbers, "%d.%d.%d", TABIA_VERSION_MAJOR, TABIA_VERSION_MINOR, TABIA_VERSION_PATCH);
    CHECK(strcmp(numbers, cargo_version) == 0);
    CHECK(strcmp(TABIA_VERSION_STRING, cargo_version) == 0);
    CHECK(strcmp(tabia_version(), cargo_version) == 0);
    CHECK(tabia_abi_version() == TABIA_ABI_VERSION);
    CHECK(strcmp(tabia_status_name(TABIA_STATUS_OK), "ok") == 0);
    CHECK(strcmp(tabia_status_name(TABIA_STATUS_PANIC), "panic") == 0);
    CHECK(strcmp(tabia_status_name(-1), "unknown") == 0);
    CHECK(strcmp(tabia_status_name(INT32_MAX), "unknown") == 0);
    CHECK(strcmp(tabia_reason_name(TABIA_REASON_RESIGNATION), "resignation") == 0);
    CHECK(strcmp(tabia_reason_name(20), "unknown") == 0 && strcmp(tabia_reason_name(255), "unknown") == 0);
    CHECK(strcmp(tabia_saying_name(TABIA_SAYING_MATE), "mate") == 0);
    CHECK(strcmp(tabia_saying_name(255), "unknown") == 0);
}

static void last_error(void) {
    TabiaPosition *position = start("russian");
    TabiaMove mv;
    STATUS(TABIA_STATUS_BAD_MOVE, tabia_position_parse_move(position, "e9-d4", TABIA_Z, &mv));
    TEXT_OUT(tabia_last_error, "at byte 0: found `e9-d4`: no playing square has this name");
    /* Success leaves it. */
    OK(tabia_position_parse_move(position, "e3-d4", TABIA_Z, &mv));
    TEXT_OUT(tabia_last_error, "at byte 0: found `e9-d4`: no playing square has this name");
    tabia_position_free(position);
}

#define OPTION_VALUE(buffer, capacity, needed) tabia_rules_value(rules, "take", TABIA_Z, buffer, capacity, needed)

static void variants(void) {
    uint8_t variant = 0;
    TabiaAbout about;
    TabiaOption option;
    const char *word;
    char letter;
    TabiaPiece king = {TABIA_SIDE_BLACK, 1}, bad_side = {2, 0}, bad_kind = {0, 200};
    size_t index;
    uint8_t bashni = variant_named("bashni"), keny = variant_named("keny");
    CHECK(tabia_variant_count() >= 16);
    for (index = 0; index < tabia_variant_count(); index++) {
        OK(tabia_variant_at(index, &variant));
        OK(tabia_variant_about(variant, &about));
        CHECK(variant_named(about.name) == variant && about.variant == variant);
        CHECK(about.width >= 7 && about.height >= 8 && about.squares != 0 && strlen(about.about) > 0);
    }
    NULLS(tabia_variant_at(0, NULL));
    RANGE(tabia_variant_at(index, &variant));
    RANGE(tabia_variant_at(SIZE_MAX, &variant));
    NULLS(tabia_variant_named(NULL, 3, &variant));
    NULLS(tabia_variant_named("russian", TABIA_Z, NULL));
    UTF8(tabia_variant_named(not_utf8, TABIA_Z, &variant));
    UNKNOWN(tabia_variant_named("chess", TABIA_Z, &variant));
    UNKNOWN(tabia_variant_named("russian", 6, &variant));
    UNKNOWN(tabia_variant_named("russian", 0, &variant));
    OK(tabia_variant_named("russian and more", 7, &variant));
    RANGE(tabia_variant_named("russian", SIZE_MAX / 2 + 1, &variant));
    NULLS(tabia_variant_about(0, NULL));
    UNKNOWN(tabia_variant_about(255, &about));
    OK(tabia_variant_option(bashni, 0, &option));
    CHECK(strcmp(option.name, "take") == 0 && option.values == 2 && option.most == 0);
    NULLS(tabia_variant_option(bashni, 0, NULL));
    UNKNOWN(tabia_variant_option(200, 0, &option));
    RANGE(tabia_variant_option(bashni, 2, &option));
    OK(tabia_variant_option_value(bashni, 0, 1, &word));
    CHECK(strlen(word) > 0);
    NULLS(tabia_variant_option_value(bashni, 0, 0, NULL));
    UNKNOWN(tabia_variant_option_value(200, 0, 0, &word));
    RANGE(tabia_variant_option_value(bashni, 0, 2, &word));
    RANGE(tabia_variant_option_value(bashni, 9, 0, &word));
    for (index = 0; tabia_variant_option(keny, index, &option) == TABIA_STATUS_OK; index++) {
        CHECK((option.values == 0) == (option.most > 0));
        STATUS(option.values == 0 ? TABIA_STATUS_OUT_OF_RANGE : TABIA_STATUS_OK,
               tabia_variant_option_value(keny, index, 0, &word));
    }
    OK(tabia_piece_letter(0, king, &letter));
    CHECK(letter == 'B');
    NULLS(tabia_piece_letter(0, king, NULL));
    UNKNOWN(tabia_piece_letter(200, king, &letter));
    RANGE(tabia_piece_letter(0, bad_side, &letter));
    RANGE(tabia_piece_letter(0, bad_kind, &letter));
    for (index = 0; index < tabia_variant_count(); index++) {
        for (king.kind = 0; king.kind < 8; king.kind++) {
            OK(tabia_variant_at(index, &variant));
            OK(tabia_piece_letter(variant, king, &letter));
        }
    }
}

static void rules(void) {
    TabiaRules *rules = NULL, *none = (TabiaRules *)&rules;
    TabiaPosition *position = (TabiaPosition *)&rules;
    uint8_t variant;
    UNKNOWN(tabia_rules_new(255, &rules));
    CHECK(rules == NULL);
    NULLS(tabia_rules_new(0, NULL));
    NULLS(tabia_rules_named(NULL, 1, &rules));
    NULLS(tabia_rules_named("bashni", TABIA_Z, NULL));
    UNKNOWN(tabia_rules_named("go", TABIA_Z, &rules));
    UTF8(tabia_rules_named(not_utf8, 4, &rules));
    OK(tabia_rules_new(variant_named("bashni"), &rules));
    OK(tabia_rules_variant(rules, &variant));
    CHECK(variant == variant_named("bashni"));
    NULLS(tabia_rules_variant(NULL, &variant));
    NULLS(tabia_rules_variant(rules, NULL));
    OK(tabia_rules_set(rules, "take", TABIA_Z, "at_once", TABIA_Z));
    TEXT_OUT(OPTION_VALUE, "at_once");
    STATUS(TABIA_STATUS_BAD_OPTION, tabia_rules_set(rules, "take", TABIA_Z, "never", TABIA_Z));
    STATUS(TABIA_STATUS_BAD_OPTION, tabia_rules_set(rules, "took", TABIA_Z, "at_once", TABIA_Z));
    UTF8(tabia_rules_set(rules, not_utf8, TABIA_Z, "at_once", TABIA_Z));
    UTF8(tabia_rules_set(rules, "take", TABIA_Z, not_utf8, TABIA_Z));
    NULLS(tabia_rules_set(NULL, "take", TABIA_Z, "at_once", TABIA_Z));
    NULLS(tabia_rules_set(rules, NULL, TABIA_Z, "at_once", TABIA_Z));
    NULLS(tabia_rules_set(rules, "take", TABIA_Z, NULL, TABIA_Z));
    STATUS(TABIA_STATUS_BAD_OPTION, tabia_rules_value(rules, "took", TABIA_Z, NULL, 0, NULL));
    UTF8(tabia_rules_value(rules, not_utf8, TABIA_Z, NULL, 0, NULL));
    NULLS(tabia_rules_value(NULL, "take", TABIA_Z, NULL, 0, NULL));
    NULLS(tabia_rules_value(rules, NULL, TABIA_Z, NULL, 0, NULL));
    NULLS(tabia_rules_check(NULL));
    /* at_end and intervening do not go together. */
    OK(tabia_rules_set(rules, "take", TABIA_Z, "at_end", TABIA_Z));
    OK(tabia_rules_set(rules, "rejump", TABIA_Z, "intervening", TABIA_Z));
    STATUS(TABIA_STATUS_BAD_OPTION, tabia_rules_check(rules));
    STATUS(TABIA_STATUS_BAD_OPTION, tabia_position_new(rules, &position));
    CHECK(position == NULL);
    STATUS(TABIA_STATUS_BAD_OPTION, tabia_position_from_fen(rules, "W:c3w,d4b", TABIA_Z, &position));
    OK(tabia_rules_set(rules, "take", TABIA_Z, "at_once", TABIA_Z));
    OK(tabia_rules_check(rules));
    NULLS(tabia_position_new(NULL, &position));
    NULLS(tabia_position_new(rules, NULL));
    OK(tabia_position_new(rules, &position));
    tabia_rules_free(rules);
    OK(tabia_position_rules(position, &rules));
    TEXT_OUT(OPTION_VALUE, "at_once");
    NULLS(tabia_position_rules(NULL, &none));
    CHECK(none == NULL);
    NULLS(tabia_position_rules(position, NULL));
    tabia_position_free(position);
    tabia_rules_free(NULL);
    tabia_rules_free(rules);
}

static void rules_again(void) {
    TabiaRules *rules;
    OK(tabia_rules_named("bashni", TABIA_Z, &rules));
    tabia_rules_free(rules);
    rules = NULL;
    tabia_rules_free(rules);
}

#define SQUARE_NAME(buffer, capacity, needed)                                                                \
    tabia_square_name(variant, square, TABIA_SQUARE_FORM_LETTERS, buffer, capacity, needed)

static void squares(void) {
    uint8_t variant = variant_named("shatra"), square = square_named(variant, "d14"), other, file, rank, number;
    TEXT_OUT(SQUARE_NAME, "d14");
    RANGE(tabia_square_name(variant, 64, 0, NULL, 0, NULL));
    RANGE(tabia_square_name(variant, square, 3, NULL, 0, NULL));
    UNKNOWN(tabia_square_name(99, square, 0, NULL, 0, NULL));
    STATUS(TABIA_STATUS_NOTHING_THERE, tabia_square_named(variant, "a1", TABIA_Z, &other));
    STATUS(TABIA_STATUS_NOTHING_THERE, tabia_square_named(variant, "", 0, &other));
    STATUS(TABIA_STATUS_NOTHING_THERE, tabia_square_named(variant, "\xd0\x96" "1", TABIA_Z, &other));
    UTF8(tabia_square_named(variant, not_utf8, TABIA_Z, &other));
    NULLS(tabia_square_named(variant, NULL, 0, &other));
    NULLS(tabia_square_named(variant, "d14", TABIA_Z, NULL));
    UNKNOWN(tabia_square_named(99, "d14", TABIA_Z, &other));
    OK(tabia_square_number(variant, square, &number));
    NULLS(tabia_square_number(variant, square, NULL));
    RANGE(tabia_square_number(variant, 64, &number));
    UNKNOWN(tabia_square_number(99, square, &number));
    OK(tabia_square_numbered(variant, number, &other));
    CHECK(other == square);
    STATUS(TABIA_STATUS_NOTHING_THERE, tabia_square_numbered(variant, 0, &other));
    STATUS(TABIA_STATUS_NOTHING_THERE, tabia_square_numbered(variant, UINT32_MAX, &other));
    NULLS(tabia_square_numbered(variant, number, NULL));
    UNKNOWN(tabia_square_numbered(99, number, &other));
    OK(tabia_square_place(variant, square, &file, &rank));
    NULLS(tabia_square_place(variant, square, NULL, &rank));
    NULLS(tabia_square_place(variant, square, &file, NULL));
    RANGE(tabia_square_place(variant, 255, &file, &rank));
    UNKNOWN(tabia_square_place(99, square, &file, &rank));
    OK(tabia_square_at(variant, file, rank, &other));
    CHECK(other == square);
    STATUS(TABIA_STATUS_NOTHING_THERE, tabia_square_at(variant, 0, 0, &other));
    STATUS(TABIA_STATUS_NOTHING_THERE, tabia_square_at(variant, 255, 255, &other));
    NULLS(tabia_square_at(variant, file, rank, NULL));
    UNKNOWN(tabia_square_at(99, file, rank, &other));
}

#define FEN(buffer, capacity, needed)                                                                        \
    tabia_position_fen(position, TABIA_SQUARE_FORM_NUMBERS, buffer, capacity, needed)
#define BOARD(buffer, capacity, needed) tabia_position_board(position, false, buffer, capacity, needed)
#define TOWER(pieces, capacity, count) tabia_position_tower(tower, c3, pieces, capacity, count)

static void positions(void) {
    TabiaPosition *position = (TabiaPosition *)1, *other = NULL, *tower = from_fen("bashni", "W:c3bW,d4b");
    TabiaRules *rules;
    TabiaPiece piece;
    TabiaOutcome outcome;
    uint64_t key, key_too;
    uint8_t side, variant, c3 = square_named(variant_named("bashni"), "c3");
    size_t count;
    bool equal = true;
    NULLS(tabia_position_start(NULL, TABIA_Z, &position));
    CHECK(position == NULL);
    NULLS(tabia_position_start("russian", TABIA_Z, NULL));
    UNKNOWN(tabia_position_start("Russian", TABIA_Z, &position));
    UTF8(tabia_position_start(not_utf8, TABIA_Z, &position));
    OK(tabia_rules_named("russian", TABIA_Z, &rules));
    NULLS(tabia_position_from_fen(NULL, "W:Wa1:Bb8", TABIA_Z, &position));
    NULLS(tabia_position_from_fen(rules, NULL, TABIA_Z, &position));
    NULLS(tabia_position_from_fen(rules, "W:Wa1:Bb8", TABIA_Z, NULL));
    UTF8(tabia_position_from_fen(rules, not_utf8, TABIA_Z, &position));
    STATUS(TABIA_STATUS_BAD_FEN, tabia_position_from_fen(rules, "W:Wa1,c9:Bb8", TABIA_Z, &position));
    STATUS(TABIA_STATUS_BAD_FEN, tabia_position_from_fen(rules, "", 0, &position));
    STATUS(TABIA_STATUS_BAD_FEN, tabia_position_from_fen(rules, "W:Wa1\0:Bb8", 10, &position));
    CHECK(position == NULL);
    OK(tabia_position_from_fen(rules, "W:WKa1:Bb8", TABIA_Z, &position));
    tabia_rules_free(rules);
    TEXT_OUT(FEN, "W:WK29:B1");
    RANGE(tabia_position_fen(position, 3, NULL, 0, NULL));
    NULLS(tabia_position_fen(NULL, 0, NULL, 0, NULL));
    TEXT_OUT(BOARD, "8   b   .   .   .\n7 .   .   .   .\n6   .   .   .   .\n5 .   .   .   .\n4   .   .   .   .\n"
                    "3 .   .   .   .\n2   .   .   .   .\n1 W   .   .   .\n  a b c d e f g h");
    NULLS(tabia_position_board(NULL, true, NULL, 0, NULL));
    OK(tabia_position_piece(position, square_named(0, "a1"), &piece));
    CHECK(piece.side == TABIA_SIDE_WHITE && piece.kind == 1);
    OK(tabia_position_piece(position, square_named(0, "c3"), &piece));
    CHECK(piece.side == TABIA_NONE && piece.kind == TABIA_NONE);
    RANGE(tabia_position_piece(position, 255, &piece));
    NULLS(tabia_position_piece(NULL, 0, &piece));
    NULLS(tabia_position_piece(position, 0, NULL));
    LIST_OUT(TabiaPiece, TOWER, 2);
    RANGE(tabia_position_tower(tower, 255, &piece, 1, &count));
    NULLS(tabia_position_tower(NULL, c3, &piece, 1, &count));
    OK(tabia_position_turn(position, &side));
    CHECK(side == TABIA_SIDE_WHITE);
    NULLS(tabia_position_turn(NULL, &side));
    NULLS(tabia_position_turn(position, NULL));
    OK(tabia_position_outcome(position, &outcome));
    NULLS(tabia_position_outcome(NULL, &outcome));
    NULLS(tabia_position_outcome(position, NULL));
    OK(tabia_position_variant(tower, &variant));
    CHECK(variant == variant_named("bashni"));
    NULLS(tabia_position_variant(NULL, &variant));
    NULLS(tabia_position_variant(position, NULL));
    OK(tabia_position_key(position, &key));
    NULLS(tabia_position_key(NULL, &key));
    NULLS(tabia_position_key(position, NULL));
    OK(tabia_position_clone(position, &other));
    OK(tabia_position_key(other, &key_too));
    CHECK(key == key_too);
    OK(tabia_position_equal(position, other, &equal));
    CHECK(equal);
    OK(tabia_position_copy(other, tower));
    OK(tabia_position_equal(position, other, &equal));
    CHECK(!equal);
    OK(tabia_position_equal(tower, other, &equal));
    CHECK(equal);
    NULLS(tabia_position_copy(NULL, tower));
    NULLS(tabia_position_copy(other, NULL));
    NULLS(tabia_position_equal(NULL, other, &equal));
    NULLS(tabia_position_equal(position, NULL, &equal));
    NULLS(tabia_position_equal(position, other, NULL));
    tabia_position_free(other);
    NULLS(tabia_position_clone(NULL, &other));
    CHECK(other == NULL);
    NULLS(tabia_position_clone(position, NULL));
    tabia_position_free(other);
    tabia_position_free(position);
    tabia_position_free(tower);
}

#define MOVE_TEXT(buffer, capacity, needed)                                                                  \
    tabia_position_move_text(position, mv, TABIA_SQUARE_FORM_LETTERS, TABIA_LENGTH_FULL, buffer, capacity, needed)
#define RECORD_TEXT(buffer, capacity, needed) tabia_position_record_text(position, mv, buffer, capacity, needed)
#define MOVES(moves, capacity, count) tabia_position_moves(position, moves, capacity, count)
#define ROUTES(routes, capacity, count) tabia_position_routes(position, routes, capacity, count)
#define CANDIDATES(moves, capacity, count)                                                                   \
    tabia_position_candidates(position, "d2:b4", TABIA_Z, moves, capacity, count)
#define SAID(said, capacity, count) tabia_position_announcements(turkish, attack, said, capacity, count)

static void moves(void) {
    TabiaPosition *position = from_fen("russian", "W:WKd2:Be3,c5,e5,f6"), *turkish = start("turkish");
    TabiaMove mv = parse(position, "d2:f4:d6:b4"), other, attack = strange_move, moves[256];
    TabiaMoveInfo info;
    TabiaRoute route;
    TabiaAnnouncement said, many[256];
    size_t count, i;
    uint64_t number;
    bool legal;
    OK(tabia_move_read(mv, &info));
    CHECK(info.is_capture && info.captures == 3 && info.promotion == TABIA_NONE && info.kind == 1);
    NULLS(tabia_move_read(mv, NULL));
    STATUS(TABIA_STATUS_BAD_MOVE, tabia_move_read(no_move, &info));
    CHECK(tabia_move_from(no_move) == TABIA_NONE && tabia_move_to(no_move) == TABIA_NONE);
    CHECK(tabia_move_captured(no_move) == 0 && tabia_move_promotion(no_move) == TABIA_NONE);
    CHECK(tabia_move_captured(mv) == info.captured && tabia_move_promotion(mv) == TABIA_NONE);
    LIST_OUT(TabiaMove, MOVES, 4);
    NULLS(tabia_position_moves(NULL, moves, 1, &count));
    LIST_OUT(TabiaRoute, ROUTES, 4);
    NULLS(tabia_position_routes(NULL, &route, 1, &count));
    OK(tabia_position_count_moves(position, &number));
    CHECK(number == 4);
    NULLS(tabia_position_count_moves(NULL, &number));
    NULLS(tabia_position_count_moves(position, NULL));
    OK(tabia_position_is_legal(position, mv, &legal));
    CHECK(legal);
    OK(tabia_position_is_legal(position, strange_move, &legal));
    CHECK(!legal);
    OK(tabia_position_is_legal(position, no_move, &legal));
    CHECK(!legal);
    NULLS(tabia_position_is_legal(NULL, mv, &legal));
    NULLS(tabia_position_is_legal(position, mv, NULL));
    OK(tabia_position_route(position, mv, &route));
    CHECK(route.squares == 4 && route.captures == 3);
    NULLS(tabia_position_route(NULL, mv, &route));
    NULLS(tabia_position_route(position, mv, NULL));
    STATUS(TABIA_STATUS_ILLEGAL_MOVE, tabia_position_route(position, strange_move, &route));
    STATUS(TABIA_STATUS_BAD_MOVE, tabia_position_route(position, no_move, &route));
    TEXT_OUT(MOVE_TEXT, "d2:f4:d6:b4");
    NULLS(tabia_position_move_text(NULL, mv, 0, 0, NULL, 0, NULL));
    RANGE(tabia_position_move_text(position, mv, 3, 0, NULL, 0, NULL));
    RANGE(tabia_position_move_text(position, mv, 0, 3, NULL, 0, NULL));
    STATUS(TABIA_STATUS_ILLEGAL_MOVE, tabia_position_move_text(position, strange_move, 0, 0, NULL, 0, NULL));
    STATUS(TABIA_STATUS_BAD_MOVE, tabia_position_move_text(position, no_move, 0, 0, NULL, 0, NULL));
    TEXT_OUT(RECORD_TEXT, "d2:f4:d6:b4");
    NULLS(tabia_position_record_text(NULL, mv, NULL, 0, NULL));
    STATUS(TABIA_STATUS_ILLEGAL_MOVE, tabia_position_record_text(position, strange_move, NULL, 0, NULL));
    STATUS(TABIA_STATUS_BAD_MOVE, tabia_position_record_text(position, no_move, NULL, 0, NULL));
    STATUS(TABIA_STATUS_AMBIGUOUS_MOVE, tabia_position_parse_move(position, "d2:b4", TABIA_Z, &other));
    TEXT_OUT(tabia_last_error, "`d2:b4` is ambiguous: 2 legal moves fit: d2:f4:d6:b4, d2:g5:e7:b4");
    STATUS(TABIA_STATUS_ILLEGAL_MOVE, tabia_position_parse_move(position, "d2-c3", TABIA_Z, &other));
    STATUS(TABIA_STATUS_BAD_MOVE, tabia_position_parse_move(position, "", 0, &other));
    UTF8(tabia_position_parse_move(position, not_utf8, TABIA_Z, &other));
    NULLS(tabia_position_parse_move(NULL, "d2-c3", TABIA_Z, &other));
    NULLS(tabia_position_parse_move(position, NULL, TABIA_Z, &other));
    NULLS(tabia_position_parse_move(position, "d2-c3", TABIA_Z, NULL));
    LIST_OUT(TabiaMove, CANDIDATES, 2);
    OK(tabia_position_candidates(position, "d2:f4:d6:b4", TABIA_Z, moves, 8, &count));
    CHECK(count == 1 && memcmp(&moves[0], &mv, sizeof mv) == 0);
    STATUS(TABIA_STATUS_ILLEGAL_MOVE, tabia_position_candidates(position, "d2-c3", TABIA_Z, moves, 8, &count));
    UTF8(tabia_position_candidates(position, not_utf8, TABIA_Z, moves, 8, &count));
    NULLS(tabia_position_candidates(NULL, "d2:b4", TABIA_Z, moves, 8, &count));
    NULLS(tabia_position_candidates(position, NULL, TABIA_Z, moves, 8, &count));
    STATUS(TABIA_STATUS_ILLEGAL_MOVE, tabia_position_play(position, strange_move));
    STATUS(TABIA_STATUS_BAD_MOVE, tabia_position_play(position, no_move));
    NULLS(tabia_position_play(NULL, mv));
    OK(tabia_position_play(position, mv));
    STATUS(TABIA_STATUS_BAD_MOVE, tabia_position_play_listed(position, no_move));
    NULLS(tabia_position_play_listed(NULL, mv));
    OK(tabia_position_moves(position, moves, 256, &count));
    OK(tabia_position_play_listed(position, moves[0]));
    /* A move that says something: the first ones reach no enemy, so play until one does. */
    for (i = 0, count = 0; i < 60 && count == 0; i++) {
        size_t listed;
        OK(tabia_position_moves(turkish, moves, 256, &listed));
        for (size_t j = 0; j < listed && count == 0; j++) {
            attack = moves[j];
            OK(tabia_position_announcements(turkish, attack, many, 256, &count));
        }
        if (count == 0) {
            OK(tabia_position_play(turkish, moves[i % listed]));
        }
    }
    CHECK(count > 0);
    LIST_OUT(TabiaAnnouncement, SAID, count);
    NULLS(tabia_position_announcements(NULL, attack, &said, 1, &count));
    STATUS(TABIA_STATUS_ILLEGAL_MOVE, tabia_position_announcements(turkish, strange_move, &said, 1, &count));
    STATUS(TABIA_STATUS_BAD_MOVE, tabia_position_announcements(turkish, no_move, &said, 1, &count));
    tabia_position_free(position);
    tabia_position_free(turkish);
}

static void leaves(void) {
    TabiaPosition *position = start("russian");
    uint64_t leaves = 0;
    OK(tabia_position_perft(position, 5, &leaves));
    CHECK(leaves == 7482);
    OK(tabia_position_perft(position, 0, &leaves));
    CHECK(leaves == 1);
    RANGE(tabia_position_perft(position, TABIA_MAX_DEPTH + 1, &leaves));
    RANGE(tabia_position_perft_routes(position, UINT32_MAX, &leaves));
    NULLS(tabia_position_perft(NULL, 1, &leaves));
    NULLS(tabia_position_perft(position, 1, NULL));
    OK(tabia_position_perft_routes(position, 5, &leaves));
    CHECK(leaves == 7482);
    NULLS(tabia_position_perft_routes(NULL, 1, &leaves));
    NULLS(tabia_position_perft_routes(position, 1, NULL));
    tabia_position_free(position);
}

#define GAME_MOVES(moves, capacity, count) tabia_game_moves(game, moves, capacity, count)
#define GAME_UNDONE(moves, capacity, count) tabia_game_undone(game, moves, capacity, count)
#define GAME_RUNNING(running, capacity, count) tabia_game_running(game, running, capacity, count)

static void games(void) {
    TabiaGame *game = NULL, *copy;
    TabiaPosition *position = start("russian"), *now;
    TabiaMove mv = parse(position, "e3-d4"), other;
    TabiaOutcome outcome;
    TabiaRunning running, clauses[8];
    size_t plies, count;
    uint32_t times;
    uint8_t side, reason;
    bool equal;
    NULLS(tabia_game_start(NULL, TABIA_Z, &game));
    NULLS(tabia_game_start("russian", TABIA_Z, NULL));
    UNKNOWN(tabia_game_start("go", TABIA_Z, &game));
    UTF8(tabia_game_start(not_utf8, TABIA_Z, &game));
    OK(tabia_game_start("russian", TABIA_Z, &game));
    tabia_game_free(game);
    NULLS(tabia_game_new(NULL, &game));
    CHECK(game == NULL);
    NULLS(tabia_game_new(position, NULL));
    OK(tabia_game_new(position, &game));
    STATUS(TABIA_STATUS_NOTHING_THERE, tabia_game_undo(game, &other));
    STATUS(TABIA_STATUS_NOTHING_THERE, tabia_game_redo(game, NULL));
    STATUS(TABIA_STATUS_ILLEGAL_MOVE, tabia_game_play(game, strange_move));
    STATUS(TABIA_STATUS_BAD_MOVE, tabia_game_play(game, no_move));
    NULLS(tabia_game_play(NULL, mv));
    OK(tabia_game_play(game, mv));
    STATUS(TABIA_STATUS_ILLEGAL_MOVE, tabia_game_play_on(game, mv));
    STATUS(TABIA_STATUS_BAD_MOVE, tabia_game_play_on(game, no_move));
    NULLS(tabia_game_play_on(NULL, mv));
    OK(tabia_game_play_text(game, "d6-c5", TABIA_Z, &other));
    OK(tabia_game_play_text(game, "g3-f4", TABIA_Z, NULL));
    STATUS(TABIA_STATUS_BAD_MOVE, tabia_game_play_text(game, "?", TABIA_Z, NULL));
    STATUS(TABIA_STATUS_ILLEGAL_MOVE, tabia_game_play_text(game, "a1-b2", TABIA_Z, NULL));
    UTF8(tabia_game_play_text(game, not_utf8, TABIA_Z, NULL));
    NULLS(tabia_game_play_text(NULL, "g3-f4", TABIA_Z, NULL));
    NULLS(tabia_game_play_text(game, NULL, TABIA_Z, NULL));
    LIST_OUT(TabiaMove, GAME_MOVES, 3);
    NULLS(tabia_game_moves(NULL, &other, 1, &count));
    OK(tabia_game_undo(game, NULL));
    OK(tabia_game_undo(game, &other));
    LIST_OUT(TabiaMove, GAME_UNDONE, 2);
    NULLS(tabia_game_undone(NULL, &other, 1, &count));
    NULLS(tabia_game_undo(NULL, NULL));
    NULLS(tabia_game_redo(NULL, NULL));
    OK(tabia_game_redo(game, &other));
    OK(tabia_game_plies(game, &plies));
    CHECK(plies == 2);
    NULLS(tabia_game_plies(NULL, &plies));
    NULLS(tabia_game_plies(game, NULL));
    OK(tabia_game_turn(game, &side));
    CHECK(side == TABIA_SIDE_WHITE);
    NULLS(tabia_game_turn(NULL, &side));
    NULLS(tabia_game_turn(game, NULL));
    OK(tabia_game_position(game, &now));
    tabia_position_free(now);
    NULLS(tabia_game_position(NULL, &now));
    CHECK(now == NULL);
    NULLS(tabia_game_position(game, NULL));
    OK(tabia_game_position_after(game, 0, &now));
    OK(tabia_position_equal(position, now, &equal));
    CHECK(equal);
    tabia_position_free(now);
    OK(tabia_game_position_after(game, 2, &now));
    tabia_position_free(now);
    RANGE(tabia_game_position_after(game, 3, &now));
    RANGE(tabia_game_position_after(game, SIZE_MAX, &now));
    NULLS(tabia_game_position_after(NULL, 0, &now));
    NULLS(tabia_game_position_after(game, 0, NULL));
    OK(tabia_game_repetitions(game, &times));
    CHECK(times == 1);
    NULLS(tabia_game_repetitions(NULL, &times));
    NULLS(tabia_game_repetitions(game, NULL));
    OK(tabia_game_running(game, clauses, 8, &count));
    LIST_OUT(TabiaRunning, GAME_RUNNING, count);
    NULLS(tabia_game_running(NULL, &running, 1, &count));
    OK(tabia_game_claimable(game, &reason));
    CHECK(reason == TABIA_NONE);
    NULLS(tabia_game_claimable(NULL, &reason));
    NULLS(tabia_game_claimable(game, NULL));
    STATUS(TABIA_STATUS_NOTHING_TO_CLAIM, tabia_game_claim_draw(game, &outcome));
    NULLS(tabia_game_claim_draw(NULL, &outcome));
    OK(tabia_game_outcome(game, &outcome));
    CHECK(!outcome.is_over && outcome.winner == TABIA_NONE && outcome.reason == TABIA_NONE);
    NULLS(tabia_game_outcome(NULL, &outcome));
    NULLS(tabia_game_outcome(game, NULL));
    OK(tabia_game_clone(game, &copy));
    NULLS(tabia_game_agree_draw(NULL, NULL));
    OK(tabia_game_agree_draw(copy, NULL));
    STATUS(TABIA_STATUS_GAME_OVER, tabia_game_agree_draw(copy, &outcome));
    STATUS(TABIA_STATUS_GAME_OVER, tabia_game_play_text(copy, "g3-f4", TABIA_Z, NULL));
    tabia_game_free(copy);
    RANGE(tabia_game_resign(game, 2, &outcome));
    NULLS(tabia_game_resign(NULL, 0, &outcome));
    OK(tabia_game_resign(game, TABIA_SIDE_WHITE, &outcome));
    CHECK(outcome.is_over && outcome.winner == TABIA_SIDE_BLACK && outcome.reason == TABIA_REASON_RESIGNATION);
    STATUS(TABIA_STATUS_GAME_OVER, tabia_game_claim_draw(game, NULL));
    NULLS(tabia_game_clone(NULL, &copy));
    NULLS(tabia_game_clone(game, NULL));
    tabia_game_free(copy);
    tabia_game_free(game);
    tabia_position_free(position);
}

#define TURN_TEXT(buffer, capacity, needed)                                                                  \
    tabia_turn_text(turn, TABIA_SQUARE_FORM_USUAL, buffer, capacity, needed)
#define DRAWN(buffer, capacity, needed)                                                                      \
    tabia_position_drawn(position, "from=c1\narrows=c1-d2", TABIA_Z, TABIA_GLYPHS_ASCII, false, buffer, capacity, needed)

static void pictures(void) {
    TabiaPosition *position = from_fen("russian", "W:Wc1:Bd2,d4");
    TabiaTurn *turn;
    TabiaGame *game;
    char svg[20000];
    size_t needed = 0;
    SMALL(tabia_position_svg(position, NULL, 0, NULL, 0, &needed));
    CHECK(needed > 1000 && needed < sizeof svg);
    OK(tabia_position_svg(position, NULL, 0, svg, sizeof svg, &needed));
    CHECK(strlen(svg) + 1 == needed && strncmp(svg, "<svg ", 5) == 0);
    SMALL(tabia_position_svg(position, NULL, 0, svg, needed - 1, &needed));
    CHECK(svg[0] == '\0');
    OK(tabia_position_svg(position, "theme=dark\ntitle=<&>", TABIA_Z, svg, sizeof svg, NULL));
    CHECK(strstr(svg, "<title>&lt;&amp;&gt;</title>") != NULL);
    OK(tabia_position_svg(position, "theme=print\ncolour-taken=#123456\ntaken=d4", TABIA_Z, svg, sizeof svg, NULL));
    CHECK(strstr(svg, "class=\"taken\"") != NULL && strstr(svg, "stroke=\"#123456\"") != NULL);
    STATUS(TABIA_STATUS_BAD_PICTURE, tabia_position_svg(position, "theme=pink", TABIA_Z, svg, sizeof svg, NULL));
    STATUS(TABIA_STATUS_BAD_PICTURE, tabia_position_svg(position, "arrows=c1-z9", TABIA_Z, svg, sizeof svg, NULL));
    STATUS(TABIA_STATUS_BAD_PICTURE, tabia_position_svg(position, "theme", TABIA_Z, svg, sizeof svg, NULL));
    UTF8(tabia_position_svg(position, not_utf8, TABIA_Z, svg, sizeof svg, NULL));
    NULLS(tabia_position_svg(NULL, NULL, 0, svg, sizeof svg, NULL));
    NULLS(tabia_position_svg(position, NULL, 0, NULL, 1, NULL));
    TEXT_OUT(DRAWN, "8    .     .     .     .\n7 .     .     .     .\n6    .     .     .     .\n"
                    "5 .     .     .     .\n4    .     b     .     .\n3 .     .     *     .\n"
                    "2    .     b     .     .\n1 .    [w]    .     .\n  a  b  c  d  e  f  g  h");
    RANGE(tabia_position_drawn(position, NULL, 0, 2, false, svg, sizeof svg, NULL));
    NULLS(tabia_position_drawn(NULL, NULL, 0, 0, false, svg, sizeof svg, NULL));
    STATUS(TABIA_STATUS_BAD_PICTURE, tabia_position_drawn(position, "x=y", TABIA_Z, 0, false, svg, sizeof svg, NULL));
    OK(tabia_turn_new(position, &turn));
    OK(tabia_turn_choose(turn, square_named(0, "c1")));
    OK(tabia_turn_svg(turn, NULL, 0, svg, sizeof svg, NULL));
    CHECK(strstr(svg, "class=\"targets\"") != NULL);
    NULLS(tabia_turn_svg(NULL, NULL, 0, svg, sizeof svg, NULL));
    STATUS(TABIA_STATUS_BAD_PICTURE, tabia_turn_svg(turn, "width=0", TABIA_Z, svg, sizeof svg, NULL));
    OK(tabia_game_new(position, &game));
    OK(tabia_game_svg(game, "caption=here", TABIA_Z, svg, sizeof svg, NULL));
    CHECK(strstr(svg, ">here</text>") != NULL);
    NULLS(tabia_game_svg(NULL, NULL, 0, svg, sizeof svg, NULL));
    STATUS(TABIA_STATUS_BAD_PICTURE, tabia_game_svg(game, "colour-dark=red", TABIA_Z, svg, sizeof svg, NULL));
    tabia_game_free(game);
    tabia_turn_free(turn);
    tabia_position_free(position);
}

#define PATH(squares, capacity, count) tabia_turn_path(turn, squares, capacity, count)
#define CAPTURED(squares, capacity, count) tabia_turn_captured(turn, squares, capacity, count)
#define STEPS(numbers, capacity, count) tabia_turn_steps(turn, numbers, capacity, count)

static void turns(void) {
    TabiaPosition *position = from_fen("russian", "W:Wc1:Bd2,d4"), *same;
    TabiaRules *rules;
    TabiaTurn *turn, *copy;
    TabiaTurnState state;
    TabiaStep step, bad = {0, 64, 0, 0, TABIA_NONE};
    uint8_t c1 = square_named(0, "c1"), e3 = square_named(0, "e3"), c5 = square_named(0, "c5"), square;
    uint16_t steps, number, numbers[64];
    size_t count;
    bool equal;
    OK(tabia_turn_new(position, &turn));
    NULLS(tabia_turn_new(NULL, &copy));
    NULLS(tabia_turn_new(position, NULL));
    STATUS(TABIA_STATUS_NOTHING_THERE, tabia_turn_undo(turn));
    STATUS(TABIA_STATUS_ILLEGAL_STEP, tabia_turn_choose(turn, e3));
    STATUS(TABIA_STATUS_ILLEGAL_STEP, tabia_turn_go(turn, e3));
    RANGE(tabia_turn_choose(turn, 255));
    NULLS(tabia_turn_choose(NULL, c1));
    OK(tabia_turn_choose(turn, c1));
    RANGE(tabia_turn_go(turn, 255));
    NULLS(tabia_turn_go(NULL, e3));
    OK(tabia_turn_go(turn, e3));
    STATUS(TABIA_STATUS_ILLEGAL_STEP, tabia_turn_stop(turn));
    NULLS(tabia_turn_stop(NULL));
    TEXT_OUT(TURN_TEXT, "W:Wc1:Bd2,d4 > c1:e3");
    NULLS(tabia_turn_text(NULL, 0, NULL, 0, NULL));
    RANGE(tabia_turn_text(turn, 3, NULL, 0, NULL));
    OK(tabia_turn_state(turn, &state));
    CHECK(!state.is_finished && !state.may_stop && state.at == e3 && state.next == UINT64_C(1) << c5);
    NULLS(tabia_turn_state(NULL, &state));
    NULLS(tabia_turn_state(turn, NULL));
    LIST_OUT(uint8_t, PATH, 2);
    NULLS(tabia_turn_path(NULL, &square, 1, &count));
    LIST_OUT(uint8_t, CAPTURED, 1);
    NULLS(tabia_turn_captured(NULL, &square, 1, &count));
    LIST_OUT(uint16_t, STEPS, 1);
    NULLS(tabia_turn_steps(NULL, numbers, 1, &count));
    OK(tabia_step_count(0, &steps));
    CHECK(steps > 100);
    NULLS(tabia_step_count(0, NULL));
    UNKNOWN(tabia_step_count(99, &steps));
    RANGE(tabia_turn_take(turn, steps));
    STATUS(TABIA_STATUS_ILLEGAL_STEP, tabia_turn_take(turn, 0));
    NULLS(tabia_turn_take(NULL, 0));
    OK(tabia_turn_steps(turn, numbers, 64, &count));
    for (number = 0; number < steps; number++) {
        uint16_t again = 65535;
        OK(tabia_step_decode(0, number, &step));
        OK(tabia_step_encode(0, step, &again));
        CHECK(again == number);
    }
    CHECK(step.is_stop);
    NULLS(tabia_step_decode(0, 0, NULL));
    UNKNOWN(tabia_step_decode(99, 0, &step));
    RANGE(tabia_step_decode(0, steps, &step));
    NULLS(tabia_step_encode(0, step, NULL));
    UNKNOWN(tabia_step_encode(99, step, &number));
    RANGE(tabia_step_encode(0, bad, &number));
    bad.from = 0;
    bad.promotion = 77;
    RANGE(tabia_step_encode(0, bad, &number));
    OK(tabia_turn_clone(turn, &copy));
    OK(tabia_turn_take(copy, numbers[0]));
    OK(tabia_turn_state(copy, &state));
    CHECK(state.is_finished && tabia_move_to(state.mv) == c5);
    STATUS(TABIA_STATUS_ILLEGAL_STEP, tabia_turn_go(copy, c5));
    OK(tabia_turn_undo(copy));
    NULLS(tabia_turn_undo(NULL));
    OK(tabia_turn_position(copy, &same));
    OK(tabia_position_equal(position, same, &equal));
    CHECK(equal);
    tabia_position_free(same);
    NULLS(tabia_turn_position(NULL, &same));
    NULLS(tabia_turn_position(copy, NULL));
    tabia_turn_free(copy);
    NULLS(tabia_turn_clone(NULL, &copy));
    NULLS(tabia_turn_clone(turn, NULL));
    tabia_turn_free(copy);
    tabia_turn_free(turn);
    OK(tabia_position_rules(position, &rules));
    OK(tabia_turn_from_text(rules, "W:Wc1:Bd2,d4 > c1:e3", TABIA_Z, &turn));
    tabia_turn_free(turn);
    STATUS(TABIA_STATUS_BAD_FEN, tabia_turn_from_text(rules, "W:Wc1:Bd2,d4 > c1:e5", TABIA_Z, &turn));
    UTF8(tabia_turn_from_text(rules, not_utf8, TABIA_Z, &turn));
    NULLS(tabia_turn_from_text(NULL, "", 0, &turn));
    NULLS(tabia_turn_from_text(rules, NULL, 0, &turn));
    NULLS(tabia_turn_from_text(rules, "", 0, NULL));
    CHECK(turn == NULL);
    tabia_rules_free(rules);
    tabia_position_free(position);
}

static const char pdn[] = "[White \"A\"]\n[GameType \"25\"]\n\n1. c3-d4 {unclosed\n\n"
                          "[White \"B\"]\n[GameType \"25\"]\n\n1. c3-d4! {good} (1. a3-b4) d6-c5 1-0\n\n"
                          "[White \"\xcc\xee\xf1\xea\xe2\xe0\"]\n\n1. c3-d5 *\n";

#define TAG(buffer, capacity, needed) tabia_record_tag(record, "White", TABIA_Z, buffer, capacity, needed)
#define TAG_NAME(buffer, capacity, needed) tabia_record_tag_name(record, 0, buffer, capacity, needed)
#define TAG_VALUE(buffer, capacity, needed) tabia_record_tag_value(record, 1, buffer, capacity, needed)
#define ITEM(buffer, capacity, needed) tabia_record_item(record, 0, &item, buffer, capacity, needed)
#define RECORD(buffer, capacity, needed) tabia_record_text(record, buffer, capacity, needed)

static void reading(void) {
    TabiaReader *reader;
    TabiaRecord *record, *copy;
    TabiaRules *rules, *none;
    TabiaGame *game;
    TabiaPosition *position;
    TabiaItem item;
    uint64_t number, line;
    size_t count, plies;
    uint8_t result;
    RANGE(tabia_reader_new(pdn, TABIA_Z, 4, &reader));
    NULLS(tabia_reader_new(NULL, 5, 0, &reader));
    NULLS(tabia_reader_new(pdn, TABIA_Z, 0, NULL));
    OK(tabia_reader_new(pdn, sizeof pdn - 1, TABIA_ENCODING_WINDOWS1251, &reader));
    NULLS(tabia_reader_next(NULL, &record));
    NULLS(tabia_reader_next(reader, NULL));
    STATUS(TABIA_STATUS_BAD_RECORD, tabia_reader_next(reader, &record));
    CHECK(record == NULL);
    TEXT_OUT(tabia_last_error,
             "game 1 (A - ?), line 4, column 10: expected `}` at the end of the comment, found `{unclosed`");
    OK(tabia_reader_next(reader, &record));
    OK(tabia_record_place(record, &number, &line));
    CHECK(number == 2 && line == 6);
    NULLS(tabia_record_place(NULL, &number, &line));
    NULLS(tabia_record_place(record, NULL, &line));
    NULLS(tabia_record_place(record, &number, NULL));
    TEXT_OUT(TAG, "B");
    STATUS(TABIA_STATUS_NOTHING_THERE, tabia_record_tag(record, "Black", TABIA_Z, NULL, 0, NULL));
    NULLS(tabia_record_tag(NULL, "Black", TABIA_Z, NULL, 0, NULL));
    NULLS(tabia_record_tag(record, NULL, TABIA_Z, NULL, 0, NULL));
    UTF8(tabia_record_tag(record, not_utf8, TABIA_Z, NULL, 0, NULL));
    OK(tabia_record_tag_count(record, &count));
    CHECK(count == 2);
    NULLS(tabia_record_tag_count(NULL, &count));
    NULLS(tabia_record_tag_count(record, NULL));
    TEXT_OUT(TAG_NAME, "White");
    RANGE(tabia_record_tag_name(record, 2, NULL, 0, NULL));
    NULLS(tabia_record_tag_name(NULL, 0, NULL, 0, NULL));
    TEXT_OUT(TAG_VALUE, "25");
    RANGE(tabia_record_tag_value(record, SIZE_MAX, NULL, 0, NULL));
    NULLS(tabia_record_tag_value(NULL, 0, NULL, 0, NULL));
    OK(tabia_record_result(record, &result));
    CHECK(result == TABIA_RESULT_WHITE_WINS);
    NULLS(tabia_record_result(NULL, &result));
    NULLS(tabia_record_result(record, NULL));
    OK(tabia_record_item_count(record, &count));
    CHECK(count == 7);
    NULLS(tabia_record_item_count(NULL, &count));
    NULLS(tabia_record_item_count(record, NULL));
    TEXT_OUT(ITEM, "c3-d4");
    CHECK(item.kind == TABIA_ITEM_KIND_MOVE && item.line == 9 && item.column == 4);
    RANGE(tabia_record_item(record, 7, &item, NULL, 0, NULL));
    NULLS(tabia_record_item(NULL, 0, &item, NULL, 0, NULL));
    NULLS(tabia_record_item(record, 0, NULL, NULL, 0, NULL));
    OK(tabia_record_rules(record, &rules));
    NULLS(tabia_record_rules(NULL, &none));
    NULLS(tabia_record_rules(record, NULL));
    OK(tabia_record_start(record, rules, &position));
    tabia_position_free(position);
    NULLS(tabia_record_start(NULL, rules, &position));
    NULLS(tabia_record_start(record, NULL, &position));
    NULLS(tabia_record_start(record, rules, NULL));
    OK(tabia_record_game(record, rules, &game));
    OK(tabia_game_plies(game, &plies));
    CHECK(plies == 2);
    OK(tabia_record_check_result(record, game));
    NULLS(tabia_record_check_result(NULL, game));
    NULLS(tabia_record_check_result(record, NULL));
    OK(tabia_game_record(game, &copy));
    tabia_record_free(copy);
    NULLS(tabia_game_record(NULL, &copy));
    NULLS(tabia_game_record(game, NULL));
    tabia_game_free(game);
    NULLS(tabia_record_game(NULL, rules, &game));
    NULLS(tabia_record_game(record, NULL, &game));
    NULLS(tabia_record_game(record, rules, NULL));
    OK(tabia_record_clone(record, &copy));
    tabia_record_free(copy);
    NULLS(tabia_record_clone(NULL, &copy));
    NULLS(tabia_record_clone(record, NULL));
    tabia_record_free(record);
    OK(tabia_reader_next(reader, &record));
    TEXT_OUT(TAG, "\xd0\x9c\xd0\xbe\xd1\x81\xd0\xba\xd0\xb2\xd0\xb0"); /* Moscow, in Russian */
    STATUS(TABIA_STATUS_NOTHING_THERE, tabia_record_rules(record, &none));
    STATUS(TABIA_STATUS_BAD_RECORD, tabia_record_game(record, rules, &game));
    tabia_record_free(record);
    STATUS(TABIA_STATUS_NOTHING_THERE, tabia_reader_next(reader, &record));
    STATUS(TABIA_STATUS_NOTHING_THERE, tabia_reader_next(reader, &record));
    tabia_record_free(record);
    tabia_rules_free(rules);
    tabia_reader_free(reader);
    tabia_reader_free(NULL);
}

/* A game comes back from its record as it ended, and a result that the rules do not give is told. */
static void results(void) {
    static const char file[] = "[GameType \"25\"]\n[FEN \"W:Wc3:Bd4\"]\n\n1. c3:e5 0-1\n";
    TabiaReader *reader;
    TabiaRecord *record;
    TabiaRules *rules;
    TabiaGame *game, *again;
    TabiaOutcome outcome;
    char text[200];
    OK(tabia_game_start("turkish", TABIA_Z, &game));
    OK(tabia_game_play_text(game, "a3-a4", TABIA_Z, NULL));
    OK(tabia_game_resign(game, TABIA_SIDE_WHITE, NULL));
    OK(tabia_game_record(game, &record));
    OK(tabia_record_text(record, text, sizeof text, NULL));
    CHECK(strcmp(text, "[GameType \"30,W,8,8,A0,0\"]\n[Result \"0-1\"]\n\n1. a3-a4 0-1\n") == 0);
    OK(tabia_record_rules(record, &rules));
    OK(tabia_record_game(record, rules, &again));
    OK(tabia_game_outcome(again, &outcome));
    CHECK(outcome.is_over && outcome.winner == TABIA_SIDE_BLACK && outcome.reason == TABIA_REASON_RESIGNATION);
    tabia_game_free(again);
    tabia_game_free(game);
    tabia_rules_free(rules);
    tabia_record_free(record);

    OK(tabia_reader_new(file, TABIA_Z, TABIA_ENCODING_GUESS, &reader));
    OK(tabia_reader_next(reader, &record));
    OK(tabia_record_rules(record, &rules));
    OK(tabia_record_game(record, rules, &game));
    STATUS(TABIA_STATUS_BAD_RECORD, tabia_record_check_result(record, game));
    tabia_last_error(text, sizeof text, NULL);
    CHECK(strcmp(text, "game 1, line 4, column 10: result `0-1`: by the rules: white wins (blocked)") == 0);
    tabia_game_free(game);
    tabia_rules_free(rules);
    tabia_record_free(record);
    tabia_reader_free(reader);
}

static void writing(void) {
    TabiaRecord *record;
    TabiaRules *rules;
    NULLS(tabia_record_new(NULL));
    OK(tabia_record_new(&record));
    OK(tabia_rules_named("bashni", TABIA_Z, &rules));
    OK(tabia_record_set_tag(record, "Event", TABIA_Z, "Example", TABIA_Z));
    STATUS(TABIA_STATUS_BAD_RECORD, tabia_record_set_tag(record, "two words", TABIA_Z, "", 0));
    UTF8(tabia_record_set_tag(record, not_utf8, TABIA_Z, "", 0));
    UTF8(tabia_record_set_tag(record, "Site", TABIA_Z, not_utf8, TABIA_Z));
    NULLS(tabia_record_set_tag(NULL, "Site", TABIA_Z, "", 0));
    NULLS(tabia_record_set_tag(record, NULL, TABIA_Z, "", 0));
    NULLS(tabia_record_set_tag(record, "Site", TABIA_Z, NULL, 0));
    OK(tabia_record_remove_tag(record, "Site", TABIA_Z));
    UTF8(tabia_record_remove_tag(record, not_utf8, TABIA_Z));
    NULLS(tabia_record_remove_tag(NULL, "Site", TABIA_Z));
    NULLS(tabia_record_remove_tag(record, NULL, TABIA_Z));
    OK(tabia_record_set_rules(record, rules));
    NULLS(tabia_record_set_rules(NULL, rules));
    NULLS(tabia_record_set_rules(record, NULL));
    OK(tabia_record_add_move(record, "c3-d4", TABIA_Z));
    STATUS(TABIA_STATUS_BAD_RECORD, tabia_record_add_move(record, "no", TABIA_Z));
    UTF8(tabia_record_add_move(record, not_utf8, TABIA_Z));
    NULLS(tabia_record_add_move(NULL, "c3-d4", TABIA_Z));
    NULLS(tabia_record_add_move(record, NULL, TABIA_Z));
    OK(tabia_record_add_nag(record, 1));
    NULLS(tabia_record_add_nag(NULL, 1));
    OK(tabia_record_add_comment(record, "good", TABIA_Z));
    UTF8(tabia_record_add_comment(record, not_utf8, TABIA_Z));
    NULLS(tabia_record_add_comment(NULL, "good", TABIA_Z));
    NULLS(tabia_record_add_comment(record, NULL, TABIA_Z));
    OK(tabia_record_open_variation(record));
    NULLS(tabia_record_open_variation(NULL));
    OK(tabia_record_add_move(record, "a3-b4", TABIA_Z));
    OK(tabia_record_close_variation(record));
    STATUS(TABIA_STATUS_BAD_RECORD, tabia_record_close_variation(record));
    NULLS(tabia_record_close_variation(NULL));
    OK(tabia_record_set_result(record, TABIA_RESULT_DRAW));
    RANGE(tabia_record_set_result(record, 5));
    NULLS(tabia_record_set_result(NULL, 0));
    NULLS(tabia_record_text(NULL, NULL, 0, NULL));
    TEXT_OUT(RECORD, "[Event \"Example\"]\n[Variant \"Bashni\"]\n\n1. c3-d4 $1 {good} (1. a3-b4) 1/2-1/2\n");
    tabia_rules_free(rules);
    tabia_record_free(record);
    tabia_record_free(NULL);
}

static void nothing_to_free(void) {
    tabia_rules_free(NULL);
    tabia_position_free(NULL);
    tabia_game_free(NULL);
    tabia_turn_free(NULL);
}

int main(int argc, char **argv) {
    CHECK(argc == 2);
    library(argv[argc - 1]);
    last_error();
    variants();
    rules();
    rules_again();
    squares();
    positions();
    moves();
    leaves();
    games();
    pictures();
    turns();
    reading();
    results();
    writing();
    nothing_to_free();
    return checks_done("calls");
}
