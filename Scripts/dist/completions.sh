#!/usr/bin/env bash
# Writes the completions of a program for bash, zsh and fish: completions.sh PROGRAM BASH ZSH FISH.
set -euo pipefail

program=$1
mkdir -p "$(dirname "$2")" "$(dirname "$3")" "$(dirname "$4")"

# A parameter ends with '=', behind which its value is still to be typed.
{
  "$program" --generate-completion-script bash | sed '/^#!/d; /^complete /d'
  cat << 'END'
_sweephand_open() {
    _sweephand "$@"
    if [[ "${COMPREPLY-}" == *= ]]; then compopt -o nospace; fi
}

complete -o filenames -F _sweephand_open sweephand
END
} > "$2"
"$program" --generate-completion-script zsh > "$3"
"$program" --generate-completion-script fish > "$4"
