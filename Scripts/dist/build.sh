#!/usr/bin/env bash
# Builds the program that is released: one file that needs the C library alone. Prints its path.
# shellcheck source-path=SCRIPTDIR/.. source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/../lib.sh"

libraries=$PWD/.build/static/libraries
program=.build/static/sweephand

flags=(
  --configuration release --scratch-path .build/static --static-swift-stdlib
  -debug-info-format none -Xswiftc -Osize -Xswiftc -use-ld=lld
  # A start takes a seventh less where types are not looked up by their names.
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
  # The build folder is not recorded.
  -Xswiftc -file-prefix-map -Xswiftc "$PWD=." -Xcc "-ffile-prefix-map=$PWD=."
  # No symbol of the program is looked up, so unused code can be removed.
  -Xlinker --gc-sections -Xlinker --no-export-dynamic
  # The places that a loader adjusts take 2 MB less; glibc 2.36 is the first to read them so.
  -Xlinker -z -Xlinker pack-relative-relocs
  -Xlinker "-L$libraries/lib" -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
)

Scripts/dist/libraries.sh
export PKG_CONFIG_PATH=$libraries/lib/pkgconfig
part "building the static program" nice swift build "${flags[@]}" --product sweephand >&2
strip --remove-section=.comment -o "$program" .build/static/release/sweephand
echo "$program"
