#!/usr/bin/env bash
# Feeds a target with inputs grown from the samples: Fuzz/run.sh TARGET SECONDS SEED
# Targets are path, document, compiled, expression, xml, motion and diff. Findings are left in Fuzz/.build/found.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
export SWIFT_DETERMINISTIC_HASHING=1

[ $# -eq 3 ] || { sed -n '2,3s/^# //p' "$0" >&2; exit 2; }
target=$1 seconds=$2 seed=$3
case $target in
  diff | motion) dictionary=xml ;;
  compiled) dictionary=document ;;
  *) dictionary=$target ;;
esac

# Fills a folder with inputs to begin with.
seeds() {
  case $target in
    path)
      grep -rhoE ' d="[^"]{1,2000}"' ../samples --include='*.svg' | cut -d '"' -f 2 | sort -u |
        split -l 1 -a 4 - ".build/seeds/$target/"
      ;;
    document | compiled) copy yaml json ;;
    expression)
      sed -n 's/^    ("\(.*\)", .*/\1/p' ../Tests/Documents/SweepTemplates/ExpressionExamples.swift |
        split -l 1 -a 4 - ".build/seeds/$target/"
      ;;
    xml | diff) copy svg ;;
    motion)
      copy svg
      cp ../Tests/Tool/BrowserTests/motion/*.svg ".build/seeds/$target/"
      ;;
  esac
}

# Copies the files with these endings that are small enough to be read often.
copy() {
  local ending
  for ending in "$@"; do
    find ../samples ../templates -name "*.$ending" -size -33k | while read -r file; do
      cp "$file" ".build/seeds/$target/${file//\//-}"
    done
  done
}

swift build -c release --sanitize=fuzzer
rm -rf ".build/seeds/$target"
mkdir -p ".build/seeds/$target" ".build/corpus/$target" .build/found
seeds
# A copy, so that the program can be built anew meanwhile.
cp .build/release/Fuzz ".build/fuzz-$target"
# Swift's own report of a crash would keep libFuzzer from keeping the input.
export SWIFT_BACKTRACE=enable=no
exec ".build/fuzz-$target" "$target" ".build/corpus/$target" ".build/seeds/$target" \
  -dict="Dictionaries/$dictionary.txt" -artifact_prefix=".build/found/$target-" \
  -max_total_time="$seconds" -seed="$seed" -timeout=10 -rss_limit_mb=1024 -max_len=65536 \
  -print_final_stats=1
