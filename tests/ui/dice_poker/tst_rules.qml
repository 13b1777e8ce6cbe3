import QtQuick
import QtTest
import Riverbones.Games.dice_poker
import Riverbones.Play
import Riverbones.Tests.DicePoker

// The rules cannot lie: what they show and what they say is what the core counts.
Item {
    id: room

    width: 600
    height: 400

    Rules {
        id: rules
    }

    RuleLanguage {
        id: english

        code: "en"
    }

    LineHelp {
        id: help

        language: english
    }

    CoreWorth {
        id: core
    }

    TestCase {
        name: "Rules"
        when: windowShown

        function init() {
            rules.houseRules = "";
        }

        // What is told under these house rules.
        function told(houseRules: string): string {
            rules.houseRules = houseRules;
            let text = "";
            for (let i = 0; i < rules.chapters.length; ++i) {
                for (let j = 0; j < rules.chapters[i].texts.length; ++j)
                    text += rules.chapters[i].texts[j].applies ? rules.chapters[i].texts[j].text + "\n" : "";
            }
            return text;
        }

        function test_figures_show_what_the_core_counts() {
            let figures = 0;
            for (let i = 0; i < rules.chapters.length; ++i) {
                for (let j = 0; j < rules.chapters[i].texts.length; ++j) {
                    const text = rules.chapters[i].texts[j];
                    if (!text.figure)
                        continue;
                    ++figures;
                    const figure = text.figure.createObject(room, { language: english });
                    const worth = figure.extra > 0 ? core.asJoker(figure.faces, figure.line) : core.ordinary(figure.faces, figure.line);
                    compare(figure.points, worth, text.text);
                    compare(figure.extra > 0 ? figure.extra : core.jokerBonus, core.jokerBonus);
                    verify(text.text.includes(String(figure.points)), "the paragraph says it too: " + text.text);
                    verify(text.text.includes(help.name(figure.line)), text.text);
                    if (figure.extra === 0)
                        verify(text.text.includes(figure.faces.join("-")), text.text);
                    figure.destroy();
                }
            }
            compare(figures, 12);
        }

        function test_figures_have_one_name() {
            const chapter = rules.chapters[3];
            const figure = chapter.texts[2].figure.createObject(room, { language: english });
            compare(figure.Accessible.name, "Dice: 2, 2, 5, 5, 1. Two pairs: 15");
            compare(figure.Accessible.role, Accessible.Graphic);
            figure.destroy();
            const joker = rules.chapters[4].texts[4].figure.createObject(room, { language: english });
            compare(joker.Accessible.name, "Dice: 4, 4, 4, 4, 4. Fours: 20, and 100 extra");
            joker.destroy();
        }

        function test_the_drawer_shows_what_the_core_counts() {
            for (let line = 0; line < 15; ++line) {
                const worth = core.ordinary(help.dice(line), line);
                verify(worth > 0, help.name(line));
                const fixed = help.text(line).match(/[0-9]+/);
                if (fixed)
                    compare(Number(fixed[0]), worth, help.text(line));
                else
                    verify(help.text(line).toLowerCase().includes("sum of"), help.text(line));
                if (help.text(line).includes("sum of all dice"))
                    compare(worth, help.dice(line).reduce((sum, face) => sum + face, 0));
            }
        }

        function test_names_of_lines_are_those_of_the_scorecard() {
            compare(help.words.names.length, 15);
            for (let line = 0; line < 15; ++line)
                compare(help.name(line), help.words.names[line]);
        }

        function test_house_rules_as_they_are() {
            verify(told("").includes("If you change nothing, it is more than 63."));
            verify(told("").includes("If you change nothing, the joker is on."));
            const usual = told("players 2 left_bonus over_63 joker on");
            verify(usual.includes("At your table it is more than 63."));
            verify(usual.includes("At your table the joker is on."));
            verify(!usual.includes("If you change nothing"));
            const other = told("players 2 left_bonus from_63 joker off");
            verify(other.includes("At your table you get the left bonus of 35 points if it is 63 or more."));
            verify(!other.includes("If it is more than 63, that is 64 or more"));
            verify(other.includes("At your table the joker is off"));
        }
    }
}
