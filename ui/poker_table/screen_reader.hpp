#pragma once

#include <QAccessible>

namespace riverbones {

/// Knows whether a screen reader, or anything else that reads what is shown, runs beside the program.
class ScreenReader final : public QAccessible::ActivationObserver {
public:
    ScreenReader() { QAccessible::installActivationObserver(this); }
    ~ScreenReader() override { QAccessible::removeActivationObserver(this); }
    ScreenReader(const ScreenReader&) = delete;
    ScreenReader& operator=(const ScreenReader&) = delete;

    bool runs() const { return runs_; }

    void accessibilityActiveChanged(bool active) override { runs_ = active; }

private:
    bool runs_ = QAccessible::isActive();
};

}  // namespace riverbones
