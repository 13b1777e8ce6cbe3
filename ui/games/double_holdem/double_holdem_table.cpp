#include "ui/games/double_holdem/double_holdem_table.hpp"

#include "ui/games/double_holdem/double_holdem_match.hpp"

namespace riverbones {

OpenedMatch DoubleHoldemTable::beginMatch(const archive::Profile& profile, const holdem::Settings& settings,
                                          const std::vector<Player>& players) {
    return DoubleHoldemMatch::begin(profile, settings, players);
}

void DoubleHoldemTable::resumeMatch(const QString& path, const std::function<void(OpenedMatch)>& done) {
    DoubleHoldemMatch::resume(path, this, done);
}

CardHands DoubleHoldemTable::hands(const Pieces& own, int key) const { return two_hands(own, key, boardPieces()); }

int DoubleHoldemTable::opponentsAtChoice(int seat) const {
    int in = 0;
    for (const PlaceLook& place : look().places) in += place.in_hand ? 1 : 0;
    const HandLog& told = happenings();
    const int rows = told.count();
    int row = rows;
    while (row > 0 && told.kind(row - 1) != HandLog::HandBegan) --row;
    for (; row < rows; ++row) {
        const HandLog::Kind kind = told.kind(row);
        if (kind == HandLog::Folded || (kind == HandLog::SeatLeft && told.duringHand(row))) --in;
        if (kind == HandLog::KeyChosen && told.seat(row) == seat) return in - 1;
    }
    return 0;
}

int DoubleHoldemTable::bestOf(const QList<int>& seats) const {
    int best = -1;
    cards::HandRank strongest;
    for (const int seat : seats) {
        const cards::HandRank rank = better_rank(piecesOf(seat), keyOf(seat), boardPieces());
        if (rank <= strongest) continue;
        best = seat;
        strongest = rank;
    }
    return best;
}

}  // namespace riverbones
