#include <gtest/gtest.h>

#include "core/holdem/notation.hpp"
#include "ui/poker_table/holdem_settings_text.hpp"

namespace riverbones::test {
namespace {

TEST(HoldemSettingsText, BeginsWithTheDefaultsOfTheRules) {
    const HoldemSettingsText text;
    EXPECT_EQ(text.text().toStdString(), to_text(holdem::Settings{}));
    EXPECT_EQ(text.problem(), Reason::None);
    EXPECT_EQ(text.smallBlind(), 10);
    EXPECT_EQ(text.bigBlind(), 20);
    EXPECT_EQ(text.buyIn(), 2000);
    EXPECT_EQ(text.ante(), 2);
    EXPECT_EQ(text.mostBets(), 4);
    EXPECT_EQ(text.clock(), 0);
    EXPECT_EQ(text.usualClock(), 20);
}

TEST(HoldemSettingsText, ComesBackFromItsText) {
    HoldemSettingsText text;
    text.setSeats(4);
    text.setKind(HoldemSettingsText::LastOneStanding);
    text.setStructure(PokerTable::FixedLimit);
    text.setForced(HoldemSettingsText::Both);
    text.setBigBet(60);
    text.setMostBets(0);
    text.setLength(HoldemSettingsText::Quick);
    text.setClock(30);
    text.setBuyInAgain(false);
    HoldemSettingsText again;
    again.setText(text.text());
    EXPECT_EQ(again.text(), text.text());
    EXPECT_EQ(again.seats(), 4);
    EXPECT_EQ(again.kind(), HoldemSettingsText::LastOneStanding);
    EXPECT_EQ(again.structure(), PokerTable::FixedLimit);
    EXPECT_EQ(again.forced(), HoldemSettingsText::Both);
    EXPECT_EQ(again.bigBet(), 60);
    EXPECT_EQ(again.mostBets(), 0);
    EXPECT_EQ(again.length(), HoldemSettingsText::Quick);
    EXPECT_EQ(again.handsALevel(), 6);
    EXPECT_EQ(again.clock(), 30);
    EXPECT_FALSE(again.buyInAgain());
    again.setText("nonsense");
    EXPECT_EQ(again.text().toStdString(), to_text(holdem::Settings{}));
}

TEST(HoldemSettingsText, KeepsWhatIsTypedAndSaysWhatIsWrong) {
    HoldemSettingsText text;
    text.setSmallBlind(30);
    EXPECT_EQ(text.smallBlind(), 30);
    EXPECT_EQ(text.problem(), Reason::SmallBlindTooLarge);
    text.setSmallBlind(10);
    text.setBuyIn(399);
    EXPECT_EQ(text.problem(), Reason::BuyInTooSmall);
    EXPECT_EQ(text.buyInLeast(), 400);
    text.setBuyIn(10'001);
    EXPECT_EQ(text.problem(), Reason::BuyInTooLarge);
    EXPECT_EQ(text.buyInMost(), 10'000);
    text.setBuyIn(10'000);
    EXPECT_EQ(text.problem(), Reason::None);
    text.setSeats(1);
    EXPECT_EQ(text.problem(), Reason::TooFewPlayers);
    text.setSeats(2);
    text.setClock(9);
    EXPECT_EQ(text.problem(), Reason::ClockOutOfRange);
    text.setClock(1000);
    EXPECT_EQ(text.problem(), Reason::ClockOutOfRange) << "and it does not wrap round";
    text.setClock(0);
    EXPECT_EQ(text.problem(), Reason::None);
}

TEST(HoldemSettingsText, AnAnteAloneIsUsuallyFive) {
    HoldemSettingsText text;
    text.setForced(HoldemSettingsText::Ante);
    EXPECT_EQ(text.ante(), 5);
    text.setForced(HoldemSettingsText::Both);
    EXPECT_EQ(text.ante(), 2);
    text.setAnte(3);
    text.setForced(HoldemSettingsText::Ante);
    EXPECT_EQ(text.ante(), 3) << "what somebody has chosen stays";
}

}  // namespace
}  // namespace riverbones::test
