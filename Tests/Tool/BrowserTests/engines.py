"""Chromium, Firefox and WebKit, driven with real clicks and drags: one session each for all tests.

Chromium is told by Playwright, Firefox by WebDriver BiDi, WebKit's MiniBrowser by WebKitWebDriver on a screen of its own.
"""

import base64
import contextlib
import glob
import itertools
import json
import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import pytest
import websocket
from dials import find_program
from playwright.sync_api import Browser
from playwright.sync_api import Page as ChromiumPage
from playwright.sync_api import sync_playwright
from selenium import webdriver
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from server import Site

Place = tuple[float, float]

# The engines that the lane of a commit leaves out of wide tables.
OTHERS = ["firefox", "webkit"]

# How long a browser may take for one answer, in seconds, beside other programs.
PATIENCE = 280


def in_engines(*, representative: bool) -> Callable:
    """Runs a test in each engine, or, where another one represents it, in Chromium first: see `wide`."""
    engines = pytest.mark.parametrize("engine", ["chromium", *OTHERS])
    return engines if representative else lambda test: pytest.mark.wide(engines(test))


@dataclass(frozen=True)
class Wishes:
    """The preferences of the user of a browser, as pages can query them."""

    reduced_motion: bool = False
    dark: bool = False
    # The configuration of the fonts that there are, where they are not those of the machine.
    fonts: Path | None = None

SETTINGS = """
user_pref("app.normandy.enabled", false);
user_pref("app.update.enabled", false);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.safebrowsing.malware.enabled", false);
user_pref("browser.safebrowsing.phishing.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("browser.startup.page", 0);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("extensions.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "");
user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);
"""


class Page(Protocol):
    """A page that can be used and asked."""

    def click(self, x: float, y: float) -> None:
        """Clicks at a place of the window."""

    def drag(self, places: list[Place]) -> None:
        """Presses the button at the first place, moves on to the others and lets go."""

    def evaluate(self, expression: str) -> object:
        """The value of an expression, or of the promise that it is, as JSON has it."""

    def screenshot(self) -> bytes:
        """The window as a PNG."""


class Chromium:
    """A page of Chromium."""

    def __init__(self, page: ChromiumPage) -> None:
        self.page = page
        page.set_default_timeout(PATIENCE * 1000)

    def go(self, address: str) -> None:
        """Opens an address, and waits until it is loaded."""
        self.page.goto(address)

    def resize(self, width: int, height: int) -> None:
        """Gives the window a size."""
        self.page.set_viewport_size({"width": width, "height": height})

    def click(self, x: float, y: float) -> None:
        """Clicks at a place of the window."""
        self.page.mouse.click(x, y)

    def drag(self, places: list[Place]) -> None:
        """Presses the button at the first place, moves on to the others and lets go."""
        self.page.mouse.move(*places[0])
        self.page.mouse.down()
        for place in places[1:]:
            self.page.mouse.move(*place)
        self.page.mouse.up()

    def evaluate(self, expression: str) -> object:
        """The value of an expression, or of the promise that it is, as JSON has it."""
        return json.loads(
            self.page.evaluate(f"async () => JSON.stringify(await ({expression})) ?? 'null'"))

    def screenshot(self) -> bytes:
        """The window as a PNG."""
        return self.page.screenshot(animations="allow")


class Firefox:
    """A page of Firefox."""

    def __init__(self, socket: websocket.WebSocket) -> None:
        self._socket, self._numbers = socket, itertools.count()
        self._send("session.new", capabilities={})
        [context] = self._send("browsingContext.getTree")["contexts"]
        self._context = context["context"]

    def _send(self, method: str, **parameters: object) -> dict:
        """Sends a command and waits for its answer."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while (answer := json.loads(self._socket.recv())).get("id") != number:
            pass
        assert answer["type"] == "success", answer
        return answer["result"]

    def go(self, address: str) -> None:
        """Opens an address, and waits until it is loaded."""
        self._send("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def resize(self, width: int, height: int) -> None:
        """Gives the window a size."""
        size = {"width": width, "height": height}
        self._send("browsingContext.setViewport", context=self._context, viewport=size)

    def click(self, x: float, y: float) -> None:
        """Clicks at a place of the window."""
        self.drag([(x, y)])

    def drag(self, places: list[Place]) -> None:
        """Presses the button at the first place, moves on to the others and lets go."""
        moves = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0} for x, y in places]
        down, up = ({"type": type, "button": 0} for type in ("pointerDown", "pointerUp"))
        # A finger that waits before it lets go gives the dial no speed.
        wait = [{"type": "pause", "duration": 150}] if len(places) > 1 else []
        self._send("input.performActions", context=self._context, actions=[{
            "type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"},
            "actions": [moves[0], down, *moves[1:], *wait, up],
        }])

    def evaluate(self, expression: str) -> object:
        """The value of an expression, or of the promise that it is, as JSON has it."""
        answer = self._send(
            "script.evaluate", target={"context": self._context}, awaitPromise=True,
            expression=f"(async () => JSON.stringify(await ({expression})) ?? 'null')()")
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def screenshot(self) -> bytes:
        """The window as a PNG."""
        return base64.b64decode(
            self._send("browsingContext.captureScreenshot", context=self._context)["data"])


class WebKit:
    """A page of WebKit's MiniBrowser."""

    def __init__(self, driver: webdriver.WebKitGTK) -> None:
        self._driver = driver

    def go(self, address: str) -> None:
        """Opens an address, and waits until it is loaded."""
        self._driver.get(address)

    def click(self, x: float, y: float) -> None:
        """Clicks at a place of the window."""
        self.drag([(x, y)])

    def drag(self, places: list[Place]) -> None:
        """Presses the button at the first place, moves on to the others and lets go."""
        builder = ActionBuilder(self._driver, duration=0)
        pointer = builder.pointer_action
        pointer.move_to_location(*map(round, places[0]))
        pointer.pointer_down()
        for place in places[1:]:
            pointer.move_to_location(*map(round, place))
        if len(places) > 1:
            pointer.pause(0.15)
        pointer.pointer_up()
        builder.perform()

    def evaluate(self, expression: str) -> object:
        """The value of an expression, or of the promise that it is, as JSON has it."""
        found = self._driver.execute_async_script(
            "const done = arguments[0];"
            f"(async () => JSON.stringify(await ({expression})) ?? 'null')()"
            ".then(text => done([text]), error => done([null, String(error)]))")
        assert found[0] is not None, found
        return json.loads(found[0])

    def screenshot(self) -> bytes:
        """The window as a PNG."""
        return self._driver.get_screenshot_as_png()


class Engines:
    """The browsers that were asked for, each started once for what its user wants."""

    def __init__(self, browser: Browser, site: Site) -> None:
        self._browser, self._site, self._exits = browser, site, contextlib.ExitStack()
        self._pages: dict[tuple[str, Wishes], Chromium | Firefox | WebKit] = {}

    def open(self, engine: str, html: str, wishes: Wishes = Wishes()) -> Page:
        """Opens a page in `chromium`, `firefox` or `webkit`."""
        key = engine, wishes
        if key not in self._pages:
            start = {
                "chromium": lambda: chromium(self._browser, wishes),
                "firefox": lambda: firefox(wishes), "webkit": lambda: webkit(wishes),
            }[engine]
            self._pages[key] = self._exits.enter_context(start())
        page = self._pages[key]
        if isinstance(page, Chromium):
            # A test before may have given the window another size.
            page.resize(1280, 720)
        page.go(self._site.write("page.html", html))
        return page

    def close(self) -> None:
        """Ends the browsers."""
        self._exits.close()


@contextlib.contextmanager
def launched() -> Iterator[Browser]:
    """The system's Chromium, without a window."""
    path = find_program("chromium", "chromium-browser", "google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@contextlib.contextmanager
def chromium(browser: Browser, wishes: Wishes) -> Iterator[Chromium]:
    """Opens a page in a context of its own, and where that does not reach images, in another browser."""
    with contextlib.ExitStack() as exits:
        if wishes.fonts or wishes.reduced_motion:
            browser = browser.browser_type.launch(
                executable_path=find_program("chromium", "chromium-browser", "google-chrome"),
                args=["--no-sandbox", *["--force-prefers-reduced-motion"] * wishes.reduced_motion],
                env={**os.environ, **({"FONTCONFIG_FILE": str(wishes.fonts)} if wishes.fonts else {})})
            exits.callback(browser.close)
        context = browser.new_context(
            reduced_motion="reduce" if wishes.reduced_motion else "no-preference",
            color_scheme="dark" if wishes.dark else "light")
        exits.callback(context.close)
        yield Chromium(context.new_page())


@contextlib.contextmanager
def home(wishes: Wishes) -> Iterator[tuple[str, dict[str, str]]]:
    """A folder to begin in, and the environment that makes it a program's home."""
    folder = tempfile.mkdtemp()
    names = ["HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"]
    try:
        yield folder, {
            **os.environ, **dict.fromkeys(names, folder), "GDK_BACKEND": "x11",
            "DBUS_SESSION_BUS_ADDRESS": "disabled:", "NO_AT_BRIDGE": "1",
            "GSETTINGS_BACKEND": "memory", "LIBGL_ALWAYS_SOFTWARE": "1",
            "MESA_SHADER_CACHE_DISABLE": "true",
            **({"FONTCONFIG_FILE": str(wishes.fonts)} if wishes.fonts else {}),
        }
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def running(*command: str, **options: object) -> Iterator[subprocess.Popen]:
    """A program, until it is not needed any more."""
    process = subprocess.Popen(command, **options)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextlib.contextmanager
def firefox(wishes: Wishes) -> Iterator[Firefox]:
    """Starts Firefox without a window."""
    path = find_program("firefox-esr", "firefox")
    with home(wishes) as (folder, environment):
        (Path(folder) / "user.js").write_text(
            f'{SETTINGS}user_pref("ui.prefersReducedMotion", {int(wishes.reduced_motion)});\n'
            f'user_pref("layout.css.prefers-color-scheme.content-override", {int(not wishes.dark)});\n')
        log = Path(folder) / "log.txt"
        with log.open("w") as file, running(
            path, "--headless", "--no-remote", "--profile", folder, "--remote-debugging-port", "0",
            env=environment, stdout=file, stderr=file,
        ) as process:
            address = announced(log, process)
            socket = websocket.create_connection(f"{address}/session", timeout=PATIENCE, suppress_origin=True)
            yield Firefox(socket)
            socket.close()


def announced(log: Path, process: subprocess.Popen) -> str:
    """The address at which Firefox says that it listens."""
    for _ in range(600):
        if match := re.search(r"WebDriver BiDi listening on (ws://\S+)", log.read_text()):
            return match[1]
        assert process.poll() is None, log.read_text()
        time.sleep(0.1)
    raise TimeoutError(log.read_text())


@contextlib.contextmanager
def webkit(wishes: Wishes) -> Iterator[WebKit]:
    """Starts WebKit's MiniBrowser on a screen that nobody sees."""
    [browser, *_] = [
        path for pattern in ("/usr/lib/*/webkit*gtk-*/MiniBrowser", "/usr/libexec/webkit*gtk-*/MiniBrowser")
        for path in sorted(glob.glob(pattern))] or [""]
    if not browser:
        raise RuntimeError("not installed: WebKit's MiniBrowser")
    with home(wishes) as (folder, environment), screen() as number:
        # WebKit learns from GTK that its user wants less motion.
        (Path(folder) / "gtk-3.0").mkdir()
        (Path(folder) / "gtk-3.0/settings.ini").write_text(
            f"[Settings]\ngtk-enable-animations={int(not wishes.reduced_motion)}\n")
        options = Options()
        options.binary_location = browser
        options.add_argument("--automation")
        if wishes.dark:
            options.add_argument("--dark-mode")
        service = Service(
            find_program("WebKitWebDriver"), env={**environment, "DISPLAY": f":{number}"},
            log_output=str(Path(folder) / "driver.txt"))
        driver = webdriver.WebKitGTK(options=options, service=service)
        driver.set_script_timeout(PATIENCE)
        try:
            yield WebKit(driver)
        finally:
            driver.quit()


@contextlib.contextmanager
def screen() -> Iterator[str]:
    """The number of a screen in memory."""
    end, start = os.pipe()
    with running(
        find_program("Xvfb"), "-displayfd", str(start), "-screen", "0", "1024x900x24",
        pass_fds=[start], stderr=subprocess.DEVNULL,
    ):
        os.close(start)
        with os.fdopen(end) as file:
            yield file.readline().strip()
