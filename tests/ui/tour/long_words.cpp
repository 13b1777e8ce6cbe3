#include "tests/ui/tour/long_words.hpp"

#include <QRegularExpression>

#include <algorithm>

namespace riverbones {

namespace {

constexpr double longer = 1.6;
constexpr double short_ones = 2.0;
constexpr qsizetype short_text = 10;

bool is_vowel(QChar letter) { return QStringView(u"aeiouyAEIOUY").contains(letter); }

/// "Start" becomes "Staaaart": the letters that are added stand where a reader sees the word.
QString stretched(const QString& word, double factor) {
    const auto wanted = static_cast<qsizetype>(static_cast<double>(word.size()) * factor + 0.5);
    const auto vowel = std::ranges::find_if(word, is_vowel);
    const QChar more = vowel == word.end() ? word.back().toLower() : vowel->toLower();
    const qsizetype at = vowel == word.end() ? word.size() : vowel - word.begin() + 1;
    QString result = word;
    result.insert(at, QString(std::max<qsizetype>(0, wanted - word.size()), more));
    return result;
}

}  // namespace

QString LongWords::translate(const char* context, const char* source, const char* /*comment*/, int /*n*/) const {
    // How numbers, lists and dates are written is not a matter of words.
    if (qstrcmp(context, "Format") == 0) return QString::fromUtf8(source);
    static const QRegularExpression pieces(
        "<[^>]*>|&[a-z]+;|%L?(?:\\d+|n)|\\p{L}+|.",
        QRegularExpression::UseUnicodePropertiesOption | QRegularExpression::DotMatchesEverythingOption);
    const QString text = QString::fromUtf8(source);
    const double factor = text.size() < short_text ? short_ones : longer;
    QString result;
    for (auto piece = pieces.globalMatch(text); piece.hasNext();) {
        const QString word = piece.next().captured();
        result += word.size() > 1 && word.at(0).isLetter() ? stretched(word, factor) : word;
    }
    return result;
}

}  // namespace riverbones
