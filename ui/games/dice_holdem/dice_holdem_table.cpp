#include "ui/games/dice_holdem/dice_holdem_table.hpp"

#include "core/games/dice_holdem/dice_holdem.hpp"
#include "ui/games/dice_holdem/dice_holdem_match.hpp"

namespace riverbones {

namespace {

/// Own dice first.
std::vector<Die> dice_of(const Pieces& own, const Pieces& board) {
    std::vector<Die> dice;
    for (const int face : own + board) dice.emplace_back(face);
    return dice;
}

}  // namespace

OpenedMatch DiceHoldemTable::beginMatch(const archive::Profile& profile, const holdem::Settings& settings,
                                        const std::vector<Player>& players) {
    return DiceHoldemMatch::begin(profile, settings, players);
}

void DiceHoldemTable::resumeMatch(const QString& path, const std::function<void(OpenedMatch)>& done) {
    DiceHoldemMatch::resume(path, this, done);
}

DiceHandName DiceHoldemTable::nameOf(const Pieces& own) const {
    if (own.isEmpty()) return {};
    return DiceHandName(dice_holdem::name_of(dice_of(own, boardPieces())));
}

QList<int> DiceHoldemTable::winningFive(int seat) const {
    const Pieces own = piecesOf(seat);
    if (own.isEmpty() || boardPieces().size() < static_cast<int>(holdem::board_size)) return {};
    QList<int> places;
    for (const std::uint8_t place : dice_holdem::best_five(dice_of(own, boardPieces()))) places.append(place);
    return places;
}

int DiceHoldemTable::bestOf(const QList<int>& seats) const {
    if (boardPieces().size() < static_cast<int>(holdem::board_size)) return -1;
    int best = -1;
    dice_holdem::HandRank strongest;
    for (const int seat : seats) {
        const Pieces own = piecesOf(seat);
        if (own.isEmpty()) continue;
        const dice_holdem::HandRank rank = dice_holdem::rank_of(dice_of(own, boardPieces()));
        if (best >= 0 && rank <= strongest) continue;
        best = seat;
        strongest = rank;
    }
    return best;
}

}  // namespace riverbones
