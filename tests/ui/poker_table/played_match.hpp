#pragma once

#include <QString>

#include "tests/support/builders.hpp"
#include "tests/support/named_house.hpp"
#include "ui/games/dice_holdem/dice_holdem_match.hpp"

namespace riverbones::test {

/// A house whose twin throws other hidden dice for all seats but one, and the same board.
class TwinHouse {
public:
    explicit TwinHouse(std::uint64_t seed) : house_(seed), others_(seed) {}

    /// From now on hidden dice of all seats but this one are others.
    void keepOnly(std::optional<Seat> same, std::uint64_t seed) {
        same_ = same;
        others_ = NamedHouse(seed);
        is_twin_ = true;
    }

    std::uint32_t draw(const DrawName& name, std::uint32_t sides) const {
        const auto* die = std::get_if<DieDraw>(&name);
        const bool hidden = die && die->seat && die->seat != same_;
        return (hidden && is_twin_ ? others_ : house_).draw(name, sides);
    }

    Random random() { return Random(*this); }

private:
    NamedHouse house_;
    NamedHouse others_;
    std::optional<Seat> same_;
    bool is_twin_ = false;
};

/// A match for a table that is played in the test: no file, no clock, and bots act when the test says so.
template <Game Played, NumberOf<typename Played::Variant> number_of>
class PlayedMatchOf final : public TableMatch {
public:
    using G = Played;
    using V = typename Played::Variant;

    PlayedMatchOf(Match<G> match, TwinHouse house) : match_(std::move(match)), house_(house) {}

    /// A new match of these seats: 'p' a person, 'b' a bot.
    static std::unique_ptr<PlayedMatchOf> ofSeats(const std::string& kinds, holdem::Settings settings = {},
                                                  std::uint64_t seed = 1) {
        settings.players = static_cast<int>(kinds.size());
        Header<G> header{first_moment, settings, {}, {}};
        for (const char kind : kinds) {
            header.players.push_back({kind == 'p' ? PlayerKind::person : PlayerKind::bot, BotLevel::steady,
                                      std::string(1, kind), "person-1"});
        }
        TwinHouse house(seed);
        return std::make_unique<PlayedMatchOf>(*Match<G>::begin(header, house.random()), house);
    }

    const Match<G>& match() const { return match_; }
    TwinHouse& house() { return house_; }
    bool isHeld() const { return held_; }
    int hurries() const { return hurries_; }
    Pace::Speed pace() const { return pace_; }
    /// Moves the match on by so much time before the next step.
    void wait(std::int64_t milliseconds) { time_ += milliseconds; }

    void start(Listener listener) override { listener_ = std::move(listener); }
    const std::vector<Player>& players() const override { return match_.record().header.players; }
    Player player(Seat seat) const override { return match_.player(seat); }
    Turn turn() const override { return match_.turn(); }
    TableView view() const override { return table_view<V, number_of>(match_.view(Viewer{})); }
    Pieces own(Seat seat) const override {
        const auto own = match_.view(Viewer{seat}).own[seat.index];
        return own ? numbers<V, number_of>(*own) : Pieces{};
    }
    int key(Seat seat) const override {
        const auto key = match_.view(Viewer{seat}).keys[seat.index];
        return key ? *key : -1;
    }
    holdem::Choices choices(Seat seat) const override { return match_.choices(seat, after(time_)); }
    std::optional<Deadline<holdem::Action>> deadline() const override { return match_.deadline(); }

    std::optional<Refusal> play(Seat seat, const holdem::Action& action) override {
        time_ += 1000;
        const auto happened = match_.play(seat, action, after(time_), house_.random());
        if (!happened) return happened.refusal();
        tell(*happened);
        return std::nullopt;
    }

    void recall(const Teller& tell) const override {
        riverbones::recall(match_.record(), Viewer{}, [&](const Happening<G>& happening, const typename G::View& view) {
            tell(table_event<V, number_of>(std::get<typename G::Event>(happening)), view.table);
        });
    }

    void setPace(Pace::Speed pace) override { pace_ = pace; }
    void hold() override { held_ = true; }
    void release() override { held_ = false; }
    void hurry() override { ++hurries_; }
    void leave() override { match_.leave(after(time_)); }
    QString path() const override { return {}; }

private:
    void tell(const std::vector<typename G::Event>& events) {
        std::vector<TableEvent> told;
        for (const auto& event : events) {
            if (const auto seen = G::seen(event, Viewer{})) told.push_back(table_event<V, number_of>(*seen));
        }
        listener_.happened(told);
    }

    Match<G> match_;
    TwinHouse house_;
    Listener listener_;
    Pace::Speed pace_{};
    std::int64_t time_ = 0;
    bool held_ = false;
    int hurries_ = 0;
};

using PlayedMatch = PlayedMatchOf<DiceHoldem, face_of>;

}  // namespace riverbones::test
