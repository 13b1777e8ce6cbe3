#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/overloaded.hpp"
#include "core/holdem/state.hpp"
#include "tests/support/cards.hpp"
#include "tests/support/dice.hpp"

// What happens at a hold'em table in words, so that a test reads like a transcript. Seats are called by their numbers.

namespace riverbones::test {

using Lines = std::vector<std::string>;

inline std::string told(Seat seat) { return std::to_string(seat.index + 1); }

/// "1-2-4"
inline std::string told(betting::SeatSet seats) {
    std::string text;
    for (std::uint8_t i = 0; i < betting::most_seats; ++i) {
        if (seats.has(Seat{i})) text += (text.empty() ? "" : "-") + told(Seat{i});
    }
    return text;
}

/// "1/2/3": button, small blind, big blind; "-" for a blind that is not posted.
inline std::string told(const betting::Positions& positions) {
    const auto blind = [](std::optional<Seat> seat) { return seat ? told(*seat) : "-"; };
    return told(positions.button) + '/' + blind(positions.small_blind) + '/' + blind(positions.big_blind);
}

namespace detail {

inline std::string number(Chips chips) { return std::to_string(chips.count); }
inline std::string all_in(bool is) { return is ? " (all-in)" : ""; }

inline std::string level(std::optional<BotLevel> level) {
    constexpr std::array<std::string_view, 3> names = {"gentle", "steady", "sharp"};
    return level ? std::string(names.at(static_cast<std::size_t>(*level))) : "whoever sat there";
}

inline std::string told(const holdem::HandBegan& hand) {
    std::string text = "hand " + std::to_string(hand.number) + ' ' + test::told(hand.positions) + " for";
    if (hand.stakes.has_blinds()) text += ' ' + number(hand.stakes.small_blind) + '/' + number(hand.stakes.big_blind);
    if (hand.stakes.ante > Chips{}) text += " ante " + number(hand.stakes.ante);
    return text + (hand.risen ? ", risen" : "");
}

inline std::string told(const holdem::Posted& posted) {
    constexpr std::array<std::string_view, 3> names = {" ante ", " small blind ", " big blind "};
    return test::told(posted.post.seat) + " posts" + std::string(names.at(static_cast<std::size_t>(posted.post.what))) +
           number(posted.post.amount) + all_in(posted.all_in);
}

inline std::string told(const holdem::Acted& acted) {
    const std::string who = test::told(acted.seat);
    using enum holdem::Deed;
    switch (acted.deed) {
        case folded: return who + " folds";
        case checked: return who + " checks";
        case called: return who + " calls " + number(acted.cost) + all_in(acted.all_in);
        case bet: return who + " bets " + number(acted.to) + all_in(acted.all_in);
        case raised: return who + " raises to " + number(acted.to) + all_in(acted.all_in);
    }
    RIVERBONES_CHECK(false);
}

inline std::string told(const holdem::PotWon& won) {
    std::string text = "pot " + std::to_string(won.index) + " of " + number(won.pot.amount) + " for " +
                       test::told(won.pot.contenders) + ':';
    for (std::uint8_t i = 0; i < won.shares.size(); ++i) {
        if (won.winners.has(Seat{i})) text += ' ' + number(won.shares[i]) + " to " + test::told(Seat{i});
    }
    return text;
}

inline std::string told(const holdem::HandEnded& ended) {
    constexpr std::array<std::string_view, 4> names = {"nothing", "all folded", "showdown", "cancelled"};
    return "hand " + std::to_string(ended.number) +
           " ends: " + std::string(names.at(static_cast<std::size_t>(ended.outcome)));
}

inline std::string told(const holdem::SeatLeft& left) {
    return test::told(left.seat) + " leaves with " + number(left.with) + (left.during_hand ? " during the hand" : "");
}

inline std::string told(const holdem::KeyChosen& key) {
    return test::told(key.seat) + (key.automatic ? " is given" : " chooses") +
           (key.which ? " card " + std::to_string(*key.which + 1) : " a card") + " as key";
}

template <holdem::Variant V>
std::string told(const holdem::Dealt<V>& dealt) {
    const std::string hidden = std::same_as<typename V::Piece, Die> ? "hidden dice" : "hidden cards";
    return test::told(dealt.seat) + " has " + (dealt.own ? to_text(*dealt.own) : hidden);
}

template <holdem::Variant V>
std::string told(const holdem::BoardLaid<V>& board) {
    return "board " + to_text(board.laid.all());
}

template <holdem::Variant V>
std::string told(const holdem::HandShown<V>& hand) {
    return test::told(hand.seat) + " shows " + to_text(hand.own) +
           (hand.key ? " with key " + to_text(std::span(hand.own).subspan(*hand.key, 1)) : "") +
           (hand.free_will ? " of free will" : "");
}

}  // namespace detail

template <class... Kinds>
std::string told(const std::variant<Kinds...>& event) {
    using namespace holdem;
    using detail::number;
    return std::visit(
        overloaded{
            [](const auto& what) { return detail::told(what); },
            [](const DealerDrawn& drawn) { return told(drawn.seat) + " deals first"; },
            [](const Returned& back) { return number(back.amount) + " back to " + told(back.seat); },
            [](const RoundEnded& ended) {
                return "round " + std::to_string(ended.round) + ": " + number(ended.middle) + " in the middle";
            },
            [](const SeatFinished& done) {
                return told(done.seat) + " finishes as number " + std::to_string(done.place);
            },
            [](const TimeBankSpent& spent) {
                return told(spent.seat) + " spends " + std::to_string(spent.seconds) + " seconds of the bank, " +
                       std::to_string(spent.left) + " left";
            },
            [](const TimeRanOut& out) { return told(out.seat) + " is out of time"; },
            [](const SeatCameBack& back) { return told(back.seat) + " comes back with " + number(back.with); },
            [](const BoughtIn& bought) {
                return told(bought.seat) + " buys " + number(bought.amount) + " to " + number(bought.stack);
            },
            [](const SeatHandedOver& over) { return told(over.seat) + " is handed over to " + detail::level(over.to); },
            [](const MatchEnded&) { return std::string("match ends"); }},
        event);
}

template <class Event>
Lines told(const std::vector<Event>& events) {
    Lines lines;
    for (const auto& event : events) lines.push_back(told(event));
    return lines;
}

/// Only the events of these kinds.
template <class... Kinds, class Event>
Lines told_of(const std::vector<Event>& events) {
    Lines lines;
    for (const auto& event : events) {
        if ((std::holds_alternative<Kinds>(event) || ...)) lines.push_back(told(event));
    }
    return lines;
}

}  // namespace riverbones::test
