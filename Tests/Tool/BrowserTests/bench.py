"""Uses the page of `sweephand preview` as a designer does, and reads what it shows."""

import contextlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

from dials import render, turn_of
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, expect
from program import Program

NEEDLE = """() => {
  const svg = document.querySelector('.stage-picture')?.shadowRoot.querySelector('svg');
  if (!svg) return NaN;
  const matrix = svg.querySelector('#face, circle').getCTM().inverse()
    .multiply(svg.querySelector('#needle').getCTM());
  return Math.atan2(matrix.b, matrix.a) * 180 / Math.PI;
}"""


class Bench:
    """A page of the preview in a browser."""

    def __init__(self, page: Page, program: Program, folder: Path) -> None:
        self.page, self.program, self.folder = page, program, folder
        # The expected message in the browser's console, such as "status of 404".
        self.forgiven = ""

    def write(self, name: str, text: str) -> Path:
        """Writes a file of the folder in place."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def open_gallery(self) -> None:
        """Opens the page as it begins."""
        self.page.goto(f"{self.program.url}/")
        expect(self.page.locator(".card").first).to_be_visible()

    def open(self, dial: str, query: str = "", view: str = "t=0.8") -> None:
        """Opens a dial that stands at a moment, with a tab that is ready."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.program.url}/dial/{dial}?{query}#{view}")
        expect(self.page.locator(".weight span").first).to_be_visible()
        expect(self.page.locator(".tool > *").first).to_be_attached()

    def parameter(self, name: str) -> Locator:
        """The fields of a parameter."""
        return self.page.locator(f"[data-parameter={name}]")

    @property
    def angle(self) -> float:
        """The degrees by which the needle is turned, as it is drawn."""
        return self.page.evaluate(NEEDLE)

    @property
    def moment(self) -> float:
        """The seconds that the timeline shows."""
        moment = self.page.locator(".moment")
        expect(moment).to_have_text(re.compile("s$"))
        return float(moment.inner_text().removesuffix(" s"))

    def expect_angle(self, degrees: float, within: float = 0.01) -> None:
        """Waits until the needle is turned so; on its way, curves may be 0.05° beside the model."""
        self.page.wait_for_function(
            f"degrees => Math.abs(({NEEDLE})() - degrees) < {within}", arg=degrees)

    def expect_url(self, pattern: str) -> None:
        """Waits until the address has something in it."""
        expect(self.page).to_have_url(re.compile(pattern))

    def ask(self, path: str) -> dict:
        """The server's response to the page."""
        return json.loads(self.program.call(path)[1])


def angle_of(name: str, *options: str, **settings: object) -> float:
    """The turn of the needle in the file that the command writes."""
    svg = render(name, "--id-prefix", "none", *options, interactive=False, **settings)
    return turn_of(re.search(r'<g id="needle"[^>]*>', svg)[0])


@contextlib.contextmanager
def open_bench(
    browser: Browser, program: Program, folder: Path, **options: object,
) -> Iterator[Bench]:
    """A page in a context of its own that fails for errors and for calls to other hosts."""
    faults: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error":
            faults.append(f"{message.text} {message.location}")

    def watch(request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in ("http", "https", "ws", "wss") and address.netloc != program.host:
            faults.append(f"asked another host: {request.url}")

    options = {"viewport": {"width": 1440, "height": 900}, **options}
    context = browser.new_context(
        permissions=["clipboard-read", "clipboard-write"], accept_downloads=True, **options)
    context.set_default_timeout(20_000)
    context.on("console", hear)
    context.on("weberror", lambda error: faults.append(str(error.error)))
    context.on("request", watch)
    bench = Bench(context.new_page(), program, folder)
    yield bench
    context.close()
    if bench.forgiven:
        faults = [fault for fault in faults if bench.forgiven not in fault]
    assert faults == [], faults
