#!/usr/bin/env bash
# Draws every template in every theme and every sample into build/gallery, with a page that shows
# them moving.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

gallery=build/gallery

need_for_building
need_for_media
need python3 has python3
install_missing
part "building" swift build "${optimised[@]}" --product sweephand >&2
part "building what makes pixels" swift build "${optimised[@]}" --product sweephand-media >&2

rm -rf "$gallery"
part "drawing" Scripts/gallery.py "$sweephand" "$gallery" >&2
echo "$PWD/$gallery/index.html"
