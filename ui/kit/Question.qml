pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Theme

// A question on paper. The harmless answer is brass and has the focus; Esc always means it. The focus stays inside
// while the question stands and goes back to where it was afterwards.
T.Dialog {
    id: question

    // Words only; numbers go into the text.
    required title
    property string text: ""
    required property string harmlessText
    // Empty: there is nothing to ask, only something to take note of.
    property string harmfulText: ""
    property string harmlessKey: "Esc"

    property Item before: null

    signal harmlessChosen
    signal harmfulChosen

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    scale: Metrics.scale
    width: Math.min(Metrics.dialogWidth, parent ? parent.width / Metrics.scale - 32 : Metrics.dialogWidth)
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: 30
    topPadding: 26
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape
    onAccepted: harmfulChosen()
    onRejected: harmlessChosen()
    onAboutToShow: before = parent.Window.activeFocusItem
    onAboutToHide: if (before && before.visible)
        before.forceActiveFocus(Qt.OtherFocusReason)
    onOpened: (contentItem as QuestionSheet).takeFocus()

    enter: Transition {
        NumberAnimation {
            property: "opacity"
            from: 0
            to: 1
            duration: Motion.fade
        }
    }
    exit: Transition {
        NumberAnimation {
            property: "opacity"
            to: 0
            duration: Motion.fade
        }
    }

    T.Overlay.modal: Rectangle {
        color: Theme.veil
    }

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
