import QtQuick

// Where something that travels arrives. It is there already, for the rules and for whoever reads the screen; only its
// picture waits for what is still in the air.
Item {
    // Chips or pieces on their way.
    property int coming: 0
}
