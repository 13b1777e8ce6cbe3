import QtQuick
import Riverbones.Kit

// Nothing to see. There is one in the window; whoever has something to say is given it, or finds it as Voice.announcer.
AnnouncerItem {
    Accessible.role: Accessible.Notification
    Accessible.name: said
    Accessible.ignored: said === ""
}
