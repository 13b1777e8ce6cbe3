#include "tests/core/betting/listed_hand.hpp"

#include <nlohmann/json.hpp>
#include <stdexcept>

namespace riverbones::test {

namespace {

using nlohmann::json;
using namespace betting;

constexpr int most_chips = 100'000'000;

[[noreturn]] void refuse(const std::string& message) { throw std::runtime_error(message); }

const json& part(const json& from, const char* name) {
    if (!from.is_object() || !from.contains(name)) refuse(std::string("no ") + name);
    return from[name];
}

int number(const json& from, const std::string& name, int least, int most) {
    const bool fits = from.is_number_integer() && from >= least && from <= most;
    if (!fits) refuse(name + " is not a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    return from.get<int>();
}

Chips chips(const json& from, const std::string& name, int least = 0) {
    return Chips{number(from, name, least, most_chips)};
}
Chips chips_part(const json& from, const char* name, int least = 0) { return chips(part(from, name), name, least); }

Seat seat_number(const json& from, const std::string& name, std::size_t seats) {
    return Seat{static_cast<std::uint8_t>(number(from, name, 0, static_cast<int>(seats) - 1))};
}

std::optional<Seat> seat_if_any(const json& from, const char* name, std::size_t seats) {
    if (part(from, name).is_null()) return std::nullopt;
    return seat_number(from[name], name, seats);
}

const json& list(const json& from, const std::string& name, std::size_t size) {
    if (!from.is_array() || from.size() != size) refuse(name + " is not a list of " + std::to_string(size));
    return from;
}

std::vector<Chips> stacks(const json& from, const char* name, std::size_t seats, int least) {
    std::vector<Chips> stacks;
    for (const auto& stack : list(part(from, name), name, seats)) stacks.push_back(chips(stack, name, least));
    return stacks;
}

std::string text(const json& from, const char* name) {
    if (!part(from, name).is_string()) refuse(std::string(name) + " is not a text");
    return from[name].get<std::string>();
}

std::string name_of(const json& from) {
    std::string name;
    if (from.contains("id")) name = from["id"].is_string() ? from["id"].get<std::string>() : from["id"].dump();
    if (from.contains("title") && from["title"].is_string()) name += " \"" + from["title"].get<std::string>() + '"';
    return name;
}

Structure structure(const std::string& name) {
    if (name == "no_limit") return Structure::no_limit;
    if (name == "pot_limit") return Structure::pot_limit;
    if (name == "fixed_limit") return Structure::fixed_limit;
    refuse("no such structure: " + name);
}

Stakes read_stakes(const json& from) {
    Stakes stakes;
    stakes.structure = structure(text(from, "structure"));
    stakes.ante = chips_part(from, "ante");
    stakes.small_blind = chips_part(from, "small_blind");
    stakes.big_blind = chips_part(from, "big_blind");
    if (stakes.structure != Structure::fixed_limit) {
        stakes.smallest_bet = chips_part(from, "min_bet", 1);
        return stakes;
    }
    stakes.smallest_bet = chips_part(from, "small_bet", 1);
    stakes.big_bet = chips_part(from, "big_bet", 1);
    const json& cap = part(from, "cap_bets_per_round");
    stakes.most_bets.reset();
    if (!cap.is_null()) stakes.most_bets = static_cast<std::uint8_t>(number(cap, "cap_bets_per_round", 1, 255));
    return stakes;
}

Positions read_positions_of(const json& from, const Stakes& stakes, std::size_t seats) {
    Positions positions;
    positions.button = seat_number(part(from, "button"), "button", seats);
    positions.small_blind = seat_if_any(from, "small_blind_seat", seats);
    positions.big_blind = seat_if_any(from, "big_blind_seat", seats);
    if (stakes.has_blinds() != positions.big_blind.has_value()) refuse("big blind and its seat do not go together");
    if (!positions.small_blind) return positions;
    if (!stakes.has_blinds()) refuse("a small blind without a big blind");
    if (positions.small_blind == positions.big_blind) refuse("one seat has both blinds");
    return positions;
}

Forced forced(const json& from) {
    if (from == "ante") return Forced::ante;
    if (from == "small_blind") return Forced::small_blind;
    if (from == "big_blind") return Forced::big_blind;
    refuse("no such forced bet");
}

std::vector<Post> read_posts(const json& from, std::size_t seats) {
    if (!part(from, "posts").is_array()) refuse("posts is not a list");
    std::vector<Post> posts;
    for (const auto& post : from["posts"]) {
        list(post, "a post", 3);
        posts.push_back({seat_number(post[0], "seat of a post", seats), forced(post[1]), chips(post[2], "a post")});
    }
    return posts;
}

Action read_action(const json& from) {
    const std::string name = text(from, "action");
    if (name == "fold") return Fold{};
    if (name == "check") return Check{};
    if (name == "call") return Call{};
    if (name == "raise") return RaiseTo{chips_part(from, "to")};
    refuse("no such action: " + name);
}

ListedDecision read_decision(const json& from, std::size_t seats) {
    ListedDecision decision;
    decision.round = number(part(from, "street"), "street", 0, betting_rounds - 1);
    decision.seat = seat_number(part(from, "seat"), "seat", seats);
    decision.to_call = chips_part(from, "to_call");
    if (part(from, "min_to").is_null() != part(from, "max_to").is_null()) refuse("min_to without max_to");
    if (!from["min_to"].is_null()) decision.raise = {chips_part(from, "min_to"), chips_part(from, "max_to")};
    decision.action = read_action(from);
    return decision;
}

ListedEnd read_end(const json& from, std::size_t seats) {
    ListedEnd end;
    end.round = number(from["end_of_round"], "end_of_round", 0, betting_rounds - 1);
    if (!part(from, "pots").is_array()) refuse("pots is not a list");
    for (const auto& pot : from["pots"]) {
        list(pot, "a pot", 2);
        if (!pot[1].is_array()) refuse("the seats of a pot are not a list");
        SeatSet contenders;
        for (const auto& seat : pot[1]) contenders.add(seat_number(seat, "seat of a pot", seats));
        end.pots.push_back({chips(pot[0], "a pot"), contenders});
    }
    if (from.contains("returned") && !from["returned"].is_null()) {
        const json& returned = list(from["returned"], "returned", 2);
        end.returned = {seat_number(returned[0], "seat of returned", seats), chips(returned[1], "returned")};
    }
    return end;
}

std::vector<ListedEvent> read_events(const json& from, std::size_t seats) {
    if (!part(from, "events").is_array()) refuse("events is not a list");
    std::vector<ListedEvent> events;
    for (const auto& event : from["events"]) {
        if (!event.is_object()) refuse("an event is not an object");
        if (event.contains("end_of_round")) {
            events.emplace_back(read_end(event, seats));
        } else {
            events.emplace_back(read_decision(event, seats));
        }
    }
    return events;
}

}  // namespace

ListedHand read_listed_hand(std::string_view line) {
    const json from = json::parse(line);
    const auto seats = static_cast<std::size_t>(number(part(from, "players"), "players", 2, most_seats));
    ListedHand hand;
    hand.name = name_of(from);
    hand.stakes = read_stakes(from);
    hand.positions = read_positions_of(from, hand.stakes, seats);
    hand.stacks = stacks(from, "stacks", seats, 1);
    hand.posts = read_posts(from, seats);
    hand.events = read_events(from, seats);
    for (const auto& rank : list(part(from, "ranks"), "ranks", seats)) {
        hand.ranks.push_back(number(rank, "a rank", -most_chips, most_chips));
    }
    hand.final_stacks = stacks(from, "final", seats, 0);
    return hand;
}

}  // namespace riverbones::test
