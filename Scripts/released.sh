#!/usr/bin/env bash
# Prints the path of the program `sweephand` of this version: the one on the PATH if it is that, the one
# that was released, or else one that is compiled here.
#
#   SWEEPHAND_RELEASES    the folder of releases, instead of the repository's
#   SWEEPHAND_REPOSITORY  the repository these files came from, as owner/name
#   SWEEPHAND_SHA256      the checksum that the archive must have, besides that in the release's SHA256SUMS
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

version=$(version)
name=sweephand-$version-x86_64-linux
kept=$PWD/.build/released/$name

# The address of a remote as that of its web page: ssh://git@HOST/OWNER/NAME.git and git@HOST:OWNER/NAME.git too.
web_address() {
  sed -E 's#/$##; s#\.git$##; s#^(ssh|git)://([^@/]*@)?([^/:]+)(:[0-9]+)?/#https://\3/#
    s#^([^@/:]+@)?([^@/:]+):([^/].*)#https://\2/\3#; s#^[^@/:]+@([^/:]+):/#https://\1/#'
}

# The folder of releases; nothing where nobody names the repository.
releases() {
  local address=
  if [ -n "${SWEEPHAND_RELEASES:-}" ]; then
    echo "$SWEEPHAND_RELEASES"
    return
  elif [ -n "${SWEEPHAND_REPOSITORY:-}" ]; then
    address=$SWEEPHAND_REPOSITORY
  # A runner of GitHub keeps actions, which have no remote, as _actions/OWNER/NAME/VERSION.
  elif [[ $PWD =~ /_actions/([^/]+/[^/]+)/[^/]+$ ]]; then
    address=${BASH_REMATCH[1]}
  # A folder within another repository has no remote of its own.
  elif [ -e .git ]; then
    address=$(git remote get-url origin 2> /dev/null | web_address)
  fi
  case $address in
    # A folder has no releases.
    '' | /* | .*) ;;
    *:*) echo "$address/releases/download" ;;
    *) echo "${GITHUB_SERVER_URL:-https://github.com}/$address/releases/download" ;;
  esac
}

download() { curl --fail --silent --show-error --location --retry 3 --output "$2" "$1"; }

# Fetches the released archive; fails if there is none. A wrong checksum ends the script.
fetch() {
  local from folder status=0
  from=$(releases)
  if [ -z "$from" ]; then
    say "nobody names the repository of the releases; SWEEPHAND_REPOSITORY=owner/name does"
    return 1
  fi
  from=$from/v$version
  [ "$(uname -sm)" = 'Linux x86_64' ] && has curl && has xz || return 1
  folder=$(mktemp -d)
  { download "$from/SHA256SUMS" "$folder/SHA256SUMS" &&
    download "$from/$name.tar.xz" "$folder/$name.tar.xz"; } 2> "$folder/errors" || status=1
  if [ "$status" -ne 0 ]; then
    say "there is no release to fetch: $(head -1 "$folder/errors")"
    rm -r "$folder"
    return 1
  fi
  if ! (cd "$folder" && grep "  $name.tar.xz\$" SHA256SUMS | sha256sum --check --status) ||
    { [ -n "${SWEEPHAND_SHA256:-}" ] &&
      ! echo "$SWEEPHAND_SHA256  $folder/$name.tar.xz" | sha256sum --check --status; }; then
    rm -r "$folder"
    fail 2 "the checksum of $name.tar.xz is wrong"
  fi
  mkdir -p "$(dirname "$kept")"
  tar --extract --xz --file "$folder/$name.tar.xz" --directory "$folder"
  # Another one may do the same at the same time.
  mv -T "$folder/$name" "$kept" 2> /dev/null || [ -x "$kept/bin/sweephand" ]
  rm -r "$folder"
}

compile() {
  say "compiling Sweephand $version"
  need_for_building >&2
  install_missing >&2
  swift build --configuration release --product sweephand >&2
  echo "$(swift build --configuration release --show-bin-path)/sweephand"
}

runs() { [ "$("$1" --version 2> /dev/null | cut -d, -f1)" = "sweephand $version" ]; }

if has sweephand && runs sweephand; then
  command -v sweephand
elif runs "$kept/bin/sweephand" || { fetch && runs "$kept/bin/sweephand"; }; then
  echo "$kept/bin/sweephand"
else
  compile
fi
