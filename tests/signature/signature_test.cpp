#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <string_view>

#include "core/base/checksum.hpp"
#include "core/match/record_text.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/imaginable_actions.hpp"
#include "tests/support/named_house.hpp"

// A fixed set of matches between bots, folded into one number a game. The number changes when rules, bots, record or
// generator change anything at all: on purpose, and then together with the commit that says why.

namespace riverbones::test {
namespace {

template <Game G>
Match<G> match_of_bots(const typename G::Settings& settings, std::uint64_t seed) {
    NamedHouse house(seed);
    FastRandom bots(seed);
    auto match = new_match<G>(settings, house.random());
    for (std::int64_t time = 0; const auto acting = seat_to_act(match.turn()); time += 1000) {
        const auto level = static_cast<BotLevel>((acting->index + seed) % 3);
        const auto action = G::bot_action(level, match.view(Viewer{*acting}), match.choices(*acting), bots);
        RIVERBONES_CHECK(match.play(*acting, action, after(time), house.random()));
    }
    return match;
}

/// The checksum over the records of one match for each of the settings.
template <Game G>
std::uint32_t signature() {
    std::uint32_t folded = 0;
    std::uint64_t seed = 1;
    for (const auto& settings : settings_to_try<G>()) {
        folded = crc32(to_text(match_of_bots<G>(settings, seed++).record()), folded);
    }
    return folded;
}

/// The numbers as they were agreed on last.
const std::map<std::string_view, std::uint32_t> agreed = {
    {DicePoker::id, 0x92E07824}, {DiceHoldem::id, 0x8FB179E3}, {DoubleHoldem::id, 0xE12958DA}};

template <class G>
class Signature : public testing::Test {};

TYPED_TEST_SUITE(Signature, EveryGame, GameName);

TYPED_TEST(Signature, IsTheOneAgreedOn) {
    const auto found = agreed.find(TypeParam::id);
    ASSERT_NE(found, agreed.end()) << "a new game: agree on " << std::hex << signature<TypeParam>();
    EXPECT_EQ(signature<TypeParam>(), found->second) << "now " << std::hex << signature<TypeParam>();
}

}  // namespace
}  // namespace riverbones::test
