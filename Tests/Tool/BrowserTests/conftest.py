"""Common fixtures: one browser, a file server, and pages that fail on their errors."""

import contextlib
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from bench import Bench, open_bench
from dials import Stage
from engines import OTHERS, Engines, launched
from program import Program
from server import Site

# The size of a page that does not ask for another.
VIEWPORT = {"width": 900, "height": 900}

# Every `input` and `change` that gets as far as the page.
LOG_EVENTS = """
window.events = [];
for (const type of ['input', 'change']) {
  addEventListener(type, event => events.push({
    type, from: event.target.id, time: performance.now(), ...event.detail,
  }));
}
"""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the choice of the lane."""
    parser.addoption("--all", action="store_true", help="test everything, not the lane of a commit")


def pytest_configure() -> None:
    """Lets programs be interrupted, though these tests were started in the background of a script."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves the tests marked `nightly`, and those marked `wide` in other engines, to `--all`."""
    if config.getoption("--all"):
        return

    def is_left(item: pytest.Item) -> bool:
        if item.get_closest_marker("nightly"):
            return True
        values = item.callspec.params.values() if item.get_closest_marker("wide") else []
        return any(value in OTHERS for value in values)

    config.hook.pytest_deselected(items=[item for item in items if is_left(item)])
    items[:] = [item for item in items if not is_left(item)]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium, without a window."""
    with launched() as browser:
        yield browser


def open_page(browser: Browser, **options: object) -> Page:
    """Opens a page in a context of its own."""
    context = browser.new_context(viewport=VIEWPORT, **options)
    context.add_init_script(LOG_EVENTS)
    page = context.new_page()
    page.set_default_timeout(20_000)
    return page


@contextlib.contextmanager
def without_errors(page: Page) -> Iterator[None]:
    """Fails where the page has an error that nobody caught, and leaves it as it was."""
    errors = []

    def note(error: Error) -> None:
        errors.append(str(error))

    page.on("pageerror", note)
    yield
    page.remove_listener("pageerror", note)
    page.mouse.up()
    page.mouse.move(0, 0)
    assert errors == []


@pytest.fixture(scope="session")
def lasting(browser: Browser) -> Page:
    """The page on which time passes."""
    return open_page(browser)


@pytest.fixture(scope="session")
def frozen(browser: Browser) -> Page:
    """The page on which time passes only by `pass_time`."""
    page = open_page(browser)
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    return page


@pytest.fixture
def page(lasting: Page) -> Iterator[Page]:
    """A page on which time passes."""
    with without_errors(lasting):
        yield lasting
        # Polling and listening end here.
        lasting.goto("about:blank")
        lasting.set_viewport_size(VIEWPORT)


@pytest.fixture
def new_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens pages, each in a context with options."""
    with contextlib.ExitStack() as exits:

        def make(**options: object) -> Page:
            page = open_page(browser, **options)
            exits.callback(page.context.close)
            exits.enter_context(without_errors(page))
            return page

        yield make


@pytest.fixture
def stage(page: Page) -> Stage:
    """Shows dials on a page on which time passes."""
    return Stage(page)


@pytest.fixture
def still(frozen: Page) -> Iterator[Stage]:
    """Shows dials on a page on which time passes only by `pass_time`."""
    with without_errors(frozen):
        yield Stage(frozen)


@pytest.fixture(scope="session")
def engines(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engines]:
    """The browsers of all kinds."""
    with Site(tmp_path_factory.mktemp("engines")) as site:
        engines = Engines(browser, site)
        yield engines
        engines.close()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A server of a folder that is empty at first."""
    with Site(tmp_path) as site:
        yield site


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the preview is of, empty at first."""
    return tmp_path_factory.mktemp("dials")


@pytest.fixture(scope="module")
def preview(folder: Path) -> Iterator[Program]:
    """The preview of the folder."""
    with Program("preview", folder) as program:
        yield program


@pytest.fixture
def bench(browser: Browser, preview: Program, folder: Path) -> Iterator[Bench]:
    """A page of the preview, without errors and without calls to other hosts."""
    expect.set_options(timeout=20_000)
    with open_bench(browser, preview, folder) as bench:
        yield bench
