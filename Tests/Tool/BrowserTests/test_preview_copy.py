"""Each form that is copied shows the same picture as the file itself."""

import io
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from bench import Bench
from conftest import without_errors
from dials import find_program
from mistune import HTMLRenderer, create_markdown
from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page, expect
from server import Site

MEAN = """Ünï "q" 's' & </script> `b` ${x} {y} \\n *m* [l](u) #1 100% — 漢"""
MEAN_DIAL = f"""
sweephand: 1
title: {MEAN.replace("'", "''").join("''")}
template: speedometer
with: {{value: 40}}
"""

HEAD = "<!DOCTYPE html><html lang=en><meta charset=utf-8><title>Dial</title>"
STYLE = "<style>* { margin: 0 } body { background: #fff } img, svg { display: block }</style>"


class Proof:
    """Shows markup on a page for readers who ask for less motion, so that all stands still."""

    def __init__(self, page: Page, site: Site) -> None:
        self.page, self.site = page, site

    def shown(self, body: str, head: str = "") -> Image.Image:
        """The upper 400 by 400 pixels of a page."""
        # Without an icon the browser asks for one, at any time, and reports that there is none.
        icon = '<link rel="icon" href="data:,">'
        self.page.goto(self.site.write("proof.html", f"{HEAD}{icon}{STYLE}{head}<body>{body}"))
        self.page.evaluate("Promise.all([...document.images].map(image => image.decode()))")
        clip = {"x": 0, "y": 0, "width": 400, "height": 400}
        return Image.open(io.BytesIO(self.page.screenshot(clip=clip))).convert("RGB")


@pytest.fixture(scope="module")
def calm(browser: Browser) -> Iterator[Browser]:
    """A browser that asks for less motion within pictures too, where emulation does not reach."""
    calm = browser.browser_type.launch(
        executable_path=find_program("chromium", "chromium-browser", "google-chrome"),
        args=["--no-sandbox", "--force-prefers-reduced-motion"])
    yield calm
    calm.close()


@pytest.fixture
def proof(calm: Browser, site: Site) -> Iterator[Proof]:
    """A page to prove copied markup on."""
    page = calm.new_page(viewport={"width": 400, "height": 800}, reduced_motion="reduce")
    with without_errors(page):
        yield Proof(page, site)
    page.close()


def differing(one: Image.Image, other: Image.Image) -> float:
    """The part of all pixels that is seen to differ."""
    difference = ImageChops.difference(one, other).convert("L")
    return sum(difference.histogram()[24:]) / (one.width * one.height)


def copied(bench: Bench, name: str) -> str:
    """The text that a button puts into the clipboard."""
    page = bench.page
    page.evaluate("navigator.clipboard.writeText('')")
    button = page.get_by_role("button", name=f"Copy {name}", exact=True)
    button.click()
    expect(button).to_have_text("Copied")
    return page.evaluate("navigator.clipboard.readText()")


@pytest.fixture(params=["clock", "mean"])
def forms(request: pytest.FixtureRequest, bench: Bench) -> Callable[[str], str]:
    """Copies the forms of a dial of the library, and of one with a mean title."""
    dial, query = "library/clock-station", "time=10:08"
    if request.param == "mean":
        bench.write("mean.yaml", MEAN_DIAL)
        dial, query = "folder/mean.yaml", "value=42&dark=watch"
    bench.open(dial, query, view="tab=copy")
    expect(bench.page.get_by_role("button", name="Copy <picture>")).to_be_enabled()
    answer = bench.ask(f"/api/render/{dial}?{query}")

    def copy(name: str) -> str:
        return copied(bench, name)

    copy.answer = answer
    return copy


def test_forms(forms: Callable[[str], str], proof: Proof) -> None:
    """Each is drawn as `<img>` draws the file, by the pixel."""
    answer = forms.answer
    assert forms("SVG") == answer["svg"]
    assert forms("Command line") == answer["command"]
    proof.site.write("file.svg", answer["svg"])
    file = proof.shown("<img src=file.svg>")
    assert differing(file, proof.shown("")) > 0.1
    assert differing(file, proof.shown(f'<img src="{forms("Data URI")}">')) == 0
    assert differing(file, proof.shown(forms("<img>"))) == 0
    words = " ".join(f"{answer['title']}: {answer['description']}".split())
    assert proof.page.evaluate("document.images[0].alt") == words
    style = f"<style>div {{ {forms('CSS background')} }}</style>"
    assert differing(file, proof.shown("<div></div>", style)) < 0.001
    markdown = create_markdown(renderer=HTMLRenderer(allow_harmful_protocols=True))
    assert differing(file, proof.shown(markdown(forms("Markdown")))) == 0
    assert proof.page.evaluate("document.images[0].alt") == words


def test_inline(forms: Callable[[str], str], proof: Proof) -> None:
    """Two copies stand in one page, each with ids of its own, also where the first is not shown."""
    one, other = forms("Inline"), forms("Inline")
    inline = proof.shown(forms.answer["svg"])
    assert differing(inline, proof.shown(one + other)) == 0
    ids = proof.page.evaluate("[...document.querySelectorAll('[id]')].map(e => e.id)")
    assert len(ids) == len(set(ids)) > 10
    titles = proof.page.evaluate(
        "[...document.querySelectorAll('svg > title')].map(e => e.textContent)")
    assert titles == [forms.answer["title"]] * 2
    hidden = "<style>svg:first-of-type { display: none }</style>"
    assert differing(inline, proof.shown(one + other, hidden)) == 0


def test_web_component(forms: Callable[[str], str], proof: Proof) -> None:
    """It draws in a shadow root, and may stand there twice."""
    inline = proof.shown(forms.answer["svg"])
    element = forms("Web component")
    assert differing(inline, proof.shown(element + element)) == 0
    titles = proof.page.evaluate("""[...document.querySelectorAll('*')]
        .filter(e => e.shadowRoot).map(e => e.shadowRoot.querySelector('title').textContent)""")
    assert titles == [forms.answer["title"]] * 2


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_picture(forms: Callable[[str], str], proof: Proof, scheme: str) -> None:
    """For the dark, and for less motion, it has other files that are drawn at once."""
    text = forms("<picture>")
    has_dark = "prefers-color-scheme" in text
    proof.page.emulate_media(reduced_motion="reduce", color_scheme=scheme)
    chosen = proof.shown(text)
    source = proof.page.evaluate("document.images[0].currentSrc")
    media = re.findall(r'media="([^"]*)" srcset="([^"]*)"', text)
    dark, still = "(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"
    wanted = f"{dark} and {still}" if has_dark and scheme == "dark" else still
    assert source == dict(media)[wanted]
    assert "<animate" not in source and "%3Canimate" not in source
    assert differing(chosen, proof.shown(f'<img src="{source}">')) == 0
    assert differing(chosen, proof.shown("")) > 0.1


REACT = Path("/usr/share/nodejs")


@pytest.mark.skipif(not (REACT / "react-dom").exists(), reason="there is no React here")
def test_jsx(forms: Callable[[str], str], proof: Proof) -> None:
    """React draws the component twice, and warns of nothing in it."""
    source = re.sub(r'import \{ (\w+) \} from "react";', r"const { \1 } = React;", forms("JSX"))
    component = re.search(r"export function (\w+)", source)[1]
    source += f"""
      ReactDOM.createRoot(document.getElementById("root")).render(<><{component} /><{component} /></>);
    """
    script = subprocess.run(
        ["esbuild", "--loader=jsx", "--format=iife"], input=source, capture_output=True, text=True,
        check=True).stdout
    for library in ("react", "react-dom"):
        umd = REACT / library / "umd" / f"{library}.development.js"
        proof.site.write(f"{library}.js", umd.read_text(encoding="utf-8"))
    proof.site.write("dial.js", script)
    inline = proof.shown(forms.answer["svg"])
    said = []
    proof.page.on("console", lambda message: said.append((message.type, message.text)))
    component = proof.shown(
        '<div id=root></div><script src="react.js"></script><script src="react-dom.js"></script>'
        '<script src="dial.js"></script>')
    expect(proof.page.locator("svg[role=img]")).to_have_count(2)
    assert [text for kind, text in said if kind in ("error", "warning")] == []
    assert differing(inline, component) == 0
    ids = proof.page.evaluate("[...document.querySelectorAll('[id]')].map(e => e.id)")
    assert len(ids) == len(set(ids)) > 10
    titles = proof.page.evaluate(
        "[...document.querySelectorAll('svg > title')].map(e => e.textContent)")
    assert titles == [forms.answer["title"]] * 2
