#include <QDir>
#include <QTemporaryDir>
#include <gtest/gtest.h>

#include <csignal>
#include <sys/resource.h>

#include "core/archive/record_file.hpp"
#include "tests/core/archive/files.hpp"

namespace riverbones::archive {

namespace {

using test::content_of;
using test::write_file;

/// As long as it lives no file can grow beyond a size, for administrators neither: what still fits is written, then
/// writing fails, as on a disk that becomes full.
class FullDisk {
public:
    explicit FullDisk(rlim_t largest_file) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit tight{largest_file, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &tight);
    }
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    void (*handler_)(int);
    rlimit before_{};
};

class DiskFull : public testing::Test {
protected:
    QStringList names() const { return QDir(home.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name); }

    QTemporaryDir home;
    const QString path = home.filePath("x.match");
};

TEST_F(DiskFull, TheFileStillEndsWithAWholeLine) {
    RecordFile file = *RecordFile::create(path, "one\n");
    for (rlim_t room = 0; room < 10; ++room) {
        std::optional<Refusal> refusal;
        {
            const FullDisk full(4 + room);
            refusal = file.append("0123456789\n");
        }
        EXPECT_EQ(refusal, Refusal::file_not_writable) << room;
        EXPECT_EQ(content_of(path), "one\n") << room;
    }
    EXPECT_EQ(file.append("0123456789\n"), std::nullopt) << "there is room again";
    EXPECT_EQ(content_of(path), "one\n0123456789\n");
}

TEST_F(DiskFull, NoHalfFileIsCreated) {
    std::optional<Refusal> refusal;
    {
        const FullDisk full(5);
        refusal = RecordFile::create(path, "one\ntwo\n").refusal();
    }
    EXPECT_EQ(refusal, Refusal::file_not_writable);
    EXPECT_EQ(names(), QStringList());
}

TEST_F(DiskFull, NothingIsDroppedIfItCannotBeKept) {
    write_file(path, "one\ntwo\nthree\n");
    std::optional<Refusal> refusal;
    {
        const FullDisk full(10);
        refusal = RecordFile::reopen(path, 4).refusal();
    }
    EXPECT_EQ(refusal, Refusal::file_not_writable);
    EXPECT_EQ(content_of(path), "one\ntwo\nthree\n");
    EXPECT_EQ(names(), QStringList({"x.match"}));
}

}  // namespace

}  // namespace riverbones::archive
