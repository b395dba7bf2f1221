#!/usr/bin/env bash
# Makes what is released into dist/: a package for Debian, an archive, a wheel for Python and a bundle
# for SwiftPM, with a list of what is built in and their checksums. The same commit gives the same bytes
# where Package.resolved, the compiler and the system's libraries are the same; the list names the versions.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

umask 022
version=$(version)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
release=sweephand-$version-x86_64-linux
maintainer="Sweephand contributors <sweephand@users.noreply.github.com>"
stage=.build/static/stage
tree=$stage/$release

[ "$(uname -sm)" = 'Linux x86_64' ] || fail 2 "releases are made on Linux for x86_64"

# The program with its manual, its completions and its documents, under a prefix.
stage_tree() {
  local doc=$tree/share/doc/sweephand
  rm -rf "$stage"
  mkdir -p "$tree/bin" "$doc"
  install -m 755 "$program" "$tree/bin/sweephand"
  python3 Scripts/dist/manual.py "$program" "$tree/share/man/man1"
  Scripts/dist/completions.sh "$program" "$tree/share/bash-completion/completions/sweephand" \
    "$tree/share/zsh/site-functions/_sweephand" \
    "$tree/share/fish/vendor_completions.d/sweephand.fish"
  cp README.md Scripts/dist/copyright "$doc"
  # The pages show samples, and refer to them.
  cp -r docs samples "$doc"
  rm -r "$doc/samples"/{hostile,invalid}
  cat .build/static/checkouts/*/NOTICE.txt > "$doc/NOTICES"
}

# archive FOLDER: its files as tar, in one order, of one time and one owner.
archive() {
  tar --create --sort=name --format=gnu --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 \
    --numeric-owner --directory "$(dirname "$1")" "$(basename "$1")"
}

make_archive() {
  local doc=$tree/share/doc/sweephand
  cp LICENSE CHANGELOG.md "$doc"
  cp .build/static/checkouts/swift-system/LICENSE.txt "$doc/Apache-2.0.txt"
  # A tenth smaller, because the addresses in calls are made absolute before compression.
  archive "$tree" | xz --x86 --lzma2=preset=9e --threads=1 > "dist/$release.tar.xz"
}

make_package() {
  local root=$stage/deb doc=$stage/deb/usr/share/doc/sweephand
  mkdir -p "$root/DEBIAN" "$root/usr/share/lintian/overrides"
  cp -r "$tree"/{bin,share} "$root/usr"
  mv "$root"/usr/share/zsh/{site-functions,vendor-completions}
  find "$root/usr/share/man" -type f -exec gzip -9n {} +
  gzip -9nc CHANGELOG.md > "$doc/CHANGELOG.md.gz"
  gzip -9n > "$doc/changelog.gz" << END
sweephand ($version) unstable; urgency=medium

  * What changed is in CHANGELOG.md.gz beside this file.

 -- $maintainer  $(date --utc --rfc-email --date="@$SOURCE_DATE_EPOCH")
END
  cp Scripts/dist/lintian-overrides "$root/usr/share/lintian/overrides/sweephand"
  cat > "$root/DEBIAN/control" << END
Package: sweephand
Version: $version
Architecture: amd64
Maintainer: $maintainer
Installed-Size: $(du -sk --apparent-size "$root/usr" | cut -f1)
Depends: libc6 (>= 2.36)
Suggests: tzdata
Section: graphics
Priority: optional
Description: animated SVG dials that need no script
 Sweephand writes gauges, clocks, counters and graphs as single SVG files that
 move by themselves. It also validates and compares SVG files, and serves
 pictures over HTTP.
END
  (cd "$root" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum > DEBIAN/md5sums)
  dpkg-deb --root-owner-group -Zxz --build "$root" "dist/sweephand_${version}_amd64.deb" > /dev/null
}

program=$(Scripts/dist/build.sh)
rm -rf dist
mkdir dist
stage_tree
part "making the package for Debian" make_package
part "making the archive" make_archive
for kind in wheel bundle; do
  part "making the $kind" python3 Scripts/dist/archives.py "$kind" "$program" "$version" dist
done
part "listing what is built in" python3 Scripts/dist/sbom.py "$version" Package.resolved \
  .build/static/libraries/lib/pkgconfig "dist/sweephand-$version.cdx.json"
(cd dist && LC_ALL=C sha256sum -- * > SHA256SUMS)
cat dist/SHA256SUMS
