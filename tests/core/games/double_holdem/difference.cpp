#include <algorithm>
#include <stdexcept>
#include <vector>

#include "core/betting/pots.hpp"
#include "core/cards/card_set.hpp"
#include "core/games/double_holdem/hand.hpp"
#include "core/games/double_holdem/variant.hpp"
#include "tests/core/games/double_holdem/listed_cases.hpp"

namespace riverbones::test {

namespace {

using namespace double_holdem;
using nlohmann::json;

void require(bool condition, const std::string& what) {
    if (!condition) throw std::runtime_error(what);
}

Card card_in(const json& word) {
    TextScanner scanner(word.get_ref<const std::string&>());
    const Card card = read_card(scanner);
    require(scanner.finished(), "not a card: " + word.dump());
    return card;
}

std::vector<Card> cards_in(const json& words) {
    std::vector<Card> cards;
    for (const json& word : words) cards.push_back(card_in(word));
    return cards;
}

json told(std::span<const Card> cards) {
    json words = json::array();
    for (const Card card : cards) words.push_back(to_text(card));
    return words;
}

std::string category_word(cards::Category category) {
    constexpr std::array words = {"high_card", "one_pair",   "two_pairs",      "three_of_a_kind", "straight",
                                  "flush",     "full_house", "four_of_a_kind", "straight_flush"};
    return words.at(static_cast<std::size_t>(category));
}

/// [5, 14, 9, 7, 4, 2]: the category, and the ranks that decide within it; an ace is 14.
json rank_numbers(const cards::HandName& name) {
    json numbers = {static_cast<int>(name.category)};
    for (const Rank rank : name.all_ranks()) numbers.push_back(static_cast<int>(rank) + 2);
    return numbers;
}

OwnCards own_in(const json& listed) {
    const std::vector<Card> cards = cards_in(listed.at("private"));
    require(cards.size() == own_cards, "three private cards are needed");
    require(CardSet(cards).count() == static_cast<int>(own_cards), "a card twice");
    OwnCards own{};
    std::ranges::copy(cards, own.begin());
    return own;
}

Seat seat_in(const json& number, int seats) {
    const int index = number.get<int>();
    require(index >= 0 && index < seats, "no such seat: " + number.dump());
    return Seat{static_cast<std::uint8_t>(index)};
}

class Showdown {
public:
    explicit Showdown(const json& listed)
        : listed_(listed), board_(cards_in(listed.at("board"))), seats_(listed.at("seats").get<int>()) {
        require(seats_ >= 2 && seats_ <= betting::most_seats, "2 to 10 seats are needed");
        require(board_.size() == holdem::board_size, "five cards on the board are needed");
        CardSet seen(board_);
        std::size_t count = board_.size();
        for (const json& player : listed.at("players")) {
            for (const Card card : own_in(player)) seen.add(card);
            count += own_cards;
        }
        require(seen.count() == static_cast<int>(count), "a card twice");
    }

    std::optional<std::string> difference() {
        for (const json& player : listed_.at("players")) compare_player(player);
        json wins = json::object();
        for (const json& pot : listed_.at("pots")) compare_pot(pot, wins);
        if (listed_.contains("wins")) compare("wins", listed_["wins"], wins);
        return difference_;
    }

private:
    void compare_player(const json& player) {
        const Seat seat = seat_in(player.at("seat"), seats_);
        require(!seated_.has(seat), "a seat twice");
        seated_.add(seat);
        who_ = "seat " + std::to_string(seat.index) + ": ";
        if (player.value("folded", false)) {
            compare("whether a folded player has hands", player.contains("hands"), false);
            return;
        }
        const OwnCards own = own_in(player);
        const auto key = std::ranges::find(own, card_in(player.at("key")));
        require(key != own.end(), "the key card is none of the private cards");
        const auto which = static_cast<std::uint8_t>(key - own.begin());
        const Holding holding = double_holdem::holding(own, which);
        const TwoHands hands = two_hands(holding, board_);
        still_in_.add(seat);
        strengths_[seat.index] = Variant::strength(own, which, board_);

        require(player.at("hands").size() == 2, "two hands are needed");
        compare_hand("hand 1: ", player["hands"][0], hands.left);
        compare_hand("hand 2: ", player["hands"][1], hands.right);
        json counts = json::array();
        if (hands.left.counts) counts.push_back(1);
        if (hands.right.counts) counts.push_back(2);
        compare("counts", player.at("counts"), counts);
        compare("best_category", player.at("best_category"), category_word(hands.better().name.category));
        if (player.contains("forbidden_pair_would_be_better")) compare_forbidden(player, holding, hands.better());
    }

    void compare_hand(const std::string& which, const json& listed, const Hand& hand) {
        compare(which + "cards", listed.at("cards"), told(hand.own));
        compare(which + "category", listed.at("category"), category_word(hand.name.category));
        compare(which + "rank", listed.at("rank"), rank_numbers(hand.name));
        // Any five cards of that rank are right: those in the file, and those that are marked.
        const std::vector<Card> listed_five = cards_in(listed.at("best_five"));
        for (const std::span<const Card> five :
             {std::span<const Card>(listed_five), std::span<const Card>(hand.best_five)}) {
            require(CardSet(five).count() == static_cast<int>(cards::best_cards), "not five cards");
            const CardSet all = CardSet(board_) | CardSet(hand.own);
            compare(which + "five of other cards", (CardSet(five) & all.others()).empty(), true);
            compare(which + "rank of the best five", rank_numbers(cards::name_of(five)), rank_numbers(hand.name));
        }
    }

    void compare_forbidden(const json& player, const Holding& holding, const Hand& better) {
        const json& listed = player["forbidden_pair_would_be_better"];
        std::vector<Card> all = {holding.left, holding.right};
        compare("forbidden pair", listed.at("cards"), told(all));
        all.insert(all.end(), board_.begin(), board_.end());
        compare("category of the forbidden pair", listed.at("category"), category_word(cards::name_of(all).category));
        compare("whether the forbidden pair would be better", true, cards::rank_of(all) > better.rank);
    }

    void compare_pot(const json& pot, json& wins) {
        who_ = "pot of " + pot.at("amount").dump() + ": ";
        const Chips amount{pot.at("amount").get<int>()};
        require(amount >= Chips{}, "an amount below 0");
        betting::SeatSet contenders;
        for (const json& number : pot.at("eligible")) contenders.add(seat_in(number, seats_));
        require(!contenders.empty() && (contenders | still_in_) == still_in_, "somebody who is not in cannot win");
        const betting::SeatSet winners = betting::best_of(contenders, strengths_);
        const auto shares = betting::shares_of(amount, winners, seat_in(listed_.at("button"), seats_), seats_);
        json winner_numbers = json::array();
        json share_numbers = json::object();
        for (std::uint8_t i = 0; i < seats_; ++i) {
            if (!winners.has(Seat{i})) continue;
            winner_numbers.push_back(i);
            share_numbers[std::to_string(i)] = shares[i].count;
            wins[std::to_string(i)] = wins.value(std::to_string(i), 0) + shares[i].count;
        }
        compare("winners", pot.at("winners"), winner_numbers);
        compare("shares", pot.at("shares"), share_numbers);
        who_.clear();
    }

    void compare(const std::string& what, const json& listed, const json& played) {
        if (difference_ || listed == played) return;
        difference_ = who_ + what + ": " + listed.dump() + " in the file, " + played.dump() + " by the rules";
    }

    const json& listed_;
    std::vector<Card> board_;
    int seats_;
    betting::SeatSet seated_;
    betting::SeatSet still_in_;
    std::array<std::uint32_t, betting::most_seats> strengths_{};
    std::string who_;
    std::optional<std::string> difference_;
};

}  // namespace

std::optional<std::string> difference_in_showdown(const json& listed) { return Showdown(listed).difference(); }

std::optional<std::string> difference_in_auto_key(const json& listed) {
    const OwnCards own = own_in(listed);
    const Card chosen = own[automatic_key(own)];
    if (card_in(listed.at("key")) == chosen) return std::nullopt;
    return "the key card is " + listed["key"].dump() + " in the file, \"" + to_text(chosen) + "\" by the rules";
}

}  // namespace riverbones::test
