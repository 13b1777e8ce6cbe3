import QtQuick
import QtQuick.Templates as T

// A part of the screen that scrolls when its content does not fit, and that follows the keyboard.
Flickable {
    id: area

    readonly property Item focusItem: Window.activeFocusItem

    // Brings an item into view, if it is one of ours.
    function reveal(item: Item): void {
        let parent = item;
        while (parent && parent !== contentItem)
            parent = parent.parent;
        if (!parent || item === contentItem)
            return;
        const place = item.mapToItem(contentItem, 0, 0, item.width, item.height);
        contentX = shifted(contentX, width, contentWidth, place.x, place.width);
        contentY = shifted(contentY, height, contentHeight, place.y, place.height);
    }

    // Up or down by so much, for those who have nothing in here to go to with the keyboard.
    readonly property real step: 60

    function scroll(by: real): void {
        contentY = Math.max(0, Math.min(contentHeight - height, contentY + by));
    }

    function shifted(at: real, shown: real, all: real, start: real, length: real): real {
        const air = 12;
        let to = at;
        if (start + length + air > at + shown)
            to = start + length + air - shown;
        if (start - air < to)
            to = start - air;
        return Math.max(0, Math.min(to, all - shown));
    }

    interactive: contentHeight > height + 1 || contentWidth > width + 1
    boundsBehavior: Flickable.StopAtBounds
    pixelAligned: true
    onFocusItemChanged: if (focusItem && interactive)
        reveal(focusItem)

    T.ScrollBar.vertical: ScrollHandle {}
    T.ScrollBar.horizontal: ScrollHandle {}
}
