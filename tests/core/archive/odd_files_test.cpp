#include <QTemporaryDir>
#include <gtest/gtest.h>

#include <sys/stat.h>

#include "core/archive/record_file.hpp"
#include "core/archive/saves.hpp"
#include "core/match/record_lines.hpp"
#include "tests/core/archive/files.hpp"

namespace riverbones::archive {

namespace {

using test::content_of;
using test::write_file;

const std::string record = LineSealer().seal("riverbones-record 1 dice_poker");

TEST(OddFiles, LinksLeadNowhere) {
    const QTemporaryDir home;
    const auto profile = *Profile::open(home.filePath("profile"));
    const QString outside = home.filePath("outside.match");
    const QString link = profile->saves_folder() + "/link.match";
    write_file(outside, QByteArray::fromStdString(record));
    ASSERT_TRUE(QFile::link(outside, link));
    ASSERT_TRUE(QFile::link(home.filePath("nothing"), profile->saves_folder() + "/broken.match"));
    EXPECT_TRUE(saved_matches(*profile).isEmpty());
    EXPECT_EQ(put_away(*profile, link), Refusal::file_not_readable);
    EXPECT_EQ(content_of(outside).toStdString(), record);
}

TEST(OddFiles, APipeDoesNotKeepTheReaderWaiting) {
    const QTemporaryDir home;
    const auto profile = *Profile::open(home.path());
    const QString pipe = profile->saves_folder() + "/pipe.match";
    ASSERT_EQ(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    EXPECT_TRUE(saved_matches(*profile).isEmpty());
    EXPECT_EQ(read_record_file(pipe).refusal(), Refusal::file_not_readable);
    EXPECT_EQ(RecordFile::reopen(pipe, 1).refusal(), Refusal::file_not_readable);
}

TEST(OddFiles, DevicesAreNoRecords) {
    for (const char* device : {"/dev/full", "/dev/zero", "/dev/null"}) {
        EXPECT_EQ(read_record_file(device).refusal(), Refusal::file_not_readable) << device;
        EXPECT_EQ(RecordFile::create(device, record).refusal(), Refusal::file_not_writable) << device;
        EXPECT_EQ(RecordFile::reopen(device, 1).refusal(), Refusal::file_not_readable) << device;
    }
}

}  // namespace

}  // namespace riverbones::archive
