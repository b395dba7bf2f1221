"""Dials follow a finger, and one only."""

from collections.abc import Callable

import pytest
from dials import FREE_KNOB, Dial, Stage, eventually, render
from playwright.sync_api import Page

TALL = "<style>body { height: 4000px; width: 400px }</style>"


class Hand:
    """Fingers on the screen, by their numbers."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._fingers: dict[int, tuple[float, float]] = {}

    def _send(self, kind: str, fingers: dict[int, tuple[float, float]]) -> None:
        points = [{"id": id, "x": x, "y": y} for id, (x, y) in fingers.items()]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def touch(self, finger: int, place: tuple[float, float]) -> None:
        """Puts a finger down, or moves it."""
        kind = "touchMove" if finger in self._fingers else "touchStart"
        self._fingers[finger] = place
        self._send(kind, self._fingers)

    def lift(self, finger: int) -> None:
        """Takes a finger away."""
        self._send("touchEnd", {finger: self._fingers.pop(finger)})

    def cancel(self) -> None:
        """Lets the system take the fingers over, as for a gesture of its own."""
        self._fingers.clear()
        self._send("touchCancel", {})

    def turn(self, finger: int, dial: Dial, start: float, end: float) -> None:
        """Moves a finger about the centre of a dial in steps of 10°."""
        steps = round(abs(end - start) / 10)
        for step in range(steps + 1):
            self.touch(finger, dial.at(start + (end - start) * step / steps))


@pytest.fixture
def touched(new_page: Callable[..., Page]) -> Stage:
    """A page for fingers, on which time passes only by `pass_time`."""
    page = new_page(has_touch=True)
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    return Stage(page)


def test_a_finger_turns_the_dial(touched: Stage) -> None:
    """The dial follows the finger, while the page stays where it is."""
    [knob] = touched.show(render(FREE_KNOB), head=TALL)
    hand = Hand(touched.page)
    hand.turn(1, knob, 40, 130)
    hand.lift(1)
    assert knob.turn == pytest.approx(90, abs=0.1)
    assert touched.page.evaluate("scrollY") == 0


def test_beside_the_dial_a_finger_scrolls(touched: Stage) -> None:
    """The page could have been scrolled."""
    touched.show(render(FREE_KNOB), head=TALL)
    hand = Hand(touched.page)
    for y in range(800, 500, -20):
        hand.touch(1, (600, y))
    hand.lift(1)
    touched.page.wait_for_function("scrollY > 100", polling=50)


def test_a_second_finger_does_not_disturb(touched: Stage) -> None:
    """Only the finger that came first turns the dial, until it is lifted."""
    knob = touched.put(FREE_KNOB)
    hand = Hand(touched.page)
    hand.turn(1, knob, 0, 40)
    hand.turn(2, knob, 180, 270)
    hand.turn(1, knob, 40, 60)
    eventually(lambda: knob.turn, pytest.approx(60, abs=0.1))
    hand.lift(1)
    touched.pass_time(0.2)
    [change] = touched.events("change")
    assert change["value"] == pytest.approx(60, abs=0.1)
    hand.turn(2, knob, 270, 330)
    hand.lift(2)
    touched.pass_time(0.3)
    assert knob.turn == pytest.approx(60, abs=0.1)
    assert touched.events() == []
    # The next finger is as good as the first.
    hand.turn(3, knob, 0, 30)
    hand.lift(3)
    assert knob.turn == pytest.approx(90, abs=0.1)


def test_a_finger_that_is_taken_over_lets_go(touched: Stage) -> None:
    """A cancelled finger is one that was lifted."""
    knob = touched.put("knob", stop=3)
    hand = Hand(touched.page)
    hand.turn(1, knob, 0, 50)
    hand.cancel()
    touched.pass_time(0.2)
    [change] = touched.events("change")
    assert change["value"] == 4
    assert knob.turn == pytest.approx(-135 + 3 * 270 / 7, abs=0.001)
    hand.turn(2, knob, 0, -40)
    eventually(lambda: knob.turn, pytest.approx(-135 + 3 * 270 / 7 - 40, abs=0.1))


def test_a_tap_chooses(touched: Stage) -> None:
    """A touch that moves nowhere chooses the sector below it."""
    wheel = touched.put("wheel", sectors="A,B,C,D", icons="", selected=0)
    hand = Hand(touched.page)
    hand.touch(1, wheel.at(90, 60))
    hand.lift(1)
    touched.pass_time(0.3)
    [change] = touched.events("change")
    assert (change["index"], change["label"]) == (1, "B")
