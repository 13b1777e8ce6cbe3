import QtQuick

// A log in words. Every game has one made from it; rows are counted from the oldest.
QtObject {
    function sentence(row: int): string {
        return "";
    }

    // Above the first row of a part, such as a round or a hand.
    function heading(row: int): string {
        return "";
    }

    // Of who did it; empty if nobody did.
    function picture(row: int): string {
        return "";
    }

    function important(row: int): bool {
        return true;
    }
}
