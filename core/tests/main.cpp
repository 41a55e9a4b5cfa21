#include <exception>

#include "check.hpp"

int main() {
    int failed = 0;
    for (const Test& test : tests()) {
        try {
            test.run();
        } catch (const std::exception& error) {
            std::printf("FAILED %s: %s\n", test.name, error.what());
            ++failed;
        }
    }
    std::printf("%zu passed, %d failed\n", tests().size() - static_cast<std::size_t>(failed), failed);
    return failed != 0;
}
