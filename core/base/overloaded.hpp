#pragma once

namespace riverbones {

/// One visitor made of several lambdas, for std::visit over a variant: every alternative must have its branch.
template <class... Branches>
struct overloaded : Branches... {
    using Branches::operator()...;
};

template <class... Branches>
overloaded(Branches...) -> overloaded<Branches...>;

}  // namespace riverbones
