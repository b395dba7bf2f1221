#!/usr/bin/env bash
# Checks that a tag, the program and the changelog name one version, and writes what the changelog says
# of it to build/notes.md: tag.sh TAG.
# shellcheck source-path=SCRIPTDIR/.. source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/../lib.sh"

[ $# -eq 1 ] || fail 2 "usage: tag.sh TAG"
version=$(version)
[ "$1" = "v$version" ] || fail 1 "the tag is $1, but the program is of version $version"
mkdir -p build
awk -v head="## [$version]" '
  index($0, head) == 1 { inside = 1; next }
  /^## / { inside = 0 }
  inside' CHANGELOG.md > build/notes.md
[ -s build/notes.md ] || fail 1 "CHANGELOG.md has no section for $version"
