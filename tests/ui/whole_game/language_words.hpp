#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

namespace riverbones {

/// The languages that the program is translated into, and English, by their codes.
QStringList languages_of_program();

/// The words of a text that is read, with small letters; single letters and what stands in tags are not words.
QStringList words_in(QString text);

/// All words of the texts of one language: those of its file, and for English those of the sources.
QSet<QString> words_of_language(const QString& code);

}  // namespace riverbones
