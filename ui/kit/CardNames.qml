import QtQuick

// The 52 cards in words, by their index: from the two of clubs, diamonds, hearts, spades to the ace of spades. Each is a
// text of its own, because most languages bend the rank or the suit.
QtObject {
    readonly property list<string> cards: [
        QT_TR_NOOP("two of clubs"), QT_TR_NOOP("two of diamonds"),
        QT_TR_NOOP("two of hearts"), QT_TR_NOOP("two of spades"),
        QT_TR_NOOP("three of clubs"), QT_TR_NOOP("three of diamonds"),
        QT_TR_NOOP("three of hearts"), QT_TR_NOOP("three of spades"),
        QT_TR_NOOP("four of clubs"), QT_TR_NOOP("four of diamonds"),
        QT_TR_NOOP("four of hearts"), QT_TR_NOOP("four of spades"),
        QT_TR_NOOP("five of clubs"), QT_TR_NOOP("five of diamonds"),
        QT_TR_NOOP("five of hearts"), QT_TR_NOOP("five of spades"),
        QT_TR_NOOP("six of clubs"), QT_TR_NOOP("six of diamonds"),
        QT_TR_NOOP("six of hearts"), QT_TR_NOOP("six of spades"),
        QT_TR_NOOP("seven of clubs"), QT_TR_NOOP("seven of diamonds"),
        QT_TR_NOOP("seven of hearts"), QT_TR_NOOP("seven of spades"),
        QT_TR_NOOP("eight of clubs"), QT_TR_NOOP("eight of diamonds"),
        QT_TR_NOOP("eight of hearts"), QT_TR_NOOP("eight of spades"),
        QT_TR_NOOP("nine of clubs"), QT_TR_NOOP("nine of diamonds"),
        QT_TR_NOOP("nine of hearts"), QT_TR_NOOP("nine of spades"),
        QT_TR_NOOP("ten of clubs"), QT_TR_NOOP("ten of diamonds"),
        QT_TR_NOOP("ten of hearts"), QT_TR_NOOP("ten of spades"),
        QT_TR_NOOP("jack of clubs"), QT_TR_NOOP("jack of diamonds"),
        QT_TR_NOOP("jack of hearts"), QT_TR_NOOP("jack of spades"),
        QT_TR_NOOP("queen of clubs"), QT_TR_NOOP("queen of diamonds"),
        QT_TR_NOOP("queen of hearts"), QT_TR_NOOP("queen of spades"),
        QT_TR_NOOP("king of clubs"), QT_TR_NOOP("king of diamonds"),
        QT_TR_NOOP("king of hearts"), QT_TR_NOOP("king of spades"),
        QT_TR_NOOP("ace of clubs"), QT_TR_NOOP("ace of diamonds"),
        QT_TR_NOOP("ace of hearts"), QT_TR_NOOP("ace of spades")
    ]

    // "king of hearts"
    function name(card: int): string {
        return card < 0 ? "" : qsTr(cards[card]);
    }

    // For figures, where cards are written down: "Kh" is the king of hearts.
    function at(texts: list<string>): list<int> {
        return Array.from(texts, text => 4 * "23456789TJQKA".indexOf(text[0]) + "cdhs".indexOf(text[1]));
    }

    // "king of hearts, nine of spades"
    function list(these: list<int>): string {
        return Array.from(these, card => name(card)).join(", ");
    }
}
