"""The page of samples, as visitors see it."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from dials import PACKAGE
from playwright.sync_api import Page, expect
from server import Site

SAMPLES = PACKAGE / "samples"


@pytest.fixture(params=["light", "dark"])
def shown(request: pytest.FixtureRequest, new_page) -> Page:
    """The page, with its dials loaded."""
    with Site(SAMPLES) as site:
        page = new_page(color_scheme=request.param)
        page.clock.install()
        page.goto(site.address("interactive/index.html"))
        page.wait_for_function(
            "[...document.querySelectorAll('sweephand-dial')].every(element => element.dial)")
        yield page


def test_axe(shown: Page) -> None:
    """Nobody is shut out."""
    results = Axe().run(shown)
    assert results.violations_count == 0, results.generate_report()


def test_dials_keep_to_their_places(shown: Page) -> None:
    """No dial is wider than its element."""
    sizes = shown.evaluate("""[...document.querySelectorAll('sweephand-dial')].map(element =>
        [element.clientWidth, element.shadowRoot.firstChild.getBoundingClientRect().width])""")
    assert len(sizes) == 11
    assert all(0 < inner <= outer for outer, inner in sizes)


def test_what_is_chosen_is_told(shown: Page) -> None:
    """By the keyboard, through the whole page."""
    expect(shown.locator("#notice")).to_have_count(0)
    shown.keyboard.press("Tab")
    shown.keyboard.press("End")
    expect(shown.locator("output").first).to_have_text("8")
    shown.get_by_role("radio", name="Battery").click()
    expect(shown.locator("output").nth(5)).to_have_text("Battery")


def test_live_values_can_be_paused(shown: Page) -> None:
    """The button stops the readings, and starts them again."""
    shown.locator("#pause").click()
    expect(shown.get_by_role("button", name="Play")).to_be_visible()
    value = shown.evaluate("document.querySelector('#speed').value")
    shown.clock.run_for(2200)
    assert shown.evaluate("document.querySelector('#speed').value") == value
    shown.get_by_role("button", name="Play").click()
    expect(shown.locator("#pause")).to_have_text("Pause")
