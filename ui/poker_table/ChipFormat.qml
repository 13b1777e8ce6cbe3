import Riverbones.Kit

// Chips as they are written where there is little room: above 99,999 in thousands.
Format {
    function chips(count: int): string {
        //: Thousands of chips, as in 104k
        return count > 99999 ? qsTr("%1k").arg(number(Math.floor(count / 1000))) : number(count);
    }
}
