"""Viewers who ask for less motion get values at once, and clocks that tick."""

from collections.abc import Callable

import pytest
from clocks import HANDS, directions, of_day, spelled
from dials import Stage, apart, pass_frames, render
from playwright.sync_api import Page


@pytest.fixture
def calm(new_page: Callable[..., Page]) -> Stage:
    """A page of such a viewer, on which time passes only by `pass_time`."""
    page = new_page(reduced_motion="reduce", timezone_id="Asia/Tokyo")
    page.clock.install(time="2026-03-01T12:00:00Z")
    page.clock.pause_at("2026-03-01T14:34:56Z")
    return Stage(page)


def test_a_value_is_there_at_once(calm: Stage) -> None:
    """The needle and the figures jump, and are right."""
    dial = calm.put("speedometer", value=0)
    for value in [100, 50, 72]:
        dial.value = value
        assert dial.angle == pytest.approx(-118.4 + value * 2.368, abs=0.001)
        assert dial.reading == str(value)


def test_a_choice_is_there_at_once(calm: Stage) -> None:
    """A click turns the wheel without a way, and is told once."""
    wheel = calm.put("wheel", sectors="A,B,C,D", icons="", selected=0)
    wheel.click(90, 60)
    assert apart(wheel.angle, -90) < 0.01
    assert [(e["type"], e["index"]) for e in calm.events()] == [("input", 1), ("change", 1)]


def test_a_drag_still_follows(calm: Stage) -> None:
    """Motion under the finger is not the dial's own."""
    knob = calm.put("knob", stop=3)
    start = knob.angle
    knob.press(0)
    knob.pull(0, 30)
    assert knob.angle == pytest.approx(start + 30, abs=0.1)
    calm.page.mouse.up()
    assert knob.angle == pytest.approx(start + 270 / 7, abs=0.001)


def test_the_wish_may_change(calm: Stage) -> None:
    """A viewer who does not ask for less any more gets motion."""
    dial = calm.put("speedometer", value=0, duration="1s")
    calm.page.emulate_media(reduced_motion="no-preference")
    dial.value = 100
    calm.pass_time(0.2)
    assert -60 < dial.angle < 60


def test_a_clock_ticks(calm: Stage) -> None:
    """The hands stand still between seconds, and always at the right time."""
    [clock] = calm.show(render("clock"))
    for _ in range(3):
        calm.page.evaluate("document.querySelector('svg').getCTM()")
        hands, now, words = clock.svg.evaluate(HANDS)
        for name, direction in directions(of_day(now, 9)).items():
            assert apart(hands[name], direction) < 0.01, name
        assert words == f"A clock that shows {spelled(of_day(now, 9))}"
        pass_frames(calm.page)
        assert clock.svg.evaluate(HANDS)[0] == hands
        calm.pass_time(1)
