#include "ui/kit/announcer_item.hpp"

#include <QAccessible>

#include <algorithm>

namespace riverbones {

AnnouncerItem::AnnouncerItem(QQuickItem* parent) : QQuickItem(parent) {
    speaking_.setSingleShot(true);
    connect(&speaking_, &QTimer::timeout, this, &AnnouncerItem::next);
}

void AnnouncerItem::say(Kind kind, const QString& text, bool mine) {
    if (text.isEmpty() || talk_ == Nothing || (talk_ == OnlyMine && !mine)) return;
    std::erase_if(waiting_, [kind](const Sentence& sentence) { return sentence.kind == kind; });
    waiting_.push_back({kind, text});
    if (!speaking_.isActive()) next();
}

void AnnouncerItem::answer(const QString& text) {
    if (!text.isEmpty()) speak(text);
}

void AnnouncerItem::hush() {
    waiting_.clear();
    speaking_.stop();
}

void AnnouncerItem::next() {
    if (waiting_.empty()) return;
    const QString text = waiting_.front().text;
    waiting_.pop_front();
    speak(text);
}

void AnnouncerItem::speak(const QString& text) {
    said_ = text;
    speaking_.start(letter_time_ * static_cast<int>(text.size()));
    emit announced(text);
    // Readers on Windows and macOS listen to the first, those on Linux to the second.
    for (const auto kind : {QAccessible::Alert, QAccessible::ObjectShow}) {
        QAccessibleEvent event(this, kind);
        QAccessible::updateAccessibility(&event);
    }
}

}  // namespace riverbones
