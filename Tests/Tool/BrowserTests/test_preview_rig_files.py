"""Drawings from elsewhere, and the tab Rig without a pointer."""

import base64

import pytest
from bench import Bench
from playwright.sync_api import expect
from rigs import BARE, DRAWINGS, SUMMARY, angles_in


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
    # The drawing goes on with the document, also on another page.
    bench.open("folder/bare.svg", view="tab=rig")
    expect(page.get_by_label("Stop 1, angle")).to_have_value("−135°")
    expect(page.get_by_label("Stop 2, value")).to_have_value("90")
    expect(page.get_by_label("Pivot, y")).to_have_value("109")
    expect(page.get_by_role("region", name="Needle").locator(".rig-words")).to_have_text("Group 7, chosen by hand")


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
