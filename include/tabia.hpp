// Tabia: rules of traditional board games. C++17 over tabia.h, which says what everything means.
//
//     tabia::Position position = tabia::Position::start("russian");
//     for (tabia::Move move : position.moves()) {
//         std::cout << position.text(move) << '\n';
//     }
//
// Handles are objects: they are moved, not copied (clone() copies), and free what they hold. Texts are
// std::string and std::string_view, in UTF-8.
//
// Errors. What can fail throws tabia::Error, which has the status and the text. Where TABIA_NO_EXCEPTIONS is
// defined before this header, or the compiler has exceptions switched off, it returns a tabia::Result instead:
// test it, then take the value with *. In the same program, either all files define it or none.
#ifndef TABIA_HPP
#define TABIA_HPP

#include "tabia.h"

#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#if !defined(TABIA_NO_EXCEPTIONS) && !defined(__cpp_exceptions) && !defined(_CPPUNWIND)
#define TABIA_NO_EXCEPTIONS
#endif
#ifdef TABIA_NO_EXCEPTIONS
#include <cstdlib>
#define TABIA_MODE without_exceptions
#else
#include <stdexcept>
#define TABIA_MODE with_exceptions
#endif

namespace tabia {

// Both ways can be linked into one program: their names differ.
inline namespace TABIA_MODE {

/// A set of squares: the bit of a square is `1 << square`.
using Set = std::uint64_t;
/// A square, as the number a board uses inside.
using Square = std::uint8_t;
/// How a game ended; `is_over` says whether.
using Outcome = TabiaOutcome;
/// A piece, or none where `side` is TABIA_NONE.
using Piece = TabiaPiece;
/// What a player is to say of a move.
using Announcement = TabiaAnnouncement;
/// A draw clause whose count runs.
using Running = TabiaRunning;
/// One way in which a piece can go in a move.
using Route = TabiaRoute;
/// How far a turn has come.
using TurnState = TabiaTurnState;

/// Nothing, as the value of a call that only can fail.
struct Unit {};

namespace detail {

/// The text that a function of the C interface writes.
template <class Write>
TabiaStatus read_text(std::string &text, Write write) {
    std::size_t needed = 0;
    char room[128];
    TabiaStatus status = write(room, sizeof room, &needed);
    if (status == TABIA_STATUS_OK) {
        text.assign(room, needed - 1);
    } else if (status == TABIA_STATUS_BUFFER_TOO_SMALL) {
        // In C++17 the place after the end of a string is there, for a NUL.
        text.resize(needed - 1);
        status = write(text.data(), needed, &needed);
    }
    return status;
}

/// The list that a function of the C interface writes.
template <class Value, class Write>
TabiaStatus read_list(std::vector<Value> &values, std::size_t guess, Write write) {
    values.resize(guess);
    std::size_t count = 0;
    TabiaStatus status = write(values.data(), values.size(), &count);
    if (status == TABIA_STATUS_BUFFER_TOO_SMALL) {
        values.resize(count);
        status = write(values.data(), values.size(), &count);
    }
    values.resize(status == TABIA_STATUS_OK ? count : 0);
    return status;
}

inline std::string last_error() {
    std::string text;
    read_text(text, tabia_last_error);
    return text;
}

} // namespace detail

#ifdef TABIA_NO_EXCEPTIONS

/// A value, or why there is none.
template <class Value>
class Result {
public:
    Result(Value value) : value_(std::move(value)) {}
    Result(TabiaStatus status, std::string message) : status_(status), message_(std::move(message)) {}

    /// Whether there is a value.
    explicit operator bool() const { return value_.has_value(); }
    /// The status; TABIA_STATUS_OK if there is a value.
    TabiaStatus status() const { return status_; }
    /// The text of the error.
    const std::string &message() const { return message_; }
    /// The value. Ends the program if there is none.
    Value &operator*() & { return checked(); }
    Value operator*() && { return std::move(checked()); }
    Value *operator->() { return &checked(); }

private:
    Value &checked() {
        if (!value_) {
            std::abort();
        }
        return *value_;
    }

    std::optional<Value> value_;
    TabiaStatus status_ = TABIA_STATUS_OK;
    std::string message_;
};

namespace detail {

template <class Value>
Result<Value> give(TabiaStatus status, Value &&value) {
    if (status != TABIA_STATUS_OK) {
        return Result<Value>(status, last_error());
    }
    return Result<Value>(std::move(value));
}

} // namespace detail

#else

/// Why a call failed.
class Error : public std::runtime_error {
public:
    Error(TabiaStatus status, const std::string &message) : std::runtime_error(message), status_(status) {}
    /// The status.
    TabiaStatus status() const noexcept { return status_; }

private:
    TabiaStatus status_;
};

/// A value: what cannot be had throws.
template <class Value>
using Result = Value;

namespace detail {

template <class Value>
Value give(TabiaStatus status, Value &&value) {
    if (status != TABIA_STATUS_OK) {
        throw Error(status, last_error());
    }
    return std::move(value);
}

} // namespace detail

#endif

namespace detail {

inline Result<Unit> give(TabiaStatus status) { return give(status, Unit{}); }

template <class Handle, void (*release)(Handle *)>
struct Free {
    void operator()(Handle *handle) const { release(handle); }
};

/// A handle that frees itself.
template <class Handle, void (*release)(Handle *)>
using Owned = std::unique_ptr<Handle, Free<Handle, release>>;

} // namespace detail

/// A move: sixteen bytes to copy and compare.
class Move {
public:
    Move() : plain_{} {}
    Move(TabiaMove plain) : plain_(plain) {}
    operator TabiaMove() const { return plain_; }

    /// The square it starts from.
    Square from() const { return tabia_move_from(plain_); }
    /// The square it ends on.
    Square to() const { return tabia_move_to(plain_); }
    /// The squares of the captured pieces.
    Set captured() const { return tabia_move_captured(plain_); }
    /// Whether it captures anything.
    bool is_capture() const { return captured() != 0; }
    /// The new kind, if the piece changes it.
    std::optional<std::uint8_t> promotion() const {
        std::uint8_t kind = tabia_move_promotion(plain_);
        return kind == TABIA_NONE ? std::nullopt : std::optional<std::uint8_t>(kind);
    }
    /// All that it holds.
    Result<TabiaMoveInfo> info() const {
        TabiaMoveInfo info{};
        TabiaStatus status = tabia_move_read(plain_, &info);
        return detail::give(status, std::move(info));
    }

    friend bool operator==(const Move &a, const Move &b) {
        return std::memcmp(a.plain_.bytes, b.plain_.bytes, sizeof a.plain_.bytes) == 0;
    }
    friend bool operator!=(const Move &a, const Move &b) { return !(a == b); }
    friend bool operator<(const Move &a, const Move &b) {
        return std::memcmp(a.plain_.bytes, b.plain_.bytes, sizeof a.plain_.bytes) < 0;
    }

private:
    TabiaMove plain_;
};

static_assert(sizeof(Move) == sizeof(TabiaMove), "arrays of both are the same");

/// A game by its number: its names and its board.
class Variant {
public:
    explicit Variant(std::uint8_t number) : number_(number) {}
    /// The game with this name.
    static Result<Variant> named(std::string_view name) {
        std::uint8_t number = TABIA_NONE;
        TabiaStatus status = tabia_variant_named(name.data(), name.size(), &number);
        return detail::give(status, Variant(number));
    }
    /// All games.
    static std::vector<Variant> all() {
        std::vector<Variant> variants;
        std::uint8_t number = 0;
        for (std::size_t i = 0; tabia_variant_at(i, &number) == TABIA_STATUS_OK; i++) {
            variants.push_back(Variant(number));
        }
        return variants;
    }

    /// The number.
    std::uint8_t number() const { return number_; }
    /// What it is.
    Result<TabiaAbout> about() const {
        TabiaAbout about{};
        TabiaStatus status = tabia_variant_about(number_, &about);
        return detail::give(status, std::move(about));
    }
    /// The name of a square.
    Result<std::string> square_name(Square square, TabiaSquareForm form = TABIA_SQUARE_FORM_USUAL) const {
        std::string text;
        TabiaStatus status = detail::read_text(text, [&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return tabia_square_name(number_, square, form, buffer, capacity, needed);
        });
        return detail::give(status, std::move(text));
    }
    /// The square with this name, such as `c3`.
    Result<Square> square(std::string_view name) const {
        Square square = TABIA_NONE;
        TabiaStatus status = tabia_square_named(number_, name.data(), name.size(), &square);
        return detail::give(status, std::move(square));
    }

    friend bool operator==(Variant a, Variant b) { return a.number_ == b.number_; }
    friend bool operator!=(Variant a, Variant b) { return a.number_ != b.number_; }

private:
    std::uint8_t number_;
};

/// A game with what is chosen of its options.
class Rules {
public:
    explicit Rules(TabiaRules *handle) : handle_(handle) {}
    /// The usual rules of a game.
    static Result<Rules> of(std::string_view name) {
        TabiaRules *handle = nullptr;
        TabiaStatus status = tabia_rules_named(name.data(), name.size(), &handle);
        return detail::give(status, Rules(handle));
    }

    /// Chooses a value for an option.
    Result<Unit> set(std::string_view name, std::string_view value) {
        return detail::give(tabia_rules_set(get(), name.data(), name.size(), value.data(), value.size()));
    }
    /// The value of an option.
    Result<std::string> value(std::string_view name) const {
        std::string text;
        TabiaStatus status = detail::read_text(text, [&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return tabia_rules_value(get(), name.data(), name.size(), buffer, capacity, needed);
        });
        return detail::give(status, std::move(text));
    }
    /// Says whether the chosen values go together.
    Result<Unit> check() const { return detail::give(tabia_rules_check(get())); }
    /// The handle, for the C interface; it stays this object's.
    TabiaRules *get() const { return handle_.get(); }

private:
    detail::Owned<TabiaRules, tabia_rules_free> handle_;
};

/// A position.
class Position {
public:
    explicit Position(TabiaPosition *handle) : handle_(handle) {}
    /// The starting position of a game under its usual rules.
    static Result<Position> start(std::string_view name) {
        TabiaPosition *handle = nullptr;
        TabiaStatus status = tabia_position_start(name.data(), name.size(), &handle);
        return detail::give(status, Position(handle));
    }
    /// The starting position under these rules.
    static Result<Position> start(const Rules &rules) {
        TabiaPosition *handle = nullptr;
        TabiaStatus status = tabia_position_new(rules.get(), &handle);
        return detail::give(status, Position(handle));
    }
    /// Reads a position.
    static Result<Position> from_fen(const Rules &rules, std::string_view fen) {
        TabiaPosition *handle = nullptr;
        TabiaStatus status = tabia_position_from_fen(rules.get(), fen.data(), fen.size(), &handle);
        return detail::give(status, Position(handle));
    }

    /// Another position that is equal to this one.
    Result<Position> clone() const {
        TabiaPosition *handle = nullptr;
        TabiaStatus status = tabia_position_clone(get(), &handle);
        return detail::give(status, Position(handle));
    }
    /// The game.
    Variant variant() const {
        std::uint8_t number = TABIA_NONE;
        tabia_position_variant(get(), &number);
        return Variant(number);
    }
    /// The rules it is played by.
    Result<Rules> rules() const {
        TabiaRules *handle = nullptr;
        TabiaStatus status = tabia_position_rules(get(), &handle);
        return detail::give(status, Rules(handle));
    }
    /// The position as text.
    Result<std::string> fen(TabiaSquareForm form = TABIA_SQUARE_FORM_USUAL) const {
        std::string text;
        TabiaStatus status = detail::read_text(text, [&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return tabia_position_fen(get(), form, buffer, capacity, needed);
        });
        return detail::give(status, std::move(text));
    }
    /// The board drawn as text.
    Result<std::string> board(bool turned = false) const {
        std::string text;
        TabiaStatus status = detail::read_text(text, [&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return tabia_position_board(get(), turned, buffer, capacity, needed);
        });
        return detail::give(status, std::move(text));
    }
    /// A picture as an SVG document; the settings are lines `name=value`, as `tabia_position_svg` has them.
    Result<std::string> svg(std::string_view settings = "") const {
        std::string text;
        TabiaStatus status = detail::read_text(text, [&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return tabia_position_svg(get(), settings.data(), settings.size(), buffer, capacity, needed);
        });
        return detail::give(status, std::move(text));
    }
    /// The same drawn for a terminal, line by line.
    Result<std::string> drawn(std::string_view settings, TabiaGlyphs glyphs, bool coloured = false) const {
        std::string text;
        TabiaStatus status = detail::read_text(text, [&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return tabia_position_drawn(get(), settings.data(), settings.size(), glyphs, coloured, buffer, capacity,
                                        needed);
        });
        return detail::give(status, std::move(text));
    }
    /// The piece on a square.
    Result<Piece> piece(Square square) const {
        Piece piece{};
        TabiaStatus status = tabia_position_piece(get(), square, &piece);
        return detail::give(status, std::move(piece));
    }
    /// The pieces on a square from bottom to top.
    Result<std::vector<Piece>> tower(Square square) const {
        std::vector<Piece> pieces;
        TabiaStatus status = detail::read_list(pieces, 4, [&](Piece *values, std::size_t room, std::size_t *count) {
            return tabia_position_tower(get(), square, values, room, count);
        });
        return detail::give(status, std::move(pieces));
    }
    /// The side to move.
    TabiaSide turn() const {
        std::uint8_t side = 0;
        tabia_position_turn(get(), &side);
        return static_cast<TabiaSide>(side);
    }
    /// How the game has ended on the board, if it has.
    Outcome outcome() const {
        Outcome outcome{};
        tabia_position_outcome(get(), &outcome);
        return outcome;
    }
    /// A number that is equal for equal positions.
    std::uint64_t key() const {
        std::uint64_t key = 0;
        tabia_position_key(get(), &key);
        return key;
    }
    friend bool operator==(const Position &a, const Position &b) {
        bool equal = false;
        tabia_position_equal(a.get(), b.get(), &equal);
        return equal;
    }
    friend bool operator!=(const Position &a, const Position &b) { return !(a == b); }

    /// All legal moves.
    Result<std::vector<Move>> moves() const {
        std::vector<TabiaMove> plain;
        TabiaStatus status = detail::read_list(plain, 64, [&](TabiaMove *values, std::size_t room, std::size_t *count) {
            return tabia_position_moves(get(), values, room, count);
        });
        return detail::give(status, std::vector<Move>(plain.begin(), plain.end()));
    }
    /// The number of legal moves.
    std::uint64_t count_moves() const {
        std::uint64_t count = 0;
        tabia_position_count_moves(get(), &count);
        return count;
    }
    /// Whether a move is legal here.
    bool is_legal(Move move) const {
        bool legal = false;
        tabia_position_is_legal(get(), move, &legal);
        return legal;
    }
    /// Plays a legal move.
    Result<Unit> play(Move move) { return detail::give(tabia_position_play(get(), move)); }
    /// Reads a move and plays it.
    Result<Unit> play(std::string_view text) {
        TabiaMove move{};
        TabiaStatus status = tabia_position_parse_move(get(), text.data(), text.size(), &move);
        return detail::give(status == TABIA_STATUS_OK ? tabia_position_play(get(), move) : status);
    }
    /// Reads a move.
    Result<Move> parse(std::string_view text) const {
        TabiaMove move{};
        TabiaStatus status = tabia_position_parse_move(get(), text.data(), text.size(), &move);
        return detail::give(status, Move(move));
    }
    /// A legal move as text.
    Result<std::string> text(Move move, TabiaSquareForm form = TABIA_SQUARE_FORM_USUAL,
                             TabiaLength length = TABIA_LENGTH_USUAL) const {
        std::string text;
        TabiaStatus status = detail::read_text(text, [&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return tabia_position_move_text(get(), move, form, length, buffer, capacity, needed);
        });
        return detail::give(status, std::move(text));
    }
    /// A legal move as text as records have it.
    Result<std::string> record_text(Move move) const {
        std::string text;
        TabiaStatus status = detail::read_text(text, [&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return tabia_position_record_text(get(), move, buffer, capacity, needed);
        });
        return detail::give(status, std::move(text));
    }
    /// The canonical route of a legal move.
    Result<Route> route(Move move) const {
        Route route{};
        TabiaStatus status = tabia_position_route(get(), move, &route);
        return detail::give(status, std::move(route));
    }
    /// What the player of a legal move is to say.
    Result<std::vector<Announcement>> announcements(Move move) const {
        std::vector<Announcement> said;
        TabiaStatus status = detail::read_list(said, 4, [&](Announcement *values, std::size_t room, std::size_t *count) {
            return tabia_position_announcements(get(), move, values, room, count);
        });
        return detail::give(status, std::move(said));
    }
    /// Leaves at exactly this depth, each move counted once.
    Result<std::uint64_t> perft(std::uint32_t depth) const {
        std::uint64_t leaves = 0;
        TabiaStatus status = tabia_position_perft(get(), depth, &leaves);
        return detail::give(status, std::move(leaves));
    }
    /// The handle, for the C interface; it stays this object's.
    TabiaPosition *get() const { return handle_.get(); }

private:
    detail::Owned<TabiaPosition, tabia_position_free> handle_;
};

/// A turn one step at a time.
class Turn {
public:
    explicit Turn(TabiaTurn *handle) : handle_(handle) {}
    /// A turn in this position, with no piece chosen yet.
    static Result<Turn> of(const Position &position) {
        TabiaTurn *handle = nullptr;
        TabiaStatus status = tabia_turn_new(position.get(), &handle);
        return detail::give(status, Turn(handle));
    }

    /// How far it has come, and what can be done next.
    TurnState state() const {
        TurnState state{};
        tabia_turn_state(get(), &state);
        return state;
    }
    /// A picture as an SVG document; the settings are those of a position.
    Result<std::string> svg(std::string_view settings = "") const {
        std::string text;
        TabiaStatus status = detail::read_text(text, [&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return tabia_turn_svg(get(), settings.data(), settings.size(), buffer, capacity, needed);
        });
        return detail::give(status, std::move(text));
    }
    /// Chooses the piece to move.
    Result<Unit> choose(Square square) { return detail::give(tabia_turn_choose(get(), square)); }
    /// Goes one step with it.
    Result<Unit> go(Square to) { return detail::give(tabia_turn_go(get(), to)); }
    /// Does what has this number next.
    Result<Unit> take(std::uint16_t number) { return detail::give(tabia_turn_take(get(), number)); }
    /// Ends the move here.
    Result<Unit> stop() { return detail::give(tabia_turn_stop(get())); }
    /// Takes back what was done last; whether anything was.
    bool undo() { return tabia_turn_undo(get()) == TABIA_STATUS_OK; }
    /// The numbers of all that is legal next.
    Result<std::vector<std::uint16_t>> steps() const {
        std::vector<std::uint16_t> numbers;
        TabiaStatus status =
            detail::read_list(numbers, 64, [&](std::uint16_t *values, std::size_t room, std::size_t *count) {
                return tabia_turn_steps(get(), values, room, count);
            });
        return detail::give(status, std::move(numbers));
    }
    /// The move, once it is complete.
    std::optional<Move> finished() const {
        TurnState state = this->state();
        return state.is_finished ? std::optional<Move>(state.mv) : std::nullopt;
    }
    /// The handle, for the C interface; it stays this object's.
    TabiaTurn *get() const { return handle_.get(); }

private:
    detail::Owned<TabiaTurn, tabia_turn_free> handle_;
};

/// A game being played.
class Game {
public:
    explicit Game(TabiaGame *handle) : handle_(handle) {}
    /// A game from the start, under the usual rules.
    static Result<Game> start(std::string_view name) {
        TabiaGame *handle = nullptr;
        TabiaStatus status = tabia_game_start(name.data(), name.size(), &handle);
        return detail::give(status, Game(handle));
    }
    /// A game that begins with this position.
    static Result<Game> from(const Position &position) {
        TabiaGame *handle = nullptr;
        TabiaStatus status = tabia_game_new(position.get(), &handle);
        return detail::give(status, Game(handle));
    }

    /// Another game that is as this one is.
    Result<Game> clone() const {
        TabiaGame *handle = nullptr;
        TabiaStatus status = tabia_game_clone(get(), &handle);
        return detail::give(status, Game(handle));
    }
    /// A picture as an SVG document; the settings are those of a position.
    Result<std::string> svg(std::string_view settings = "") const {
        std::string text;
        TabiaStatus status = detail::read_text(text, [&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return tabia_game_svg(get(), settings.data(), settings.size(), buffer, capacity, needed);
        });
        return detail::give(status, std::move(text));
    }
    /// The position now.
    Result<Position> position() const {
        TabiaPosition *handle = nullptr;
        TabiaStatus status = tabia_game_position(get(), &handle);
        return detail::give(status, Position(handle));
    }
    /// Makes a legal move.
    Result<Unit> play(Move move) { return detail::give(tabia_game_play(get(), move)); }
    /// Makes the move that a text means.
    Result<Move> play(std::string_view text) {
        TabiaMove move{};
        TabiaStatus status = tabia_game_play_text(get(), text.data(), text.size(), &move);
        return detail::give(status, Move(move));
    }
    /// Takes the last move back, if there is one.
    std::optional<Move> undo() {
        TabiaMove move{};
        return tabia_game_undo(get(), &move) == TABIA_STATUS_OK ? std::optional<Move>(move) : std::nullopt;
    }
    /// Makes the move again that was taken back last, if there is one.
    std::optional<Move> redo() {
        TabiaMove move{};
        return tabia_game_redo(get(), &move) == TABIA_STATUS_OK ? std::optional<Move>(move) : std::nullopt;
    }
    /// The moves made so far.
    Result<std::vector<Move>> moves() const {
        std::vector<TabiaMove> plain;
        TabiaStatus status = detail::read_list(plain, 64, [&](TabiaMove *values, std::size_t room, std::size_t *count) {
            return tabia_game_moves(get(), values, room, count);
        });
        return detail::give(status, std::vector<Move>(plain.begin(), plain.end()));
    }
    /// How the game has ended, if it has.
    Outcome outcome() const {
        Outcome outcome{};
        tabia_game_outcome(get(), &outcome);
        return outcome;
    }
    /// Why the side to move may claim a draw, a TabiaReason; nothing if it may not.
    std::optional<std::uint8_t> claimable() const {
        std::uint8_t reason = TABIA_NONE;
        tabia_game_claimable(get(), &reason);
        return reason == TABIA_NONE ? std::nullopt : std::optional<std::uint8_t>(reason);
    }
    /// Ends the game by the draw that the side to move may claim.
    Result<Unit> claim_draw() { return detail::give(tabia_game_claim_draw(get(), nullptr)); }
    /// Ends the game by a draw that the players agree on.
    Result<Unit> agree_draw() { return detail::give(tabia_game_agree_draw(get(), nullptr)); }
    /// Ends the game: this side resigns.
    Result<Unit> resign(TabiaSide side) { return detail::give(tabia_game_resign(get(), side, nullptr)); }
    /// The draw clauses whose counts run.
    Result<std::vector<Running>> running() const {
        std::vector<Running> clauses;
        TabiaStatus status = detail::read_list(clauses, 8, [&](Running *values, std::size_t room, std::size_t *count) {
            return tabia_game_running(get(), values, room, count);
        });
        return detail::give(status, std::move(clauses));
    }
    /// The handle, for the C interface; it stays this object's.
    TabiaGame *get() const { return handle_.get(); }

private:
    detail::Owned<TabiaGame, tabia_game_free> handle_;
};

/// A recorded game.
class Record {
public:
    explicit Record(TabiaRecord *handle) : handle_(handle) {}
    /// A record without tags and moves.
    static Result<Record> empty() {
        TabiaRecord *handle = nullptr;
        TabiaStatus status = tabia_record_new(&handle);
        return detail::give(status, Record(handle));
    }

    /// The value of a tag, if it is there.
    std::optional<std::string> tag(std::string_view name) const {
        std::string text;
        TabiaStatus status = detail::read_text(text, [&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return tabia_record_tag(get(), name.data(), name.size(), buffer, capacity, needed);
        });
        return status == TABIA_STATUS_OK ? std::optional<std::string>(std::move(text)) : std::nullopt;
    }
    /// Gives a tag this value.
    Result<Unit> set_tag(std::string_view name, std::string_view value) {
        return detail::give(tabia_record_set_tag(get(), name.data(), name.size(), value.data(), value.size()));
    }
    /// Says by tags which game it is of.
    Result<Unit> set_rules(const Rules &rules) { return detail::give(tabia_record_set_rules(get(), rules.get())); }
    /// The rules that its tags speak of.
    Result<Rules> rules() const {
        TabiaRules *handle = nullptr;
        TabiaStatus status = tabia_record_rules(get(), &handle);
        return detail::give(status, Rules(handle));
    }
    /// Adds a move.
    Result<Unit> add_move(std::string_view text) {
        return detail::give(tabia_record_add_move(get(), text.data(), text.size()));
    }
    /// Sets the result.
    Result<Unit> set_result(TabiaResult result) { return detail::give(tabia_record_set_result(get(), result)); }
    /// The record of a game: its rules, where it began, its moves, its result.
    static Result<Record> of(const Game &game) {
        TabiaRecord *handle = nullptr;
        TabiaStatus status = tabia_game_record(game.get(), &handle);
        return detail::give(status, Record(handle));
    }
    /// Says whether its result is that of its game.
    Result<Unit> check_result(const Game &game) const {
        return detail::give(tabia_record_check_result(get(), game.get()));
    }
    /// A game of its moves, played under these rules, ended as the record says.
    Result<Game> game(const Rules &rules) const {
        TabiaGame *handle = nullptr;
        TabiaStatus status = tabia_record_game(get(), rules.get(), &handle);
        return detail::give(status, Game(handle));
    }
    /// The record in PDN.
    Result<std::string> text() const {
        std::string text;
        TabiaStatus status = detail::read_text(text, [&](char *buffer, std::size_t capacity, std::size_t *needed) {
            return tabia_record_text(get(), buffer, capacity, needed);
        });
        return detail::give(status, std::move(text));
    }
    /// The handle, for the C interface; it stays this object's.
    TabiaRecord *get() const { return handle_.get(); }

private:
    detail::Owned<TabiaRecord, tabia_record_free> handle_;
};

/// A reader of a file of recorded games.
class Reader {
public:
    explicit Reader(TabiaReader *handle) : handle_(handle) {}
    /// A reader of a file that is in memory; the bytes are copied.
    static Result<Reader> of(std::string_view file, TabiaEncoding encoding = TABIA_ENCODING_GUESS) {
        TabiaReader *handle = nullptr;
        TabiaStatus status = tabia_reader_new(file.data(), file.size(), encoding, &handle);
        return detail::give(status, Reader(handle));
    }

    /// The next game; nothing after the last one. One that cannot be read is an error, and those after it can.
    Result<std::optional<Record>> next() {
        TabiaRecord *handle = nullptr;
        TabiaStatus status = tabia_reader_next(handle_.get(), &handle);
        if (status == TABIA_STATUS_NOTHING_THERE) {
            return detail::give(TABIA_STATUS_OK, std::optional<Record>());
        }
        return detail::give(status, std::optional<Record>(Record(handle)));
    }

private:
    detail::Owned<TabiaReader, tabia_reader_free> handle_;
};

} // namespace TABIA_MODE

} // namespace tabia

#undef TABIA_MODE

#endif
