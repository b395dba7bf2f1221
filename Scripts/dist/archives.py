"""Makes the wheel and the bundle for SwiftPM: zip archives with the same bytes each time.

Usage: archives.py wheel|bundle PROGRAM VERSION FOLDER; the time in them is SOURCE_DATE_EPOCH.
"""

import base64
import hashlib
import json
import os
import sys
import time
import tomllib
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
TAG = "py3-none-manylinux_2_36_x86_64"


def archive(path, files):
    """Writes (name, bytes, mode) as a zip."""
    # The time of a zip begins in 1980 and counts every second one.
    moment = time.gmtime(max(int(os.environ["SOURCE_DATE_EPOCH"]), 315532800))[:6]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for name, content, mode in files:
            entry = zipfile.ZipInfo(name, moment)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = (0o100000 | mode) << 16
            file.writestr(entry, content)


def metadata(version):
    """The core metadata of the wheel (version 2.4), from pyproject.toml."""
    project = tomllib.loads((ROOT / "Python/pyproject.toml").read_text())["project"]
    lines = [
        "Metadata-Version: 2.4",
        f"Name: {project['name']}",
        f"Version: {version}",
        f"Summary: {project['description']}",
        f"License-Expression: {project['license']}",
        "License-File: LICENSE",
        "License-File: copyright",
        f"Keywords: {','.join(project['keywords'])}",
        *(f"Classifier: {each}" for each in project["classifiers"]),
        f"Requires-Python: {project['requires-python']}",
        "Description-Content-Type: text/markdown",
    ]
    return "\n".join(lines) + "\n\n" + (ROOT / "Python" / project["readme"]).read_text()


def wheel(program, version, folder):
    info = f"sweephand-{version}.dist-info"
    package = ROOT / "Python/sweephand"
    files = [
        (f"sweephand/{file.name}", file.read_bytes(), 0o644)
        for file in sorted([*package.glob("*.py"), package / "py.typed"])
    ]
    files.append((f"sweephand-{version}.data/scripts/sweephand", program, 0o755))
    kind = f"Wheel-Version: 1.0\nGenerator: sweephand\nRoot-Is-Purelib: false\nTag: {TAG}\n"
    for name, text in [("METADATA", metadata(version)), ("WHEEL", kind)]:
        files.append((f"{info}/{name}", text.encode(), 0o644))
    for name in ["LICENSE", "Scripts/dist/copyright"]:
        file = ROOT / name
        files.append((f"{info}/licenses/{file.name}", file.read_bytes(), 0o644))
    record = [
        f"{name},sha256={base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip('=')},{len(content)}"
        for name, content, _ in files
    ]
    text = "\n".join([*record, f"{info}/RECORD,,"]) + "\n"
    archive(
        Path(folder, f"sweephand-{version}-{TAG}.whl"),
        [*files, (f"{info}/RECORD", text.encode(), 0o644)],
    )


def bundle(program, version, folder):
    """The bundle (SE-0305), which a plugin names as a binary target."""
    place = f"sweephand-{version}-x86_64-linux/bin/sweephand"
    variant = {"path": place, "supportedTriples": ["x86_64-unknown-linux-gnu"]}
    artifact = {"type": "executable", "version": version, "variants": [variant]}
    info = {"schemaVersion": "1.0", "artifacts": {"sweephand": artifact}}
    top = "sweephand.artifactbundle"
    archive(
        Path(folder, f"sweephand-{version}.artifactbundle.zip"),
        [
            (f"{top}/info.json", json.dumps(info, indent=2).encode() + b"\n", 0o644),
            (f"{top}/{place}", program, 0o755),
            (f"{top}/LICENSE", (ROOT / "LICENSE").read_bytes(), 0o644),
            (f"{top}/copyright", (ROOT / "Scripts/dist/copyright").read_bytes(), 0o644),
        ],
    )


if __name__ == "__main__":
    kind, program, version, folder = sys.argv[1:]
    {"wheel": wheel, "bundle": bundle}[kind](Path(program).read_bytes(), version, folder)
