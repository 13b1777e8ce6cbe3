#include <algorithm>
#include <fstream>
#include <ostream>
#include <sstream>

#include "tests/core/betting/listed_hand.hpp"
#include "tests/core/betting/words.hpp"

namespace riverbones::test {

namespace {

using namespace betting;

/// Plays one hand and stops at the first figure that differs.
class Playing {
public:
    explicit Playing(const ListedHand& listed)
        : listed_(listed), opening_(open_hand(listed.stakes, listed.positions, listed.stacks)), hand_(opening_.hand) {}

    std::optional<std::string> difference() {
        compare("posts", listed_.posts, opening_.all_posts());
        while (!difference_ && play_round()) begin_round(hand_);
        if (!difference_ && next_ < listed_.events.size()) tell("the hand is over, but events follow");
        if (!difference_) compare("final", listed_.final_stacks, final_stacks());
        return difference_;
    }

private:
    /// Whether another round follows.
    bool play_round() {
        // A round without a bet and without a decision is not listed.
        bool listed = std::ranges::any_of(hand_.places, [](const Place& place) { return place.bet > Chips{}; });
        while (hand_.awaited) {
            if (!play_decision()) return false;
            listed = true;
        }
        const auto returned = end_round(hand_);
        if (listed && !compare_end(returned)) return false;
        return still_in(hand_) > 1 && hand_.round + 1 < betting_rounds;
    }

    bool play_decision() {
        const auto* decision = next<ListedDecision>();
        if (!decision) return tell("seat " + words(*hand_.awaited) + " must decide, but no decision is listed");
        const Options may = options(hand_);
        if (!compare("street", decision->round, int{hand_.round}) || !compare("seat", decision->seat, *hand_.awaited) ||
            !compare("to_call", decision->to_call, may.to_call) ||
            !compare("min_to and max_to", decision->raise, may.raise)) {
            return false;
        }
        if (!allows(may, decision->action)) return tell("the action is not allowed");
        act(hand_, decision->action);
        return true;
    }

    bool compare_end(const std::optional<Returned>& returned) {
        const auto* end = next<ListedEnd>();
        if (!end) return tell("the round is over, but no end of it is listed");
        return compare("end_of_round", end->round, int{hand_.round}) && compare("returned", end->returned, returned) &&
               compare("pots", end->pots, pots(hand_).all());
    }

    std::vector<Chips> final_stacks() const {
        std::vector<Chips> stacks;
        for (std::size_t i = 0; i < listed_.stacks.size(); ++i) stacks.push_back(hand_.places[i].stack);
        const Pots all_pots = pots(hand_);
        for (const Pot& pot : all_pots.all()) {
            const auto shares =
                shares_of(pot.amount, best_of(pot.contenders), hand_.positions.button, static_cast<int>(stacks.size()));
            for (std::size_t i = 0; i < stacks.size(); ++i) stacks[i] += shares[i];
        }
        return stacks;
    }

    SeatSet best_of(SeatSet contenders) const {
        std::optional<int> best;
        SeatSet winners;
        Seat seat;
        for (const int rank : listed_.ranks) {
            if (contenders.has(seat) && rank >= best.value_or(rank)) {
                if (best != rank) winners = {};
                best = rank;
                winners.add(seat);
            }
            ++seat.index;
        }
        return winners;
    }

    /// The next event if it is of this kind.
    template <class Event>
    const Event* next() {
        if (next_ == listed_.events.size()) return nullptr;
        return std::get_if<Event>(&listed_.events[next_++]);
    }

    template <class Listed, class Played>
    bool compare(const std::string& what, const Listed& listed, const Played& played) {
        if (words(listed) == words(played)) return true;
        return tell(what + " is " + words(listed) + " in the file, " + words(played) + " by the rules");
    }

    bool tell(const std::string& difference) {
        difference_ = (next_ == 0 ? "" : "event " + std::to_string(next_) + ": ") + difference;
        return false;
    }

    const ListedHand& listed_;
    Opening opening_;
    Hand hand_;
    std::size_t next_ = 0;  ///< how many events were looked at
    std::optional<std::string> difference_;
};

/// The first difference of the hand in this line, with its name, or why the line is none.
std::optional<std::string> what_is_wrong(const std::string& line) {
    try {
        const ListedHand hand = read_listed_hand(line);
        const auto difference = first_difference(hand);
        if (!difference) return std::nullopt;
        return hand.name + ": " + *difference;
    } catch (const std::exception& error) {
        return std::string("not a hand: ") + error.what();
    }
}

}  // namespace

std::optional<std::string> first_difference(const ListedHand& hand) { return Playing(hand).difference(); }

Tally play_listed_hands(const std::string& file_name, std::ostream& out) {
    Tally tally;
    std::ifstream file(file_name);
    if (!file) {
        out << file_name << ": cannot be read\n";
        ++tally.failed;
    }
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        const auto wrong = what_is_wrong(line);
        wrong ? ++tally.failed : ++tally.passed;
        if (wrong) out << file_name << ':' << number << ": " << *wrong << '\n';
    }
    return tally;
}

}  // namespace riverbones::test
