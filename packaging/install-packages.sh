#!/bin/sh
# Usage: install-packages.sh SECTION...   (sections of debian-packages.txt: build run test)
#
# Installs exactly what is missing on Debian and its relatives, as root or through sudo, and says first what that is.
# Does nothing at all when nothing is missing. On other systems it says what to install, and lets the caller go on:
# the tools may well be there. RIVERBONES_INSTALL=no skips all this, for people who bring their own Qt.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
list=$here/debian-packages.txt

if [ "${RIVERBONES_INSTALL:-yes}" = no ]; then
    exit 0
fi

if ! command -v apt-get >/dev/null 2>&1 || ! command -v dpkg-query >/dev/null 2>&1; then
    cat <<'WORDS'
This system has no apt, so nothing is installed for you. Riverbones needs:
  - CMake 3.25 or newer, Ninja, and a C++20 compiler (GCC 12, Clang 14 or newer)
  - Qt 6.4 or newer with Qt Quick, Quick Controls, Svg and the Linguist tools
  - the fonts Lato and Vollkorn
  - for ./check also GoogleTest, Google Benchmark, Qt Quick Test, Python 3, clang-format, clang-tidy and hunspell
Going on with what is there.
WORDS
    exit 0
fi

installed() {
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# The lines of one section, without comments and empty lines.
section() {
    awk -v wanted="[$1]" '/^\[/ { inside = ($1 == wanted) } inside && !/^\[/ && !/^#/ && NF { print }' "$list"
}

list_missing() {
    for wanted in "$@"; do
        section "$wanted" | while read -r package; do
            installed "$package" || printf '%s\n' "$package"
        done
    done
}

missing=$(list_missing "$@")
if [ -z "$missing" ]; then
    exit 0
fi

printf 'These packages are missing and will be installed:\n'
printf '%s\n' "$missing" | sed 's/^/  /'

if [ "$(id -u)" -eq 0 ]; then
    as_root=
elif command -v sudo >/dev/null 2>&1; then
    as_root=sudo
    printf 'sudo may ask for your password.\n'
else
    printf '\nThat takes the rights of root, and there is no sudo here. Please run this as root, then try again:\n'
    printf '  apt-get install --no-install-recommends %s\n' "$(printf %s "$missing" | tr "\n" " ")"
    exit 1
fi

# An update that fails (one dead mirror is enough) need not matter: the install decides.
$as_root apt-get update || printf 'apt-get update failed; trying with the lists there are.\n'
# shellcheck disable=SC2086
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing
