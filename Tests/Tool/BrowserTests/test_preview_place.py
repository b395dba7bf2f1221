"""Parts and dials placed by hand, by real pointer events in Chromium and in Firefox."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from dials import eventually
from engines import Chromium, Firefox
from program import Program
from test_preview_edit import BRAND, GROUPS, Desk, window  # noqa: F401

COMPUTED = """\
sweephand: 1
title: Computed
parameters:
  length: {type: number, default: 70, help: The length of the needle.}
layers:
  - face
  - caption: {text: "A", position: [0, "${10 + 20}"]}
  - needle: {length: $length}   # as the parameter has it
"""


@pytest.fixture
def desk(window: Chromium | Firefox, tmp_path: Path) -> Iterator[Desk]:  # noqa: F811
    """The bench with a brand, two groups and a part that is computed."""
    for name in ("gauge.yaml", "heron.yml"):
        shutil.copy(BRAND / name, tmp_path)
    (tmp_path / "pair.yaml").write_text(GROUPS)
    (tmp_path / "computed.yaml").write_text(COMPUTED)
    with Program("preview", tmp_path) as program:
        yield Desk(window, program, tmp_path)


def choose(desk: Desk, name: str, index: int = 0) -> None:
    """Selects a part in the tree."""
    rows = f"[...document.querySelectorAll('.bench-aside [role=treeitem]')].filter(each => each.ariaLabel.split(',')[0] === {name!r})"
    desk.window.click(*desk.place(f"{rows}[{index}]"))
    desk.expect(".chosen-head h2", name)


def handle(desk: Desk, name: str) -> tuple[float, float]:
    """The place of a handle."""
    found = f"document.querySelector('.place-handle[aria-label={name!r}]:not([hidden])')"
    desk.wait(found)
    return desk.place(found)


def unit(desk: Desk, width: float) -> float:
    """Pixels in a unit of a picture that is so many units wide."""
    return desk.ask("document.querySelector('.stage-overlay').getBoundingClientRect().width") / width


def drag(desk: Desk, name: str, right: float, down: float) -> None:
    """Drags a handle so many pixels, in several moves."""
    x, y = handle(desk, name)
    desk.window.drag([(x, y), (x + right / 2, y + down / 2), (x + right * 2, y + down * 2), (x + right, y + down)])


def lines(desk: Desk) -> int:
    """The guides that are shown."""
    return desk.ask("document.querySelectorAll('.place-guides > *').length")


def test_the_length_of_a_needle(desk: Desk) -> None:
    """A drag along the needle gives it a length, in one step, and changes nothing else."""
    desk.open("gauge.yaml")
    old = desk.read("gauge.yaml")
    choose(desk, "needle")
    x, y = handle(desk, "needle: length")
    center = desk.place("document.querySelector('.stage-overlay')")
    part = 60 / 84
    drag(desk, "needle: length", (center[0] - x) * (1 - part), (center[1] - y) * (1 - part))
    desk.expect_file("gauge.yaml", old.replace("  - needle\n", "  - needle: {length: 60}\n"))
    assert lines(desk) == 0
    desk.undo()
    desk.expect_file("gauge.yaml", old)
    desk.wait("document.querySelector(\"[aria-label='Undo']\").disabled")


def test_a_drag_that_rests_is_one_step(desk: Desk) -> None:
    """A part is dragged by itself, keeps to the axis of the dial, and is written when it is let go."""
    desk.open("gauge.yaml")
    old = desk.read("gauge.yaml")
    choose(desk, "caption")
    x, y = desk.place("document.querySelector('.stage-picture').shadowRoot.querySelector('[data-part=\"6\"]')")
    one = unit(desk, 220)
    moves = [(x + 20, y + 10), (x + 3, y + 20 * one), (x + 3, y + 20 * one)]
    if isinstance(desk.window, Chromium):
        mouse = desk.window.page.mouse
        mouse.move(x, y)
        mouse.down()
        for place in moves:
            mouse.move(*place)
        eventually(lambda: lines(desk), 1)
        # Longer than a change rests before it is written.
        desk.ask("new Promise(done => setTimeout(done, 700))")
        assert desk.read("gauge.yaml") == old
        mouse.up()
    else:
        desk.window.drag([(x, y), *moves])
    desk.expect_file("gauge.yaml", old.replace("position: [0, -38]", "position: [0, -18]"))
    desk.undo()
    desk.expect_file("gauge.yaml", old)


def test_the_place_of_a_readout(desk: Desk) -> None:
    """A readout that is placed by the dial gets a position where it is, and keeps the rest of its keys."""
    desk.open("gauge.yaml")
    old = desk.read("gauge.yaml")
    choose(desk, "readout")
    drag(desk, "readout: position", 2, -20 * unit(desk, 220))
    desk.expect_file("gauge.yaml", old.replace("decimals: 1}", "decimals: 1, position: [0, 31]}"))


def test_arrow_keys(desk: Desk) -> None:
    """Arrow keys on the picture and on a handle move by 1, with Shift by 10 and with Alt by a tenth."""
    desk.open("gauge.yaml")
    old = desk.read("gauge.yaml")
    choose(desk, "caption")
    handle(desk, "caption: position")
    desk.ask("document.querySelector('.stage-viewport').focus() ?? 1")
    desk.press("ArrowRight")
    desk.press("ArrowDown", shiftKey=True)
    desk.press("ArrowDown", altKey=True)
    moved = old.replace("position: [0, -38]", "position: [1, -27.9]")
    desk.expect_file("gauge.yaml", moved)
    desk.wait("document.querySelector('.place-move').ariaValueText === '1, -27.9'")
    desk.ask("document.querySelector('.place-size').focus() ?? 1")
    desk.press("ArrowUp")
    desk.expect_file("gauge.yaml", moved.replace("size: 10", "size: 11"))
    desk.undo()
    desk.undo()
    desk.expect_file("gauge.yaml", old)


def test_a_dial_on_a_board(desk: Desk) -> None:
    """A dial snaps to the axis of another one, by its handle and by a part of it; Alt keeps it off."""
    text = GROUPS.replace("[100, 0]", "[100, 12]")
    (desk.folder / "pair.yaml").write_text(text)
    desk.open("pair.yaml")
    choose(desk, "group")
    one = unit(desk, 400)
    drag(desk, "group: position", 10 * one, 11 * one)
    moved = text.replace("[-100, 0]", "[-90, 12]")
    desk.expect_file("pair.yaml", moved)
    desk.click_part("1.1", 0.5, 0.5)
    desk.expect(".chosen-head h2", "shape")
    choose(desk, "group", 1)
    x, y = desk.place("document.querySelector('.stage-picture').shadowRoot.querySelector('[data-part=\"1.0\"]')", 0.7, 0.8)
    desk.window.drag([(x, y), (x + 10, y), (x + 9 * one, y - 13 * one)])
    desk.expect_file("pair.yaml", moved.replace("[100, 12]", "[109, 0]"))
    desk.undo()
    desk.undo()
    desk.expect_file("pair.yaml", text)


def test_a_parameter_and_what_is_computed(desk: Desk) -> None:
    """A key that is a parameter changes this; one that is computed has no handle, and the panel says why."""
    desk.open("computed.yaml")
    choose(desk, "needle")
    handle(desk, "needle: length")
    desk.ask("document.querySelector('[aria-label=\"needle: length\"]').focus() ?? 1")
    desk.press("ArrowUp", shiftKey=True)
    desk.expect_file("computed.yaml", COMPUTED.replace("default: 70", "default: 80"))
    choose(desk, "caption")
    desk.expect(".edit-note", "Computed, and so changed in the text: position.")
    assert desk.ask("document.querySelectorAll('.place-move').length") == 0


def test_a_built_in_template_has_no_handles(desk: Desk) -> None:
    """Parts of a built-in template are not placed, and the panel says why."""
    desk.window.go(f"{desk.program.url}/dial/library/fuel#tab=edit&t=0.8")
    desk.wait("document.querySelectorAll('.bench-aside [role=treeitem]').length > 0")
    choose(desk, "needle")
    assert desk.ask("document.querySelectorAll('.place-handle').length") == 0
    assert "built-in template" in desk.text(".edit-note")


@pytest.mark.parametrize("width", [1440, 1024, 390])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe(desk: Desk, width: int, scheme: str) -> None:
    """Axe finds nothing while handles are shown."""
    desk.window.resize(width, 900)
    try:
        desk.open("gauge.yaml", f"&scheme={scheme}")
        desk.ask(f"(() => {{ {AXE_SCRIPT} }})() ?? 1")
        for part in ("needle", "readout"):
            desk.ask(f"[...document.querySelectorAll('[role=treeitem]')].find(each => each.ariaLabel.startsWith({part!r})).click() ?? 1")
            desk.wait("document.querySelectorAll('.place-handle').length === 2")
            assert desk.ask("axe.run().then(({ violations }) => violations.map(each => [each.id, each.nodes[0].html]))") == []
    finally:
        desk.window.resize(1440, 900)
