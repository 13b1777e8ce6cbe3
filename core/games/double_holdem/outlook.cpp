#include "core/games/double_holdem/outlook.hpp"

#include <algorithm>
#include <array>

#include "core/games/double_holdem/before_the_flop.hpp"
#include "core/games/double_holdem/equity.hpp"
#include "core/games/double_holdem/hand.hpp"

namespace riverbones::double_holdem {

namespace {

constexpr std::size_t others_count = 200;
constexpr int sampled_boards = 100;
constexpr std::size_t turn_cards = 4;

holdem::Weights all_alike_but_our_own() {
    holdem::Weights unknown(others_count, 1.0 / others_count);
    unknown.resize(others_count + own_cards, 0);
    return unknown;
}

/// How likely we are to win with each key card on one board against somebody with this range; ties count half.
std::array<double, own_cards> beaten(std::span<const std::uint32_t> ranks, const holdem::Weights& range) {
    const std::span own = ranks.last(own_cards);
    std::array<double, own_cards> beaten{};
    double all = 0;
    for (std::size_t other = 0; other < others_count; ++other) {
        const double weight = ranks[other] == holdem::Boards::impossible ? 0 : range[other];
        all += weight;
        for (std::size_t key = 0; key < own.size(); ++key) {
            // Multiplied rather than asked: nobody can foresee who wins, and a wrong guess costs more.
            const int twice = static_cast<int>(ranks[other] < own[key]) + static_cast<int>(ranks[other] <= own[key]);
            beaten[key] += weight * twice;
        }
    }
    for (double& part : beaten) part = all > 0 ? part / (2 * all) : 0.5;
    return beaten;
}

}  // namespace

Outlook::Outlook(const View& view, Seat seat, FastRandom& random)
    : view_(view), seat_(seat), random_(random), cards_(*view.own[seat.index]), prospects_(all_alike_but_our_own()) {
    draw_holdings();
    if (view.board.count > 0) choose_keys();
    expect_boards();
}

CardSet Outlook::unseen_on(std::span<const Card> dealt) const { return (CardSet(cards_) | CardSet(dealt)).others(); }

void Outlook::draw_holdings() {
    for (std::size_t i = 0; i < others_count; ++i) {
        CardSet unseen = unseen_on(view_.board.all());
        OwnCards cards;
        std::ranges::generate(cards, [&] { return draw(unseen, random_); });
        held_.push_back(cards);
    }
    held_.insert(held_.end(), own_cards, cards_);
    for (const OwnCards& cards : held_) sets_.emplace_back(cards);
}

void Outlook::choose_keys() {
    const std::span others = std::span(held_).first(others_count);
    for (const OwnCards& cards : others) holdings_.push_back(holding(cards, likely_key(cards, view_.board.all())));
    for (std::uint8_t key = 0; key < own_cards; ++key) holdings_.push_back(holding(cards_, key));
}

std::size_t Outlook::own() const { return others_count + view_.keys[seat_.index].value_or(0); }

void Outlook::expect_boards() {
    for (int opponents = 1; opponents < static_cast<int>(holdem::most_seats); ++opponents) {
        holdem::Strengths strengths;
        for (const OwnCards& cards : held_) strengths.push_back(strength_before_the_flop(cards, opponents));
        prospects_.set_strengths(0, opponents, std::move(strengths));
    }
    const std::span<const Card> board = view_.board.all();
    if (board.empty()) return prospects_.expect(0, [this] { return some_boards_before_the_flop(); });
    prospects_.expect(1, [this, board] { return some_boards_on(board.first(flop_cards)); });
    if (board.size() < turn_cards) return;
    prospects_.expect(2, [this, board] { return all_boards_on(board.first(turn_cards)); });
    if (board.size() > turn_cards) prospects_.expect(3, [this, board] { return all_boards_on(board); });
}

holdem::Boards Outlook::some_boards_before_the_flop() const {
    holdem::Boards boards(held_.size());
    for (int i = 0; i < sampled_boards; ++i) {
        CardSet unseen = unseen_on({});
        std::array<Card, holdem::board_size> board;
        std::ranges::generate(board, [&] { return draw(unseen, random_); });
        const cards::HandKey key(board);
        const CardSet laid(board);
        std::vector<std::uint32_t> ranks(held_.size(), holdem::Boards::impossible);
        for (std::size_t held = 0; held < ranks.size(); ++held) {
            if (!(sets_[held] & laid).empty()) continue;
            const std::uint8_t likely = key_at_first_sight(held_[held], std::span(board).first(flop_cards));
            ranks[held] = counting_rank(holding(held_[held], likely), key).number();
        }
        boards.add(ranks);
    }
    return boards;
}

holdem::Boards Outlook::some_boards_on(std::span<const Card> flop) const {
    holdem::Boards boards(held_.size());
    for (int i = 0; i < sampled_boards; ++i) {
        CardSet unseen = unseen_on(flop);
        std::array<Card, holdem::board_size> board;
        std::generate(std::ranges::copy(flop, board.begin()).out, board.end(), [&] { return draw(unseen, random_); });
        boards.add(ranks_on(board));
    }
    return boards;
}

void Outlook::add_boards_on(std::span<const Card> dealt, CardSet unseen, holdem::Boards& boards) const {
    if (dealt.size() == holdem::board_size) return boards.add(ranks_on(dealt));
    std::vector<Card> more(dealt.begin(), dealt.end());
    for (const Card next : unseen) {
        unseen.remove(next);
        more.push_back(next);
        add_boards_on(more, unseen, boards);
        more.pop_back();
    }
}

holdem::Boards Outlook::all_boards_on(std::span<const Card> dealt) const {
    holdem::Boards boards(held_.size());
    add_boards_on(dealt, unseen_on(dealt), boards);
    return boards;
}

std::vector<std::uint32_t> Outlook::ranks_on(std::span<const Card> board) const {
    const cards::HandKey key(board);
    const CardSet laid(board);
    std::vector<std::uint32_t> ranks(holdings_.size(), holdem::Boards::impossible);
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        if ((sets_[i] & laid).empty()) ranks[i] = counting_rank(holdings_[i], key).number();
    }
    return ranks;
}

std::uint8_t Outlook::best_key() {
    const holdem::Ranges ranges = holdem::ranges_of(view_.table, prospects_);
    std::vector<const holdem::Weights*> against;
    for (std::uint8_t i = 0; i < view_.table.seat_count(); ++i) {
        if (Seat{i} != seat_ && view_.table.hand.places[i].still_in()) against.push_back(&ranges[i]);
    }
    std::array<double, own_cards> shares{};
    const holdem::Boards boards = all_boards_on(view_.board.all());
    for (std::size_t board = 0; board < boards.count(); ++board) {
        std::array<double, own_cards> share = {1, 1, 1};
        for (const holdem::Weights* range : against) {
            const auto part = beaten(boards.ranks(board), *range);
            for (std::size_t key = 0; key < share.size(); ++key) share[key] *= part[key];
        }
        for (std::size_t key = 0; key < share.size(); ++key) shares[key] += share[key];
    }
    return static_cast<std::uint8_t>(std::ranges::max_element(shares) - shares.begin());
}

}  // namespace riverbones::double_holdem
