#include "core/games/dice_holdem/hand_rank.hpp"

#include <algorithm>

namespace riverbones::dice_holdem {

namespace {

/// Builds a name out of counted faces: takes groups away from them and writes down their faces.
struct Naming {
    FaceCounts counts{};
    HandName name;

    /// The highest face that at least so many dice still show; 0 if there is none.
    constexpr int highest_group(int size) const {
        for (int face = Die::highest_face; face >= 1; --face) {
            if (counts[static_cast<std::size_t>(face)] >= size) return face;
        }
        return 0;
    }

    /// Takes the highest group of at least this size away and writes its face down, if there is one.
    constexpr bool take_group(int size) {
        const int face = highest_group(size);
        if (face == 0) return false;
        name.faces[name.face_count++] = Die(face);
        counts[static_cast<std::size_t>(face)] = 0;
        return true;
    }

    /// With so many other dice, higher first, as far as they are there.
    constexpr HandName called(Category category, int others) {
        for (int taken = 0; taken < others; ++taken) take_group(1);
        name.category = category;
        return name;
    }
};

/// The highest die of the best straight; 0 if there is none.
constexpr int straight_to(const FaceCounts& counts) {
    for (int top = Die::highest_face; top >= best_dice; --top) {
        int faces = 0;
        for (int face = top; face > top - best_dice; --face) {
            faces += counts[static_cast<std::size_t>(face)] > 0 ? 1 : 0;
        }
        if (faces == best_dice) return top;
    }
    return 0;
}

/// The table of the rules from its first line to its last; the first that fits is the best hand in these dice.
constexpr HandName best_name(const FaceCounts& counts) {
    Naming naming{counts, {}};
    if (naming.take_group(5)) return naming.called(Category::five_of_a_kind, 0);
    if (naming.take_group(4)) return naming.called(Category::four_of_a_kind, 1);
    const bool triple = naming.take_group(3);
    if (triple && naming.take_group(2)) return naming.called(Category::full_house, 0);
    if (const int top = straight_to(counts); top != 0) return {Category::straight, {Die(top)}, 1};
    if (triple) return naming.called(Category::three_of_a_kind, 2);
    if (!naming.take_group(2)) return naming.called(Category::high_die, 5);
    if (!naming.take_group(2)) return naming.called(Category::one_pair, 3);
    return naming.called(Category::two_pairs, 1);
}

/// Calls see(counts, key) for everything that so many dice can show.
template <class See>
constexpr void for_every_count(int dice, const See& see, FaceCounts counts = {}, HandKey key = {}, int lowest = 1) {
    if (dice == 0) return see(counts, key);
    for (int shown = lowest; shown <= Die::highest_face; ++shown) {
        FaceCounts more = counts;
        ++more[static_cast<std::size_t>(shown)];
        for_every_count(dice - 1, see, more, key + HandKey(Die(shown)), shown);
    }
}

/// By rank.
constexpr std::array<HandName, rank_count> make_names() {
    std::array<HandName, rank_count> names{};
    std::size_t made = 0;
    for_every_count(best_dice, [&](const FaceCounts& counts, HandKey /*key*/) { names[made++] = best_name(counts); });
    std::sort(names.begin(), names.end());
    return names;
}
constexpr std::array<HandName, rank_count> names = make_names();

constexpr HandRank rank_by_name(const HandName& name) {
    return HandRank(static_cast<int>(std::lower_bound(names.begin(), names.end(), name) - names.begin()));
}

/// By HandKey::place. Five dice have the rank of their name; with one more, a hand is the best of those that leave one
/// of its dice out.
constexpr std::array<HandRank, HandKey::places> make_ranks() {
    std::array<HandRank, HandKey::places> ranks{};
    std::array<bool, HandKey::places> taken{};
    for (int dice = best_dice; dice <= most_dice; ++dice) {
        for_every_count(dice, [&](const FaceCounts& counts, HandKey key) {
            RIVERBONES_CHECK(!taken[key.place()]);
            taken[key.place()] = true;
            HandRank& rank = ranks[key.place()];
            if (dice == best_dice) rank = rank_by_name(best_name(counts));
            for (int face = 1; dice < most_dice && face <= Die::highest_face; ++face) {
                HandRank& with_one_more = ranks[(key + HandKey(Die(face))).place()];
                with_one_more = std::max(with_one_more, rank);
            }
        });
    }
    return ranks;
}

/// How many dice each face in a name stands for.
constexpr std::array<std::uint8_t, best_dice> sizes_of(Category category) {
    switch (category) {
        case Category::five_of_a_kind: return {5};
        case Category::four_of_a_kind: return {4, 1};
        case Category::full_house: return {3, 2};
        case Category::three_of_a_kind: return {3, 1, 1};
        case Category::two_pairs: return {2, 2, 1};
        case Category::one_pair: return {2, 1, 1, 1};
        case Category::straight: return {1};
        case Category::high_die: return {1, 1, 1, 1, 1};
    }
    RIVERBONES_CHECK(false);
}

}  // namespace

constexpr std::array<HandRank, HandKey::places> ranks_by_key = make_ranks();

HandName name_of(HandRank rank) { return names[static_cast<std::size_t>(rank.index())]; }

HandName name_of(std::span<const Die> dice) {
    RIVERBONES_CHECK(!dice.empty() && dice.size() <= most_dice);
    return best_name(count_faces(dice));
}

Category category_of(HandRank rank) { return names[static_cast<std::size_t>(rank.index())].category; }

FiveDice dice_of(HandRank rank) {
    const HandName name = name_of(rank);
    FiveDice dice{};
    if (name.category == Category::straight) {
        for (std::size_t place = 0; place < dice.size(); ++place) {
            dice[place] = Die(name.faces[0].face() - static_cast<int>(place));
        }
        return dice;
    }
    const auto sizes = sizes_of(name.category);
    std::size_t place = 0;
    for (std::size_t group = 0; group < name.face_count; ++group) {
        for (std::uint8_t i = 0; i < sizes[group]; ++i) dice[place++] = name.faces[group];
    }
    return dice;
}

std::array<std::uint8_t, best_dice> best_five(std::span<const Die> dice) {
    const FiveDice wanted = dice_of(rank_of(dice));
    std::array<std::uint8_t, best_dice> places{};
    std::array<bool, most_dice> taken{};
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        std::size_t place = 0;
        while (place < dice.size() && (taken[place] || dice[place] != wanted[i])) ++place;
        RIVERBONES_CHECK(place < dice.size());
        taken[place] = true;
        places[i] = static_cast<std::uint8_t>(place);
    }
    return places;
}

}  // namespace riverbones::dice_holdem
