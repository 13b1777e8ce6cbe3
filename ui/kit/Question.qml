pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Kit
import Riverbones.Theme

// A question on paper. The harmless answer is brass and has the focus; Esc always means it.
Modal {
    id: question

    // The title takes words only; numbers go here.
    property string text: ""
    required property string harmlessText
    // Empty: there is nothing to ask, only something to take note of.
    property string harmfulText: ""
    property string harmlessKey: "Esc"

    signal harmlessChosen
    signal harmfulChosen

    anchors.centerIn: parent
    width: Math.min(Metrics.dialogWidth, parent ? parent.width / Metrics.scale - 32 : Metrics.dialogWidth)
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: 30
    topPadding: 26
    // Nothing but an answer closes it.
    closePolicy: T.Popup.CloseOnEscape
    onAccepted: harmfulChosen()
    onRejected: harmlessChosen()
    onOpened: (contentItem as QuestionSheet).takeFocus()

    background: Paper {}

    contentItem: QuestionSheet {
        title: question.title
        text: question.text
        harmlessText: question.harmlessText
        harmlessKey: question.harmlessKey
        harmfulText: question.harmfulText
        mirrored: question.mirrored
        onHarmlessClicked: question.reject()
        onHarmfulClicked: question.accept()
    }
}
