# shellcheck shell=sh disable=SC2034,SC2154
# Sourced by ./play and ./check, which set $root to the top of the tree first.

jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)

# Only the first configuration of a build folder reads this, so nothing is rebuilt when ccache appears later.
if command -v ccache >/dev/null 2>&1; then
    CMAKE_CXX_COMPILER_LAUNCHER=${CMAKE_CXX_COMPILER_LAUNCHER:-ccache}
    export CMAKE_CXX_COMPILER_LAUNCHER
fi

# Qt wants a folder that is private to this user, and complains on every start without one.
if [ -z "${XDG_RUNTIME_DIR:-}" ]; then
    XDG_RUNTIME_DIR=$root/build/runtime-$(id -u)
    mkdir -p "$XDG_RUNTIME_DIR"
    chmod 700 "$XDG_RUNTIME_DIR"
    export XDG_RUNTIME_DIR
fi
