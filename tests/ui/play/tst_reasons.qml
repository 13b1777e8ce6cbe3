import QtQuick
import QtTest
import Riverbones.Play

TestCase {
    name: "Reasons"

    ReasonText {
        id: reason
    }

    function test_each_reason_has_a_sentence_of_its_own() {
        const said = [];
        for (let code = 0; code <= Reason.FileTooLarge; ++code) {
            reason.code = code;
            verify(reason.text.endsWith("."), "reason " + code + ": " + reason.text);
            verify(said.indexOf(reason.text) < 0, reason.text);
            said.push(reason.text);
        }
    }

    function test_no_reason_has_none() {
        reason.code = Reason.None;
        compare(reason.text, "");
    }
}
