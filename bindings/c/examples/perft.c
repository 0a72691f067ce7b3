/* Counts leaves: positions so many plies after one.
 *
 *     perft GAME DEPTH [FEN] */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <tabia.h>

/* Ends the program if the call failed, with the text of its error. */
static void check(TabiaStatus status) {
    char text[300];
    if (status != TABIA_STATUS_OK) {
        tabia_last_error(text, sizeof text, NULL);
        fprintf(stderr, "%s: %s\n", tabia_status_name(status), text);
        exit(EXIT_FAILURE);
    }
}

int main(int argc, char **argv) {
    TabiaRules *rules;
    TabiaPosition *position;
    if (argc < 3 || argc > 4) {
        fprintf(stderr, "usage: %s GAME DEPTH [FEN]\n", argv[0]);
        return 2;
    }
    check(tabia_rules_named(argv[1], TABIA_Z, &rules));
    check(argc == 4 ? tabia_position_from_fen(rules, argv[3], TABIA_Z, &position)
                    : tabia_position_new(rules, &position));
    for (uint32_t depth = 1; depth <= strtoul(argv[2], NULL, 10); depth++) {
        uint64_t leaves;
        check(tabia_position_perft(position, depth, &leaves));
        printf("%" PRIu32 " %" PRIu64 "\n", depth, leaves);
    }
    tabia_position_free(position);
    tabia_rules_free(rules);
    return EXIT_SUCCESS;
}
