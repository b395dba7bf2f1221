"""Makes the wheel of sweephand-media, with the same bytes each time.

Usage: media-wheel.py PROGRAM VERSION FOLDER; the time in it is SOURCE_DATE_EPOCH.
"""

import base64
import hashlib
import sys
from pathlib import Path

from archives import ROOT, archive

# The libraries are the system's, which no manylinux tag covers.
TAG = "py3-none-linux_x86_64"

METADATA = """\
Metadata-Version: 2.4
Name: sweephand-media
Version: {version}
Summary: Pixels, films and PDF for sweephand
License-Expression: MIT
License-File: LICENSE
Requires-Dist: sweephand

It needs librsvg, cairo, gdk-pixbuf, libpng, libwebp and giflib of the system:
`apt-get install librsvg2-2 libwebpdemux2 libwebpmux3 libgif7`.
"""


def main(program: str, version: str, folder: str) -> None:
    info = f"sweephand_media-{version}.dist-info"
    kind = f"Wheel-Version: 1.0\nGenerator: sweephand\nRoot-Is-Purelib: false\nTag: {TAG}\n"
    files = [
        (f"sweephand_media-{version}.data/scripts/sweephand-media", Path(program).read_bytes(), 0o755),
        (f"{info}/METADATA", METADATA.format(version=version).encode(), 0o644),
        (f"{info}/WHEEL", kind.encode(), 0o644),
        (f"{info}/licenses/LICENSE", (ROOT / "LICENSE").read_bytes(), 0o644),
    ]
    record = ""
    for name, content, _ in files:
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")
        record += f"{name},sha256={digest},{len(content)}\n"
    record += f"{info}/RECORD,,\n"
    archive(
        Path(folder, f"sweephand_media-{version}-{TAG}.whl"),
        [*files, (f"{info}/RECORD", record.encode(), 0o644)])


if __name__ == "__main__":
    main(*sys.argv[1:])
