#include "core/archive/chance.hpp"

#include <QCryptographicHash>
#include <QRandomGenerator>

#include "core/base/check.hpp"
#include "core/match/record_lines.hpp"

namespace riverbones::archive {

namespace {

QByteArray sha256(const QByteArray& text) { return QCryptographicHash::hash(text, QCryptographicHash::Sha256); }

QByteArray hex_of(const Chance& chance) { return QByteArray::fromStdString(hex(chance.secret)); }

}  // namespace

std::array<std::uint8_t, 32> fresh_secret() {
    std::array<std::uint8_t, 32> secret{};
    QRandomGenerator::system()->generate(secret.begin(), secret.end());
    return secret;
}

QByteArray commitment(const Chance& chance) { return sha256(hex_of(chance)).toHex(); }

QByteArray seed(const Chance& chance) {
    QByteArray text = hex_of(chance) + '\n';
    for (const std::string& shake : chance.shakes) text += QByteArray::fromStdString(shake).toHex() + '\n';
    return sha256(text).toHex();
}

std::uint32_t HouseDraws::draw(const DrawName& name, std::uint32_t sides) const {
    RIVERBONES_CHECK(sides >= 1 && sides <= 256);
    const std::uint32_t limit = 256 - 256 % sides;
    const QByteArray text = seed_ + '/' + QByteArray::fromStdString(to_text(name)) + '/';
    for (int attempt = 0;; ++attempt) {
        const auto number = static_cast<std::uint8_t>(sha256(text + QByteArray::number(attempt)).front());
        if (number < limit) return number % sides;
    }
}

}  // namespace riverbones::archive
