"""The picture follows the files of the folder, and nothing else moves meanwhile."""

import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from bench import Bench, angle_of
from playwright.sync_api import expect

VIEW = "t=0.25&zoom=3&size=512"
# The generous limit; 0.3 s is what an idle machine is to keep.
LIMIT = 2.0

# When the picture is swapped next, by the clock that files have too.
AWAIT_SWAP = """() => {
  const shadow = document.querySelector('.stage-picture').shadowRoot;
  window.swap = new Promise(resolve => {
    new MutationObserver((_, observer) => { observer.disconnect(); resolve(Date.now() / 1000); })
      .observe(shadow, {childList: true, subtree: true});
  });
}"""

SCROLL = """() => {
  const viewport = document.querySelector('.stage-viewport');
  return [viewport.scrollLeft, viewport.scrollTop, document.querySelector('.panel-body').scrollTop];
}"""

SCROLL_ON = """() => {
  const viewport = document.querySelector('.stage-viewport');
  [viewport.scrollLeft, viewport.scrollTop] = [111, 222];
  document.querySelector('.panel-body').scrollTop = 333;
}"""


def document(value: object) -> str:
    """A dial that shows a value."""
    return f"sweephand: 1\ntitle: Live\ntemplate: speedometer\nwith: {{value: {value}}}\n"


def write_in_place(path: Path, text: str) -> None:
    """As small editors do."""
    path.write_text(text, encoding="utf-8")


def rename_over(path: Path, text: str) -> None:
    """As most editors do."""
    other = path.with_name(f".{path.name}.new")
    other.write_text(text, encoding="utf-8")
    os.replace(other, path)


def move_away_first(path: Path, text: str) -> None:
    """As vim does: the old file is kept under another name."""
    path.rename(path.with_name(f"{path.name}~"))
    path.write_text(text, encoding="utf-8")


def make_folder_again(path: Path, text: str) -> None:
    """As a change of branches does."""
    shutil.rmtree(path.parent)
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")


def timed_swap(bench: Bench, change: Callable[[], None], degrees: float) -> float:
    """The seconds from the end of a change to a picture with the needle turned so."""
    bench.page.evaluate(AWAIT_SWAP)
    change()
    written = time.time()
    swapped = bench.page.evaluate("window.swap")
    bench.expect_angle(degrees, within=0.06)
    return swapped - written


@pytest.mark.parametrize(
    "change", [write_in_place, rename_over, move_away_first, make_folder_again])
def test_a_change_is_seen_where_one_looks(
    bench: Bench, change: Callable[[Path, str], None], capsys: pytest.CaptureFixture[str],
) -> None:
    """The new picture comes soon, and time, zoom and scroll are as they were."""
    name = f"{change.__name__}/live.yaml"
    path = bench.write(name, document(40))
    bench.open(f"folder/{name}", view=VIEW)
    expect(bench.parameter("value")).to_be_visible()
    bench.page.evaluate(SCROLL_ON)
    assert bench.page.evaluate(SCROLL) == [111, 222, 333]
    quarter = [angle_of("speedometer", "--at", "0.25s", value=value) for value in (40, 90)]
    bench.expect_angle(quarter[0], within=0.06)
    seconds = timed_swap(bench, lambda: change(path, document(90)), quarter[1])
    with capsys.disabled():
        print(f"\n{change.__name__}: {seconds * 1000:.0f} ms from the file to the picture")
    assert seconds < LIMIT
    assert bench.page.evaluate(SCROLL) == [111, 222, 333]
    assert bench.moment == 0.25
    expect(bench.page.locator(".percent")).to_have_text("300%")
    bench.expect_url("zoom=3.*t=0.25$")


def test_values_stay_when_the_file_changes(bench: Bench) -> None:
    """Values set on the bench take precedence over those of the file."""
    path = bench.write("tuned.yaml", document(40))
    bench.open("folder/tuned.yaml", "value=60")
    bench.page.evaluate(AWAIT_SWAP)
    write_in_place(path, document(40).replace("{", "{max: 120, "))
    bench.page.evaluate("window.swap")
    bench.expect_angle(angle_of("speedometer", value=60, max=120))


def test_break_it_and_mend_it(bench: Bench) -> None:
    """A broken file leaves the last good picture, dimmed, and says where; a mended one all is well."""
    path = bench.write("broken.yaml", document(40))
    bench.open("folder/broken.yaml", view="tab=inspector&t=0.25")
    page, toast = bench.page, bench.page.locator(".toast")
    good = bench.angle
    write_in_place(path, document("abc"))
    expect(toast).to_contain_text("'value' must be a number, not 'abc'")
    expect(toast.locator(".where")).to_have_text("broken.yaml:4:15")
    expect(toast.locator(".where")).to_have_attribute("href", f"vscode://file{path}:4:15")
    expect(page.locator(".stage.broken")).to_have_count(1)
    expect(page.locator(".stage-box")).to_have_css("opacity", "0.5")
    assert bench.angle == good
    page.keyboard.press("Escape")
    expect(toast).to_have_count(0)
    write_in_place(path, "sweephand: 1\ntitle: Live\nwith: {value: 10\n")
    expect(toast).to_have_count(1)
    write_in_place(path, document(10))
    expect(toast).to_have_count(0)
    expect(page.locator(".stage.broken")).to_have_count(0)
    bench.expect_angle(angle_of("speedometer", "--at", "0.25s", value=10), within=0.06)
    assert bench.moment == 0.25


def test_what_is_broken_from_the_beginning(bench: Bench) -> None:
    """There is no picture yet, but the fields are there, and no picture of a theme is asked for."""
    path = bench.write("never.yaml", document("abc"))
    bench.page.goto(f"{bench.program.url}/dial/folder/never.yaml")
    expect(bench.page.locator(".toast")).to_be_visible()
    expect(bench.page.locator(".stage-empty")).to_be_visible()
    expect(bench.page.locator(".theme-picture")).to_have_count(14)
    write_in_place(path, document(10))
    expect(bench.page.locator(".toast")).to_have_count(0)
    bench.page.keyboard.press("End")
    bench.expect_angle(angle_of("speedometer", value=10))
    # The fields may be made again when the details of the document arrive.
    bench.page.wait_for_function("""() => {
      const picture = document.querySelector('.theme-picture');
      picture.scrollIntoView();
      return picture.naturalWidth > 0;
    }""")


def test_the_gallery_follows(bench: Bench) -> None:
    """Cards come, tell their faults and go; the others stay what they were."""
    bench.open_gallery()
    page = bench.page
    card = page.locator("a.card[href='/dial/folder/new.yaml']")
    page.evaluate("window.other = document.querySelector('a.card[href$=\"library/clock\"]')")
    path = bench.write("new.yaml", document(40))
    page.wait_for_function(
        "card => card.querySelector('img')?.naturalWidth > 0", arg=card.element_handle())
    write_in_place(path, "sweephand: 1\ntitle: Live\nwith: {value: 10\n")
    expect(card.locator(".card-fault")).to_have_text("1 error")
    path.unlink()
    expect(card).to_have_count(0)
    assert page.evaluate("window.other.isConnected")


def test_artwork_is_followed_too(bench: Bench) -> None:
    """Files that a document uses are watched too."""
    picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle id="spot" r="{}"/></svg>'
    art = bench.write("art/spot.svg", picture.format(3))
    bench.write("art/spot.yaml", "sweephand: 1\ntitle: Spot\nlayers:\n  - artwork: {file: spot.svg}\n")
    bench.open("folder/art/spot.yaml")
    bench.page.evaluate(AWAIT_SWAP)
    rename_over(art, picture.format(4))
    bench.page.evaluate("window.swap")
    assert "r=\"4\"" in bench.page.evaluate(
        "document.querySelector('.stage-picture').shadowRoot.innerHTML")
