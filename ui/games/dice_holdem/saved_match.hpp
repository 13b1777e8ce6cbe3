#pragma once

#include "core/games/dice_holdem/dice_holdem.hpp"
#include "ui/poker_table/saved_table.hpp"

namespace riverbones {

/// What the first screen says of a saved match of Dice Hold'em.
// The tools of Qt 6.4 find the base only by its whole name.
class DiceHoldemSave : public riverbones::SavedTable {
    Q_OBJECT
    QML_ELEMENT
    /// Unlike the base.
    Q_CLASSINFO("QML.Creatable", "true")

public:
    using SavedTable::SavedTable;

protected:
    void readFile(const QString& path) override { read<DiceHoldem>(path); }
};

}  // namespace riverbones
