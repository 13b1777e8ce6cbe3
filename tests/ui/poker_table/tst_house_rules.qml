import QtQuick
import QtTest
import Riverbones.PokerTable
import Riverbones.Tests.Languages
import Riverbones.Theme

Item {
    id: room

    width: 640
    height: 1200

    EveryLanguage {
        id: languages
    }

    HoldemHouseRules {
        id: rules

        width: 520
    }

    HoldemSettingsText {
        id: agreed

        text: rules.text
    }

    TestCase {
        name: "HoldemHouseRules"
        when: windowShown

        function init() {
            rules.text = "";
            rules.setSeats(6);
            rules.tab = 0;
            Metrics.compact = false;
            wait(20);
        }

        function cleanup() {
            Metrics.compact = false;
            languages.choose("en");
        }

        function part(name) {
            return findChild(rules, name);
        }

        function digits(name) {
            return findChild(part(name), "digits");
        }

        function type(name: string, text: string) {
            digits(name).forceActiveFocus(Qt.TabFocusReason);
            digits(name).selectAll();
            keyClick(Qt.Key_Backspace);
            for (const letter of text)
                keyClick(letter);
        }

        // Every sentence about something wrong that is seen.
        function problems() {
            const found = [];
            collect(rules, found);
            return found;
        }

        function collect(item, found) {
            if (item.objectName === "problem" && item.visible)
                found.push(item.text);
            for (let i = 0; i < item.children.length; ++i)
                collect(item.children[i], found);
        }

        function test_what_is_usual() {
            compare(agreed.kind, HoldemSettingsText.TableGame);
            compare(agreed.structure, PokerTable.NoLimit);
            compare(part("kind").current, 0);
            compare(part("structure").options[part("structure").current], "No limit");
            compare(part("forced").options[part("forced").current], "Blinds");
            compare(digits("smallBlind").text, "10");
            compare(digits("bigBlind").text, "20");
            compare(digits("buyIn").text, "2,000");
            verify(part("buyInAgain").checked);
            compare(part("clock").displayText, "No clock");
            verify(!part("ante").visible);
            verify(!part("bigBet").visible);
            verify(!part("cap").visible);
            compare(rules.problem, "");
            compare(problems(), []);
        }

        function test_what_is_chosen_is_agreed() {
            part("structure").chosen(0);
            compare(agreed.structure, PokerTable.FixedLimit);
            verify(part("bigBet").visible);
            part("structure").chosen(1);
            compare(agreed.structure, PokerTable.PotLimit);
            part("forced").chosen(HoldemSettingsText.Ante);
            verify(part("ante").visible && part("smallestBet").visible && !part("bigBlind").visible);
            compare(digits("ante").text, "5");
            part("forced").chosen(HoldemSettingsText.Both);
            verify(part("ante").visible && !part("smallestBet").visible && part("bigBlind").visible);
            compare(digits("ante").text, "2");
            mouseClick(part("buyInAgain"));
            verify(!agreed.buyInAgain);
            part("clock").activated(3);
            compare(agreed.clock, 20);
            part("kind").chosen(HoldemSettingsText.LastOneStanding);
            compare(agreed.kind, HoldemSettingsText.LastOneStanding);
            verify(!part("bigBlind").visible && !part("ante").visible && !part("buyInAgain").visible);
            part("length").chosen(HoldemSettingsText.Quick);
            compare(agreed.handsALevel, 6);
        }

        function test_the_cap_of_fixed_limit() {
            part("structure").chosen(0);
            compare(part("cap").displayText, "4 bets");
            part("cap").activated(0);
            compare(agreed.mostBets, 0);
            part("cap").activated(8);
            compare(part("cap").displayText, "8 bets");
            languages.choose("lv");
            compare(part("cap").displayText, "8 likmes");
        }

        function test_the_big_bet_follows_as_long_as_it_is_the_usual_one() {
            part("structure").chosen(0);
            type("bigBlind", "50");
            compare(agreed.bigBet, 100);
            type("bigBet", "120");
            type("bigBlind", "60");
            compare(agreed.bigBet, 120);
        }

        function test_wrong_numbers_stay_as_typed_with_the_reason_below_data() {
            return [
                { tag: "small blind", field: "smallBlind", typed: "30", says: "The small blind may not be larger than the big blind." },
                { tag: "no small blind", field: "smallBlind", typed: "", says: "At least 1." },
                { tag: "no big blind", field: "bigBlind", typed: "0", says: "At least 1." },
                { tag: "big blind", field: "bigBlind", typed: "5001", says: "At most 5,000: the buy-in has to be 20 times as much." },
                { tag: "ante", forced: HoldemSettingsText.Both, field: "ante", typed: "21", says: "At most 20: no more than the big blind." },
                { tag: "no ante", forced: HoldemSettingsText.Both, field: "ante", typed: "", says: "At least 1." },
                { tag: "ante alone", forced: HoldemSettingsText.Ante, field: "ante", typed: "21", says: "At most 20: no more than the smallest bet." },
                { tag: "no smallest bet", forced: HoldemSettingsText.Ante, field: "smallestBet", typed: "", says: "At least 1." },
                { tag: "smallest bet", forced: HoldemSettingsText.Ante, field: "smallestBet", typed: "6000", says: "At most 5,000: the buy-in has to be 20 times as much." },
                { tag: "big bet", fixed: true, field: "bigBet", typed: "19", says: "At least 20: no less than the small bet." },
                { tag: "large big bet", fixed: true, field: "bigBet", typed: "100001", says: "At most 100,000." },
                { tag: "small buy-in", field: "buyIn", typed: "399", says: "At least 400: 20 big blinds." },
                { tag: "large buy-in", field: "buyIn", typed: "10001", says: "At most 10,000: 500 big blinds." },
                { tag: "buy-in with ante", forced: HoldemSettingsText.Ante, field: "buyIn", typed: "399", says: "At least 400: 20 times the smallest bet." },
                { tag: "rich buy-in", field: "buyIn", typed: "100001", says: "At most 10,000." }
            ];
        }

        function test_wrong_numbers_stay_as_typed_with_the_reason_below(row) {
            if (row.forced !== undefined)
                part("forced").chosen(row.forced);
            if (row.fixed)
                part("structure").chosen(0);
            type(row.field, row.typed);
            compare(digits(row.field).text, row.typed);
            compare(problems(), [row.says]);
            compare(part(row.field).problem, row.says);
            verify(rules.problem !== "", "the start is closed");
            rules.text = "";
            compare(rules.problem, "");
            compare(problems(), []);
        }

        function test_numbers_of_the_other_kind_of_match_do_not_count() {
            type("smallBlind", "30");
            verify(rules.problem !== "");
            part("kind").chosen(HoldemSettingsText.LastOneStanding);
            compare(rules.problem, "");
        }

        function test_what_is_always_so_is_said() {
            verify(part("secrets").explanation.startsWith("Folded and unshown hands stay secret until the match is over"));
        }

        function test_two_tabs_where_there_is_little_room() {
            verify(!part("tabs").visible);
            verify(part("stakes").visible && part("tableRules").visible);
            Metrics.compact = true;
            verify(part("tabs").visible);
            verify(part("stakes").visible && !part("tableRules").visible);
            part("tabs").chosen(1);
            verify(!part("stakes").visible && part("tableRules").visible);
        }
    }
}
