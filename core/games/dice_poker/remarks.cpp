#include "core/games/dice_poker/remarks.hpp"

#include <algorithm>
#include <array>

#include "core/games/dice_poker/scorecard.hpp"
#include "core/games/dice_poker/state.hpp"

namespace riverbones::dice_poker {

namespace {

struct Throw {
    FiveDice before{};
    DiceMask rolled;
    FiveDice dice{};
};

/// How many faces of the one die that was rolled bring the line; nothing if it was not all about that die.
std::optional<int> lucky_faces(const Throw& last, Line line) {
    if (last.rolled.count() != 1 || worth(line, count_faces(last.before)) > 0) return std::nullopt;
    int lucky = 0;
    for (int face = 1; face <= 6; ++face) {
        FiveDice dice = last.dice;
        for (int place = 0; place < 5; ++place) {
            if (last.rolled.has(place)) dice[static_cast<std::size_t>(place)] = Die(face);
        }
        lucky += worth(line, count_faces(dice)) > 0 ? 1 : 0;
    }
    return lucky;
}

int place_of(DiceMask rolled) {
    int place = 0;
    while (!rolled.has(place)) ++place;
    return place;
}

/// Follows a match through its events.
class Listener {
public:
    explicit Listener(const Settings& settings) : settings_(settings) {}

    Remarks remarks() const { return remarks_; }

    void hear(const TurnBegan& began) {
        round_ = began.round;
        roll_ = 0;
    }
    void hear(const DiceThrown& thrown) { roll_ = thrown.roll; }

    void hear(const DiceLanded& landed) {
        throw_ = {throw_.dice, landed.rolled, landed.dice};
        const std::optional<int> ways = ways_of_rare_roll(count_faces(landed.dice));
        // What lay there before was rolled before.
        const bool is_new = landed.roll == 1 || ways_of_rare_roll(count_faces(throw_.before)) != ways;
        if (!ways || !is_new || (fewest_ways_ && *fewest_ways_ <= *ways)) return;
        fewest_ways_ = ways;
        remarks_.rare_roll = RareRoll{landed.seat, round_, landed.dice};
    }

    void hear(const LineWritten& written) {
        const std::optional<Seat> leader = only_leader();
        Scorecard& card = cards_[written.seat.index];
        card.write(written.line, written.points);
        if (written.joker != JokerRule::no_joker) card.count_joker();
        leads_since_last_line_ = only_leader() == written.seat && leader != written.seat && settings_.players > 1;
        if (written.joker == JokerRule::no_joker && written.points > 0) consider(written);
    }

    void hear(const LeftBonusEarned&) {}
    void hear(const MatchEnded&) { remarks_.won_with_the_last_line = leads_since_last_line_; }

private:
    void consider(const LineWritten& written) {
        if (roll_ != rolls_a_turn || is_left(written.line)) return;
        const std::optional<int> lucky = lucky_faces(throw_, written.line);
        if (!lucky || *lucky > 2) return;
        if (remarks_.close_call && !closer(*lucky, written.points)) return;
        remarks_.close_call =
            CloseCall{written.seat, round_, written.line, *lucky, place_of(throw_.rolled), throw_.dice};
        points_of_call_ = written.points;
    }

    bool closer(int lucky, int points) const {
        const int before = remarks_.close_call->lucky_faces;
        return lucky < before || (lucky == before && points > points_of_call_);
    }

    std::optional<Seat> only_leader() const {
        int most = -1;
        std::optional<Seat> leader;
        for (int seat = 0; seat < settings_.players; ++seat) {
            const int total = cards_[static_cast<std::size_t>(seat)].total(settings_);
            if (total > most) {
                leader = Seat{static_cast<std::uint8_t>(seat)};
            } else if (total == most) {
                leader.reset();
            }
            most = std::max(most, total);
        }
        return leader;
    }

    Settings settings_;
    std::array<Scorecard, most_players> cards_{};
    int round_ = 1;
    int roll_ = 0;
    Throw throw_;
    std::optional<int> fewest_ways_;
    int points_of_call_ = 0;
    bool leads_since_last_line_ = false;
    Remarks remarks_;
};

}  // namespace

std::optional<int> ways_of_rare_roll(const FaceCounts& counts) {
    if (worth(Line::poker, counts) > 0) return 6;
    if (worth(Line::four_of_a_kind, counts) > 0) return 150;
    if (worth(Line::large_straight, counts) > 0) return 240;
    if (worth(Line::full_house, counts) > 0) return 300;
    return std::nullopt;
}

Remarks remarks(const Settings& settings, std::span<const Event> history) {
    Listener listener(settings);
    for (const Event& event : history) {
        std::visit([&](const auto& happened) { listener.hear(happened); }, event);
    }
    return listener.remarks();
}

}  // namespace riverbones::dice_poker
