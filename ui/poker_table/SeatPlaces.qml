import QtQuick
import Riverbones.Theme

// Where the other seats of a table lie, as fractions of the cloth: clockwise from the left, as many at the sides as the
// number of players asks for. Whoever has the device sits below, beside the cloth.
QtObject {
    id: places

    required property int players

    readonly property int others: players - 1
    // Small plates: there is little room.
    readonly property bool crowded: players >= 8
    readonly property bool small: crowded || Metrics.compact
    readonly property int beside: players < 4 ? 0 : crowded ? 2 : 1
    readonly property int above: others - 2 * beside

    // Half of what lies between the outermost plates above.
    readonly property real spread: above < 2 ? 0 : above === 2 && !crowded ? 0.2 : Metrics.compact ? 0.3911 : crowded ? 0.388 : 0.3198
    readonly property real edge: Metrics.compact ? 0.0948 : crowded ? 0.0763 : 0.1023
    readonly property real top: Metrics.compact ? 0.1111 : crowded ? 0.0902 : 0.1241
    readonly property real betBelow: Metrics.compact ? 0.125 : crowded ? 0.1015 : 0.1428
    readonly property real betBeside: Metrics.compact ? 0.2359 : crowded ? 0.1899 : 0.2403

    // The middle of a plate; `place` counts the others from 0.
    function plate(place: int): point {
        if (place < beside)
            return Qt.point(edge, height(place));
        if (place >= beside + above)
            return Qt.point(1 - edge, height(others - 1 - place));
        return above < 2 ? Qt.point(0.5, top) : row(place - beside);
    }

    // The middle of what lies in front of it.
    function bet(place: int): point {
        const at = plate(place);
        if (place < beside)
            return Qt.point(betBeside, at.y);
        if (place >= beside + above)
            return Qt.point(1 - betBeside, at.y);
        return Qt.point(at.x, at.y + betBelow);
    }

    function height(fromBelow: int): real {
        return beside < 2 ? 0.52 : fromBelow === 0 ? 0.73 : 0.4;
    }

    function row(place: int): point {
        const outermost = place === 0 || place === above - 1;
        // The corners of the large cloth are round.
        const lower = above > 2 && outermost && !small ? 0.0488 : 0;
        return Qt.point(0.5 - spread + 2 * spread * place / (above - 1), top + lower);
    }
}
