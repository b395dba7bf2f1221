#!/usr/bin/env bash
# Makes the package for Debian and the wheel of sweephand-media into build/media. The program is linked with the
# system's libraries, so that the package depends on them, and the wheel is for systems that have them.
# shellcheck source-path=SCRIPTDIR/.. source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/../lib.sh"

umask 022
version=$(version)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
out=build/media
stage=.build/media/stage
program=$stage/tree/usr/bin/sweephand-media
maintainer="Sweephand contributors <sweephand@users.noreply.github.com>"
flags=(
  "${traits[@]}" --configuration release --scratch-path .build/media --static-swift-stdlib
  -debug-info-format none -Xswiftc -file-prefix-map -Xswiftc "$PWD=." -Xcc "-ffile-prefix-map=$PWD=."
  -Xlinker --gc-sections
)

# Debian's names of the packages with the libraries that the program links.
dependencies() {
  mkdir -p "$stage/debian"
  printf 'Source: sweephand\nMaintainer: %s\n\nPackage: sweephand-media\nArchitecture: amd64\n' \
    "$maintainer" > "$stage/debian/control"
  (cd "$stage" && dpkg-shlibdeps -O tree/usr/bin/sweephand-media 2> /dev/null) |
    sed 's/^shlibs:Depends=//'
}

make_package() {
  local root=$stage/tree
  local doc=$root/usr/share/doc/sweephand-media
  mkdir -p "$root/DEBIAN" "$doc"
  cp Scripts/dist/copyright "$doc"
  gzip -9n > "$doc/changelog.gz" << END
sweephand-media ($version) unstable; urgency=medium

  * What changed is in the CHANGELOG.md of Sweephand.

 -- $maintainer  $(date --utc --rfc-email --date="@$SOURCE_DATE_EPOCH")
END
  cat > "$root/DEBIAN/control" << END
Package: sweephand-media
Version: $version
Architecture: amd64
Maintainer: $maintainer
Installed-Size: $(du -sk --apparent-size "$root/usr" | cut -f1)
Depends: $(dependencies)
Enhances: sweephand
Suggests: ffmpeg
Section: graphics
Priority: optional
Description: pixels, films and PDF for sweephand
 Sweephand writes gauges, clocks and graphs as SVG. With this program it writes
 them as PNG, APNG, GIF, WebP and PDF too, and with ffmpeg as MP4 and WebM.
END
  (cd "$root" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum > DEBIAN/md5sums)
  dpkg-deb --root-owner-group -Zxz --build "$root" "$out/sweephand-media_${version}_amd64.deb" \
    > /dev/null
}

need_for_building
need_for_media
need dpkg-dev has dpkg-shlibdeps
install_missing
part "building sweephand-media" nice swift build "${flags[@]}" --product sweephand-media >&2
rm -rf "$out" "$stage"
mkdir -p "$out" "$(dirname "$program")"
strip --remove-section=.comment -o "$program" .build/media/release/sweephand-media
part "making the package for Debian" make_package
part "making the wheel" python3 Scripts/dist/media-wheel.py "$program" "$version" "$out"
(cd "$out" && LC_ALL=C sha256sum -- * > SHA256SUMS)
cat "$out/SHA256SUMS"
