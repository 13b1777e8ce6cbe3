#pragma once

#include <QObject>
#include <QStringList>

namespace riverbones::test {

/// Everything that QML could learn from this object: all properties, the rows of models, what can be asked with the
/// number of a seat or of a row, and the same of every object that is reached that way. One line each. Rows of the log
/// above `log_from`, which never change, are left out.
QStringList everything_told(QObject& object, int log_from = 0);

}  // namespace riverbones::test
