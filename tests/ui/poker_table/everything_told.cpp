#include "tests/ui/poker_table/everything_told.hpp"

#include <QAbstractListModel>
#include <QDebug>
#include <QMetaMethod>
#include <QMetaProperty>
#include <QQmlListProperty>

#include <algorithm>

#include "core/base/check.hpp"
#include "ui/poker_table/hand_log.hpp"
#include "ui/poker_table/pot_info.hpp"

namespace riverbones::test {

namespace {

/// No table of these tests has more seats; a log has as many rows as it has.
constexpr int most_numbers = 6;

class Telling {
public:
    explicit Telling(int log_from) : log_from_(log_from) {}

    QStringList lines;

    void tell(const QString& name, QObject* object) {
        if (!object || seen_.contains(object)) return;
        seen_.append(object);
        const QMetaObject& type = *object->metaObject();
        for (int i = 0; i < type.propertyCount(); ++i) {
            tell(name + '.' + type.property(i).name(), type.property(i).read(object));
        }
        if (const auto* model = qobject_cast<QAbstractListModel*>(object)) tellRows(name, *model);
        for (int i = 0; i < type.methodCount(); ++i) ask(name, object, type.method(i));
        for (QObject* child : object->children()) tell(name + '/' + child->metaObject()->className(), child);
    }

private:
    void tell(const QString& name, const QVariant& value) {
        const QMetaType::TypeFlags kind = value.metaType().flags();
        if (kind.testFlag(QMetaType::PointerToQObject)) return tell(name, value.value<QObject*>());
        if (value.metaType() == QMetaType::fromType<QQmlListProperty<PotInfo>>()) {
            auto list = value.value<QQmlListProperty<PotInfo>>();
            for (int i = 0; i < list.count(&list); ++i) tell(name + '#' + QString::number(i), list.at(&list, i));
            return;
        }
        if (kind.testFlag(QMetaType::IsGadget)) {
            const QMetaObject* gadget = value.metaType().metaObject();
            for (int i = 0; i < gadget->propertyCount(); ++i) {
                tell(name + '.' + gadget->property(i).name(), gadget->property(i).readOnGadget(value.constData()));
            }
            return;
        }
        QString line;
        QDebug(&line) << value;
        lines.append(name + " = " + line);
    }

    void tellRows(const QString& name, const QAbstractListModel& model) {
        const auto roles = model.roleNames();
        for (int row = first_row(model); row < model.rowCount(); ++row) {
            QList<int> numbers = roles.keys();
            std::ranges::sort(numbers);
            for (const int role : numbers) {
                tell(name + '[' + QString::number(row) + "]." + roles[role], model.data(model.index(row), role));
            }
        }
    }

    /// Calls what can be asked with one number and answers.
    void ask(const QString& name, QObject* object, const QMetaMethod& method) {
        const bool asks = method.methodType() == QMetaMethod::Method && method.parameterCount() == 1 &&
                          method.parameterMetaType(0) == QMetaType::fromType<int>();
        if (!asks || method.returnMetaType() == QMetaType::fromType<void>()) return;
        const auto* log = qobject_cast<HandLog*>(object);
        for (int number = first_row(*object); number < (log ? log->count() : most_numbers); ++number) {
            QVariant answer(method.returnMetaType());
            const QGenericReturnArgument to(method.typeName(), answer.data());
            RIVERBONES_CHECK(method.invoke(object, Qt::DirectConnection, to, Q_ARG(int, number)));
            tell(name + '.' + method.name() + '(' + QString::number(number) + ')', answer);
        }
    }

    int first_row(const QObject& object) const { return qobject_cast<const HandLog*>(&object) ? log_from_ : 0; }

    int log_from_;
    QList<const QObject*> seen_;
};

}  // namespace

QStringList everything_told(QObject& object, int log_from) {
    Telling telling(log_from);
    telling.tell("table", &object);
    return telling.lines;
}

}  // namespace riverbones::test
