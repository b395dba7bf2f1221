"""A dial that was moved to a value looks like the still picture of that value."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from dials import PACKAGE, Stage, render

# What is seen of a picture: the attributes and texts of all elements but those of its own words.
LOOKS = """
[...document.querySelectorAll('svg')].map(svg => [...svg.querySelectorAll(
  ':not(animate, animateTransform, set, script, title, desc, style)'
)].map(element => {
  const look = { opacity: '1', transform: '', visibility: 'visible', display: 'inline' };
  for (const { name, value } of element.attributes) {
    if (!/^(data-|aria-|class$|id$|tabindex$|style$)/.test(name)) look[name] = value;
  }
  if (!element.children.length) look.text = element.textContent;
  // Full turns and steps of nothing are not seen.
  look.transform = look.transform.replace(/^rotate\\((-?360|0)\\)$|^translate\\(0 0\\)$/, '');
  return { tag: element.tagName, ...look };
}))
"""
# Numbers that only Swift can spell show the nearest of sixty, and a wheel wants to be a choice.
ELSEWHERE = ["locale-hindi", "significant-digits", "time", "sectors", "peak-hold"]
NUMBER = re.compile(r"-?\d*\.?\d+")


def samples() -> Iterator[Path]:
    """The documents of dials with one scale and one reading that goes somewhere."""
    for kind in ["scales", "parts"]:
        for path in sorted((PACKAGE / "samples" / kind).glob("*.yaml")):
            text = path.read_text()
            if path.stem not in ELSEWHERE and re.search(r"main: \{values?: [^$]", text):
                yield path


def at(text: str, value: float) -> str:
    """A document with another reading."""
    return re.sub(r"main: \{values?: (\[[^]]*\]|[-\d.]+)", f"main: {{value: {value:f}", text, count=1)


def readings(picture: str) -> list[float]:
    """Readings at and between the ends of the scale that a script is told."""
    numbers = [float(x) for x in re.search(r'data-scale="([^"]*)"', picture)[1].split()]
    values = numbers[::2]
    middle = (values[len(values) // 2 - 1] * 3 + values[len(values) // 2] * 2) / 5
    if "Off" in picture or "January" in picture:
        middle = round(middle)
    return [values[0], middle, values[-1]]


def differences(one: list[dict], other: list[dict]) -> list[tuple]:
    """What differs by more than 0.06°, or as much of the length of an arc."""
    if len(one) != len(other):
        return [(len(one), len(other))]
    found = []
    for a, b in zip(one, other):
        for name in sorted(a.keys() | b.keys()):
            x, y = str(a.get(name, "")), str(b.get(name, ""))
            if x == y:
                continue
            p, q = ([float(n) for n in NUMBER.findall(text)] for text in (x, y))
            limit = 0.12 if name == "stroke-dasharray" else 0.06
            same_words = NUMBER.sub("", x).split() == NUMBER.sub("", y).split()
            if name == "text" or not same_words or p != pytest.approx(q, abs=limit):
                found.append((a["tag"], name, x[:90], y[:90]))
    return found


@pytest.mark.parametrize("path", samples(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_sample(still: Stage, path: Path) -> None:
    """At the ends and in between."""
    text = path.read_text()
    start = render(text, "--id-prefix", "none")
    values = readings(start)
    moved = still.show(*[start for _ in values])
    for dial, value in zip(moved, values):
        dial.value = value
    still.pass_time(3)
    seen = still.page.evaluate(LOOKS)
    still.show(*[render(at(text, value), "--id-prefix", "none") for value in values])
    due = still.page.evaluate(LOOKS)
    for value, one, other in zip(values, seen, due):
        assert (value, differences(one, other)) == (value, [])
