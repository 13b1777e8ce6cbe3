#include "ui/games/dice_poker/match_remarks.hpp"

#include <algorithm>

namespace riverbones {

namespace {

QList<int> sorted_faces(const FiveDice& dice, int without = -1) {
    QList<int> faces;
    for (std::size_t place = 0; place < dice.size(); ++place) {
        if (static_cast<int>(place) != without) faces.append(dice[place].face());
    }
    std::ranges::sort(faces);
    return faces;
}

}  // namespace

void MatchRemarks::show(const dice_poker::Remarks& remarks) {
    if (remarks == remarks_) return;
    remarks_ = remarks;
    emit changed();
}

QList<int> MatchRemarks::rareFaces() const {
    return remarks_.rare_roll ? sorted_faces(remarks_.rare_roll->dice) : QList<int>{};
}

QList<int> MatchRemarks::callKept() const {
    if (!remarks_.close_call) return {};
    return sorted_faces(remarks_.close_call->dice, remarks_.close_call->place);
}

int MatchRemarks::callFace() const {
    if (!remarks_.close_call) return 0;
    return remarks_.close_call->dice[static_cast<std::size_t>(remarks_.close_call->place)].face();
}

}  // namespace riverbones
