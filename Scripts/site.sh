#!/usr/bin/env bash
# Builds the site of the documentation into .build/site/html, and fails where a link leads nowhere.
#
#   Scripts/site.sh           builds it
#   Scripts/site.sh --serve   builds it, and serves it at http://localhost:8000/
#
# The generator, mkdocs-material, is installed from PyPI into a separate environment.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

site=.build/site
wanted="mkdocs-material==9.8.1"

prepare() {
  [ "$(cat "$site/wanted" 2> /dev/null)" = "$wanted" ] && return
  say "fetching $wanted"
  python3 -m venv --clear "$site/venv"
  "$site/venv/bin/pip" install --quiet --disable-pip-version-check "$wanted"
  echo "$wanted" > "$site/wanted"
}

# The pages and the pictures, in the places that their links name.
gather() {
  rm -rf "$site/pages"
  mkdir -p "$site/pages/Python"
  cp README.md CHANGELOG.md CONTRIBUTING.md "$site/pages"
  cp Python/README.md "$site/pages/Python"
  cp -r docs samples "$site/pages"
  rm -rf "$site/pages"/samples/{hostile,invalid}
}

mkdir -p "$site"
export NO_MKDOCS_2_WARNING=1
prepare
gather
"$site/venv/bin/mkdocs" build --strict
say "the site is in $site/html"
if [ "${1:-}" = --serve ]; then exec python3 -m http.server --directory "$site/html"; fi
