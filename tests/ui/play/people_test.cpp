#include "ui/play/people.hpp"

#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

#include "ui/play/pictures.hpp"

namespace riverbones {

namespace {

struct PeopleTest : testing::Test {
    QTemporaryDir folder;
    QString file = folder.filePath("preferences.ini");

    void write(const QByteArray& text) const {
        QFile out(file);
        ASSERT_TRUE(out.open(QIODevice::WriteOnly));
        out.write(text);
    }

    static Player person(const char* name, const char* picture) {
        return {PlayerKind::person, BotLevel::steady, name, picture};
    }
};

QStringList told(const People& people) {
    QStringList all;
    for (int i = 0; i < people.count(); ++i) all.append(people.name(i) + '/' + people.picture(i));
    return all;
}

}  // namespace

TEST_F(PeopleTest, AreRememberedInTheirOrder) {
    {
        People people(file);
        EXPECT_EQ(people.count(), 0);
        people.add("Anna", "person-1");
        people.add("Jānis", "person-2.b");
        people.add("", "person-3");
        people.setName(2, "  Nomsa \n");
        people.setPicture(0, "person-4");
    }
    EXPECT_EQ(told(People(file)), QStringList({"Anna/person-4", "Jānis/person-2.b", "Nomsa/person-3"}));
}

TEST_F(PeopleTest, WhoIsRemovedStaysAway) {
    {
        People people(file);
        for (const char* name : {"Anna", "Bo", "Cleo"}) people.add(name, "person-1");
        people.remove(0);
        people.remove(7);
        people.remove(-1);
        EXPECT_EQ(people.firstName(), "Bo");
    }
    EXPECT_EQ(told(People(file)), QStringList({"Bo/person-1", "Cleo/person-1"}));
}

TEST_F(PeopleTest, NamesAreCutAndCleaned) {
    People people(file);
    people.add("A name that is much too long", "person-1");
    people.add(QString("a\tb\u202E\x07"
                       "c"),
               "person-1");
    EXPECT_EQ(people.name(0), "A name that is m");
    EXPECT_EQ(people.name(1), "abc");
}

TEST_F(PeopleTest, UnknownPicturesBecomeKnownOnes) {
    People people(file);
    people.add("Anna", "../../icons/cross");
    people.add("Bo", "bot-otter");
    people.setPicture(0, "");
    EXPECT_EQ(told(people), QStringList({"Anna/person-1", "Bo/person-1"}));
}

TEST_F(PeopleTest, TheListHasAnEnd) {
    People people(file);
    for (int i = 0; i < People::most + 5; ++i) people.add("Anna", "person-1");
    EXPECT_EQ(people.count(), People::most);
    EXPECT_TRUE(people.full());
}

TEST_F(PeopleTest, AFreePictureIsNobodyElses) {
    People people(file);
    for (std::size_t i = 0; i < person_pictures.size(); ++i) people.add("Anna", people.freePicture());
    for (std::size_t i = 0; i < person_pictures.size(); ++i) {
        EXPECT_EQ(people.picture(static_cast<int>(i)), person_pictures[i]);
    }
    EXPECT_EQ(people.freePicture(), person_pictures[0]);
}

TEST_F(PeopleTest, HostileFilesAreTolerated) {
    const QByteArray long_name(100'000, 'x');
    for (const QByteArray& text :
         {QByteArray("[people]\nsize=2000000000\n1\\name=Anna\n1\\picture=person-1\n"),
          QByteArray("[people]\nsize=-7\n1\\name=Anna\n1\\picture=person-1\n"),
          QByteArray("[people]\nsize=many\n1\\name=Anna\n1\\picture=person-1\n"), QByteArray("people=Anna\n"),
          QByteArray("[people]\nsize=3\n1\\name=@Variant(\\0\\0\\0\\xff)\n"),
          QByteArray("[people]\nsize=1\n1\\name=" + long_name + "\n1\\picture=" + long_name + "\n"),
          QByteArray("\0\xff\xfe[[[]]]=;;\n", 15)}) {
        write(text);
        const People people(file);
        EXPECT_LE(people.count(), 1) << text.left(60).toStdString();
        if (people.count() == 1) {
            EXPECT_LE(people.name(0).size(), longest_name);
            EXPECT_EQ(people.picture(0), "person-1");
        }
    }
}

TEST_F(PeopleTest, ATableIsRemembered) {
    People people(file);
    people.add("Anna", "person-1");
    SeatList table;
    table.setPlayers({person("Anna", "person-5"),
                      person("", "person-2"),
                      person("Bo", "person-3"),
                      {PlayerKind::bot, BotLevel::sharp, "Otto", "bot-otter"}});
    people.remember(&table);
    people.remember(&table);
    EXPECT_EQ(told(people), QStringList({"Anna/person-5", "Bo/person-3"}));
}

TEST_F(PeopleTest, TwoOfTheSameNameAreTwoPeople) {
    People people(file);
    people.add("Anna", "person-1");
    SeatList table;
    table.setPlayers({person("Anna", "person-2"), person("Anna", "person-1")});
    people.remember(&table);
    EXPECT_EQ(told(people), QStringList({"Anna/person-1", "Anna/person-2"}));
}

TEST_F(PeopleTest, OnlyThoseAreOfferedWhoDoNotSitYet) {
    People people(file);
    people.add("Anna", "person-1");
    people.add("Bo", "person-2");
    people.add("Anna", "person-3");
    SeatList table;
    table.setPlayers({person("Anna", "person-3"), {PlayerKind::bot, BotLevel::sharp, "Bo", "person-2"}});
    EXPECT_EQ(people.notAt(&table), QList<int>({0, 1}));
}

}  // namespace riverbones
