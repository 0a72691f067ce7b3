/* Two players at one board in a window, any game by its name:
 *
 *     play_sdl GAME [--clicks "c3 d4 b6 a5"] [--picture FILE.bmp]
 *
 * Click a piece that can move, then each square it goes to. Backspace takes back: a step, or a move. Space ends a
 * move that could go on. Where a piece may become one of several, keys 1 to 9 choose. F turns the board, Escape
 * ends the program.
 *
 * With --clicks the squares are clicked by the program, which then saves the picture and ends.
 *
 * Everything about the rules is asked of the library: the board, what stands on it, which squares can be clicked,
 * when a move is complete, when the game is over. */
#include <SDL2/SDL.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tabia.h>

enum { CELL = 56, MARGIN = 12, FOOT = 40 };

typedef struct Table {
    TabiaAbout about;
    TabiaGame *game;
    TabiaPosition *position; /* the one now */
    TabiaTurn *turn;         /* the move that is being made */
    bool turned;             /* Black sits below */
    uint16_t choices[9];     /* the steps among which a key chooses */
    size_t choice_count;
} Table;

/* Ends the program if the call failed, with the text of its error. */
static void check(TabiaStatus status) {
    char text[300];
    if (status != TABIA_STATUS_OK) {
        tabia_last_error(text, sizeof text, NULL);
        fprintf(stderr, "%s: %s\n", tabia_status_name(status), text);
        exit(EXIT_FAILURE);
    }
}

/* --- The game --- */

/* Asks the game for its position and begins a turn in it. */
static void begin_turn(Table *table) {
    tabia_turn_free(table->turn);
    tabia_position_free(table->position);
    check(tabia_game_position(table->game, &table->position));
    check(tabia_turn_new(table->position, &table->turn));
    table->choice_count = 0;
}

static TabiaTurnState turn_state(const Table *table) {
    TabiaTurnState state;
    check(tabia_turn_state(table->turn, &state));
    return state;
}

static TabiaOutcome outcome(const Table *table) {
    TabiaOutcome outcome;
    check(tabia_game_outcome(table->game, &outcome));
    return outcome;
}

/* Once the steps make a whole move, the game makes it. */
static void play_if_finished(Table *table) {
    TabiaTurnState state = turn_state(table);
    table->choice_count = 0;
    if (state.is_finished) {
        check(tabia_game_play(table->game, state.mv));
        begin_turn(table);
    }
}

/* Several steps lead to the square: the player is asked which. */
static void offer_choices(Table *table, uint8_t to) {
    uint16_t steps[256];
    size_t count;
    table->choice_count = 0;
    check(tabia_turn_steps(table->turn, steps, 256, &count));
    for (size_t i = 0; i < count && table->choice_count < 9; i++) {
        TabiaStep step;
        check(tabia_step_decode(table->about.variant, steps[i], &step));
        if (!step.is_stop && step.to == to) {
            table->choices[table->choice_count++] = steps[i];
        }
    }
}

static void choose(Table *table, size_t number) {
    if (number < table->choice_count) {
        check(tabia_turn_take(table->turn, table->choices[number]));
        play_if_finished(table);
    }
}

static void click(Table *table, uint8_t square) {
    TabiaTurnState state = turn_state(table);
    if (outcome(table).is_over) {
        return;
    }
    if (state.at != TABIA_NONE && state.next >> square & 1) {
        TabiaStatus status = tabia_turn_go(table->turn, square);
        if (status == TABIA_STATUS_AMBIGUOUS_STEP) {
            offer_choices(table, square);
        } else {
            check(status);
            play_if_finished(table);
        }
    } else {
        /* Another piece, or none that can move: then nothing happens. */
        tabia_turn_choose(table->turn, square);
        table->choice_count = 0;
    }
}

static void stop(Table *table) {
    if (tabia_turn_stop(table->turn) == TABIA_STATUS_OK) {
        play_if_finished(table);
    }
}

static void take_back(Table *table) {
    if (tabia_turn_undo(table->turn) != TABIA_STATUS_OK) {
        tabia_game_undo(table->game, NULL);
        begin_turn(table);
    }
    table->choice_count = 0;
}

/* --- The picture --- */

static SDL_Rect cell(const Table *table, uint8_t square) {
    uint8_t file, rank;
    check(tabia_square_place(table->about.variant, square, &file, &rank));
    int column = table->turned ? table->about.width - 1 - file : file;
    int row = table->turned ? rank : table->about.height - 1 - rank;
    SDL_Rect rect = {MARGIN + column * CELL, MARGIN + row * CELL, CELL, CELL};
    return rect;
}

static bool square_at(const Table *table, int x, int y, uint8_t *square) {
    SDL_Point point = {x, y};
    for (uint8_t candidate = 0; candidate < 64; candidate++) {
        if (table->about.squares >> candidate & 1) {
            SDL_Rect rect = cell(table, candidate);
            if (SDL_PointInRect(&point, &rect)) {
                *square = candidate;
                return true;
            }
        }
    }
    return false;
}

static void colour(SDL_Renderer *renderer, uint32_t rgb) {
    SDL_SetRenderDrawColor(renderer, rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255, 255);
}

static void disc(SDL_Renderer *renderer, int x, int y, int radius) {
    for (int dy = -radius; dy <= radius; dy++) {
        int dx = radius;
        while (dx * dx + dy * dy > radius * radius) {
            dx--;
        }
        SDL_RenderDrawLine(renderer, x - dx, y + dy, x + dx, y + dy);
    }
}

/* Letters of five by seven points: as many as pieces, numbers of choices and results want. */
static const struct {
    char letter;
    const char *rows[7];
} LETTERS[] = {
    {'B', {"####.", "#...#", "#...#", "####.", "#...#", "#...#", "####."}},
    {'D', {"####.", "#...#", "#...#", "#...#", "#...#", "#...#", "####."}},
    {'J', {"..###", "...#.", "...#.", "...#.", "...#.", "#..#.", ".##.."}},
    {'K', {"#...#", "#..#.", "#.#..", "##...", "#.#..", "#..#.", "#...#"}},
    {'N', {"#...#", "##..#", "#.#.#", "#..##", "#...#", "#...#", "#...#"}},
    {'P', {"####.", "#...#", "#...#", "####.", "#....", "#....", "#...."}},
    {'R', {"####.", "#...#", "#...#", "####.", "#.#..", "#..#.", "#...#"}},
    {'S', {".####", "#....", "#....", ".###.", "....#", "....#", "####."}},
    {'T', {"#####", "..#..", "..#..", "..#..", "..#..", "..#..", "..#.."}},
    {'W', {"#...#", "#...#", "#...#", "#.#.#", "#.#.#", "##.##", "#...#"}},
    {'Y', {"#...#", "#...#", ".#.#.", "..#..", "..#..", "..#..", "..#.."}},
};

static void letter(SDL_Renderer *renderer, int x, int y, int size, char wanted) {
    for (size_t i = 0; i < sizeof LETTERS / sizeof *LETTERS; i++) {
        for (int row = 0; LETTERS[i].letter == wanted && row < 7; row++) {
            for (int column = 0; column < 5; column++) {
                SDL_Rect point = {x + (2 * column - 5) * size / 2, y + (2 * row - 7) * size / 2, size, size};
                if (LETTERS[i].rows[row][column] == '#') {
                    SDL_RenderFillRect(renderer, &point);
                }
            }
        }
    }
}

static void draw_piece(SDL_Renderer *renderer, const Table *table, TabiaPiece piece, int x, int y, int radius) {
    bool white = piece.side == TABIA_SIDE_WHITE;
    char sign;
    colour(renderer, white ? 0x5b4a36 : 0x101010);
    disc(renderer, x, y, radius);
    colour(renderer, white ? 0xf4ead6 : 0x3a332c);
    disc(renderer, x, y, radius - 2);
    check(tabia_piece_letter(table->about.variant, piece, &sign));
    /* Men and kings are told by a crown, other pieces by their letter. */
    bool is_man_or_king = strcmp(table->about.family, "draughts") == 0 || strcmp(table->about.family, "towers") == 0;
    colour(renderer, white ? 0x8c2f1b : 0xe8c66a);
    if (!is_man_or_king) {
        letter(renderer, x, y, radius / 7, (char)(sign >= 'a' ? sign - 'a' + 'A' : sign));
    } else if (piece.kind == 1) {
        disc(renderer, x, y, radius / 2);
    }
}

/* What stands on a square, a tower from bottom to top. */
static void draw_pieces(SDL_Renderer *renderer, const Table *table, uint8_t square, SDL_Rect rect) {
    TabiaPiece pieces[64];
    size_t count;
    check(tabia_position_tower(table->position, square, pieces, 64, &count));
    int lift = count > 1 ? CELL / 3 / (int)(count - 1) : 0;
    for (size_t i = 0; i < count; i++) {
        int y = rect.y + CELL / 2 + (count > 1 ? CELL / 6 : 0) - (int)i * (lift < 6 ? lift : 6);
        draw_piece(renderer, table, pieces[i], rect.x + CELL / 2, y, CELL * 2 / 5);
    }
}

/* The square that the chosen piece started from. */
static uint8_t start_of(const Table *table) {
    uint8_t path[TABIA_MAX_ROUTE];
    size_t count;
    check(tabia_turn_path(table->turn, path, TABIA_MAX_ROUTE, &count));
    return count > 0 ? path[0] : TABIA_NONE;
}

static void draw_square(SDL_Renderer *renderer, const Table *table, uint8_t square, const TabiaTurnState *state) {
    SDL_Rect rect = cell(table, square);
    uint8_t file, rank;
    uint64_t bit = UINT64_C(1) << square;
    check(tabia_square_place(table->about.variant, square, &file, &rank));
    colour(renderer, (file + rank) % 2 == 0 ? 0x9a6f47 : 0xd9b98c);
    SDL_RenderFillRect(renderer, &rect);
    /* The piece that moves is drawn where it has come to; those it has captured are crossed out. */
    if (square != start_of(table)) {
        draw_pieces(renderer, table, square, rect);
    }
    if (state->captured & bit) {
        colour(renderer, 0xc0392b);
        SDL_RenderDrawLine(renderer, rect.x, rect.y, rect.x + CELL, rect.y + CELL);
        SDL_RenderDrawLine(renderer, rect.x + CELL, rect.y, rect.x, rect.y + CELL);
    }
    if (state->at == square || (state->at == TABIA_NONE && state->starts & bit)) {
        colour(renderer, state->at == square ? 0xf1c40f : 0x6ab04c);
        for (int i = 0; i < 3; i++) {
            SDL_Rect frame = {rect.x + i, rect.y + i, CELL - 2 * i, CELL - 2 * i};
            SDL_RenderDrawRect(renderer, &frame);
        }
    }
    if (state->at != TABIA_NONE && state->next & bit) {
        colour(renderer, 0x6ab04c);
        disc(renderer, rect.x + CELL / 2, rect.y + CELL / 2, CELL / 8);
    }
}

/* The moving piece, when it has left the square it started from. */
static void draw_mover(SDL_Renderer *renderer, const Table *table, const TabiaTurnState *state) {
    if (state->at != TABIA_NONE) {
        SDL_Rect rect = cell(table, state->at);
        draw_piece(renderer, table, state->piece, rect.x + CELL / 2, rect.y + CELL / 2, CELL * 2 / 5);
    }
}

/* Below the board: a disc of the side to move, or of the winner in a frame; a bar of steps to choose from. */
static void draw_foot(SDL_Renderer *renderer, const Table *table) {
    int y = 2 * MARGIN + table->about.height * CELL + FOOT / 2 - MARGIN;
    TabiaOutcome end = outcome(table);
    uint8_t side;
    check(tabia_game_turn(table->game, &side));
    side = end.is_over ? end.winner : side;
    if (side != TABIA_NONE) {
        colour(renderer, 0xd9b98c);
        disc(renderer, MARGIN + 14, y, 14);
        colour(renderer, side == TABIA_SIDE_WHITE ? 0xf4ead6 : 0x101010);
        disc(renderer, MARGIN + 14, y, 12);
    }
    if (end.is_over) {
        SDL_Rect frame = {MARGIN - 2, y - 16, 32, 32};
        colour(renderer, 0xf1c40f);
        SDL_RenderDrawRect(renderer, &frame);
    }
    for (size_t i = 0; i < table->choice_count; i++) {
        TabiaStep step;
        check(tabia_step_decode(table->about.variant, table->choices[i], &step));
        TabiaPiece piece = {side, step.promotion == TABIA_NONE ? 0 : step.promotion};
        draw_piece(renderer, table, piece, MARGIN + 70 + (int)i * 40, y, 15);
    }
}

static void draw(SDL_Renderer *renderer, const Table *table) {
    TabiaTurnState state = turn_state(table);
    colour(renderer, 0x2c2620);
    SDL_RenderClear(renderer);
    for (uint8_t square = 0; square < 64; square++) {
        if (table->about.squares >> square & 1) {
            draw_square(renderer, table, square, &state);
        }
    }
    draw_mover(renderer, table, &state);
    draw_foot(renderer, table);
}

static void title(SDL_Window *window, const Table *table) {
    char text[200];
    TabiaOutcome end = outcome(table);
    if (end.is_over) {
        snprintf(text, sizeof text, "%s: %s (%s)", table->about.title,
                 end.winner == TABIA_SIDE_WHITE   ? "white wins"
                 : end.winner == TABIA_SIDE_BLACK ? "black wins"
                                                  : "draw",
                 tabia_reason_name(end.reason));
    } else {
        snprintf(text, sizeof text, "%s", table->about.title);
    }
    SDL_SetWindowTitle(window, text);
}

/* --- The program --- */

static void save_picture(SDL_Surface *surface, const char *path) {
    if (SDL_SaveBMP(surface, path) != 0) {
        fprintf(stderr, "%s: %s\n", path, SDL_GetError());
        exit(EXIT_FAILURE);
    }
}

/* Clicks the middle of each square of a list as the mouse would; `stop` is the space bar, 1 to 9 are the keys. */
static void push_clicks(const Table *table, const char *list) {
    while (*list != '\0') {
        size_t length = strcspn(list, " ");
        SDL_Event event;
        memset(&event, 0, sizeof event);
        if (length == 1 || strncmp(list, "stop", 4) == 0) {
            event.type = SDL_KEYDOWN;
            event.key.keysym.sym = length == 1 ? *list : SDLK_SPACE;
        } else {
            uint8_t square;
            check(tabia_square_named(table->about.variant, list, length, &square));
            SDL_Rect rect = cell(table, square);
            event.type = SDL_MOUSEBUTTONDOWN;
            event.button.x = rect.x + CELL / 2;
            event.button.y = rect.y + CELL / 2;
        }
        SDL_PushEvent(&event);
        list += length + strspn(list + length, " ");
    }
}

static bool handle(Table *table, const SDL_Event *event) {
    uint8_t square;
    if (event->type == SDL_MOUSEBUTTONDOWN) {
        if (square_at(table, event->button.x, event->button.y, &square)) {
            click(table, square);
        }
    } else if (event->type == SDL_KEYDOWN) {
        switch (event->key.keysym.sym) {
        case SDLK_SPACE:
            stop(table);
            break;
        case SDLK_BACKSPACE:
            take_back(table);
            break;
        case SDLK_f:
            table->turned = !table->turned;
            break;
        case SDLK_ESCAPE:
            return false;
        default:
            if (event->key.keysym.sym >= SDLK_1 && event->key.keysym.sym <= SDLK_9) {
                choose(table, (size_t)(event->key.keysym.sym - SDLK_1));
            }
        }
    }
    return event->type != SDL_QUIT;
}

/* Draws, waits, does what was asked: until the window is closed, or no scripted click is left. */
static void run(SDL_Window *window, SDL_Renderer *renderer, Table *table, bool scripted) {
    bool goes_on = true;
    while (goes_on) {
        SDL_Event event;
        title(window, table);
        draw(renderer, table);
        SDL_RenderPresent(renderer);
        SDL_UpdateWindowSurface(window);
        if (scripted ? SDL_PollEvent(&event) : SDL_WaitEvent(&event)) {
            goes_on = handle(table, &event);
        } else {
            goes_on = false;
        }
    }
}

int main(int argc, char **argv) {
    const char *clicks = NULL, *picture = NULL;
    char fen[300];
    Table table = {.turned = false};
    uint8_t variant;
    for (int i = 2; i + 1 < argc; i += 2) {
        if (strcmp(argv[i], "--clicks") == 0) {
            clicks = argv[i + 1];
        } else if (strcmp(argv[i], "--picture") == 0) {
            picture = argv[i + 1];
        }
    }
    if (argc < 2) {
        fprintf(stderr, "usage: %s GAME [--clicks \"c3 d4 b6 a5\"] [--picture FILE.bmp]\nGAME is one of:", argv[0]);
        for (size_t i = 0; tabia_variant_at(i, &variant) == TABIA_STATUS_OK; i++) {
            check(tabia_variant_about(variant, &table.about));
            fprintf(stderr, " %s", table.about.name);
        }
        fprintf(stderr, "\n");
        return 2;
    }
    check(tabia_variant_named(argv[1], TABIA_Z, &variant));
    check(tabia_variant_about(variant, &table.about));
    check(tabia_game_start(argv[1], TABIA_Z, &table.game));
    begin_turn(&table);

    int width = 2 * MARGIN + table.about.width * CELL, height = MARGIN + table.about.height * CELL + FOOT;
    SDL_Window *window = NULL;
    SDL_Renderer *renderer = NULL;
    if (SDL_Init(SDL_INIT_VIDEO) != 0 ||
        (window = SDL_CreateWindow(table.about.title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height,
                                   0)) == NULL ||
        (renderer = SDL_CreateSoftwareRenderer(SDL_GetWindowSurface(window))) == NULL) {
        fprintf(stderr, "no window: %s\n", SDL_GetError());
        return EXIT_FAILURE;
    }
    if (clicks != NULL) {
        push_clicks(&table, clicks);
    }
    run(window, renderer, &table, clicks != NULL);
    if (picture != NULL) {
        save_picture(SDL_GetWindowSurface(window), picture);
    }
    check(tabia_position_fen(table.position, TABIA_SQUARE_FORM_LETTERS, fen, sizeof fen, NULL));
    printf("%s\n", fen);

    SDL_DestroyRenderer(renderer);
    SDL_DestroyWindow(window);
    SDL_Quit();
    tabia_turn_free(table.turn);
    tabia_position_free(table.position);
    tabia_game_free(table.game);
    return EXIT_SUCCESS;
}
