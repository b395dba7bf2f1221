"""Parts and dials placed by hand, by real pointer events in Chromium and in Firefox."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe import violations
from dials import eventually
from engines import Chromium, Firefox
from program import Program
from test_preview_edit import BRAND, GROUPS, SVG, Desk, window  # noqa: F401

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
    desk.wait(f"{rows}[{index}]")
    desk.window.click(*desk.place(f"{rows}[{index}]"))
    eventually(lambda: desk.text(".chosen-head h2").split(" ")[0], name)


def handle(desk: Desk, name: str) -> tuple[float, float]:
    """The place of a handle."""
    found = f"document.querySelector('.place-handle[aria-label=\"{name}\"]:not([hidden])')"
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
    desk.wait("document.querySelector('[aria-label=\"needle: length\"]').ariaValueText === '80'")
    choose(desk, "caption")
    desk.expect(".edit-note", "Computed, and so changed in the text: position.")
    assert desk.ask("document.querySelectorAll('.place-move').length") == 0


def test_a_built_in_template_has_no_handles(desk: Desk) -> None:
    """Parts of a built-in template are not placed, and the panel says why."""
    desk.window.go(f"{desk.program.url}/dial/library/speedometer#tab=edit&t=0.8")
    desk.wait("document.querySelectorAll('.bench-aside [role=treeitem]').length > 0")
    choose(desk, "needle")
    assert desk.ask("document.querySelectorAll('.place-handle').length") == 0
    assert "built-in template" in desk.text(".edit-note")


def add(desk: Desk, name: str) -> None:
    """Chooses a part in the palette."""
    desk.click(".aside-head button[title^=Add]")
    desk.wait("document.querySelector('.kinds-dialog .kind')")
    kind = f"[...document.querySelectorAll('.kind')].find(each => each.querySelector('.kind-name').textContent === {name!r})"
    desk.window.click(*desk.place(kind))


def open_new(desk: Desk) -> None:
    """Opens the choice of dials in the gallery."""
    desk.window.go(f"{desk.program.url}/?all")
    desk.wait("document.querySelector('button[title=\"A new dial or board\"]')?.hidden === false")
    desk.click("button[title='A new dial or board']")


def row_focus(desk: Desk) -> None:
    """Gives the selected row of the tree the focus."""
    desk.ask("document.querySelector('.bench-aside [aria-selected=true]').focus() ?? 1")


def test_parts_are_added_moved_and_removed(desk: Desk) -> None:
    """A part is inserted behind the selected one, on the scale of the dial, goes up and down, and goes; each is one step."""
    desk.open("gauge.yaml")
    old = desk.read("gauge.yaml")
    texts = [old]
    choose(desk, "labels")
    add(desk, "extent")
    desk.expect(".chosen-head h2", "extent")
    texts.append(old.replace("  - labels\n", "  - labels\n  - extent: {min: 3, max: 7}\n"))
    desk.expect_file("gauge.yaml", texts[-1])
    handle(desk, "extent: radius")
    row_focus(desk)
    desk.press("ArrowUp", altKey=True)
    desk.press("ArrowUp", altKey=True)
    texts += [old.replace("  - labels\n", "  - extent: {min: 3, max: 7}\n  - labels\n"),
              old.replace("  - ticks\n  - labels\n", "  - extent: {min: 3, max: 7}\n  - ticks\n  - labels\n")]
    desk.expect_file("gauge.yaml", texts[-1])
    desk.expect(".chosen-head h2", "extent")
    desk.expect(".bench-aside [aria-selected=true] .tree-name", "extent")
    desk.click("[aria-label='Move to the front']")
    texts.append(texts[-2])
    desk.expect_file("gauge.yaml", texts[-1])
    row_focus(desk)
    desk.press("Delete")
    desk.expect_file("gauge.yaml", old)
    desk.expect(".chosen-head h2", "labels")
    for text in reversed(texts):
        desk.undo()
        desk.expect_file("gauge.yaml", text)
        if text == old:
            break
    desk.wait("document.querySelector(\"[aria-label='Undo']\").disabled")


def test_parts_of_groups(desk: Desk) -> None:
    """Parts in the lists of groups have brackets or comments, which stay."""
    desk.open("pair.yaml")
    desk.click_part("0.2", 0.5, 0.5)
    desk.expect(".chosen-head h2", "needle")
    add(desk, "hub")
    desk.expect(".chosen-head h2", "hub")
    added = GROUPS.replace("needle: {color: accent}]", "needle: {color: accent}, hub]")
    desk.expect_file("pair.yaml", added)
    choose(desk, "group", 1)
    row_focus(desk)
    desk.press("ArrowUp", altKey=True)
    one, two = added.index("  - group:"), added.index("\n  # The right one.")
    swapped = added[:one] + added[two + 1:] + "\n" + added[one:two]
    desk.expect_file("pair.yaml", swapped)
    desk.undo()
    desk.expect_file("pair.yaml", added)


def test_what_cannot_be_added(desk: Desk) -> None:
    """A part that cannot be drawn here is refused in words, and the selection stays."""
    desk.open("gauge.yaml")
    old = desk.read("gauge.yaml")
    choose(desk, "ticks", 1)
    add(desk, "lap")
    desk.wait("document.querySelector('.away').textContent.includes('full circle')")
    assert desk.text(".chosen-head h2") == "ticks"
    assert desk.read("gauge.yaml") == old


def test_a_copy_with_parts_of_its_own(desk: Desk) -> None:
    """A document that fills a template in says that it has no parts, and its copy has them."""
    (desk.folder / "roof.yaml").write_text("sweephand: 1\ntitle: Roof\ntemplate: speedometer\nwith: {value: 30, unit: kW}\n")
    desk.open("roof.yaml")
    assert desk.ask("document.querySelector('.aside-head button[title^=Add]').hidden")
    desk.click(".edit-own")
    desk.wait("location.pathname === '/dial/folder/roof-2.yaml' && document.querySelector('.aside-head button[title^=Add]')?.hidden === false")
    text = desk.read("roof-2.yaml")
    assert "value: {type: number, default: 30" in text
    assert "  - readout: {shown: true, style: counting, unit: kW" in text
    choose(desk, "needle")
    handle(desk, "needle: length")
    desk.undo()
    eventually(lambda: (desk.folder / "roof-2.yaml").exists(), False)


def test_the_canvas_is_fitted(desk: Desk) -> None:
    """A canvas that cuts a part off is made as large as the parts, in one step, and a unit keeps its size."""
    cut = GROUPS.replace("[-100, 0]", "[-260, -70]")
    (desk.folder / "pair.yaml").write_text(cut)
    desk.open("pair.yaml")
    outside = f"""(svg => [...svg.querySelectorAll('[data-part]')].filter(each => {{
      const [part, all] = [each.getBoundingClientRect(), svg.getBoundingClientRect()];
      return part.left < all.left || part.top < all.top || part.right > all.right || part.bottom > all.bottom;
    }}).length)({SVG})"""
    assert desk.ask(outside) > 0
    desk.click("[aria-label='Fit the canvas to the parts']")
    desk.wait(f"!({outside})")
    new = desk.read("pair.yaml")
    width, height, *box = map(int, re.findall(r"-?\d+", new.split("canvas:")[1].split("\n")[0]))
    assert [width, height] == box[2:] and width < 600
    assert new.split("layers:")[1] == cut.split("layers:")[1]
    desk.undo()
    desk.expect_file("pair.yaml", cut)


def test_a_new_board(desk: Desk) -> None:
    """The gallery writes a board of chosen dials, whose groups are then placed; no file is replaced."""
    desk.window.go("about:blank")
    (desk.folder / "board.yaml").write_text("# taken\n")
    open_new(desk)
    for name in ("speedometer", "tachometer", "clock"):
        desk.click(f".kind[data-dial='library/{name}']")
    assert desk.text(".new-foot [type=submit]") == "Make a board of 3"
    assert desk.text(".kind[data-dial='library/clock'] .kind-place") == "3"
    desk.click(".new-foot [type=submit]")
    desk.wait("location.pathname === '/dial/folder/board-2.yaml' && document.querySelectorAll('.bench-aside [role=treeitem]').length === 3")
    assert desk.read("board.yaml") == "# taken\n"
    text = desk.read("board-2.yaml")
    assert "  # Tachometer\n  - group:\n      position: [0, 0]\n" in text
    for level in ("1", "2"):
        desk.click_part("1.0", 0.5, 0.2)
        desk.wait(f"document.querySelector('.bench-aside [aria-selected=true]')?.ariaLevel === '{level}'")
        assert (desk.text(".chosen-head h2") == "group tachometer") == (level == "1")
    choose(desk, "group", 1)
    handle(desk, "group: position")
    desk.ask("document.querySelector('.stage-viewport').focus() ?? 1")
    desk.press("ArrowDown", shiftKey=True)
    desk.expect_file("board-2.yaml", text.replace("position: [0, 0]", "position: [0, 10]", 1))
    desk.undo()
    desk.expect_file("board-2.yaml", text)
    desk.undo()
    eventually(lambda: (desk.folder / "board-2.yaml").exists(), False)


def test_a_new_dial(desk: Desk) -> None:
    """One dial becomes a small document that names its template."""
    desk.window.go("about:blank")
    open_new(desk)
    desk.click(".kind[data-dial='library/fuel']")
    desk.type("#new-title", "Tank: 1")
    desk.click(".new-foot [type=submit]")
    desk.wait("location.pathname === '/dial/folder/tank-1.yaml'")
    text = desk.read("tank-1.yaml")
    assert '\nsweephand: 1\ntitle: "Tank: 1"\ntemplate: fuel\nwith:\n' in text
    [line] = [line for line in text.split("with:\n")[1].splitlines() if not line.startswith("  #")]
    assert line.startswith("  value: 64  # An example.")


@pytest.mark.wide
@pytest.mark.parametrize("width", [1440, 1024, 320])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe(desk: Desk, width: int, scheme: str) -> None:
    """Axe finds nothing while handles, the palette of parts and the choice of dials are shown."""
    desk.window.resize(width, 900)
    try:
        desk.open("gauge.yaml", f"&scheme={scheme}")
        for part in ("needle", "readout"):
            desk.ask(f"[...document.querySelectorAll('[role=treeitem]')].find(each => each.ariaLabel.startsWith({part!r})).click() ?? 1")
            desk.wait("document.querySelectorAll('.place-handle').length === 2")
            assert violations(desk.window) == []
        desk.click(".aside-head button[title^=Add]")
        desk.wait("document.querySelector('.kinds-dialog .kind')")
        assert violations(desk.window) == []
        assert desk.ask("document.documentElement.scrollWidth") <= width
        desk.window.go("about:blank")
        open_new(desk)
        desk.click(".kind[data-dial='library/fuel']")
        assert violations(desk.window) == []
    finally:
        desk.window.resize(1440, 900)
