#!/usr/bin/env bash
# The command of pre-commit, run in the folder of the repository: the program of this version with
# these arguments.
set -euo pipefail
program=$("$(dirname "${BASH_SOURCE[0]}")/released.sh")
exec "$program" "$@"
