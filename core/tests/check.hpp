// Twenty lines of test harness: named tests that register themselves, and CHECK.
#pragma once

#include <cstdio>
#include <stdexcept>
#include <string>
#include <vector>

struct Test {
    const char* name;
    void (*run)();
};
inline std::vector<Test>& tests() {
    static std::vector<Test> all;
    return all;
}
struct Register {
    Register(const char* name, void (*run)()) { tests().push_back({name, run}); }
};

#define TEST(name)                                       \
    static void name();                                  \
    static const Register register_##name{#name, &name}; \
    static void name()
#define CHECK(...)      \
    if (!(__VA_ARGS__)) \
    throw std::runtime_error(std::string(__FILE__) + ":" + std::to_string(__LINE__) + ": " #__VA_ARGS__)
