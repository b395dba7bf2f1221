#!/usr/bin/env bash
# What the action of GitHub runs, in the folder of the repository: see action.yml for its inputs.
set -euo pipefail

output=${GITHUB_OUTPUT:-/dev/null}
summary=${GITHUB_STEP_SUMMARY:-/dev/null}
report=${RUNNER_TEMP:-/tmp}/sweephand.md
failed=0

# run COMMAND …: 0, or 1 where there are findings; trouble ends it all.
run() {
  local status=0
  "$@" || status=$?
  [ "$status" -le 1 ] || exit "$status"
  return "$status"
}

mapfile -t paths < <(sed '/^[[:space:]]*$/d' <<< "${SWEEPHAND_PATHS:-}")
if [ ${#paths[@]} -gt 0 ]; then
  run sweephand validate --profile "${SWEEPHAND_PROFILE:-svg2}" --fail-on "${SWEEPHAND_FAIL_ON:-error}" \
    --format github -- "${paths[@]}" || failed=1
fi

mapfile -t documents < <(sed '/^[[:space:]]*$/d' <<< "${SWEEPHAND_DOCUMENTS:-}")
if [ ${#documents[@]} -gt 0 ]; then
  run sweephand check --format github -- "${documents[@]}" || failed=1
fi

changed=false
: > "$report"
if [ -n "${SWEEPHAND_BASE:-}" ]; then
  # A shallow clone does not have the base.
  git cat-file -e "$SWEEPHAND_BASE^{commit}" 2> /dev/null ||
    git fetch --quiet --depth=1 origin "$SWEEPHAND_BASE"
  run sweephand diff --git "$SWEEPHAND_BASE..HEAD" --format markdown -o "$report" || changed=true
  if [ "$changed" = true ]; then
    { printf '## Pictures that changed\n\n' && cat "$report"; } >> "$summary"
    if [ "${SWEEPHAND_FAIL_ON_CHANGE:-false}" = true ]; then
      run sweephand diff --git "$SWEEPHAND_BASE..HEAD" --format github || failed=1
    fi
  fi
fi

printf 'changed=%s\nreport=%s\n' "$changed" "$report" >> "$output"
exit "$failed"
