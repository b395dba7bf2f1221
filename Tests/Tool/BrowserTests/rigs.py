"""The tab Rig of the preview, and drawings that are rigged in it."""

import json
import math
import re
from itertools import pairwise

from dials import PACKAGE
from test_preview_edit import SVG, Desk

DRAWINGS = PACKAGE / "samples/artwork/rigged"


def even(values: list[float], first: float, last: float) -> list[tuple[float, float]]:
    """Stops at equal turns."""
    turn = (last - first) / (len(values) - 1)
    return [(value, first + index * turn) for index, value in enumerate(values)]


# The file, its needle with its pivot and direction, and the printed numbers with the directions of their ticks, as
# they are measured in the drawing.
MEASURED = [
    ("figma-half", "Needle / Main", (180, 170), 34.56, even([0, 50, 100, 150, 200, 250], -90, 90)),
    ("figma-uneven", "hand", (200, 200), 23.84, [
        (0, -125), (5, -117.5), (10, -98), (20, -71.25), (50, -30), (100, 8.4), (150, 47), (250, 92.6), (500, 125)]),
    ("figma-unnamed", "needle", (64, 64), 59.8, even([0, 20, 40, 60, 80, 100], -130, 130)),
    ("figma-dashed", "wind_arrow", (160, 160), -148.8, even([0, 90, 180, 270], 0.41, 270.41)),
    ("inkscape-manometer", "Zeiger", (60, 62), -62.4, even([0, 3.2, 6.4, 9.6, 12.8, 16], -135, 135)),
    ("inkscape-compass", "aguja", (100, 100), -122.5, even(list(range(0, 331, 30)), 0, 330)),
    ("inkscape-thermometer", "Thermometernadel", (90, 96), 24.143, even(list(range(-20, 51, 10)), -130, 130)),
    ("illustrator-tachometer", "tacho_needle", (150, 150), 61.3, even(list(range(9)), -120, 120)),
    ("illustrator-outlines", "Gruppo lancetta", (120, 130), -45, even([0, 50, 100], -108, 108)),
    ("illustrator-thousands", "aiguille_principale", (40, 200), 88.848, even(list(range(0, 2501, 500)), 0, 180)),
    ("affinity-meter", "pointer", (420, 428.8), -17.9, even(list(range(6)), -140, 140)),
    ("affinity-reversed", "fuel-hand", (150, 160), 36, even([100, 75, 50, 25, 0], -60, 60)),
    ("figma-boiler", "Needle", (200, 210), 28.8, even([0, 20, 40, 60, 80, 100], -120, 120)),
    ("inkscape-tank", "Zeiger", (60, 64), -20, [(0, 110), (10, 60), (25, 10), (50, -40), (100, -110)]),
]
# Neither names nor ticks nor numbers as text: two thin shapes of which one is the needle, in a group, and an arc.
BARE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
  <rect id="Rectangle 1" width="200" height="200" rx="20" fill="#14233b"/>
  <path id="Vector" d="M43.4 156.6A80 80 0 1 1 156.6 156.6" fill="none" stroke="#4aa3ff" stroke-width="10"/>
  <path id="Vector_2" d="M40 186L160 184L160 188Z" fill="#46597a"/>
  <g id="Group 7"><path d="M96 100L100 40L100 104Z" fill="#ffb347"/><path d="M104 100L100 40L100 104Z" fill="#e0922b"/></g>
  <circle id="Ellipse 3" cx="100" cy="100" r="9" fill="#fff"/>
  <text id="Text" x="100" y="150" font-size="24" font-family="Inter, sans-serif" text-anchor="middle" fill="#fff">50</text>
</svg>
"""
SUMMARY = ".rig-summary"
DIAL = "document.querySelector('.rig-dial').shadowRoot.querySelector('svg')"
# The turns of the first element that moves over some pictures, in degrees from the first of them.
TURNS = """(pictures => {
  const all = pictures.map(text => [...new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('[transform]:not(mask *, defs *)')]);
  const moving = all[0].findIndex((element, index) => all.some(each => each[index].getAttribute('transform') !== element.getAttribute('transform')));
  const turns = all.map(each => {
    const { a, b } = each[moving].transform.baseVal.consolidate()?.matrix ?? { a: 1, b: 0 };
    return Math.atan2(b, a) * 180 / Math.PI;
  });
  return turns.map(turn => turn - turns[0]);
})"""


class RigDesk(Desk):
    """The tab Rig of a drawing of a folder. Clicks are counted."""

    clicks = 0

    def open(self, name: str, view: str = "") -> None:
        """Opens the tab."""
        self.window.go("about:blank")
        self.window.go(f"{self.program.url}/dial/folder/{name}#tab=rig{view}")
        self.wait(f"document.querySelector('.rig-summary')?.textContent && {SVG} && !document.querySelector('.rig-marks').hidden")
        self.clicks = 0

    def tap(self, selector: str) -> None:
        """Clicks on an element of the page."""
        self.click(selector)
        self.clicks += 1

    def tap_picture(self, x: float, y: float) -> None:
        """Clicks on a place of the drawing, in its units."""
        self.window.click(*self.at(x, y))
        self.clicks += 1

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A place of the drawing in the window."""
        return tuple(self.ask(f"""(svg => {{
          const {{ x, y }} = new DOMPoint({x}, {y}).matrixTransform(svg.getScreenCTM()); return [x, y];
        }})({SVG})"""))

    def pick(self, part: str, x: float, y: float) -> None:
        """Picks a part in the drawing."""
        self.tap(f".rig-step[aria-label='{part}'] [aria-pressed]")
        self.tap_picture(x, y)

    def value(self, label: str) -> float:
        """The number in a field."""
        text = self.ask(f"document.querySelector('[aria-label=\"{label}\"]')?.value ?? ''")
        return float(text.replace("−", "-").rstrip("°") or "nan")

    def expect_value(self, label: str, number: float, within: float = 0.01) -> None:
        """Waits until a field has a number."""
        self.wait(f"""(value => Math.abs(parseFloat(value.replace('−', '-')) - {number}) <= {within})(
          document.querySelector('[aria-label="{label}"]')?.value ?? '')""")

    @property
    def document(self) -> str:
        """The text of the document that is shown."""
        return self.ask("[...document.querySelectorAll('.rig-text .text-line')].map(each => each.textContent).join('\\n')")

    def dial_turn(self, first: str) -> float:
        """The degrees by which the needle of the dial in the tab is turned since another picture of it."""
        return self.ask(f"{TURNS}([{json.dumps(first)}, {DIAL}.outerHTML])[1]")

    def turns(self, name: str, values: list[float]) -> list[float]:
        """The degrees by which the needle of a document turns from the first of some readings."""
        pictures = [json.loads(self.program.call(f"/api/render/folder/{name}?value={value}&motion=none")[1])["svg"] for value in values]
        return self.ask(f"{TURNS}({json.dumps(pictures)})")


def angles_in(text: str) -> list[tuple[float, float]]:
    """The stops of a document."""
    return [tuple(each) for each in json.loads(re.search(r"angles: (\[\[.*\]\])", text)[1])]


def angle_at(stops: list[tuple[float, float]], value: float) -> float:
    """The direction of a reading."""
    for (low, start), (high, end) in pairwise(stops):
        if low <= value <= high:
            return start + (end - start) * (value - low) / (high - low)
    raise AssertionError(f"{value} is beyond {stops}")


def off(angle: float, other: float) -> float:
    """The difference of two directions."""
    return abs(math.remainder(angle - other, 360))
