#pragma once

#include "core/games/double_holdem/double_holdem.hpp"
#include "ui/poker_table/saved_table.hpp"

namespace riverbones {

/// What the first screen says of a saved match of Double Hold'em.
// The tools of Qt 6.4 find the base only by its whole name.
class DoubleHoldemSave : public riverbones::SavedTable {
    Q_OBJECT
    QML_ELEMENT
    /// Unlike the base.
    Q_CLASSINFO("QML.Creatable", "true")

public:
    using SavedTable::SavedTable;

protected:
    void readFile(const QString& path) override { read<DoubleHoldem>(path); }
};

}  // namespace riverbones
