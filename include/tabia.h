/* Tabia: rules of traditional board games. The C interface.
 *
 * Written from bindings/c/src by `cargo run -p tabia-header`: change it there.
 *
 * CONVENTIONS
 *
 * Status. A function that can fail returns a TabiaStatus: TABIA_STATUS_OK is 0, everything else is an error.
 *   tabia_last_error() has its text, for each thread its own. Every such function also answers
 *   TABIA_STATUS_NULL_ARGUMENT where a pointer that must not be null is null, TABIA_STATUS_BAD_UTF8 where a text
 *   is not UTF-8, and TABIA_STATUS_PANIC for a fault of the library itself; this is not said again below.
 * Results. They are written through pointers, the last arguments, and only on success. A new handle alone is
 *   also written on failure: as null. A pointer to a result must not be null unless its function says so.
 * Handles. TabiaRules, TabiaPosition, TabiaGame and their like are opaque. Who made a handle frees it, once, with
 *   the function of its type; to free null is allowed and does nothing. No handle keeps another one: free them
 *   in any order. A handle that was freed must not be used, except that null may be passed in its place, which
 *   is answered as above.
 * Text in. A pointer and a length in bytes; TABIA_Z in place of the length says that a NUL ends the text. It is
 *   UTF-8, stays the caller's, and is not kept.
 * Text out. The caller's buffer, its capacity in bytes, and a pointer to how many bytes are needed, which may be
 *   null. What is written always ends with a NUL, which both numbers count. If the buffer is too small, it holds
 *   an empty text, the call answers TABIA_STATUS_BUFFER_TOO_SMALL, and `needed` says what is enough. The buffer
 *   may be null if its capacity is 0: so one asks for the size.
 * Arrays out. The caller's array, its capacity in values, and a pointer to how many values there are. If they
 *   are more than the capacity, the first ones are written and the call answers TABIA_STATUS_BUFFER_TOO_SMALL.
 * Texts that are returned as `const char *` belong to the library and stay for as long as the program runs.
 * Numbers. Enumerations are passed and stored as plain integers of the size that is said, and checked: what is
 *   out of range is answered with TABIA_STATUS_OUT_OF_RANGE. TABIA_NONE stands for nothing.
 * Squares are the numbers a board uses inside: 0 to 63, not all of them, in no order one may rely on. Names
 *   (`c3`) and public numbers (`22`) come from tabia_square_name() and its like. A set of squares is a
 *   uint64_t with the bit `1 << square` for each.
 * Threads. Any number of threads may use the library at once. One handle may be read by several threads at once,
 *   or used by one that changes it (a pointer without const).
 * Panics do not leave the library: a fault in it is a status, and the process goes on. Compiled as usual it prints
 *   a line to the standard error then. Lack of memory ends the process.
 * Versions. TABIA_VERSION_STRING is the header's, tabia_version() the library's. Within one TABIA_ABI_VERSION,
 *   programs need not be compiled anew. A number, once given to a game, a status or a reason, keeps its meaning.
 */

#ifndef TABIA_H
#define TABIA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The version of this header. */
#define TABIA_VERSION_MAJOR 0
#define TABIA_VERSION_MINOR 1
#define TABIA_VERSION_PATCH 0
#define TABIA_VERSION_STRING "0.1.0"

/* The length of a text that ends with a NUL. */
#define TABIA_Z SIZE_MAX

// The version of the binary interface. It changes with every change that an installed program would notice.
#define TABIA_ABI_VERSION 1

// No square, no side, no kind, no reason: what a `uint8_t` holds where there is none.
#define TABIA_NONE 255

// Most captures that one move can hold.
#define TABIA_MAX_CAPTURES 20

// Most landing squares of a route, and the start.
#define TABIA_MAX_ROUTE 21

// The greatest depth of a leaf count.
#define TABIA_MAX_DEPTH 64

// What a call answers. Zero is success; numbers are stable.
enum TabiaStatus
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  // Done.
  TABIA_STATUS_OK = 0,
  // A pointer that must not be null was null.
  TABIA_STATUS_NULL_ARGUMENT = 1,
  // A text was not UTF-8.
  TABIA_STATUS_BAD_UTF8 = 2,
  // A number was not among those that are allowed: an enumeration, an index, a square, a depth.
  TABIA_STATUS_OUT_OF_RANGE = 3,
  // The buffer or the array was too small; how much is needed was written.
  TABIA_STATUS_BUFFER_TOO_SMALL = 4,
  // There is no game of this name or number.
  TABIA_STATUS_UNKNOWN_VARIANT = 5,
  // The game has no such option, the option no such value, or the values do not go together.
  TABIA_STATUS_BAD_OPTION = 6,
  // The text is no position of the game.
  TABIA_STATUS_BAD_FEN = 7,
  // The text has not the form of a move, or the bytes are not those of a move.
  TABIA_STATUS_BAD_MOVE = 8,
  // The move is not legal here.
  TABIA_STATUS_ILLEGAL_MOVE = 9,
  // Several legal moves with different results fit the text: `tabia_position_candidates` lists them.
  TABIA_STATUS_AMBIGUOUS_MOVE = 10,
  // The game is over.
  TABIA_STATUS_GAME_OVER = 11,
  // There is no draw to claim.
  TABIA_STATUS_NOTHING_TO_CLAIM = 12,
  // What was asked for is not there: no move to take back, no piece, no further record.
  TABIA_STATUS_NOTHING_THERE = 13,
  // The step is not legal here.
  TABIA_STATUS_ILLEGAL_STEP = 14,
  // Several steps lead to the square: `tabia_turn_take` tells them apart.
  TABIA_STATUS_AMBIGUOUS_STEP = 15,
  // A recorded game cannot be read, played or written so.
  TABIA_STATUS_BAD_RECORD = 16,
  // A picture cannot show this: an unknown setting, or a value that a setting cannot have.
  TABIA_STATUS_BAD_PICTURE = 17,
  // The library failed, which is a fault of its own. A handle that the call was to change means nothing any
  // more, but is safe to use and to free.
  TABIA_STATUS_PANIC = 99,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum TabiaStatus TabiaStatus;
#else
typedef int32_t TabiaStatus;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

// The side of a player.
enum TabiaSide
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint8_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  // White, whose near left corner is a1.
  TABIA_SIDE_WHITE = 0,
  // Black.
  TABIA_SIDE_BLACK = 1,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum TabiaSide TabiaSide;
#else
typedef uint8_t TabiaSide;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

// How squares are written.
enum TabiaSquareForm
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint8_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  // By letters: `c3`.
  TABIA_SQUARE_FORM_LETTERS = 0,
  // By numbers: `22`.
  TABIA_SQUARE_FORM_NUMBERS = 1,
  // As is usual in the game.
  TABIA_SQUARE_FORM_USUAL = 2,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum TabiaSquareForm TabiaSquareForm;
#else
typedef uint8_t TabiaSquareForm;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

// What a board in a terminal is made of.
enum TabiaGlyphs
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint8_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  // Letters and signs of ASCII.
  TABIA_GLYPHS_ASCII = 0,
  // Signs of Unicode for pieces, in UTF-8.
  TABIA_GLYPHS_UNICODE = 1,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum TabiaGlyphs TabiaGlyphs;
#else
typedef uint8_t TabiaGlyphs;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

// How much of a move is written.
enum TabiaLength
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint8_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  // As short as it stays unambiguous.
  TABIA_LENGTH_SHORT = 0,
  // Every landing square of the canonical route.
  TABIA_LENGTH_FULL = 1,
  // As is usual in the game.
  TABIA_LENGTH_USUAL = 2,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum TabiaLength TabiaLength;
#else
typedef uint8_t TabiaLength;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

// Why a game is over. The list is closed; `tabia_reason_name` has the names.
enum TabiaReason
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint8_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  // The side to move has no legal move, or no piece.
  TABIA_REASON_BLOCKED = 0,
  // The biy was captured.
  TABIA_REASON_BIY_CAPTURED = 1,
  // Mate.
  TABIA_REASON_MATE = 2,
  // Mate by moris alone, under rules that give it a worth of its own.
  TABIA_REASON_KNIGHT_MATE = 3,
  // Mate without a shak in the run of checks.
  TABIA_REASON_NIOL = 4,
  // A side has only its noyon left.
  TABIA_REASON_ROBADO = 5,
  // No legal move, and no check.
  TABIA_REASON_STALEMATE = 6,
  // One piece on each side.
  TABIA_REASON_ONE_PIECE_EACH = 7,
  // Several men against one man.
  TABIA_REASON_SEVERAL_V_ONE_MAN = 8,
  // Neither side can win.
  TABIA_REASON_DEAD_POSITION = 9,
  // The same position for the third time.
  TABIA_REASON_REPETITION = 10,
  // Three kings could not win against one in time.
  TABIA_REASON_THREE_KINGS = 11,
  // Kings only moved for too long.
  TABIA_REASON_KINGS_ONLY = 12,
  // Few pieces, and no capture or promotion for too long.
  TABIA_REASON_FEW_PIECES = 13,
  // The lone king holds the main road.
  TABIA_REASON_MAIN_ROAD = 14,
  // Two pieces could not win against one in time.
  TABIA_REASON_TWO_AGAINST_ONE = 15,
  // No capture for too long.
  TABIA_REASON_NO_CAPTURE = 16,
  // Fifty moves without a capture or a move of a khuu.
  TABIA_REASON_FIFTY_MOVES = 17,
  // The players agreed.
  TABIA_REASON_AGREEMENT = 18,
  // A player resigned.
  TABIA_REASON_RESIGNATION = 19,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum TabiaReason TabiaReason;
#else
typedef uint8_t TabiaReason;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

// What the customs of a game ask a player to say of a move.
enum TabiaSaying
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint8_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  // Turkish draughts: enemy pieces that the mover attacks now and did not before.
  TABIA_SAYING_ATTACK = 0,
  // Turkish draughts: a man has reached the rank before the last.
  TABIA_SAYING_SOON_KING = 1,
  // Turkish draughts: a man was crowned.
  TABIA_SAYING_KING = 2,
  // Shatar: check by bers, tereg or mori.
  TABIA_SAYING_SHAK = 3,
  // Shatar: check by temee.
  TABIA_SAYING_TUK = 4,
  // Shatar: check by khuu.
  TABIA_SAYING_TSOD = 5,
  // Shatar: a mate that is a draw.
  TABIA_SAYING_NIOL = 6,
  // Shatar: a side has only its noyon left.
  TABIA_SAYING_ROBADO = 7,
  // Shatar: a mate that decides.
  TABIA_SAYING_MATE = 8,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum TabiaSaying TabiaSaying;
#else
typedef uint8_t TabiaSaying;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

// How the tags and comments of a file are encoded. Moves are the same in all of these.
enum TabiaEncoding
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint8_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  // UTF-8 where it is valid, else whichever of the two others gives the likelier Russian.
  TABIA_ENCODING_GUESS = 0,
  // UTF-8; what is not stands as U+FFFD.
  TABIA_ENCODING_UTF8 = 1,
  // The Cyrillic code page of Windows, 1251.
  TABIA_ENCODING_WINDOWS1251 = 2,
  // The Cyrillic code page of DOS, 866.
  TABIA_ENCODING_IBM866 = 3,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum TabiaEncoding TabiaEncoding;
#else
typedef uint8_t TabiaEncoding;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

// How a recorded game ended.
enum TabiaResult
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint8_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  // White won: `1-0` or `2-0`.
  TABIA_RESULT_WHITE_WINS = 0,
  // Black won: `0-1` or `0-2`.
  TABIA_RESULT_BLACK_WINS = 1,
  // A draw: `1/2-1/2` or `1-1`.
  TABIA_RESULT_DRAW = 2,
  // Both lost, by forfeit: `0-0`.
  TABIA_RESULT_BOTH_LOSE = 3,
  // Not known, or not over: `*`.
  TABIA_RESULT_UNKNOWN = 4,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum TabiaResult TabiaResult;
#else
typedef uint8_t TabiaResult;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

// What a part of the moves of a record is.
enum TabiaItemKind
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint8_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  // A move; its text is as it is written.
  TABIA_ITEM_KIND_MOVE = 0,
  // A comment.
  TABIA_ITEM_KIND_COMMENT = 1,
  // What is thought of the move before: 1 is `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`.
  TABIA_ITEM_KIND_NAG = 2,
  // A variation begins: instead of the move before.
  TABIA_ITEM_KIND_OPEN = 3,
  // The variation ends.
  TABIA_ITEM_KIND_CLOSE = 4,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum TabiaItemKind TabiaItemKind;
#else
typedef uint8_t TabiaItemKind;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

// A game being played. Made by `tabia_game_new` and its like, freed by `tabia_game_free`.
typedef struct TabiaGame TabiaGame;

// A position. Made by `tabia_position_new` and its like, freed by `tabia_position_free`.
typedef struct TabiaPosition TabiaPosition;

// A reader of a file of recorded games. Made by `tabia_reader_new`, freed by `tabia_reader_free`.
typedef struct TabiaReader TabiaReader;

// A recorded game. Made by `tabia_reader_next` and its like, freed by `tabia_record_free`.
typedef struct TabiaRecord TabiaRecord;

// A game with what is chosen of its options. Made by `tabia_rules_new` and its like, freed by `tabia_rules_free`.
typedef struct TabiaRules TabiaRules;

// A turn under way: a position, and the steps of the move gone so far. Made by `tabia_turn_new` and its like,
// freed by `tabia_turn_free`.
typedef struct TabiaTurn TabiaTurn;

// What a game is. The texts stay for as long as the program runs.
typedef struct TabiaAbout {
  // Its number, the same in every version.
  uint8_t variant;
  // Whether its rules rest on few sources.
  bool is_experimental;
  // The number of files of its board.
  uint8_t width;
  // The number of ranks of its board.
  uint8_t height;
  // The playing squares, as a set: the bit of a square is `1 << square`.
  uint64_t squares;
  // How many options it has.
  size_t options;
  // The name that programs use, such as `russian`.
  const char *name;
  // The name that people use.
  const char *title;
  // Its family, such as `draughts`.
  const char *family;
  // Its board, in words.
  const char *board;
  // One line about it.
  const char *about;
} TabiaAbout;

// An option of a game. The texts stay for as long as the program runs.
typedef struct TabiaOption {
  // Its name.
  const char *name;
  // What it decides, in a sentence.
  const char *about;
  // How many words it can be; 0 if it is a number.
  size_t values;
  // Where it is a number: the greatest; the least is 1, and the word `none` stands for no limit. Otherwise 0.
  uint16_t most;
} TabiaOption;

// A piece, or none.
typedef struct TabiaPiece {
  // Its side, a `TabiaSide`; `TABIA_NONE` if there is no piece.
  uint8_t side;
  // Its kind, numbered by the game: in draughts 0 is a man and 1 a king. `tabia_piece_letter` has the
  // letters. `TABIA_NONE` if there is no piece.
  uint8_t kind;
} TabiaPiece;

// How a game ended: who won, and why.
typedef struct TabiaOutcome {
  // Whether the game is over.
  bool is_over;
  // The winner, a `TabiaSide`; `TABIA_NONE` for a draw, and while the game goes on.
  uint8_t winner;
  // The reason, a `TabiaReason`; `TABIA_NONE` while the game goes on.
  uint8_t reason;
} TabiaOutcome;

// A move, as sixteen bytes to copy, compare with `memcmp`, store and send. It belongs to the position it
// was made for. Two moves are the same if their bytes are.
typedef struct TabiaMove {
  // The bytes. What they hold is asked of `tabia_move_read` and its like.
  uint8_t bytes[16];
} TabiaMove;

// What a move holds.
typedef struct TabiaMoveInfo {
  // The square it starts from.
  uint8_t from;
  // The square it ends on. It may be the one it started from.
  uint8_t to;
  // The kind of the piece on arrival.
  uint8_t kind;
  // The new kind, if the piece changes it in this move; otherwise `TABIA_NONE`.
  uint8_t promotion;
  // Whether it captures anything.
  bool is_capture;
  // Whether it minds the order of its captures, as in Bashni, where a square may come twice.
  bool is_ordered;
  // How many squares `trail` has.
  uint8_t captures;
  // The squares of the captured pieces: in the order of capture if that matters, otherwise ascending.
  uint8_t trail[TABIA_MAX_CAPTURES];
  // The same squares as a set: the bit of a square is `1 << square`.
  uint64_t captured;
} TabiaMoveInfo;

// One way in which a piece can go in a move.
typedef struct TabiaRoute {
  // The move.
  struct TabiaMove mv;
  // How many squares there are: the start and every landing square.
  uint8_t squares;
  // How many pieces are captured.
  uint8_t captures;
  // The start and every landing square.
  uint8_t square[TABIA_MAX_ROUTE];
  // The squares of the captured pieces, in the order of capture.
  uint8_t captured[TABIA_MAX_CAPTURES];
} TabiaRoute;

// What a player is to say of a move.
typedef struct TabiaAnnouncement {
  // What to say, a `TabiaSaying`; `tabia_saying_name` has the names.
  uint8_t saying;
  // The squares it speaks of, as a set: the bit of a square is `1 << square`. 0 where it speaks of none.
  uint64_t squares;
} TabiaAnnouncement;

// A draw clause whose count runs, and how far it has come.
typedef struct TabiaRunning {
  // The reason of the draw, a `TabiaReason`.
  uint8_t reason;
  // Whether it counts the moves of the stronger side only, and not plies.
  bool counts_stronger_side;
  // How far it has come.
  uint16_t count;
  // The count at which the game is drawn.
  uint16_t limit;
} TabiaRunning;

// How far a turn has come.
typedef struct TabiaTurnState {
  // Whether the move is complete.
  bool is_finished;
  // Whether the move may end here, though it could go on: then `tabia_turn_stop` ends it.
  bool may_stop;
  // The square that the chosen piece has come to; `TABIA_NONE` if none is chosen.
  uint8_t at;
  // The chosen piece, as what it is by now; none if none is chosen.
  struct TabiaPiece piece;
  // The squares of the pieces that can move, as a set.
  uint64_t starts;
  // Where the chosen piece may go next, as a set; where any piece may, if none is chosen.
  uint64_t next;
  // The squares of the pieces captured so far, as a set.
  uint64_t captured;
  // The move, if it is complete; otherwise all its bytes are 0.
  struct TabiaMove mv;
} TabiaTurnState;

// What a player can do next in a turn.
typedef struct TabiaStep {
  // Not 0: to end the move here, though it could go on. Then nothing else matters.
  uint8_t is_stop;
  // Where the piece stands before the step.
  uint8_t from;
  // Where it stands after it.
  uint8_t to;
  // Not 0: it captures.
  uint8_t is_capture;
  // What the piece becomes with it, where that is the player's choice; otherwise `TABIA_NONE`.
  uint8_t promotion;
} TabiaStep;

// A part of the moves of a record.
typedef struct TabiaItem {
  // What it is, a `TabiaItemKind`.
  uint8_t kind;
  // The number, if it is a `TABIA_ITEM_KIND_NAG`; otherwise 0.
  uint8_t nag;
  // The line of the file on which a move stands, from 1; 0 if it was not read from one.
  uint64_t line;
  // The column, from 1, in bytes; 0 if it was not read from a file.
  uint64_t column;
} TabiaItem;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// The version of the library, such as `0.1.0`. Compare it with `TABIA_VERSION_STRING`, the header's.
//
// The text stays for as long as the program runs.
const char *tabia_version(void);

// The version of the library's binary interface. A program whose header says another number in
// `TABIA_ABI_VERSION` must not call anything else.
uint32_t tabia_abi_version(void);

// The name of a status, such as `bad_fen`; `unknown` for a number that is none.
//
// The text stays for as long as the program runs.
const char *tabia_status_name(int32_t status);

// The text of the last error in this thread, empty if there was none. It is for people: lower case, one
// line, with the offending word and its place. Success leaves it as it is; so does this call.
//
// Answers `TABIA_STATUS_BUFFER_TOO_SMALL` or `TABIA_STATUS_NULL_ARGUMENT` as all functions that write a text.
TabiaStatus tabia_last_error(char *buffer, size_t capacity, size_t *needed);

// How many games there are.
size_t tabia_variant_count(void);

// Writes the number of a game, counted through all games from 0.
//
// Errors: `TABIA_STATUS_OUT_OF_RANGE` if there are not so many.
TabiaStatus tabia_variant_at(size_t index, uint8_t *variant);

// Writes the number of the game with this name, such as `russian`.
//
// Errors: `TABIA_STATUS_UNKNOWN_VARIANT` if there is none.
TabiaStatus tabia_variant_named(const char *name, size_t length, uint8_t *variant);

// Writes what a game is.
//
// Errors: `TABIA_STATUS_UNKNOWN_VARIANT` if no game has this number.
TabiaStatus tabia_variant_about(uint8_t variant, struct TabiaAbout *about);

// Writes what an option of a game is, counted from 0.
//
// Errors: `TABIA_STATUS_UNKNOWN_VARIANT`; `TABIA_STATUS_OUT_OF_RANGE` if the game has not so many options.
TabiaStatus tabia_variant_option(uint8_t variant, size_t index, struct TabiaOption *option);

// Writes a word that an option of a game can be, counted from 0. The first is the default of the family,
// which a game may override: `tabia_rules_value` says what is chosen. The text stays for as long as the
// program runs.
//
// Errors: as `tabia_variant_option`; `TABIA_STATUS_OUT_OF_RANGE` too if the option has not so many words.
TabiaStatus tabia_variant_option_value(uint8_t variant, size_t index, size_t value, const char **word);

// Writes the letter that stands for a piece on a board drawn as text. Where all pieces are men and kings:
// `w` and `b` for men, `W` and `B` for kings; elsewhere the letter of the kind, large for White.
//
// Errors: `TABIA_STATUS_UNKNOWN_VARIANT`; `TABIA_STATUS_OUT_OF_RANGE` if there is no such side or kind.
TabiaStatus tabia_piece_letter(uint8_t variant, struct TabiaPiece piece, char *letter);

// The name of a reason, such as `one_piece_each`; `unknown` for a number that is none.
//
// The text stays for as long as the program runs.
const char *tabia_reason_name(uint8_t reason);

// The name of what a player is to say, such as `soon_king`; `unknown` for a number that is none.
//
// The text stays for as long as the program runs.
const char *tabia_saying_name(uint8_t saying);

// Writes the name of a square as text, such as `c3` or `22`; `form` is a `TabiaSquareForm`.
//
// Errors: `TABIA_STATUS_UNKNOWN_VARIANT`; `TABIA_STATUS_OUT_OF_RANGE` if there is no such square or form;
// `TABIA_STATUS_BUFFER_TOO_SMALL`. Four bytes are always enough.
TabiaStatus tabia_square_name(uint8_t variant,
                              uint8_t square,
                              uint8_t form,
                              char *buffer,
                              size_t capacity,
                              size_t *needed);

// Writes the square with this name in letters, such as `c3`.
//
// Errors: `TABIA_STATUS_UNKNOWN_VARIANT`; `TABIA_STATUS_NOTHING_THERE` if no playing square has this name.
TabiaStatus tabia_square_named(uint8_t variant, const char *name, size_t length, uint8_t *square);

// Writes the square with this public number, counted from 1 row by row from the top left.
//
// Errors: `TABIA_STATUS_UNKNOWN_VARIANT`; `TABIA_STATUS_NOTHING_THERE` if no playing square has this number.
TabiaStatus tabia_square_numbered(uint8_t variant, uint32_t number, uint8_t *square);

// Writes the square on this file and rank, both counted from 0 at White's left corner.
//
// Errors: `TABIA_STATUS_UNKNOWN_VARIANT`; `TABIA_STATUS_NOTHING_THERE` if nobody plays on that square.
TabiaStatus tabia_square_at(uint8_t variant, uint8_t file, uint8_t rank, uint8_t *square);

// Writes the file and the rank of a square, both counted from 0 at White's left corner.
//
// Errors: `TABIA_STATUS_UNKNOWN_VARIANT`; `TABIA_STATUS_OUT_OF_RANGE` if there is no such square.
TabiaStatus tabia_square_place(uint8_t variant, uint8_t square, uint8_t *file, uint8_t *rank);

// Writes the public number of a square, counted from 1 row by row from the top left.
//
// Errors: `TABIA_STATUS_UNKNOWN_VARIANT`; `TABIA_STATUS_OUT_OF_RANGE` if there is no such square.
TabiaStatus tabia_square_number(uint8_t variant, uint8_t square, uint8_t *number);

// Makes the usual rules of a game.
//
// On success `*rules` is a handle that the caller frees with `tabia_rules_free`; on failure it is null.
// Errors: `TABIA_STATUS_UNKNOWN_VARIANT` if no game has this number.
TabiaStatus tabia_rules_new(uint8_t variant, struct TabiaRules **rules);

// Makes the usual rules of the game with this name.
//
// On success `*rules` is a handle that the caller frees with `tabia_rules_free`; on failure it is null.
// Errors: `TABIA_STATUS_UNKNOWN_VARIANT` if no game has this name.
TabiaStatus tabia_rules_named(const char *name, size_t length, struct TabiaRules **rules);

// Frees rules. Null is allowed. Positions made by them stay.
void tabia_rules_free(struct TabiaRules *rules);

// Writes the number of the game.
TabiaStatus tabia_rules_variant(const struct TabiaRules *rules, uint8_t *variant);

// Chooses a value for an option by name. After the last one, `tabia_rules_check` says whether they go together.
//
// Errors: `TABIA_STATUS_BAD_OPTION` if there is no such option or value; the rules stay as they were.
TabiaStatus tabia_rules_set(struct TabiaRules *rules,
                            const char *name,
                            size_t name_length,
                            const char *value,
                            size_t value_length);

// Says whether the chosen values go together.
//
// Errors: `TABIA_STATUS_BAD_OPTION` if not.
TabiaStatus tabia_rules_check(const struct TabiaRules *rules);

// Writes the value of an option as text.
//
// Errors: `TABIA_STATUS_BAD_OPTION` if there is no such option; `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_rules_value(const struct TabiaRules *rules,
                              const char *name,
                              size_t length,
                              char *buffer,
                              size_t capacity,
                              size_t *needed);

// Makes the starting position under these rules.
//
// On success `*position` is a handle that the caller frees with `tabia_position_free`; on failure it is null.
// Errors: `TABIA_STATUS_BAD_OPTION` if the chosen options do not go together.
TabiaStatus tabia_position_new(const struct TabiaRules *rules, struct TabiaPosition **position);

// Makes the starting position of the game with this name, under its usual rules.
//
// On success `*position` is a handle that the caller frees with `tabia_position_free`; on failure it is null.
// Errors: `TABIA_STATUS_UNKNOWN_VARIANT` if no game has this name.
TabiaStatus tabia_position_start(const char *name, size_t length, struct TabiaPosition **position);

// Reads a position under these rules.
//
// On success `*position` is a handle that the caller frees with `tabia_position_free`; on failure it is null.
// Errors: `TABIA_STATUS_BAD_FEN`, with a text that says where, what stands there and what was expected;
// `TABIA_STATUS_BAD_OPTION` if the chosen options do not go together.
TabiaStatus tabia_position_from_fen(const struct TabiaRules *rules,
                                    const char *fen,
                                    size_t length,
                                    struct TabiaPosition **position);

// Makes another position that is equal to this one.
//
// On success `*copy` is a handle that the caller frees with `tabia_position_free`; on failure it is null.
TabiaStatus tabia_position_clone(const struct TabiaPosition *position, struct TabiaPosition **copy);

// Makes a position that is there equal to another one, of whatever game: cheaper than a clone. The two
// handles must not be the same.
TabiaStatus tabia_position_copy(struct TabiaPosition *to, const struct TabiaPosition *from);

// Frees a position. Null is allowed.
void tabia_position_free(struct TabiaPosition *position);

// Makes the rules that the position is played by.
//
// On success `*rules` is a handle that the caller frees with `tabia_rules_free`; on failure it is null.
TabiaStatus tabia_position_rules(const struct TabiaPosition *position, struct TabiaRules **rules);

// Writes the number of the game.
TabiaStatus tabia_position_variant(const struct TabiaPosition *position, uint8_t *variant);

// Writes the position as text; `form` is a `TabiaSquareForm`.
//
// Errors: `TABIA_STATUS_OUT_OF_RANGE` if there is no such form; `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_position_fen(const struct TabiaPosition *position,
                               uint8_t form,
                               char *buffer,
                               size_t capacity,
                               size_t *needed);

// Writes the board drawn as text: ranks from the top as White sees it, or as Black does if it is turned.
// Lines end with a line break, the last one without.
//
// Errors: `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_position_board(const struct TabiaPosition *position,
                                 bool turned,
                                 char *buffer,
                                 size_t capacity,
                                 size_t *needed);

// Writes the piece on a square, in a tower the top one; with `TABIA_NONE` in both its fields if the square is empty.
//
// Errors: `TABIA_STATUS_OUT_OF_RANGE` if it is no playing square of the game.
TabiaStatus tabia_position_piece(const struct TabiaPosition *position,
                                 uint8_t square,
                                 struct TabiaPiece *piece);

// Writes the pieces on a square from bottom to top: more than one only in games with towers, none on an
// empty square.
//
// Errors: `TABIA_STATUS_OUT_OF_RANGE` if it is no playing square of the game; `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_position_tower(const struct TabiaPosition *position,
                                 uint8_t square,
                                 struct TabiaPiece *pieces,
                                 size_t capacity,
                                 size_t *count);

// Writes the side to move, a `TabiaSide`.
TabiaStatus tabia_position_turn(const struct TabiaPosition *position, uint8_t *side);

// Writes how the game has ended by the rules of moving or by what stands on the board, if it has. What ends
// a game by its history, `tabia_game_outcome` says.
TabiaStatus tabia_position_outcome(const struct TabiaPosition *position, struct TabiaOutcome *outcome);

// Writes a number that is equal for equal positions under the same rules, and almost always different for others.
TabiaStatus tabia_position_key(const struct TabiaPosition *position,
                               uint64_t *key);

// Writes whether two positions are equal: the same game and rules, the same pieces, the same side to move,
// and the same of whatever else decides the future.
TabiaStatus tabia_position_equal(const struct TabiaPosition *position,
                                 const struct TabiaPosition *other,
                                 bool *equal);

// Writes what a move holds.
//
// Errors: `TABIA_STATUS_BAD_MOVE` if no move has these bytes.
TabiaStatus tabia_move_read(struct TabiaMove mv, struct TabiaMoveInfo *info);

// The square that a move starts from; `TABIA_NONE` if no move has these bytes.
uint8_t tabia_move_from(struct TabiaMove mv);

// The square that a move ends on; `TABIA_NONE` if no move has these bytes.
uint8_t tabia_move_to(struct TabiaMove mv);

// The squares of the captured pieces, as a set: the bit of a square is `1 << square`. 0 if the move captures
// nothing, or no move has these bytes.
uint64_t tabia_move_captured(struct TabiaMove mv);

// The new kind, if the piece changes it in this move; otherwise, or if no move has these bytes, `TABIA_NONE`.
uint8_t tabia_move_promotion(struct TabiaMove mv);

// Writes all legal moves into the caller's array, each once.
//
// `*count` is how many there are. Where they are more than `capacity`, the array holds the first of them.
// Errors: `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_position_moves(const struct TabiaPosition *position,
                                 struct TabiaMove *moves,
                                 size_t capacity,
                                 size_t *count);

// Writes the number of legal moves: cheaper than to list them.
TabiaStatus tabia_position_count_moves(const struct TabiaPosition *position, uint64_t *count);

// Writes whether a move is legal here. Bytes that are no move are not.
TabiaStatus tabia_position_is_legal(const struct TabiaPosition *position, struct TabiaMove mv, bool *legal);

// Plays a move.
//
// Errors: `TABIA_STATUS_BAD_MOVE` if no move has these bytes, `TABIA_STATUS_ILLEGAL_MOVE` if it is not legal
// here; the position stays as it was.
TabiaStatus tabia_position_play(struct TabiaPosition *position, struct TabiaMove mv);

// Plays a move that is known to be legal, without looking: for searches, with moves that
// `tabia_position_moves` has listed for this very position.
//
// Any other move leaves a position that means nothing: no call crashes with it and it can be freed, but calls may
// answer anything, `TABIA_STATUS_PANIC` too. `tabia_position_play` looks.
// Errors: `TABIA_STATUS_BAD_MOVE` if no move has these bytes.
TabiaStatus tabia_position_play_listed(struct TabiaPosition *position,
                                       struct TabiaMove mv);

// Writes the canonical route of a legal move.
//
// Errors: `TABIA_STATUS_BAD_MOVE`, `TABIA_STATUS_ILLEGAL_MOVE`.
TabiaStatus tabia_position_route(const struct TabiaPosition *position,
                                 struct TabiaMove mv,
                                 struct TabiaRoute *route);

// Writes all routes of all legal moves into the caller's array. The first of a move is its canonical one.
//
// `*count` is how many there are. Where they are more than `capacity`, the array holds the first of them.
// Errors: `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_position_routes(const struct TabiaPosition *position,
                                  struct TabiaRoute *routes,
                                  size_t capacity,
                                  size_t *count);

// Writes a legal move as text; `form` is a `TabiaSquareForm`, `length` a `TabiaLength`.
//
// Errors: `TABIA_STATUS_BAD_MOVE`, `TABIA_STATUS_ILLEGAL_MOVE`; `TABIA_STATUS_OUT_OF_RANGE` if there is no such
// form or length; `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_position_move_text(const struct TabiaPosition *position,
                                     struct TabiaMove mv,
                                     uint8_t form,
                                     uint8_t length,
                                     char *buffer,
                                     size_t capacity,
                                     size_t *needed);

// Writes a legal move as text as records of games have it: in Shatar as chess players write it, else as is usual.
//
// Errors: `TABIA_STATUS_BAD_MOVE`, `TABIA_STATUS_ILLEGAL_MOVE`; `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_position_record_text(const struct TabiaPosition *position,
                                       struct TabiaMove mv,
                                       char *buffer,
                                       size_t capacity,
                                       size_t *needed);

// Reads a move in any form that is accepted, and writes the one legal move it means.
//
// Errors: `TABIA_STATUS_BAD_MOVE` if the text has not the form of a move, `TABIA_STATUS_ILLEGAL_MOVE` if no legal
// move fits, `TABIA_STATUS_AMBIGUOUS_MOVE` if legal moves with different results do: then the text of the error
// and `tabia_position_candidates` list them.
TabiaStatus tabia_position_parse_move(const struct TabiaPosition *position,
                                      const char *text,
                                      size_t length,
                                      struct TabiaMove *mv);

// Writes the moves that an ambiguous text could mean, at most the first eight of them, into the caller's array;
// the one move, if the text is not ambiguous.
//
// `*count` is how many there are in the array, or would be if it were large enough.
// Errors: `TABIA_STATUS_BAD_MOVE`, `TABIA_STATUS_ILLEGAL_MOVE`; `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_position_candidates(const struct TabiaPosition *position,
                                      const char *text,
                                      size_t length,
                                      struct TabiaMove *moves,
                                      size_t capacity,
                                      size_t *count);

// Writes what the customs of the game ask the player of a legal move to say, into the caller's array.
//
// `*count` is how many announcements there are. Four are always enough.
// Errors: `TABIA_STATUS_BAD_MOVE`, `TABIA_STATUS_ILLEGAL_MOVE`; `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_position_announcements(const struct TabiaPosition *position,
                                         struct TabiaMove mv,
                                         struct TabiaAnnouncement *announcements,
                                         size_t capacity,
                                         size_t *count);

// Writes the number of leaves at exactly this depth, each move counted once.
//
// It takes as long as it takes: on one core some hundred million leaves a second.
// Errors: `TABIA_STATUS_OUT_OF_RANGE` if the depth is more than `TABIA_MAX_DEPTH`.
TabiaStatus tabia_position_perft(const struct TabiaPosition *position, uint32_t depth, uint64_t *leaves);

// Writes the number of leaves at exactly this depth, every route counted.
//
// Errors: `TABIA_STATUS_OUT_OF_RANGE` if the depth is more than `TABIA_MAX_DEPTH`.
TabiaStatus tabia_position_perft_routes(const struct TabiaPosition *position,
                                        uint32_t depth,
                                        uint64_t *leaves);

// Writes a picture of the position as an SVG document.
//
// `settings` says what is shown, with a line `name=value` for each setting; it may be null for the usual picture.
// The names: `turned` yes or no, `coordinates` letters, numbers or none, `theme` light, dark or print, `width` in
// pixels, `title`, `caption`, `last` with the squares of the last move (`c5:e3:g5`), `taken` with those where it
// captured, `arrows` (`c3-d4,e5-f6`), `marks`, `targets`, `from` with a piece that is added to them with where it may
// go, `captured` with the letters of pieces shown beside the board, and `colour-NAME` with a colour of the theme, such
// as `colour-dark=#4b7399`. A theme sets all colours: `theme` comes first.
//
// The colours: `ground` behind the board; `light`, `dark` and `plain` squares; `fortress`, `road` and `ditch` of
// Shatra; `line` of the board; `text`; `white` and `white_line`, `black`, `black_line` and `black_rim` of pieces;
// `last`, `target`, `mark`, `taken` and `arrow` of what is marked.
//
// Errors: `TABIA_STATUS_BAD_PICTURE`, with a text that says what was wrong; `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_position_svg(const struct TabiaPosition *position,
                               const char *settings,
                               size_t length,
                               char *buffer,
                               size_t capacity,
                               size_t *needed);

// Writes a picture of the game as an SVG document: the position now, the last move, the captured pieces, and what
// the player says of it. `settings` as in `tabia_position_svg`.
//
// Errors: `TABIA_STATUS_BAD_PICTURE`, with a text that says what was wrong; `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_game_svg(const struct TabiaGame *game,
                           const char *settings,
                           size_t length,
                           char *buffer,
                           size_t capacity,
                           size_t *needed);

// Writes a picture of the turn as an SVG document: where its piece has come to, what it has captured, and where it
// may go next. `settings` as in `tabia_position_svg`.
//
// Errors: `TABIA_STATUS_BAD_PICTURE`, with a text that says what was wrong; `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_turn_svg(const struct TabiaTurn *turn,
                           const char *settings,
                           size_t length,
                           char *buffer,
                           size_t capacity,
                           size_t *needed);

// Writes the position drawn for a terminal, line by line; `glyphs` is a `TabiaGlyphs`, and `coloured` says whether
// there are escape sequences for 256 colours. `settings` as in `tabia_position_svg`.
//
// Errors: `TABIA_STATUS_OUT_OF_RANGE` if there are no such glyphs; `TABIA_STATUS_BAD_PICTURE`, with a text that says
// what was wrong; `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_position_drawn(const struct TabiaPosition *position,
                                 const char *settings,
                                 size_t length,
                                 uint8_t glyphs,
                                 bool coloured,
                                 char *buffer,
                                 size_t capacity,
                                 size_t *needed);

// Makes a game that begins with this position.
//
// On success `*game` is a handle that the caller frees with `tabia_game_free`; on failure it is null. The
// position stays the caller's.
TabiaStatus tabia_game_new(const struct TabiaPosition *position, struct TabiaGame **game);

// Makes a game from the start, of the game with this name under its usual rules.
//
// On success `*game` is a handle that the caller frees with `tabia_game_free`; on failure it is null.
// Errors: `TABIA_STATUS_UNKNOWN_VARIANT` if no game has this name.
TabiaStatus tabia_game_start(const char *name, size_t length, struct TabiaGame **game);

// Makes another game that is as this one is.
//
// On success `*copy` is a handle that the caller frees with `tabia_game_free`; on failure it is null.
TabiaStatus tabia_game_clone(const struct TabiaGame *game, struct TabiaGame **copy);

// Frees a game. Null is allowed.
void tabia_game_free(struct TabiaGame *game);

// Makes the position now.
//
// On success `*position` is a handle of its own that the caller frees with `tabia_position_free`; on failure
// it is null. It does not follow the game.
TabiaStatus tabia_game_position(const struct TabiaGame *game, struct TabiaPosition **position);

// Makes the position after so many plies: 0 is the first, `tabia_game_plies` the one now.
//
// On success `*position` is a handle of its own that the caller frees with `tabia_position_free`; on failure
// it is null. Errors: `TABIA_STATUS_OUT_OF_RANGE` if there are not so many plies.
TabiaStatus tabia_game_position_after(const struct TabiaGame *game,
                                      size_t plies,
                                      struct TabiaPosition **position);

// Writes the side to move, a `TabiaSide`.
TabiaStatus tabia_game_turn(const struct TabiaGame *game, uint8_t *side);

// Writes how many moves were made, of both sides together.
TabiaStatus tabia_game_plies(const struct TabiaGame *game, size_t *plies);

// Writes the moves made so far into the caller's array.
//
// `*count` is how many there are. Where they are more than `capacity`, the array holds the first of them.
// Errors: `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_game_moves(const struct TabiaGame *game,
                             struct TabiaMove *moves,
                             size_t capacity,
                             size_t *count);

// Writes the moves taken back that can be made again into the caller's array, the next one first.
//
// `*count` is how many there are. Where they are more than `capacity`, the array holds the first of them.
// Errors: `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_game_undone(const struct TabiaGame *game,
                              struct TabiaMove *moves,
                              size_t capacity,
                              size_t *count);

// Makes a legal move. Moves taken back are forgotten, unless it is the next of them.
//
// Errors: `TABIA_STATUS_GAME_OVER`; `TABIA_STATUS_BAD_MOVE`, `TABIA_STATUS_ILLEGAL_MOVE`. The game stays as it was.
TabiaStatus tabia_game_play(struct TabiaGame *game,
                            struct TabiaMove mv);

// Makes a legal move, also where the rules call the game a draw already: in records there are players who
// went on.
//
// Errors: `TABIA_STATUS_GAME_OVER` if the players have ended the game; `TABIA_STATUS_BAD_MOVE`,
// `TABIA_STATUS_ILLEGAL_MOVE`. The game stays as it was.
TabiaStatus tabia_game_play_on(struct TabiaGame *game, struct TabiaMove mv);

// Makes the move that a text means, and writes it to `*mv`, which may be null.
//
// Errors: `TABIA_STATUS_GAME_OVER`; those of `tabia_position_parse_move`. The game stays as it was.
TabiaStatus tabia_game_play_text(struct TabiaGame *game,
                                 const char *text,
                                 size_t length,
                                 struct TabiaMove *mv);

// Takes the last move back, and with it what the players made of the game. Writes it to `*mv`, which may be null.
//
// Errors: `TABIA_STATUS_NOTHING_THERE` if no move was made.
TabiaStatus tabia_game_undo(struct TabiaGame *game,
                            struct TabiaMove *mv);

// Makes the move again that was taken back last, and writes it to `*mv`, which may be null.
//
// Errors: `TABIA_STATUS_NOTHING_THERE` if there is none, or the players have ended the game.
TabiaStatus tabia_game_redo(struct TabiaGame *game, struct TabiaMove *mv);

// Writes how the game has ended, if it has: on the board, by a draw clause, by repetition, or by the players.
TabiaStatus tabia_game_outcome(const struct TabiaGame *game, struct TabiaOutcome *outcome);

// Writes why the side to move may claim a draw, a `TabiaReason`; `TABIA_NONE` if it may not.
TabiaStatus tabia_game_claimable(const struct TabiaGame *game, uint8_t *reason);

// Ends the game by the draw that the side to move may claim. Writes the outcome, which may be null.
//
// Errors: `TABIA_STATUS_GAME_OVER`, `TABIA_STATUS_NOTHING_TO_CLAIM`.
TabiaStatus tabia_game_claim_draw(struct TabiaGame *game, struct TabiaOutcome *outcome);

// Ends the game by a draw that the players agree on. Writes the outcome, which may be null.
//
// Errors: `TABIA_STATUS_GAME_OVER`.
TabiaStatus tabia_game_agree_draw(struct TabiaGame *game, struct TabiaOutcome *outcome);

// Ends the game: this side, a `TabiaSide`, resigns. Writes the outcome, which may be null.
//
// Errors: `TABIA_STATUS_GAME_OVER`; `TABIA_STATUS_OUT_OF_RANGE` if there is no such side.
TabiaStatus tabia_game_resign(struct TabiaGame *game, uint8_t side, struct TabiaOutcome *outcome);

// Writes how often the position now has stood on the board, this time included.
TabiaStatus tabia_game_repetitions(const struct TabiaGame *game, uint32_t *times);

// Writes the draw clauses whose counts run, and how far they have come, into the caller's array.
//
// `*count` is how many there are. Eight are always enough. Errors: `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_game_running(const struct TabiaGame *game,
                               struct TabiaRunning *running,
                               size_t capacity,
                               size_t *count);

// Makes a turn in this position, with no piece chosen yet.
//
// On success `*turn` is a handle that the caller frees with `tabia_turn_free`; on failure it is null. The
// position stays the caller's.
TabiaStatus tabia_turn_new(const struct TabiaPosition *position, struct TabiaTurn **turn);

// Reads a turn under way, as `tabia_turn_text` writes it, under these rules.
//
// On success `*turn` is a handle that the caller frees with `tabia_turn_free`; on failure it is null.
// Errors: `TABIA_STATUS_BAD_FEN`; `TABIA_STATUS_BAD_OPTION` if the chosen options do not go together.
TabiaStatus tabia_turn_from_text(const struct TabiaRules *rules,
                                 const char *text,
                                 size_t length,
                                 struct TabiaTurn **turn);

// Makes another turn that is as this one is.
//
// On success `*copy` is a handle that the caller frees with `tabia_turn_free`; on failure it is null.
TabiaStatus tabia_turn_clone(const struct TabiaTurn *turn, struct TabiaTurn **copy);

// Frees a turn. Null is allowed.
void tabia_turn_free(struct TabiaTurn *turn);

// Makes the position that the turn began in.
//
// On success `*position` is a handle of its own that the caller frees with `tabia_position_free`; on failure
// it is null.
TabiaStatus tabia_turn_position(const struct TabiaTurn *turn, struct TabiaPosition **position);

// Writes the turn as text: the position, ` > ` and the squares gone so far; `form` is a `TabiaSquareForm`.
//
// Errors: `TABIA_STATUS_OUT_OF_RANGE` if there is no such form; `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_turn_text(const struct TabiaTurn *turn,
                            uint8_t form,
                            char *buffer,
                            size_t capacity,
                            size_t *needed);

// Writes how far the turn has come, and what can be done next.
TabiaStatus tabia_turn_state(const struct TabiaTurn *turn, struct TabiaTurnState *state);

// Writes the squares gone so far into the caller's array, the start first; none if no piece is chosen.
//
// `*count` is how many there are; `TABIA_MAX_ROUTE` are always enough. Errors: `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_turn_path(const struct TabiaTurn *turn,
                            uint8_t *squares,
                            size_t capacity,
                            size_t *count);

// Writes the squares of the pieces captured so far into the caller's array, in the order of capture.
//
// `*count` is how many there are; `TABIA_MAX_CAPTURES` are always enough. Errors:
// `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_turn_captured(const struct TabiaTurn *turn,
                                uint8_t *squares,
                                size_t capacity,
                                size_t *count);

// Chooses the piece to move, or another one as long as none has moved.
//
// Errors: `TABIA_STATUS_ILLEGAL_STEP` if no piece that can move stands there, or one has moved already;
// `TABIA_STATUS_OUT_OF_RANGE` if it is no playing square of the game.
TabiaStatus tabia_turn_choose(struct TabiaTurn *turn, uint8_t square);

// Goes one step with the chosen piece. `tabia_turn_state` says whether the move is then complete.
//
// Errors: `TABIA_STATUS_ILLEGAL_STEP` if no piece is chosen, or it may not go there;
// `TABIA_STATUS_AMBIGUOUS_STEP` if it may go there in several ways, of which `tabia_turn_take` takes one;
// `TABIA_STATUS_OUT_OF_RANGE` if it is no playing square of the game. The turn stays as it was.
TabiaStatus tabia_turn_go(struct TabiaTurn *turn, uint8_t to);

// Does what has this number next. `tabia_turn_state` says whether the move is then complete.
//
// Errors: `TABIA_STATUS_ILLEGAL_STEP` if it is not legal here; `TABIA_STATUS_OUT_OF_RANGE` if nothing has this
// number. The turn stays as it was.
TabiaStatus tabia_turn_take(struct TabiaTurn *turn,
                            uint16_t number);

// Ends the move here, though it could go on.
//
// Errors: `TABIA_STATUS_ILLEGAL_STEP` if it may not end here, or is finished already.
TabiaStatus tabia_turn_stop(struct TabiaTurn *turn);

// Takes back what was done last: the stop, the last step, or the choice of a piece. A first step taken back
// leaves nothing chosen.
//
// Errors: `TABIA_STATUS_NOTHING_THERE` if nothing was done yet.
TabiaStatus tabia_turn_undo(struct TabiaTurn *turn);

// Writes the numbers of all that is legal next into the caller's array, ascending; while no piece is chosen,
// that of all pieces.
//
// `*count` is how many there are. Where they are more than `capacity`, the array holds the first of them.
// Errors: `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_turn_steps(const struct TabiaTurn *turn, uint16_t *numbers, size_t capacity, size_t *count);

// Writes how many numbers of steps the game has: each from 0 to this one less 1 is a step, the same in every
// position, and the last is to stop.
//
// Errors: `TABIA_STATUS_UNKNOWN_VARIANT`.
TabiaStatus tabia_step_count(uint8_t variant, uint16_t *count);

// Writes the step with this number.
//
// Errors: `TABIA_STATUS_UNKNOWN_VARIANT`; `TABIA_STATUS_OUT_OF_RANGE` if nothing has this number.
TabiaStatus tabia_step_decode(uint8_t variant, uint16_t number, struct TabiaStep *step);

// Writes the number of a step.
//
// Errors: `TABIA_STATUS_UNKNOWN_VARIANT`; `TABIA_STATUS_OUT_OF_RANGE` if it is no step of the game.
TabiaStatus tabia_step_encode(uint8_t variant, struct TabiaStep step, uint16_t *number);

// Makes a record without tags and moves.
//
// On success `*record` is a handle that the caller frees with `tabia_record_free`; on failure it is null.
TabiaStatus tabia_record_new(struct TabiaRecord **record);

// Makes another record that is as this one is.
//
// On success `*copy` is a handle that the caller frees with `tabia_record_free`; on failure it is null.
TabiaStatus tabia_record_clone(const struct TabiaRecord *record, struct TabiaRecord **copy);

// Frees a record. Null is allowed.
void tabia_record_free(struct TabiaRecord *record);

// Writes the number of the game in its file and the line it begins on, both from 1; 0 if it was not read from a file.
TabiaStatus tabia_record_place(const struct TabiaRecord *record,
                               uint64_t *number,
                               uint64_t *line);

// Writes the value of the first tag of this name.
//
// Errors: `TABIA_STATUS_NOTHING_THERE` if there is none; `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_record_tag(const struct TabiaRecord *record,
                             const char *name,
                             size_t length,
                             char *buffer,
                             size_t capacity,
                             size_t *needed);

// Writes how many tags there are.
TabiaStatus tabia_record_tag_count(const struct TabiaRecord *record, size_t *count);

// Writes the name of a tag, counted from 0.
//
// Errors: `TABIA_STATUS_OUT_OF_RANGE` if there are not so many; `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_record_tag_name(const struct TabiaRecord *record,
                                  size_t index,
                                  char *buffer,
                                  size_t capacity,
                                  size_t *needed);

// Writes the value of a tag, counted from 0.
//
// Errors: `TABIA_STATUS_OUT_OF_RANGE` if there are not so many; `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_record_tag_value(const struct TabiaRecord *record,
                                   size_t index,
                                   char *buffer,
                                   size_t capacity,
                                   size_t *needed);

// Gives a tag this value; a new tag comes after those there are. Line ends become spaces.
//
// Errors: `TABIA_STATUS_BAD_RECORD` if no tag can have this name.
TabiaStatus tabia_record_set_tag(struct TabiaRecord *record,
                                 const char *name,
                                 size_t name_length,
                                 const char *value,
                                 size_t value_length);

// Removes all tags of this name, if there are any.
TabiaStatus tabia_record_remove_tag(struct TabiaRecord *record, const char *name, size_t length);

// Writes the result, a `TabiaResult`: that after the moves, else that of the tag `Result`; `TABIA_NONE` if neither is there.
TabiaStatus tabia_record_result(const struct TabiaRecord *record,
                                uint8_t *result);

// Sets the result after the moves, a `TabiaResult`, and that of the tag `Result` if there is one.
//
// Errors: `TABIA_STATUS_OUT_OF_RANGE` if there is no such result.
TabiaStatus tabia_record_set_result(struct TabiaRecord *record, uint8_t result);

// Makes the rules that the tags of the record speak of.
//
// On success `*rules` is a handle that the caller frees with `tabia_rules_free`; on failure it is null.
// Errors: `TABIA_STATUS_NOTHING_THERE` if no tag says which game it is; `TABIA_STATUS_BAD_RECORD` if one names a
// game or an option that is not known here, or two name different games.
TabiaStatus tabia_record_rules(const struct TabiaRecord *record,
                               struct TabiaRules **rules);

// Says by tags which game the record is of, and what is chosen of its options.
TabiaStatus tabia_record_set_rules(struct TabiaRecord *record, const struct TabiaRules *rules);

// Makes the position that the game starts from under these rules: that of the tag `FEN`, or the usual one.
//
// On success `*position` is a handle that the caller frees with `tabia_position_free`; on failure it is null.
// Errors: `TABIA_STATUS_BAD_RECORD` if the tag is no position of the game.
TabiaStatus tabia_record_start(const struct TabiaRecord *record,
                               const struct TabiaRules *rules,
                               struct TabiaPosition **position);

// Makes a game of the moves of the record, without its variations, played under these rules. Where the rules call
// the game a draw and the players went on, it goes on. A result that the rules do not give is what the players made
// of the game: a draw agreed or claimed, or a side that resigned.
//
// On success `*game` is a handle that the caller frees with `tabia_game_free`; on failure it is null.
// Errors: `TABIA_STATUS_BAD_RECORD` if the tag `FEN` is no position, or a move is no legal one: the text says
// where in the file.
TabiaStatus tabia_record_game(const struct TabiaRecord *record,
                              const struct TabiaRules *rules,
                              struct TabiaGame **game);

// Says whether the result of the record is that of its game, as `tabia_record_game` makes it: where the rules
// decide, theirs; and the same in the tag `Result` and after the moves. A result that is not known contradicts nothing.
//
// Errors: `TABIA_STATUS_BAD_RECORD` if it is not, with a text that says where in the file.
TabiaStatus tabia_record_check_result(const struct TabiaRecord *record,
                                      const struct TabiaGame *game);

// Makes the record of a game: its rules, the position it began with where that is not the usual one, its moves, its
// result. Other tags are for the caller to set.
//
// On success `*record` is a handle that the caller frees with `tabia_record_free`; on failure it is null.
TabiaStatus tabia_game_record(const struct TabiaGame *game,
                              struct TabiaRecord **record);

// Writes the record in PDN, as a file has it.
//
// Errors: `TABIA_STATUS_BUFFER_TOO_SMALL`.
TabiaStatus tabia_record_text(const struct TabiaRecord *record,
                              char *buffer,
                              size_t capacity,
                              size_t *needed);

// Makes a reader of a file that is in memory; `encoding` is a `TabiaEncoding`. The bytes are copied. They may
// be of any kind: `TABIA_STATUS_BAD_UTF8` does not come from here.
//
// On success `*reader` is a handle that the caller frees with `tabia_reader_free`; on failure it is null.
// Errors: `TABIA_STATUS_OUT_OF_RANGE` if there is no such encoding.
TabiaStatus tabia_reader_new(const char *file, size_t length, uint8_t encoding, struct TabiaReader **reader);

// Reads the next game.
//
// On success `*record` is a handle that the caller frees with `tabia_record_free`; on failure it is null.
// Errors: `TABIA_STATUS_NOTHING_THERE` after the last game; `TABIA_STATUS_BAD_RECORD` if this game cannot be
// read, with a text that says which game, where, and what was expected: those after it can.
TabiaStatus tabia_reader_next(struct TabiaReader *reader, struct TabiaRecord **record);

// Frees a reader. Null is allowed. Records that it read stay.
void tabia_reader_free(struct TabiaReader *reader);

// Writes how many parts the moves of the record have: moves, comments, marks, and the ends of variations.
TabiaStatus tabia_record_item_count(const struct TabiaRecord *record, size_t *count);

// Writes a part of the moves of the record, counted from 0, and its text: that of a move or a comment, else an empty one.
//
// Errors: `TABIA_STATUS_OUT_OF_RANGE` if there are not so many; `TABIA_STATUS_BUFFER_TOO_SMALL`, where the item is
// written all the same.
TabiaStatus tabia_record_item(const struct TabiaRecord *record,
                              size_t index,
                              struct TabiaItem *item,
                              char *buffer,
                              size_t capacity,
                              size_t *needed);

// Adds a move, as `tabia_position_record_text` writes it. Whether it is legal is not asked.
//
// Errors: `TABIA_STATUS_BAD_RECORD` if it is not one word with a digit in it, or is a result.
TabiaStatus tabia_record_add_move(struct TabiaRecord *record, const char *text, size_t length);

// Adds a comment; line ends and rows of spaces become one space. An empty one is nothing.
TabiaStatus tabia_record_add_comment(struct TabiaRecord *record, const char *text, size_t length);

// Says what is thought of the move before: 1 is `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`.
TabiaStatus tabia_record_add_nag(struct TabiaRecord *record, uint8_t nag);

// Opens a variation, played instead of the move before. One left open is closed in writing.
TabiaStatus tabia_record_open_variation(struct TabiaRecord *record);

// Closes the variation opened last.
//
// Errors: `TABIA_STATUS_BAD_RECORD` if none is open.
TabiaStatus tabia_record_close_variation(struct TabiaRecord *record);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* TABIA_H */
