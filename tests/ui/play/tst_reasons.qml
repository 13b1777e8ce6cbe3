import QtQuick
import QtTest
import Riverbones.Play

TestCase {
    name: "Reasons"

    ReasonText {
        id: reason
    }

    // What exactly is damaged in a file is for Details, not for the sentence.
    function isDamage(code: int): bool {
        return code >= Reason.DamagedLine && code <= Reason.StepNotPossible;
    }

    function test_each_reason_has_a_sentence_of_its_own() {
        const said = [];
        for (let code = 0; code <= Reason.FileTooLarge; ++code) {
            reason.code = code;
            verify(reason.text.endsWith("."), "reason " + code + ": " + reason.text);
            verify(isDamage(code) || said.indexOf(reason.text) < 0, reason.text);
            said.push(reason.text);
        }
    }

    function test_no_reason_has_none() {
        reason.code = Reason.None;
        compare(reason.text, "");
    }
}
