#!/usr/bin/env bash
# Holds still pictures of public animated SVG files against Chromium: how many files are alike, and what differs.
# Usage: Scripts/motion-oracle.sh [FOLDER ...]; without folders, public sets are cloned into a temporary one.
# Exits 1 where files differ. Needs the packages of Scripts/test.sh, and git for the sets.
# shellcheck source-path=SCRIPTDIR source=lib.sh
folders=()
for folder in "$@"; do folders+=("$(realpath "$folder")"); done
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

python=.build/browser-tests/bin/python
[ -x "$python" ] || fail 2 "please run Scripts/test.sh first"

if [ ${#folders[@]} = 0 ]; then
  sets=$(mktemp -d)
  trap 'rm -rf "$sets"' EXIT
  # A set's repository, and the folders of it that count.
  clone() {
    local name=${1##*/}
    say "cloning $name"
    git clone --quiet --depth 1 --filter=blob:none --sparse "https://github.com/$1" "$sets/$name"
    git -C "$sets/$name" sparse-checkout set "${@:2}"
    for folder in "${@:2}"; do folders+=("$sets/$name/$folder"); done
  }
  clone SamHerbert/SVG-Loaders svg-loaders
  clone n3r4zzurr0/svg-spinners svg-smil svg-css
  clone web-platform-tests/wpt svg/import svg/animations
fi

if [ -z "${SWEEPHAND:-}" ]; then
  say "building the command"
  swift build --product sweephand >&2
  SWEEPHAND=$PWD/.build/debug/sweephand
fi
export SWEEPHAND
"$python" Tests/Tool/BrowserTests/motion_oracle.py "${folders[@]}"
