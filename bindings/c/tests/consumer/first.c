/* The first program in C, as the README has it. */
#include <stdio.h>
#include <tabia.h>

int main(void) {
    TabiaPosition *position;
    TabiaMove moves[200], mv;
    size_t count;
    char text[64];

    tabia_position_start("russian", TABIA_Z, &position);
    tabia_position_parse_move(position, "e3-d4", TABIA_Z, &mv);
    tabia_position_play(position, mv);
    tabia_position_moves(position, moves, 200, &count);
    for (size_t i = 0; i < count; i++) {
        tabia_position_move_text(position, moves[i], TABIA_SQUARE_FORM_USUAL, TABIA_LENGTH_USUAL, text, sizeof text,
                                 NULL);
        printf("%s\n", text);
    }
    if (tabia_position_parse_move(position, "c7-d6", TABIA_Z, &mv) != TABIA_STATUS_OK) {
        tabia_last_error(text, sizeof text, NULL);
        printf("%s\n", text); /* `c7-d6` is no legal move here */
    }
    tabia_position_free(position);
    return 0;
}
