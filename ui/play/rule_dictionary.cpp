#include "ui/play/rule_dictionary.hpp"

namespace riverbones {

namespace {

/// The language that the texts are written in; it has no file to read.
constexpr QLatin1String source_language("en");

}  // namespace

void RuleDictionary::setFolder(const QString& folder) {
    if (folder == folder_) return;
    folder_ = folder;
    emit changed();
}

void RuleDictionary::setCode(const QString& code) {
    if (code == code_ && missing_.isEmpty()) return;
    auto translator = std::make_unique<QTranslator>();
    const bool written_here = code.isEmpty() || code == source_language;
    missing_ = written_here || translator->load(folder_ + "/riverbones_" + code + ".qm") ? QString() : code;
    if (missing_.isEmpty()) {
        code_ = code;
        translator_ = std::move(translator);
    }
    emit changed();
}

QString RuleDictionary::translate(const QString& context, const QString& text) const {
    const QString told = translator_ ? translator_->translate(context.toUtf8(), text.toUtf8()) : QString();
    return told.isEmpty() ? text : told;
}

}  // namespace riverbones
