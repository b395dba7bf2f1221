#!/usr/bin/env bash
# Draws every template in every theme and every sample into build/gallery, with a page that shows
# them moving.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

gallery=build/gallery
page=Scripts/gallery

themes() { "$sweephand" themes | sed 's/ .*//'; }

# colors THEME: those of its swatch.
colors() { "$sweephand" themes "$1" | sed -nE 's/^(face|bezel|needle): ("#[0-9a-f]+")$/\1: \2,/p'; }

# Every sample that is meant to be drawn.
samples() {
  find samples -name '*.yaml' -not -path 'samples/invalid/*' -not -path 'samples/hostile/*' |
    LC_ALL=C sort
}

# picture SOURCE FILE OPTION VALUE: the inputs of one picture, for `draw`.
picture() { printf '%s\0' "$@"; }

pictures() {
  local name theme sample form
  picture "$page/hero.yaml" hero.svg --set theme=sport
  for name in $("$sweephand" templates | sed 's/ .*//'); do
    for theme in $(themes); do
      picture "$name" "dials/$name-$theme.svg" --set "theme=$theme"
    done
  done
  while IFS= read -r sample; do
    form=(--motion reduced)
    case $sample in
      samples/interactive/*) form=(--interactive script) ;;
      samples/click/*) form=(--interactive click) ;;
    esac
    mkdir -p "$gallery/$(dirname "$sample")"
    picture "$sample" "${sample%.yaml}.svg" "${form[@]}"
  done < <(samples)
}

# Draws pictures, as many at once as there are cores.
draw() {
  # The inner shell puts its own arguments in.
  # shellcheck disable=SC2016
  xargs -0 -n 4 -P "$(getconf _NPROCESSORS_ONLN)" \
    sh -c '"$0" render "$2" "$4" "$5" -q -o "$1/$3"' "$sweephand" "$gallery"
}

# The data of the page, for its script.
data() {
  local theme
  printf 'const templates = %s;\n' "$("$sweephand" templates --json)"
  printf 'const themes = [%s];\n' "$(themes | sed "s/.*/'&',/")"
  printf 'const colors = {%s};\n' "$(for theme in $(themes); do
    printf "'%s': {%s}, " "$theme" "$(colors "$theme")"
  done)"
  printf 'const samples = [%s];\n' "$(samples | sed "s/\(.*\)\.yaml/'\1.svg',/")"
}

need_for_building
need_for_media
install_missing
part "building" swift build "${optimised[@]}" --product sweephand >&2
part "building what makes pixels" swift build "${optimised[@]}" --product sweephand-media >&2

rm -rf "$gallery"
mkdir -p "$gallery/dials"
part "drawing" draw < <(pictures) >&2
cp "$page"/* "$gallery"
data > "$gallery/data.js"
echo "$PWD/$gallery/index.html"
