#pragma once

#include <utility>
#include <variant>

#include "core/base/check.hpp"
#include "core/base/refusal.hpp"

namespace riverbones {

/// What was asked for, or the reason why not. When it is a refusal nothing was changed.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : content_(std::move(value)) {}
    Result(Refusal refusal) : content_(refusal) {}

    explicit operator bool() const { return std::holds_alternative<T>(content_); }

    const T& operator*() const& { return value(); }
    T&& operator*() && { return std::move(const_cast<T&>(value())); }
    const T* operator->() const { return &value(); }

    Refusal refusal() const {
        RIVERBONES_CHECK(!*this);
        return *std::get_if<Refusal>(&content_);
    }

private:
    const T& value() const {
        RIVERBONES_CHECK(*this);
        return *std::get_if<T>(&content_);
    }

    std::variant<T, Refusal> content_;
};

}  // namespace riverbones
