# shellcheck shell=bash
# Common functions of the scripts. The file is sourced, and leaves the shell in the folder of the package.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# SwiftPM orders the flags of several traits by hashes. Random ones compile everything again.
export SWIFT_DETERMINISTIC_HASHING=1

# Every Swift file that is written by hand.
# shellcheck disable=SC2034
swift_sources=(
  Package.swift Sources Tests templates
  Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Benchmarks
  Fuzz/Package.swift Fuzz/Sources
)

# The traits for pixels, films and PDF, beside the default ones.
# shellcheck disable=SC2034
traits=(--traits "Tool,Media")

# The build for tests and the gallery: optimised, with only the requirements of tests. Its folder is
# separate, so that other builds do not start over after it.
# shellcheck disable=SC2034
optimised=(
  --configuration release --scratch-path .build/optimised -Xswiftc -enable-testing
  -debug-info-format none "${traits[@]}"
)
# shellcheck disable=SC2034
optimised_products=.build/optimised/release
# shellcheck disable=SC2034
sweephand=.build/optimised/release/sweephand

# The version of the program, which is written in one place.
version() {
  sed -n 's/^ *static let version = "\(.*\)"$/\1/p' Sources/Tool/SweephandCommand/Version.swift
}

say() { printf '==> %s\n' "$*" >&2; }

# part NAME COMMAND …: runs a part of the work, and prints its time. The shell does not leave a
# function that is run so at its first failure.
part() {
  local name=$1 begin=$SECONDS status=0
  shift
  say "$name"
  "$@" || status=$?
  say "$name: $((SECONDS - begin)) s"
  return "$status"
}

# reusing FOLDER COMMAND …: a build in a folder that must not recompile files of the build before
# it.
reusing() {
  local objects=$1/SweepGeometry.build/ begin
  shift
  [ -n "$(find "$objects" -name '*.o' 2> /dev/null)" ] || fail 1 "there is no build to go on from in $objects"
  begin=$(mktemp)
  "$@" || { rm "$begin"; return 1; }
  [ -z "$(find "$objects" -name '*.o' -newer "$begin")" ] ||
    fail 1 "the build compiled SweepGeometry again: the flags are not those of the build before it"
  rm "$begin"
}

# fail CODE MESSAGE …
fail() {
  local code=$1
  shift
  printf '%s: %s\n' "$(basename "$0")" "$*" >&2
  exit "$code"
}

has() { command -v "$1" > /dev/null 2>&1; }

# grep reads to the end here: with -q it would leave early, and pipefail take that for a failure.
has_package() { dpkg -s "$1" 2> /dev/null | grep '^Status: .* installed$' > /dev/null; }

has_library() { has pkg-config && pkg-config --exists "$1"; }

has_font() { has fc-list && fc-list | grep "$1" > /dev/null; }

# A package of Debian, wanted when a check fails: need PACKAGE CHECK …
missing=()
need() {
  local package=$1
  shift
  "$@" || missing+=("$package")
}

# Runs a command as root, without asking for a password on a non-interactive terminal.
as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; elif [ -t 0 ]; then sudo "$@"; else sudo -n "$@"; fi
}

# Installs the packages that `need` found missing; does nothing if there are none.
install_missing() {
  [ ${#missing[@]} -gt 0 ] || return 0
  has apt-get || fail 2 "please install these packages, by the names Debian gives them: ${missing[*]}"
  local manual="apt-get install ${missing[*]}"
  [ "$(id -u)" -eq 0 ] || has sudo || fail 2 "please run as root: $manual"
  say "installing ${missing[*]}"
  if ! as_root apt-get update -qq > /dev/null ||
    ! as_root env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y -qq --no-install-recommends "${missing[@]}" > /dev/null; then
    fail 2 "could not install; please run as root: $manual"
  fi
  missing=()
}

# fetch_font PACKAGE FILE …: puts files of a package of Debian into .build/fonts.
fetch_font() {
  local package=$1 folder
  shift
  [ -e ".build/fonts/$1" ] && return
  say "fetching $package"
  folder=$(mktemp -d)
  (cd "$folder" && { apt-get download -qq "$package" ||
    { as_root apt-get update -qq && apt-get download -qq "$package"; }; }) > /dev/null 2>&1 ||
    fail 2 "could not fetch $package"
  mkdir -p .build/fonts
  dpkg --fsys-tarfile "$folder/$package"_*.deb |
    tar -x -C .build/fonts --transform='s|.*/||' --wildcards "${@/#/*/}"
  rm -r "$folder"
}

# The fonts that tests read. They are not installed, because the system would set text in them.
fetch_fonts() {
  [ "$(uname)" = Darwin ] && return
  fetch_font fonts-noto-core \
    NotoSans-Regular.ttf NotoSansArabic-Regular.ttf NotoSansDevanagari-Regular.ttf
  fetch_font fonts-b612 B612-Regular.otf
  fetch_font fonts-inter-variable Inter-roman.var.ttf
}

# The requirements of a build besides Swift.
need_for_building() {
  has swift || fail 2 "Swift 6.2 or later is missing: https://www.swift.org/install"
  if [ "$(uname)" = Darwin ]; then
    { has_library libxml-2.0 && has_library yaml-0.1 && has_library zlib && has_library harfbuzz-subset; } ||
      fail 2 "please run: brew install libxml2 libyaml zlib harfbuzz pkg-config"
  else
    need pkg-config has pkg-config
    need libxml2-dev has_library libxml-2.0
    need libyaml-dev has_library yaml-0.1
    need zlib1g-dev has_library zlib
    need libharfbuzz-dev has_library harfbuzz-subset
  fi
}

# The libraries of the program for pixels, films and PDF.
need_for_media() {
  if [ "$(uname)" = Darwin ]; then
    { has_library librsvg-2.0 && has_library libpng && has_library libwebpmux; } ||
      fail 2 "please run: brew install librsvg libpng webp giflib"
  else
    need librsvg2-dev has_library librsvg-2.0
    need libpng-dev has_library libpng
    need libwebp-dev has_library libwebpmux
    need libgif-dev has_package libgif-dev
  fi
}
