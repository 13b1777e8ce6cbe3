#include "core/base/check.hpp"

#include <cstdio>
#include <cstdlib>

namespace riverbones {

void stop_for_bug(const char* condition, const char* file, int line) {
    std::fprintf(stderr, "riverbones: broken promise: %s (%s:%d)\n", condition, file, line);
    std::abort();
}

}  // namespace riverbones
