#pragma once

#include <chrono>

namespace riverbones {

/// How long a seat may take, and what the rules do in its name when the time is over.
template <class Action>
struct Deadline {
    std::chrono::seconds allowed{};
    std::chrono::seconds bank{};  ///< what the seat may take on top; used seconds are gone for good
    Action on_timeout{};

    friend bool operator==(const Deadline&, const Deadline&) = default;
};

}  // namespace riverbones
