#include <QCoreApplication>
#include <gtest/gtest.h>

// Timers need an application.
int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
