"""A dial that was moved to a value looks like the still picture of that value."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from dials import PACKAGE, Stage, render

# The visible state of a picture: the attributes and texts of all elements but those of its own
# words.
LOOKS = """
[...document.querySelectorAll('svg')].map(svg => [...svg.querySelectorAll(
  ':not(animate, animateTransform, set, script, title, desc, style)'
)].map(element => {
  const look = { opacity: '1', transform: '', visibility: 'visible', display: 'inline' };
  for (const { name, value } of element.attributes) {
    if (!/^(data-|aria-|class$|id$|tabindex$|style$)/.test(name)) look[name] = value;
  }
  if (element.style.fill) look.fill = element.style.fill;
  if (!element.children.length) look.text = element.textContent;
  // Full turns and steps of nothing are not seen.
  look.transform = look.transform.replace(/^rotate\\((-?360|0)\\)$|^translate\\(0 0(\\.0+)?\\)$/, '');
  return { tag: element.tagName, ...look };
}))
"""
# Numbers that only Swift can spell show the nearest of sixty, and a wheel wants to be a choice. The unit
# of `second-scale` has room for every number of the scale, so that the script need not move it.
ELSEWHERE = ["locale-hindi", "significant-digits", "time", "sectors", "peak-hold", "second-scale"]
# Drawn figures are held against the picture's in `test_figures`.
FORM = ["--id-prefix", "none", "--text", "system"]
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
    """The differences by more than 0.06°, or as much of the length of an arc."""
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


def expect_still(stage: Stage, start: str, due: dict[float, str]) -> None:
    """Moves a picture to values, and compares it with the pictures that are due there."""
    dials = stage.show(*[start for _ in due], *due.values())
    for dial, value in zip(dials, due):
        dial.value = value
    stage.pass_time(5)
    looks = stage.page.evaluate(LOOKS)
    for value, seen, wanted in zip(due, looks, looks[len(due):]):
        assert (value, differences(seen, wanted)) == (value, [])


@pytest.mark.parametrize("path", list(samples()), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_sample(still: Stage, path: Path) -> None:
    """At the ends and in between."""
    text = path.read_text()
    start = render(text, *FORM)
    due = {x: render(at(text, x), *FORM) for x in readings(start)}
    expect_still(still, start, due)


@pytest.mark.parametrize("template, name, values", [
    ("altimeter", "altitude", [0, 4321, 12500]),
    ("barometer", "pressure", [960, 1013.2, 1060]),
    ("battery", "value", [0, 9, 55, 100]),
    ("compass", "heading", [0, 200, 359]),
    ("knob", "stop", [1, 6, 8]),
    ("ring", "value", [0, 33, 100]),
    ("pressure", "value", [-2, 5, 18]),
    ("speedometer", "value", [0, 37, 100, 140]),
    ("speedometer-artwork", "value", [0, 40, 300]),
    ("tachometer", "value", [0, 3.3, 7, 9.5]),
    ("thermometer", "value", [-10, 3, 30, 90]),
    ("wheel", "selected", [0, 3, 6]),
])
def test_a_template(still: Stage, template: str, name: str, values: list[float]) -> None:
    """Moved from one reading to all of them; examples of the template would not move."""
    start = render(template, *FORM, **{name: values[1]})
    due = {x: render(template, *FORM, **{name: x}) for x in values}
    expect_still(still, start, due)


@pytest.mark.parametrize("value, words", [
    (10, "10%, too dry"), (20, "20%, comfortable"), (100, "100%, damp"),
    (-1, "−1%, below the scale of 0 to 100, too dry"),
    (100.1, "100%, above the scale of 0 to 100, damp"),
])
def test_words_follow_a_reading(still: Stage, value: float, words: str) -> None:
    """The name of a band, and an end of the scale that is passed."""
    text = """
sweephand: 1
title: Humidity
readings: {main: {value: 48}}
layers:
  - bands: {limits: [0, 20, 60, 100], names: [too dry, comfortable, damp]}
  - readout: {unit: "%"}
  - needle
"""
    [dial] = still.show(render(text, *FORM, "--role", "meter"))
    dial.value = value
    assert still.page.evaluate("document.querySelector('svg').ariaValueText") == words
