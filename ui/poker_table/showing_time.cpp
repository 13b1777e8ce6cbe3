#include "ui/poker_table/showing_time.hpp"

#include <algorithm>

#include "core/base/check.hpp"

namespace riverbones {

using namespace holdem;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

/// A bet or a piece can be seen for so long at least.
milliseconds beat(Pace::Speed pace) {
    switch (pace) {
        case Pace::Calm: return 1000ms;
        case Pace::Normal: return 600ms;
        case Pace::Fast: return 300ms;
        case Pace::Instant: return 0ms;
    }
    RIVERBONES_CHECK(false);
}

/// Between the boards of a hand in which nobody can bet any more.
milliseconds board_time(Pace::Speed pace) { return beat(pace) * 3 / 2; }

/// Before the device is passed on.
milliseconds passing_time(Pace::Speed pace) {
    if (pace == Pace::Instant) return 0ms;
    return pace == Pace::Fast ? 600ms : 1000ms;
}

// How long the pictures move at most, as ui/theme/Motion.qml has it: they are seen to their end.
constexpr auto chips_slide = 420ms;
constexpr auto pieces_fly = 260ms;
constexpr auto pieces_apart = 70ms;

/// From the first hidden pieces that leave the dealer to the last that arrive.
milliseconds dealing_time(const TableLook& look) {
    const auto dealt = std::ranges::count_if(look.places, &PlaceLook::has_pieces);
    return pieces_fly + pieces_apart * std::max<std::ptrdiff_t>(dealt - 1, 0);
}

milliseconds at_least(milliseconds motion, milliseconds time, Pace::Speed pace) {
    return pace == Pace::Instant ? 0ms : std::max(motion, time);
}

template <class Event>
bool goes_on(const TableEvent* next) {
    return next && std::holds_alternative<Event>(*next);
}

}  // namespace

milliseconds showing_time(const TableEvent& event, const TableLook& look, const TableEvent* next, bool passes_on,
                          Pace::Speed pace) {
    const milliseconds time = beat(pace);
    return std::visit(overloaded{
                          [&](const DealerDrawn&) { return time; },
                          [&](const Posted&) { return goes_on<Posted>(next) ? 0ms : time; },
                          [&](const PiecesDealt&) {
                              return goes_on<PiecesDealt>(next) ? 0ms : at_least(dealing_time(look), time, pace);
                          },
                          [&](const Acted&) { return passes_on ? std::max(time, passing_time(pace)) : time; },
                          [&](const Returned&) { return time / 2; },
                          [&](const RoundEnded&) { return at_least(chips_slide, time / 2, pace); },
                          [&](const PiecesLaid&) { return look.all_in() ? board_time(pace) : time; },
                          [&](const PiecesShown& hand) { return hand.free_will ? 0ms : time; },
                          [&](const PotWon&) { return at_least(chips_slide, time, pace); },
                          [&](const TimeRanOut&) { return time; },
                          [&](const KeyChosen&) { return time; },
                          [](const auto&) { return 0ms; },
                      },
                      event);
}

}  // namespace riverbones
