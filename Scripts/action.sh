#!/usr/bin/env bash
# The commands of the GitHub action, run in the folder of the repository: see action.yml for its
# inputs.
set -uo pipefail

output=${GITHUB_OUTPUT:-/dev/null}
summary=${GITHUB_STEP_SUMMARY:-/dev/null}
report=${RUNNER_TEMP:-/tmp}/sweephand.md
page=${RUNNER_TEMP:-/tmp}/sweephand.html
status=0

# run COMMAND …: continues after failures; the script ends with the worst: 1 for findings, 2 for
# errors.
run() {
  local now=0
  "$@" || now=$?
  [ "$now" -le 2 ] || now=2
  [ "$now" -le "$status" ] || status=$now
}

# lines TEXT: its lines into the array `list`, without those that are empty.
lines() { mapfile -t list < <(sed '/^[[:space:]]*$/d' <<< "$1"); }

lines "${SWEEPHAND_PATHS:-}"
if [ ${#list[@]} -gt 0 ]; then
  profile=${SWEEPHAND_PROFILE:-}
  [ -n "$profile${SWEEPHAND_CONFIG:-}" ] || profile=svg2
  run sweephand validate ${profile:+--profile="$profile"} ${SWEEPHAND_CONFIG:+--config="$SWEEPHAND_CONFIG"} \
    --fail-on "${SWEEPHAND_FAIL_ON:-error}" --format github -- "${list[@]}"
fi

lines "${SWEEPHAND_DOCUMENTS:-}"
if [ ${#list[@]} -gt 0 ]; then
  read -ra options <<< "${SWEEPHAND_ARGS:-}"
  run sweephand check --format github "${options[@]}" -- "${list[@]}"
fi

changed=false
: > "$report"
base=${SWEEPHAND_BASE:-}
# GitHub names the state before a new branch by zeros.
[[ $base =~ ^0+$ ]] && base=
if [[ $base == -* ]]; then
  echo "::error::'base' must be a revision, not an option"
  status=2 base=
fi
if [ -n "$base" ]; then
  # A shallow clone does not have the base.
  git cat-file -e "$base^{commit}" 2> /dev/null || run git fetch --quiet --depth=1 --end-of-options origin "$base"
  # Differences are no failure, and an error in one picture does not invalidate the report on the
  # others.
  sweephand diff --git="$base..HEAD" --format markdown -o "$report" \
    ${GITHUB_REPOSITORY:+--pictures="${GITHUB_SERVER_URL:-https://github.com}/$GITHUB_REPOSITORY/raw"} ||
    [ $? -eq 1 ] || status=2
  if [ -s "$report" ]; then
    changed=true
    sweephand diff --git="$base..HEAD" --format html -o "$page" 2> /dev/null
    # A comment has at most 65,536 characters.
    if [ "$(wc -c < "$report")" -gt 60000 ]; then
      LC_ALL=C awk '(size += length + 1) <= 60000' "$report" > "$report.short"
      printf '\n…\n\nThe page shows all of it.\n' >> "$report.short"
      mv "$report.short" "$report"
    fi
    { printf '## Pictures that changed\n\n' && cat "$report"; } >> "$summary"
    if [ "${SWEEPHAND_FAIL_ON_CHANGE:-false}" = true ]; then
      run sweephand diff --git="$base..HEAD" --format github
    fi
  fi
fi

printf 'changed=%s\nreport=%s\npage=%s\n' "$changed" "$report" "$page" >> "$output"
exit "$status"
