import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.PokerTable

// What is said about the settings of a hold'em table: their values, and what is wrong with one of them.
QtObject {
    id: words

    required property HoldemSettingsText settings

    readonly property Format format: Format {}

    // The first is no cap.
    readonly property list<string> caps: {
        //: Fixed limit, at set-up: as many bets in a round as players want
        const all = [qsTr("No cap")];
        for (let bets = 1; bets <= settings.highestCap; ++bets)
            all.push(cap(bets));
        return all;
    }

    readonly property string aboutLength: {
        const blinds = settings.firstBigBlind > 0 ? qsTr("%1 / %2", "small blind, big blind").arg(format.number(settings.firstSmallBlind)).arg(format.number(settings.firstBigBlind)) : format.number(settings.firstSmallestBet);
        //: %1: what is played for at first, such as 10 / 20
        return qsTr("from %1 up, a new level every %n hand(s)", "", settings.handsALevel).arg(blinds);
    }

    readonly property string aboutBuyIn: {
        const measure = settings.firstSmallestBet;
        if (measure === 0 || settings.buyIn % measure !== 0)
            return "";
        const times = settings.buyIn / measure;
        return settings.forced === HoldemSettingsText.Ante ? qsTr("each: %1 time(s) the smallest bet", "", times).arg(format.number(times)) : qsTr("each: %1 big blind(s)", "", times).arg(format.number(times));
    }

    function kind(kind: int): string {
        return kind === HoldemSettingsText.TableGame ? qsTr("Table game") : qsTr("Last one standing");
    }

    function aboutKind(kind: int): string {
        return kind === HoldemSettingsText.TableGame ? qsTr("players come and go; it ends when you say so") : qsTr("blinds rise; without chips a player is out");
    }

    function structure(structure: int): string {
        switch (structure) {
        case PokerTable.NoLimit: return qsTr("No limit");
        case PokerTable.PotLimit: return qsTr("Pot limit");
        default: return qsTr("Fixed limit");
        }
    }

    // The same where there is little room.
    function structureShort(structure: int): string {
        switch (structure) {
        case PokerTable.NoLimit: return qsTr("No limit", "one of three small buttons");
        case PokerTable.PotLimit: return qsTr("Pot limit", "one of three small buttons");
        default: return qsTr("Fixed limit", "one of three small buttons");
        }
    }

    function forced(forced: int): string {
        switch (forced) {
        case HoldemSettingsText.Blinds: return qsTr("Blinds");
        case HoldemSettingsText.Ante: return qsTr("Ante");
        default: return qsTr("Both", "blinds and ante");
        }
    }

    function length(length: int): string {
        switch (length) {
        case HoldemSettingsText.Quick: return qsTr("Quick");
        case HoldemSettingsText.Evening: return qsTr("An evening");
        default: return qsTr("Long");
        }
    }

    function cap(bets: int): string {
        return qsTr("%n bet(s)", "", bets);
    }

    function clock(seconds: int): string {
        return seconds > 0 ? qsTr("%n second(s)", "", seconds) : qsTr("No clock");
    }

    // What is wrong with this field; nothing if it is another one, or none.
    function problem(field: int): string {
        if (field !== settings.wrongField)
            return "";
        switch (settings.problem) {
        case Reason.ForcedBetsMissing:
            return qsTr("At least %1.").arg(1);
        case Reason.SmallBlindTooLarge:
            return qsTr("The small blind may not be larger than the big blind.");
        case Reason.AnteTooLarge:
            return settings.forced === HoldemSettingsText.Ante ? qsTr("At most %1: no more than the smallest bet.").arg(format.number(settings.smallestBet)) : qsTr("At most %1: no more than the big blind.").arg(format.number(settings.bigBlind));
        case Reason.BigBetTooSmall:
            return qsTr("At least %1: no less than the small bet.").arg(format.number(settings.firstSmallestBet));
        case Reason.BuyInTooSmall:
        case Reason.BuyInTooLarge:
        case Reason.SeatTooRich:
        case Reason.TableTooRich:
            return aboutLimit(field);
        default:
            return "";
        }
    }

    function aboutLimit(field: int): string {
        if (field === HoldemSettingsText.BigBet)
            return qsTr("At most %1.").arg(format.number(settings.betMost));
        if (field !== HoldemSettingsText.BuyIn)
            return qsTr("At most %1: the buy-in has to be %2 times as much.").arg(format.number(settings.measureMost)).arg(settings.fewestInBuyIn);
        const ante = settings.forced === HoldemSettingsText.Ante;
        switch (settings.problem) {
        case Reason.BuyInTooSmall:
            return ante ? qsTr("At least %1: %2 times the smallest bet.").arg(format.number(settings.buyInLeast)).arg(settings.fewestInBuyIn) : qsTr("At least %1: %2 big blinds.").arg(format.number(settings.buyInLeast)).arg(settings.fewestInBuyIn);
        case Reason.BuyInTooLarge:
            return ante ? qsTr("At most %1: %2 times the smallest bet.").arg(format.number(settings.buyInMost)).arg(settings.mostInBuyIn) : qsTr("At most %1: %2 big blinds.").arg(format.number(settings.buyInMost)).arg(settings.mostInBuyIn);
        default:
            return qsTr("At most %1.").arg(format.number(settings.buyInMost));
        }
    }
}
