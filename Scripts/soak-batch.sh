#!/usr/bin/env bash
# Kills a batch again and again, and compares what becomes of it with one run that nobody ends.
# Usage: Scripts/soak-batch.sh [ROWS [KILLS [SEED]]]; SWEEPHAND names a program that is built already, TMPDIR
# a disk with room for 9 KB a row. Exits 1 where a name, a byte or a line of the manifest differs, or
# where a kill has left half a picture. A million rows and 30 kills take half an hour.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

rows=${1:-1000000} kills=${2:-30} seed=${3:-$$}
RANDOM=$seed
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
[ "$(df --output=avail -B1 "$work" | tail -1)" -gt $((rows * 9000)) ] ||
  fail 2 "$rows rows need $((rows * 9 / 1000)) MB in $work"

if [[ -z ${SWEEPHAND:-} ]]; then
  swift build "${optimised[@]}" --product sweephand >&2
  SWEEPHAND=$PWD/$sweephand
fi

# Some rows are wrong, and some are equal to another.
say "making $rows rows (seed $seed)"
awk -v n="$rows" 'BEGIN {
  print "id,value"
  for (i = 1; i <= n; i++) print "r" i "," (i % 1000 == 7 ? "fast" : i % 50 == 9 ? i % 100 : 100 * i / n)
}' CONVFMT=%.9g OFMT=%.9g > "$work/rows.csv"
mkdir "$work/clean" "$work/killed"

# run FOLDER OPTION …: the batch, in a separate folder, so that manifests name the same files.
run() {
  cd "$work/$1"
  shift
  exec "$SWEEPHAND" batch ring --data ../rows.csv -o 'out/{hash:2}/{hash}.svg' "$@" 2> ../errors
}

# finish FOLDER OPTION …: exit code 1 means failed rows, as expected.
finish() {
  local status=0
  (run "$@") || status=$?
  tail -1 "$work/errors" >&2
  [ "$status" -eq 1 ] || fail 1 "the batch ended with $status"
}

# The pictures written since a file was, that are not whole.
halves() {
  find "$work/killed" -name '*.svg' -newer "$1" -exec tail -qc 7 {} + | grep -vcx '</svg>' || :
}

say 'one clean run'
begin=$(date +%s%3N)
finish clean
took=$(($(date +%s%3N) - begin))

say "$kills runs that are killed"
for ((kill = 1; kill <= kills; kill++)); do
  touch "$work/begun"
  # In milliseconds, within a fifth of the clean run: some kills come before the first new picture,
  # all together come far, and none too late, because to look at all files takes longer.
  moment=$(((RANDOM << 15 | RANDOM) % (took / 5 + 1)))
  (run killed --jobs $((1 + kill % 3))) &
  process=$!
  sleep "$((moment / 1000)).$(printf %03d $((moment % 1000)))"
  builtin kill -9 "$process" 2> /dev/null || say "run $kill was complete"
  wait "$process" 2> /dev/null || :
  half=$(halves "$work/begun")
  [ "$half" -eq 0 ] || fail 1 "kill $kill left $half pictures that are not whole"
  say "kill $kill at $moment ms: $(find "$work/killed" -name '*.svg' | wc -l) pictures"
done

say 'the last run'
finish killed
say 'comparing'
diff -r "$work/clean" "$work/killed" >&2 || fail 1 'the trees differ'
lines=$(wc -l < "$work/clean/out/manifest.ndjson")
[ "$lines" -eq "$rows" ] || fail 1 "the manifest has $lines lines, not $rows"
say "equal: $(find "$work/clean" -name '*.svg' | wc -l) pictures and $lines lines after $kills kills, in $SECONDS s"
