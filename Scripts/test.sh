#!/usr/bin/env bash
# Installs what the tests need, checks the style, builds and runs every test.
# Arguments are handed on to `swift test`, which then runs alone: Scripts/test.sh --filter Angle
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

python=.build/browser-tests

has_browser() { has chromium || has chromium-browser || has google-chrome; }

has_venv() { has python3 && python3 -c 'import ensurepip, venv' 2> /dev/null; }

has_mini_browser() { compgen -G '/usr/lib/*/webkit*gtk-*/MiniBrowser' > /dev/null; }

install_tools() {
  need_for_building
  if [ "$(uname)" = Darwin ]; then
    { has rsvg-convert && has esbuild && has_venv; } ||
      fail 2 "please run: brew install librsvg esbuild python; brew install --cask chromium firefox"
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
  need esbuild has esbuild
  need node-react-dom has_package node-react-dom
  need python3-venv has_venv
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

# Makes the environment of Python anew when the requirements are others.
prepare_python() {
  local wanted=Tests/Tool/BrowserTests/requirements.txt
  cmp -s "$wanted" "$python/requirements.txt" && "$python/bin/python" -c '' && return
  say "fetching what the tests in browsers need"
  python3 -m venv --clear "$python"
  "$python/bin/pip" install --quiet --disable-pip-version-check --requirement "$wanted"
  cp "$wanted" "$python"
}

# Pages that are used by hand; Swift's summary stays the last word.
run_browser_tests() {
  prepare_python
  say "testing in browsers"
  "$python/bin/pytest" Tests/Tool/BrowserTests
}

# What the samples' pictures would become, said by meaning; the samples of scripts have none of it in
# them and are left to the tests.
check_samples() {
  say "checking the samples"
  local sweephand folders=() folder
  sweephand="$(swift build --show-bin-path)/sweephand"
  for folder in samples/*/; do
    case $folder in
      samples/click/ | samples/interactive/ | samples/invalid/ | samples/hostile/) ;;
      *) if compgen -G "$folder*.yaml" > /dev/null; then folders+=("$folder"); fi ;;
    esac
  done
  "$sweephand" check --pretty --id-prefix none "${folders[@]}"
  "$sweephand" check --pretty --id-prefix none --interactive click samples/click
}

run_tests() {
  say "testing"
  swift test --skip-build "$@"
}

install_tools
generate_locale
check_style
Scripts/bundle.sh --check
build_tests
if [ $# -eq 0 ]; then
  check_samples
  run_browser_tests
fi
run_tests "$@"
