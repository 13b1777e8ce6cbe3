#include "tests/ui/languages/every_language.hpp"

namespace riverbones {

void EveryLanguage::classBegin() {
    languages_ = std::make_unique<Languages>(*qmlEngine(this), nullptr);
    choose("en");
    emit ready();
}

}  // namespace riverbones
