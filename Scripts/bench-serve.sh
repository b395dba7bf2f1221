#!/usr/bin/env bash
# Measures pictures over HTTP against fixed bytes from the same server, with wrk, on this machine alone.
# Usage: Scripts/bench-serve.sh [SECONDS]; exits 1 when a limit is missed.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

seconds=${1:-10}
connections=64
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2> /dev/null; rm -rf "$folder"' EXIT

start_server() {
  say "building the server"
  swift build -c release --package-path Benchmarks --product ServingBenchmark >&2
  "$(swift build -c release --package-path Benchmarks --show-bin-path)/ServingBenchmark" \
    $((seconds * 8 + 30)) > "$folder/port" &
  server=$!
  for ((try = 0; try < 100; try++)); do
    if [ -s "$folder/port" ]; then break; fi
    sleep 0.1
  done
  base="http://127.0.0.1:$(cat "$folder/port")"
}

# A new picture each time.
write_script() {
  cat > "$folder/new.lua" << 'END'
local number = 0
local thread_number = 0
function setup(thread) thread:set("id", thread_number); thread_number = thread_number + 1 end
function request()
  number = number + 1
  return wrk.format("GET", "/v1/render/speedometer.svg?value=" .. id .. "." .. number .. "&max=1000")
end
END
}

# measure NAME ARGUMENTS…: requests a second, and the 99th percentile in ms.
measure() {
  local name=$1
  shift
  wrk -t 2 -c $connections -d "${seconds}s" --latency "$@" > "$folder/$name"
  awk -v OFS='\t' -v name="$name" '
    function ms(text) { return text ~ /us$/ ? text / 1000 : text ~ /ms$/ ? text + 0 : text * 1000 }
    $1 == "99%" { p99 = ms($2) } $1 == "Requests/sec:" { rate = $2 } /Non-2xx/ { bad = $NF }
    END { print name, rate, p99, bad + 0 }' "$folder/$name"
}

report() {
  awk -F '\t' '
    { printf "%-6s %8.0f requests/s  p99 %6.2f ms\n", $1, $2, $3; rate[$1] = $2; if ($4) bad = 1
      if ($1 != "fixed" && $3 > 20) slow = 1 }
    END {
      printf "kept/fixed %.2f  new/fixed %.2f (limit 0.5; p99 20 ms)\n",
        rate["kept"] / rate["fixed"], rate["new"] / rate["fixed"]
      exit bad || slow || rate["kept"] < 0.5 * rate["fixed"]
    }' "$folder/results"
}

has wrk || fail 2 "wrk is missing: apt-get install wrk"
start_server
write_script
say "$connections connections, $seconds s each"
measure warm "$base/fixed" > /dev/null
{
  measure fixed "$base/fixed"
  measure kept "$base/v1/render/speedometer.svg?value=72"
  measure new -s "$folder/new.lua" "$base"
} > "$folder/results"
report
