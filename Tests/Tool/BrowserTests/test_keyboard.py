"""Knobs by keyboard."""

import pytest
from dials import FREE_KNOB, Stage, render

CONTINUOUS = FREE_KNOB.replace("outside: wrap", "outside: clamp").replace(
    "start: 0, span: 360", "start: -135, span: 270").replace("[0, 360]", "[0, 50]")


def test_a_knob_with_stops(still: Stage) -> None:
    """Arrows go by a stop, pages by a quarter of them, and the ends hold."""
    knob = still.put("knob", stop=3)
    still.page.keyboard.press("Tab")
    for key, value in [
        ("ArrowRight", 4), ("ArrowUp", 5), ("ArrowLeft", 4), ("ArrowDown", 3), ("PageUp", 5),
        ("PageUp", 7), ("PageUp", 8), ("PageDown", 6), ("Home", 1), ("End", 8),
    ]:
        still.page.keyboard.press(key)
        still.pass_time(0.2)
        events = still.events()
        assert [(e["type"], e["value"], e["index"]) for e in events] == [
            ("input", value, value - 1), ("change", value, value - 1)], key
        assert knob.angle == pytest.approx(-135 + (value - 1) * 270 / 7, abs=0.001)
        assert knob.ask("[svg.ariaValueNow, svg.ariaValueText]") == [str(value), str(value)]


@pytest.mark.parametrize("stop, keys", [(8, ["ArrowRight", "PageUp", "End"]), (1, ["ArrowLeft", "Home"])])
def test_at_an_end_nothing_happens(still: Stage, stop: int, keys: list[str]) -> None:
    """At an end there is nothing to tell."""
    knob = still.put("knob", stop=stop)
    still.page.keyboard.press("Tab")
    for key in keys:
        still.page.keyboard.press(key)
    still.pass_time(0.3)
    assert (knob.value, still.events()) == (stop, [])


def test_a_knob_without_stops(still: Stage) -> None:
    """Arrows go by a hundredth of the way, pages by a tenth."""
    knob = still.put(CONTINUOUS)
    still.page.keyboard.press("Tab")
    for key, value in [
        ("ArrowUp", 0.5), ("ArrowRight", 1), ("PageUp", 6), ("ArrowDown", 5.5), ("PageDown", 0.5),
        ("PageDown", 0), ("ArrowLeft", 0), ("End", 50), ("ArrowRight", 50), ("Home", 0),
    ]:
        still.page.keyboard.press(key)
        still.pass_time(0.2)
        assert knob.value == pytest.approx(value), key
        assert knob.angle == pytest.approx(-135 + value / 50 * 270, abs=0.001)


def test_a_knob_without_ends_goes_on(still: Stage) -> None:
    """Past the end of a scale that comes round the beginning follows."""
    knob = still.put(FREE_KNOB)
    still.page.keyboard.press("Tab")
    for key, value in [("ArrowLeft", 356.4), ("PageUp", 32.4), ("PageDown", 356.4), ("ArrowUp", 0)]:
        still.page.keyboard.press(key)
        still.pass_time(0.2)
        assert knob.value == pytest.approx(value), key
    assert knob.turn == pytest.approx(0)


def test_stops_all_the_way_round(still: Stage) -> None:
    """The end of a scale that comes round is its beginning, and no stop of its own."""
    knob = still.put(FREE_KNOB.replace("slider", "slider, step: 90"))
    still.page.keyboard.press("Tab")
    for key, values in [("ArrowUp", [90, 180, 270, 0, 90]), ("ArrowDown", [0, 270, 180])]:
        for value in values:
            still.page.keyboard.press(key)
            still.pass_time(0.2)
            assert knob.value == value
    assert knob.turn == pytest.approx(180)


@pytest.mark.parametrize("modifier", ["Control", "Alt", "Meta"])
def test_keys_with_modifiers_are_the_browsers(still: Stage, modifier: str) -> None:
    """Keys of the browser and other keys are left to it."""
    knob = still.put("knob", stop=3)
    still.page.keyboard.press("Tab")
    for key in ["ArrowUp", "End", "PageDown"]:
        still.page.keyboard.press(f"{modifier}+{key}")
    still.page.keyboard.press("a")
    still.pass_time(0.3)
    assert (knob.value, still.events()) == (3, [])


def test_keys_do_not_scroll_the_page(still: Stage) -> None:
    """The page stays where it is while a dial takes the keys, other keys scroll it."""
    still.show(render("knob", stop=3), head="<style>body { height: 4000px }</style>")
    still.page.keyboard.press("Tab")
    for key in ["End", "PageDown", "ArrowDown"]:
        still.page.keyboard.press(key)
    still.pass_time(0.5)
    assert still.page.evaluate("scrollY") == 0


def test_several_keys_at_once_are_one_change(still: Stage) -> None:
    """A dial that is still on its way goes on from the value it was going to."""
    knob = still.put("knob", stop=1)
    still.page.keyboard.press("Tab")
    for _ in range(4):
        still.page.keyboard.press("ArrowRight")
    still.pass_time(0.1)
    still.page.keyboard.press("ArrowRight")
    still.pass_time(0.1)
    events = still.events()
    assert [e for e in events if e["type"] == "change"] == []
    still.pass_time(0.07)
    events += still.events()
    assert [e["value"] for e in events if e["type"] == "input"] == [2, 3, 4, 5, 6]
    assert [e["value"] for e in events if e["type"] == "change"] == [6]
    assert knob.value == 6


def test_the_ring_of_the_focus(still: Stage) -> None:
    """The keyboard shows where it is, the mouse need not."""
    knob = still.put("knob")
    knob.click(0)
    assert "none" in knob.ask("getComputedStyle(svg).outlineStyle")
    still.page.evaluate("document.activeElement.blur()")
    still.page.keyboard.press("Tab")
    assert knob.ask("getComputedStyle(svg).outlineStyle") == "auto"
    still.page.keyboard.press("Tab")
    assert knob.ask("getComputedStyle(svg).outlineStyle") == "none"
