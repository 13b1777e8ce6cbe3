import QtQuick

// The keys of a page, for the list of keys.
QtObject {
    default property list<KeyLine> lines
}
