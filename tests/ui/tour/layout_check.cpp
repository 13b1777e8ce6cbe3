#include "tests/ui/tour/layout_check.hpp"

#include <QColor>
#include <QQuickItem>
#include <QRectF>

#include <algorithm>
#include <optional>
#include <vector>

namespace riverbones {

namespace {

/// Rounding of glyph widths, and the leading that fonts leave around their letters.
constexpr double hair = 1.5;
constexpr double touching = 3;
/// Lines may stand this much out of a box that does not cut them off: the leading above and below them is empty.
constexpr double leading = 1.25;

struct SeenText {
    const QQuickItem* item;
    QString words;
    QRectF ink;      ///< where the letters are, in the window
    QRectF visible;  ///< what of it is left by the parts it can be scrolled in
};

bool is_a(const QQuickItem& item, const char* type) { return item.inherits(type); }

bool is_called(const QQuickItem& item, const char* file) {
    return QByteArray(item.metaObject()->className()).startsWith(QByteArray(file) + "_QML");
}

QRectF in_window(const QQuickItem& item, const QRectF& rect) { return item.mapRectToScene(rect); }
QRectF box(const QQuickItem& item) { return in_window(item, {0, 0, item.width(), item.height()}); }

double effective_opacity(const QQuickItem& item) {
    double opacity = 1;
    for (const QQuickItem* at = &item; at; at = at->parentItem()) opacity *= at->opacity();
    return opacity;
}

QRectF ink_of(const QQuickItem& text) {
    const double width = std::min(text.property("contentWidth").toDouble(), std::max(text.width(), 1.0) + 10000);
    // Where the lines stand closer than the font would have them, contentHeight is that of the font.
    const double height = std::min(text.property("contentHeight").toDouble(), text.height());
    const int across = text.property("effectiveHorizontalAlignment").toInt();
    const int down = text.property("verticalAlignment").toInt();
    const double x = (across & Qt::AlignRight)     ? text.width() - width
                     : (across & Qt::AlignHCenter) ? (text.width() - width) / 2
                                                   : 0;
    const double y = (down & Qt::AlignBottom)    ? text.height() - height
                     : (down & Qt::AlignVCenter) ? (text.height() - height) / 2
                                                 : 0;
    return in_window(text, {x, y, width, height});
}

/// Opaque enough to hide what lies below.
bool hides(const QQuickItem& item) {
    if (!item.isVisible() || effective_opacity(item) < 0.9) return false;
    if (is_called(item, "Plank")) return true;
    return is_a(item, "QQuickRectangle") && item.property("color").value<QColor>().alphaF() > 0.9;
}

bool something_hides(const QQuickItem& item, const QRectF& rect) {
    if (!item.isVisible()) return false;
    if (hides(item) && box(item).adjusted(-1, -1, 1, 1).contains(rect)) return true;
    const QList<QQuickItem*> children = item.childItems();
    return std::ranges::any_of(children, [&](const QQuickItem* child) { return something_hides(*child, rect); });
}

std::vector<const QQuickItem*> line_of(const QQuickItem& item) {
    std::vector<const QQuickItem*> line;
    for (const QQuickItem* at = &item; at; at = at->parentItem()) line.insert(line.begin(), at);
    return line;
}

/// Whether `rect` of `lower` is covered by something that is drawn after it.
bool is_covered(const QQuickItem& lower, const QRectF& rect) {
    const auto line = line_of(lower);
    for (std::size_t depth = 0; depth + 1 < line.size(); ++depth) {
        const QList<QQuickItem*> children = line[depth]->childItems();
        const qsizetype own = children.indexOf(const_cast<QQuickItem*>(line[depth + 1]));
        for (qsizetype i = 0; i < children.size(); ++i) {
            const bool above =
                children[i]->z() > children[own]->z() || (children[i]->z() == children[own]->z() && i > own);
            if (above && something_hides(*children[i], rect)) return true;
        }
    }
    return false;
}

QString told(const SeenText& text, const QString& what) {
    const QRect at = text.ink.toRect();
    return QString("\"%1\" %2 (at %3,%4, %5 x %6)")
        .arg(text.words.left(60), what)
        .arg(at.x())
        .arg(at.y())
        .arg(at.width())
        .arg(at.height());
}

void collect(const QQuickItem& item, std::vector<SeenText>& texts) {
    if (!item.isVisible() || item.opacity() <= 0) return;
    if (is_a(item, "QQuickText")) {
        const QString words = item.property("text").toString();
        if (!words.trimmed().isEmpty() && effective_opacity(item) > 0.05) {
            const QRectF ink = ink_of(item);
            texts.push_back({&item, words, ink, ink});
        }
    }
    for (const QQuickItem* child : item.childItems()) collect(*child, texts);
}

/// What can be scrolled into view, in the window. A list knows only what it shows.
bool can_be_reached(const QQuickItem& flickable, const QRectF& ink) {
    if (is_a(flickable, "QQuickItemView")) return true;
    const auto* content = flickable.property("contentItem").value<QQuickItem*>();
    const QRectF all(0, 0, std::max(flickable.width(), flickable.property("contentWidth").toDouble()),
                     std::max(flickable.height(), flickable.property("contentHeight").toDouble()));
    return in_window(*content, all).adjusted(-hair, -hair, hair, hair).contains(ink);
}

std::optional<QString> wrong_in_its_place(SeenText& text, const QQuickWindow& window) {
    if (text.item->property("width").toDouble() + hair < text.item->property("contentWidth").toDouble())
        return told(text, "is wider than its place");
    if (text.item->property("height").toDouble() * leading + touching < text.item->property("contentHeight").toDouble())
        return told(text, "is higher than its place");
    bool scrolls = false;
    for (const QQuickItem* at = text.item->parentItem(); at; at = at->parentItem()) {
        const QRectF around = box(*at);
        if (!scrolls && is_a(*at, "QQuickAbstractButton") &&
            !around.adjusted(-hair, -hair, hair, hair).contains(text.ink))
            return told(text, "stands out of its button");
        if (!at->clip() && !is_a(*at, "QQuickFlickable")) continue;
        if (is_a(*at, "QQuickFlickable")) {
            if (!scrolls && !can_be_reached(*at, text.ink)) return told(text, "cannot be scrolled to");
            scrolls = true;
        } else if (!scrolls && !around.adjusted(-hair, -hair, hair, hair).contains(text.ink)) {
            return told(text, "is cut off by the part it stands in");
        }
        text.visible &= around;
    }
    const QRectF screen(0, 0, window.width(), window.height());
    // Every screen stands in one part that scrolls when the window is too small; these sizes are not.
    const bool inside_another = text.visible != text.ink;
    if (!inside_another && !screen.adjusted(-hair, -hair, hair, hair).contains(text.ink))
        return told(text, "stands out of the window");
    return std::nullopt;
}

bool may_be_cut(const QString& words, const QStringList& names) {
    return std::ranges::any_of(names, [&](const QString& name) { return words == name; });
}

}  // namespace

QStringList layout_problems(const QQuickWindow& window, const QStringList& names) {
    std::vector<SeenText> all;
    collect(*window.contentItem(), all);
    std::erase_if(all, [](const SeenText& text) { return is_covered(*text.item, text.ink); });

    QStringList problems;
    for (SeenText& text : all) {
        if (text.item->property("truncated").toBool()) {
            if (!may_be_cut(text.words, names)) problems.append(told(text, "is cut short"));
        } else if (const auto wrong = wrong_in_its_place(text, window)) {
            problems.append(*wrong);
        }
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t j = i + 1; j < all.size(); ++j) {
            const QRectF both = all[i].visible & all[j].visible;
            const bool meet = both.width() > touching && both.height() > touching + 2;
            // A note or a menu that covers half a text has a ground of its own.
            if (meet && !is_covered(*all[i].item, both) && !is_covered(*all[j].item, both))
                problems.append(told(all[i], "lies on \"" + all[j].words.left(60) + '"'));
        }
    }
    return problems;
}

}  // namespace riverbones
