#include "ui/play/preferences.hpp"

#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace riverbones {

namespace {

struct PreferencesTest : testing::Test {
    QTemporaryDir folder;
    QString file = folder.filePath("preferences.ini");

    void write(const QByteArray& text) const {
        QFile out(file);
        ASSERT_TRUE(out.open(QIODevice::WriteOnly));
        out.write(text);
    }
};

void expect_usual(const Preferences& preferences) {
    EXPECT_EQ(preferences.theme(), Preferences::SystemTheme);
    EXPECT_EQ(preferences.motion(), Preferences::SystemMotion);
    EXPECT_EQ(preferences.spoken(), Preferences::Everything);
    EXPECT_EQ(preferences.pace(), Pace::Normal);
    EXPECT_EQ(preferences.textSize(), 100);
    EXPECT_EQ(preferences.piecesVolume(), 80);
    EXPECT_FALSE(preferences.muted());
    EXPECT_FALSE(preferences.numerals());
    EXPECT_FALSE(preferences.strongContrast());
    EXPECT_FALSE(preferences.fourColours());
    EXPECT_FALSE(preferences.largePrint());
    EXPECT_TRUE(preferences.suggestions());
    EXPECT_TRUE(preferences.confirmZero());
    EXPECT_TRUE(preferences.confirmFold());
    EXPECT_FALSE(preferences.holdToPeek());
    EXPECT_FALSE(preferences.pressTwice());
}

}  // namespace

TEST_F(PreferencesTest, BeginAsTheSystemHasIt) {
    const Preferences preferences(file);
    expect_usual(preferences);
    EXPECT_FALSE(preferences.welcomed());
}

TEST_F(PreferencesTest, AreKept) {
    {
        Preferences preferences(file);
        preferences.setTheme(Preferences::Morning);
        preferences.setMotion(Preferences::NoMotion);
        preferences.setTextSize(1000);
        preferences.setTurnsVolume(-5);
        preferences.setConfirmZero(false);
        preferences.setConfirmFold(false);
        preferences.setHoldToPeek(true);
        preferences.setPressTwice(true);
        preferences.setFourColours(true);
        preferences.setLargePrint(true);
    }
    const Preferences preferences(file);
    EXPECT_EQ(preferences.theme(), Preferences::Morning);
    EXPECT_EQ(preferences.motion(), Preferences::NoMotion);
    EXPECT_EQ(preferences.textSize(), 150);
    EXPECT_EQ(preferences.turnsVolume(), 0);
    EXPECT_FALSE(preferences.confirmZero());
    EXPECT_FALSE(preferences.confirmFold());
    EXPECT_TRUE(preferences.holdToPeek());
    EXPECT_TRUE(preferences.pressTwice());
    EXPECT_TRUE(preferences.fourColours());
    EXPECT_TRUE(preferences.largePrint());
}

TEST_F(PreferencesTest, ValuesThatMakeNoSenseCountAsNotChosen) {
    write(
        "[General]\ntheme=Noon\nmotion=7\nspoken=@Invalid()\npace=Light\ntext_size=9000\npieces_volume=loud\n"
        "muted=perhaps\nnumerals=1, 2, "
        "3\nfour_colours=4\nlarge_print=on\nstrong_contrast=\nsuggestions=no\nconfirm_zero=@ByteArray(x)\nwelcomed="
        "maybe\n");
    const Preferences preferences(file);
    expect_usual(preferences);
    EXPECT_FALSE(preferences.welcomed());
}

TEST_F(PreferencesTest, PutBackKeepsLanguagePeopleAndTables) {
    Preferences preferences(file);
    preferences.setWelcomed(true);
    preferences.setLanguage("zu");
    preferences.people()->add("Anna", "person-1");
    preferences.setSeats("pebbles", "seats");
    preferences.setTheme(Preferences::Evening);
    preferences.setMotion(Preferences::ReducedMotion);
    preferences.setSpoken(Preferences::Nothing);
    preferences.setPace(Pace::Fast);
    preferences.setTextSize(120);
    preferences.setPiecesVolume(3);
    preferences.setMuted(true);
    preferences.setNumerals(true);
    preferences.setFourColours(true);
    preferences.setLargePrint(true);
    preferences.setStrongContrast(true);
    preferences.setSuggestions(false);
    preferences.setConfirmZero(false);
    preferences.putBack();
    expect_usual(preferences);
    EXPECT_TRUE(preferences.welcomed());
    EXPECT_EQ(preferences.language(), "zu");
    EXPECT_EQ(preferences.people()->firstName(), "Anna");
    EXPECT_EQ(preferences.seats("pebbles"), "seats");
}

}  // namespace riverbones
