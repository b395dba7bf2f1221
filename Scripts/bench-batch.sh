#!/usr/bin/env bash
# Measures `sweephand batch`: rows a second of processor time, as lines and as files, and its memory,
# beside the writer by hand in C and a C program that only writes files.
# Usage: Scripts/bench-batch.sh [ROWS]; SWEEPHAND names a program that is built already. Exits 1 when a limit is missed.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

rows=${1:-200000}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
missed=0

mkdir -p build
cc -O2 Benchmarks/Baseline/speedometer.c -o build/speedometer -lm
cc -O2 Benchmarks/Baseline/files.c -o build/files
if [[ -z ${SWEEPHAND:-} ]]; then
  swift build -c release --product sweephand >&2
  SWEEPHAND="$(swift build -c release --show-bin-path)/sweephand"
fi

# measure COMMAND...: the seconds of processor time and the KiB of memory that a command takes.
measure() {
  python3 - "$@" << 'PYTHON'
import resource, subprocess, sys
with open("/dev/null", "w") as nothing:
    subprocess.run(sys.argv[1:], stdout=nothing, stderr=nothing, check=True)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(used.ru_utime + used.ru_stime, used.ru_maxrss)
PYTHON
}

# row NAME FOUND UNIT RELATION LIMIT
row() {
  local verdict=ok
  awk -v f="$2" -v l="$5" -v r="$4" 'BEGIN { exit !(r == ">=" ? f >= l : f <= l) }' || verdict=MISSED missed=1
  printf '%-34s %12.2f %-12s %s %-7s %s\n' "$1" "$2" "$3" "$4" "$5" "$verdict"
}

say "drawing $rows rows"
awk -v n="$rows" 'BEGIN { print "id,value"; for (i = 1; i <= n; i++) printf "%d,%.4f\n", i, 100 * i / n }' > "$work/rows.csv"
read -r c _ < <(measure build/speedometer "$rows")
read -r lines memory < <(measure "$SWEEPHAND" batch speedometer --data "$work/rows.csv" -o -)
read -r files _ < <(measure "$SWEEPHAND" batch speedometer --data "$work/rows.csv" -o "$work/out/{id}.svg")
read -r again _ < <(measure "$SWEEPHAND" batch speedometer --data "$work/rows.csv" -o "$work/out/{id}.svg")
read -r copies _ < <(measure build/files "$work/out/1.svg" "$work/copies" "$rows")
divide() { awk -v a="$1" -v b="$2" 'BEGIN { print a / b }'; }
row 'lines, of rows by hand in C' "$(divide "$c" "$lines")" times '>=' 1.5
row 'lines' "$(divide "$rows" "$lines")" rows/s '>=' 100000
row 'files, of writing them in C' "$(divide "$copies" "$files")" times '>=' 0.5
row 'files' "$(divide "$rows" "$files")" rows/s '>=' 0
row 'files that are there already' "$(divide "$rows" "$again")" rows/s '>=' 0
row "memory for $rows rows" "$(divide "$memory" 1024)" MiB '<=' 64
exit "$missed"
