#include "tests/fuzz/mutants.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "core/games/all_games.hpp"
#include "core/match/record_text.hpp"
#include "tests/support/eventful_match.hpp"
#include "tests/support/imaginable_actions.hpp"
#include "tests/support/named_house.hpp"

namespace riverbones::test {

namespace {

std::uint32_t below(FastRandom& random, std::size_t limit) { return random.below(static_cast<std::uint32_t>(limit)); }

std::string_view pick(const std::vector<std::string>& words, FastRandom& random) {
    return words[below(random, words.size())];
}

/// The pieces of a text between one character: lines or words.
struct Piece {
    std::size_t at;
    std::size_t size;
};

Piece piece_at(std::string_view text, std::size_t place, char border) {
    const std::size_t before = text.substr(0, place).rfind(border);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    return {begin, std::min(text.find(border, place), text.size()) - begin};
}

Piece random_line(const std::string& text, FastRandom& random) {
    Piece line = piece_at(text, below(random, text.size()), '\n');
    if (line.at + line.size < text.size()) ++line.size;  // with its end
    return line;
}

Piece random_word(const std::string& text, FastRandom& random) {
    const Piece line = piece_at(text, below(random, text.size()), '\n');
    if (line.size == 0) return line;
    const Piece word = piece_at(std::string_view(text).substr(line.at, line.size), below(random, line.size), ' ');
    return {line.at + word.at, word.size};
}

using Mutation = void (*)(std::string& text, FastRandom& random);

constexpr std::array<Mutation, 14> mutations = {
    [](std::string& text, FastRandom& random) { text[below(random, text.size())] ^= char(1 << random.below(8)); },
    [](std::string& text, FastRandom& random) { text[below(random, text.size())] = char(random.below(256)); },
    [](std::string& text, FastRandom& random) { text.erase(below(random, text.size()), 1 + random.below(4)); },
    [](std::string& text, FastRandom& random) { text.resize(below(random, text.size())); },
    [](std::string& text, FastRandom& random) {
        text.insert(below(random, text.size()), 1 + random.below(3), char(random.below(256)));
    },
    [](std::string& text, FastRandom& random) {
        text.insert(below(random, text.size()), pick(tempting_words(), random));
    },
    // Words: another one, none, twice, or one from elsewhere in the text
    [](std::string& text, FastRandom& random) {
        const Piece word = random_word(text, random);
        text.replace(word.at, word.size, pick(tempting_words(), random));
    },
    [](std::string& text, FastRandom& random) {
        const Piece word = random_word(text, random);
        text.erase(word.at, word.size + 1);
    },
    [](std::string& text, FastRandom& random) {
        const Piece word = random_word(text, random);
        text.insert(word.at, text.substr(word.at, word.size) + ' ');
    },
    [](std::string& text, FastRandom& random) {
        const Piece from = random_word(text, random);
        const std::string word = text.substr(from.at, from.size);
        const Piece to = random_word(text, random);
        text.replace(to.at, to.size, word);
    },
    // Numbers: the next one
    [](std::string& text, FastRandom& random) {
        const std::size_t digit = text.find_first_of("0123456789", below(random, text.size()));
        if (digit != std::string::npos) text[digit] = char('0' + (text[digit] - '0' + 1 + random.below(2) * 8) % 10);
    },
    // Lines: none, twice, or moved
    [](std::string& text, FastRandom& random) {
        const Piece line = random_line(text, random);
        text.erase(line.at, line.size);
    },
    [](std::string& text, FastRandom& random) {
        const Piece line = random_line(text, random);
        text.insert(line.at, text.substr(line.at, line.size));
    },
    [](std::string& text, FastRandom& random) {
        const Piece from = random_line(text, random);
        const std::string line = text.substr(from.at, from.size);
        text.erase(from.at, from.size);
        text.insert(text.empty() ? 0 : random_line(text, random).at, line);
    },
};

template <Game G>
std::string seed_record(const typename G::Settings& settings, std::uint64_t seed) {
    NamedHouse house(seed);
    auto header = test::header<G>(settings);
    if (seed % 3 != 0) {
        header.chance.shakes.assign(header.players.size(), "a b");
        header.chance.shakes.front() = seed % 3 == 1 ? "" : std::string("\0\n%\xFF", 4);
    }
    Match<G> match = *Match<G>::begin(header, house.random());
    // Most are short: what can go wrong goes wrong early, and short ones are read more often in the same time.
    const std::uint64_t steps = seed % 16 == 0 ? 10'000 : 2 * (seed % 8) * (seed % 8);
    for (std::uint64_t step = 0; step < steps && eventful_step(match, seed, house.random()); ++step) {
    }
    return to_text(match.record());
}

template <class... Games>
void add_seed_records(std::vector<std::string>& records, std::tuple<Games...>* /*all*/) {
    const auto add_game = [&]<Game G>(G* /*game*/) {
        for (const auto& settings : settings_to_try<G>()) {
            for (int i = 0; i < 3; ++i) records.push_back(seed_record<G>(settings, records.size()));
        }
    };
    (add_game(static_cast<Games*>(nullptr)), ...);
}

}  // namespace

std::vector<std::string> seed_records() {
    std::vector<std::string> records;
    add_seed_records(records, static_cast<AllGames*>(nullptr));
    return records;
}

const std::vector<std::string>& tempting_words() {
    static const std::vector<std::string> words = {"riverbones-record",
                                                   "began",
                                                   "secret",
                                                   "settings",
                                                   "player",
                                                   "shakes",
                                                   "shake",
                                                   "seat",
                                                   "house",
                                                   "back",
                                                   "again",
                                                   "left",
                                                   "dice_poker",
                                                   "players",
                                                   "left_bonus",
                                                   "over_63",
                                                   "from_63",
                                                   "joker",
                                                   "on",
                                                   "off",
                                                   "person",
                                                   "bot",
                                                   "gentle",
                                                   "sharp",
                                                   "-",
                                                   "%",
                                                   "%00",
                                                   "%4",
                                                   "%%",
                                                   "%C5%A1",
                                                   "roll",
                                                   "roll keeping 1 2 3 4 5",
                                                   "keeping",
                                                   "write",
                                                   "write poker",
                                                   "write aces",
                                                   "write chance",
                                                   "dice",
                                                   "dice 1 1 1 1 1",
                                                   "dice - - - - -",
                                                   "0 seat 1 roll",
                                                   "0 back 1",
                                                   "0 again 1",
                                                   "0 left",
                                                   "0 house dice 6 6 6 6 6",
                                                   "dice_holdem",
                                                   "kind",
                                                   "table_game",
                                                   "last_one_standing",
                                                   "no_limit",
                                                   "fixed_limit",
                                                   "forced",
                                                   "blinds",
                                                   "both",
                                                   "cap 8",
                                                   "clock 10",
                                                   "buy_in 100000",
                                                   "dealer 1",
                                                   "dealer 10",
                                                   "deal 6 6 6 6",
                                                   "deal - - 1 1",
                                                   "board 1",
                                                   "board 1 2 3",
                                                   "double_holdem",
                                                   "key_clock 60",
                                                   "key 1",
                                                   "key 3",
                                                   "deal Kh Ks 6c",
                                                   "board 2c",
                                                   "board Th Td Ts",
                                                   "As",
                                                   "cancel",
                                                   "fold",
                                                   "check",
                                                   "call",
                                                   "raise 40",
                                                   "raise 1000000",
                                                   "spend 30",
                                                   "time_up",
                                                   "show",
                                                   "next",
                                                   "leave",
                                                   "return 2000",
                                                   "buy 2000",
                                                   "bot none",
                                                   "end",
                                                   "0 seat 1 leave",
                                                   "0 seat 2 leave",
                                                   "0 seat 1 next",
                                                   "0 seat 1 call",
                                                   "0 house cancel",
                                                   "0 house board 6 6 6",
                                                   "0",
                                                   "1",
                                                   "2",
                                                   "7",
                                                   "8",
                                                   "9",
                                                   "00",
                                                   "01",
                                                   "-0",
                                                   "-1",
                                                   "+1",
                                                   "1e9",
                                                   "0x1",
                                                   "255",
                                                   "256",
                                                   "65536",
                                                   "2147483648",
                                                   "4294967296",
                                                   "253402300799999",
                                                   "253402300800000",
                                                   "9223372036854775807",
                                                   "9223372036854775808",
                                                   "99999999999999999999999999",
                                                   " ",
                                                   "  ",
                                                   "\n",
                                                   "\n\n",
                                                   "\r\n",
                                                   "\t",
                                                   " ~",
                                                   " ~00000000",
                                                   "\n ~00000000\n",
                                                   std::string(1, '\0'),
                                                   "\xFF\xFE",
                                                   std::string(70, 'x')};
    return words;
}

std::string mutated(std::string text, FastRandom& random) {
    for (std::uint32_t changes = 1 + random.below(4); changes > 0 && !text.empty(); --changes) {
        mutations[below(random, mutations.size())](text, random);
    }
    return text;
}

}  // namespace riverbones::test
