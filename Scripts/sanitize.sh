#!/usr/bin/env bash
# Runs the tests over libxml2, libyaml and HarfBuzz with AddressSanitizer, and with LeakSanitizer if
# available.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_for_building
install_missing
fetch_fonts

# Memory that the runtime keeps for good is no leak: the types that it makes and its list of tests.
suppressions=$(mktemp)
trap 'rm -f "$suppressions"' EXIT
printf 'leak:%s\n' swift_ _swift libswiftCore Testing Foundation dispatch > "$suppressions"

export ASAN_OPTIONS=detect_leaks=1:detect_stack_use_after_return=0
export LSAN_OPTIONS=suppressions=$suppressions:print_suppressions=0
# One test counts memory, and the sanitizer keeps released blocks.
swift test --sanitize=address --scratch-path .build/sanitized --filter 'InspectionTests|DocumentTests' \
  --skip everythingIsGivenBack "$@"
