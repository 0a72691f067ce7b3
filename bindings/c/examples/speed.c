/* The same work as examples/speed.rs does, through the C interface: to compare the instructions of both.
 *
 *     speed perft GAME DEPTH
 *     speed play GAME PLIES       random games: list the moves, play one of them without another look
 *     speed check GAME PLIES      the same, but playing looks whether the move is legal */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tabia.h>

enum { ROOM = 2048 };

static uint64_t play(TabiaPosition *position, const TabiaPosition *start, unsigned long plies, bool looks) {
    static TabiaMove moves[ROOM];
    uint64_t seed = 1, sum = 0;
    while (plies-- > 0) {
        size_t count = 0;
        tabia_position_moves(position, moves, ROOM, &count);
        if (count == 0) {
            tabia_position_copy(position, start);
            continue;
        }
        seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        TabiaMove mv = moves[(seed >> 33) % count];
        if ((looks ? tabia_position_play : tabia_position_play_listed)(position, mv) != TABIA_STATUS_OK) {
            abort();
        }
        sum += count;
    }
    return sum;
}

int main(int argc, char **argv) {
    TabiaPosition *position, *start;
    uint64_t sum = 0;
    if (argc != 4 || tabia_position_start(argv[2], TABIA_Z, &start) != TABIA_STATUS_OK ||
        tabia_position_clone(start, &position) != TABIA_STATUS_OK) {
        fprintf(stderr, "usage: %s perft|play|check GAME NUMBER\n", argv[0]);
        return 2;
    }
    unsigned long number = strtoul(argv[3], NULL, 10);
    if (strcmp(argv[1], "perft") == 0) {
        tabia_position_perft(position, (uint32_t)number, &sum);
    } else {
        sum = play(position, start, number, strcmp(argv[1], "check") == 0);
    }
    printf("%" PRIu64 "\n", sum);
    tabia_position_free(position);
    tabia_position_free(start);
    return EXIT_SUCCESS;
}
