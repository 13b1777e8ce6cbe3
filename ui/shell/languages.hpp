#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QTranslator>
#include <QtQmlIntegration>

#include "ui/play/preferences.hpp"

namespace riverbones {

/// The languages of the interface: English, which the texts are written in, and whatever was found under :/i18n.
/// Choosing one changes every text on the screen at once and is remembered.
class Languages : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    /// Where the files of the languages are.
    Q_PROPERTY(QString folder READ folder CONSTANT FINAL)
    Q_PROPERTY(QStringList codes READ codes CONSTANT FINAL)
    /// What each language calls itself, in the order of `codes`.
    Q_PROPERTY(QStringList names READ names CONSTANT FINAL)
    /// The names of those whose translation no native speaker has read yet, as its own file says.
    Q_PROPERTY(QStringList unread READ unread CONSTANT FINAL)
    /// Index into `codes`.
    Q_PROPERTY(int current READ current NOTIFY currentChanged FINAL)

public:
    /// Starts with the language chosen before, else with the system's if it is there, else with English. Without
    /// preferences nothing is remembered. `folder` is where the files riverbones_<code>.qm are.
    Languages(QQmlEngine& engine, Preferences* preferences, const QString& folder = ":/i18n",
              QObject* parent = nullptr);
    ~Languages() override;

    QString folder() const { return folder_; }
    QStringList codes() const { return codes_; }
    QStringList names() const { return names_; }
    QStringList unread() const;
    int current() const { return current_; }

    /// Index into `codes`, or -1.
    Q_INVOKABLE int indexOf(const QString& code) const { return static_cast<int>(codes_.indexOf(code)); }

    /// A code that is not there changes nothing.
    Q_INVOKABLE void choose(const QString& code);

signals:
    void currentChanged();

private:
    void speak(int language);
    QString file(const QString& code) const;
    QString own_name(const QString& code) const;
    /// What a language's file makes of a text of LanguageChoice.qml; empty if it says nothing.
    QString told(const QString& code, const char* text) const;

    QQmlEngine& engine_;
    Preferences* preferences_;
    QString folder_;
    QStringList codes_;
    QStringList names_;
    int current_ = 0;
    QTranslator translator_;
};

}  // namespace riverbones
