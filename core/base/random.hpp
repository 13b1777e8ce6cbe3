#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "core/base/seat.hpp"

namespace riverbones {

/// The name of one die the house throws: whose it is (everybody's without a seat), and which one, all counted from 1.
/// Two draws of a match never share a name, so what falls does not depend on what fell before.
struct DieDraw {
    std::optional<Seat> seat;
    int turn = 1;  ///< turn of that seat in Dice Poker, hand of the table in the hold'em games
    int roll = 1;
    int die = 1;

    friend bool operator==(const DieDraw&, const DieDraw&) = default;
};

/// The name of one card the house deals: of which hand of the table, and which one of that hand, counted from 1.
struct CardDraw {
    int hand = 1;
    int card = 1;

    friend bool operator==(const CardDraw&, const CardDraw&) = default;
};

/// Who has the dealer button first, drawn by lot among the seats.
struct DealerDraw {
    friend bool operator==(const DealerDraw&, const DealerDraw&) = default;
};

using DrawName = std::variant<DieDraw, DealerDraw, CardDraw>;

/// The name as it is hashed, for example "die seat 2 turn 14 roll 1 die 3", "die all turn 1 roll 1 die 5", "dealer" or
/// "card hand 14 card 3".
std::string to_text(const DrawName& name);

/// Where the house gets its draws from. A view of a source that lives elsewhere, as std::span is of its elements.
/// A source is anything with `std::uint32_t draw(const DrawName&, std::uint32_t sides)` giving 0 .. sides - 1, all
/// alike.
class Random {
public:
    template <class Source>
    explicit Random(Source& source)
        : source_(&source), draw_([](void* from, const DrawName& name, std::uint32_t sides) {
              return static_cast<Source*>(from)->draw(name, sides);
          }) {}

    /// 0 .. sides - 1; sides from 1 to 256.
    std::uint32_t draw(const DrawName& name, std::uint32_t sides) const { return draw_(source_, name, sides); }

private:
    void* source_;
    std::uint32_t (*draw_)(void*, const DrawName&, std::uint32_t);
};

}  // namespace riverbones
