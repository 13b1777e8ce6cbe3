#include "core/games/double_holdem/equity.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <vector>

#include "core/cards/card_set.hpp"
#include "core/cards/hand_rank.hpp"
#include "tests/support/cards.hpp"
#include "tests/support/how_many.hpp"

namespace riverbones::test {
namespace {

using namespace double_holdem;
using cards::HandRank;

OwnCards three(std::string_view words) {
    const auto cards = some_cards(words);
    return {cards.at(0), cards.at(1), cards.at(2)};
}

HandRank rank_of(std::vector<Card> board, Card a, Card b) {
    board.insert(board.end(), {a, b});
    return cards::rank_of(board);
}

/// Of the better hand of somebody with this key card, put together card by card.
HandRank rank_with_key(const OwnCards& own, Card key, const std::vector<Card>& board) {
    HandRank best;
    for (const Card other : own) {
        if (other != key) best = std::max(best, rank_of(board, key, other));
    }
    return best;
}

int strength(const std::vector<Card>& flop, Card a, Card b) {
    int sum = 0;
    for (const Card card : CardSet::all()) {
        std::vector<Card> six = flop;
        six.insert(six.end(), {a, b, card});
        if (CardSet(six).count() == 6) sum += cards::rank_of(six).number();
    }
    return sum;
}

/// The weakest pair goes; of equal ones that of the lower cards.
Card key_by_the_rule(OwnCards own, const std::vector<Card>& board) {
    const std::vector<Card> flop(board.begin(), board.begin() + 3);
    std::ranges::sort(own);
    const auto [low, middle, high] = own;
    const int lower_two = strength(flop, low, middle);
    const int outer_two = strength(flop, low, high);
    const int upper_two = strength(flop, middle, high);
    if (lower_two <= outer_two && lower_two <= upper_two) return high;
    return outer_two <= upper_two ? middle : low;
}

struct Expected {
    double ways = 0, wins = 0, ties = 0, shares = 0;

    void add(HandRank own, const std::vector<HandRank>& others, double weight) {
        const HandRank best = *std::ranges::max_element(others);
        const auto winners = 1 + std::ranges::count(others, own);
        ways += weight;
        if (own < best) return;
        (own > best ? wins : ties) += weight;
        shares += weight / (own > best ? 1.0 : static_cast<double>(winners));
    }
};

void expect_equal(const Equity& equity, const Expected& expected) {
    EXPECT_NEAR(equity.win, expected.wins / expected.ways, 1e-12);
    EXPECT_NEAR(equity.tie, expected.ties / expected.ways, 1e-12);
    EXPECT_NEAR(equity.share, expected.shares / expected.ways, 1e-12);
    EXPECT_EQ(equity.standard_error, 0);
}

/// Calls see(board) for all ways to complete it out of the cards that nobody holds.
template <class See>
void for_every_board(const std::vector<Card>& board, const CardSet& held, const See& see, int from = 0) {
    if (board.size() == 5) return see(board);
    for (int index = from; index < card_count; ++index) {
        if (held.has(Card::at(index)) || std::ranges::count(board, Card::at(index)) > 0) continue;
        std::vector<Card> more = board;
        more.push_back(Card::at(index));
        for_every_board(more, held, see, index + 1);
    }
}

using WeightedHands = std::vector<std::pair<OwnCards, double>>;

Expected expected_equity(const OwnCards& own, Card key, const std::vector<Card>& board, const WeightedHands& range) {
    Expected expected;
    for (const auto& [hand, weight] : range) {
        const Card his_key = key_by_the_rule(hand, board);
        for_every_board(board, CardSet(own) | CardSet(hand), [&, &hand = hand, weight = weight](const auto& full) {
            expected.add(rank_with_key(own, key, full), {rank_with_key(hand, his_key, full)}, weight);
        });
    }
    return expected;
}

std::vector<Card> shuffled(FastRandom& random) {
    std::vector<Card> deck(CardSet::all().begin(), CardSet::all().end());
    for (std::size_t i = 0; i < deck.size(); ++i) {
        std::swap(deck[i], deck[i + random.below(static_cast<std::uint32_t>(deck.size() - i))]);
    }
    return deck;
}

struct Deal {
    OwnCards own{};
    std::vector<Card> board;
    std::vector<Card> unseen;
};

Deal random_deal(FastRandom& random, std::size_t board_size) {
    const auto deck = shuffled(random);
    const auto after_own = deck.begin() + 3;
    const auto after_board = after_own + static_cast<std::ptrdiff_t>(board_size);
    return {{deck[0], deck[1], deck[2]}, {after_own, after_board}, {after_board, deck.end()}};
}

/// Some hands of unseen cards, of different weights.
WeightedHands random_hands(FastRandom& random, const std::vector<Card>& unseen, int count) {
    std::map<OwnCards, double> hands;
    while (static_cast<int>(hands.size()) < count) {
        OwnCards hand;
        for (Card& card : hand) card = unseen[random.below(static_cast<std::uint32_t>(unseen.size()))];
        std::ranges::sort(hand);
        if (CardSet(hand).count() == 3) hands[hand] = 1 + random.below(9);
    }
    return {hands.begin(), hands.end()};
}

Range range_of(const WeightedHands& hands) {
    Range range = Range::nothing();
    for (const auto& [hand, weight] : hands) range.set(hand, weight);
    return range;
}

WeightedHands all_hands(const std::vector<Card>& unseen) {
    WeightedHands hands;
    for (std::size_t a = 0; a < unseen.size(); ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            for (std::size_t c = 0; c < b; ++c) hands.push_back({{unseen[a], unseen[b], unseen[c]}, 1});
        }
    }
    return hands;
}

TEST(OwnCardsIndex, IsAnotherOneForEveryOwnCards) {
    std::set<std::size_t> indices;
    for (const auto& [hand, weight] : all_hands({CardSet::all().begin(), CardSet::all().end()})) {
        indices.insert(index_of(hand));
        ASSERT_EQ(index_of(hand), index_of({hand[2], hand[0], hand[1]}));
        ASSERT_EQ(index_of(hand), index_of({hand[1], hand[2], hand[0]}));
    }
    EXPECT_EQ(indices.size(), own_cards_count);
    EXPECT_EQ(*indices.rbegin(), own_cards_count - 1);
}

TEST(LikelyKey, GivesUpTheWeakestPair) {
    const auto key = [](std::string_view own, std::string_view flop) {
        const OwnCards cards = three(own);
        return cards[likely_key(cards, some_cards(flop))];
    };
    EXPECT_EQ(key("Kh Kd 2c", "9s 8s 4d"), card("Kh"))
        << "K-K stays; of K-2 and K-2 one goes, it does not matter which";
    EXPECT_EQ(key("9h 7d 2c", "9s 7s 4d"), card("9h")) << "two pairs and nines stay, sevens go";
    EXPECT_EQ(key("Ah Jd 7c", "9s 8s Td"), card("Jd")) << "7-8-9-10-J and ace high with the jack; A-7 goes";
    EXPECT_EQ(key("Qh 6h 3c", "Ah 9h 2d"), card("Qh")) << "one heart is missing; of the others the queen is higher";
    EXPECT_EQ(key("3h 2h 4c", "Ah 9h Qd"), card("3h"))
        << "one heart is missing; with the 4 the 3 may become a straight";
    EXPECT_EQ(key("Kc Kd Kh", "9s 8s 4d"), card("Kh")) << "all the same";
}

TEST(LikelyKey, IsThatOfTheRule) {
    FastRandom random(1);
    for (int i = 0; i < how_many(2000); ++i) {
        const Deal deal = random_deal(random, 3);
        ASSERT_EQ(deal.own[likely_key(deal.own, deal.board)], key_by_the_rule(deal.own, deal.board));
    }
}

TEST(CountedEquity, OnTheRiverIsThatOfAllHandsOfTheRange) {
    FastRandom random(2);
    for (int i = 0; i < how_many(4); ++i) {
        const Deal deal = random_deal(random, 5);
        const auto hands = random_hands(random, deal.unseen, 300);
        const auto key = static_cast<std::uint8_t>(random.below(3));
        const Equity equity = counted_equity({deal.own, key, deal.board}, range_of(hands));
        expect_equal(equity, expected_equity(deal.own, deal.own[key], deal.board, hands));
    }
}

TEST(CountedEquity, AgainstAnythingIsThatAgainstAllHandsAlike) {
    FastRandom random(12);
    const Deal deal = random_deal(random, 5);
    const auto all = all_hands(deal.unseen);
    EXPECT_EQ(all.size(), 44u * 43 * 42 / 6);
    EXPECT_EQ(counted_equity({deal.own, 0, deal.board}, Range()).share,
              counted_equity({deal.own, 0, deal.board}, range_of(all)).share);
}

TEST(CountedEquity, OnTheTurnIsThatOfAllRiversAndHands) {
    FastRandom random(3);
    for (int i = 0; i < how_many(3); ++i) {
        const Deal deal = random_deal(random, 4);
        const auto hands = random_hands(random, deal.unseen, 100);
        const auto key = static_cast<std::uint8_t>(random.below(3));
        const Equity equity = counted_equity({deal.own, key, deal.board}, range_of(hands));
        expect_equal(equity, expected_equity(deal.own, deal.own[key], deal.board, hands));
    }
}

TEST(CountedEquity, CountsOnlyWhatIsNotSeenElsewhere) {
    const auto board = some_cards("2c 3c 4c 9h Th");
    Range range = range_of({{three("Ac 2c 8d"), 100}, {three("Ah 8h 7d"), 1}});
    EXPECT_EQ(counted_equity({three("Kd Ks Qd"), 0, board}, range).win, 1) << "the two of clubs lies on the board";
    range = range_of({{three("Ac 2c 8d"), 100}});
    EXPECT_NEAR(counted_equity({three("Kd Ks Qd"), 0, board}, range).share,
                counted_equity({three("Kd Ks Qd"), 0, board}, Range()).share, 1e-12)
        << "nothing of the range is left, so it may be anything";
}

TEST(CountedEquity, TakesTheKeyOfTheRuleWhereNoneIsChosen) {
    FastRandom random(4);
    const Deal deal = random_deal(random, 5);
    const std::uint8_t key = likely_key(deal.own, deal.board);
    EXPECT_EQ(counted_equity({deal.own, std::nullopt, deal.board}, Range()).share,
              counted_equity({deal.own, key, deal.board}, Range()).share);
}

TEST(KeyEquities, AreThoseOfAll1035WaysInWhichTurnAndRiverCanFall) {
    FastRandom random(5);
    const Deal deal = random_deal(random, 3);
    const auto hands = random_hands(random, deal.unseen, 15);
    const std::vector<Range> ranges = {range_of(hands)};
    const auto equities = key_equities(deal.own, deal.board, ranges, 1, random);
    for (std::size_t key = 0; key < 3; ++key) {
        expect_equal(equities[key], expected_equity(deal.own, deal.own[key], deal.board, hands));
    }
    EXPECT_NE(equities[0].share, equities[1].share);
}

TEST(KeyEquities, OfOneChoiceIsThatOfTheChosenKey) {
    FastRandom random(6);
    const Deal deal = random_deal(random, 3);
    const std::vector<Range> ranges = {range_of(random_hands(random, deal.unseen, 10))};
    const auto equities = key_equities(deal.own, deal.board, ranges, 1, random);
    for (std::uint8_t key = 0; key < 3; ++key) {
        EXPECT_EQ(counted_equity({deal.own, key, deal.board}, ranges[0]).share, equities[key].share);
    }
}

/// With a fixed seed: four standard errors hold all but one sample in 16,000.
void expect_near(const Equity& sampled, double share) {
    EXPECT_GT(sampled.standard_error, 0);
    EXPECT_LT(sampled.standard_error, 0.02);
    EXPECT_NEAR(sampled.share, share, 4 * sampled.standard_error);
}

TEST(SampledEquity, IsNearTheCountedOne) {
    FastRandom random(7);
    for (const std::size_t board_size : {5u, 4u}) {
        const Deal deal = random_deal(random, board_size);
        const KnownCards known{deal.own, 1, deal.board};
        const std::vector<Range> anything(1);
        expect_near(sampled_equity(known, anything, 4000, random), counted_equity(known, Range()).share);
        const std::vector<Range> some = {range_of(random_hands(random, deal.unseen, 50))};
        expect_near(sampled_equity(known, some, 4000, random), counted_equity(known, some[0]).share);
    }
}

TEST(SampledEquity, AgainstTwoRangesIsNearAllThatCanBeDealt) {
    const auto board = some_cards("9h 8c 3d 2s");
    const OwnCards own = three("9d Tc Jh");
    const WeightedHands one = {{three("Ah Kh Qh"), 1}, {three("8h 8d 4c"), 2}};
    const WeightedHands other = {{three("Ts 7s 6s"), 1}, {three("As 9c 4d"), 3}};
    Expected expected;
    for (const auto& [first, first_weight] : one) {
        for (const auto& [second, second_weight] : other) {
            const double weight = first_weight * second_weight;
            const CardSet held = CardSet(own) | CardSet(first) | CardSet(second);
            for_every_board(board, held, [&, &first = first, &second = second](const std::vector<Card>& full) {
                expected.add(rank_with_key(own, own[0], full),
                             {rank_with_key(first, key_by_the_rule(first, board), full),
                              rank_with_key(second, key_by_the_rule(second, board), full)},
                             weight);
            });
        }
    }
    FastRandom random(8);
    const std::vector<Range> ranges = {range_of(one), range_of(other)};
    const Equity sampled = sampled_equity({own, 0, board}, ranges, 5000, random);
    expect_near(sampled, expected.shares / expected.ways);
    EXPECT_NEAR(sampled.win, expected.wins / expected.ways, 0.03);
}

TEST(SampledEquity, SharesABoardThatNobodyCanBeat) {
    const auto board = some_cards("Th Jh Qh Kh Ah");
    FastRandom random(9);
    for (std::size_t opponents = 1; opponents <= most_opponents; ++opponents) {
        const std::vector<Range> ranges(opponents);
        const Equity sampled = sampled_equity({three("2c 2d 3s"), 0, board}, ranges, 20, random);
        EXPECT_EQ(sampled.tie, 1);
        EXPECT_NEAR(sampled.share, 1.0 / static_cast<double>(opponents + 1), 1e-12);
        EXPECT_NEAR(sampled.standard_error, 0, 1e-7);
    }
}

TEST(SampledEquity, OfAllPlayersTogetherIsThePot) {
    FastRandom random(10);
    constexpr int samples = 3000;
    double sum = 0;
    for (int i = 0; i < samples; ++i) {
        const Deal deal = random_deal(random, 0);
        const std::vector<Range> ranges(3);
        sum += sampled_equity({deal.own, std::nullopt, deal.board}, ranges, 1, random).share;
    }
    EXPECT_NEAR(sum / samples, 0.25, 4 * 0.44 / std::sqrt(samples)) << "nothing is known of four players who are alike";
}

TEST(Equity, IsCountedHeadsUpOnTurnAndRiver) {
    FastRandom random(11);
    const Deal deal = random_deal(random, 5);
    const std::span<const Card> board = deal.board;
    const std::vector<Range> one = {range_of(random_hands(random, deal.unseen, 5))};
    const std::vector<Range> two = {one[0], Range()};
    EXPECT_EQ(equity({deal.own, 0, board}, one, 10, random).standard_error, 0);
    EXPECT_EQ(equity({deal.own, 0, board}, one, 10, random).share, counted_equity({deal.own, 0, board}, one[0]).share);
    EXPECT_EQ(equity({deal.own, 0, board.first(4)}, one, 10, random).standard_error, 0);
    EXPECT_GT(equity({deal.own, 0, board.first(3)}, one, 100, random).standard_error, 0);
    EXPECT_GT(equity({deal.own, 0, board.first(4)}, two, 100, random).standard_error, 0);
}

}  // namespace
}  // namespace riverbones::test
