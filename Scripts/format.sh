#!/usr/bin/env bash
# Formats every Swift file in place.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

swift format --in-place --recursive --parallel "${swift_sources[@]}"
