#include "ui/kit/text_finder.hpp"

#include <vector>

namespace riverbones {

namespace {

/// A text without case and accents, and where in the text each of its letters came from.
struct Folded {
    QString letters;
    std::vector<qsizetype> origin;
};

Folded fold(const QString& text) {
    Folded folded;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QString parts = text.sliced(i, 1).normalized(QString::NormalizationForm_KD).toCaseFolded();
        for (const QChar part : parts) {
            // Soft hyphens are formats.
            if (part.isMark() || part.category() == QChar::Other_Format) continue;
            folded.letters.append(part);
            folded.origin.push_back(i);
        }
    }
    return folded;
}

QString fold_sought(const QString& sought) { return fold(sought.simplified()).letters; }

std::vector<bool> hits(const QString& text, const QString& sought) {
    std::vector<bool> hit(static_cast<std::size_t>(text.size()), false);
    const QString wanted = fold_sought(sought);
    if (wanted.isEmpty()) return hit;
    const Folded folded = fold(text);
    for (qsizetype at = folded.letters.indexOf(wanted); at >= 0; at = folded.letters.indexOf(wanted, at + 1)) {
        const auto first = folded.origin.at(static_cast<std::size_t>(at));
        const auto last = folded.origin.at(static_cast<std::size_t>(at + wanted.size() - 1));
        for (auto i = first; i <= last; ++i) hit[static_cast<std::size_t>(i)] = true;
    }
    return hit;
}

/// Digits, and the signs between two of them: "1,835", "5-5-3-2-1".
bool in_number(const QString& text, qsizetype i) {
    if (text.at(i).isDigit()) return true;
    const bool inside = i > 0 && i + 1 < text.size() && text.at(i - 1).isDigit() && text.at(i + 1).isDigit();
    return inside && (text.at(i).isPunct() || text.at(i).isSpace() || text.at(i) == QLatin1Char('+'));
}

QString escaped(const QString& text, bool number) {
    QString kept = text;
    if (number) kept.replace(QLatin1Char(' '), QChar(QChar::Nbsp));
    return kept.toHtmlEscaped();
}

}  // namespace

bool TextFinder::finds(const QString& text, const QString& sought) const {
    const QString wanted = fold_sought(sought);
    return !wanted.isEmpty() && fold(text).letters.contains(wanted);
}

QString TextFinder::marked(const QString& text, const QString& sought, const QString& look, const QString& number_look,
                           const QString& hit_look) const {
    const std::vector<bool> hit = hits(text, sought);
    QString rich;
    for (qsizetype start = 0, end = 0; start < text.size(); start = end) {
        const bool number = in_number(text, start);
        const bool found = hit[static_cast<std::size_t>(start)];
        while (end < text.size() && in_number(text, end) == number && hit[static_cast<std::size_t>(end)] == found)
            ++end;
        const QString style = (number ? number_look + QLatin1Char(';') : QString()) + (found ? hit_look : QString());
        const QString run = escaped(text.sliced(start, end - start), number);
        rich += style.isEmpty() ? run : QStringLiteral("<span style=\"%1\">%2</span>").arg(style, run);
    }
    return QStringLiteral("<p style=\"%1\">%2</p>").arg(look, rich);
}

}  // namespace riverbones
