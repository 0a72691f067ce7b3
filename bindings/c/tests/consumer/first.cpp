// The first program in C++, as the README has it.
#include <iostream>
#include <tabia.hpp>

int main() {
    tabia::Position position = tabia::Position::start("russian");
    position.play("e3-d4");
    for (tabia::Move move : position.moves()) {
        std::cout << position.text(move) << '\n';
    }
    try {
        position.play("c7-d6");
    } catch (const tabia::Error &error) {
        std::cout << error.what() << '\n'; // `c7-d6` is no legal move here
    }
}
