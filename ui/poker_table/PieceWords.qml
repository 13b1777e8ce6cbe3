import QtQuick

// The pieces of a hold'em game in words. Every such game has one made from it.
QtObject {
    // What pieces show, one after the other: "four, two".
    function list(pieces: list<int>): string {
        return "";
    }
}
