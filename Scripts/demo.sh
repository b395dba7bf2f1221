#!/usr/bin/env bash
# Renders every template and every sample into build/gallery and makes a page that shows them moving.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

gallery=build/gallery

# Text as it stands in HTML.
escaped() { sed 's/&/\&amp;/g; s/</\&lt;/g; s/>/\&gt;/g; s/"/\&quot;/g' <<< "$1"; }

# card FILE TITLE: one picture with its title, its name and its size.
card() {
  local file=$1 title
  title=$(escaped "$2")
  cat << END
<figure>
<img src="$(escaped "$file")" alt="$title" loading="lazy">
<figcaption><b>$title</b><span>$(escaped "$file") · $(($(wc -c < "$gallery/$file"))) bytes</span></figcaption>
</figure>
END
}

# used FILE TITLE: a picture that is there to be used.
used() {
  card "$1" "$2" | sed 's/<img src="\([^"]*\)" alt="\([^"]*\)".*/<object type="image\/svg+xml" data="\1" aria-label="\2"><\/object>/'
}

# "name  title" lines of the library, one card each.
template_cards() {
  local list name title
  list=$("$sweephand" templates)
  while read -r name title; do
    "$sweephand" render "$name" -o "$gallery/$name.svg" < /dev/null
    card "$name.svg" "${title:-$name}"
  done <<< "$list"
}

# Every sample that is meant to be drawn, one card each, under the name of its folder.
sample_cards() {
  local list sample name
  list=$(find samples -name '*.yaml' -not -path 'samples/invalid/*' \
    -not -path 'samples/hostile/*' | LC_ALL=C sort)
  while IFS= read -r sample; do
    name=${sample%.yaml}
    mkdir -p "$gallery/$(dirname "$name")"
    local show=card way=()
    case $name in
      samples/interactive/*) show=used way=(--interactive) ;;
      samples/click/*) show=used way=(--interactive click) ;;
    esac
    "$sweephand" render "$sample" ${way[@]+"${way[@]}"} -o "$gallery/$name.svg" < /dev/null
    "$show" "$name.svg" "$(basename "$name" | tr '_-' '  ')"
  done <<< "$list"
}

page() {
  cat << 'END'
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sweephand gallery</title>
<style>
:root { color-scheme: light dark; --paper: #f6f5f2; --card: #fff; --ink: #1d1f21; --soft: #6b6f76 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #131517; --card: #1c1f22; --ink: #e9e9e6; --soft: #969ba3 }
}
body { margin: 0 auto; padding: 3rem 1.5rem; max-width: 76rem; background: var(--paper);
  color: var(--ink); font: 15px/1.5 system-ui, sans-serif }
h1, h2 { font-weight: 500; letter-spacing: -.01em; margin: 0 }
h2 { margin: 3rem 0 1rem; font-size: 1.1rem }
p, span { color: var(--soft) }
section { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)) }
figure { margin: 0; padding: 1.25rem; background: var(--card); border-radius: 14px;
  display: flex; flex-direction: column; gap: 1rem }
img, object { display: block; width: 100%; height: 13rem; object-fit: contain; margin: auto }
object { color-scheme: light }
b, span { display: block; overflow-wrap: anywhere }
b { font-weight: 500 }
span { font-size: .8rem; font-variant-numeric: tabular-nums }
</style>
<h1>Sweephand</h1>
<p>Every dial is one SVG file that moves by itself. Reload to see the sweeps again.
See also <a href="contact-sheet.html">every template in every theme</a>.</p>
END
  printf '<h2>Templates</h2>\n<section>\n'
  template_cards
  printf '</section>\n<h2>Samples</h2>\n<section>\n'
  sample_cards
  printf '</section>\n</html>\n'
}

# The names of the themes, from the choices of the speedometer's last parameter.
themes() {
  "$sweephand" templates speedometer --json |
    sed -n '/"name": "theme"/,$ { /"choices"/,/]/ s/^ *"\([a-z]*\)",\{0,1\}$/\1/p }'
}

# contact_sheet: every template in every theme, a row each.
contact_sheet() {
  local names name title theme
  names=$("$sweephand" templates)
  cat << 'END'
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sweephand: templates and themes</title>
<style>
body { margin: 2rem; background: #aeb4bb; color: #14171a; font: 14px/1.4 system-ui, sans-serif }
table { border-spacing: 1rem }
th { font-weight: 500; text-align: start }
img { display: block; width: 11rem; height: 11rem; object-fit: contain }
</style>
<table>
END
  printf '<tr><td></td>'
  for theme in $(themes); do printf '<th scope="col">%s</th>' "$theme"; done
  printf '</tr>\n'
  mkdir -p "$gallery/themes"
  while read -r name title; do
    printf '<tr><th scope="row">%s</th>' "$(escaped "$title")"
    for theme in $(themes); do
      "$sweephand" render "$name" --set theme="$theme" -o "$gallery/themes/$name-$theme.svg" \
        < /dev/null
      printf '<td><img src="themes/%s-%s.svg" alt="%s, %s"></td>' "$name" "$theme" \
        "$(escaped "$title")" "$theme"
    done
    printf '</tr>\n'
  done <<< "$names"
  printf '</table>\n</html>\n'
}

need_for_building
install_missing
part "building" swift build "${optimised[@]}" --product sweephand >&2

say "rendering"
rm -rf "$gallery"
mkdir -p "$gallery"
page > "$gallery/index.html"
contact_sheet > "$gallery/contact-sheet.html"
echo "$PWD/$gallery/index.html"
