"""Before and after stand on the stage together, at the same moment."""

import subprocess
from pathlib import Path

import pytest
from bench import Bench, angle_of
from dials import render
from playwright.sync_api import expect

DOCUMENT = "sweephand: 1\ntitle: Compared\ntemplate: speedometer\nwith: {{value: {}}}\n"

ANGLES = """() => [...document.querySelectorAll('.compare-sheet')].map(sheet => {
  const svg = sheet.shadowRoot.querySelector('svg');
  const needle = svg?.querySelector('[id$=needle]').getCTM(), face = svg?.querySelector('circle').getCTM();
  if (!needle || !face) return null;
  const matrix = face.inverse().multiply(needle);
  return Math.round(Math.atan2(matrix.b, matrix.a) * 18000 / Math.PI) / 100;
})"""


@pytest.fixture(scope="module", autouse=True)
def history(folder: Path) -> None:
    """A folder that git knows, with a document that is other now and a picture that was accepted."""
    document = folder / "compared.yaml"
    document.write_text(DOCUMENT.format(20))
    git = ["git", "-C", str(folder), "-c", "user.name=x", "-c", "user.email=x@example.org"]
    for arguments in (["init", "-q"], ["add", "."], ["commit", "-qm", "One"]):
        subprocess.run([*git, *arguments], check=True)
    document.write_text(DOCUMENT.format(80))
    (folder / "compared.svg").write_text(render("speedometer", interactive=False, value=50))


def expect_sheets(bench: Bench, before: int, after: int) -> None:
    """Waits until the needles of both pictures stand where they are to at a quarter of a second; curves
    may be 0.05° beside the model."""
    angles = [round(angle_of("speedometer", "--at", "0.25s", value=value), 2) for value in (after, before)]
    bench.page.wait_for_function(
        f"angles => ({ANGLES})().every((each, at) => Math.abs(each - angles[at]) < 0.06)", arg=angles)


def test_what_git_and_the_accepted_picture_have(bench: Bench) -> None:
    """The document of the last commit, and the picture beside it, at the moment of the timeline."""
    bench.open("folder/compared.yaml", view="tab=compare&t=0.25")
    expect(bench.page.locator(".compare-result")).to_have_text("The pictures differ.")
    expect_sheets(bench, before=20, after=80)
    bench.page.get_by_text("Accepted", exact=True).click()
    expect_sheets(bench, before=50, after=80)
    bench.page.keyboard.press("d")
    expect(bench.page.locator(".compare")).to_have_count(0)
    expect(bench.page.locator(".stage-picture")).to_be_visible()


def test_the_same(bench: Bench) -> None:
    """With the values of before the two are the same."""
    bench.open("folder/compared.yaml", "value=20", view="tab=compare&t=0.25")
    expect(bench.page.locator(".compare-result")).to_have_text("The pictures are the same.")


def test_swipe(bench: Bench) -> None:
    """The line follows the pointer."""
    bench.open("folder/compared.yaml", view="tab=compare&t=0.25")
    expect(bench.page.locator(".compare-result")).to_have_text("The pictures differ.")
    box = bench.page.locator(".compare").bounding_box()
    middle = box["y"] + box["height"] / 2
    bench.page.mouse.move(box["x"] + box["width"] * 0.5, middle)
    bench.page.mouse.down()
    bench.page.mouse.move(box["x"] + box["width"] * 0.3, middle, steps=3)
    bench.page.mouse.up()
    assert abs(int(bench.page.locator("#compare-part").input_value()) - 30) <= 1


@pytest.mark.parametrize(
    ("name", "mode"), [("Onion skin", "onion"), ("Difference", "difference"), ("Side by side", "beside")])
def test_modes(bench: Bench, name: str, mode: str) -> None:
    """Each shows both pictures."""
    bench.open("folder/compared.yaml", view="tab=compare&t=0.25")
    bench.page.get_by_text(name, exact=True).click()
    expect(bench.page.locator(".compare")).to_have_attribute("data-mode", mode)
    expect_sheets(bench, before=20, after=80)


def test_pinned(bench: Bench) -> None:
    """Later values are compared with the pinned ones."""
    bench.open("library/speedometer", "value=30", view="tab=compare&t=0.25")
    bench.page.get_by_role("button", name="Pin current picture").click()
    expect(bench.page.locator(".compare-result")).to_have_text("The pictures are the same.")
    bench.page.get_by_role("tab", name="Controls").click()
    bench.parameter("value").locator("input[type=text]").fill("60")
    bench.expect_url("value=60")
    bench.page.get_by_role("tab", name="Compare").click()
    expect(bench.page.locator(".compare-result")).to_have_text("The pictures differ.")
    expect(bench.page.locator(".compare-changes li").filter(has_text="needle: end angle")).to_have_count(1)
    expect_sheets(bench, before=30, after=60)
