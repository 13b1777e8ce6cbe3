#include "core/base/random.hpp"

#include "core/base/overloaded.hpp"

namespace riverbones {

std::string to_text(const DrawName& name) {
    return std::visit(
        overloaded{[](const DieDraw& draw) {
                       const std::string whose = draw.seat ? "seat " + std::to_string(draw.seat->index + 1) : "all";
                       return "die " + whose + " turn " + std::to_string(draw.turn) + " roll " +
                              std::to_string(draw.roll) + " die " + std::to_string(draw.die);
                   },
                   [](const DealerDraw&) { return std::string("dealer"); },
                   [](const CardDraw& draw) {
                       return "card hand " + std::to_string(draw.hand) + " card " + std::to_string(draw.card);
                   }},
        name);
}

}  // namespace riverbones
