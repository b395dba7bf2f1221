"""The page that `Scripts/demo.sh` makes."""

import json
import shutil
from pathlib import Path

import pytest
from conftest import open_page, without_errors
from dials import PACKAGE, render, run
from playwright.sync_api import Browser, Page, expect

THEMES = ["flat", "instrument", "brass"]
NAMES = ["speedometer", "compass"]


@pytest.fixture
def gallery(browser: Browser, tmp_path: Path) -> Page:
    """A gallery of two templates in three themes, and a sample of each kind."""
    folder = tmp_path / "gallery"
    shutil.copytree(PACKAGE / "Scripts/gallery", folder)
    templates = [each for each in json.loads(run("templates", "--json")) if each["name"] in NAMES]
    (folder / "dials").mkdir()
    for name in NAMES:
        for theme in THEMES:
            picture = render(name, interactive=False, theme=theme)
            (folder / f"dials/{name}-{theme}.svg").write_text(picture)
    samples = ["samples/dials/ring.svg", "samples/interactive/knob.svg"]
    for sample, template in zip(samples, ["ring", "knob"]):
        (folder / sample).parent.mkdir(parents=True)
        (folder / sample).write_text(render(template))
    (folder / "data.js").write_text(
        f"const templates = {json.dumps(templates)};"
        f"const themes = {THEMES}; const samples = {samples};")
    page = open_page(browser)
    with without_errors(page):
        page.goto((folder / "index.html").as_uri())
        yield page
    page.context.close()


def shown(page: Page) -> list[str]:
    """The files of the templates' pictures, all of which are there."""
    page.wait_for_function(
        "[...document.querySelectorAll('#templates img')].every(i => i.complete && i.naturalWidth)")
    return page.evaluate("""[...document.querySelectorAll('#templates img')]
        .map(image => image.src.split('/').at(-1).split('?')[0])""")


def test_themes_are_a_click_away(gallery: Page) -> None:
    """Of one dial by its arrows, of all by the choice above, and back."""
    own = ["speedometer-instrument.svg", "compass-brass.svg"]
    assert shown(gallery) == own
    card = gallery.locator("#templates figure").first
    card.get_by_label("The next theme").click()
    assert shown(gallery) == ["speedometer-brass.svg", own[1]]
    card.get_by_label("The next theme").click()
    assert shown(gallery) == ["speedometer-flat.svg", own[1]]
    card.get_by_label("The theme before").click()
    expect(card.locator("output")).to_have_text("brass")
    gallery.locator("#theme").select_option("flat")
    assert shown(gallery) == ["speedometer-flat.svg", "compass-flat.svg"]
    gallery.locator("#theme").select_option("")
    assert shown(gallery) == own


def test_the_document_is_copied(gallery: Page) -> None:
    """It draws what the card shows."""
    gallery.context.grant_permissions(["clipboard-read", "clipboard-write"])
    card = gallery.locator("#templates figure").first
    card.get_by_label("The next theme").click()
    card.get_by_text("Copy YAML").click()
    expect(card.locator(".copy")).to_have_text("Copied")
    text = gallery.evaluate("navigator.clipboard.readText()")
    assert render(text, interactive=False) == render("speedometer", interactive=False, theme="brass")


def test_light_and_dark(gallery: Page) -> None:
    """The button turns the page over."""
    paper = "getComputedStyle(document.body).backgroundColor"
    light = gallery.evaluate(paper)
    gallery.get_by_text("Light or dark").click()
    assert gallery.evaluate(paper) != light
    gallery.get_by_text("Light or dark").click()
    assert gallery.evaluate(paper) == light


def test_dials_play_again(gallery: Page) -> None:
    """Each picture is loaded anew, and samples that can be used are live."""
    before = gallery.evaluate("document.querySelector('#templates img').src")
    gallery.get_by_text("Play again").click()
    shown(gallery)
    assert gallery.evaluate("document.querySelector('#templates img').src") != before
    assert gallery.locator("#samples img").count() == 1
    assert gallery.locator("#samples object").count() == 1
