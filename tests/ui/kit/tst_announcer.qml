import QtQuick
import QtTest
import Riverbones.Kit
import Riverbones.Tests.Kit

Item {
    id: room

    property list<string> heard

    width: 640
    height: 400

    Announcer {
        id: announcer

        letterTime: 0
        onAnnounced: text => room.heard.push(text)
    }

    Toast {
        id: toast

        announcer: announcer
    }

    TestCase {
        name: "Announcer"
        when: windowShown

        function init() {
            announcer.hush();
            announcer.talk = Announcer.Everything;
            announcer.letterTime = 0;
            room.heard = [];
        }

        function compareHeard(wanted: list<string>) {
            compare(Array.from(room.heard).join("|"), Array.from(wanted).join("|"));
        }

        function test_first_at_once_and_the_others_after_it_in_their_order() {
            announcer.letterTime = 10;
            announcer.say(Announcer.Turn, "Anna to play.");
            announcer.say(Announcer.Pieces, "Anna rolled.");
            announcer.say(Announcer.Deed, "Anna wrote.");
            compareHeard(["Anna to play."]);
            tryVerify(() => room.heard.length === 3);
            compareHeard(["Anna to play.", "Anna rolled.", "Anna wrote."]);
        }

        function test_a_newer_one_takes_the_place_of_one_of_its_kind_that_waits() {
            announcer.say(Announcer.Deed, "Anna wrote.");
            announcer.say(Announcer.Pieces, "Otto rolled first.");
            announcer.say(Announcer.Turn, "Round 2.");
            announcer.say(Announcer.Pieces, "Otto rolled again.");
            tryVerify(() => room.heard.length === 3);
            compareHeard(["Anna wrote.", "Round 2.", "Otto rolled again."]);
            wait(20);
            compare(room.heard.length, 3);
        }

        function test_only_mine() {
            announcer.talk = Announcer.OnlyMine;
            announcer.say(Announcer.Pieces, "Otto rolled.", false);
            announcer.say(Announcer.Turn, "Anna to play.", true);
            wait(20);
            compareHeard(["Anna to play."]);
        }

        function test_nothing_but_answers() {
            announcer.talk = Announcer.Nothing;
            announcer.say(Announcer.Result, "Anna wins.");
            announcer.answer("Your dice.");
            wait(20);
            compareHeard(["Your dice."]);
        }

        function test_an_answer_comes_before_what_waits() {
            announcer.letterTime = 10;
            announcer.say(Announcer.Turn, "Anna to play.");
            announcer.say(Announcer.Pieces, "Anna rolled.");
            announcer.answer("Two rolls left.");
            compareHeard(["Anna to play.", "Two rolls left."]);
            tryVerify(() => room.heard.length === 3);
            compare(room.heard[2], "Anna rolled.");
        }

        // That it does is heard by the test that plays the real program.
        function test_a_reader_can_read_it_again() {
            announcer.answer("Two rolls left.");
            compare(Reader.name(announcer), "Two rolls left.");
            compare(Reader.role(announcer), Accessible.Notification);
        }

        function test_toasts_are_spoken() {
            toast.note("Game saved", "save");
            toast.answer("Two rolls left.", "info");
            compareHeard(["Game saved", "Two rolls left."]);
            compare(Reader.name(toast), "Two rolls left.");
            toast.problem("Not saved", "The disk is full.", "OK", "");
            tryVerify(() => room.heard.length === 3);
            compare(room.heard[2], "Not saved. The disk is full.");
        }
    }
}
