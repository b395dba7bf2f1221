"""Dials that are clicked, without a script: every way, in each browser."""

import math
import sys
from collections.abc import Callable

import pytest
from dials import apart, render
from engines import Engines
from playwright.sync_api import Page

Click = Callable[[float, float], None]
Ask = Callable[[str], object]

# The turn that the viewer sees, the highlight, and the word in the middle.
SEEN = """
(() => {
  const turned = document.querySelector('animateTransform').parentNode;
  const { a, b } = turned.transform.animVal.getItem(0).matrix;
  const shown = text => getComputedStyle(text).display != 'none';
  const grounds = [...document.querySelectorAll(
    'path:not([aria-label]) > animate[attributeName=opacity]')]
    .map(animate => animate.parentNode);
  return {
    turn: Math.atan2(b, a) * 180 / Math.PI,
    opacities: [...new Set(grounds)].map(ground => +getComputedStyle(ground).opacity),
    words: [...document.querySelectorAll('[role=img][aria-label] > animate')]
      .map(animate => animate.parentNode)
      .filter((text, i, all) => all.indexOf(text) == i && shown(text))
      .map(text => text.ariaLabel),
  };
})()
"""
# Waits until the areas of the next position are there to be clicked, after 99 hundredths of the way,
# and the way is at its end.
SETTLED = """
new Promise(done => {
  const areas = [...document.querySelectorAll('g:not([role]) > animate[attributeName=display]')]
    .map(animate => animate.parentNode);
  const look = () => areas.some(area => getComputedStyle(area).display != 'none')
    ? setTimeout(() => requestAnimationFrame(done), 40) : setTimeout(look, 10);
  setTimeout(look, 60);
})
"""


def page_of(picture: str) -> str:
    """A page with one dial of 300 pixels."""
    return ("<!DOCTYPE html><html lang=en><meta charset=utf-8><title>Dial</title>"
            "<style>body { margin: 0 } svg { width: 300px; height: 300px }</style>" + picture)


def every_way(count: int, start: int) -> list[int]:
    """Positions in a row in which each follows each other one once."""
    rest = {i: [j for j in range(count) if j != i] for i in range(count)}
    stack, row = [start], []
    while stack:
        if rest[stack[-1]]:
            stack.append(rest[stack[-1]].pop())
        else:
            row.append(stack.pop())
    return row[::-1]


@pytest.fixture(params=["chromium", "firefox", "webkit"])
def used(request: pytest.FixtureRequest, page: Page, engines: Engines) -> Callable[[str], tuple]:
    """Opens a page in a browser, and gives what clicks in it and what asks it."""

    def open_in(html: str) -> tuple[Click, Ask]:
        if request.param == "chromium":
            page.set_content(html)
            return page.mouse.click, page.evaluate
        if sys.platform == "darwin":
            pytest.skip("driven as on Linux")
        other = engines.open(request.param, html)
        return other.click, other.evaluate

    return open_in


def place(direction: float) -> tuple[float, float]:
    """A place on the dial."""
    angle = math.radians(direction)
    return 150 + 90 * math.sin(angle), 150 - 90 * math.cos(angle)


def test_a_wheel(used: Callable[[str], tuple[Click, Ask]]) -> None:
    """Each sector comes to the mark from each other one, with label and highlight."""
    names = "ABCDEFGH"
    picture = render(
        "wheel", "--interactive", "click", interactive=False, sectors=",".join(names), icons="",
        selected=3)
    click, ask = used(page_of(picture))
    row = every_way(8, start=3)
    assert len(row) == 57
    for origin, target in zip(row, row[1:]):
        click(*place(45 * (target - origin)))
        ask(SETTLED)
        seen = ask(SEEN)
        assert apart(seen["turn"], -45 * target) < 0.1, (origin, target)
        assert seen["words"] == [names[target]]
        assert seen["opacities"] == pytest.approx([1 if i == target else 0 for i in range(8)])


def test_unequal_sectors(page: Page) -> None:
    """Each of unequal sectors comes to the mark by its middle, from anywhere in it."""
    picture = render(
        "wheel", "--interactive", "click", interactive=False, sectors="A,B,C,D", icons="",
        selected=0, weights="8,4,1,3")
    page.set_content(page_of(picture))
    edges, middles = [-90, 90, 180, 202.5], [0, 135, 191.25, 236.25]
    row = every_way(4, start=0)
    for origin, target in zip(row, row[1:]):
        page.mouse.click(*place(edges[target] + 2 - middles[origin]))
        page.evaluate(SETTLED)
        seen = page.evaluate(SEEN)
        assert apart(seen["turn"], -middles[target]) < 0.1, (origin, target)
        assert seen["words"] == ["ABCD"[target]]


def test_a_knob(used: Callable[[str], tuple[Click, Ask]]) -> None:
    """A knob goes to each stop from each other one, over its scale."""
    click, ask = used(
        page_of(render("knob", "--interactive", "click", interactive=False, stops=5, stop=2)))
    row = every_way(5, start=1)
    for origin, target in zip(row, row[1:]):
        direction = -135 + target * 270 / 4
        click(*place(direction))
        ask(SETTLED)
        assert apart(ask(SEEN)["turn"], direction) < 0.1, (origin, target)


def test_a_sweep_that_plays_again(used: Callable[[str], tuple[Click, Ask]]) -> None:
    """After a click the needle and its figure are as after the begin, also in the middle of a sweep."""
    click, ask = used(page_of(
        render("speedometer", interactive=False, value=72, duration="1s", replay="click")))

    def at(time: float) -> list[float]:
        return ask("""(() => {
          const svg = document.querySelector('svg');
          svg.pauseAnimations();
          svg.setCurrentTime(%s);
          return [...svg.querySelectorAll('animateTransform')].map(({ parentNode }) => {
            const { a, b, e, f } = parentNode.transform.animVal.getItem(0).matrix;
            return Math.atan2(b, a) * 180 / Math.PI + e + f;
          });
        })()""" % time)

    times = [0.1, 0.3, 0.6, 1.5]
    first = [at(time) for time in times]
    assert len(first[0]) >= 2 and first[0] != first[1] != first[3]
    for begin in [5, 5.4, 9]:
        at(begin)
        click(150, 150)
        for time, expected in zip(times, first):
            if begin == 5 and time > 0.4:
                continue
            assert at(begin + time) == pytest.approx(expected, abs=0.1), (begin, time)


def test_what_is_set_stays(page: Page) -> None:
    """A click on what is set already, in the dead middle or outside does nothing."""
    picture = render("knob", "--interactive", "click", interactive=False, stops=5, stop=2)
    page.set_content(page_of(picture))
    before = page.evaluate(SEEN)
    for x, y in [place(-135 + 270 / 4), (150, 150), (299, 299)]:
        page.mouse.click(x, y)
        page.evaluate(SETTLED)
        assert page.evaluate(SEEN) == before


def test_the_short_way(page: Page) -> None:
    """A wheel never turns further than half a turn, and a knob never past its ends."""
    for template in ["wheel", "knob"]:
        picture = render(template, "--interactive", "click", interactive=False)
        page.set_content(page_of(picture))
        # Upright content turns back as often.
        ways = page.evaluate("""[...document.querySelector('animateTransform').parentNode
            .querySelectorAll(':scope > animateTransform')]
            .map(e => e.getAttribute('values').split(';').map(Number))""")
        assert len(ways) in (42, 56)
        most = 180 if template == "wheel" else 270
        assert all(abs(way[-1] - way[0]) <= most for way in ways)
