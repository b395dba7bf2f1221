"""The page that `Scripts/demo.sh` makes."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import open_page, without_errors
from dials import PACKAGE, render, run
from gallery import make_gallery
from playwright.sync_api import Browser, Page, expect

WIDTHS = [1440, 1024, 390]

Open = Callable[..., Page]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A gallery of two templates in three themes, and a sample of each kind."""
    return make_gallery(
        tmp_path_factory.mktemp("page"), templates=["speedometer", "compass"],
        themes=["flat", "instrument", "brass"],
        samples=["samples/dials/ring.yaml", "samples/interactive/knob.yaml"])


@pytest.fixture
def visit(browser: Browser, folder: Path) -> Iterator[Open]:
    """Opens the gallery, in which no errors may be written to the console."""
    pages = []
    errors = []

    def open_gallery(width: int = 900, **options: object) -> Page:
        page = open_page(browser, **options)
        pages.append(page)
        page.set_viewport_size({"width": width, "height": 900})
        page.on("console", lambda message: errors.append(message.text)
                if message.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto((folder / "index.html").as_uri())
        return page

    yield open_gallery
    for page in pages:
        page.context.close()
    assert errors == []


@pytest.fixture
def gallery(visit: Open) -> Iterator[Page]:
    """The gallery of a visitor who wants nothing special."""
    page = visit()
    with without_errors(page):
        yield page


def shown(page: Page) -> list[str]:
    """The files of the templates' pictures, all of which are there once they are in view."""
    page.locator("#templates").scroll_into_view_if_needed()
    page.wait_for_function("""[...document.querySelectorAll('#templates img')]
        .every(image => image.src && image.complete && image.naturalWidth)""")
    return page.evaluate("""[...document.querySelectorAll('#templates img')]
        .map(image => image.src.split('/').at(-1).split('?')[0])""")


def settle(page: Page) -> str:
    """The address of the first dial, once a replay would not be taken for a slip."""
    shown(page)
    page.wait_for_timeout(1000)
    return address(page)


def address(page: Page) -> str:
    """The address of the picture of the first dial."""
    return page.evaluate("document.querySelector('#templates img').src")


def plays(page: Page, before: str) -> None:
    """Waits until the first dial is another load of the same picture."""
    page.wait_for_function("old => document.querySelector('#templates img').src != old", arg=before)
    assert address(page).split("?")[0] == before.split("?")[0]


def copied(page: Page, name: str) -> str:
    """The text that a button copies."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    button = page.get_by_role("button", name=name, exact=True)
    button.click()
    expect(button).to_have_text("Copied")
    return page.evaluate("navigator.clipboard.readText()")


def test_themes_are_a_click_away(gallery: Page) -> None:
    """Of one dial by its swatches, of all by the choice above, and back."""
    own = ["speedometer-instrument.svg", "compass-brass.svg"]
    assert shown(gallery) == own
    card = gallery.locator("#templates figure").first
    swatches = card.get_by_role("group", name="Theme of Speedometer")
    expect(swatches.get_by_role("button", pressed=True)).to_have_accessible_name("instrument")
    swatches.get_by_label("brass").click()
    assert shown(gallery) == ["speedometer-brass.svg", own[1]]
    expect(swatches.get_by_role("button", pressed=True)).to_have_accessible_name("brass")
    expect(card.locator(".theme")).to_have_text("brass")
    themes = gallery.get_by_role("group", name="Theme of all dials")
    themes.get_by_role("button", name="flat").click()
    assert shown(gallery) == ["speedometer-flat.svg", "compass-flat.svg"]
    expect(themes.get_by_role("button", pressed=True)).to_have_text("flat")
    themes.get_by_role("button", name="Each its own").click()
    assert shown(gallery) == own


def test_the_document_is_copied(gallery: Page, folder: Path) -> None:
    """It draws the picture that the card shows."""
    for theme in ["brass", "flat"]:
        gallery.locator("#speedometer").get_by_label(theme).click()
        text = copied(gallery, "Copy the YAML of Speedometer")
        expect(gallery.get_by_role("button", name="Copy the YAML of Speedometer")).to_have_text("YAML")
        assert render(text, interactive=False) == (folder / f"dials/speedometer-{theme}.svg").read_text()


def test_commands_are_copied(gallery: Page) -> None:
    """The command and the element of a dial, and the lines that install the program, as in README.md."""
    gallery.locator("#speedometer").get_by_label("brass").click()
    assert copied(gallery, "Copy the Command of Speedometer") == \
        "sweephand render speedometer --set theme=brass -o speedometer.svg"
    gallery.locator("#compass").get_by_label("flat").click()
    assert copied(gallery, "Copy the Command of Compass") == \
        "sweephand render compass --set theme=flat --set dark=instrument -o compass.svg"
    assert copied(gallery, "Copy the <img> of Speedometer") == \
        '<img src="speedometer.svg" alt="Speedometer">'
    install = copied(gallery, "Copy how to install")
    readme = (PACKAGE / "README.md").read_text()
    assert all(part in readme for line in install.split("\n") for part in line.split(" && "))
    assert f"\n{gallery.locator('.lead').text_content()}\n" in readme


def test_light_and_dark(gallery: Page) -> None:
    """The buttons turn the page over, and back to the scheme of the system."""
    paper = "getComputedStyle(document.body.parentNode).backgroundColor"
    light = gallery.evaluate(paper)
    gallery.get_by_role("button", name="Dark").click()
    dark = gallery.evaluate(paper)
    assert dark != light
    gallery.get_by_role("button", name="Light").click()
    assert gallery.evaluate(paper) == light
    gallery.emulate_media(color_scheme="dark")
    assert gallery.evaluate(paper) == light
    gallery.get_by_role("button", name="Auto").click()
    assert gallery.evaluate(paper) == dark


def test_dials_play_again(gallery: Page) -> None:
    """By the button for all, the button of a card, the pointer, the keyboard and the way back."""
    before = settle(gallery)
    gallery.get_by_role("button", name="Play again", exact=True).click()
    plays(gallery, before)
    gallery.mouse.move(1, 1)
    before = settle(gallery)
    gallery.locator("#templates img").first.hover()
    plays(gallery, before)
    before = settle(gallery)
    gallery.get_by_label("Play Speedometer again").click()
    plays(gallery, before)
    gallery.locator("#search").focus()
    before = settle(gallery)
    gallery.locator("#speedometer a").focus()
    plays(gallery, before)
    before = settle(gallery)
    gallery.evaluate("scrollTo(0, 0)")
    gallery.set_viewport_size({"width": 900, "height": 300})
    gallery.wait_for_timeout(300)
    gallery.set_viewport_size({"width": 900, "height": 900})
    gallery.locator("#templates img").first.scroll_into_view_if_needed()
    plays(gallery, before)


def test_the_head_plays_again(gallery: Page) -> None:
    """Its dial is loaded with the page, and anew when it comes back into view."""
    head = "document.querySelector('#hero').src"
    gallery.wait_for_function("document.querySelector('#hero').naturalWidth")
    before = gallery.evaluate(head)
    gallery.set_viewport_size({"width": 900, "height": 300})
    gallery.locator("#samples").scroll_into_view_if_needed()
    gallery.wait_for_timeout(1000)
    assert gallery.evaluate(head) == before
    gallery.evaluate("scrollTo(0, 0)")
    gallery.set_viewport_size({"width": 900, "height": 900})
    gallery.wait_for_function(f"old => {head} != old", arg=before)


def test_nothing_plays_again_with_reduced_motion(visit: Open) -> None:
    """Neither under the pointer nor for the keyboard, and there are no buttons for it."""
    page = visit(reduced_motion="reduce")
    before = settle(page)
    page.locator("#templates img").first.hover()
    page.locator("#speedometer a").focus()
    page.wait_for_timeout(300)
    assert address(page) == before
    expect(page.locator("#replay")).to_be_hidden()
    expect(page.locator(".again").first).to_be_hidden()


def test_pictures_wait_until_they_are_seen(visit: Open) -> None:
    """Nothing below the first view is loaded."""
    page = visit(390)
    page.wait_for_function("document.querySelector('#hero').naturalWidth")
    assert page.locator("#compass img").get_attribute("src") is None


def test_search(gallery: Page) -> None:
    """By words of the name and the description, and by group."""
    cards = gallery.locator("#templates figure:visible")
    expect(gallery.locator("#count")).to_have_text("2 dials, 3 themes each")
    gallery.get_by_label("Search the dials").fill("COMP")
    expect(cards).to_have_count(1)
    expect(cards.locator("h3 a")).to_have_text("Compass")
    expect(gallery.locator("#count")).to_have_text("1 of 2 dials")
    gallery.get_by_label("Search the dials").fill("no such dial")
    expect(cards).to_have_count(0)
    gallery.get_by_role("button", name="Show all").click()
    expect(cards).to_have_count(2)
    gallery.get_by_role("group", name="Group").get_by_role("button", name="cars").click()
    expect(cards.locator("h3 a")).to_have_text("Speedometer")


def test_parameters(gallery: Page) -> None:
    """All of a template, in a sheet that the keyboard closes."""
    template = json.loads(run("templates", "compass", "--json"))
    gallery.get_by_role("button", name="Parameters of Compass").click()
    sheet = gallery.get_by_role("dialog", name="Compass")
    names = [each["name"] for each in template["parameters"]]
    expect(sheet.locator("dt code")).to_have_text(names)
    gallery.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_samples_are_folded(gallery: Page) -> None:
    """They are counted, loaded when their folder is opened, and live if they can be used."""
    samples = gallery.locator("#samples")
    expect(samples.locator("summary")).to_have_text(["dials1", "interactive1"])
    assert samples.locator("img, object").count() == 0
    for summary in samples.locator("summary").all():
        summary.click()
    expect(samples.locator("img")).to_have_count(1)
    expect(samples.locator("object")).to_have_count(1)
    samples.locator("summary").first.click()
    samples.locator("summary").first.click()
    expect(samples.locator("img")).to_have_count(1)
    gallery.wait_for_function("document.querySelector('#samples img').naturalWidth")


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_beside_the_page(visit: Open, width: int) -> None:
    """No width makes it scroll sideways."""
    page = visit(width)
    for summary in page.locator("#samples summary").all():
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", WIDTHS)
def test_axe(visit: Open, width: int, scheme: str) -> None:
    """Nobody is shut out."""
    page = visit(width, color_scheme=scheme, reduced_motion="reduce")
    page.locator("#samples summary").first.click()
    page.locator("#speedometer").get_by_label("brass").click()
    shown(page)
    # Axe would fetch the sheets of a file, which may not be fetched.
    results = Axe().run(page, options={"preload": False})
    assert results.violations_count == 0, results.generate_report()
    page.get_by_role("button", name="Parameters of Compass").click()
    results = Axe().run(page, options={"preload": False})
    assert results.violations_count == 0, results.generate_report()
