#include "core/base/text_scanner.hpp"

namespace riverbones {

namespace {

constexpr std::string_view hex_digits = "0123456789ABCDEF";

bool stands_for_itself(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

}  // namespace

std::string_view TextScanner::word() {
    const std::string_view found = peek();
    if (!has_more_ || found.empty()) {
        fail();
        return {};
    }
    has_more_ = found.size() < rest_.size();
    rest_.remove_prefix(has_more_ ? found.size() + 1 : found.size());
    return found;
}

std::string_view TextScanner::remainder() {
    const std::string_view found = rest_;
    rest_ = {};
    has_more_ = false;
    return found;
}

std::int64_t TextScanner::number(std::int64_t least, std::int64_t most) {
    const std::string_view digits = word();
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    const bool whole = error == std::errc() && end == digits.data() + digits.size();
    if (!ok_ || !whole || value < least || value > most || std::to_string(value) != digits) {
        fail();
        return 0;
    }
    return value;
}

std::string escaped(std::string_view text) {
    if (text.empty()) return "%";
    std::string word;
    for (const char c : text) {
        if (stands_for_itself(c)) {
            word += c;
        } else {
            const auto byte = static_cast<unsigned char>(c);
            word += {'%', hex_digits[byte >> 4], hex_digits[byte & 15]};
        }
    }
    return word;
}

std::optional<std::string> unescaped(std::string_view word) {
    if (word == "%") return "";
    std::string text;
    for (std::size_t at = 0; at < word.size(); ++at) {
        if (word[at] != '%') {
            text += word[at];
            continue;
        }
        if (at + 2 >= word.size()) return std::nullopt;
        const std::size_t high = hex_digits.find(word[at + 1]);
        const std::size_t low = hex_digits.find(word[at + 2]);
        if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
        text += static_cast<char>(high * 16 + low);
        at += 2;
    }
    // One text, one word: anything that `escaped` would have written otherwise is not ours.
    return !text.empty() && escaped(text) == word ? std::optional(text) : std::nullopt;
}

}  // namespace riverbones
