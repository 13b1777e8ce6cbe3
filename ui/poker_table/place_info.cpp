#include "ui/poker_table/place_info.hpp"

namespace riverbones {

void PlaceInfo::show(const Now& now) {
    if (now == now_) return;
    now_ = now;
    emit changed();
}

}  // namespace riverbones
