#pragma once

#include <chrono>

#include "ui/play/pace.hpp"
#include "ui/poker_table/table_event.hpp"
#include "ui/poker_table/table_look.hpp"

namespace riverbones {

/// How long what has just happened stays as it is before the next thing is shown. `look` shows it already; `next` is
/// what waits, if anything. `passes_on`: a person has acted who may have to pass the device on now.
std::chrono::milliseconds showing_time(const TableEvent& event, const TableLook& look, const TableEvent* next,
                                       bool passes_on, Pace::Speed pace);

}  // namespace riverbones
