import QtQuick
import QtTest
import Riverbones.PokerTable
import Riverbones.Tests.Languages

Item {
    id: room

    width: 1000
    height: 700

    EveryLanguage {}

    HoldemSettingsText {
        id: settings
    }

    AgreedWords {
        id: agreed

        settings: settings
    }

    HouseRulesSheet {
        id: sheet

        houseRules: settings.text
    }

    TestCase {
        name: "Agreed"
        when: windowShown

        function cleanup() {
            settings.text = "";
            sheet.close();
            tryCompare(sheet, "visible", false);
        }

        function told() {
            return Array.from(agreed.lines, line => line.name + ": " + line.text);
        }

        readonly property var always: [
            "Hidden hands stay hidden: Folded and unshown hands stay secret until the match is over; then everything may be looked at.",
            "Odd chips: What cannot be shared goes chip by chip to the winners, beginning left of the dealer."
        ]

        function test_what_is_usual() {
            compare(told(), ["Match: Table game", "Betting: No limit", "Forced bets: blinds 10 / 20", "Buy-in: 2,000", "Buy in again when broke: yes", "Time to act: No clock", ...always]);
        }

        function test_fixed_limit_with_ante_and_clock() {
            settings.structure = PokerTable.FixedLimit;
            settings.forced = HoldemSettingsText.Both;
            settings.bigBet = 60;
            settings.buyInAgain = false;
            settings.clock = 30;
            compare(told(), ["Match: Table game", "Betting: Fixed limit", "Forced bets: blinds 10 / 20, ante 2", "Small and big bet: 20 in the first two rounds, 60 in the last two", "Bets a round: at most 4", "Buy-in: 2,000", "Buy in again when broke: no", "Time to act: 30 seconds, and a time bank of 30 seconds a match", ...always]);
            settings.mostBets = 0;
            verify(told().includes("Bets a round: No cap"));
        }

        function test_last_one_standing_begins_where_the_schedule_does() {
            settings.kind = HoldemSettingsText.LastOneStanding;
            settings.forced = HoldemSettingsText.Ante;
            settings.structure = PokerTable.PotLimit;
            settings.smallestBet = 700;
            settings.length = HoldemSettingsText.LongEvening;
            compare(told(), ["Match: Last one standing", "Betting: Pot limit", "Forced bets: ante 5, smallest bet 20", "Length: Long: a new level every 20 hands", "Buy-in: 2,000", "Time to act: No clock", ...always]);
        }

        function test_the_sheet_tells_all_of_it() {
            sheet.open();
            tryCompare(sheet, "opened", true);
            for (let i = 0; i < agreed.lines.length; ++i)
                compare(findChild(sheet.contentItem, "agreed" + i).Accessible.name, told()[i]);
        }
    }
}
