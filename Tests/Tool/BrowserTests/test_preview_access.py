"""Axe finds nothing wrong with the page, in each of its states, sizes and colours."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from bench import Bench, open_bench
from playwright.sync_api import Browser, Page, expect
from program import Program

SIZES = [(1440, 900), (1024, 768), (390, 844)]
DIAL = "library/speedometer"
TABS = [
    ("Embeds", ".embed"), ("Copy", ".form"), ("Inspector", "[role=treeitem]"),
    ("Compare", ".tool-compare button"), ("Controls", "[data-parameter]"),
]


@pytest.fixture(params=SIZES, ids=[str(width) for width, _ in SIZES])
def visitor(
    request: pytest.FixtureRequest, browser: Browser, preview: Program, folder: Path,
) -> Iterator[Bench]:
    """A page of a size, in which nothing moves, so that no colour is on its way."""
    width, height = request.param
    with open_bench(
        browser, preview, folder, viewport={"width": width, "height": height},
        reduced_motion="reduce",
    ) as bench:
        yield bench


def violations(page: Page) -> list[str]:
    """The findings of axe in light and in dark, in its words."""
    found = []
    # Only colours differ in the dark.
    colors = {"runOnly": ["color-contrast", "link-in-text-block"]}
    for scheme, rules, least in [("light", {}, 11), ("dark", colors, 1)]:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.wait_for_function(
            "document.getAnimations().every(each => each.playState !== 'running')")
        # Axe would fetch imported sheets itself, from where the page is instead of where they are.
        answer = Axe().run(page, options={"preload": False} | rules).response
        assert len(answer["passes"]) >= least
        found += [
            f"{scheme}: {each['id']}: {each['nodes'][0]['html'][:200]}"
            for each in answer["violations"]
        ]
    return found


def test_the_gallery(visitor: Bench) -> None:
    """All cards."""
    visitor.open_gallery()
    assert violations(visitor.page) == []


def test_tabs(visitor: Bench) -> None:
    """The bench with each of its tabs."""
    visitor.open(DIAL, view="t=0.2")
    for name, ready in TABS:
        visitor.page.get_by_role("tab", name=name).click()
        expect(visitor.page.locator(ready).first).to_be_visible()
        assert violations(visitor.page) == [], name


def test_dialogs(visitor: Bench) -> None:
    """The keys, and the name of a sample."""
    visitor.open(DIAL, "value=33")
    for act in (open_help, open_save):
        act(visitor.page)
        assert violations(visitor.page) == [], act.__name__
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.locator("dialog[open]")).to_have_count(0)


def open_help(page: Page) -> None:
    """The dialog of keys."""
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()


def open_save(page: Page) -> None:
    """The dialog that writes a document."""
    page.get_by_role("button", name="Save as…").click()
    expect(page.get_by_label("Title")).to_be_focused()


def break_it(page: Page) -> None:
    """The toast, and what is wrong at the field."""
    page.locator("[data-parameter=value] input[type=text]").fill("7x")
    expect(page.locator(".toast")).to_be_visible()
    expect(page.locator(".field-fault").first).to_be_visible()


def show_source(page: Page) -> None:
    """The source in the inspector."""
    page.get_by_role("tab", name="Inspector").click()
    page.get_by_text("Source", exact=True).click()
    expect(page.locator(".source-line").first).to_be_visible()


def compare_pinned(page: Page) -> None:
    """Two pictures on the stage."""
    page.get_by_role("tab", name="Compare").click()
    page.get_by_role("button", name="Pin current picture").click()
    expect(page.locator(".compare-result")).to_contain_text("same")


def search_for_nothing(page: Page) -> None:
    """The gallery without a card."""
    page.keyboard.press("g")
    page.get_by_label("Search dials").fill("no such dial")
    expect(page.locator(".empty")).to_be_visible()


@pytest.mark.parametrize("act", [break_it, show_source, compare_pinned, search_for_nothing])
def test_what_comes_with_use(bench: Bench, act: Callable[[Page], None]) -> None:
    """Messages, and what lies deeper."""
    bench.open(DIAL, "value=33")
    act(bench.page)
    assert violations(bench.page) == []


def test_axe_sees_into_the_page(bench: Bench) -> None:
    """A fault that is put into the page is found, so that finding none says something."""
    bench.open(DIAL)
    bench.page.locator(".play").evaluate(
        "e => { e.removeAttribute('aria-label'); e.removeAttribute('title'); }")
    assert any("button-name" in each for each in violations(bench.page))
