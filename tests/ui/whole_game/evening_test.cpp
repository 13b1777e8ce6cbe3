#include <QTemporaryDir>
#include <QTest>

#include "core/games/dice_holdem/dice_holdem.hpp"
#include "core/games/double_holdem/double_holdem.hpp"
#include "tests/support/how_many.hpp"
#include "tests/ui/whole_game/holdem_hands.hpp"
#include "tests/ui/whole_game/record_on_disk.hpp"

using namespace riverbones;

namespace {

constexpr int buy_in = 1000;
constexpr int people = 2;
constexpr int seats = 6;

}  // namespace

/// Two people and four bots at one laptop, in every hold'em game and betting structure.
class Evening : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { dress_application(); }
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void cleanup() { player_.reset(); }

    void every_game_and_structure_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("structure");
        for (const QString game : {"dice_holdem", "double_holdem"}) {
            for (const QString structure : {"no_limit", "pot_limit", "fixed_limit"}) {
                QTest::addRow("%s, %s", qPrintable(game), qPrintable(structure)) << game << structure;
            }
        }
    }

    void every_game_and_structure() {
        QFETCH(QString, game);
        QFETCH(QString, structure);
        begin(game, structure);
        QTRY_COMPARE(table_->places()->count(), seats);
        QCOMPARE(table_->seats()->people(), people);
        const int hands = test::how_many(2);
        while (table_->handNumber() <= hands) {
            wait_for_people(*table_);
            if (nobody_can_play_on()) break;
            QCOMPARE(chips_shown(*table_), seats * buy_in);
            answer();
            if (QTest::currentTestFailed()) return;
        }
        const QString saves = folder_->filePath("saves");
        game == "dice_holdem" ? compare_with_record<DiceHoldem>(saves) : compare_with_record<DoubleHoldem>(saves);
    }

private:
    void begin(const QString& game, const QString& structure) {
        player_ = std::make_unique<PlayerAtWindow>(folder_->path());
        const QString agreed =
            "players 6 kind table_game structure %1 forced blinds small_blind 10 big_blind 20 ante 2 smallest_bet 20 "
            "big_bet 40 cap 4 buy_in %2 again off length long clock off";
        const QString key_clock = game == "double_holdem" ? " key_clock 20" : "";
        player_->program().preferences().setHouseRules(game, agreed.arg(structure).arg(buy_in) + key_clock);
        player_->click("card-" + game);
        for (int added = 1; added < people; ++added) player_->click("addPerson");
        for (int added = people + 1; added < seats; ++added) player_->click("addBot");
        player_->click("start");
        QTRY_VERIFY(table_ = player_->window().findChild<PokerTable*>());
    }

    /// Nobody buys in again at this table, so that one may have all the chips.
    bool nobody_can_play_on() const {
        if (table_->phase() == PokerTable::Over) return true;
        return table_->phase() == PokerTable::HandEnded && table_->nextHandObjection() != Reason::None;
    }

    void answer() {
        const int rows = table_->log()->count();
        if (table_->handOverTo() >= 0) {
            QCOMPARE(table_->openSeat(), -1);
            player_->holdUntil("openTableButton", [&] { return table_->handOverTo() < 0; });
        } else if (table_->choosesKey()) {
            player_->click("keyCard" + QString::number(random_.below(3)));
            player_->click("keepButton");
            QTRY_VERIFY(table_->log()->count() > rows);
        } else if (table_->yours()) {
            decide();
            QTRY_VERIFY(table_->log()->count() > rows);
        } else {
            const int hand = table_->handNumber();
            player_->click("nextHandButton");
            QTRY_VERIFY(table_->handNumber() > hand || table_->phase() == PokerTable::Over);
        }
    }

    /// Calls oftener than it folds or raises.
    void decide() {
        const auto wish = random_.below(5);
        if (wish == 0 && table_->toCall() > 0) return player_->click("foldButton");
        if (wish > 1 || table_->raiseMost() == 0) return player_->click("callButton");
        const int rows = table_->log()->count();
        player_->click("raiseButton");
        if (table_->log()->count() == rows && table_->yours() && table_->amountIsAllIn()) player_->click("raiseButton");
    }

    template <Game G>
    void compare_with_record(const QString& folder) {
        const holdem::Table recorded = match_on_disk<G>(folder).view(Viewer{}).table;
        QCOMPARE(holdem::chips_on_table(recorded).count, seats * buy_in);
        QCOMPARE(chips_shown(*table_), seats * buy_in);
    }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<PlayerAtWindow> player_;
    PokerTable* table_ = nullptr;
    FastRandom random_{20261130};
};

QTEST_MAIN(Evening)
#include "evening_test.moc"
