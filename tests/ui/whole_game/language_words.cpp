#include "tests/ui/whole_game/language_words.hpp"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include "core/base/check.hpp"

namespace riverbones {

namespace {

constexpr QLatin1String source_language("en");

void add_words(const QString& code, const QStringList& elements, QSet<QString>& words) {
    QFile file(QString(RIVERBONES_TRANSLATIONS "/%1/riverbones_%1.ts").arg(code));
    RIVERBONES_CHECK(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement || !elements.contains(xml.name().toString())) continue;
        // A translation with plural forms has elements within.
        for (const QString& word : words_in(xml.readElementText(QXmlStreamReader::IncludeChildElements))) {
            words.insert(word);
        }
    }
    RIVERBONES_CHECK(!xml.hasError());
}

}  // namespace

QStringList languages_of_program() {
    return QDir(RIVERBONES_TRANSLATIONS).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
}

QStringList words_in(QString text) {
    static const QRegularExpression no_words("<[^>]*>|&[a-z]+;|%L?[0-9n]");
    static const QRegularExpression word("\\p{L}{2,}", QRegularExpression::UseUnicodePropertiesOption);
    text.replace(no_words, " ");
    QStringList words;
    for (auto found = word.globalMatch(text); found.hasNext();) words.append(found.next().captured().toLower());
    return words;
}

QSet<QString> words_of_language(const QString& code) {
    QSet<QString> words;
    add_words(code, {"translation"}, words);
    if (code != source_language) return words;
    // The file of English has plurals only; what the sources say stands in that of any other language.
    for (const QString& other : languages_of_program()) {
        if (other != source_language) add_words(other, {"source"}, words);
    }
    return words;
}

}  // namespace riverbones
