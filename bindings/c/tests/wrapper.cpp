// The C++ interface: handles, iteration, texts, errors as exceptions.
#include <tabia.hpp>
// Twice, as happens to headers.
#include <tabia.hpp>

#include "check.h"
#include <iostream>
#include <type_traits>

static_assert(!std::is_copy_constructible_v<tabia::Position> && std::is_nothrow_move_constructible_v<tabia::Position>);
static_assert(!std::is_copy_constructible_v<tabia::Game> && std::is_nothrow_move_assignable_v<tabia::Game>);

template <class Call>
static TabiaStatus status_of(Call call) {
    try {
        call();
    } catch (const tabia::Error &error) {
        CHECK(std::string(error.what()).size() > 3);
        return error.status();
    }
    return TABIA_STATUS_OK;
}

static void positions() {
    tabia::Position position = tabia::Position::start("russian");
    for (const char *text : {"e3-d4", "d6-c5", "g3-f4"}) {
        position.play(text);
    }
    std::vector<std::string> texts;
    for (tabia::Move move : position.moves()) {
        texts.push_back(position.text(move));
        CHECK(position.is_legal(move) && move.is_capture() && !move.promotion());
    }
    CHECK((texts == std::vector<std::string>{"c5:g5"}));
    tabia::Move move = position.parse("c5:g5");
    CHECK(position.route(move).captures == 2 && move.info().captures == 2);
    CHECK(position.variant().square_name(move.to()) == "g5");
    tabia::Position before = position.clone();
    position.play(move);
    CHECK(before != position && before.key() != position.key() && position.turn() == TABIA_SIDE_WHITE);
    CHECK(position.fen() == "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3:Bg5,b6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8");
    CHECK(std::string(position.board()).size() > 128 && position.board() != position.board(true));
    CHECK(tabia::Position::start("turkish").perft(3) == 708);
    before = std::move(position);
    CHECK(before.count_moves() > 0 && position.get() == nullptr);
    // What was moved from is null: a status, never a crash.
    CHECK(status_of([&] { position.fen(); }) == TABIA_STATUS_NULL_ARGUMENT);
    CHECK(position.key() == 0 && position.count_moves() == 0);
}

static void every_game() {
    CHECK(tabia::Variant::all().size() == tabia_variant_count());
    for (tabia::Variant variant : tabia::Variant::all()) {
        tabia::Position position = tabia::Position::start(variant.about().name);
        tabia::Rules rules = position.rules();
        CHECK(tabia::Position::from_fen(rules, position.fen()) == position);
        CHECK(std::vector<tabia::Move>(position.moves()).size() == position.count_moves());
    }
    CHECK(tabia::Variant::named("bashni") != tabia::Variant::named("shatra"));
}

static void errors() {
    CHECK(status_of([] { tabia::Position::start("go"); }) == TABIA_STATUS_UNKNOWN_VARIANT);
    tabia::Rules rules = tabia::Rules::of("bashni");
    CHECK(status_of([&] { rules.set("take", "never"); }) == TABIA_STATUS_BAD_OPTION);
    rules.set("take", "at_once");
    CHECK(rules.value("take") == "at_once");
    CHECK(status_of([&] { tabia::Position::from_fen(rules, "\xff"); }) == TABIA_STATUS_BAD_UTF8);
    CHECK(status_of([&] { tabia::Position::start(rules).play(tabia::Move()); }) == TABIA_STATUS_ILLEGAL_MOVE);
    // A string_view need not end with a NUL.
    CHECK(tabia::Variant::named(std::string_view("russians", 7)) == tabia::Position::start("russian").variant());
}

static void games() {
    tabia::Game game = tabia::Game::start("russian");
    game.play("c3-d4");
    game.play("d6-c5");
    CHECK(game.undo() && game.redo() && std::vector<tabia::Move>(game.moves()).size() == 2);
    CHECK(!game.outcome().is_over && !game.claimable());
    CHECK(status_of([&] { game.claim_draw(); }) == TABIA_STATUS_NOTHING_TO_CLAIM);
    tabia::Position position = game.position();
    tabia::Turn turn = tabia::Turn::of(position);
    tabia::TurnState state = turn.state();
    for (tabia::Square square = 0; square < 64 && !turn.finished(); square++) {
        if (state.starts >> square & 1) {
            turn.choose(square);
            while (!turn.finished()) {
                turn.take(std::vector<std::uint16_t>(turn.steps()).front());
            }
        }
    }
    CHECK(std::string(game.svg("theme=print")).find("class=\"last\"") != std::string::npos);
    CHECK(std::string(turn.svg()).find("</svg>") != std::string::npos);
    CHECK(std::string(position.svg()).find("</svg>") != std::string::npos);
    CHECK(std::string(position.drawn("last=c3-d4", TABIA_GLYPHS_ASCII)).find("(w)") != std::string::npos);
    CHECK(status_of([&] { position.svg("theme=pink"); }) == TABIA_STATUS_BAD_PICTURE);
    CHECK(position.is_legal(*turn.finished()));
    CHECK(turn.undo());
    game.resign(TABIA_SIDE_BLACK);
    CHECK(game.outcome().winner == TABIA_SIDE_WHITE);
}

static void records() {
    tabia::Record record = tabia::Record::empty();
    record.set_tag("White", "A \"B\"");
    record.set_rules(tabia::Rules::of("russian"));
    record.add_move("c3-d4");
    record.set_result(TABIA_RESULT_UNKNOWN);
    std::string text = record.text();
    tabia::Reader reader = tabia::Reader::of(text);
    std::optional<tabia::Record> read = reader.next();
    CHECK(read && read->tag("White") == "A \"B\"" && !read->tag("Black"));
    tabia::Game game = read->game(read->rules());
    CHECK(std::vector<tabia::Move>(game.moves()).size() == 1);
    read->check_result(game);
    game.resign(TABIA_SIDE_BLACK);
    CHECK(std::string(tabia::Record::of(game).text()).find("1. c3-d4 1-0") != std::string::npos);
    CHECK(status_of([&] { tabia::Record::of(game).game(tabia::Rules::of("turkish")); }) == TABIA_STATUS_BAD_RECORD);
    CHECK(!std::optional<tabia::Record>(reader.next()));
}

int main() {
    positions();
    every_game();
    errors();
    games();
    records();
    return checks_done("C++");
}
