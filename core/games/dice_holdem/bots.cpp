#include "core/games/dice_holdem/bots.hpp"

#include "core/base/check.hpp"
#include "core/games/dice_holdem/prospects.hpp"
#include "core/games/dice_holdem/two_dice.hpp"
#include "core/holdem/by_lot.hpp"
#include "core/holdem/sharp.hpp"

namespace riverbones::dice_holdem {

holdem::Action bot_action(BotLevel level, const View& view, const holdem::Choices& choices, FastRandom& random) {
    RIVERBONES_CHECK(!choices.closed);
    const betting::Hand& hand = view.table.hand;
    const Seat seat = *hand.awaited;
    const holdem::Own<Variant>& dice = *view.own[seat.index];
    const std::size_t own = TwoDice(dice[0], dice[1]).index();
    const holdem::Spot spot = holdem::at_present(view.table).spot(seat);
    holdem::Prospects prospects = dice_holdem::prospects(view.board.all());
    const auto strength = [&](int opponents) { return prospects.strength(own, hand.round, opponents); };
    switch (level) {
        using enum BotLevel;
        case gentle: return gentle_action(strength(opponents_of_gentle(spot)), spot, hand, *choices.betting, random);
        case steady: return steady_action(strength(spot.opponents), spot, hand, *choices.betting, random);
        case sharp: return sharp_action(view.table, prospects, own, *choices.betting, random);
    }
    RIVERBONES_CHECK(false);
}

}  // namespace riverbones::dice_holdem
