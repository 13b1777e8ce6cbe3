#pragma once

#include <QQuickItem>
#include <QTimer>
#include <QtQmlIntegration>

#include <deque>

namespace riverbones {

/// Says things to a screen reader that nobody asked for, one after the other and without cutting itself short, and
/// answers what somebody did ask. Qt 6.4 has no call for that: an alert about an invisible item does it.
class AnnouncerItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// How much is said without being asked. Answers are always given.
    Q_PROPERTY(riverbones::AnnouncerItem::Talk talk MEMBER talk_ NOTIFY talkChanged FINAL)
    /// Milliseconds a letter takes to be read, so that the next sentence can wait for the last one.
    Q_PROPERTY(int letterTime MEMBER letter_time_ NOTIFY letterTimeChanged FINAL)
    /// What was said last.
    Q_PROPERTY(QString said READ said NOTIFY announced FINAL)

public:
    enum Talk { Everything, OnlyMine, Nothing };
    Q_ENUM(Talk)

    /// What a sentence is about: one that waits is dropped when a newer one of its kind comes.
    enum Kind { Turn, Pieces, Deed, Result, Message };
    Q_ENUM(Kind)

    explicit AnnouncerItem(QQuickItem* parent = nullptr);

    QString said() const { return said_; }

    /// `mine` says that it concerns a person who plays, not only bots.
    Q_INVOKABLE void say(riverbones::AnnouncerItem::Kind kind, const QString& text, bool mine = true);
    /// Somebody asked: said at once. What waits follows.
    Q_INVOKABLE void answer(const QString& text);
    /// Forgets what waits.
    Q_INVOKABLE void hush();

signals:
    void talkChanged();
    void letterTimeChanged();
    void announced(const QString& text);

private:
    struct Sentence {
        Kind kind;
        QString text;
    };

    void next();
    void speak(const QString& text);

    Talk talk_ = Everything;
    int letter_time_ = 45;
    QString said_;
    std::deque<Sentence> waiting_;
    QTimer speaking_;
};

}  // namespace riverbones
