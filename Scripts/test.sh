#!/usr/bin/env bash
# Installs what the tests need, checks the style, builds and runs every test.
# Arguments are handed on to `swift test`, such as: Scripts/test.sh --filter Angle
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

has_browser() { has chromium || has chromium-browser || has google-chrome; }

has_mini_browser() { compgen -G '/usr/lib/*/webkit*gtk-*/MiniBrowser' > /dev/null; }

install_tools() {
  need_for_building
  if [ "$(uname)" = Darwin ]; then
    has rsvg-convert ||
      fail 2 "please run: brew install librsvg; brew install --cask chromium firefox"
    return
  fi
  need chromium has_browser
  need firefox-esr has firefox-esr
  need webkit2gtk-driver has_mini_browser
  need xvfb has Xvfb
  need libxml2-utils has xmllint
  need w3c-sgml-lib has_package w3c-sgml-lib
  need librsvg2-bin has rsvg-convert
  need fontconfig has fc-list
  need fonts-liberation has_font Liberation
  need locales has_package locales
  install_missing
}

# The output must not follow the locale: one with a decimal comma tells.
generate_locale() {
  [ "$(uname)" = Darwin ] && return
  locale -a | grep -ix 'de_DE.utf-\?8' > /dev/null && return
  say "generating the locale de_DE.UTF-8"
  as_root localedef -i de_DE -f UTF-8 de_DE.UTF-8 ||
    fail 2 "please run as root: localedef -i de_DE -f UTF-8 de_DE.UTF-8"
}

check_style() {
  say "checking the style"
  swift format lint --strict --recursive --parallel "${swift_sources[@]}" ||
    fail 1 "the style differs: Scripts/format.sh mends most of it"
}

build_tests() {
  say "building"
  swift build --build-tests
}

run_tests() {
  say "testing"
  swift test --skip-build "$@"
}

install_tools
generate_locale
check_style
build_tests
run_tests "$@"
