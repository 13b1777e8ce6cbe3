#pragma once

namespace riverbones {

/// Prints what was broken and stops the program, in every build. The record on disk is not touched.
[[noreturn]] void stop_for_bug(const char* condition, const char* file, int line);

}  // namespace riverbones

/// For our own bugs only; somebody's bad input is a Refusal. A macro because it names the condition and the place.
#define RIVERBONES_CHECK(condition) ((condition) ? void() : ::riverbones::stop_for_bug(#condition, __FILE__, __LINE__))
