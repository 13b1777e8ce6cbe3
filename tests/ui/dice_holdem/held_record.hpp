#pragma once

#include <QByteArray>
#include <QStringList>

#include <optional>

#include "core/holdem/settings.hpp"

namespace riverbones {

/// The record of a match of Dice Hold'em that stands where a test wants it. Players are "Anna" or "bot Otto"; each step
/// is an action in the notation of records, such as "raise 80", of whoever is awaited, or between hands of the first
/// seat. Dice fall as the house of this number lets them. The record is not closed; `left` closes it, so that a hand
/// that runs goes on instead of being cancelled. With a second house the hidden dice are its own, and all else is the
/// same.
QByteArray held_record(const QStringList& players, const holdem::Settings& settings, const QStringList& steps,
                       quint64 house, bool left = true, std::optional<quint64> hidden = {});

/// The same of Double Hold'em, where a step may also be "key 2". The other cards of a second house leave the board as
/// it is.
QByteArray held_card_record(const QStringList& players, const holdem::Settings& settings, const QStringList& steps,
                            quint64 house, bool left = true, std::optional<quint64> hidden = {});

}  // namespace riverbones
