import QtQuick

// What the button says that makes a card the key card, by the index of the card. Each is a text of its own, because most
// languages bend the rank or the suit.
QtObject {
    readonly property list<string> cards: [
        QT_TR_NOOP("Keep the two of clubs"), QT_TR_NOOP("Keep the two of diamonds"),
        QT_TR_NOOP("Keep the two of hearts"), QT_TR_NOOP("Keep the two of spades"),
        QT_TR_NOOP("Keep the three of clubs"), QT_TR_NOOP("Keep the three of diamonds"),
        QT_TR_NOOP("Keep the three of hearts"), QT_TR_NOOP("Keep the three of spades"),
        QT_TR_NOOP("Keep the four of clubs"), QT_TR_NOOP("Keep the four of diamonds"),
        QT_TR_NOOP("Keep the four of hearts"), QT_TR_NOOP("Keep the four of spades"),
        QT_TR_NOOP("Keep the five of clubs"), QT_TR_NOOP("Keep the five of diamonds"),
        QT_TR_NOOP("Keep the five of hearts"), QT_TR_NOOP("Keep the five of spades"),
        QT_TR_NOOP("Keep the six of clubs"), QT_TR_NOOP("Keep the six of diamonds"),
        QT_TR_NOOP("Keep the six of hearts"), QT_TR_NOOP("Keep the six of spades"),
        QT_TR_NOOP("Keep the seven of clubs"), QT_TR_NOOP("Keep the seven of diamonds"),
        QT_TR_NOOP("Keep the seven of hearts"), QT_TR_NOOP("Keep the seven of spades"),
        QT_TR_NOOP("Keep the eight of clubs"), QT_TR_NOOP("Keep the eight of diamonds"),
        QT_TR_NOOP("Keep the eight of hearts"), QT_TR_NOOP("Keep the eight of spades"),
        QT_TR_NOOP("Keep the nine of clubs"), QT_TR_NOOP("Keep the nine of diamonds"),
        QT_TR_NOOP("Keep the nine of hearts"), QT_TR_NOOP("Keep the nine of spades"),
        QT_TR_NOOP("Keep the ten of clubs"), QT_TR_NOOP("Keep the ten of diamonds"),
        QT_TR_NOOP("Keep the ten of hearts"), QT_TR_NOOP("Keep the ten of spades"),
        QT_TR_NOOP("Keep the jack of clubs"), QT_TR_NOOP("Keep the jack of diamonds"),
        QT_TR_NOOP("Keep the jack of hearts"), QT_TR_NOOP("Keep the jack of spades"),
        QT_TR_NOOP("Keep the queen of clubs"), QT_TR_NOOP("Keep the queen of diamonds"),
        QT_TR_NOOP("Keep the queen of hearts"), QT_TR_NOOP("Keep the queen of spades"),
        QT_TR_NOOP("Keep the king of clubs"), QT_TR_NOOP("Keep the king of diamonds"),
        QT_TR_NOOP("Keep the king of hearts"), QT_TR_NOOP("Keep the king of spades"),
        QT_TR_NOOP("Keep the ace of clubs"), QT_TR_NOOP("Keep the ace of diamonds"),
        QT_TR_NOOP("Keep the ace of hearts"), QT_TR_NOOP("Keep the ace of spades")
    ]

    function keep(card: int): string {
        return card < 0 ? "" : qsTr(cards[card]);
    }
}
