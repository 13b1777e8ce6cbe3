#pragma once

#include <QStringList>

#include "tests/ui/access/reader_at_window.hpp"

namespace riverbones {

/// What somebody who cannot see would complain of on the screen that shows: things to act on that the reader does not
/// know or that have no name of their own, and pictures that are neither named nor left out.
QStringList complaints(const ReaderAtWindow& reader);

}  // namespace riverbones
