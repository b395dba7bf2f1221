"""From a shape to what paints it and back, by real pointer events in Chromium and in Firefox."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe import violations
from dials import PACKAGE, eventually
from engines import Chromium, Firefox, Wishes, chromium, firefox
from playwright.sync_api import Browser
from program import Program

BRAND = PACKAGE / "samples/tutorials/brand"
GROUPS = """\
sweephand: 1
title: Pair   # of dials
canvas: {width: 400, height: 200, viewBox: [-200, -100, 400, 200]}

layers:
  - group:
      position: [-100, 0]   # left
      size: 0.9
      parts: [face, ticks, needle: {color: accent}]

  # The right one.
  - group:
      position: [100, 0]
      parts:
        - face
        - shape: {path: M-30-30h60v60h-60z, fillColor: "#336699"}
"""
SVG = "document.querySelector('.stage-picture').shadowRoot.querySelector('svg')"


@pytest.fixture(scope="module", params=["chromium", "firefox"])
def window(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Chromium | Firefox]:
    """A window of each engine."""
    opened = chromium(browser, Wishes()) if request.param == "chromium" else firefox(Wishes())
    with opened as window:
        window.resize(1440, 900)
        yield window


class Desk:
    """The tab Edit of a document of a folder."""

    def __init__(self, window: Chromium | Firefox, program: Program, folder: Path) -> None:
        self.window, self.program, self.folder = window, program, folder

    def open(self, name: str, view: str = "", time: float = 0.8) -> None:
        """Opens a document, at the end of its motion by default."""
        self.window.go("about:blank")
        self.window.go(f"{self.program.url}/dial/folder/{name}#tab=edit&t={time}{view}")
        self.wait("document.querySelectorAll('.bench-aside [role=treeitem]').length > 0")
        self.wait(f"{SVG}?.querySelector('[data-part]')")

    def ask(self, expression: str) -> object:
        """The value of an expression."""
        return self.window.evaluate(expression)

    def wait(self, expression: str) -> None:
        """Waits until an expression is true."""
        eventually(lambda: self.window.evaluate(f"Boolean({expression})"), True)

    def text(self, selector: str) -> str:
        """The text of an element."""
        return self.window.evaluate(f"document.querySelector({selector!r})?.textContent ?? ''")

    def expect(self, selector: str, text: str) -> None:
        """Waits until an element has a text."""
        eventually(lambda: self.text(selector), text)

    def place(self, element: str, x: float = 0.5, y: float = 0.5) -> tuple[float, float]:
        """A place of an element, which is brought into view and has come to rest."""
        return tuple(self.window.evaluate(f"""(async find => {{
          find().scrollIntoView({{ block: 'nearest', behavior: 'instant' }});
          let old = null;
          for (let frame = 0; frame < 60; frame += 1) {{
            const {{ left, top, width, height }} = find().getBoundingClientRect();
            const place = [left + width * {x}, top + height * {y}];
            if (String(place) === old) break;
            old = String(place);
            await new Promise(requestAnimationFrame);
          }}
          return old.split(',').map(Number);
        }})(() => {element})"""))

    def click(self, selector: str) -> None:
        """Clicks in the middle of an element of the page."""
        self.wait(f"document.querySelector({selector!r})")
        self.window.click(*self.place(f"document.querySelector({selector!r})"))

    def click_part(self, part: str, x: float = 0.5, y: float = 0.5) -> None:
        """Clicks into a part of the picture."""
        self.window.click(*self.place(f"{SVG}.querySelector('[data-part=\"{part}\"]')", x, y))

    def press(self, key: str, **flags: bool) -> None:
        """Presses a key on the element that has the focus."""
        options = ", ".join(f"{name}: {str(value).lower()}" for name, value in flags.items())
        self.window.evaluate(
            f"document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {{ key: {key!r}, bubbles: true, cancelable: true, {options} }})) || 1")

    def type(self, selector: str, text: str) -> None:
        """Gives a field a text, as one who types it and goes on."""
        self.window.evaluate(f"""(field => {{
          field.focus(); field.value = {text!r};
          field.dispatchEvent(new Event('input', {{ bubbles: true }}));
          field.dispatchEvent(new Event('change', {{ bubbles: true }}));
        }})(document.querySelector({selector!r})) ?? 1""")

    def read(self, name: str) -> str:
        """The text of a file."""
        return (self.folder / name).read_bytes().decode()

    def expect_file(self, name: str, text: str) -> None:
        """Waits until a file has a text."""
        eventually(lambda: self.read(name), text)

    def undo(self) -> None:
        """Undoes a step."""
        self.wait("!document.querySelector(\"[aria-label='Undo']\").disabled")
        self.click("[aria-label='Undo']")


@pytest.fixture
def desk(window: Chromium | Firefox, tmp_path: Path) -> Iterator[Desk]:
    """The bench with a brand and two groups."""
    for name in ("gauge.yaml", "heron.yml"):
        shutil.copy(BRAND / name, tmp_path)
    (tmp_path / "pair.yaml").write_text(GROUPS)
    with Program("preview", tmp_path) as program:
        yield Desk(window, program, tmp_path)


SCALES = """\
sweephand: 1
title: Scales
canvas: {width: 200, height: 200, viewBox: [-100, -100, 200, 200]}
scales: {main: {domain: [0, 10]}, wide: {domain: [0, 200]}}
layers:
  - group:
      scale: wide
      parts:
        - face
        - bands: {width: 6}
        - needle
"""


def pick(desk: Desk, name: str) -> None:
    """Selects a part in the tree, of which groups are opened."""
    rows = f"[...document.querySelectorAll('.bench-aside [role=treeitem]')].find(each => each.ariaLabel.split(',')[0] === {name!r})"
    desk.wait(rows)
    desk.ask(f"{rows}.click() ?? 1")
    desk.expect(".chosen-head h2", name)


def test_a_list_begins_with_values_that_can_be_drawn(desk: Desk) -> None:
    """Limits are added where there are none, on the scale of the part, and a colour by reading is not offered to bands."""
    (desk.folder / "scales.yaml").write_text(SCALES)
    desk.open("scales.yaml")
    desk.ask("document.querySelector('.tree-twist').click() ?? 1")
    pick(desk, "bands")
    desk.click(".more > summary")
    desk.click("[aria-label='Add to limits']")
    desk.expect_file("scales.yaml", SCALES.replace("width: 6}", "width: 6, limits: [0, 120, 160, 200]}"))
    assert not desk.ask("document.querySelector('[data-row=colorAt]')")


def test_texts_keep_their_column(desk: Desk) -> None:
    """The names of several files do not make the column of the texts wider than its place."""
    (desk.folder / "heron-of-the-river.yml").write_text(desk.read("heron.yml"))
    desk.open("gauge.yaml")
    text = desk.read("gauge.yaml")
    (desk.folder / "a-gauge-of-the-river.yaml").write_text(text.replace("heron.yml", "heron-of-the-river.yml"))
    desk.open("a-gauge-of-the-river.yaml")
    desk.wait("document.querySelectorAll('.text-tab').length === 2")
    assert desk.ask("""(right => ['.text', '.text-tabs', '.tree'].every(each =>
      document.querySelector(each).getBoundingClientRect().right <= right))(document.querySelector('.bench-aside').getBoundingClientRect().right)""")


def test_hover_and_click_find_the_same_part(desk: Desk) -> None:
    """A click takes the part that is outlined below the pointer: over another one that is selected, and at thin edges."""
    desk.open("gauge.yaml")
    tags = "[...document.querySelectorAll('.contour-tag:not([hidden], .chosen)')].map(each => each.textContent.split(' ')[0])"
    x, y = desk.place(f"{SVG}.querySelector('[data-part=\"8\"]')")
    pick(desk, "face")
    desk.window.click(x, y)
    name = desk.text(".chosen-head h2")
    assert name == "needle"
    if not isinstance(desk.window, Chromium):
        return
    mouse = desk.window.page.mouse
    for step in range(48):
        mouse.move(700, 300)
        desk.window.page.keyboard.press("Escape")
        mouse.move(x + step / 4 - 6, y + 0.7)
        [hovered] = desk.ask(tags)
        mouse.down()
        mouse.up()
        desk.expect(".chosen-head h2", hovered)


def test_the_title_of_a_document(desk: Desk) -> None:
    """The title is a value of the document; where a template shows it, the field is locked and leads there."""
    text = "sweephand: 1\ntitle: Roof\ntemplate: speedometer\nwith: {value: 30}\n"
    (desk.folder / "roof.yaml").write_text(text)
    desk.open("roof.yaml")
    rows = "[...document.querySelectorAll('[data-row=title]')]"
    desk.wait(f"{rows}.length === 2")
    desk.ask(f"{rows}[1].closest('details').open = true")
    locked = f"{rows}[1].querySelector('input')"
    desk.window.click(*desk.place(locked))
    assert desk.ask(f"{locked}.readOnly && document.activeElement === {locked}")
    desk.press("d")
    assert "tab=edit" in desk.ask("location.hash")
    desk.ask(f"{rows}[1].querySelector('.origin').click() ?? 1")
    desk.wait(f"document.activeElement === {rows}[0].querySelector('input')")
    desk.type("[data-row=title] input", "Sloop")
    desk.expect_file("roof.yaml", text.replace("Roof", "Sloop"))
    desk.expect(".head h1", "Sloop")


def test_a_contour_stands_on_its_part(desk: Desk) -> None:
    """A part that is chosen in a pause has its contour where it is then, and not where its motion ends."""
    desk.open("gauge.yaml", time=0)
    desk.window.evaluate("""[...document.querySelectorAll('.bench-aside .tree-name')]
      .find(({ textContent }) => textContent === 'needle').click() ?? 1""")
    desk.wait(f"{SVG}.querySelector('[data-contour=chosen] use')")
    eventually(lambda: desk.ask(f"""(svg => {{
      const use = svg.querySelector('[data-contour=chosen] use');
      const [one, other] = [use, svg.querySelector(use.getAttribute('href'))].map(each => each.getBoundingClientRect());
      return Math.hypot(one.x - other.x, one.y - other.y, one.right - other.right, one.bottom - other.bottom) < 3;
    }})({SVG})"""), True)


def test_a_shape_shows_what_paints_it(desk: Desk) -> None:
    """A click selects the part and the colour, and marks the line; the key, its file and its line are told."""
    desk.open("gauge.yaml")
    desk.click_part("6")
    desk.expect(".chosen-head h2", "caption")
    assert desk.text(".bench-aside [aria-selected=true] .tree-name") == "caption"
    assert desk.text(".paints .origin") == "key accent in heron.yml, line 11"
    assert desk.text(".chosen-head .note") == "gauge.yaml, line 20"
    assert desk.text(".text [aria-selected=true]").startswith("  - caption:")
    assert desk.ask("document.querySelector('.contrast b').textContent") == "4.5 : 1"
    assert desk.ask(f"{SVG}.querySelectorAll('[data-contour=chosen] :is(use, rect)').length") == 1
    desk.press("Escape")
    desk.wait("document.querySelector('.chosen-head').hidden")


def test_a_colour_of_the_theme(desk: Desk) -> None:
    """The colour is changed in the theme's file alone; undo gives back its bytes."""
    desk.open("gauge.yaml")
    old = desk.read("heron.yml")
    desk.click_part("6")
    desk.expect(".chosen-head h2", "caption")
    desk.type(".paints input[type=text]", "#1d4ed8")
    desk.expect_file("heron.yml", old.replace("#c2410c", "#1d4ed8"))
    assert desk.read("gauge.yaml") == (BRAND / "gauge.yaml").read_text()
    desk.wait(f"{SVG}.outerHTML.includes('#1d4ed8')")
    desk.undo()
    desk.expect_file("heron.yml", old)
    desk.wait(f"{SVG}.outerHTML.includes('#c2410c')")


def test_this_part_only(desk: Desk) -> None:
    """Another colour of the theme, and one of its own, are keys of the part; the way back removes nothing else."""
    desk.open("gauge.yaml")
    old = desk.read("gauge.yaml")
    desk.click_part("6")
    desk.click(".swatches [data-value=danger]")
    changed = old.replace("color: accent}", "color: danger}")
    desk.expect_file("gauge.yaml", changed)
    desk.expect(".paints .origin b", "danger")
    desk.click(".paints .wide [data-value=own]")
    desk.type(".paints input[type=text]", "#008800")
    desk.expect_file("gauge.yaml", old.replace("color: accent}", 'color: "#008800"}'))
    # A colour of its own has a contrast too, which follows it.
    desk.expect(".contrast.weak", "on the face4.0 : 1needs 4.5 : 1")
    desk.type(".paints input[type=text]", "#004400")
    desk.expect(".contrast:not(.weak)", "on the face10.0 : 1enough")
    desk.undo()
    desk.expect_file("gauge.yaml", old.replace("color: accent}", 'color: "#008800"}'))
    assert desk.read("heron.yml") == (BRAND / "heron.yml").read_text()
    desk.undo()
    desk.expect_file("gauge.yaml", changed)
    desk.undo()
    desk.expect_file("gauge.yaml", old)


def test_a_number_is_dragged(desk: Desk) -> None:
    """A drag on the name of a number is drawn while it goes on, and is one step."""
    desk.open("gauge.yaml")
    old = desk.read("gauge.yaml")
    desk.click_part("6")
    desk.wait("document.querySelector('[data-row=size]')")
    x, y = desk.place("document.querySelector('[data-row=size] .value-name')")
    desk.window.drag([(x, y), (x + 4, y), (x + 20, y), (x + 40, y)])
    desk.expect_file("gauge.yaml", old.replace("size: 10", "size: 12"))
    desk.undo()
    desk.expect_file("gauge.yaml", old)
    desk.wait("document.querySelector(\"[aria-label='Undo']\").disabled")


def test_bands_are_rows(desk: Desk) -> None:
    """A limit is changed in its place, a row is added to all lists and removed from them."""
    desk.open("gauge.yaml")
    old = desk.read("gauge.yaml")
    desk.click(".bench-aside [role=treeitem]:nth-of-type(3)")
    desk.expect(".chosen-head h2", "bands")
    desk.type("[aria-label='limits 3']", "7")
    seven = old.replace("[0, 2, 8, 10]", "[0, 2, 7, 10]")
    desk.expect_file("gauge.yaml", seven)
    desk.wait("document.querySelector(\"[aria-label='limits 3']\").value === '7'")
    desk.click("[aria-label^='Remove limits, colors, names 1']")
    desk.expect_file("gauge.yaml", seven.replace("[0, 2, 7, 10]", "[2, 7, 10]").replace(
        "[muted, good, accent]", "[good, accent]").replace("[little, good, plenty]", "[good, plenty]"))
    desk.wait("!document.querySelector(\"[aria-label='limits 4']\")")
    desk.undo()
    desk.expect_file("gauge.yaml", seven)
    desk.wait("document.querySelector(\"[aria-label='limits 4']\")")
    desk.click("[aria-label^='Add to limits']")
    desk.expect_file("gauge.yaml", seven.replace("7, 10]", "7, 10, 13]").replace("good, accent]", "good, accent, accent]")
                     .replace("plenty]", "plenty, plenty]"))
    desk.undo()
    desk.undo()
    desk.expect_file("gauge.yaml", old)


def test_from_a_line_to_the_shape(desk: Desk) -> None:
    """A click on a line and the arrow keys select the part on it, and a line of the theme all that it paints."""
    desk.open("gauge.yaml")
    desk.click("#text-23")
    desk.expect(".chosen-head h2", "hub")
    desk.press("ArrowUp")
    desk.expect(".chosen-head h2", "needle")
    assert desk.ask(f"{SVG}.querySelector('[data-contour=chosen] use').getAttribute('href')") == "#needle"
    desk.click(".text-tab:nth-child(2)")
    desk.click("#text-11")
    desk.expect(".paints .origin", "key accent in heron.yml, line 11")
    assert desk.ask(f"{SVG}.querySelectorAll('[data-contour=chosen] :is(use, rect)').length") == 2


def test_parts_in_groups(desk: Desk) -> None:
    """A part in a group is selected by a click, with its group opened, and gets keys where it had none."""
    desk.open("pair.yaml")
    desk.click_part("1.1")
    desk.expect(".chosen-head h2", "shape")
    assert desk.ask("document.querySelectorAll('.bench-aside [aria-level=\"2\"]').length") == 2
    desk.type(".paints input[type=text]", "#112233")
    desk.expect_file("pair.yaml", GROUPS.replace("#336699", "#112233"))
    desk.click_part("1.0", 0.5, 0.1)
    desk.expect(".chosen-head h2", "face")
    desk.click(".swatches [data-value=track]")
    desk.expect_file("pair.yaml", GROUPS.replace("#336699", "#112233").replace(
        "        - face\n", "        - face: {color: track}\n"))
    for text in (GROUPS.replace("#336699", "#112233"), GROUPS):
        desk.undo()
        desk.expect_file("pair.yaml", text)


def test_what_cannot_be_drawn_is_not_written(desk: Desk) -> None:
    """A value that makes the document undrawable is refused in words, and the picture stays."""
    desk.open("gauge.yaml")
    old = desk.read("gauge.yaml")
    desk.click(".bench-aside [role=treeitem]:nth-of-type(3)")
    desk.wait("document.querySelector(\"[aria-label='limits 2']\")")
    desk.type("[aria-label='limits 2']", "9")
    desk.wait("document.querySelector('.away').textContent.includes('Not changed')")
    assert "limits" in desk.text(".away")
    desk.wait("!document.querySelector('.stage').classList.contains('broken')")
    desk.wait("document.querySelector(\"[aria-label='limits 2']\").value === '2'")
    assert desk.read("gauge.yaml") == old


@pytest.mark.wide
@pytest.mark.parametrize("width", [1440, 1024, 390, 320])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe(desk: Desk, width: int, scheme: str) -> None:
    """Axe finds nothing, with a part and without, and the page is not wider than the window."""
    desk.window.resize(width, 900)
    try:
        desk.open("gauge.yaml", f"&scheme={scheme}")
        for part in (None, "bands", "caption"):
            if part:
                desk.ask(f"[...document.querySelectorAll('[role=treeitem]')].find(each => each.ariaLabel.startsWith({part!r})).click() ?? 1")
                desk.expect(".chosen-head h2", part)
            assert violations(desk.window) == []
            assert desk.ask("document.documentElement.scrollWidth") <= width
    finally:
        desk.window.resize(1440, 900)
