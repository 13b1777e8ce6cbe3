import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Theme

// The remarks of the first game, each beside what it speaks about and never on the next button.
Item {
    id: guide

    required property DicePokerTable table
    required property DiceMat mat
    required property Scorecard card
    required property bool wanted

    readonly property bool shown: note.visible
    readonly property Item note: note
    readonly property bool overMat: steps.current === GuideSteps.Rolling || steps.current === GuideSteps.Bonus
    readonly property real lowerEdge: overMat ? actionsTop - 30 : card.y + card.footerY - 6
    readonly property real actionsTop: mat.y + mat.actions.y

    // It was the last one, or no more are wanted.
    signal finished
    // It has gone and had the focus.
    signal focusLost

    GuideSteps {
        id: steps

        table: guide.table
        wanted: guide.wanted
        onFinished: guide.finished()
    }

    GuideWords {
        id: words

        remark: steps.current
        bonusFrom: guide.table.leftBonusFrom
    }

    GuideNote {
        id: note

        objectName: "guideNote"
        x: {
            if (guide.overMat)
                return guide.mat.x + (guide.mat.width - width) / 2;
            return LayoutMirroring.enabled ? guide.card.x + guide.card.width - width - 8 : guide.card.x + 8;
        }
        y: guide.lowerEdge - height
        // Larger text gets more width, so that the note stays as low as it is.
        width: Math.min(implicitWidth * Metrics.textScale, (guide.overMat ? guide.mat.width : guide.card.width) - 2 * Metrics.space4)
        visible: steps.due
        text: words.text
        number: Math.min(steps.current, GuideSteps.Bonus) + 1
        count: GuideSteps.Done
        pointsTo: {
            switch (steps.current) {
            case GuideSteps.Keeping:
                return LayoutMirroring.enabled ? GuideNote.After : GuideNote.Before;
            case GuideSteps.Scoring:
                return GuideNote.Above;
            case GuideSteps.Bonus:
                return LayoutMirroring.enabled ? GuideNote.Before : GuideNote.After;
            default:
                return GuideNote.Below;
            }
        }
        cornerAt: steps.current === GuideSteps.Filling ? (LayoutMirroring.enabled ? 0 : 1) : 0.5
        onWentOn: {
            const focused = activeFocus;
            steps.goOn();
            if (focused && !visible)
                guide.focusLost();
        }
        onSkipped: {
            const focused = activeFocus;
            guide.finished();
            if (focused)
                guide.focusLost();
        }
    }
}
