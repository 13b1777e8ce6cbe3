#pragma once

#include <QString>

#include <array>

namespace riverbones {

/// The longest name that a person can enter.
constexpr int longest_name = 16;

/// Leaves out what cannot be printed, and cuts to longest_name characters.
QString clean_name(const QString& name);

/// Pictures of people, each drawing in both its looks (ui/kit/avatar_provider.hpp).
constexpr std::array<const char*, 12> person_pictures = {"person-1",   "person-2",   "person-3",   "person-4",
                                                         "person-5",   "person-6",   "person-1.b", "person-2.b",
                                                         "person-3.b", "person-4.b", "person-5.b", "person-6.b"};

struct BotFace {
    const char* name;
    const char* picture;
};

/// Bots are river animals. Their names are proper names, the same in every language.
constexpr std::array<BotFace, 10> bot_faces = {{{"Otto", "bot-otter"},
                                                {"Heron", "bot-heron"},
                                                {"Fern", "bot-frog"},
                                                {"Bruno", "bot-beaver"},
                                                {"Ulla", "bot-owl"},
                                                {"Esko", "bot-pike"},
                                                {"Tilda", "bot-otter.b"},
                                                {"Grey", "bot-heron.b"},
                                                {"Moss", "bot-frog.b"},
                                                {"Alder", "bot-beaver.b"}}};

}  // namespace riverbones
