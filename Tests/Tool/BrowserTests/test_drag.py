"""Dials follow the mouse, and come to rest where they should."""

import pytest
from dials import FREE_KNOB, Stage, apart, render
from server import Site


@pytest.mark.parametrize("start", [0, 45, 130, 200, 300])
def test_a_quarter_of_a_turn(still: Stage, start: float) -> None:
    """The dial turns as far as the pointer does, wherever that begins."""
    knob = still.put(FREE_KNOB)
    knob.drag(start, start + 90)
    assert knob.turn == pytest.approx(90, abs=0.1)
    assert knob.angle == pytest.approx(90, abs=0.1)
    assert knob.value == pytest.approx(90, abs=0.1)
    knob.drag(start, start - 90)
    assert knob.turn == pytest.approx(0, abs=0.1)


def test_a_small_dial(still: Stage) -> None:
    """The page may show the dial in another size and place."""
    style = "<style>svg { width: 130px; height: 130px; margin: 60px 0 0 200px }</style>"
    [knob] = still.show(render(FREE_KNOB), head=style)
    knob.drag(10, 100)
    assert knob.turn == pytest.approx(90, abs=0.1)


def test_a_turned_dial(still: Stage) -> None:
    """The page may show the dial turned."""
    [knob] = still.show(render(FREE_KNOB), head="<style>svg { transform: rotate(90deg) }</style>")
    knob.drag(10, 100)
    assert knob.turn == pytest.approx(90, abs=0.1)


def test_a_file_of_its_own(still: Stage, site: Site) -> None:
    """The file itself is a page."""
    still.page.goto(site.write("knob.svg", render(FREE_KNOB)))
    still.page.mouse.move(200, 100)
    still.page.mouse.down()
    still.page.mouse.move(270, 130)
    still.page.mouse.move(300, 200)
    still.page.mouse.up()
    still.pass_time(0.2)
    value = still.page.evaluate("document.documentElement[Symbol.for('sweephand')].value")
    assert value == pytest.approx(90, abs=0.1)
    assert [e["value"] for e in still.events("change")] == [value]


def test_three_turns_accumulate(still: Stage) -> None:
    """Turns are counted on and on, back too; the reading comes round."""
    knob = still.put(FREE_KNOB)
    knob.drag(30, 30 + 3 * 360 + 50)
    assert knob.turn == pytest.approx(1130, abs=0.1)
    assert knob.value == pytest.approx(50, abs=0.1)
    knob.drag(0, -4 * 360)
    assert knob.turn == pytest.approx(1130 - 1440, abs=0.1)
    assert knob.value == pytest.approx(50, abs=0.1)


def test_between_stops_it_goes_to_the_nearest(still: Stage) -> None:
    """A knob that is let go between stops snaps in 0.15 s, not at once."""
    knob = still.put("knob", stop=3)
    step = 270 / 7
    stop = knob.turn
    knob.drag(0, step * 1.4)
    assert knob.angle == pytest.approx(stop + step * 1.4, abs=0.1)
    assert still.events("change") == []
    still.pass_time(0.08)
    assert stop + step * 1.02 < knob.angle < stop + step * 1.38
    still.pass_time(0.04)
    assert still.events("change") == []
    still.pass_time(0.05)
    assert knob.angle == pytest.approx(stop + step, abs=0.001)
    assert knob.turn == pytest.approx(stop + step, abs=0.001)
    [change] = still.events("change")
    assert (change["value"], change["index"], change["label"]) == (4, 3, "4")


def test_each_stop_passed_is_an_input(still: Stage) -> None:
    """`input` comes with each new stop on the way, and none twice."""
    knob = still.put("knob", stop=1)
    knob.press(0)
    knob.pull(0, 40)
    knob.pull(40, 85)
    assert [event["value"] for event in still.events()] == [2, 3]


@pytest.mark.parametrize("radius", [5, 9.5, 110.5])
def test_nothing_begins_at_the_centre_or_outside(still: Stage, radius: float) -> None:
    """A drag that begins within the dead radius or outside the rim turns nothing."""
    # The rim lies within the picture here, so that the pointer does meet it.
    document = FREE_KNOB.replace("description", "canvas: {viewBox: [-150, -150, 300, 300]}\ndescription")
    knob = still.put(document)
    scale = 220 / 300
    knob.press(0, radius * scale)
    knob.pull(0, 90, 60 * scale)
    still.page.mouse.up()
    still.pass_time(0.3)
    assert (knob.turn, knob.angle) == (0, 0)
    assert still.events() == []
    knob.drag(0, 90, 100 * scale)
    assert knob.turn == pytest.approx(90, abs=0.1)


def test_the_centre_turns_nothing_on_the_way(still: Stage) -> None:
    """Within the dead radius a dial stands still; beyond it follows again."""
    knob = still.put(FREE_KNOB)
    knob.press(0)
    knob.pull(0, 30)
    still.page.mouse.move(*knob.at(170, 5))
    assert knob.turn == pytest.approx(30, abs=0.1)
    still.page.mouse.move(*knob.at(50, 50))
    assert knob.turn == pytest.approx(50, abs=0.1)
    # A pointer that has begun may leave the dial.
    still.page.mouse.move(*knob.at(100, 200))
    assert knob.turn == pytest.approx(100, abs=0.1)


def test_the_right_button_turns_nothing(still: Stage) -> None:
    """Only the first button drags."""
    knob = still.put(FREE_KNOB)
    still.page.mouse.move(*knob.at(0))
    still.page.mouse.down(button="right")
    knob.pull(0, 60)
    still.page.mouse.up(button="right")
    assert knob.turn == 0


@pytest.mark.parametrize("stop, end, way", [(1, -135, -1), (8, 135, 1)])
def test_an_end_gives_way_and_draws_back(still: Stage, stop: int, end: float, way: int) -> None:
    """Beyond an end a dial goes ever less far, and comes back when it is let go."""
    knob = still.put("knob", stop=stop)
    knob.press(0)
    knob.pull(0, way * 60)
    assert knob.angle == pytest.approx(end + way * 60 * 15 / 75, abs=0.1)
    assert knob.value == stop
    knob.pull(way * 60, way * 700)
    assert 14 < (knob.angle - end) * way < 15
    still.page.mouse.up()
    still.pass_time(0.2)
    assert knob.angle == end
    assert still.events() == []


def test_a_running_dial_can_be_caught(still: Stage) -> None:
    """A dial that is seized on its way stands still and follows from there."""
    knob = still.put(FREE_KNOB)
    knob.value = 100
    still.pass_time(0.25)
    seen = knob.angle
    assert 20 < seen < 80
    knob.press(0)
    still.pass_time(0.2)
    assert knob.angle == seen
    knob.pull(0, 20)
    assert knob.angle == pytest.approx(seen + 20, abs=0.1)
    still.page.mouse.up()
    assert apart(knob.value, seen + 20) < 0.1
