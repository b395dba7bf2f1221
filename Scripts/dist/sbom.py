"""Writes what is built into the program, in the form of CycloneDX 1.6 (JSON), with the same bytes each time.

Usage: sbom.py VERSION RESOLVED PKGCONFIG FILE: the pins of SwiftPM, and the folder in which pkg-config
finds the C libraries. The time in it is SOURCE_DATE_EPOCH.
"""

import json
import os
import re
import sys
import time
from pathlib import Path

LIBRARIES = ["libxml-2.0", "yaml-0.1", "zlib", "harfbuzz-subset"]


def package(pin: dict) -> dict:
    """A package of Swift."""
    version = pin["state"].get("version") or pin["state"]["revision"]
    place = re.sub(r"^https://|\.git$", "", pin["location"])
    return {
        "type": "library",
        "bom-ref": f"pkg:swift/{place}@{version}",
        "name": pin["identity"],
        "version": version,
        "purl": f"pkg:swift/{place}@{version}",
        "externalReferences": [{"type": "vcs", "url": pin["location"]}],
        "properties": [{"name": "revision", "value": pin["state"]["revision"]}],
    }


def library(name: str, folder: Path) -> dict:
    """A library of C."""
    [version] = re.findall(r"^Version: *(\S+)", (folder / f"{name}.pc").read_text(), re.MULTILINE)
    purl = f"pkg:generic/{name}@{version}"
    return {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}


def bill(version: str, resolved: Path, folder: Path) -> dict:
    moment = time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))
    pins = json.loads(resolved.read_text())["pins"]
    components = [package(pin) for pin in pins] + [library(name, folder) for name in LIBRARIES]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", moment),
            "component": {
                "type": "application", "bom-ref": "sweephand", "name": "sweephand",
                "version": version, "licenses": [{"license": {"id": "MIT"}}],
            },
        },
        "components": components,
        "dependencies": [
            {"ref": "sweephand", "dependsOn": [each["bom-ref"] for each in components]}
        ],
    }


if __name__ == "__main__":
    version, resolved, folder, file = sys.argv[1:]
    text = json.dumps(bill(version, Path(resolved), Path(folder)), indent=2)
    Path(file).write_text(text + "\n")
