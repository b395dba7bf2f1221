#!/usr/bin/env python3
"""Draws templates in themes, and samples, into a folder with a page that shows them moving.

    Scripts/gallery.py PROGRAM FOLDER [--templates NAME …] [--themes NAME …] [--samples FILE …]

All of them are drawn where none are named. Each template is also drawn in its own theme, with which
the page begins. `parameters.js` is a file of its own, because the page loads it only when asked.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "Scripts/gallery"
UNDRAWN = ("samples/invalid", "samples/hostile")
# The dial at the head of the page.
HEAD = "samples/dials/tachometer-ignition.yaml"
# The theme in the dark of those that are light to their edges.
DARK = {"flat": "instrument", "cupertino": "instrument"}
LIVE = {"interactive": ["--interactive", "script"], "click": ["--interactive", "click"]}


def every_sample() -> list[str]:
    """The samples that are meant to be drawn."""
    found = sorted(str(each.relative_to(ROOT)) for each in (ROOT / "samples").rglob("*.yaml"))
    return [each for each in found if not each.startswith(UNDRAWN)]


class Gallery:
    """The pictures and the page, in a folder."""

    def __init__(self, program: str, folder: str) -> None:
        self.program, self.folder = Path(program).resolve(), Path(folder).resolve()

    def run(self, *arguments: str) -> str:
        """The output of the program, in the folder of the package."""
        return subprocess.run(
            [self.program, *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout

    def draw(self, source: str, file: str, *options: str) -> None:
        """Draws a template or a document into a file of the folder."""
        target = self.folder / file
        target.parent.mkdir(parents=True, exist_ok=True)
        self.run("render", source, *options, "--quiet", "--output", str(target))

    def draw_template(self, name: str, theme: str) -> None:
        """Draws a template in a theme."""
        dark = ["--set", f"dark={DARK[theme]}"] if theme in DARK else []
        self.draw(name, f"dials/{name}-{theme}.svg", "--set", f"theme={theme}", *dark)

    def draw_sample(self, sample: str) -> None:
        """Draws a sample; samples that can be used are live."""
        self.draw(sample, svg(sample), *LIVE.get(Path(sample).parts[1], []))

    def colors(self, theme: str) -> dict[str, str]:
        """The colours of a theme's swatch."""
        return dict(re.findall(r'^(face|bezel|needle): "(.+)"$', self.run("themes", theme), re.M))

    def write(self, name: str, **values: object) -> None:
        """Writes values as constants of a script."""
        (self.folder / name).write_text("".join(
            f"const {each} = {json.dumps(value, ensure_ascii=False, separators=(',', ':'))};\n"
            for each, value in values.items()), encoding="utf-8")

    def make(self, names: list[str], themes: list[str], samples: list[str]) -> None:
        """Draws the pictures, as many at once as there are cores, and writes the page."""
        shutil.copytree(PAGE, self.folder)
        listed = json.loads(self.run("templates", "--json"))
        templates = [each for each in listed if each["name"] in names or not names]
        themes = themes or [line.split()[0] for line in self.run("themes").splitlines()]
        parameters = {each["name"]: each.pop("parameters") for each in templates}
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            drawn = [pool.submit(self.draw_sample, each) for each in {HEAD, *samples}]
            for each in templates:
                name = each["name"]
                each["theme"] = next(one["default"] for one in parameters[name] if one["name"] == "theme")
                drawn += [
                    pool.submit(self.draw_template, name, theme) for theme in {*themes, each["theme"]}]
            for each in drawn:
                each.result()
        self.write(
            "data.js", templates=templates, themes=themes, darks=DARK,
            samples=list(map(svg, samples)), colors={theme: self.colors(theme) for theme in themes})
        self.write("parameters.js", parameters=parameters)


def svg(sample: str) -> str:
    """The file of a sample's picture."""
    return str(Path(sample).with_suffix(".svg"))


def main() -> None:
    """Reads the arguments, and makes the gallery."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("folder", help="the folder, which must not exist")
    for kind in ("templates", "themes", "samples"):
        parser.add_argument(f"--{kind}", nargs="+", default=[], metavar="NAME")
    chosen = parser.parse_args()
    try:
        Gallery(chosen.program, chosen.folder).make(
            chosen.templates, chosen.themes, chosen.samples or every_sample())
    except subprocess.CalledProcessError as error:
        sys.exit(error.stderr)


if __name__ == "__main__":
    main()
