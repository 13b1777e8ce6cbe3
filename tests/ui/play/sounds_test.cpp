#include "ui/play/sounds.hpp"

#include <QDir>
#include <QMetaEnum>
#include <QSemaphore>
#include <QSignalSpy>
#include <QSoundEffect>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <atomic>
#include <memory>

#include "tests/ui/silent_loudspeaker.hpp"
#include "ui/play/background_loudspeaker.hpp"
#include "ui/play/device_loudspeaker.hpp"

using namespace riverbones;

namespace {

QStringList complaints;

void note_complaint(QtMsgType /*type*/, const QMessageLogContext& /*context*/, const QString& message) {
    complaints.append(message);
}

/// While it lives, what would be printed goes to `complaints`.
struct Listening {
    Listening() : usual(qInstallMessageHandler(note_complaint)) { complaints.clear(); }
    ~Listening() { qInstallMessageHandler(usual); }
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;

    QtMessageHandler usual;
};

/// What a loudspeaker in another thread was asked for, and in which.
struct Heard {
    QStringList wishes;
    QThread* in = nullptr;
    QThread* gone_in = nullptr;
};

struct LoudspeakerFarAway final : Loudspeaker {
    explicit LoudspeakerFarAway(Heard& told) : heard(told) {}
    ~LoudspeakerFarAway() override { heard.gone_in = QThread::currentThread(); }
    LoudspeakerFarAway(const LoudspeakerFarAway&) = delete;
    LoudspeakerFarAway& operator=(const LoudspeakerFarAway&) = delete;

    void sound(const QString& name, double volume) override { note(QString("%1 at %2").arg(name).arg(volume)); }
    void hush(const QString& name) override { note("hush " + name); }
    void hushAll() override { note("hush all"); }

    void note(const QString& wish) {
        heard.wishes.append(wish);
        heard.in = QThread::currentThread();
    }

    Heard& heard;
};

QList<Sounds::Cue> every_cue() {
    const auto cues = QMetaEnum::fromType<Sounds::Cue>();
    QList<Sounds::Cue> all;
    for (int i = 0; i < cues.keyCount(); ++i) all.append(static_cast<Sounds::Cue>(cues.value(i)));
    return all;
}

}  // namespace

class SoundsTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        preferences_ = std::make_unique<Preferences>(folder_->filePath("preferences.ini"));
        preferences_->setPiecesVolume(100);
        preferences_->setTurnsVolume(100);
        preferences_->setResultsVolume(100);
        loudspeaker_ = std::make_unique<test::SilentLoudspeaker>();
        sounds_ = std::make_unique<Sounds>(*preferences_, *loudspeaker_);
    }

    /// There is no device where tests run: see RIVERBONES_UI_TEST_ENVIRONMENT. This comes first, because some
    /// complaints come once a process.
    void without_a_device_there_is_silence_and_no_complaint() {
        const Listening listening;
        {
            BackgroundLoudspeaker device([] { return std::make_unique<DeviceLoudspeaker>(); });
            Sounds sounds(*preferences_, device);
            for (const Sounds::Cue cue : every_cue()) sounds.play(cue);
            sounds.hush(Sounds::Cup);
            preferences_->setMuted(true);
            QCoreApplication::processEvents();
        }
        QCOMPARE(complaints, QStringList{});
    }

    void every_file_is_the_sound_of_a_cue_and_can_be_played() {
        for (const Sounds::Cue cue : every_cue()) sounds_->play(cue);
        for (int i = 0; i < 40; ++i) play_again(Sounds::Bone);
        QSet<QString> files;
        for (const QString& name : heard()) files.insert(name + ".wav");
        const QStringList there = QDir(":/sounds").entryList();
        QCOMPARE(files, QSet<QString>(there.begin(), there.end()));
        const Listening to_qt_missing_a_device;
        for (const QString& file : there) {
            QSoundEffect effect;
            effect.setSource("qrc:/sounds/" + file);
            QTRY_COMPARE(effect.status(), QSoundEffect::Ready);
        }
    }

    void what_is_asked_for_is_told_and_heard() {
        QSignalSpy requested(sounds_.get(), &Sounds::requested);
        sounds_->play(Sounds::Pencil);
        QCOMPARE(requested.size(), 1);
        QCOMPARE(requested[0][0].value<Sounds::Cue>(), Sounds::Pencil);
        QCOMPARE(heard(), QStringList{"pencil"});
        QCOMPARE(loudspeaker_->volumes, QList<double>{1.0});
    }

    void without_sound_it_is_told_all_the_same() {
        QSignalSpy requested(sounds_.get(), &Sounds::requested);
        preferences_->setMuted(true);
        for (const Sounds::Cue cue : every_cue()) sounds_->play(cue);
        QCOMPARE(requested.size(), every_cue().size());
        QCOMPARE(heard(), QStringList{});
        preferences_->setMuted(false);
        sounds_->play(Sounds::No);
        QCOMPARE(heard(), QStringList{"no"});
    }

    void turning_the_sound_off_ends_what_is_heard() {
        sounds_->play(Sounds::MatchOver);
        QCOMPARE(loudspeaker_->hushed_all, 0);
        preferences_->setMuted(true);
        QCOMPARE(loudspeaker_->hushed_all, 1);
    }

    void each_group_has_its_volume() {
        preferences_->setPiecesVolume(50);
        preferences_->setTurnsVolume(0);
        sounds_->tryOut(Sounds::Pieces);
        sounds_->tryOut(Sounds::Turns);
        sounds_->tryOut(Sounds::Results);
        QCOMPARE(heard().size(), 2);
        QVERIFY(heard()[0].startsWith("bone-"));
        QCOMPARE(heard()[1], "won");
        QCOMPARE(loudspeaker_->volumes, (QList<double>{0.25, 1.0}));
    }

    void asked_for_twice_at_once_is_one_sound() {
        sounds_->play(Sounds::Shelf);
        sounds_->play(Sounds::Shelf);
        sounds_->play(Sounds::Unshelf);
        QCOMPARE(heard(), (QStringList{"shelf", "unshelf"}));
        play_again(Sounds::Shelf);
        QCOMPARE(heard().last(), "shelf");
    }

    void no_die_sounds_twice_in_a_row() {
        for (int i = 0; i < 20; ++i) play_again(Sounds::Bone);
        for (int i = 1; i < heard().size(); ++i) QVERIFY(heard()[i] != heard()[i - 1]);
    }

    void nobody_waits_while_a_loudspeaker_is_looked_for() {
        QSemaphore found;
        std::atomic<bool> made = false;
        Heard heard;
        {
            BackgroundLoudspeaker background([&] {
                // A wait that is never over would hang the test.
                found.tryAcquire(1, 5000);
                made = true;
                return std::make_unique<LoudspeakerFarAway>(heard);
            });
            background.sound("cup", 0.5);
            background.sound("bone-2", 1);
            background.hush("cup");
            background.hushAll();
            QVERIFY(!made);
            found.release();
        }
        QVERIFY(made);
        QCOMPARE(heard.wishes, (QStringList{"cup at 0.5", "bone-2 at 1", "hush cup", "hush all"}));
        QVERIFY(heard.in && heard.in != QThread::currentThread());
        QCOMPARE(heard.gone_in, heard.in);
    }

    void nobody_looks_for_a_loudspeaker_before_the_first_sound() {
        bool made = false;
        Heard heard;
        {
            BackgroundLoudspeaker background([&] {
                made = true;
                return std::make_unique<LoudspeakerFarAway>(heard);
            });
            background.hush("cup");
            background.hushAll();
        }
        QVERIFY(!made);
    }

    void a_sound_whose_reason_has_gone_ends() {
        sounds_->hush(Sounds::Cup);
        QCOMPARE(loudspeaker_->hushed, QStringList{"cup"});
    }

private:
    const QStringList& heard() const { return loudspeaker_->names; }

    /// As soon as it counts as a sound of its own.
    void play_again(Sounds::Cue cue) {
        const auto before = heard().size();
        QVERIFY(QTest::qWaitFor([&] {
            sounds_->play(cue);
            return heard().size() > before;
        }));
    }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<Preferences> preferences_;
    std::unique_ptr<test::SilentLoudspeaker> loudspeaker_;
    std::unique_ptr<Sounds> sounds_;
};

QTEST_MAIN(SoundsTest)

#include "sounds_test.moc"
