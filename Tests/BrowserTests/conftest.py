"""What the tests share: one browser, a server of files, and pages that fail for their errors."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, sync_playwright

from dials import Stage, find_program
from engines import Engines
from server import Site

# Every `input` and `change` that gets as far as the page.
LOG_EVENTS = """
window.events = [];
for (const type of ['input', 'change']) {
  addEventListener(type, event => events.push({
    type, from: event.target.id, time: performance.now(), ...event.detail,
  }));
}
"""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium, without a window."""
    path = find_program("chromium", "chromium-browser", "google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def frozen(browser: Browser) -> Iterator[Page]:
    """The page on which time passes only by `pass_time`."""
    context = browser.new_context(viewport={"width": 900, "height": 900})
    context.add_init_script(LOG_EVENTS)
    page = context.new_page()
    page.set_default_timeout(10_000)
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    yield page
    context.close()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens pages, each in a context with options; errors on one of them fail the test."""
    contexts, errors = [], []

    def open_page(**options: object) -> Page:
        context = browser.new_context(viewport={"width": 900, "height": 900}, **options)
        contexts.append(context)
        context.add_init_script(LOG_EVENTS)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    """A page on which time passes."""
    return new_page()


@pytest.fixture
def stage(page: Page) -> Stage:
    """Shows dials on a page on which time passes."""
    return Stage(page)


@pytest.fixture
def still(frozen: Page) -> Iterator[Stage]:
    """Shows dials on a page on which time passes only by `pass_time`."""
    errors = []

    def note(error: Error) -> None:
        errors.append(str(error))

    frozen.on("pageerror", note)
    yield Stage(frozen)
    frozen.remove_listener("pageerror", note)
    frozen.mouse.up()
    frozen.mouse.move(0, 0)
    assert errors == []


@pytest.fixture(scope="session")
def engines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engines]:
    """The browsers other than Chromium."""
    with Site(tmp_path_factory.mktemp("engines")) as site:
        engines = Engines(site)
        yield engines
        engines.close()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A server of a folder that is empty at first."""
    with Site(tmp_path) as site:
        yield site
