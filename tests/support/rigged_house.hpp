#pragma once

#include <deque>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

#include "core/base/random.hpp"
#include "core/dice/dice.hpp"

namespace riverbones::test {

/// A house whose dice are chosen beforehand: they fall in the order in which they were fed. It throws when it is asked
/// for a die that was not fed, so that a test cannot go on with dice it did not mean.
class RiggedHouse {
public:
    void feed(Die die) { waiting_.push_back(die); }

    std::uint32_t draw(const DrawName& name, std::uint32_t sides) {
        if (sides != 6) throw std::logic_error("not a die: " + to_text(name));
        if (waiting_.empty()) throw std::logic_error("no die was fed for: " + to_text(name));
        asked_.push_back(*std::get_if<DieDraw>(&name));
        const int face = waiting_.front().face();
        waiting_.pop_front();
        return static_cast<std::uint32_t>(face - 1);
    }

    Random random() { return Random(*this); }

    /// How many dice were fed and have not fallen.
    std::size_t waiting() const { return waiting_.size(); }
    /// The names of all dice that fell.
    const std::vector<DieDraw>& asked() const { return asked_; }

private:
    std::deque<Die> waiting_;
    std::vector<DieDraw> asked_;
};

}  // namespace riverbones::test
