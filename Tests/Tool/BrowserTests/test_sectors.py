"""Wheels of any number of sectors, by drag, by click and by keyboard."""

import math

import pytest
from dials import Dial, Stage, apart, turn_of

COUNTS = [2, 3, 8, 9, 12]


def wheel_of(stage: Stage, count: int, **settings: object) -> Dial:
    """A wheel whose sectors are named S0, S1 … and whose grounds are marked for `seen`."""
    names = [f"S{i}" for i in range(count)]
    return stage.put("wheel", sectors=",".join(names), icons="", selected=0, **settings)


def seen(wheel: Dial) -> dict:
    """The visible and accessible state of the sectors."""
    return wheel.ask("""(() => {
      const radios = [...svg.querySelectorAll('[role=radio]')];
      const get = (elements, name) => elements.map(element => element.getAttribute(name));
      return {
        turn: dial.turn, transform: svg.querySelector('.turning').getAttribute('transform'),
        opacity: get(radios.map(radio => radio.querySelectorAll('path')[1]), 'opacity').map(x => +(x ?? 1)),
        checked: get(radios, 'aria-checked'), tabindex: get(radios, 'tabindex'),
        hub: [...svg.querySelectorAll('[role=img][aria-label]')].filter(text => !text.closest('[role=radio]')
          && text.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        ).map(text => text.ariaLabel),
      };
    })()""")


def expect_selected(
    stage: Stage, wheel: Dial, index: int, count: int, middle: float | None = None
) -> None:
    """Checks everything about a settled choice, and that it was told once."""
    middle = 360 / count * index if middle is None else middle
    [change] = stage.events("change")
    assert (change["value"], change["index"], change["label"]) == (index, index, f"S{index}")
    found = seen(wheel)
    assert apart(turn_of(found["transform"]), -middle) < 0.01
    assert apart(found["turn"], -middle) < 0.001
    assert found["opacity"] == pytest.approx([1 if i == index else 0 for i in range(count)])
    assert found["checked"] == ["true" if i == index else "false" for i in range(count)]
    assert found["tabindex"] == ["0" if i == index else "-1" for i in range(count)]
    assert found["hub"] == [f"S{index}"]


@pytest.mark.parametrize("count", COUNTS)
def test_every_sector_by_click(still: Stage, count: int) -> None:
    """A click on a sector turns it to the mark, the short way."""
    wheel, selected = wheel_of(still, count), 0
    turn = 0.0
    for place in range(1, count + 1):
        # Five and the number of sectors have no divisor in common: each one has its turn.
        index = place * 5 % count
        wheel.click(360 / count * (index - selected), 60)
        still.pass_time(0.22)
        expect_selected(still, wheel, index, count)
        assert abs(wheel.turn - turn) < 180.001
        turn, selected = wheel.turn, index


@pytest.mark.parametrize("count", COUNTS)
def test_every_sector_by_drag(still: Stage, count: int) -> None:
    """A drag of about a sector brings the next one, and it is centred in 0.2 s."""
    wheel, step = wheel_of(still, count), 360 / count
    for index in [*range(1, count), 0]:
        wheel.drag(80, 80 - step * 0.8, 60)
        still.pass_time(0.1)
        assert still.events("change") == []
        assert 0 < apart(wheel.turn, -step * index) < step * 0.2
        still.pass_time(0.12)
        expect_selected(still, wheel, index, count)


@pytest.mark.parametrize("count", COUNTS)
def test_every_sector_by_keyboard(still: Stage, count: int) -> None:
    """The arrows go round, and the focus goes along."""
    wheel = wheel_of(still, count)
    still.page.keyboard.press("Tab")
    for key, indices in [("ArrowRight", [*range(1, count), 0]), ("ArrowUp", [count - 1])]:
        for index in indices:
            still.page.keyboard.press(key)
            still.pass_time(0.22)
            expect_selected(still, wheel, index, count)
            assert still.page.evaluate("document.activeElement.ariaLabel") == f"S{index}"


EDGES = [-90, 90, 180, 202.5, 270]


@pytest.mark.parametrize("way", ["click", "drag", "key"])
def test_unequal_sectors(still: Stage, way: str) -> None:
    """Each of unequal sectors comes to the mark by its middle, from anywhere in it."""
    wheel, selected = wheel_of(still, 4, weights="8,4,1,3"), 0
    middles = [(start + end) / 2 for start, end in zip(EDGES, EDGES[1:])]
    still.page.keyboard.press("Tab")
    for index in [1, 2, 3, 0]:
        # Just inside of the edge at which the sector begins.
        begin = EDGES[index] + 2 - middles[selected]
        if way == "click":
            wheel.click(begin, 60)
        elif way == "drag":
            wheel.drag(begin, 0, 60)
        else:
            still.page.keyboard.press("ArrowRight")
        still.pass_time(0.22)
        expect_selected(still, wheel, index, 4, middles[index])
        selected = index


def test_other_keys(still: Stage) -> None:
    """Page Up and Down go by a quarter, Home and End to the first and the last."""
    wheel = wheel_of(still, 12)
    still.page.keyboard.press("Tab")
    for key, index in [
        ("PageDown", 3), ("PageDown", 6), ("PageUp", 3), ("End", 11), ("ArrowDown", 0),
        ("ArrowLeft", 11), ("Home", 0),
    ]:
        still.page.keyboard.press(key)
        still.pass_time(0.22)
        expect_selected(still, wheel, index, 12)


def test_a_long_drag_is_one_change(still: Stage) -> None:
    """The sectors on the way are inputs; only where the wheel comes to rest is a change."""
    wheel = wheel_of(still, 8)
    wheel.drag(0, 450, 60)
    still.pass_time(0.3)
    events = still.events()
    assert [e["index"] for e in events if e["type"] == "change"] == [6]
    inputs = [e["index"] for e in events if e["type"] == "input"]
    assert inputs[-1] == 6 and len(inputs) >= 7
    assert wheel.turn == pytest.approx(450)


def test_clicks_in_quick_succession_are_one_change(still: Stage) -> None:
    """A choice that is overtaken by the next never settled."""
    wheel = wheel_of(still, 8)
    wheel.click(45, 60)
    still.pass_time(0.05)
    wheel.click(wheel.turn + 90, 60)
    still.pass_time(0.18)
    assert still.events("change") == []
    still.pass_time(0.04)
    assert [e["index"] for e in still.events("change")] == [2]


def test_the_selected_sector_is_no_change(still: Stage) -> None:
    """To choose what is chosen already tells nothing."""
    wheel = wheel_of(still, 3)
    wheel.click(0, 60)
    wheel.drag(0, 20, 60)
    still.pass_time(0.3)
    assert still.events() == []
    assert wheel.angle == 0


def test_the_ground_brightens_on_the_way(still: Stage) -> None:
    """The light of a sector follows a wheel that is not held, on and off."""
    wheel = wheel_of(still, 4)
    wheel.value = 1
    still.pass_time(0.07)
    first, second, *others = seen(wheel)["opacity"]
    assert 0.125 < first < 0.875 and first + second == pytest.approx(1)
    assert others == [0, 0]


@pytest.mark.parametrize("mark", [90, -120])
def test_a_mark_elsewhere(still: Stage, mark: int) -> None:
    """A click counts from the mark, wherever it stands."""
    wheel = wheel_of(still, 5, mark=mark)
    for index in [1, 4, 2, 0, 3]:
        box = still.page.get_by_role("radio", name=f"S{index}").locator("path").first.bounding_box()
        x, y = (wheel.box["x"] + wheel.box["width"] / 2, wheel.box["y"] + wheel.box["height"] / 2)
        direction = math.atan2(box["x"] + box["width"] / 2 - x, y - box["y"] - box["height"] / 2)
        wheel.click(math.degrees(direction), 60)
        still.pass_time(0.3)
        [change] = still.events("change")
        assert change["index"] == index
