"""Timers and countdowns in a browser: each second is told, in its time."""

import math
import random

import pytest
from dials import render
from playwright.sync_api import Page

# The digits of the columns at some times, the first place first; an empty one is -1.
COLUMNS = """([svg, times]) => {
  document.body.innerHTML = svg;
  const root = document.querySelector('svg');
  root.pauseAnimations();
  const moved = [...root.querySelectorAll('[aria-label]')].filter(x => x.querySelector('animateTransform'));
  const row = moved.find(x => /^[\\d:]+$/.test(x.ariaLabel));
  const strips = [...row.querySelectorAll('g')].filter(x => x.querySelector(':scope > use, :scope > g > path'));
  const rest = strip => strip.transform.animVal[0]?.matrix ?? { f: 0 };
  return times.map(time => {
    root.setCurrentTime(time);
    return strips.map(strip => rest(strip).f);
  });
}"""


def second(length: float, time: float) -> int:
    """The second that a timer or a countdown still has."""
    return max(0, math.ceil(length - time))


@pytest.mark.parametrize("length", [45, 60, 90.5, 601, 1500, 5400.5, 86400])
@pytest.mark.parametrize("kind", ["timer", "countdown"])
def test_every_second_is_told(page: Page, kind: str, length: float) -> None:
    """At random moments, just before and after whole seconds, and after the end."""
    dice = random.Random(length)
    # A float32 is only near to half a millisecond at the end of a day.
    moments = [dice.randrange(int(length)) + dice.choice([0.02, 0.25, 0.5, 0.98]) for _ in range(60)]
    moments += [length + 0.02, length + 100]
    page.goto("about:blank")
    rows = page.evaluate(COLUMNS, [render(kind, interactive=False, seconds=length), moments])
    pitch = min(abs(place) for row in rows for place in row if abs(place) > 1)
    units, bases = [1, 10, 60, 600, 3600, 36_000], [10, 6, 10, 6, 10, 10]
    if length < 60:
        units, bases = units[:2], [10, 10]
    shown = 1 if length < 60 else 3 if length < 3600 else 5
    places = max(shown, sum(math.ceil(length) >= unit for unit in units))
    for moment, row in zip(moments, rows, strict=True):
        told = second(length, moment)
        due = [told // unit % base for unit, base in zip(units, bases)][:places]
        due = [digit if place < shown or told >= units[place] else -1 for place, digit in enumerate(due)]
        assert (moment, [round(place / pitch) for place in row]) == (moment, due[::-1])
