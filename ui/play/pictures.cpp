#include "ui/play/pictures.hpp"

#include <algorithm>
#include <iterator>

namespace riverbones {

QString clean_name(const QString& name) {
    QString printable;
    std::ranges::copy_if(name, std::back_inserter(printable), [](QChar letter) { return letter.isPrint(); });
    return printable.simplified().left(longest_name).trimmed();
}

}  // namespace riverbones
