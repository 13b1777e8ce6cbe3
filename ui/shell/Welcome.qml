import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell

// The first start, for as long as it has not been.
Loader {
    id: welcome

    required property Preferences preferences
    required property Languages languages

    readonly property Page page: item as Page

    signal gone

    active: !preferences.welcomed
    onLoaded: page.takeFocus()
    onActiveChanged: if (!active)
        gone()
    Component.onCompleted: setSource("qrc:/qt/qml/Riverbones/Shell/FirstStartPage.qml", {
        preferences: preferences,
        languages: languages
    })
}
