"""Use of dials in pages: bind values, remove and put back, click through assistive tools."""

import pytest
from dials import FREE_KNOB, Stage, apart, render
from playwright.sync_api import Page


def test_a_value_that_is_written_back(stage: Stage) -> None:
    """A page that sets what it is told does not end the drag."""
    knob = stage.put("knob", stop=3)
    knob.ask("void svg.addEventListener('input', event => { dial.value = event.detail.value; })")
    knob.drag(0, 90)
    assert stage.await_change()["value"] == 5


def test_a_dial_that_was_removed_lets_go(stage: Stage) -> None:
    """The pointer does not turn what was taken out of the page under it."""
    knob = stage.put(FREE_KNOB)
    knob.press(0)
    stage.page.mouse.move(*knob.at(40))
    knob.ask("void (window.home = svg.parentNode, window.removed = svg, svg.remove())")
    stage.page.mouse.up()
    stage.page.evaluate("void home.append(removed)")
    turn = knob.turn
    stage.page.mouse.move(*knob.at(120))
    assert knob.turn == turn
    knob.drag(0, 30)
    assert abs(knob.turn - turn - 30) < 0.1


@pytest.mark.parametrize("template", ["line-graph", "sparkline"])
def test_what_nothing_moves_is_refused(template: str) -> None:
    """A script in a picture that it cannot move would be a lie."""
    with pytest.raises(AssertionError, match="a script can move"):
        render(template)


def test_a_fling_goes_on(stage: Stage) -> None:
    """A dial without ends runs on in the direction in which it was let go."""
    knob = stage.put(FREE_KNOB.replace("kind: slider", "kind: slider, inertia: 0.3s"))
    before = knob.turn
    knob.press(0)
    for step in range(1, 13):
        stage.page.mouse.move(*knob.at(step * 15))
    stage.page.mouse.up()
    stage.await_change()
    assert knob.turn > before + 170


def test_a_click_without_a_pointer(stage: Stage) -> None:
    """Assistive technology may click a sector on behalf of a user."""
    wheel = stage.put("wheel", sectors="A,B,C,D", icons="", selected=0)
    wheel.ask("void svg.querySelectorAll('[role=radio]')[2]"
              ".dispatchEvent(new MouseEvent('click', { bubbles: true }))")
    assert stage.await_change()["label"] == "C"


@pytest.mark.parametrize("value", ["[]", "true", "' '", "null", "NaN", "'x'", "undefined"])
def test_what_is_no_number(stage: Stage, value: str) -> None:
    """Nothing changes."""
    knob = stage.put("knob", stop=3)
    knob.ask(f"void (dial.value = {value})")
    assert knob.value == 3


def test_a_compass_tells_what_it_shows(stage: Stage) -> None:
    """Readings that come round are told as the scale has them."""
    compass = stage.put("compass")
    compass.value = 400
    assert compass.ask("svg.getAttribute('aria-valuenow')") == "40"
    assert compass.value == 400


def test_one_bad_dial_does_not_stop_the_others(page: Page) -> None:
    """Each dial is brought to life by itself."""
    clock = render("clock").replace("data-time=", 'data-zone="Mars/Base" data-time=')
    page.set_content(clock + render("knob", stop=3))
    knob = "document.querySelectorAll('svg')[1][Symbol.for('sweephand')]"
    assert page.evaluate(f"{knob}.value") == 3
    assert apart(page.evaluate(f"{knob}.turn"), -135 + 2 * 270 / 7) < 0.01
