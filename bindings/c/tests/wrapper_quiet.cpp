// The C++ interface without exceptions: compiled with -fno-exceptions.
#include <tabia.hpp>

#include "check.h"

int main() {
    tabia::Result<tabia::Position> start = tabia::Position::start("turkish");
    CHECK(start && start.status() == TABIA_STATUS_OK && *start->perft(3) == 708);
    tabia::Position position = *std::move(start);
    for (tabia::Move move : *position.moves()) {
        CHECK(!position.text(move)->empty());
    }
    tabia::Result<tabia::Unit> played = position.play("a3-a9");
    CHECK(!played && played.status() == TABIA_STATUS_BAD_MOVE && played.message().find("a9") != std::string::npos);
    CHECK(position.play("a3-a4"));
    CHECK(!tabia::Position::start("go"));
    return checks_done("C++ without exceptions");
}
