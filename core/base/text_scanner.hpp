#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace riverbones {

/// Reads one line of a record word by word. Words are separated by exactly one space. Once something did not fit,
/// `ok()` is false for good and everything read after it is empty or zero, so a reader asks once at the end.
class TextScanner {
public:
    explicit TextScanner(std::string_view line) : rest_(line), has_more_(!line.empty()) {}

    bool ok() const { return ok_; }
    bool at_end() const { return !has_more_; }
    /// Whether everything fitted and nothing is left.
    bool finished() const { return ok_ && at_end(); }

    void fail() {
        ok_ = false;
        rest_ = {};
        has_more_ = false;
    }

    /// The next word, which is left where it is; empty at the end.
    std::string_view peek() const { return rest_.substr(0, rest_.find(' ')); }

    /// The next word; fails at the end and on an empty word.
    std::string_view word();

    /// All that is left, spaces included.
    std::string_view remainder();

    /// Fails unless the next word is this one.
    void expect(std::string_view expected) {
        if (word() != expected) fail();
    }

    /// A whole decimal number from least to most, without sign for numbers from 0 up and without leading zeros.
    std::int64_t number(std::int64_t least, std::int64_t most);

private:
    std::string_view rest_;
    bool has_more_;
    bool ok_ = true;
};

/// Free text as one word of a record: bytes that are not letters, digits, - or _ become %XX. Empty text becomes "%".
std::string escaped(std::string_view text);

/// The text behind such a word; nothing if it was not made by `escaped`.
std::optional<std::string> unescaped(std::string_view word);

}  // namespace riverbones
