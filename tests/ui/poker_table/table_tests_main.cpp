#include <QGuiApplication>
#include <gtest/gtest.h>

// Timers need an application, and screen readers one with a screen.
int main(int argc, char** argv) {
    const QGuiApplication application(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
