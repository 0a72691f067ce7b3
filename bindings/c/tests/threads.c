/* Several threads at once, each with handles of its own: random games, errors, names. Then all of them read one
 * handle together. */
#include "check.h"
#include <pthread.h>

enum { THREADS = 8, GAMES = 40, PLIES = 120 };

static const TabiaPosition *shared;
static uint64_t shared_leaves;

typedef struct Work {
    unsigned seed;
    long failures;
    uint64_t sum; /* what the thread has seen, to compare with a run alone */
} Work;

static unsigned roll(unsigned *seed) {
    *seed = *seed * 1664525u + 1013904223u;
    return *seed >> 8;
}

static void play_one(Work *work, unsigned *seed) {
    static TabiaMove room[THREADS][1024];
    TabiaMove *moves = room[work->seed % THREADS];
    TabiaGame *game = NULL;
    TabiaPosition *position = NULL;
    TabiaAbout about;
    uint8_t variant = 0;
    char error[200], expected[64];
    tabia_variant_at(roll(seed) % tabia_variant_count(), &variant);
    work->failures += tabia_variant_about(variant, &about) != TABIA_STATUS_OK;
    work->failures += tabia_game_start(about.name, TABIA_Z, &game) != TABIA_STATUS_OK;
    for (int ply = 0; ply < PLIES; ply++) {
        size_t count = 0;
        uint64_t key = 0;
        TabiaOutcome outcome;
        tabia_game_position(game, &position);
        work->failures += tabia_position_moves(position, moves, 1024, &count) != TABIA_STATUS_OK;
        tabia_position_key(position, &key);
        work->sum = work->sum * 31 + key + count;
        tabia_position_free(position);
        tabia_game_outcome(game, &outcome);
        if (outcome.is_over || count == 0) {
            break;
        }
        work->failures += tabia_game_play(game, moves[roll(seed) % count]) != TABIA_STATUS_OK;
    }
    /* The last error is that of this thread. */
    snprintf(expected, sizeof expected, "no game has the name `%u`", *seed);
    snprintf(error, sizeof error, "%u", *seed);
    tabia_variant_named(error, TABIA_Z, &variant);
    tabia_last_error(error, sizeof error, NULL);
    work->failures += strcmp(error, expected) != 0;
    tabia_game_free(game);
}

static void *run(void *argument) {
    Work *work = (Work *)argument;
    unsigned seed = work->seed;
    uint64_t leaves = 0;
    for (int i = 0; i < GAMES; i++) {
        play_one(work, &seed);
    }
    tabia_position_perft(shared, 4, &leaves);
    work->failures += leaves != shared_leaves;
    return NULL;
}

int main(void) {
    Work works[THREADS], alone;
    pthread_t threads[THREADS];
    TabiaPosition *position;
    OK(tabia_position_start("turkish", TABIA_Z, &position));
    OK(tabia_position_perft(position, 4, &shared_leaves));
    shared = position;
    for (unsigned i = 0; i < THREADS; i++) {
        Work work = {i, 0, 0};
        works[i] = work;
        CHECK(pthread_create(&threads[i], NULL, run, &works[i]) == 0);
    }
    for (unsigned i = 0; i < THREADS; i++) {
        CHECK(pthread_join(threads[i], NULL) == 0);
        CHECK(works[i].failures == 0);
    }
    for (unsigned i = 0; i < THREADS; i++) {
        Work work = {i, 0, 0};
        alone = work;
        run(&alone);
        CHECK(alone.sum == works[i].sum);
    }
    tabia_position_free(position);
    return checks_done("threads");
}
