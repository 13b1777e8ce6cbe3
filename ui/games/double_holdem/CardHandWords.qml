import QtQuick
import Riverbones.Games.double_holdem

// What hands of cards are called. A name alone may be set in the typeface of headings; what goes with it has digits in
// some languages and may not.
QtObject {
    // In English and in the order of CardHand.Category, for whoever asks for another language than that of the
    // interface.
    readonly property list<string> sources: [
        QT_TR_NOOP("High card"), QT_TR_NOOP("One pair"), QT_TR_NOOP("Two pairs"), QT_TR_NOOP("Three of a kind"),
        QT_TR_NOOP("Straight"), QT_TR_NOOP("Flush"), QT_TR_NOOP("Full house"), QT_TR_NOOP("Four of a kind"),
        QT_TR_NOOP("Straight flush")
    ]

    readonly property RankWords ranks: RankWords {}

    function name(category: int): string {
        return category < 0 ? "" : qsTr(sources[category]);
    }

    // Which ranks, such as "kings over fives". `these` are those of CardHandName.
    function detail(category: int, these: list<int>): string {
        switch (category) {
        case CardHand.StraightFlush:
        case CardHand.Straight:
            return ranks.row(these[0]);
        case CardHand.FourOfAKind:
            return these.length < 2 ? ranks.many(these[0]) :
                //: Four of a kind. %1 as in "kings"; %2: the fifth card, as in "a six"
                qsTr("%1, with %2", "four of a kind").arg(ranks.many(these[0])).arg(ranks.other(these[1]));
        case CardHand.FullHouse:
            //: Full house. %1: the three, as in "kings"; %2: the pair, as in "fives"
            return qsTr("%1 over %2", "full house").arg(ranks.many(these[0])).arg(ranks.under(these[1]));
        case CardHand.Flush:
            return ranks.high(these[0]);
        case CardHand.ThreeOfAKind:
            return these.length < 3 ? ranks.many(these[0]) :
                //: Three of a kind. %1 as in "kings"; %2 and %3: the other cards, as in "a six"
                qsTr("%1, with %2 and %3", "three of a kind").arg(ranks.many(these[0])).arg(ranks.other(these[1])).arg(ranks.other(these[2]));
        case CardHand.TwoPairs:
            return these.length < 3 ?
                //: Two pairs of four cards. %1 and %2 as in "kings"
                qsTr("%1 and %2", "two pairs").arg(ranks.many(these[0])).arg(ranks.many(these[1])) :
                //: Two pairs. %1 and %2 as in "kings"; %3: the fifth card, as in "a two"
                qsTr("%1 and %2, with %3", "two pairs").arg(ranks.many(these[0])).arg(ranks.many(these[1])).arg(ranks.other(these[2]));
        case CardHand.OnePair:
            return these.length < 2 ? ranks.many(these[0]) :
                //: One pair. %1 as in "kings"; %2: the highest other card, as in "a queen"
                qsTr("%1, with %2", "one pair").arg(ranks.many(these[0])).arg(ranks.other(these[1]));
        case CardHand.HighCard:
            return ranks.alone(these[0]);
        default:
            return "";
        }
    }

    function full(category: int, these: list<int>): string {
        //: A hand. %1: what it is called, as in "Full house"; %2: which ranks, as in "kings over fives"
        return category < 0 ? "" : qsTr("%1, %2").arg(name(category)).arg(detail(category, these));
    }
}
