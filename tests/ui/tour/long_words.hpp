#pragma once

#include <QTranslator>

namespace riverbones {

/// A language that nobody speaks: the English texts with every word lengthened, so that a text takes 60 % more room and
/// a short one twice as much. Placeholders and tags stay as they are.
class LongWords : public QTranslator {
public:
    using QTranslator::QTranslator;

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* comment, int n) const override;
};

}  // namespace riverbones
