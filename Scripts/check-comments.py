#!/usr/bin/env python3
"""Rejects sentences in comments that begin with a headless clause: "What …", "Where …", "That …".

A sentence begins with a field noun or an active verb. Reads the comments of Swift, JavaScript, C,
shell and Python, and the docstrings of Python; prints the position of each fault, and exits with 1
if there is any.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("Sources", "Tests", "Scripts", "Python", "Benchmarks", "Fuzz", "Package.swift")

SLASHES = re.compile(r"(?:^|\s)(?://+|/\*+|\* ) *(?P<text>.*)")
HASH = re.compile(r'(?:^|\s)(?:#+|[rf]?""") *(?P<text>.*)')
MARKS = {".swift": SLASHES, ".js": SLASHES, ".h": SLASHES, ".c": SLASHES, ".sh": HASH, ".py": HASH}
HEADLESS = re.compile(r"(?:^|[.:] )(?:What|Where|That)\b")


def faults(path: Path) -> Iterator[int]:
    """The lines, from 1, of a file with a comment in which a sentence has no head."""
    mark = MARKS[path.suffix]
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        comment = mark.search(line)
        if comment and HEADLESS.search(comment["text"]):
            yield number


def main() -> None:
    """Checks every file in version control."""
    files = subprocess.run(
        ("git", "ls-files", *FOLDERS), cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
    ).stdout.splitlines()
    found = [
        f"{file}:{number}: a sentence begins with a field noun or an active verb"
        for file in files if Path(file).suffix in MARKS and (ROOT / file).is_file()
        for number in faults(ROOT / file)
    ]
    for fault in found:
        print(fault)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
