"""SVG files are watched on the bench: what is seen at a moment is what the command draws."""

import re
from pathlib import Path

from bench import Bench
from dials import run
from playwright.sync_api import expect

SLIDE = """<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20">
  <title>Slide</title>
  <style>
    @keyframes fade { to { opacity: 0 } }
    #b { animation: fade 2s infinite }
    @media (prefers-reduced-motion: reduce) { #b { animation: none } }
  </style>
  <rect id="a" width="10" height="10">
    <animate id="go" attributeName="x" from="0" to="30" begin="0.5s" dur="1s" fill="freeze"/>
    <animate attributeName="y" to="10" begin="go.end+0.5s" dur="1s" fill="freeze"/>
  </rect>
  <circle id="b" cx="30" cy="10" r="5"/>
</svg>
"""

SHOWN = """() => {
  const svg = document.querySelector('.stage-picture').shadowRoot.querySelector('svg');
  const a = svg.querySelector('#a');
  return [a.x.animVal.value, a.y.animVal.value, Number(getComputedStyle(svg.querySelector('#b')).opacity)];
}"""


def drawn(file: Path, moment: float) -> list[float]:
    """The same three values in the still picture of the command."""
    svg = re.sub("<style>.*?</style>", "", run("render", str(file), "--at", f"{moment}s"), flags=re.DOTALL)

    def number(pattern: str, otherwise: float) -> float:
        found = re.search(pattern, svg)
        return float(found[1]) if found else otherwise

    return [number(r' x="([\d.]+)', 0), number(r' y="([\d.]+)', 0), number(r"opacity[:=\"\s]*([\d.]+)", 1)]


def test_svg_files_have_cards(bench: Bench) -> None:
    """They are a shelf of their own, and a search finds them."""
    bench.write("icons/slide.svg", SLIDE)
    bench.open_gallery()
    shelf = bench.page.get_by_role("region", name="Your SVG files")
    expect(shelf.locator(".card-title")).to_have_text("Slide")
    bench.page.get_by_label("Search dials").fill("icons/")
    expect(bench.page.locator(".card")).to_have_count(1)
    bench.page.keyboard.press("Enter")
    expect(bench.page.locator("h1")).to_have_text("Slide")
    expect(bench.page.get_by_role("button", name="Save", exact=True)).to_be_hidden()
    expect(bench.page.get_by_text("An SVG file has no parameters")).to_be_visible()
    expect(bench.page.get_by_role("tab", name="Edit")).to_be_hidden()
    bench.page.keyboard.press("e")
    expect(bench.page.get_by_role("tab", name="Controls")).to_have_attribute("aria-selected", "true")


def test_the_timeline_moves_styles_and_smil(bench: Bench) -> None:
    """Scrubbing shows what the command draws, forwards and backwards, also of what is over."""
    file = bench.write("slide.svg", SLIDE)
    bench.open("folder/slide.svg", view="t=1")
    rows = bench.page.locator(".row .unseen")
    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_have_text("a, x: starts at 0.5 s, lasts 1 s")
    expect(rows.nth(1)).to_have_text("a, y: starts at 2 s, lasts 1 s")
    expect(rows.nth(2)).to_have_text("b, opacity: starts at 0 s, lasts 2 s, repeats forever")
    for moment in (1, 2.5, 0.25, 4, 1.5):
        bench.page.locator("[data-scrub]").evaluate(
            "(field, part) => { field.value = part; field.dispatchEvent(new Event('input')); }", moment / 5)
        expect(bench.page.locator(".moment")).to_have_text(f"{moment:.3f} s")
        seen = bench.page.evaluate(SHOWN)
        wanted = drawn(file, moment)
        assert all(abs(one - other) < 0.01 for one, other in zip(seen, wanted, strict=True)), (moment, seen, wanted)


def test_a_file_that_changes_is_drawn_again(bench: Bench) -> None:
    """The open picture and its timeline follow the file."""
    bench.write("slide.svg", SLIDE)
    bench.open("folder/slide.svg", view="t=1")
    bench.write("slide.svg", SLIDE.replace('dur="1s"', 'dur="3s"'))
    expect(bench.page.locator(".row .unseen").nth(0)).to_have_text("a, x: starts at 0.5 s, lasts 3 s")
    bench.write("slide.svg", "<svg")
    expect(bench.page.locator(".stage.broken")).to_be_visible()


def test_a_file_is_downloaded(bench: Bench) -> None:
    """As it is, as the frame that is shown, and as a film."""
    file = bench.write("slide.svg", SLIDE)
    bench.open("folder/slide.svg", view="t=1&tab=copy")
    downloads = bench.page.locator(".downloads")
    for name, head in {"SVG": b"<svg", "PNG 1×": b"\x89PNG", "GIF": b"GIF89a"}.items():
        with bench.page.expect_download() as download:
            downloads.get_by_text(name, exact=False).first.click()
        bytes_ = Path(download.value.path()).read_bytes()
        assert bytes_.startswith(head), name
        assert name != "SVG" or bytes_ == file.read_bytes()
    expect(bench.page.get_by_text("Command line")).to_be_hidden()


def test_scripts_of_a_file_never_run(bench: Bench) -> None:
    """A file that would load or run something is refused with the reasons."""
    bench.write("evil.svg", '<svg xmlns="http://www.w3.org/2000/svg" onload="document.title=1"><title>E</title></svg>')
    bench.page.goto(f"{bench.program.url}/dial/folder/evil.svg")
    expect(bench.page.locator(".stage.broken")).to_be_visible()
    assert bench.page.title() != "1"
