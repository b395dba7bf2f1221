"""From a drawing to a dial by real pointer events, in Chromium and in Firefox."""

import base64
import json
import math
import re
import shutil
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from bench import Bench
from dials import PACKAGE, eventually
from engines import Chromium, Firefox
from playwright.sync_api import expect
from program import Program
from test_preview_edit import SVG, Desk, window  # noqa: F401

DRAWINGS = PACKAGE / "samples/artwork/rigged"


def even(values: list[float], first: float, last: float) -> list[tuple[float, float]]:
    """Stops at equal turns."""
    turn = (last - first) / (len(values) - 1)
    return [(value, first + index * turn) for index, value in enumerate(values)]


# The file, its needle with its pivot and direction, and the printed numbers with the directions of their ticks, as
# they are measured in the drawing.
MEASURED = [
    ("figma-half", "Needle / Main", (180, 170), 34.56, even([0, 50, 100, 150, 200, 250], -90, 90)),
    ("figma-uneven", "hand", (200, 200), 23.84, [
        (0, -125), (5, -117.5), (10, -98), (20, -71.25), (50, -30), (100, 8.4), (150, 47), (250, 92.6), (500, 125)]),
    ("figma-unnamed", "needle", (64, 64), 59.8, even([0, 20, 40, 60, 80, 100], -130, 130)),
    ("figma-dashed", "wind_arrow", (160, 160), -148.8, even([0, 90, 180, 270], 0.41, 270.41)),
    ("inkscape-manometer", "Zeiger", (60, 62), -62.4, even([0, 3.2, 6.4, 9.6, 12.8, 16], -135, 135)),
    ("inkscape-compass", "aguja", (100, 100), -122.5, even(list(range(0, 331, 30)), 0, 330)),
    ("inkscape-thermometer", "Thermometernadel", (90, 96), 24.143, even(list(range(-20, 51, 10)), -130, 130)),
    ("illustrator-tachometer", "tacho_needle", (150, 150), 61.3, even(list(range(9)), -120, 120)),
    ("illustrator-outlines", "Gruppo lancetta", (120, 130), -45, even([0, 50, 100], -108, 108)),
    ("illustrator-thousands", "aiguille_principale", (40, 200), 88.848, even(list(range(0, 2501, 500)), 0, 180)),
    ("affinity-meter", "pointer", (420, 428.8), -17.9, even(list(range(6)), -140, 140)),
    ("affinity-reversed", "fuel-hand", (150, 160), 36, even([100, 75, 50, 25, 0], -60, 60)),
]
# Neither names nor ticks nor numbers as text: two thin shapes of which one is the needle, in a group, and an arc.
BARE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
  <rect id="Rectangle 1" width="200" height="200" rx="20" fill="#14233b"/>
  <path id="Vector" d="M43.4 156.6A80 80 0 1 1 156.6 156.6" fill="none" stroke="#4aa3ff" stroke-width="10"/>
  <path id="Vector_2" d="M40 186L160 184L160 188Z" fill="#46597a"/>
  <g id="Group 7"><path d="M96 100L100 40L100 104Z" fill="#ffb347"/><path d="M104 100L100 40L100 104Z" fill="#e0922b"/></g>
  <circle id="Ellipse 3" cx="100" cy="100" r="9" fill="#fff"/>
  <text id="Text" x="100" y="150" font-size="24" font-family="Inter, sans-serif" text-anchor="middle" fill="#fff">50</text>
</svg>
"""
SUMMARY = ".rig-summary"
DIAL = "document.querySelector('.rig-dial').shadowRoot.querySelector('svg')"
# The turns of the first element that moves over some pictures, in degrees from the first of them.
TURNS = """(pictures => {
  const all = pictures.map(text => [...new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('*')]);
  const moving = all[0].findIndex((element, index) => all.some(each => each[index].getAttribute('transform') !== element.getAttribute('transform')));
  const turns = all.map(each => {
    const { a, b } = each[moving].transform.baseVal.consolidate()?.matrix ?? { a: 1, b: 0 };
    return Math.atan2(b, a) * 180 / Math.PI;
  });
  return turns.map(turn => turn - turns[0]);
})"""


class RigDesk(Desk):
    """The tab Rig of a drawing of a folder. Clicks are counted."""

    clicks = 0

    def open(self, name: str, view: str = "") -> None:
        """Opens the tab."""
        self.window.go("about:blank")
        self.window.go(f"{self.program.url}/dial/folder/{name}#tab=rig{view}")
        self.wait(f"document.querySelector('.rig-summary')?.textContent && {SVG} && !document.querySelector('.rig-marks').hidden")
        self.clicks = 0

    def tap(self, selector: str) -> None:
        """Clicks on an element of the page."""
        self.click(selector)
        self.clicks += 1

    def tap_picture(self, x: float, y: float) -> None:
        """Clicks on a place of the drawing, in its units."""
        self.window.click(*self.at(x, y))
        self.clicks += 1

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A place of the drawing in the window."""
        return tuple(self.ask(f"""(svg => {{
          const {{ x, y }} = new DOMPoint({x}, {y}).matrixTransform(svg.getScreenCTM()); return [x, y];
        }})({SVG})"""))

    def pick(self, part: str, x: float, y: float) -> None:
        """Picks a part in the drawing."""
        self.tap(f".rig-step[aria-label='{part}'] [aria-pressed]")
        self.tap_picture(x, y)

    def value(self, label: str) -> float:
        """The number in a field."""
        text = self.ask(f"document.querySelector('[aria-label=\"{label}\"]')?.value ?? ''")
        return float(text.replace("−", "-").rstrip("°") or "nan")

    def expect_value(self, label: str, number: float, within: float = 0.01) -> None:
        """Waits until a field has a number."""
        self.wait(f"""(value => Math.abs(parseFloat(value.replace('−', '-')) - {number}) <= {within})(
          document.querySelector('[aria-label="{label}"]')?.value ?? '')""")

    @property
    def document(self) -> str:
        """The text of the document that is shown."""
        return self.ask("[...document.querySelectorAll('.rig-text .text-line')].map(each => each.textContent).join('\\n')")

    def dial_turn(self, first: str) -> float:
        """The degrees by which the needle of the dial in the tab is turned since another picture of it."""
        return self.ask(f"{TURNS}([{json.dumps(first)}, {DIAL}.outerHTML])[1]")

    def turns(self, name: str, values: list[float]) -> list[float]:
        """The degrees by which the needle of a document turns from the first of some readings."""
        pictures = [json.loads(self.program.call(f"/api/render/folder/{name}?value={value}&motion=none")[1])["svg"] for value in values]
        return self.ask(f"{TURNS}({json.dumps(pictures)})")


@pytest.fixture
def desk(window: Chromium | Firefox, tmp_path: Path) -> Iterator[RigDesk]:  # noqa: F811
    """The tab with all drawings."""
    for drawing in DRAWINGS.glob("*.svg"):
        shutil.copy(drawing, tmp_path)
    (tmp_path / "bare.svg").write_text(BARE)
    with Program("preview", tmp_path) as program:
        yield RigDesk(window, program, tmp_path)


def angles_in(text: str) -> list[tuple[float, float]]:
    """The stops of a document."""
    return [tuple(each) for each in json.loads(re.search(r"angles: (\[\[.*\]\])", text)[1])]


def angle_at(stops: list[tuple[float, float]], value: float) -> float:
    """The direction of a reading."""
    for (low, start), (high, end) in pairwise(stops):
        if low <= value <= high:
            return start + (end - start) * (value - low) / (high - low)
    raise AssertionError(f"{value} is beyond {stops}")


def off(angle: float, other: float) -> float:
    """The difference of two directions."""
    return abs(math.remainder(angle - other, 360))


@pytest.mark.parametrize("measured", MEASURED, ids=[name for name, *_ in MEASURED])
def test_a_drawing_is_rigged_in_three_clicks(desk: RigDesk, measured: tuple) -> None:
    """Its card, the tab and Save make a dial whose needle points to every drawn number."""
    name, needle, pivot, direction, stops = measured
    desk.window.go(f"{desk.program.url}/")
    desk.tap(f"a.card[href='/dial/folder/{name}.svg']")
    desk.tap("#tab-rig")
    desk.wait(f"document.querySelector('{SUMMARY}')?.textContent.includes('ound')")
    assert off(desk.value("Direction of the needle"), direction) < 0.1
    assert math.dist((desk.value("Pivot, x"), desk.value("Pivot, y")), pivot) < 0.02
    desk.tap(".rig-save [type=submit]")
    desk.wait(f"location.pathname === '/dial/folder/{name}-dial.yaml'")
    assert desk.clicks <= 4
    text = desk.read(f"{name}-dial.yaml")
    assert f"file: {name}.svg" in text
    assert needle in text
    found = angles_in(text)
    turns = desk.turns(f"{name}-dial.yaml", [value for value, _ in stops])
    for (value, angle), turn in zip(stops, turns, strict=True):
        assert off(angle_at(found, value), angle) < 0.3
        assert off(turn, angle - stops[0][1]) < 0.3, value


def test_parts_without_names_and_ticks_are_picked(desk: RigDesk) -> None:
    """Needle, pivot and stops by clicks on the drawing: at most twelve."""
    desk.open("bare.svg")
    desk.pick("Needle", 99, 80)
    desk.expect(".rig-step[aria-label=Needle] .rig-words", "Group 7, chosen by hand")
    desk.pick("Pivot", 103, 103)
    desk.expect(".rig-step[aria-label=Pivot] .rig-words", "chosen by hand")
    desk.expect_value("Pivot, x", 100)
    desk.expect(SUMMARY, "The scale is missing")
    desk.tap(".rig-scale-foot .button")
    desk.tap_picture(43.43, 156.57)
    desk.wait("document.querySelectorAll('.rig-stops tbody tr').length === 1")
    desk.tap_picture(156.57, 156.57)
    desk.wait("document.querySelectorAll('.rig-stops tbody tr').length === 2")
    desk.expect_value("Stop 1, angle", -135, 1)
    desk.expect_value("Stop 2, angle", 135, 1)
    desk.type("[aria-label='Stop 1, angle']", "−135")
    desk.type("[aria-label='Stop 2, angle']", "135°")
    desk.expect_value("Stop 2, value", 100)
    desk.wait("!document.querySelector('.rig-save [type=submit]').disabled")
    desk.tap(".rig-save [type=submit]")
    desk.wait("location.pathname === '/dial/folder/bare-dial.yaml'")
    assert desk.clicks <= 12
    text = desk.read("bare-dial.yaml")
    assert angles_in(text) == [(0, -135), (100, 135)]
    assert "element: Group 7  # chosen by hand" in text
    assert "pivot: [100, 100]  # chosen by hand" in text
    for turn, angle in zip(desk.turns("bare-dial.yaml", [0, 50, 80]), [0, 135, 216], strict=True):
        assert off(turn, angle) < 0.1


def test_the_pivot_is_dragged(desk: RigDesk) -> None:
    """It follows the pointer, the keys and the fields; each is a step."""
    desk.open("figma-uneven.svg")
    desk.expect_value("Pivot, x", 200)
    desk.window.drag([desk.at(200, 200), desk.at(210, 200), desk.at(220, 190)])
    desk.expect_value("Pivot, x", 220, 1)
    desk.expect_value("Pivot, y", 190, 1)
    x = desk.value("Pivot, x")
    desk.press("ArrowRight")
    desk.press("ArrowRight", shiftKey=True)
    desk.expect_value("Pivot, x", x + 11)
    desk.type("[aria-label='Pivot, y']", "201.5")
    desk.wait("[...document.querySelectorAll('.rig-text .text-line')].some(each => each.textContent.includes(', 201.5]  # chosen by hand'))")
    for number in (190, 190, 200):
        desk.click(".rig-head [aria-label=Undo]")
        desk.expect_value("Pivot, y", number, 1)
    desk.expect_value("Pivot, x", 200)
    desk.click(".rig-head [aria-label=Redo]")
    desk.expect_value("Pivot, x", x)


def test_stops_are_edited(desk: RigDesk) -> None:
    """Readings and angles are typed, removed, and told if they turn to and fro."""
    desk.open("illustrator-outlines.svg")
    desk.wait("document.querySelectorAll('.rig-stops tbody tr').length === 2")
    desk.type("[aria-label='Stop 2, value']", "16")
    desk.wait("[...document.querySelectorAll('.rig-text .text-line')].some(each => each.textContent.includes('[16, 108]'))")
    desk.click(".rig-scale-foot .button")
    desk.window.click(*desk.at(120, 41))
    desk.wait("document.querySelectorAll('.rig-stops tbody tr').length === 3")
    # The reading goes on; it is selected, to be typed over.
    desk.wait("document.activeElement.getAttribute('aria-label') === 'Stop 3, value'")
    desk.type("[aria-label='Stop 3, value']", "10")
    desk.expect_value("Stop 2, value", 10)
    desk.expect_value("Stop 2, angle", 0, 0.1)
    eventually(lambda: angles_in(desk.document), [(0, -108), (10, 0), (16, 108)])
    desk.open("figma-uneven.svg")
    desk.expect_value("Stop 5, angle", -30)
    desk.type("[aria-label='Stop 5, angle']", "100")
    desk.expect(SUMMARY, "The scale is missing")
    desk.expect(".rig-step[aria-label=Scale] .rig-notes", "the stops turn to and fro")
    desk.click("[aria-label='Remove stop 5']")
    desk.expect_value("Stop 5, value", 100)
    desk.wait("!document.querySelector('.rig-save [type=submit]').disabled")


def test_the_number_is_bound(desk: RigDesk) -> None:
    """The text that shows the reading is left, taken again, and replaced by another."""
    desk.open("figma-uneven.svg")
    desk.wait("document.querySelector('.rig-text').textContent.includes('number:')")
    desk.click(".rig-step[aria-label='Value text'] .rig-body .button")
    desk.wait("!document.querySelector('.rig-text').textContent.includes('number:')")
    desk.click(".rig-step[aria-label='Value text'] .rig-body .button")
    desk.wait("document.querySelector('.rig-text').textContent.includes('element: kW')")
    desk.open("bare.svg")
    desk.pick("Value text", 100, 142)
    desk.pick("Needle", 99, 80)
    desk.expect(".rig-step[aria-label=Needle] .rig-words", "Group 7, chosen by hand")
    desk.click(".rig-scale-foot .button")
    desk.window.click(*desk.at(43.43, 156.57))
    desk.wait("document.querySelectorAll('.rig-stops tbody tr').length === 1")
    desk.window.click(*desk.at(156.57, 156.57))
    desk.expect(".rig-step[aria-label='Value text'] .rig-words", "Text, chosen by hand")


def test_the_dial_is_tried(desk: RigDesk) -> None:
    """A reading shows the dial in place of the drawing; Sweep moves it through the scale and back."""
    desk.open("figma-half.svg")
    desk.wait("document.querySelector('.rig-trial input[type=range]').max === '250'")
    assert desk.ask("getComputedStyle(document.querySelector('.rig-overlay')).display") != "none"
    first = ""
    for value, angle in [(0, 0), (125, 90), (250, 180)]:
        desk.ask(f"""(slider => {{ slider.value = {value}; slider.dispatchEvent(new Event('input', {{ bubbles: true }})); }})(
          document.querySelector('.rig-trial input[type=range]')) ?? 1""")
        desk.wait(f"[...{DIAL}.querySelectorAll('text')].at(-1).textContent === '{value}'")
        first = first or desk.ask(f"{DIAL}.outerHTML")
        assert value == 0 or off(desk.dial_turn(first), angle) < 0.1
        assert desk.ask("document.querySelector('.rig-marks').hidden && !document.querySelector('.rig-dial').hidden")
    desk.click(".rig-trial [data-value=drawing]")
    desk.wait("!document.querySelector('.rig-marks').hidden && document.querySelector('.rig-dial').hidden")
    desk.ask("""(window.turns = [], new MutationObserver(() => window.turns.push(document.querySelector('.rig-reading').textContent))
      .observe(document.querySelector('.rig-reading'), { childList: true })) && 1""")
    desk.click(".rig-sweep")
    desk.wait("Math.max(...window.turns.map(Number)) > 245 && !document.querySelector('.rig-marks').hidden")


def test_another_document_is_not_replaced_unasked(desk: RigDesk) -> None:
    """The page asks; the document of another drawing stays as it is until then."""
    (desk.folder / "mine.yaml").write_text("sweephand: 1\ntemplate: ring\n")
    desk.open("figma-half.svg")
    desk.wait("!document.querySelector('.rig-save [type=submit]').disabled")
    desk.type("#rig-name", "mine")
    desk.click(".rig-save [type=submit]")
    desk.expect("#rig-message", "'mine.yaml' already exists. Replace it or choose another name.")
    assert desk.read("mine.yaml") == "sweephand: 1\ntemplate: ring\n"
    desk.click(".rig-save [type=submit]")
    desk.wait("location.pathname === '/dial/folder/mine.yaml'")
    assert "figma-half.svg" in desk.read("mine.yaml")
    desk.type("body", "")
    desk.press("z", ctrlKey=True)
    desk.expect_file("mine.yaml", "sweephand: 1\ntemplate: ring\n")


@pytest.mark.parametrize("width", [1440, 1024, 390, 320])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe(desk: RigDesk, width: int, scheme: str) -> None:
    """Axe finds nothing with all found, with parts missing, while picking, on the dial, and asked."""
    desk.window.resize(width, 900)
    try:
        for name in ("figma-uneven.svg", "bare.svg"):
            desk.open(name, f"&scheme={scheme}")
            desk.ask(f"(() => {{ {AXE_SCRIPT} }})() ?? 1")
            acts = [lambda: None, lambda: desk.click(".rig-scale-foot .button")]
            if name != "bare.svg":
                acts += [lambda: desk.click(".rig-trial [data-value=dial]"), lambda: ask(desk)]
            for act in acts:
                act()
                found = desk.ask("axe.run().then(({ violations }) => violations.map(each => [each.id, each.nodes[0].html]))")
                assert found == []
                assert desk.ask("document.documentElement.scrollWidth") <= width
    finally:
        desk.window.resize(1440, 900)


def ask(desk: RigDesk) -> None:
    """Asks for a document that is there."""
    (desk.folder / "mine.yaml").write_text("sweephand: 1\ntemplate: ring\n")
    desk.type("#rig-name", "mine")
    desk.click(".rig-save [type=submit]")
    desk.expect(".rig-save [type=submit]", "Replace the file")


def test_the_keyboard_is_enough(bench: Bench) -> None:
    """Needle, pivot, stops and the document without a pointer."""
    page = bench.page
    bench.write("bare.svg", BARE)
    bench.open("folder/bare.svg", view="tab=rig")
    needle = page.get_by_role("region", name="Needle").get_by_role("button", name="Pick another")
    needle.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".rig-hint")).to_be_visible()
    page.get_by_role("treeitem").first.focus()
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Needle").locator(".rig-words")).to_have_text("Group 7, chosen by hand")
    expect(needle).to_be_focused()
    stop = page.get_by_role("button", name="Stop", exact=True)
    stop.focus()
    page.keyboard.press("Enter")
    for count, name in enumerate(["Rectangle 1", "Text"], 1):
        page.get_by_role("treeitem", name=name).focus()
        page.keyboard.press("Enter")
        expect(page.locator(".rig-stops tbody tr")).to_have_count(count)
    page.keyboard.press("Escape")
    expect(page.locator(".rig-hint")).to_be_hidden()
    for label, text in {"Stop 1, value": "0", "Stop 1, angle": "-135", "Stop 2, angle": "135", "Stop 2, value": "90"}.items():
        page.get_by_label(label, exact=True).focus()
        page.keyboard.press("Control+a")
        page.keyboard.type(text)
        page.keyboard.press("Tab")
    page.get_by_label("Pivot at").focus()
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_label("Pivot, y")).to_have_value("109")
    page.get_by_role("button", name="Sweep").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".rig-dial")).to_be_visible()
    page.get_by_label("Save as", exact=True).focus()
    page.keyboard.press("Enter")
    bench.expect_url("folder/bare-dial.yaml")
    assert angles_in((bench.folder / "bare-dial.yaml").read_text()) == [(0, -135), (90, 135)]


def test_a_file_is_opened_and_saved(bench: Bench) -> None:
    """It is written into the folder with its document, in one step, and not before."""
    page = bench.page
    # Pictures of the document may be on their way while it is taken back.
    bench.forgiven = "status of 404"
    bench.open_gallery()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open an SVG…").click()
    chooser.value.set_files(DRAWINGS / "figma-half.svg")
    bench.expect_url("opened/figma-half.svg#tab=rig")
    expect(page.locator(SUMMARY)).to_contain_text("Found")
    assert list(bench.folder.glob("figma-half*")) == []
    page.reload()
    expect(page.locator(SUMMARY)).to_contain_text("Found")
    page.get_by_role("button", name="Save the dial").click()
    bench.expect_url("folder/figma-half-dial.yaml")
    expect(page.locator("h1")).to_have_text("Figma half")
    drawing = (DRAWINGS / "figma-half.svg").read_bytes()
    assert (bench.folder / "figma-half.svg").read_bytes() == drawing
    page.keyboard.press("Control+z")
    expect(page.locator(".away")).to_contain_text("Removed figma-half-dial.yaml, Removed figma-half.svg")
    assert list(bench.folder.glob("figma-half*")) == []
    bench.expect_url("opened/figma-half.svg#tab=rig")
    page.keyboard.press("Control+Shift+z")
    expect(page.locator(".away")).to_contain_text("Saved in figma-half.svg")
    assert (bench.folder / "figma-half.svg").read_bytes() == drawing


def drop(bench: Bench, name: str, content: bytes) -> None:
    """Drops a file on the page."""
    bench.page.evaluate("""([name, content]) => {
      const bytes = Uint8Array.from(atob(content), each => each.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], name));
      for (const type of ["dragover", "drop"]) {
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }
    }""", [name, base64.b64encode(content).decode()])


def test_a_dropped_file_keeps_others(bench: Bench) -> None:
    """A drawing in the folder keeps its name, and the dropped one gets another."""
    bench.write("gauge.svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>")
    bench.open("library/ring")
    drop(bench, "gauge.svg", (DRAWINGS / "figma-uneven.svg").read_bytes())
    bench.expect_url("opened/gauge.svg#tab=rig")
    bench.page.get_by_role("button", name="Save the dial").click()
    bench.expect_url("folder/gauge-dial.yaml")
    assert (bench.folder / "gauge-2.svg").read_bytes() == (DRAWINGS / "figma-uneven.svg").read_bytes()
    assert "file: gauge-2.svg" in (bench.folder / "gauge-dial.yaml").read_text()


@pytest.mark.parametrize(("content", "message"), [
    (b"<svg xmlns='http://www.w3.org/2000/svg'><path", "a.svg is not opened: the tag of 'path' does not end"),
    (b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", "a.svg is not opened: "),
    (b"<html/>", "a.svg is not opened: "),
    (b" " * (6 << 20), "a.svg is larger than 5.5 MiB"),
], ids=["broken", "script", "other", "huge"])
def test_hostile_files_are_refused(bench: Bench, content: bytes, message: str) -> None:
    """A notice says why, and the gallery stays."""
    bench.open_gallery()
    drop(bench, "a.svg", content)
    expect(bench.page.locator(".away")).to_contain_text(message)
    assert bench.page.url.endswith("/")


def test_a_script_does_not_run(bench: Bench) -> None:
    """Scripts of a drawing run neither in the tab nor in the dial."""
    drawing = (DRAWINGS / "figma-half.svg").read_text().replace("</svg>", "<script>document.title = 'ran'</script></svg>")
    bench.open_gallery()
    drop(bench, "a.svg", drawing.encode())
    expect(bench.page.locator(SUMMARY)).to_contain_text("Found")
    bench.page.get_by_role("button", name="Save the dial").click()
    bench.expect_url("folder/a-dial.yaml")
    assert bench.page.title() != "ran"
    assert "script" not in bench.ask("/api/render/folder/a-dial.yaml")["svg"]
