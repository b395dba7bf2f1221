#!/usr/bin/env bash
# Measures the speed of Sweephand against a writer by hand in C, of the command as a process, and
# what compiling and evaluating grow with, and of validating and comparing.
# Usage: Scripts/bench.sh [ROUNDS] [DOCUMENTS]; exits 1 when a limit is missed.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

rounds=${1:-7}
documents=${2:-20000}
runs=20
results=$(mktemp)
trap 'rm -f "$results"' EXIT

build_documents() {
  say "building the benchmarks"
  mkdir -p build
  cc -O2 Benchmarks/Baseline/speedometer.c -o build/speedometer -lm
  swift build -c release --package-path Benchmarks --product SpeedBenchmark >&2
  speed="$(swift build -c release --package-path Benchmarks --show-bin-path)/SpeedBenchmark"
}

build_growth() {
  swift build -c release --package-path Benchmarks --product GrowthBenchmark >&2
  growth="$(swift build -c release --package-path Benchmarks --show-bin-path)/GrowthBenchmark"
}

build_checking() {
  local flags
  read -ra flags <<< "$(pkg-config --cflags --libs libxml-2.0)"
  cc -O2 Benchmarks/Baseline/parse.c -o build/parse "${flags[@]}"
  swift build -c release --package-path Benchmarks --product CheckingBenchmark >&2
  checking="$(swift build -c release --package-path Benchmarks --show-bin-path)/CheckingBenchmark"
}

# Two files of a megabyte with 15 changes, against what libxml2 needs to parse both.
measure_checking() {
  say "validating and comparing"
  "$checking" write build/old.svg build/new.svg
  local parsing comparing
  for ((round = 0; round < 5; round++)); do
    "$checking" validate
    parsing=$(build/parse build/old.svg build/new.svg | cut -f 2)
    comparing=$("$checking" diff build/old.svg build/new.svg | cut -f 2)
    awk -v OFS='\t' -v p="$parsing" -v c="$comparing" 'BEGIN { print "diff", c / p }'
  done >> "$results"
}

report_checking() {
  limit validate 'ms for a gauge' 0.3
  limit diff 'times parsing both' 3
}

build_command() {
  say "building the command"
  swift build -c release --product sweephand >&2
  sweephand="$(swift build -c release --show-bin-path)/sweephand"
}

# In turns, so that other load of the machine affects all of them alike.
measure_documents() {
  say "writing $documents documents, $rounds rounds"
  for ((round = 0; round < rounds; round++)); do
    build/speedometer "$documents"
    "$speed" "$documents"
  done >> "$results"
}

# The processor's milliseconds for one run of the command, user and system together.
measure_command() {
  say "running the command $runs times"
  local TIMEFORMAT='%U %S' times
  "$sweephand" render speedometer > /dev/null
  for ((run = 0; run < runs; run++)); do
    times=$({ time "$sweephand" render speedometer > /dev/null 2>&1; } 2>&1)
    awk -v OFS='\t' '{ print "command", ($1 + $2) * 1000, 0 }' <<< "$times"
  done >> "$results"
}

# median NAME [COLUMN]
median() {
  awk -F '\t' -v name="$1" -v column="${2:-2}" '$1 == name { print $column }' "$results" | sort -n |
    awk '{ v[NR] = $1 } END { if (!NR) exit 1; print (v[int((NR + 1) / 2)] + v[int(NR / 2) + 1]) / 2 }' ||
    fail 2 "there is no measurement of '$1'"
}

missed=0

# row NAME LIMIT: one line of the table, against the C baseline, that in a font, or what is not compiled.
row() {
  local rate bytes verdict=ok
  rate=$(median "$1")
  bytes=$(median "$1" 3)
  awk -v r="$rate" -v c="$baseline" -v l="$2" 'BEGIN { exit !(r / c >= l) }' || verdict=MISSED missed=1
  awk -v n="$1" -v r="$rate" -v b="$bytes" -v c="$baseline" -v l="$2" -v v="$verdict" 'BEGIN {
    printf "%-22s %10.0f %10.0f %7.2f   >= %-5s %s\n", n, r, b, r / c, l, v }'
}

report_documents() {
  baseline=$(median c)
  printf '%-22s %10s %10s %7s   %s\n' '' 'docs/s' 'bytes/doc' 'ratio' 'limit'
  printf '%-22s %10.0f %10.0f %7.2f\n' 'C by hand' "$baseline" "$(median c 3)" 1
  row build+serialise 0.5
  row serialise 0.8
  row compiled 0.9
  baseline=$(median build+serialise)
  row 'build+serialise drawn' 0.75
  baseline=$(median serialise)
  row 'serialise drawn' 0.75
  baseline=$(median 'build+serialise drawn')
  row 'compiled drawn' 1.3
  baseline=$(median document)
  row 'document compiled' 1.4
}

measure_growth() {
  say "compiling and evaluating 10,000 animations"
  "$growth" >> "$results"
}

# limit NAME UNIT LIMIT: one line of the table, of what may be so much at most.
limit() {
  local found verdict=ok
  found=$(median "$1")
  awk -v f="$found" -v l="$3" 'BEGIN { exit !(f <= l) }' || verdict=MISSED missed=1
  printf '%-18s %10.2f %-21s <= %-5s %s\n' "$1" "$found" "$2" "$3" "$verdict"
}

# Of each kind of scene the milliseconds for 10,000 animations, and the time for four times the keys.
report_growth() {
  local name
  while read -r name; do
    case $name in
      keys*) limit "$name" 'times for 4 times' 5 ;;
      *) limit "$name" 'ms for 10,000' 1000 ;;
    esac
  done < <(cut -f 1 "$results" | grep -E '^(compile|evaluate|keys) ')
}

report_command() {
  limit command 'ms of processor time' 25
}

build_documents
measure_documents
report_documents
build_growth
measure_growth
report_growth
build_checking
measure_checking
report_checking
build_command
measure_command
report_command
exit "$missed"
