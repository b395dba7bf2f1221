"""From a drawing to a dial by real pointer events, in Chromium and in Firefox."""

import math
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe import violations
from dials import eventually
from engines import Chromium, Firefox
from program import Program
from rigs import BARE, DIAL, DRAWINGS, MEASURED, SUMMARY, RigDesk, angle_at, angles_in, off
from test_preview_edit import window  # noqa: F401


@pytest.fixture
def desk(window: Chromium | Firefox, tmp_path: Path) -> Iterator[RigDesk]:  # noqa: F811
    """The tab with all drawings."""
    for drawing in DRAWINGS.glob("*.svg"):
        shutil.copy(drawing, tmp_path)
    (tmp_path / "bare.svg").write_text(BARE)
    with Program("preview", tmp_path) as program:
        yield RigDesk(window, program, tmp_path)


@pytest.mark.wide
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
    # The reading lies between those beside it; it is selected, to be typed over.
    focused = "document.activeElement.getAttribute('aria-label')"
    eventually(lambda: desk.ask(focused), "Stop 2, value")
    desk.expect_value("Stop 2, value", 8)
    # Rows are sorted anew, and the field follows its stop.
    desk.type("[aria-label='Stop 2, value']", "20")
    eventually(lambda: desk.ask(focused), "Stop 3, value")
    desk.expect_value("Stop 2, value", 16)
    desk.type("[aria-label='Stop 3, value']", "10")
    eventually(lambda: desk.ask(focused), "Stop 2, value")
    desk.expect_value("Stop 2, value", 10)
    desk.expect_value("Stop 3, value", 16)
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


def test_arcs_bands_and_lamps_are_bound(desk: RigDesk) -> None:
    """They are found, left, picked in the drawing and by the keyboard, given limits, and saved."""
    desk.open("figma-boiler.svg")
    desk.wait("document.querySelectorAll('.rig-lights tbody tr').length === 5")
    desk.expect_value("Zone OK, from", 20)
    desk.click(".rig-step[aria-label='Progress arc'] .rig-body .button")
    desk.wait("!document.querySelector('.rig-text').textContent.includes('arc:')")
    desk.pick("Progress arc", 200, 42)
    desk.expect(".rig-step[aria-label='Progress arc'] .rig-words", "Zone OK, chosen by hand")
    desk.pick("Progress arc", 200, 62)
    desk.expect(".rig-step[aria-label='Progress arc'] .rig-words", "Progress, chosen by hand")
    desk.type("[aria-label='Lamp warning, from']", "90")
    desk.type("[aria-label='Lamp warning, below']", "95")
    desk.wait("document.querySelector('.rig-text').textContent.includes('below: 95  # chosen by hand')")
    desk.type("[aria-label='Lamp warning, below']", "")
    desk.wait("!document.querySelector('.rig-text').textContent.includes('below: 95')")
    desk.click("[aria-label='Remove LED low']")
    desk.wait("document.querySelectorAll('.rig-lights tbody tr').length === 4")
    desk.wait("document.activeElement.textContent === 'Lamp'")
    desk.click(".rig-step[aria-label=Lamps] [aria-pressed]")
    desk.window.click(*desk.at(70, 356))
    desk.expect_value("LED low, below", 20)
    desk.press("Escape")
    # The keyboard takes a band from the list.
    desk.click(".rig-step[aria-label=Bands] [aria-pressed]")
    desk.ask("[...document.querySelectorAll('[role=treeitem]')].find(each => each.textContent.includes('Arc track')).focus() ?? 1")
    desk.press("Enter")
    desk.wait("document.querySelector('[aria-label=\\'Arc track, from\\']')")
    desk.click("[aria-label='Remove Arc track']")
    desk.wait("!document.querySelector('[aria-label=\\'Arc track, from\\']')")
    desk.tap(".rig-save [type=submit]")
    desk.wait("location.pathname === '/dial/folder/figma-boiler-dial.yaml'")
    text = desk.read("figma-boiler-dial.yaml")
    assert "arc:\n        element: Progress  # chosen by hand" in text
    assert "from: 90  # chosen by hand" in text
    assert "below: 20  # a guess: as 'Zone Low'" in text


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
    weight = "getComputedStyle(document.querySelector('.weight')).visibility"
    assert desk.ask(weight) == "hidden"
    desk.click(".rig-trial [data-value=drawing]")
    eventually(lambda: desk.ask(weight), "visible")
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


@pytest.mark.wide
@pytest.mark.parametrize("width", [1440, 1024, 390, 320])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe(desk: RigDesk, width: int, scheme: str) -> None:
    """Axe finds nothing with all found, with parts missing, while picking, on the dial, and asked."""
    desk.window.resize(width, 900)
    try:
        for name in ("figma-boiler.svg", "bare.svg"):
            desk.open(name, f"&scheme={scheme}")
            acts = [lambda: None, lambda: desk.click(".rig-scale-foot .button")]
            if name != "bare.svg":
                acts += [lambda: desk.click(".rig-trial [data-value=dial]"), lambda: ask(desk)]
            for act in acts:
                act()
                assert violations(desk.window) == []
                assert desk.ask("document.documentElement.scrollWidth") <= width
    finally:
        desk.window.resize(1440, 900)


def ask(desk: RigDesk) -> None:
    """Asks for a document that is there."""
    (desk.folder / "mine.yaml").write_text("sweephand: 1\ntemplate: ring\n")
    desk.type("#rig-name", "mine")
    desk.click(".rig-save [type=submit]")
    desk.expect(".rig-save [type=submit]", "Replace the file")
