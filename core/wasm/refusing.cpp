// A throw without unwinding, which WebAssembly's C++ libraries do not bring: the message goes to JavaScript, which
// throws an error of its own. What the stack held is lost, so that the instance must not be used again.
#include <cstdlib>
#include <cstring>
#include <exception>
#include <typeinfo>

extern "C" {

__attribute__((import_module("host"), import_name("refuse"))) void host_refuse(const char* what, std::size_t size);

void* __cxa_allocate_exception(std::size_t size) noexcept { return std::malloc(size); }
void __cxa_free_exception(void* thrown) noexcept { std::free(thrown); }

[[noreturn]] void __cxa_throw(void* thrown, std::type_info*, void (*)(void*)) {
    // All that the core throws are exceptions of the standard library or derived from them.
    const char* what = static_cast<std::exception*>(thrown)->what();
    host_refuse(what, std::strlen(what));
    std::abort();
}
}
