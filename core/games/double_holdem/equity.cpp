#include "core/games/double_holdem/equity.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/cards/card_set.hpp"
#include "core/cards/hand_rank.hpp"
#include "core/games/double_holdem/hand.hpp"
#include "core/holdem/variant.hpp"

namespace riverbones::double_holdem {

namespace {

using cards::HandKey;
using cards::HandRank;

constexpr std::array<std::uint8_t, 3> all_keys = {0, 1, 2};

/// Of two cards with the flop and any card more.
std::uint32_t strength(std::span<const Card> flop, Card one, Card other) {
    const HandKey five = HandKey(flop) + one + other;
    CardSet seen(flop);
    seen.add(one);
    seen.add(other);
    std::uint32_t sum = 0;
    for (const Card card : seen.others()) sum += cards::rank_of(five + card).number();
    return sum;
}

/// Of all pairs on one flop: worth making when many hands are asked about.
class PairStrengths {
public:
    explicit PairStrengths(std::span<const Card> flop) {
        const CardSet unseen = CardSet(flop).others();
        for (const Card one : unseen) {
            for (const Card other : unseen) {
                if (other < one) at(one, other) = at(other, one) = strength(flop, one, other);
            }
        }
    }

    std::uint8_t likely_key(const OwnCards& own) const {
        return key_by_pairs(own, {of(own[1], own[2]), of(own[0], own[2]), of(own[0], own[1])});
    }

private:
    static std::size_t place(Card card) { return static_cast<std::size_t>(card.index()); }
    std::uint32_t& at(Card one, Card other) { return strengths_[place(one)][place(other)]; }
    std::uint32_t of(Card one, Card other) const { return strengths_[place(one)][place(other)]; }

    std::array<std::array<std::uint32_t, card_count>, card_count> strengths_{};
};

CardSet unseen_by(const KnownCards& known) {
    CardSet seen(known.own);
    for (const Card card : known.board) seen.add(card);
    RIVERBONES_CHECK(seen.count() == static_cast<int>(known.own.size() + known.board.size()));
    return seen.others();
}

/// Adds up what came of showdowns.
struct Tally {
    double ways = 0;
    double wins = 0;
    double ties = 0;
    double shares = 0;
    double squares = 0;  ///< of shares

    /// One showdown.
    void add(HandRank own, HandRank best, int others_with_best) {
        ways += 1;
        if (own < best) return;
        const double share = own > best ? 1 : 1.0 / (1 + others_with_best);
        (own > best ? wins : ties) += 1;
        shares += share;
        squares += share * share;
    }

    /// Of showdowns with one opponent, by weight.
    void add_all(double won, double tied, double all) {
        ways += all;
        wins += won;
        ties += tied;
        shares += won + tied / 2;
    }

    Equity counted() const { return {wins / ways, ties / ways, shares / ways, 0}; }

    Equity sampled() const {
        Equity equity = counted();
        const double variance = std::max(0.0, squares / ways - equity.share * equity.share);
        equity.standard_error = std::sqrt(variance / std::max(1.0, ways - 1));
        return equity;
    }
};

/// One opponent's cards by their places among the cards that are not seen.
struct PlacedHand {
    std::uint8_t key;
    std::uint8_t left;
    std::uint8_t right;
    std::uint64_t places;  ///< all three as bits
    double weight;
};

/// Counts all ways in which the cards of one opponent and the rest of the board can lie.
class Counting {
public:
    Counting(const KnownCards& known, const Range& opponent, std::span<const std::uint8_t> keys)
        : known_(known), keys_(keys), board_(known.board) {
        for (const Card card : unseen_by(known)) unseen_.push_back(card);
        list_hands(opponent);
        if (hands_.empty()) list_hands(Range());
    }

    std::array<Tally, 3> count() {
        lay(board_, holdem::board_size - known_.board.size(), 0, 0);
        return tallies_;
    }

private:
    using RankTable = std::array<std::array<HandRank, card_count>, card_count>;

    /// By place, of all pairs of unseen cards on this board.
    void rank_pairs(HandKey board, std::uint64_t laid, RankTable& ranks) const {
        for (std::size_t i = 0; i < unseen_.size(); ++i) {
            if (((laid >> i) & 1) != 0) continue;
            const HandKey with_one = board + unseen_[i];
            for (std::size_t j = 0; j < i; ++j) {
                if (((laid >> j) & 1) != 0) continue;
                ranks[i][j] = ranks[j][i] = cards::rank_of(with_one + unseen_[j]);
            }
        }
    }

    void list_hands(const Range& opponent) {
        const PairStrengths strengths(known_.board.first(flop_cards));
        const auto count = static_cast<std::uint8_t>(unseen_.size());
        for (std::uint8_t a = 0; a < count; ++a) {
            for (std::uint8_t b = 0; b < a; ++b) {
                for (std::uint8_t c = 0; c < b; ++c) {
                    const OwnCards own = {unseen_[a], unseen_[b], unseen_[c]};
                    const double weight = opponent.weight(own);
                    if (weight == 0) continue;
                    const std::uint8_t key = strengths.likely_key(own);
                    const std::array<std::uint8_t, 3> places = {a, b, c};
                    const std::uint64_t bits = std::uint64_t{1} << a | std::uint64_t{1} << b | std::uint64_t{1} << c;
                    hands_.push_back({places[key], places[key == 0 ? 1 : 0], places[key == 2 ? 1 : 2], bits, weight});
                }
            }
        }
    }

    /// Lays so many cards more, from this place on, in every way.
    void lay(HandKey board, std::size_t missing, std::size_t from, std::uint64_t laid) {
        if (missing == 0) return compare(board, laid);
        for (std::size_t place = from; place + missing <= unseen_.size(); ++place) {
            lay(board + unseen_[place], missing - 1, place + 1, laid | std::uint64_t{1} << place);
        }
    }

    void compare(HandKey board, std::uint64_t laid) {
        rank_pairs(board, laid, ranks_);
        std::array<HandRank, 3> own{};
        for (const std::uint8_t key : keys_) own[key] = counting_rank(holding(known_.own, key), board);
        std::array<Tally, 3> here{};
        double ways = 0;
        for (const PlacedHand& hand : hands_) {
            if ((hand.places & laid) != 0) continue;
            ways += hand.weight;
            const HandRank rank = std::max(ranks_[hand.key][hand.left], ranks_[hand.key][hand.right]);
            for (const std::uint8_t key : keys_) {
                // Multiplied rather than asked: nobody can foresee who wins, and a wrong guess costs more.
                here[key].wins += hand.weight * static_cast<double>(own[key] > rank);
                here[key].ties += hand.weight * static_cast<double>(own[key] == rank);
            }
        }
        for (const std::uint8_t key : keys_) tallies_[key].add_all(here[key].wins, here[key].ties, ways);
    }

    const KnownCards& known_;
    std::span<const std::uint8_t> keys_;
    HandKey board_;
    std::vector<Card> unseen_;
    std::vector<PlacedHand> hands_;
    RankTable ranks_{};
    std::array<Tally, 3> tallies_{};
};

/// Draws what somebody holds.
class Dealing {
public:
    explicit Dealing(const Range& range, CardSet unseen) {
        if (range.is_anything()) return;
        std::vector<Card> all(unseen.begin(), unseen.end());
        double sum = 0;
        for (std::size_t a = 0; a < all.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                for (std::size_t c = 0; c < b; ++c) {
                    const OwnCards hand = {all[a], all[b], all[c]};
                    const double weight = range.weight(hand);
                    if (weight == 0) continue;
                    hands_.push_back(hand);
                    sums_.push_back(sum += weight);
                }
            }
        }
    }

    /// Out of the unseen cards, of which it is then taken.
    OwnCards draw(CardSet& unseen, FastRandom& random) const;

private:
    std::vector<OwnCards> hands_;
    std::vector<double> sums_;  ///< of the weights up to each hand
};

OwnCards Dealing::draw(CardSet& unseen, FastRandom& random) const {
    // So often in vain means that others hold nearly all of the range.
    constexpr int tries = 1000;
    for (int attempt = 0; attempt < tries && !hands_.empty(); ++attempt) {
        const auto place = std::ranges::upper_bound(sums_, random.unit() * sums_.back()) - sums_.begin();
        const OwnCards& hand = hands_[std::min(static_cast<std::size_t>(place), hands_.size() - 1)];
        const CardSet set(hand);
        if ((set & unseen) != set) continue;
        for (const Card card : hand) unseen.remove(card);
        return hand;
    }
    OwnCards hand;
    for (Card& card : hand) card = riverbones::draw(unseen, random);
    return hand;
}

/// Deals ways in which the cards can lie, and compares.
class Sampling {
public:
    Sampling(const KnownCards& known, std::span<const Range> opponents) : known_(known) {
        RIVERBONES_CHECK(!opponents.empty() && opponents.size() <= most_opponents);
        for (const Range& range : opponents) dealings_.emplace_back(range, unseen_);
        if (!known.board.empty()) on_known_flop_.emplace(known.board.first(flop_cards));
    }

    /// Deals to everybody and lays the rest of the board.
    void deal(FastRandom& random) {
        CardSet unseen = unseen_;
        const std::size_t first = random.below(static_cast<std::uint32_t>(dealings_.size()));
        for (std::size_t i = 0; i < dealings_.size(); ++i) {
            const std::size_t seat = (first + i) % dealings_.size();
            hands_[seat] = dealings_[seat].draw(unseen, random);
        }
        const auto rest = std::ranges::copy(known_.board, board_.begin()).out;
        std::generate(rest, board_.end(), [&] { return riverbones::draw(unseen, random); });
        board_key_ = HandKey(board_);
        best_ = HandRank();
        others_with_best_ = 0;
        for (std::size_t i = 0; i < dealings_.size(); ++i) {
            const HandRank rank = counting_rank(holding(hands_[i], key_of(hands_[i])), board_key_);
            if (rank > best_) others_with_best_ = 0;
            if (rank >= best_) ++others_with_best_;
            best_ = std::max(best_, rank);
        }
    }

    /// With this key card, or with that of the rule.
    void compare(std::optional<std::uint8_t> key, Tally& tally) const {
        const HandRank own = counting_rank(holding(known_.own, key ? *key : key_of(known_.own)), board_key_);
        tally.add(own, best_, others_with_best_);
    }

private:
    std::uint8_t key_of(const OwnCards& cards) const {
        return on_known_flop_ ? on_known_flop_->likely_key(cards) : likely_key(cards, board_);
    }

    const KnownCards& known_;
    CardSet unseen_ = unseen_by(known_);
    std::optional<PairStrengths> on_known_flop_;
    std::vector<Dealing> dealings_;
    std::array<OwnCards, most_opponents> hands_{};
    std::array<Card, holdem::board_size> board_{};
    HandKey board_key_;
    HandRank best_;
    int others_with_best_ = 0;
};

bool is_complete_enough(std::span<const Card> board) {
    return board.empty() || (board.size() >= flop_cards && board.size() <= holdem::board_size);
}

}  // namespace

std::uint8_t likely_key(const OwnCards& cards, std::span<const Card> board) {
    const std::span<const Card> flop = board.first(flop_cards);
    const auto pair = [&](std::size_t a, std::size_t b) { return strength(flop, cards[a], cards[b]); };
    return key_by_pairs(cards, {pair(1, 2), pair(0, 2), pair(0, 1)});
}

Equity counted_equity(const KnownCards& known, const Range& opponent) {
    RIVERBONES_CHECK(!known.board.empty() && is_complete_enough(known.board));
    const std::uint8_t key = known.key ? *known.key : likely_key(known.own, known.board);
    return Counting(known, opponent, {&key, 1}).count()[key].counted();
}

Equity sampled_equity(const KnownCards& known, std::span<const Range> opponents, int samples, FastRandom& random) {
    RIVERBONES_CHECK(samples > 0 && is_complete_enough(known.board));
    Sampling sampling(known, opponents);
    Tally tally;
    for (int i = 0; i < samples; ++i) {
        sampling.deal(random);
        sampling.compare(known.key, tally);
    }
    return tally.sampled();
}

Equity equity(const KnownCards& known, std::span<const Range> opponents, int samples, FastRandom& random) {
    const bool countable = opponents.size() == 1 && known.board.size() > flop_cards;
    return countable ? counted_equity(known, opponents[0]) : sampled_equity(known, opponents, samples, random);
}

std::array<Equity, 3> key_equities(const OwnCards& own, std::span<const Card> flop, std::span<const Range> opponents,
                                   int samples, FastRandom& random) {
    RIVERBONES_CHECK(flop.size() == flop_cards && samples > 0);
    const KnownCards known{.own = own, .key = std::nullopt, .board = flop};
    const bool counts = opponents.size() == 1;
    std::array<Tally, 3> tallies{};
    if (counts) {
        tallies = Counting(known, opponents[0], all_keys).count();
    } else {
        Sampling sampling(known, opponents);
        for (int i = 0; i < samples; ++i) {
            sampling.deal(random);
            for (const std::uint8_t key : all_keys) sampling.compare(key, tallies[key]);
        }
    }
    std::array<Equity, 3> equities{};
    for (const std::uint8_t key : all_keys) equities[key] = counts ? tallies[key].counted() : tallies[key].sampled();
    return equities;
}

}  // namespace riverbones::double_holdem
