"""A needle of artwork turns as the element of the file does when a script turns it, in Chromium."""

import json
import subprocess
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Page

from artwork import decode
from dials import command

FOLDER = Path(__file__).parent / "drawings/needles"
NEEDLES = sorted(FOLDER.glob("*.svg"))
SIDE = 300
# Twelve angles around the dial, of which a commit tests three.
ANGLES = [
    pytest.param(angle, marks=[] if angle in (60, 135, 250) else pytest.mark.nightly)
    for angle in (10, 35, 60, 90, 135, 160, 180, 215, 250, 270, 300, 355)
]
# Turns the element about the middle of the drawing, in front of its own transform. The light of its shadow stays, but
# in groups that stretch; the margin of its region, a tenth of the element's length, stays too.
TURN = """angle => {
  const needle = document.getElementById('needle');
  const root = document.documentElement;
  const outer = root.getCTM().inverse().multiply(needle.parentNode.getCTM());
  const {width, height} = needle.getBBox();
  const isEven = Math.abs(outer.a - outer.d) + Math.abs(outer.b + outer.c) < 1e-6;
  let lit;
  if (isEven && needle.hasAttribute('filter') && !needle.hasAttribute('transform')) {
    lit = document.createElementNS(needle.namespaceURI, 'g');
    lit.setAttribute('filter', needle.getAttribute('filter'));
    needle.removeAttribute('filter');
    needle.replaceWith(lit);
    lit.append(needle);
  }
  const turn = root.createSVGMatrix().translate(50, 50).rotate(angle).translate(-50, -50);
  const {a, b, c, d, e, f} = outer.inverse().multiply(turn).multiply(outer);
  const own = needle.getAttribute('transform') ?? '';
  needle.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e} ${f}) ${own}`);
  const filter = lit && document.querySelector(lit.getAttribute('filter').slice(4, -1));
  if (filter && !filter.hasAttribute('width')) {
    const margin = Math.max(width, height) / 10, box = lit.getBBox();
    filter.setAttribute('filterUnits', 'userSpaceOnUse');
    filter.setAttribute('x', box.x - margin);
    filter.setAttribute('y', box.y - margin);
    filter.setAttribute('width', box.width + 2 * margin);
    filter.setAttribute('height', box.height + 2 * margin);
  }
}"""


def picture(page: Page, path: Path, angle: float | None = None) -> Image.Image:
    """A file as Chromium draws it, its needle turned by an angle."""
    page.set_viewport_size({"width": SIDE, "height": SIDE})
    page.goto(path.as_uri())
    if angle is not None:
        page.evaluate(TURN, angle)
    return decode(page.screenshot())


def render(path: Path, angle: float, folder: Path) -> bytes:
    """Draws a file with its needle at an angle, and returns what was said of it."""
    (folder / path.name).write_bytes(path.read_bytes())
    document = {
        "sweephand": 1,
        "canvas": {"width": SIDE, "height": SIDE, "viewBox": [0, 0, 100, 100]},
        "readings": {"main": {"value": angle}},
        "scales": {"main": {"domain": [0, 360], "start": 0, "span": 360}},
        "layers": [
            {
                "artwork": {
                    "file": path.name,
                    "frame": [0, 0, 100, 100],
                    "needle": {"element": "needle", "pivot": [50, 50]},
                }
            }
        ],
    }
    dial = folder / "dial.json"
    dial.write_text(json.dumps(document))
    arguments = [command(), "render", dial.name, "--motion", "none", "-o", "dial.svg"]
    run = subprocess.run([*arguments, "--precision", "5"], cwd=folder, capture_output=True)
    assert run.returncode == 0, run.stderr
    return run.stderr


@pytest.mark.parametrize("angle", ANGLES)
@pytest.mark.parametrize("path", NEEDLES, ids=lambda path: path.stem)
def test_it_turns_as_the_element_does(
    path: Path, angle: float, page: Page, tmp_path: Path
) -> None:
    assert b"warning" not in render(path, angle, tmp_path)
    expected = picture(page, path, angle)
    found = picture(page, tmp_path / "dial.svg")
    unlike = ImageChops.difference(expected, found).convert("L").point(lambda v: 255 * (v > 24))
    assert unlike.histogram()[255] <= SIDE * SIDE / 1000


@pytest.mark.parametrize("path", sorted((FOLDER / "told").glob("*.svg")), ids=lambda path: path.stem)
def test_a_box_that_stays_is_said(path: Path, tmp_path: Path) -> None:
    assert b"warning[SH0509]: the needle" in render(path, 60, tmp_path)
