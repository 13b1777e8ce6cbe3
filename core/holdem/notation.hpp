#pragma once

#include <string>

#include "core/base/overloaded.hpp"
#include "core/base/text_scanner.hpp"
#include "core/holdem/actions.hpp"
#include "core/holdem/settings.hpp"
#include "core/holdem/state.hpp"

namespace riverbones::holdem {

// How a table stands in a record. Reading is strict: one thing has one spelling. A scanner that is not `finished()`
// afterwards has met something else, and what was returned means nothing.

/// "players 6 kind table_game structure no_limit forced blinds small_blind 10 big_blind 20 ante 2 smallest_bet 20
/// big_bet 40 cap 4 buy_in 2000 again on length evening clock off"
std::string to_text(const Settings& settings);
Settings read_settings(TextScanner& scanner);
/// The same, and " key_clock 20": of games with a key.
std::string to_text_with_key(const Settings& settings);
Settings read_settings_with_key(TextScanner& scanner);

/// "fold", "check", "call", "raise 80", "key 2", "spend 7", "time_up", "show", "next", "leave", "return 2000", "buy
/// 2000", "bot sharp", "bot none", "end"
std::string to_text(const Action& action);
Action read_action(TextScanner& scanner);

// "dealer 3", "deal 6 5 - - 3 1" (every seat of the table, "-" for each piece of one that is not dealt in),
// "board 4 2 2", "cancel"

namespace detail {

inline constexpr std::string_view no_piece = "-";

template <Variant V>
std::string deal_text(const Deal<V>& deal) {
    std::uint8_t seats = most_seats;
    while (seats > 0 && !deal.seats.has(Seat{static_cast<std::uint8_t>(seats - 1)})) --seats;
    std::string text = "deal";
    for (std::uint8_t i = 0; i < seats; ++i) {
        for (const auto& piece : deal.own[i]) {
            text += ' ';
            text += deal.seats.has(Seat{i}) ? V::to_text(piece) : std::string(no_piece);
        }
    }
    return text;
}

template <Variant V>
Deal<V> read_deal(TextScanner& scanner) {
    Deal<V> deal;
    bool dealt = true;
    for (std::uint8_t i = 0; i < most_seats && !scanner.at_end(); ++i) {
        dealt = scanner.peek() != no_piece;
        if (dealt) deal.seats.add(Seat{i});
        for (auto& piece : deal.own[i]) {
            if (dealt) {
                piece = V::read_piece(scanner);
            } else {
                scanner.expect(no_piece);
            }
        }
    }
    // A seat that is not dealt in stands there only for those after it.
    if (!dealt) scanner.fail();
    return deal;
}

template <Variant V>
LayBoard<V> read_board(TextScanner& scanner) {
    LayBoard<V> act;
    while (act.laid.count < board_size && !scanner.at_end()) act.laid.lay(V::read_piece(scanner));
    return act;
}

}  // namespace detail

template <Variant V>
std::string to_text(const HouseAct<V>& act) {
    return std::visit(
        overloaded{[](const DrawDealer& dealer) { return "dealer " + std::to_string(dealer.seat.index + 1); },
                   [](const Deal<V>& deal) { return detail::deal_text<V>(deal); },
                   [](const LayBoard<V>& board) {
                       std::string text = "board";
                       for (const auto& piece : board.laid.all()) text += ' ' + V::to_text(piece);
                       return text;
                   },
                   [](const CancelHand&) { return std::string("cancel"); }},
        act);
}

template <Variant V>
HouseAct<V> read_house_act(TextScanner& scanner) {
    const std::string_view verb = scanner.word();
    if (verb == "deal") return detail::read_deal<V>(scanner);
    if (verb == "board") return detail::read_board<V>(scanner);
    if (verb == "cancel") return CancelHand{};
    if (verb != "dealer") scanner.fail();
    return DrawDealer{Seat{static_cast<std::uint8_t>(scanner.number(1, most_seats) - 1)}};
}

}  // namespace riverbones::holdem
