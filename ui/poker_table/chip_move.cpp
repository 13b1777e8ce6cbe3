#include "ui/poker_table/chip_move.hpp"

namespace riverbones {

using namespace holdem;

namespace {

using Moves = std::vector<ChipMove>;

struct Mover {
    const TableLook& before;

    Moves operator()(const Posted& posted) const {
        const auto [seat, what, amount] = posted.post;
        return {{seat, ChipPlace::Stack, what == betting::Forced::ante ? ChipPlace::Middle : ChipPlace::Front, amount}};
    }

    Moves operator()(const Acted& acted) const {
        if (acted.cost == Chips{}) return {};
        return {{acted.seat, ChipPlace::Stack, ChipPlace::Front, acted.cost}};
    }

    /// An ante lies in the middle; before the pieces are dealt nothing else comes back.
    Moves operator()(const Returned& returned) const {
        const bool of_bet = before.at(returned.seat).has_pieces;
        return {{returned.seat, of_bet ? ChipPlace::Front : ChipPlace::Middle, ChipPlace::Stack, returned.amount}};
    }

    Moves operator()(const RoundEnded&) const {
        return of_each_seat(ChipPlace::Front, ChipPlace::Middle, [&](Seat seat) { return before.at(seat).bet; });
    }

    Moves operator()(const PotWon& won) const {
        return of_each_seat(ChipPlace::Middle, ChipPlace::Stack, [&](Seat seat) { return won.shares[seat.index]; });
    }

    Moves operator()(const auto&) const { return {}; }

    template <class AmountOf>
    Moves of_each_seat(ChipPlace::Where from, ChipPlace::Where to, AmountOf amount_of) const {
        Moves moves;
        for (std::uint8_t i = 0; i < before.seat_count(); ++i) {
            const Chips amount = amount_of(Seat{i});
            if (amount > Chips{}) moves.push_back({Seat{i}, from, to, amount});
        }
        return moves;
    }
};

}  // namespace

std::vector<ChipMove> chip_moves(const TableEvent& event, const TableLook& before) {
    return std::visit(Mover{before}, event);
}

}  // namespace riverbones
