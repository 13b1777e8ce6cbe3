pragma Singleton
import QtQuick
import Riverbones.Kit

// The announcer of the window, for parts that stand too deep in a page to be given it.
QtObject {
    property AnnouncerItem announcer: null
}
