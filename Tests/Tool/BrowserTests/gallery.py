"""Galleries of `Scripts/gallery.py`, drawn by the program under test."""

import subprocess
import sys
from pathlib import Path

from dials import PACKAGE, command


def make_gallery(parent: Path, **chosen: list[str]) -> Path:
    """Makes a gallery of the chosen templates, themes and samples, in a folder of its own."""
    folder = parent / "gallery"
    options = [each for kind, names in chosen.items() for each in (f"--{kind}", *names)]
    subprocess.run(
        [sys.executable, PACKAGE / "Scripts/gallery.py", command(), folder, *options], check=True)
    return folder
