#!/usr/bin/env bash
# Makes the module that is shipped, Sources/Drawing/SweepRuntime/sweephand-dial.min.js, from the one beside it.
# With --check it only says whether the two belong together.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

module=Sources/Drawing/SweepRuntime/sweephand-dial

need esbuild has esbuild
install_missing
if [ "${1:-}" = --check ]; then
  esbuild --minify --format=esm "$module.js" | cmp - "$module.min.js" ||
    fail 1 "please run Scripts/runtime.sh"
else
  esbuild --minify --format=esm "$module.js" > "$module.min.js"
fi
