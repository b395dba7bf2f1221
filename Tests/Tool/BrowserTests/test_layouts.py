"""Templates and labels as a browser lays them out: nothing lies on another thing, or is too small."""

from pathlib import Path

import pytest
from cases import cases
from engines import Engines
from readings import read, rotation

LAYOUT = (Path(__file__).parent / "pages/layout.js").read_text(encoding="utf-8")

# Templates whose readings stand in boxes over what slides below them.
COVERING = "tapes in "

# The texts of each picture that are smaller than 7 pixels, with the pixels that they have.
SMALL = """[...document.querySelectorAll("div")].map(div => {
  const texts = [...div.querySelectorAll("text")];
  return [texts.length, texts.flatMap(text => {
    const m = text.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.sqrt(Math.abs(m.a * m.d - m.b * m.c));
    return size < 7 - 1e-3 ? [text.textContent + " " + size.toFixed(2)] : [];
  })];
})"""

WRONG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
<text x="10" y="50">one</text><text x="12" y="52">two</text><text x="10" y="90">three</text>
<g stroke="red"><path aria-label="1" d="M80 60h9"/><path aria-label="2" d="M82 58v4"/>
<path aria-label="3, 4" d="M50 85v9M30 60h9m46 -2v4"/></g>
<circle cx="95" cy="20" r="4" stroke="red" stroke-width="4"/>
<circle cx="50" cy="20" r="70" opacity="0"/></svg>"""


def layouts(
    engines: Engines, pictures: list[dict], widths: list[int], times: list[float],
) -> list[dict]:
    """The faults of each picture, at some widths in pixels and some times in seconds."""
    page = engines.open("chromium", (
        '<!DOCTYPE html><html lang=en><meta charset="utf-8"><title>Layouts</title>'
        "<style>body > svg:not(.shown) { display: none }</style><body>"
        + "\n".join(each["svg"] for each in pictures)
        + f"<script>const widths = {widths}, times = {times};\n{LAYOUT}</script>"))
    found = page.evaluate("findings()")
    page.evaluate("void document.body.replaceChildren()")
    assert len(found) == len(pictures) > 0
    return found


@pytest.mark.parametrize(("table", "widths", "times"), [
    ("system", [96, 400], [0, 0.13, 1000]),
    # Drawn text is the same at every size.
    ("drawn", [400], [1000]),
    # Readings, units and words that have little room.
    ("narrow", [96, 400], [0, 1000]),
])
def test_no_text_of_a_template_lies_on_another_or_leaves_the_canvas(
    engines: Engines, table: str, widths: list[int], times: list[float],
) -> None:
    pictures = cases("layouts")[table]
    wrong = {}
    for each, found in zip(pictures, layouts(engines, pictures, widths, times), strict=True):
        overlaps = [] if each["name"].startswith(COVERING) else found["overlaps"]
        if overlaps or found["outside"]:
            wrong[each["name"]] = sorted({*overlaps, *found["outside"]})
    assert wrong == {}


def test_a_wrong_layout_is_found(engines: Engines) -> None:
    [found] = layouts(engines, [{"svg": WRONG}], [400], [1000])
    assert found == {
        "texts": 6, "overlaps": ["one and two", "1 and 2", "1 and 3, 4"], "outside": ["circle  by 1.00"]}


def test_no_label_lies_on_another(engines: Engines) -> None:
    pictures = cases("labels")
    for each, found in zip(pictures, layouts(engines, pictures, [400], [1000]), strict=True):
        assert found["texts"] >= 2 and found["overlaps"] == [], each["name"]


@pytest.mark.parametrize("index", range(3))
def test_advance_widths_are_those_of_the_browser(engines: Engines, index: int) -> None:
    """Kerning, which the tables leave out, is a few hundredths of an em in words."""
    each = cases("widths")[index]
    page = engines.open("chromium", (
        '<!DOCTYPE html><html lang=en><meta charset="utf-8"><title>Widths</title><svg>'
        '<text font-family="{family}" font-weight="{weight}" font-size="100">{text}</text></svg>'
    ).format(**each))
    shown = page.evaluate("document.querySelector('text').getComputedTextLength()")
    assert shown == pytest.approx(each["width"], rel=0.01)


def small(engines: Engines, pictures: list[dict]) -> list[tuple[int, list[str]]]:
    """How many texts there are, and those that are too small."""
    page = engines.open("chromium", (
        '<!DOCTYPE html><html lang=en><meta charset="utf-8"><title>Compact</title><body>'
        + "".join(f"<div>{each['svg']}</div>" for each in pictures)))
    found = page.evaluate(SMALL)
    page.evaluate("void document.body.replaceChildren()")
    return found


def test_no_type_of_a_compact_template_is_smaller_than_7_pixels(engines: Engines) -> None:
    """At 96 pixels. Without figures are two clocks that have marks alone, a horizon whose ladder keeps
    its marks, and bars without their names."""
    pictures = cases("compact")["compact"]
    found = small(engines, pictures)
    wrong = {each["name"]: words for each, (_, words) in zip(pictures, found, strict=True) if words}
    assert wrong == {}
    themes = {each["name"].partition(" in ")[2] for each in pictures}
    assert sum(count == 0 for count, _ in found) == 3 * len(themes)


def test_type_of_the_usual_form_is_smaller(engines: Engines) -> None:
    pictures = [each for each in cases("compact")["usual"] if each["name"].startswith("speedometer ")]
    assert any(words for _, words in small(engines, pictures))


def directions(engines: Engines) -> list[dict]:
    """The readings of a clock and two needles, each by its id and its time."""
    return [
        {(each["id"], each["time"]): rotation(each) for each in readings}
        for readings in read(engines, "chromium", cases("dials"))]


def test_the_hands_of_a_clock_show_the_time(engines: Engines) -> None:
    clock = directions(engines)[0]
    for time in [0, 1, 59.5, 3600]:
        seconds = 10 * 3600 + 8 * 60 + 42 + time
        for hand, period in [("hour", 43_200), ("minute", 3600), ("second", 60)]:
            off = (clock[hand, time] - seconds / period * 360 + 180) % 360 - 180
            assert abs(off) < 0.05, (hand, time)


def test_a_needle_goes_to_the_reading(engines: Engines) -> None:
    """At the pace of CSS's `ease-in-out`, whose progress at half the time is a half and at a fifth of it
    0.0816599 by bisection; a full sweep goes the long way, over the readings in between."""
    _, needle, sweep = directions(engines)
    for time, progress in [(0, 0), (0.1, 0.081_659_9), (0.25, 0.5), (0.5, 1)]:
        assert needle["needle", time] == pytest.approx(-118.4 + 236.8 * 0.713 * progress, abs=0.05)
    last = -118.41
    for time in [step / 100 for step in range(51)]:
        found = sweep["needle", time]
        assert found > last or abs(found - last) < 1e-3 and time in (0, 0.5), time
        assert -118.41 < found < 118.41
        last = found
    assert last == pytest.approx(118.4, abs=0.05)
