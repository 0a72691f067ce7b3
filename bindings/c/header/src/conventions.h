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
