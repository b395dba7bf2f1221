#!/usr/bin/env bash
# Makes the scripts and the style sheet that are shipped from their sources: the script of interactive dials, alone
# and as the module of pages, and the page of the preview. With --check it only tests whether they are up to date.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

runtime=Sources/Drawing/SweepRuntime
page=Sources/Tool/SweepPreview/Page/app/page
assets=Sources/Tool/SweepPreview/Assets/page

# Writes the output of esbuild to a file, or compares the two.
make() {
  local file=$1
  shift
  if [ "$check" ]; then
    esbuild --minify "$@" | cmp - "$file" || fail 1 "please run Scripts/bundle.sh"
  else
    esbuild --minify "$@" --outfile="$file" --log-level=warning
  fi
}

need esbuild has esbuild
install_missing
check=
[ "${1:-}" = --check ] && check=yes
make "$runtime/dial.min.js" --format=iife --bundle "$runtime/dial.js"
make "$runtime/sweephand-dial.min.js" --format=esm --bundle "--inject:$runtime/server.js" \
  "$runtime/sweephand-dial.js"
make "$assets.js" --format=esm --bundle --charset=utf8 "$page.js"
make "$assets.css" --bundle --charset=utf8 "$page.css"
