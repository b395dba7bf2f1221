"""Parts that are dragged without or beside their handles, by real pointer events in Chromium and in Firefox."""

from dials import eventually
from test_preview_edit import Desk, window  # noqa: F401
from test_preview_place import add, choose, desk, handle, unit  # noqa: F401

CLUSTER = """\
sweephand: 1
title: Cluster
canvas: {width: 400, height: 200, viewBox: [-200, -100, 400, 200]}
readings: {main: {value: 64, previous: 12}}
layers:
  - group:
      position: [-100, 0]
      size: 0.9
      parts: [face, readout: {style: counting}]
  - caption: {text: Heron, position: [100, 0], size: 8}
"""


def focus(desk: Desk) -> str:
    """The class of the element that has the focus."""
    return desk.ask("document.activeElement.className")


def test_arrow_keys_move_the_part_after_a_drag(desk: Desk) -> None:
    """Arrow keys move the part, whichever of its handles was dragged; a handle that has the focus keeps its own value."""
    (desk.folder / "cluster.yaml").write_text(CLUSTER)
    desk.open("cluster.yaml")
    choose(desk, "caption")
    x, y = handle(desk, "caption: size")
    desk.window.drag([(x, y), (x + 20, y - 5), (x + 40, y - 10)])
    eventually(lambda: "size: 8}" in desk.read("cluster.yaml"), False)
    text = desk.read("cluster.yaml")
    assert focus(desk) == "stage-viewport"
    desk.press("ArrowRight", shiftKey=True)
    desk.expect_file("cluster.yaml", text.replace("[100, 0]", "[110, 0]"))


def test_small_parts_are_dragged_by_themselves(desk: Desk) -> None:
    """The handles of small words lie outside of their box, so that the words move by their middle."""
    (desk.folder / "cluster.yaml").write_text(CLUSTER)
    desk.open("cluster.yaml")
    choose(desk, "caption")
    words = "document.querySelector('.stage-picture').shadowRoot.querySelector('[data-part=\"1\"]')"
    handle(desk, "caption: size")
    assert desk.ask(f"""(box => [...document.querySelectorAll('.place-handle')].every(each => {{
      const {{ left, right, top, bottom }} = each.getBoundingClientRect();
      return left >= box.right - 1 || right <= box.left + 1 || top >= box.bottom - 1 || bottom <= box.top + 1;
    }}))({words}.getBoundingClientRect())""")
    one = unit(desk, 400)
    x, y = desk.place(words)
    desk.window.drag([(x, y), (x + 10, y + 10), (x + 30 * one, y + 40 * one)])
    desk.expect_file("cluster.yaml", CLUSTER.replace("[100, 0]", "[130, 40]"))


def test_a_dial_that_is_not_selected_is_dragged(desk: Desk) -> None:
    """A drag on a dial of a board selects and moves it, without a click before; one on a part of its own moves that."""
    (desk.folder / "cluster.yaml").write_text(CLUSTER)
    desk.open("cluster.yaml")
    one = unit(desk, 400)
    face = "document.querySelector('.stage-picture').shadowRoot.querySelector('[data-part=\"0.0\"]')"
    x, y = desk.place(face, 0.5, 0.2)
    desk.window.drag([(x, y), (x + 10, y + 10), (x + 13 * one, y + 17 * one)])
    moved = CLUSTER.replace("[-100, 0]", "[-87, 17]")
    desk.expect_file("cluster.yaml", moved)
    desk.expect(".chosen-head h2", "group")
    x, y = desk.place("document.querySelector('.stage-picture').shadowRoot.querySelector('[data-part=\"1\"]')")
    desk.window.drag([(x, y), (x + 10, y + 10), (x + 30 * one, y + 40 * one)])
    desk.expect_file("cluster.yaml", moved.replace("[100, 0]", "[130, 40]"))
    desk.expect(".chosen-head h2", "caption")


def test_the_size_of_a_dial_with_hidden_drums(desk: Desk) -> None:
    """The handle of the size is at the corner of the picture that is seen, not of digits that a window hides."""
    (desk.folder / "cluster.yaml").write_text(CLUSTER)
    desk.open("cluster.yaml")
    choose(desk, "group")
    _, y = handle(desk, "group: size")
    _, top = desk.place("document.querySelector('.stage-picture').shadowRoot.querySelector('[data-part=\"0.0\"]')", 0.5, 0)
    assert abs(y - top) < 16


def test_the_lines_of_a_part_stay_marked(desk: Desk) -> None:
    """The marked line is that of the selected part also when the part is new."""
    desk.open("gauge.yaml")
    choose(desk, "labels")
    marked = "[...document.querySelectorAll('.text-line[aria-selected=true]')].map(each => each.textContent.trim()).join('|')"
    eventually(lambda: desk.ask(marked), "- labels")
    add(desk, "extent")
    eventually(lambda: desk.ask(marked), "- extent: {min: 3, max: 7}")
    desk.undo()
    desk.wait(f"!{marked}.includes('caption')")
