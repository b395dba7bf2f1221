#!/usr/bin/env bash
# Installs what the tests need, checks the style, builds and runs the tests.
#
#   Scripts/test.sh             the lane of every commit: all tests in Swift, all tables in Chromium, and
#                               those tests in Firefox and WebKit that are marked as representative
#   Scripts/test.sh --all       everything: every table in every engine, what is released on bare
#                               systems, the sanitizers and a minute of each fuzzer
#   Scripts/test.sh --quick     the tests of what changed since `main`, without browsers, in the
#                               debug build: the loop for every day
#   Scripts/test.sh ARGUMENT …  hands the arguments to `swift test`, in the debug build:
#                               Scripts/test.sh --filter Angle
#
# Each part prints its time in seconds.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

python=.build/browser-tests
logs=build/logs

# Only a hang takes this long.
limit=3600

has_browser() { has chromium || has chromium-browser || has google-chrome; }

has_venv() { has python3 && python3 -c 'import ensurepip, venv' 2> /dev/null; }

has_mini_browser() { compgen -G '/usr/lib/*/webkit*gtk-*/MiniBrowser' > /dev/null; }

install_tools() {
  need_for_building
  need_for_media
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
  need fonts-dejavu-core has_font DejaVuSans.ttf
  need locales has_package locales
  need esbuild has esbuild
  need node-react-dom has_package node-react-dom
  need python3-venv has_venv
  need gifsicle has gifsicle
  need webp has webpmux
  need apngdis has apngdis
  need ffmpeg has ffmpeg
  need parallel has parallel
  install_missing
  fetch_fonts
}

# The output must not follow the locale; a decimal comma would show it.
generate_locale() {
  [ "$(uname)" = Darwin ] && return
  locale -a | grep -ix 'de_DE.utf-\?8' > /dev/null && return
  say "generating the locale de_DE.UTF-8"
  as_root localedef -i de_DE -f UTF-8 de_DE.UTF-8 ||
    fail 2 "please run as root: localedef -i de_DE -f UTF-8 de_DE.UTF-8"
}

check_style() {
  swift format lint --strict --recursive --parallel "${swift_sources[@]}" ||
    fail 1 "the style differs: Scripts/format.sh fixes most of it"
  Scripts/check-comments.py || fail 1 "comments have sentences without a head: see CONTRIBUTING.md"
  Scripts/bundle.sh --check
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

# Reports how the samples' pictures would change, in words. The samples for scripts contain no such
# words and are left to the tests.
check_samples() {
  local folders=() folder
  for folder in samples/*/; do
    case $folder in
      samples/click/ | samples/interactive/ | samples/invalid/ | samples/hostile/) ;;
      *) if compgen -G "$folder*.yaml" > /dev/null; then folders+=("$folder"); fi ;;
    esac
  done
  "$sweephand" check --pretty --id-prefix none "${folders[@]}" &&
    "$sweephand" check --pretty --id-prefix none --interactive click samples/click
}

# Runs the tests of the samples, the command and the preview page.
run_outer_tests() {
  local status=0
  part "checking the samples" check_samples || status=1
  SWEEPHAND="$PWD/$sweephand" \
    part "testing in browsers" "$python/bin/pytest" Tests/Tool/BrowserTests "$@" || status=1
  SWEEPHAND="$PWD/$sweephand" \
    part "testing what is released" run_release_tests || status=1
  return "$status"
}

# Tests the module of Python, the manual, the completions and the download of releases, all with the
# program that was built. The files of Scripts/dist.sh have separate tests.
run_release_tests() {
  (cd Python && ../"$python/bin/pytest") &&
    "$python/bin/pytest" -p no:cacheprovider --quiet \
      Tests/Tool/DistTests/test_{manual,released,workflows}.py
}

run_swift_tests() {
  local bound=()
  if has timeout; then bound=(timeout --foreground --kill-after 10 "$limit"); fi
  nice ${bound[@]+"${bound[@]}"} swift test "${optimised[@]}" --disable-xctest --skip-build 2>&1
}

# await NAME PROCESS LOG: prints the result of a background part.
await() {
  local status=0
  wait "$2" || status=$?
  cat "$3"
  [ "$status" -eq 0 ] || say "$1 FAILED"
  return "$status"
}

# Browser tests begin as soon as the program is built, while the tests in Swift still compile. Other
# work has a lower priority, or browsers would miss their time limits. Swift's summary comes last.
run_lane() {
  local status=0 browsing
  export PLAIN_TESTS=1
  mkdir -p "$logs"
  part "checking the style" check_style
  # A group of processes each, so that nothing stays behind where this is interrupted.
  set -m
  trap 'jobs -p | sed "s/^/-/" | xargs kill -- 2> /dev/null || :' EXIT
  prepare_python > "$logs/python.txt" 2>&1 &
  part "building the program" swift build "${optimised[@]}" --product sweephand
  part "building the program for pixels" reusing "$optimised_products" \
    swift build "${optimised[@]}" --product sweephand-media
  part "building the pictures for browsers" reusing "$optimised_products" \
    swift build "${optimised[@]}" --product BrowserCases
  await "fetching what the tests in browsers need" $! "$logs/python.txt"
  run_outer_tests "$@" > "$logs/browsers.txt" 2>&1 &
  browsing=$!
  part "building the tests" reusing "$optimised_products" nice swift build "${optimised[@]}" --build-tests
  part "testing in Swift" run_swift_tests > "$logs/swift.txt" || status=1
  await "testing in browsers" "$browsing" "$logs/browsers.txt" || status=1
  if [ "${1:-}" = --all ]; then run_rest || status=1; fi
  cat "$logs/swift.txt"
  # Repeats the failures at the end of the log.
  [ "$status" -eq 0 ] || grep -hE '^(FAILED|ERROR) |recorded an issue' "$logs"/*.txt || :
  grep 'Test run with' "$logs/swift.txt" || { say "the tests in Swift did not finish" && status=1; }
  return "$status"
}

# Checks that need separate builds.
run_rest() {
  local status=0 target
  { part "making the release" Scripts/dist.sh && part "making the packages for pixels" Scripts/dist/media.sh &&
    part "testing the release" "$python/bin/pytest" -p no:cacheprovider Tests/Tool/DistTests; } || status=1
  part "testing with sanitizers" Scripts/sanitize.sh || status=1
  for target in path document compiled expression xml motion diff; do
    part "fuzzing: $target" Fuzz/run.sh "$target" 60 "$(date +%j)" || status=1
  done
  return "$status"
}

# A debug build reuses unchanged parts, so this is fast.
run_quick() {
  local touched
  touched=$(python3 Scripts/touched.py | paste -sd '|' -)
  [ -n "$touched" ] || { say "no test depends on what changed"; return; }
  part "building" swift build "${traits[@]}" --build-tests
  QUICK_TESTS=1 part "testing" swift test "${traits[@]}" --skip-build --filter "^($touched)\."
}

install_tools
generate_locale
case ${1:-} in
  '' | --all) run_lane "$@" ;;
  --quick) run_quick ;;
  *) swift test "${traits[@]}" "$@" ;;
esac
