import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// Something long to read, scrolled by the keyboard as well.
ScrollArea {
    id: area

    required property string name
    property bool paper: false

    activeFocusOnTab: true
    clip: true
    Accessible.role: Accessible.Document
    Accessible.name: name
    Keys.onUpPressed: scroll(-step)
    Keys.onDownPressed: scroll(step)
    Keys.onSpacePressed: scroll(height * 0.9)
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_PageDown)
            scroll(height * 0.9);
        else if (event.key === Qt.Key_PageUp)
            scroll(-height * 0.9);
        else if (event.key === Qt.Key_Home)
            scroll(-contentHeight);
        else if (event.key === Qt.Key_End)
            scroll(contentHeight);
        else
            event.accepted = false;
    }

    FocusRing {
        parent: area
        around: area
        paper: area.paper
        cornerRadius: Metrics.paperRadius - 6
        gap: -3
        visible: area.activeFocus
    }
}
