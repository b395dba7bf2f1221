#!/usr/bin/env bash
# Compiles Sweephand and copies its program into ~/.local/bin, or into another folder; with --media the
# program for pixels and films too: install.sh [--media] [FOLDER].
# shellcheck source-path=SCRIPTDIR source=lib.sh
folder=$PWD
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

products=(sweephand)
if [ "${1:-}" = --media ]; then
  products+=(sweephand-media)
  shift
else
  traits=()
fi
cd "$folder"
mkdir -p "${1:-$HOME/.local/bin}"
folder=$(cd "${1:-$HOME/.local/bin}" && pwd)
cd "$OLDPWD"

need_for_building
[ ${#products[@]} -eq 1 ] || need_for_media
install_missing
for product in "${products[@]}"; do
  part "compiling $product, which takes some minutes" \
    swift build --configuration release ${traits[@]+"${traits[@]}"} --product "$product"
  install -m 755 "$(swift build --configuration release --show-bin-path)/$product" "$folder/$product"
done
say "installed $("$folder/sweephand" --version | cut -d, -f1) in $folder"
case :$PATH: in
  *":$folder:"*) ;;
  *) say "$folder is not in PATH; add this line to ~/.profile: export PATH=\"$folder:\$PATH\"" ;;
esac
