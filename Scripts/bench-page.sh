#!/usr/bin/env bash
# Measures the processor's time for a page of 24 moving dials in Chromium, beside gauges on a canvas.
# Usage: Scripts/bench-page.sh [ROUNDS]; exits 1 when a limit is missed. Needs the packages of Scripts/test.sh.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

rounds=${1:-5}
python=.build/browser-tests/bin/python
[ -x "$python" ] || fail 2 "please run Scripts/test.sh first"
say "building the command"
swift build -c release --product sweephand >&2
"$python" Benchmarks/Page/page.py "$(swift build -c release --show-bin-path)/sweephand" \
  --chromium "$(command -v chromium || command -v google-chrome)" --rounds "$rounds"
