import QtQuick

// A line in the list of keys: the names of the keys as they stand on the caps, and what they do.
QtObject {
    required property list<string> keys
    required property string text
}
