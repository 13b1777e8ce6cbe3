#!/usr/bin/env python3
"""A lint that finds nothing proves nothing: here each one has to find a defect that was planted for it, and has to be
content with the same tree without it. Tools that are to be tried are named in the environment."""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest
import unittest.mock
import wave

HERE = pathlib.Path(__file__).resolve().parent
TOP = HERE.parents[1]

SOUND = {
    "CMakeLists.txt": "project(Sound)\n",
    "CMakePresets.json": "{}\n",
    "README.md": "# Sound\n",
    "CONTRIBUTING.md": "# Welcome\n",
    "LICENSE": "MIT\n",
    "play": "#!/bin/sh\nexit 0\n",
    "check": "#!/bin/sh\nexit 0\n",
    ".ci/run": "#!/bin/sh\nexit 0\n",
    "core/base/seat.hpp": "#pragma once\n\nnamespace riverbones {\n\nint seat_after(int seat);\n\n}  // namespace riverbones\n",
    "core/base/seat.cpp": '#include "core/base/seat.hpp"\n\nint riverbones::seat_after(int seat) { return seat + 1; }\n',
    "core/games/dice_poker/rules.hpp": '#pragma once\n\n#include "core/base/seat.hpp"\n',
    "core/games/other/rules.hpp": '#pragma once\n\n#include "core/base/seat.hpp"\n',
    "core/archive/files.hpp": '#pragma once\n\n#include <QSaveFile>\n',
    "ui/kit/Words.qml": 'import QtQuick\nimport Riverbones.Theme\n\nText { text: qsTr("Roll %1 dice") }\n',
    "ui/games/dice_poker/Table.qml": "import QtQuick\nimport Riverbones.Kit\nimport Riverbones.Games.dice_poker\n\nItem {}\n",
    "tests/ui/tst_words.qml": 'import QtQuick\n\nText { text: "what a test says is not translated" }\n',
    "tests/lint/words_lv.txt": "# known\nRiverbones\n",
    "translations/lv/riverbones_lv.ts": "",
}
RUN_BITS = ("play", "check", ".ci/run")

TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="lv_LV">
<context>
    <name>Words</name>
    <message>
        <source>Roll %1 dice</source>
        <translation>Met %1 kauliņus</translation>
    </message>
</context>
</TS>
"""
PLURAL_TS = TS.replace("<message>", '<message numerus="yes">').replace("%1", "%n").replace(
    "<translation>Met %n kauliņus</translation>",
    """<translation>
            <numerusform>Met %n kauliņu</numerusform>
            <numerusform>Met %n kauliņus</numerusform>
            <numerusform>Nemet kauliņus</numerusform>
        </translation>""",
)
SOUND["translations/lv/riverbones_lv.ts"] = TS


class Lints(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        for name, text in SOUND.items():
            self.plant(name, text)

    def plant(self, name, text, run_bit=None):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        path.chmod(0o755 if (name in RUN_BITS if run_bit is None else run_bit) else 0o644)

    def run_lint(self, script, *arguments):
        command = [sys.executable, "-B", HERE / script, "--root", self.root, *arguments]
        told = subprocess.run(command, capture_output=True, text=True, check=False)
        self.assertEqual("", told.stderr)
        return told

    def content(self, script, *arguments):
        told = self.run_lint(script, *arguments)
        self.assertEqual(0, told.returncode, told.stdout)

    def finds(self, what, script, *arguments):
        told = self.run_lint(script, *arguments)
        self.assertEqual(1, told.returncode, told.stdout)
        self.assertIn(what, told.stdout)

    def check_plants(self, script, plants, *arguments):
        """plants: (file, text, what is to be said about it). Each alone, then taken out again."""
        self.content(script, *arguments)
        for name, text, what in plants:
            with self.subTest(planted=name, text=text):
                self.plant(name, text)
                self.finds(what, script, *arguments)
                self.plant(name, SOUND[name]) if name in SOUND else (self.root / name).unlink()

    def test_directions(self):
        self.check_plants("include_directions.py", [
            ("core/base/a.hpp", '#include "ui/kit/die.hpp"\n', "core/base must not include from ui/kit"),
            ("core/base/a.hpp", '#include "core/match/record.hpp"\n', "core/base must not include from core/match"),
            ("core/match/a.hpp", '#include "core/games/dice_poker/rules.hpp"\n', "from core/games/dice_poker"),
            ("core/betting/a.hpp", '#include "core/cards/card.hpp"\n', "from core/cards"),
            ("core/games/other/a.hpp", '#include "core/games/dice_poker/rules.hpp"\n', "from core/games/dice_poker"),
            ("core/games/other/a.hpp", "#include <QString>\n", "Qt has no place"),
            ("core/base/a.hpp", "#include <QtCore/QString>\n", "Qt has no place"),
            ("core/base/a.hpp", '#include "seat.hpp"\n', "say the whole way"),
            ("core/elsewhere/a.hpp", '#include "core/base/seat.hpp"\n', "core/elsewhere must not"),
            ("ui/shell/a.hpp", '#include "core/games/dice_poker/rules.hpp"\n', "ui/shell must not include"),
            ("ui/kit/a.hpp", '#include "core/match/record.hpp"\n', "ui/kit must not include"),
            ("ui/kit/Bad.qml", "import Riverbones.Shell\n", "ui/kit must not import ui/shell"),
            ("ui/theme/Bad.qml", "import Riverbones.Kit\n", "ui/theme must not import ui/kit"),
            ("ui/play/Bad.qml", "import Riverbones.PokerTable\n", "ui/play must not import ui/poker_table"),
            ("ui/games/other/Bad.qml", "import Riverbones.Games.dice_poker\n", "must not import ui/games/dice_poker"),
            ("ui/shell/Bad.qml", 'Item { source: "dice_poker/Table.qml" }\n', "knows no game by name"),
            ("core/match/a.hpp", "struct DicePoker;\n", "knows no game by name"),
        ])

    def test_player_text(self):
        self.plant("core/base/b.cpp", '// You rolled five.\nstatic_assert(1 == 1, "Seats are counted from one.");\n'
                                      'const char* name = "die seat";\n')
        self.check_plants("player_text.py", [
            ("core/base/a.cpp", 'auto x = "Your turn";\n', "core says nothing to players"),
            ("core/base/a.cpp", 'auto x = "You rolled "\n         "five";\n', "core says nothing to players"),
            ("core/base/a.cpp", 'auto x = R"(it is over.)";\n', "core says nothing to players"),
            ("ui/kit/a.cpp", 'auto x = tr("Roll");\n', "translate in QML"),
            ("ui/kit/Bad.qml", 'Text { \n    text: "Roll"\n}\n', "text is not translated"),
            ("ui/kit/Bad.qml", 'Item {\n    Accessible.name: "Die"\n}\n', "Accessible.name is not translated"),
            ("ui/kit/Bad.qml", 'Text { text: Qt.locale().name }\n', "Format writes numbers and dates"),
            ("ui/kit/Bad.qml", 'Text { text: total.toLocaleString() }\n', "Format writes numbers and dates"),
            ("ui/kit/Bad.qml", 'Text { text: "%L1".arg(total) }\n', "Format writes numbers and dates"),
        ])

    def test_rule_facts(self):
        facts = " ".join(f"A{n}" for n in range(1, 25))
        qml, ts = "ui/games/dice_poker/RulesAll.qml", "translations/lv/riverbones_lv.ts"
        rules = ('RuleChapter {\n    context: "RulesAll"\n    title: QT_TR_NOOP("All")\n\n    RuleText {\n'
                 f'        facts: "{facts}"\n        text: QT_TR_NOOP("At most "\n            + "1,835.")\n    }}\n}}\n')
        told = ("<context><name>RulesAll</name><message><source>All</source><translation>Viss</translation></message>"
                "<message><source>At most 1,835.</source><translation>Ne vairāk kā 1835.</translation></message></context>")
        latvian = TS.replace("</TS>", told + "</TS>")
        with unittest.mock.patch.dict(SOUND, {qml: rules, ts: latvian}):
            self.plant(qml, rules)
            self.plant(ts, latvian)
            self.check_plants("rule_facts.py", [
                (qml, rules.replace(" A24", ""), "no paragraph states A24"),
                (qml, rules.replace("A24", "A24 A25"), "there is no fact A25"),
                (qml, rules.replace('"RulesAll"', '"Rules"'), "its context must be 'RulesAll'"),
                (qml, rules.replace('"All"', '"All 15"'), "a digit in the title"),
                (qml, rules.replace("At most", "Up to"), "A24 is not told"),
                (ts, latvian.replace("<translation>Ne", '<translation type="unfinished">Ne'), "A24 is not told"),
                (ts, latvian.replace("1835", "1385"), "without 1835"),
                (ts, latvian.replace("Viss", "Viss 15"), "a digit in the title"),
                ("ui/games/other/RulesAll.qml", rules, "which facts the rules of this game must state"),
                ("ui/play/RulesAll.qml", rules, "no Rules.qml shows this chapter"),
            ])

    def test_rule_facts_of_shared_chapters(self):
        facts = ["odds"] + [f"B{n}" for n in range(1, 24)]
        chapter = ('RuleChapter {{\n    context: "{0}"\n    title: QT_TR_NOOP("All")\n\n    RuleText {{\n'
                   '        facts: "{1}"\n        text: QT_TR_NOOP("All.")\n    }}\n}}\n')
        told = ("<context><name>{}</name><message><source>All</source><translation>Viss</translation></message>"
                "<message><source>All.</source><translation>Viss.</translation></message></context>")
        shown = "GameRules {\n    chapters: [\n        OwnPart {},\n        SharedPart {}\n    ]\n}\n"
        rules, shared = "ui/games/dice_holdem/Rules.qml", "ui/poker_table/SharedPart.qml"
        sound = {
            rules: shown,
            "ui/games/dice_holdem/OwnPart.qml": chapter.format("OwnPart", " ".join(facts[:9])),
            shared: chapter.format("SharedPart", " ".join(facts[9:] + ["A1"])),
            "translations/lv/riverbones_lv.ts":
                TS.replace("</TS>", told.format("OwnPart") + told.format("SharedPart") + "</TS>"),
        }
        with unittest.mock.patch.dict(SOUND, sound):
            for path, text in sound.items():
                self.plant(path, text)
            self.check_plants("rule_facts.py", [
                (rules, shown.replace("SharedPart {}", ""), "no paragraph states B23"),
                (rules, shown.replace("SharedPart {}", ""), "no Rules.qml shows this chapter"),
                (rules, shown.replace("SharedPart {}", "// SharedPart {}"), "no paragraph states B23"),
                (shared, sound[shared].replace("A1", "C99"), "there is no fact C99"),
                (shared, sound[shared].replace("All.", "More."), "B23, A1 is not told"),
            ])

    def test_sizes(self):
        self.check_plants("file_sizes.py", [
            ("core/base/a.cpp", "\n" * 501, "501 lines, at most 500"),
            ("ui/kit/Bad.qml", "\n" * 151, "151 lines, at most 150"),
            ("tests/ui/tst_bad.qml", "\n" * 501, "501 lines, at most 500"),
        ])

    def test_leftovers(self):
        self.plant("core/base/b.cpp", "// The work of a tmp is at home/in/here; https://example.org/home/page is fine.\n")
        self.check_plants("leftovers.py", [
            ("core/base/a.cpp", "// TO" "DO: later\n", "core/base/a.cpp:1: unfinished"),
            ("core/base/a.cpp", "\n// FIX" "ME\n", "core/base/a.cpp:2: unfinished"),
            ("README.md", "see /ho" "me/anna/notes\n", "path of one machine"),
            ("play", "#!/bin/sh\ncd /wo" "rk/main\n", "path of one machine"),
            ("ui/kit/Bad.qml", "Item {} \n", "space at the end"),
            ("ui/kit/Bad.qml", "\tItem {}\n", "tab"),
            ("ui/kit/Bad.qml", "Item {}", "the last line has no end"),
            ("core/base/a.cpp", "<" * 7 + " mine\n", "unfinished merge"),
        ])

    def test_top_level(self):
        self.check_plants("top_level.py", [
            ("notes.md", "hm\n", "notes.md: does not belong"),
            ("vendor/lib.cpp", "\n", "vendor/: a folder"),
            ("core/base/run.sh", "#!/bin/sh\n", "has no run bit"),
        ])
        self.plant("core/base/a.cpp", "\n", run_bit=True)
        self.finds("has a run bit", "top_level.py")
        (self.root / "core/base/a.cpp").unlink()
        (self.root / "LICENSE").unlink()
        self.finds("LICENSE: missing", "top_level.py")

    def test_scripts(self):
        self.check_plants("shell_scripts.py", [
            ("play", "#!/bin/sh\nif true; then\n", "play: "),
            ("packaging/a.sh", "f() {\n", "packaging/a.sh: "),
        ])

    def test_sounds(self):
        folder = self.root / "assets/sounds"
        shutil.copytree(TOP / "assets/sounds", folder)
        # The real script takes its time, so this one has it all at hand.
        shutil.copytree(folder, self.root / "made")
        made = str(self.root / "made")
        self.plant("assets/sounds/make_sounds.py",
                   f"import shutil, sys\nshutil.copytree({made!r}, sys.argv[1], dirs_exist_ok=True)\n")
        self.content("sounds.py")
        sound = (folder / "no.wav").read_bytes()
        (folder / "no.wav").write_bytes(sound[:3000] + b"\1" + sound[3001:])
        self.finds("no.wav: not what make_sounds.py makes", "sounds.py")
        (folder / "no.wav").rename(folder / "yes.wav")
        self.plant("assets/sounds/make_sounds.py", "raise SystemExit('out of tune')\n")
        for what in ("no.wav: missing", "yes.wav: no cue of that name", "make_sounds.py: out of tune"):
            self.finds(what, "sounds.py")
        for rate, before, seconds, level, what in (
                (48000, 0.02, 0.09, 8000, "not 44.1 kHz"), (44100, 0.0, 0.09, 8000, "no silence around it"),
                (44100, 0.02, 0.2, 8000, "lasts 0.200 s"), (44100, 0.02, 0.09, 32767, "peaks at -0.0 dBFS"),
                (44100, 0.02, 0.09, 8000, "ends with a click")):
            with wave.open(str(folder / "no.wav"), "wb") as file:
                file.setnchannels(1)
                file.setsampwidth(2)
                file.setframerate(rate)
                for value, length in ((0, before), (level, seconds), (0, 0.25)):
                    file.writeframes(value.to_bytes(2, "little") * round(rate * length))
            self.finds("no.wav: " + what, "sounds.py")

    def test_nothing_to_look_at(self):
        for script in ("include_directions.py", "player_text.py", "file_sizes.py", "leftovers.py"):
            with tempfile.TemporaryDirectory() as empty:
                told = self.run_lint(script, "--root", empty)
                self.assertEqual(1, told.returncode)
                self.assertIn("nothing to look at", told.stdout)

    def with_format(self, tool):
        self.plant(".clang-format", (TOP / ".clang-format").read_text(encoding="utf-8"))
        self.check_plants("format.py", [("core/base/a.cpp", "int  x;\n", "core/base/a.cpp: 1 places")],
                          "--clang-format", tool)

    def with_tidy(self, tool):
        self.plant(".clang-tidy", (TOP / ".clang-tidy").read_text(encoding="utf-8"))
        build = self.root / "build"
        source = self.root / "core/base/seat.cpp"
        commands = [{"directory": str(self.root), "file": str(source),
                     "command": f"c++ -std=c++20 -I{self.root} -c {source}"}]
        self.plant("build/compile_commands.json", json.dumps(commands))
        self.check_plants("tidy.py", [
            ("core/base/seat.cpp", "int SeatAfter(int seat) { return seat; }\n", "invalid case style"),
            ("core/base/seat.cpp", "bool f(bool b) { return b ? true : false; }\n", "redundant boolean literal"),
        ], "--clang-tidy", tool, "--build", str(build))

    def with_qmllint(self, tool):
        self.check_plants("qml.py", [
            ("tests/ui/tst_bad.qml", "import QtQuick\n\nItem { x: nobody.knows }\n", "tst_bad.qml:"),
            ("tests/ui/tst_bad.qml", "import QtQuick\n\nItem { unheardOf: 1 }\n", "tst_bad.qml:"),
        ], "--qmllint", tool, "--modules", str(self.root))

    def with_lupdate(self, tool):
        english = "-pluralonly|-source-language|en_US|-target-language|en_US"
        arguments = f"{self.root}/ui|-extensions|cpp,hpp,qml|-locations|none|-no-obsolete"
        options = ["--lupdate", tool, "--arguments=" + arguments, "--english=" + english]
        ts, qml = "translations/lv/riverbones_lv.ts", "ui/kit/Words.qml"
        self.check_plants("translations.py", [
            (qml, SOUND[qml].replace("Roll", "Throw"), "stale"),
            (qml, SOUND[qml].replace("}", ' property string more: qsTr("Keep") }'), "stale"),
            (ts, TS.replace("<translation>", '<translation type="unfinished">'), "is unfinished"),
            (ts, TS.replace("<translation>", '<translation type="vanished">'), "is vanished"),
            (ts, TS.replace("Met %1 kauliņus", ""), "is empty"),
            (ts, TS.replace("Met %1", "Met %2"), "other placeholders"),
            (ts, TS.replace("kauliņus", "&amp;kauliņus"), "number of '&'"),
            (ts, TS.replace("kauliņus", "kauliņus "), "other spaces"),
            (ts, TS.replace("lv_LV", "el_GR"), "says its language is 'el_GR'"),
            ("translations/xx/riverbones_xx.ts", TS, "says its language is 'lv_LV'"),
        ], *options)
        self.plant(qml, SOUND[qml].replace('qsTr("Roll %1 dice")', 'qsTr("Roll %n dice", "", 2)'))
        self.plant(ts, PLURAL_TS)
        self.content("translations.py", *options)
        self.plant(ts, PLURAL_TS.replace("            <numerusform>Met %n kauliņu</numerusform>\n", ""))
        self.finds("2 plural forms, not 3", "translations.py", *options)

    def with_hunspell(self, _):
        ts = "translations/lv/riverbones_lv.ts"
        self.check_plants("spelling.py", [
            (ts, TS.replace("kauliņus", "kaulinnus"), "lv: unknown word: kaulinnus"),
            (ts, TS.replace("Met %1", "-Mettt %1"), "unknown word: Mettt"),
        ], "lv")
        self.plant(ts, TS.replace("kauliņus", "Riverbones"))
        self.content("spelling.py", "lv")
        self.finds("no dictionary", "spelling.py", "xx")


# Only what is installed can be tried; the build says which of these tools it uses.
for tool in ("FORMAT", "TIDY", "QMLLINT", "LUPDATE", "HUNSPELL"):
    place = os.environ.get("CLANG_" + tool if tool in ("FORMAT", "TIDY") else tool)
    if place:
        method = getattr(Lints, "with_" + tool.lower())
        setattr(Lints, "test_with_" + tool.lower(), lambda self, run=method, tool=place: run(self, tool))


if __name__ == "__main__":
    unittest.main()
