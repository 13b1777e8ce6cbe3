#include "core/archive/profile.hpp"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>
#include <QTemporaryDir>
#include <gtest/gtest.h>

#include <array>

#include "tests/core/archive/child.hpp"

namespace riverbones::archive {

namespace {

using test::line_of;
using test::start_child;

std::optional<Refusal> refusal_for(const QString& folder) {
    const auto profile = Profile::open(folder);
    return profile ? std::nullopt : std::optional(profile.refusal());
}

TEST(Profile, CreatesItsFolders) {
    const QTemporaryDir home;
    const QString folder = home.filePath("a/b c/\u0393");
    const auto profile = Profile::open(folder + '/');
    ASSERT_TRUE(profile);
    EXPECT_EQ((*profile)->folder(), folder);
    EXPECT_TRUE(QFileInfo((*profile)->saves_folder()).isDir());
    EXPECT_TRUE(QFileInfo((*profile)->played_folder()).isDir());
}

TEST(Profile, OneAtATime) {
    const QTemporaryDir home;
    {
        const auto profile = Profile::open(home.path());
        ASSERT_TRUE(profile);
        EXPECT_EQ(refusal_for(home.path()), Refusal::profile_in_use);
        EXPECT_FALSE(refusal_for(home.filePath("other"))) << "another profile is free";
    }
    EXPECT_FALSE(refusal_for(home.path())) << "it was let go";
}

TEST(Profile, AnotherProcessHoldsIt) {
    const QTemporaryDir home;
    QProcess holder;
    start_child(holder, {"hold", home.path()});
    ASSERT_EQ(line_of(holder), "open");
    EXPECT_EQ(refusal_for(home.path()), Refusal::profile_in_use);
    holder.closeWriteChannel();
    ASSERT_TRUE(holder.waitForFinished());
    EXPECT_FALSE(refusal_for(home.path()));
}

TEST(Profile, TheLockOfACrashedProcessIsTakenOver) {
    const QTemporaryDir home;
    QProcess holder;
    start_child(holder, {"hold", home.path()});
    ASSERT_EQ(line_of(holder), "open");
    holder.kill();
    ASSERT_TRUE(holder.waitForFinished());
    ASSERT_TRUE(QFileInfo::exists(home.filePath("lock"))) << "the crash has left it behind";
    EXPECT_FALSE(refusal_for(home.path()));
}

/// Renames the computer in a lock file.
void rename_computer(const QString& folder) {
    QFile lock(folder + "/lock");
    ASSERT_TRUE(lock.open(QIODevice::ReadWrite));
    const QByteArray text = lock.readAll().replace(QSysInfo::machineHostName().toUtf8(), "elsewhere");
    ASSERT_TRUE(text.contains("elsewhere"));
    ASSERT_TRUE(lock.resize(0) && lock.seek(0));
    ASSERT_EQ(lock.write(text), text.size());
}

TEST(Profile, ACrashIsForgottenAlsoAfterTheComputerGotAnotherName) {
    const QTemporaryDir home;
    QProcess holder;
    start_child(holder, {"hold", home.path()});
    ASSERT_EQ(line_of(holder), "open");
    rename_computer(home.path());
    EXPECT_EQ(refusal_for(home.path()), Refusal::profile_in_use) << "its holder lives";
    holder.kill();
    ASSERT_TRUE(holder.waitForFinished());
    EXPECT_FALSE(refusal_for(home.path()));
}

TEST(Profile, OfManyAtOnceOneGetsIt) {
    const QTemporaryDir home;
    std::array<QProcess, 6> rivals;
    for (QProcess& rival : rivals) start_child(rival, {"hold", home.path()});
    int open = 0;
    int in_use = 0;
    for (QProcess& rival : rivals) {
        const QByteArray said = line_of(rival);
        open += said == "open" ? 1 : 0;
        in_use += said == "in use" ? 1 : 0;
    }
    EXPECT_EQ(open, 1);
    EXPECT_EQ(in_use, 5);
    for (QProcess& rival : rivals) {
        rival.closeWriteChannel();
        EXPECT_TRUE(rival.waitForFinished());
    }
}

TEST(Profile, FoldersThatCannotBeUsed) {
    const QTemporaryDir home;
    QFile file(home.filePath("file"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.close();
    EXPECT_EQ(refusal_for(""), Refusal::folder_not_usable);
    EXPECT_EQ(refusal_for(home.filePath("file")), Refusal::folder_not_usable);
    EXPECT_EQ(refusal_for(home.filePath("file/below")), Refusal::folder_not_usable);
    ASSERT_TRUE(QDir(home.path()).mkpath("taken/lock/full"));
    EXPECT_EQ(refusal_for(home.filePath("taken")), Refusal::folder_not_usable);
}

TEST(Profile, HasAPlaceOfItsOwn) {
    EXPECT_TRUE(QDir::isAbsolutePath(Profile::default_folder()));
    EXPECT_TRUE(Profile::default_folder().contains("Riverbones"));
}

}  // namespace

}  // namespace riverbones::archive
