#include "core/games/double_holdem/bots.hpp"

#include "core/base/check.hpp"
#include "core/games/double_holdem/before_the_flop.hpp"
#include "core/games/double_holdem/outlook.hpp"
#include "core/holdem/by_lot.hpp"
#include "core/holdem/sharp.hpp"

namespace riverbones::double_holdem {

namespace {

/// Our mean share of the pot against so many of whom nothing is known.
double own_strength(const View& view, Seat seat, int opponents, FastRandom& random) {
    const int round = view.table.hand.round;
    if (round == 0) return strength_before_the_flop(*view.own[seat.index], opponents);
    Outlook outlook(view, seat, random);
    return outlook.prospects().strength(outlook.own(), round, opponents);
}

holdem::Action decide(BotLevel level, const View& view, const betting::Options& options, FastRandom& random) {
    const betting::Hand& hand = view.table.hand;
    const Seat seat = *hand.awaited;
    const holdem::Spot spot = holdem::at_present(view.table).spot(seat);
    const auto strength = [&](int opponents) { return own_strength(view, seat, opponents, random); };
    switch (level) {
        using enum BotLevel;
        case gentle: return gentle_action(strength(opponents_of_gentle(spot)), spot, hand, options, random);
        case steady: return steady_action(strength(spot.opponents), spot, hand, options, random);
        case sharp: break;
    }
    Outlook outlook(view, seat, random);
    return sharp_action(view.table, outlook.prospects(), outlook.own(), options, random);
}

}  // namespace

holdem::Action bot_action(BotLevel level, const View& view, const holdem::Choices& choices, FastRandom& random) {
    if (choices.no_key) {
        RIVERBONES_CHECK(!choices.closed);
        return decide(level, view, *choices.betting, random);
    }
    const Seat seat = *holdem::seat_to_choose_key(view.table);
    if (level != BotLevel::gentle) return holdem::ChooseKey{Outlook(view, seat, random).best_key()};
    return holdem::ChooseKey{key_at_first_sight(*view.own[seat.index], view.board.all())};
}

}  // namespace riverbones::double_holdem
