#include "core/archive/record_file.hpp"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <gtest/gtest.h>

#include "core/archive/saves.hpp"
#include "tests/core/archive/files.hpp"

namespace riverbones::archive {

namespace {

using test::content_of;
using test::write_file;

class RecordFiles : public testing::Test {
protected:
    QStringList names() const { return QDir(home.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name); }

    QTemporaryDir home;
    const QString path = home.filePath("x.match");
};

TEST_F(RecordFiles, EveryLineIsThereAtOnce) {
    auto created = RecordFile::create(path, "one\ntwo\n");
    ASSERT_TRUE(created);
    RecordFile file = *std::move(created);
    EXPECT_EQ(file.path(), path);
    EXPECT_EQ(content_of(path), "one\ntwo\n");
    EXPECT_EQ(file.append("three\n"), std::nullopt);
    EXPECT_EQ(content_of(path), "one\ntwo\nthree\n");
    RecordFile moved = std::move(file);
    EXPECT_EQ(moved.append("four\nfive\n"), std::nullopt);
    EXPECT_EQ(content_of(path), "one\ntwo\nthree\nfour\nfive\n");
    EXPECT_EQ(names(), QStringList({"x.match"}));
}

TEST_F(RecordFiles, CreateReplacesNothing) {
    write_file(path, "mine\n");
    EXPECT_EQ(RecordFile::create(path, "one\n").refusal(), Refusal::file_not_writable);
    EXPECT_EQ(content_of(path), "mine\n");
    EXPECT_EQ(RecordFile::create(home.path(), "one\n").refusal(), Refusal::file_not_writable);
    EXPECT_EQ(RecordFile::create(home.filePath("x.match/y.match"), "one\n").refusal(), Refusal::file_not_writable);
    EXPECT_EQ(RecordFile::create(home.filePath("none/y.match"), "one\n").refusal(), Refusal::file_not_writable);
    EXPECT_EQ(names(), QStringList({"x.match"}));
}

TEST_F(RecordFiles, GoesOnAfterAWholeFile) {
    write_file(path, "one\ntwo\n");
    auto file = RecordFile::reopen(path, 8);
    ASSERT_TRUE(file);
    EXPECT_EQ((*std::move(file)).append("three\n"), std::nullopt);
    EXPECT_EQ(content_of(path), "one\ntwo\nthree\n");
    EXPECT_EQ(names(), QStringList({"x.match"}));
}

TEST_F(RecordFiles, ALineCutOffIsDropped) {
    for (const QByteArray cut : {"t", "two", "two ~0badcafe", "12 seat 1 roll keeping 2 ~"}) {
        write_file(path, "one\n" + cut);
        auto file = RecordFile::reopen(path, 4);
        ASSERT_TRUE(file);
        EXPECT_EQ(content_of(path), "one\n");
        EXPECT_EQ((*std::move(file)).append("2\n"), std::nullopt);
        EXPECT_EQ(content_of(path), "one\n2\n");
    }
    EXPECT_EQ(names(), QStringList({"x.match"})) << "there is nothing worth keeping";
}

TEST_F(RecordFiles, WhatIsDamagedIsKeptBesideIt) {
    const QByteArrayList damaged = {"one\ntwo\n",    "one\ntwo\nthr",
                                    "one\n\n",       QByteArray("one\n\0\0\0", 7),
                                    "one\n\xC3\xA9", "one\n" + QByteArray(5000, '7')};
    QStringList expected = {"x.match"};
    for (const QByteArray& content : damaged) {
        write_file(path, content);
        auto file = RecordFile::reopen(path, 4);
        ASSERT_TRUE(file);
        expected += expected.size() == 1 ? "x.match.damaged" : "x.match.damaged-" + QString::number(expected.size());
        EXPECT_EQ(content_of(path), "one\n");
        EXPECT_EQ(content_of(home.filePath(expected.back())), content);
        EXPECT_EQ((*std::move(file)).append("2\n"), std::nullopt);
    }
    EXPECT_EQ(names(), expected);
    EXPECT_EQ(content_of(home.filePath("x.match.damaged")), damaged[0]) << "the first one is still the first one";
}

TEST_F(RecordFiles, NothingIsDroppedIfItCannotBeKept) {
    // The longest name that a file may have: that of its copy would be too long.
    const QString long_path = home.filePath(QString(249, 'x') + ".match");
    write_file(long_path, "one\ntwo\n");
    EXPECT_EQ(RecordFile::reopen(long_path, 4).refusal(), Refusal::file_not_writable);
    EXPECT_EQ(content_of(long_path), "one\ntwo\n");
}

TEST_F(RecordFiles, ReopenRefusesWhatIsNotThere) {
    EXPECT_EQ(RecordFile::reopen(path, 4).refusal(), Refusal::file_not_readable);
    write_file(path, "one\ntwo\n");
    EXPECT_EQ(RecordFile::reopen(path, 9).refusal(), Refusal::file_not_readable) << "shorter than what was read";
    EXPECT_EQ(RecordFile::reopen(path, 5).refusal(), Refusal::file_not_readable) << "the sound part ends in a line";
    ASSERT_TRUE(QFile::resize(path, longest_record + 1));
    EXPECT_EQ(RecordFile::reopen(path, 4).refusal(), Refusal::file_too_large);
    EXPECT_EQ(QFileInfo(path).size(), longest_record + 1);
}

TEST_F(RecordFiles, AFileThatSomebodyElseCutIsNotWrittenTo) {
    RecordFile file = *RecordFile::create(path, "one\ntwo\n");
    ASSERT_TRUE(QFile::resize(path, 4));
    EXPECT_EQ(file.append("three\n"), Refusal::file_not_writable);
    EXPECT_EQ(content_of(path), "one\n");
}

}  // namespace

}  // namespace riverbones::archive
