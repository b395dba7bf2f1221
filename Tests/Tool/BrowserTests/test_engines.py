"""The embedded form in Firefox and WebKit."""

import math
import sys

import pytest
from dials import FIGURES, FREE_KNOB, apart, render
from engines import Engines, Page

NAMES = ["firefox", "webkit"]
pytestmark = pytest.mark.skipif(sys.platform == "darwin", reason="they are driven as on Linux")

# Waits for the next change of the dials, or gives the one that was there already.
CHANGE = """
new Promise(done => {
  const look = () => window.changes?.length ? done(changes.shift()) : setTimeout(look, 20);
  look();
})
"""


def page_of(*pictures: str) -> str:
    """A page with dials one below the other, each 300 pixels high."""
    return ("<!DOCTYPE html><html lang=en><meta charset=utf-8><title>Dials</title>"
            "<style>body { margin: 0 } svg { display: block; width: 300px; height: 300px }</style>"
            "<script>window.changes = [];"
            " addEventListener('change', event => changes.push(event.detail))</script>"
            + "".join(pictures))


def around(direction: float, row: int = 0) -> tuple[float, float]:
    """A place on the dial of a row."""
    angle = math.radians(direction)
    return 150 + 90 * math.sin(angle), 300 * row + 150 - 90 * math.cos(angle)


def drag(page: Page, start: float, end: float, row: int = 0) -> None:
    """Drags about the centre of the dial of a row."""
    page.drag([around(start + (end - start) * step / 8, row) for step in range(9)])


@pytest.mark.parametrize("engine", NAMES)
def test_a_knob_is_dragged(engines: Engines, engine: str) -> None:
    """A quarter of a turn, and from stop to stop."""
    page = engines.open(engine, page_of(render(FREE_KNOB), render("knob", stop=3)))
    drag(page, 0, 90)
    # Places on the page are whole pixels here.
    assert page.evaluate(CHANGE)["value"] == pytest.approx(90, abs=1)
    drag(page, 0, 50, row=1)
    change = page.evaluate(CHANGE)
    assert (change["value"], change["index"], change["label"]) == (4, 3, "4")
    turn = page.evaluate("document.querySelectorAll('svg')[1][Symbol.for('sweephand')].turn")
    assert turn == pytest.approx(-135 + 3 * 270 / 7)


@pytest.mark.parametrize("engine", NAMES)
def test_a_wheel_is_clicked(engines: Engines, engine: str) -> None:
    """Each sector comes to the mark, with everything that belongs to it."""
    page = engines.open(engine, page_of(render("wheel", sectors="A,B,C,D,E", icons="", selected=0)))
    selected = 0
    for target in [1, 4, 2, 3, 0]:
        page.click(*around(72 * (target - selected)))
        change = page.evaluate(CHANGE)
        assert (change["index"], change["label"]) == (target, "ABCDE"[target])
        selected = target
        checked = page.evaluate("""[...document.querySelectorAll('[role=radio]')].map(
            e => [e.getAttribute('aria-checked'),
                  +(e.querySelectorAll('path')[1].getAttribute('opacity') ?? 1)])""")
        assert checked == [["true", 1] if i == target else ["false", 0] for i in range(5)]
    turn = page.evaluate("document.querySelector('svg')[Symbol.for('sweephand')].turn")
    assert apart(turn, 0) < 0.001


@pytest.mark.parametrize("engine", NAMES)
def test_a_number_is_drawn(engines: Engines, engine: str) -> None:
    """The figures of a value are those that the picture of that value has, and can be read."""
    page = engines.open(engine, page_of(*(
        render("speedometer", value=value, text="drawn", duration="0s") for value in (0, 87))))
    page.evaluate("void (document.querySelector('svg')[Symbol.for('sweephand')].value = 87)")
    # Not the box, in which WebKit counts a moveto that draws nothing only now and then.
    moved, due = page.evaluate("""[...document.querySelectorAll('svg [data-reading] path')].map(path => {
        const length = path.getTotalLength();
        const points = [...'12345678'].flatMap(ninth => {
            const { x, y } = path.getPointAtLength(ninth / 9 * length);
            return [x, y];
        });
        return [path.getAttribute('aria-label'), length, ...points];
    })""")
    assert moved[0] == due[0] == "87"
    assert moved[1:] == pytest.approx(due[1:], abs=0.03)


@pytest.mark.parametrize("engine", NAMES)
def test_a_value_is_shown(engines: Engines, engine: str) -> None:
    """A needle goes to its value, a clock to the time of day."""
    page = engines.open(engine, page_of(render("speedometer", value=0), render("clock")))
    page.evaluate("void (document.querySelector('svg')[Symbol.for('sweephand')].value = 100)")
    page.evaluate("""new Promise(done => {
      const look = () => /rotate\\(118\\.4\\)/.test(document.querySelector('svg').innerHTML)
        ? done() : setTimeout(look, 20);
      look();
    })""")
    assert page.evaluate(f"({FIGURES})(document)") == "100"
    minutes, due = page.evaluate("""(() => {
      const now = new Date();
      const hand = document.querySelector('svg + svg animateTransform[dur="3600s"]').parentNode;
      return [hand.transform.animVal.getItem(0).angle, now.getMinutes() * 6 + now.getSeconds() / 10];
    })()""")
    assert apart(minutes, due) < 0.5
