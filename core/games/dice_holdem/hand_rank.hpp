#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/base/check.hpp"
#include "core/dice/dice.hpp"

namespace riverbones::dice_holdem {

/// Own dice and community dice of a showdown together.
inline constexpr int most_dice = 7;
inline constexpr int best_dice = 5;

/// The kinds of hands of section 3 of the rules, the lowest first, so that the greater is the better.
enum class Category : std::uint8_t {
    high_die,
    one_pair,
    two_pairs,
    three_of_a_kind,
    straight,
    full_house,
    four_of_a_kind,
    five_of_a_kind,
};

/// As the rules list them: the highest first.
inline constexpr std::array<Category, 8> all_categories = {
    Category::five_of_a_kind,  Category::four_of_a_kind, Category::full_house, Category::straight,
    Category::three_of_a_kind, Category::two_pairs,      Category::one_pair,   Category::high_die};

/// One for each five dice whose order does not matter.
inline constexpr int rank_count = 252;

/// How strong five dice are; the greater wins, equal ones share.
class HandRank {
public:
    constexpr HandRank() = default;
    /// 0 (6-4-3-2-1) to 251 (five sixes).
    explicit constexpr HandRank(int index) : index_(static_cast<std::uint8_t>(index)) {
        RIVERBONES_CHECK(index >= 0 && index < rank_count);
    }

    constexpr int index() const { return index_; }

    friend constexpr auto operator<=>(HandRank, HandRank) = default;

private:
    std::uint8_t index_ = 0;
};

/// Up to seven dice whose order does not matter as one number. Adding dice is adding numbers, so a key can grow die by
/// die, and that of a board can be worked out once for all who play it.
class HandKey {
public:
    /// Keys of n dice lie from n times this up, and less than this apart: the upper digits count the dice.
    static constexpr std::uint32_t row = 8192;
    /// For five, six and seven dice.
    static constexpr std::uint32_t places = 3 * row;

    constexpr HandKey() = default;
    explicit constexpr HandKey(Die die) : number_(numbers[static_cast<std::size_t>(die.face())]) {}
    explicit constexpr HandKey(std::span<const Die> dice) {
        for (const Die die : dice) *this += HandKey(die);
    }

    constexpr HandKey& operator+=(HandKey other) { return number_ += other.number_, *this; }
    friend constexpr HandKey operator+(HandKey a, HandKey b) { return a += b; }

    /// A place below `places` that no other dice have; only for five to seven dice.
    constexpr std::uint32_t place() const {
        const std::uint32_t place = number_ - best_dice * row;
        RIVERBONES_CHECK(place < places);
        return place;
    }

    friend constexpr bool operator==(HandKey, HandKey) = default;

private:
    /// By face. Beside the row, each is the least number for which no two different sevens of dice have the same sum.
    static constexpr std::array<std::uint32_t, 7> numbers = {0, row, row + 1, row + 8, row + 57, row + 256, row + 1153};

    std::uint32_t number_ = 0;
};

/// The ranks by place; for rank_of.
extern const std::array<HandRank, HandKey::places> ranks_by_key;

/// The rank of the best five of five to seven dice.
inline HandRank rank_of(HandKey key) { return ranks_by_key[key.place()]; }
inline HandRank rank_of(std::span<const Die> dice) { return rank_of(HandKey(dice)); }

/// What to call a hand. The faces are those that decide between hands of one category, in the order in which they do:
/// - five of a kind: the face; four of a kind: the face, the fifth die; full house: the triple's face, the pair's
/// - straight: the highest die
/// - three of a kind: the face, two other dice; two pairs: the higher, the lower, the fifth die; one pair: the face,
///   three other dice; high die: the five dice; other dice higher first
/// Of five dice the greater name is the better hand. Hands of fewer than five dice have only the faces that are there.
struct HandName {
    Category category{};
    std::array<Die, best_dice> faces{};
    std::uint8_t face_count = 0;

    constexpr std::span<const Die> all_faces() const { return {faces.data(), face_count}; }

    friend constexpr auto operator<=>(const HandName&, const HandName&) = default;
};
HandName name_of(HandRank rank);

/// The name of one to seven dice. While there are fewer than five, it is what they show already: "one pair" for two
/// equal own dice, "high die" for two others.
HandName name_of(std::span<const Die> dice);

Category category_of(HandRank rank);

/// The five dice that have this rank, in the order in which they decide: triple before pair, straights from the top.
FiveDice dice_of(HandRank rank);

/// Which of five to seven dice make the best hand: their places, in the order of dice_of. Among equal dice the earlier
/// ones are taken: say own dice first, and a player's own are part of the hand whenever they can be.
std::array<std::uint8_t, best_dice> best_five(std::span<const Die> dice);

}  // namespace riverbones::dice_holdem
