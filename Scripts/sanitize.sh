#!/usr/bin/env bash
# Runs the tests over libxml2 and HarfBuzz with AddressSanitizer, and with LeakSanitizer where it is there.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_for_building
install_missing
fetch_fonts

tests='SweepFontsTests|SweepXMLTests|SweepValidationTests|SweepArtworkTests|SweepDiffTests'

# What the runtime keeps for good is no leak: types that it makes, and its own list of tests.
suppressions=$(mktemp)
trap 'rm -f "$suppressions"' EXIT
printf 'leak:%s\n' swift_ _swift libswiftCore Testing Foundation dispatch > "$suppressions"

export ASAN_OPTIONS=detect_leaks=1:detect_stack_use_after_return=0
export LSAN_OPTIONS=suppressions=$suppressions:print_suppressions=0
# Memory is counted in one test, and the sanitizer keeps what was given back.
swift test --sanitize=address --scratch-path .build/sanitized --filter "$tests" \
  --skip everythingIsGivenBack "$@"
