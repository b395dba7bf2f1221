#!/usr/bin/env bash
# Makes the static C libraries that the released program is linked with, in .build/static/libraries.
#
# libxml2 and HarfBuzz are built small from Debian's source packages, with Debian's patches and without
# ICU, lzma, glib and FreeType; libyaml and zlib are those of Debian's development packages. Anew only
# where this file is not the one that made them.
# shellcheck source-path=SCRIPTDIR/.. source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/../lib.sh"

prefix=$PWD/.build/static/libraries
work=.build/static/sources
stamp=$prefix/made-by
flags=(-O2 -fPIC -ffunction-sections -fdata-sections -fstack-protector-strong -D_FORTIFY_SOURCE=2)

# Lists of sources made from the machine's own lists of packages; nothing of the system is changed.
fetch_sources() {
  local lists=$work/apt apt
  mkdir -p "$lists/lists/partial"
  sed 's/^Types:.*/Types: deb-src/' /etc/apt/sources.list.d/{debian,ubuntu}.sources \
    > "$lists/all.sources" 2> /dev/null || :
  sed -n 's/^deb /deb-src /p' /etc/apt/sources.list > "$lists/all.list" 2> /dev/null || :
  apt=(-qq -o Dir::Etc::SourceList=/dev/null -o "Dir::Etc::SourceParts=$PWD/$lists"
    -o "Dir::State::Lists=$PWD/$lists/lists" -o "APT::Sandbox::User=$(id -un)")
  apt-get "${apt[@]}" update
  (cd "$work" && apt-get "${apt[@]}" source libxml2 harfbuzz) > "$work/fetch.log" 2>&1 ||
    { cat "$work/fetch.log" >&2 && fail 2 "could not fetch the sources of libxml2 and HarfBuzz"; }
}

# Only the parts that RELAX NG, XPath and a safe parser require.
build_libxml2() {
  # A patch is newer than automake's output, but does not affect it.
  local quiet=(--silent AUTOMAKE=: ACLOCAL=: AUTOCONF=: AUTOHEADER=:)
  (cd "$work"/libxml2-*/ && CFLAGS="${flags[*]}" ./configure --quiet --prefix="$prefix" \
    --disable-shared --with-minimum --with-tree --with-xpath --with-regexps --with-pattern \
    --with-schemas --with-sax1 --with-valid --with-threads --with-iconv --without-zlib --without-lzma &&
    make "${quiet[@]}" -j2 libxml2.la &&
    make "${quiet[@]}" install-libLTLIBRARIES install-pkgconfigDATA &&
    make "${quiet[@]}" -C include install)
}

# One file holds all of it. It is C++ that needs no library of C++.
build_harfbuzz() {
  local source
  source=$(echo "$work"/harfbuzz-*/src)
  clang++ -std=c++17 "${flags[@]}" -fno-exceptions -fno-rtti -fno-threadsafe-statics -DNDEBUG \
    -DHAVE_PTHREAD -w -c "$source/harfbuzz-subset.cc" -o "$work/harfbuzz.o"
  rm -f "$prefix/lib/libharfbuzz.a"
  ar rcsD "$prefix/lib/libharfbuzz.a" "$work/harfbuzz.o"
  # The module links both by their names.
  ar rcsD "$prefix/lib/libharfbuzz-subset.a"
  mkdir -p "$prefix/include/harfbuzz"
  cp "$source"/hb*.h "$prefix/include/harfbuzz"
  describe harfbuzz-subset "$(sed -n 's/.*HB_VERSION_STRING "\(.*\)".*/\1/p' "$source/hb-version.h")" \
    '-lharfbuzz-subset -lharfbuzz' /harfbuzz
}

# describe NAME VERSION LIBRARIES [FOLDER]: the pkg-config file of a library.
describe() {
  cat > "$prefix/lib/pkgconfig/$1.pc" << END
Name: $1
Description: $1, static
Version: $2
Libs: -L$prefix/lib $3
Cflags: -I$prefix/include${4:-}
END
}

# take NAME LIBRARY HEADER …: a library of a development package.
take() {
  local name=$1 library=$2
  shift 2
  cp "$(pkg-config --variable=libdir "$name")/lib$library.a" "$prefix/lib"
  (cd "$(pkg-config --variable=includedir "$name")" && cp "$@" "$prefix/include")
  describe "$name" "$(pkg-config --modversion "$name")" "-l$library"
}

if cmp -s "${BASH_SOURCE[0]}" "$stamp"; then exit; fi
need_for_building
need dpkg-dev has dpkg-source
need make has make
need gcc has gcc
install_missing
rm -rf "$prefix" "$work"
mkdir -p "$prefix/lib/pkgconfig" "$prefix/include" "$work"
part "fetching libxml2 and HarfBuzz" fetch_sources
part "building libxml2" build_libxml2 > "$work/libxml2.log" 2>&1 ||
  { tail -20 "$work/libxml2.log" >&2 && fail 1 "libxml2 could not be built"; }
part "building HarfBuzz" build_harfbuzz
take yaml-0.1 yaml yaml.h
take zlib z zlib.h zconf.h
# The linker takes this static library of C++ unless it finds a shared one first.
cp "$(gcc -print-file-name=libstdc++.a)" "$prefix/lib"
cp "${BASH_SOURCE[0]}" "$stamp"
