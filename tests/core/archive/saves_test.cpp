#include "core/archive/saves.hpp"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <gtest/gtest.h>

#include "core/match/record_lines.hpp"
#include "tests/core/archive/files.hpp"

namespace riverbones::archive {

namespace {

using test::content_of;
using test::write_file;

QByteArray first_line(const std::string& content) { return QByteArray::fromStdString(LineSealer().seal(content)); }

class Saves : public testing::Test {
protected:
    QString in_saves(const QString& name) const { return profile->saves_folder() + '/' + name; }
    QString in_played(const QString& name) const { return profile->played_folder() + '/' + name; }

    void put(const QString& name, const QByteArray& content, int minutes_ago = 0) const {
        write_file(in_saves(name), content);
        QFile file(in_saves(name));
        ASSERT_TRUE(file.open(QIODevice::ReadWrite));
        ASSERT_TRUE(file.setFileTime(noon.addSecs(-60 * minutes_ago), QFileDevice::FileModificationTime));
    }

    const QDateTime noon{QDate(2026, 3, 14), QTime(12, 0), Qt::UTC};
    QTemporaryDir home;
    std::unique_ptr<Profile> profile = *Profile::open(home.path());
};

TEST_F(Saves, NewestFirst) {
    const QByteArray record = first_line("riverbones-record 1 dice_poker");
    put("b.match", record, 20);
    put("a.match", record, 30);
    put("c.match", record + "whatever follows", 10);
    put("d.match", record, 30);
    const QList<SavedMatch> matches = saved_matches(*profile);
    ASSERT_EQ(matches.size(), 4);
    QStringList paths;
    for (const SavedMatch& match : matches) {
        paths += match.path;
        EXPECT_EQ(match.game, "dice_poker");
        EXPECT_FALSE(match.trouble);
    }
    EXPECT_EQ(paths, QStringList({in_saves("c.match"), in_saves("b.match"), in_saves("d.match"), in_saves("a.match")}));
    EXPECT_EQ(matches[0].changed, noon.addSecs(-600));
}

TEST_F(Saves, ForeignFilesAreLeftOut) {
    EXPECT_TRUE(saved_matches(*profile).isEmpty());
    const QByteArray record = first_line("riverbones-record 1 dice_poker");
    put("a.match.damaged", record);
    put("a.match.damaged-2", record);
    put("a.match.Xk3fQp", record);  // what a crash while a file is being created leaves
    put("notes.txt", "hello");
    write_file(in_played("b.match"), record);
    ASSERT_TRUE(QDir(profile->saves_folder()).mkpath("folder.match/deeper"));
    write_file(in_saves("folder.match/c.match"), record);
    EXPECT_TRUE(saved_matches(*profile).isEmpty());
}

TEST_F(Saves, TroubleIsTold) {
    put("0.match", "", 0);
    put("1.match", "hello\n", 1);
    put("2.match", first_line("riverbones-record 2 dice_poker"), 2);
    put("3.match", "riverbones-record 1 dice_poker ~00000000\n", 3);
    put("4.match", "riverbones-record 1 " + QByteArray(5000, 'x'), 4);
    put("5.match", first_line("riverbones-record 1 some_later_game"), 5);
    put("6.match", first_line("riverbones-record 1 dice_poker"), 6);
    ASSERT_TRUE(QFile::resize(in_saves("6.match"), longest_record + 1));
    const QList<SavedMatch> matches = saved_matches(*profile);
    ASSERT_EQ(matches.size(), 7);
    std::map<QString, const SavedMatch*> by_name;
    for (const SavedMatch& match : matches) by_name[QFileInfo(match.path).fileName()] = &match;
    EXPECT_EQ(by_name.at("0.match")->trouble, Refusal::not_a_record);
    EXPECT_EQ(by_name.at("1.match")->trouble, Refusal::not_a_record);
    EXPECT_EQ(by_name.at("2.match")->trouble, Refusal::unknown_version);
    EXPECT_EQ(by_name.at("3.match")->trouble, Refusal::damaged_line);
    EXPECT_EQ(by_name.at("4.match")->trouble, Refusal::damaged_line);
    EXPECT_EQ(by_name.at("5.match")->trouble, std::nullopt);
    EXPECT_EQ(by_name.at("5.match")->game, "some_later_game");
    EXPECT_EQ(by_name.at("6.match")->trouble, Refusal::file_too_large);
    EXPECT_EQ(by_name.at("6.match")->game, "");
}

TEST_F(Saves, NewNamesAreNew) {
    const QDateTime later = noon.toOffsetFromUtc(2 * 3600);
    EXPECT_EQ(new_save_path(*profile, "dice_poker", noon), in_saves("dice_poker-20260314-120000.match"));
    EXPECT_EQ(new_save_path(*profile, "dice_poker", later), in_saves("dice_poker-20260314-120000.match"));
    put("dice_poker-20260314-120000.match", "");
    EXPECT_EQ(new_save_path(*profile, "dice_poker", noon), in_saves("dice_poker-20260314-120000-2.match"));
    write_file(in_played("dice_poker-20260314-120000-2.match"), "");
    EXPECT_EQ(new_save_path(*profile, "dice_poker", noon), in_saves("dice_poker-20260314-120000-3.match"));
}

TEST_F(Saves, ReadsUpToTheLimit) {
    const QByteArray bytes("line\n\0\xFF\r\n~", 10);
    put("bytes.match", bytes);
    const auto text = read_record_file(in_saves("bytes.match"));
    ASSERT_TRUE(text);
    EXPECT_EQ(*text, bytes.toStdString());

    ASSERT_TRUE(QFile::resize(in_saves("bytes.match"), longest_record));
    const auto longest = read_record_file(in_saves("bytes.match"));
    ASSERT_TRUE(longest);
    EXPECT_EQ(longest->size(), static_cast<std::size_t>(longest_record));
    ASSERT_TRUE(QFile::resize(in_saves("bytes.match"), longest_record + 1));
    EXPECT_EQ(read_record_file(in_saves("bytes.match")).refusal(), Refusal::file_too_large);
}

TEST_F(Saves, WhatIsNotThereCannotBeRead) {
    EXPECT_EQ(read_record_file(in_saves("none.match")).refusal(), Refusal::file_not_readable);
    EXPECT_EQ(read_record_file(profile->saves_folder()).refusal(), Refusal::file_not_readable);
    EXPECT_EQ(read_record_file("").refusal(), Refusal::file_not_readable);
}

TEST_F(Saves, PutAwayNeverReplacesAFile) {
    for (const QByteArray content : {"first", "second", "third"}) {
        put("x.match", content);
        EXPECT_EQ(put_away(*profile, in_saves("x.match")), std::nullopt);
        EXPECT_FALSE(QFileInfo::exists(in_saves("x.match")));
    }
    EXPECT_EQ(content_of(in_played("x.match")), "first");
    EXPECT_EQ(content_of(in_played("x-2.match")), "second");
    EXPECT_EQ(content_of(in_played("x-3.match")), "third");
    EXPECT_TRUE(saved_matches(*profile).isEmpty());
}

TEST_F(Saves, PutAwayRefusesWhenItCannot) {
    EXPECT_EQ(put_away(*profile, in_saves("none.match")), Refusal::file_not_readable);
    EXPECT_EQ(put_away(*profile, profile->saves_folder()), Refusal::file_not_readable);
    put("x.match", "kept");
    ASSERT_TRUE(QDir(profile->played_folder()).removeRecursively());
    EXPECT_EQ(put_away(*profile, in_saves("x.match")), Refusal::file_not_writable);
    EXPECT_EQ(content_of(in_saves("x.match")), "kept");
}

}  // namespace

}  // namespace riverbones::archive
