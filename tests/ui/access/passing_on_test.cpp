#include <QDir>
#include <QFile>
#include <QMetaProperty>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "core/games/dice_holdem/dice_holdem.hpp"
#include "core/games/double_holdem/double_holdem.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/how_many.hpp"
#include "tests/support/named_house.hpp"
#include "tests/support/random_player.hpp"
#include "tests/support/stacked_deck.hpp"
#include "tests/ui/access/reader_at_window.hpp"
#include "tests/ui/dice_holdem/held_record.hpp"
#include "ui/poker_table/poker_table.hpp"

// While the device is passed on, nothing in the program tells what anybody's hidden dice or cards are: two matches that
// differ in nothing else are alike in every property of every object, in every item and in all that a screen reader
// finds.

using namespace riverbones;

namespace {

constexpr quint64 other_hidden_pieces = 1'000'000;
const QStringList people = {"Anna", "Jānis", "Nomvula"};

test::NamedHouse house_of(const DiceHoldem& /*game*/, quint64 seed) { return test::NamedHouse(seed); }

test::StackedDeck house_of(const DoubleHoldem& /*game*/, quint64 seed) {
    constexpr int own_cards = 3;
    return {seed, own_cards * static_cast<int>(people.size())};
}

/// Actions of one random hand among these people, as they stand in a record, up to where somebody must decide.
template <Game G>
QStringList random_steps(quint64 seed) {
    auto house = house_of(G{}, seed);
    FastRandom random(seed);
    holdem::Settings settings;
    settings.players = static_cast<int>(people.size());
    auto match = test::new_match<G>(settings, house.random());
    QStringList steps;
    for (std::uint32_t wanted = random.below(9); wanted > 0; --wanted) {
        const auto choices = match.choices(*seat_to_act(match.turn()));
        holdem::Action action = test::random_action(choices, random);
        if (std::holds_alternative<holdem::LeaveTable>(action)) action = holdem::Call{};
        if (!choices.allows(action)) break;
        Match<G> next = match;
        if (!next.play(*seat_to_act(match.turn()), action, test::after(0), house.random())) break;
        if (!seat_to_act(next.turn())) break;
        match = std::move(next);
        steps << QString::fromStdString(G::to_text(action));
    }
    return steps;
}

/// Where keyboard and pointer were last is nobody's secret, nor which pictures have been read from the disk by now.
bool wanders(const QByteArray& property) {
    return property.toLower().contains("focus") || property == "hovered" || property == "down" ||
           property == "pressed" || property == "containsMouse" || property == "currentIndex" ||
           property == "visible" || property == "opened" || property == "ready" || property == "frameCount";
}

/// What could say something: words, numbers, flags and lists of numbers.
bool tells(const QMetaProperty& property) {
    const int type = property.metaType().id();
    const bool telling = type == QMetaType::QString || type == QMetaType::Int || type == QMetaType::Bool ||
                         type == qMetaTypeId<QList<int>>() || type == QMetaType::QStringList;
    return telling && property.isReadable() && !wanders(property.name());
}

QString in_words(const QVariant& value) {
    if (value.metaType() == QMetaType::fromType<QStringList>()) return value.toStringList().join('|');
    if (value.metaType() != QMetaType::fromType<QList<int>>()) return value.toString();
    QString words;
    for (const int number : value.value<QList<int>>()) words += QString::number(number) + '|';
    return words;
}

/// The properties of a kind of object that could say something.
class Speaking {
public:
    using Named = std::pair<QString, QMetaProperty>;

    const std::vector<Named>& of(const QObject& object) {
        const QMetaObject* kind = object.metaObject();
        const auto known = kinds_.find(kind);
        return known != kinds_.end() ? known->second : kinds_.emplace(kind, found(*kind, object)).first->second;
    }

private:
    static std::vector<Named> found(const QMetaObject& kind, const QObject& object) {
        std::vector<Named> properties;
        const QString name = kind.className();
        // Ours; what Qt hangs on them, animations and the like, comes and goes.
        const bool ours =
            name.startsWith("riverbones::") || name.contains("_QMLTYPE_") || object.inherits("QQuickItem");
        for (int i = 0; ours && i < kind.propertyCount(); ++i) {
            const QMetaProperty property = kind.property(i);
            if (tells(property)) properties.emplace_back(name + '.' + property.name() + " = ", property);
        }
        return properties;
    }

    std::unordered_map<const QMetaObject*, std::vector<Named>> kinds_;
};

/// Everything that objects say of themselves, each of them once.
class Notes {
public:
    explicit Notes(Speaking& speaking) : speaking_(speaking) {}

    void take(const QObject& object) {
        if (!taken_.insert(&object).second) return;
        for (const auto& [name, property] : speaking_.of(object)) lines_ << name + in_words(property.read(&object));
    }
    void take_below(const QQuickItem& item) {
        take(item);
        for (const QQuickItem* child : item.childItems()) take_below(*child);
    }
    void add(const QString& line) { lines_ << line; }

    QStringList sorted() && {
        lines_.sort();
        return std::move(lines_);
    }

private:
    Speaking& speaking_;
    std::unordered_set<const QObject*> taken_;
    QStringList lines_;
};

}  // namespace

class PassingOnTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { dress_application(); }

    void nothing_tells_hidden_dice() {
        record_ = [](quint64 seed, quint64 hidden) {
            return held_record(people, {}, random_steps<DiceHoldem>(seed), seed, true, hidden);
        };
        compare_hands();
    }

    void nothing_tells_hidden_cards() {
        record_ = [](quint64 seed, quint64 hidden) {
            return held_card_record(people, {}, random_steps<DoubleHoldem>(seed), seed, true, hidden);
        };
        compare_hands();
    }

private:
    void compare_hands() {
        begin();
        int differences_once_open = 0;
        const int hands = test::how_many(200);
        for (int hand = 0; hand < hands; ++hand) {
            const auto seed = static_cast<quint64>(hand);
            const QStringList covered = at_hand_over(seed, seed);
            const QStringList open = once_open();
            QCOMPARE(difference(covered, at_hand_over(seed, seed + other_hidden_pieces)), QString());
            if (difference(open, once_open()) != "") ++differences_once_open;
        }
        // What has been opened does tell: the comparison is not blind.
        QVERIFY(differences_once_open > hands / 2);
    }

    void begin() {
        table_ = nullptr;
        speaking_ = {};
        reader_.reset();
        player_.reset();
        folder_ = std::make_unique<QTemporaryDir>();
        save("saves/first.match", 0, 0);
        player_ = std::make_unique<PlayerAtWindow>(folder_->path());
        reader_ = std::make_unique<ReaderAtWindow>(player_->window());
        player_->click("continue");
        QVERIFY(QTest::qWaitFor([&] { return (table_ = player_->window().findChild<PokerTable*>()) != nullptr; }));
        QVERIFY(QTest::qWaitFor([&] { return table_->handOverTo() >= 0; }, 20000));
    }

    QString save(const QString& name, quint64 seed, quint64 hidden) {
        QDir(folder_->path()).mkpath("saves");
        QFile file(folder_->filePath(name));
        RIVERBONES_CHECK(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(record_(seed, hidden));
        return file.fileName();
    }

    /// All that can be found out at the hand-over of this hand, also after something has happened to the window.
    QStringList at_hand_over(quint64 seed, quint64 hidden) {
        player_->window().resize(1280, 800);
        player_->program().languages().choose("en");
        table_->leave();
        table_->resume(storage(), save("hand.match", seed, hidden));
        RIVERBONES_CHECK(QTest::qWaitFor([&] { return table_->handOverTo() >= 0; }, 20000));
        QTest::qWait(0);
        QStringList notes = everything();
        disturb(seed);
        notes += everything();
        return notes;
    }

    QStringList once_open() {
        table_->openTable();
        QTest::qWait(0);
        return everything();
    }

    void disturb(quint64 seed) {
        QQuickWindow& window = player_->window();
        switch (seed % 4) {
            case 0: window.resize(1024 + static_cast<int>(seed), 700); break;
            case 1: player_->program().languages().choose(seed % 8 < 4 ? "lv" : "en"); break;
            case 2: window.hide(), window.show(); break;
            default: player_->press(Qt::Key_F10), player_->press(Qt::Key_Escape); break;
        }
        QTest::qWait(0);
    }

    QStringList everything() {
        Notes notes(speaking_);
        for (const QObject* object : player_->window().findChildren<QObject*>()) notes.take(*object);
        notes.take_below(*player_->window().contentItem());
        for (QAccessibleInterface* seen : reader_->everything()) {
            notes.add("read: " + name_of(*seen) + " " + seen->text(QAccessible::Description));
        }
        return std::move(notes).sorted();
    }

    /// The first thing that is not the same.
    static QString difference(const QStringList& here, const QStringList& there) {
        for (qsizetype i = 0; i < std::min(here.size(), there.size()); ++i) {
            if (here[i] != there[i]) return here[i] + " / " + there[i];
        }
        return here.size() == there.size() ? QString() : "not as many things";
    }

    Storage* storage() {
        QObject* page = table_->parent();
        while (page && !page->property("storage").value<Storage*>()) page = page->parent();
        RIVERBONES_CHECK(page != nullptr);
        return page->property("storage").value<Storage*>();
    }

    QByteArray (*record_)(quint64 seed, quint64 hidden) = nullptr;
    Speaking speaking_;
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<PlayerAtWindow> player_;
    std::unique_ptr<ReaderAtWindow> reader_;
    PokerTable* table_ = nullptr;
};

QTEST_MAIN(PassingOnTest)
#include "passing_on_test.moc"
