#include "core/games/dice_holdem/variant.hpp"

#include "core/games/dice_holdem/hand_rank.hpp"

namespace riverbones::dice_holdem {

namespace {

constexpr std::uint32_t faces = 6;

Die throw_die(Random random, const DieDraw& name) { return Die(static_cast<int>(random.draw(name, faces)) + 1); }

}  // namespace

Die Cup::draw_own(Random random, int hand, Seat seat, int which) const {
    return throw_die(random, {.seat = seat, .turn = hand, .roll = 1, .die = which + 1});
}

Die Cup::draw_board(Random random, int hand, int round, int which) const {
    return throw_die(random, {.seat = std::nullopt, .turn = hand, .roll = round, .die = which + 1});
}

std::uint32_t Variant::strength(std::span<const Die> own, std::span<const Die> board) {
    return static_cast<std::uint32_t>(rank_of(HandKey(own) + HandKey(board)).index());
}

Die Variant::read_piece(TextScanner& scanner) {
    const auto face = scanner.number(1, faces);
    return scanner.ok() ? Die(static_cast<int>(face)) : Die();
}

}  // namespace riverbones::dice_holdem
