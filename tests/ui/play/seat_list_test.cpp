#include "ui/play/seat_list.hpp"

#include <gtest/gtest.h>

#include <set>

namespace riverbones {

namespace {

template <class Part>
std::set<QString> different(const SeatList& seats, Part part) {
    std::set<QString> all;
    for (int seat = 0; seat < seats.count(); ++seat) all.insert((seats.*part)(seat));
    return all;
}

}  // namespace

TEST(SeatListTest, TenBotsHaveTenNamesAndPictures) {
    SeatList seats;
    for (int i = 0; i < 10; ++i) seats.addBot();
    EXPECT_EQ(different(seats, &SeatList::displayName).size(), 10U);
    EXPECT_EQ(different(seats, &SeatList::picture).size(), 10U);
}

TEST(SeatListTest, TenPeopleHaveTenPictures) {
    SeatList seats;
    for (int i = 0; i < 10; ++i) seats.addPerson();
    EXPECT_EQ(different(seats, &SeatList::picture).size(), 10U);
}

TEST(SeatListTest, APersonComesBackAfterABotHasBeenTried) {
    SeatList seats;
    seats.addPerson();
    seats.addPerson();
    seats.setName(1, "Anna");
    seats.setPicture(1, "person-6.b");
    seats.setBot(1, true);
    EXPECT_EQ(seats.displayName(1), "Otto");
    seats.setLevel(1, SeatList::Sharp);
    seats.move(1, 0);
    seats.setBot(0, false);
    EXPECT_EQ(seats.displayName(0), "Anna");
    EXPECT_EQ(seats.picture(0), "person-6.b");
    seats.setBot(0, true);
    EXPECT_EQ(seats.displayName(0), "Otto");
    EXPECT_EQ(seats.players()[0].level, BotLevel::sharp);
}

TEST(SeatListTest, ABotThatSitsElsewhereByNowDoesNotComeBack) {
    SeatList seats;
    seats.addPerson();
    seats.setBot(0, true);
    seats.setBot(0, false);
    seats.addBot();
    EXPECT_EQ(seats.displayName(1), "Otto");
    seats.setBot(0, true);
    EXPECT_EQ(seats.displayName(0), "Heron");
}

}  // namespace riverbones
