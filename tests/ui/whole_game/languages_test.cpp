#include <QTemporaryDir>

#include "tests/ui/access/reader_at_window.hpp"
#include "tests/ui/whole_game/dice_poker_turns.hpp"
#include "tests/ui/whole_game/language_words.hpp"
#include "ui/kit/announcer_item.hpp"
#include "ui/play/pictures.hpp"

using namespace riverbones;

namespace {

void gather_shown(const QQuickItem& item, QSet<QString>& texts) {
    if (!item.isVisible() || item.opacity() <= 0) return;
    if (item.inherits("QQuickText")) texts.insert(item.property("text").toString());
    for (const QQuickItem* child : item.childItems()) gather_shown(*child, texts);
}

void gather_read(const ReaderAtWindow& reader, QSet<QString>& texts) {
    for (QAccessibleInterface* seen : reader.everything()) {
        // What was said last may have been said before the language was changed.
        if (seen->role() == QAccessible::Notification) continue;
        for (const auto text : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
            texts.insert(seen->text(text));
    }
}

}  // namespace

/// A whole game in each language: nothing is shown, read or announced that is not in it.
class GameInEachLanguage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCoreApplication::setApplicationName("Riverbones");
        dress_application();
    }
    void init() {
        heard_ = 0;
        strangers_.clear();
        folder_ = std::make_unique<QTemporaryDir>();
        player_ = std::make_unique<PlayerAtWindow>(folder_->path());
        reader_ = std::make_unique<ReaderAtWindow>(player_->window());
        auto& announcer = *player_->window().findChild<AnnouncerItem*>();
        // Nothing is dropped because somebody still listens.
        announcer.setProperty("letterTime", 0);
        connect(&announcer, &AnnouncerItem::announced, this, [this](const QString& text) { announced_.insert(text); });
    }
    void cleanup() {
        reader_.reset();
        player_.reset();
    }

    void is_in_that_language_throughout_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("from_the_middle_on");
        for (const QString& code : languages_of_program()) QTest::newRow(qPrintable(code)) << code << code;
        QTest::newRow("lv, then el") << "lv"
                                     << "el";
        QTest::newRow("zu, then en") << "zu"
                                     << "en";
    }

    void is_in_that_language_throughout() {
        QFETCH(QString, language);
        QFETCH(QString, from_the_middle_on);
        speak(language);
        look();
        player_->click("card-dice_poker");
        look();
        player_->click("start");
        QTRY_VERIFY(player_->table());
        DicePokerTable& table = *player_->table();
        play_to_the_end(table, [&] {
            look();
            if (table.round() == middle_ && language != from_the_middle_on) speak(from_the_middle_on);
            if (table.round() == middle_) look_at_everything();
            turn_by_mouse(*player_, table, random_);
            QTest::qWait(0);
        });
        look_at_everything();
        player_->click("seeResultButton");
        player_->item("playAgainButton");
        look();
        QVERIFY2(strangers_.isEmpty(), qPrintable(strangers_.values().join("\n")));
        QVERIFY(heard_ > 2 * rounds_);
    }

private:
    void speak(const QString& code) {
        announced_.clear();
        player_->program().languages().choose(code);
        words_ = words_of_language(code);
        QVERIFY(!words_.isEmpty());
    }

    /// The table, and what the keys open over it.
    void look_at_everything() {
        look();
        for (const Qt::Key key : {Qt::Key_F1, Qt::Key_F10, Qt::Key_L, Qt::Key_S, Qt::Key_Question}) {
            player_->press(key);
            look();
            player_->press(Qt::Key_Escape);
        }
        for (const Qt::Key key : {Qt::Key_D, Qt::Key_B, Qt::Key_P, Qt::Key_T}) player_->press(key);
        look();
    }

    /// Every word that can be seen or heard is one of the language, or part of a name.
    void look() {
        QTest::qWait(0);
        QSet<QString> texts = announced_;
        heard_ += static_cast<int>(announced_.size());
        announced_.clear();
        gather_shown(*player_->window().contentItem(), texts);
        gather_read(*reader_, texts);
        QSet<QString> known = words_;
        QStringList names = player_->program().languages().names();
        for (const BotFace& bot : bot_faces) names.append(bot.name);
        for (const QString& word : words_in(names.join(' '))) known.insert(word);
        for (const QString& text : texts) {
            for (const QString& word : words_in(text)) {
                if (!known.contains(word)) strangers_.insert(QString("\"%1\" in \"%2\"").arg(word, text));
            }
        }
    }

    static constexpr int rounds_ = 15;
    static constexpr int middle_ = 8;

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<PlayerAtWindow> player_;
    std::unique_ptr<ReaderAtWindow> reader_;
    QSet<QString> words_;
    QSet<QString> announced_;
    int heard_ = 0;
    QSet<QString> strangers_;
    FastRandom random_{20261130};
};

QTEST_MAIN(GameInEachLanguage)

#include "languages_test.moc"
