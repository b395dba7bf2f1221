"""Renders dials with the command, shows them on a page and moves the pointer over them."""

import functools
import math
import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

PACKAGE = Path(__file__).resolve().parents[3]

# A knob that turns for ever and rests anywhere.
FREE_KNOB = """
sweephand: 1
title: Free knob
description: A knob without ends.
control: {kind: slider}
scales:
  main: {domain: [0, 360], start: 0, span: 360, outside: wrap}
readings:
  main: {value: 0, duration: 0.5s, easing: linear}
layers:
  - face
  - knob: {radius: 62, stops: false}
"""

# The figures that a script writes in a picture, drawn or in a font.
FIGURES = """svg => {
  const figures = svg.querySelector('[data-reading]');
  return figures.querySelector('path[aria-label]')?.ariaLabel ?? figures.textContent;
}"""


def find_program(*names: str) -> str:
    """The path of the first of these programs that is installed."""
    found = next(filter(None, map(shutil.which, names)), None)
    if not found:
        raise RuntimeError(f"not installed: {' or '.join(names)}")
    return found


@functools.cache
def command() -> str:
    """The path of the command: that of `SWEEPHAND`, or else of the debug build."""
    return os.environ.get("SWEEPHAND") or str(PACKAGE / ".build/debug/sweephand")


@functools.cache
def run(*arguments: str, document: str | None = None) -> str:
    """The output of the command."""
    done = subprocess.run(
        [command(), *arguments], input=document, capture_output=True, text=True,
        env={**os.environ, "TZ": "UTC"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def render(source: str, *options: str, interactive: bool = True, **settings: object) -> str:
    """Renders a template by its name, or a document by its text."""
    is_document = "\n" in source
    arguments = ["render", "-" if is_document else source, *options]
    arguments += ["--interactive"] if interactive else []
    for name, value in settings.items():
        arguments += ["--set", f"{name}={value}"]
    return run(*arguments, document=source if is_document else None)


def font_file(name: str) -> Path:
    """The file of a font of the system, such as DejaVu Sans:style=Book."""
    found = subprocess.run(["fc-match", "-f", "%{file}", name], check=True, capture_output=True, text=True)
    return Path(found.stdout)


def runtime() -> str:
    """The module in a file of its own."""
    return run("runtime")


def turn_of(transform: str | None) -> float:
    """The degrees of a transform that rotates; 0 where there is none."""
    match = re.search(r"rotate\((-?[\d.]+)", transform or "")
    return float(match[1]) if match else 0.0


def apart(one: float, other: float) -> float:
    """The degrees between two directions."""
    return abs((one - other + 180) % 360 - 180)


def eventually(ask: Callable[[], object], answer: object, seconds: float = 30) -> None:
    """Asks again and again until the answer is the one that is due; the seconds only end a wait that is in vain."""
    end = time.monotonic() + seconds
    while (given := ask()) != answer and time.monotonic() < end:
        time.sleep(0.01)
    assert given == answer, given


def pass_frames(page: Page, count: int = 5) -> None:
    """Lets a page show some frames, also where timers stand still."""
    for _ in range(count):
        last = page.evaluate("document.timeline.currentTime")
        eventually(lambda: page.evaluate("document.timeline.currentTime") > last, True)


class Dial:
    """A dial on a page, by the id of the element around it."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name
        self.svg = page.locator(f"#{name} svg")

    def ask(self, expression: str, argument: object = None) -> object:
        """Evaluates an expression of `dial`, `svg` and the argument `x`."""
        return self.svg.evaluate(
            f"(svg, x) => {{ const dial = svg[Symbol.for('sweephand')]; return {expression.strip()}; }}",
            argument,
        )

    @property
    def value(self) -> float:
        """The reading that the dial tells."""
        return self.ask("dial.value")

    @value.setter
    def value(self, value: object) -> None:
        self.ask("void (dial.value = x)", value)

    @property
    def turn(self) -> float:
        """The turn that the dial tells."""
        return self.ask("dial.turn")

    @property
    def angles(self) -> list[float]:
        """The turns of everything that is seen to turn."""
        transforms = self.ask(
            "[...svg.querySelectorAll('.turning')].map(e => e.getAttribute('transform'))")
        return [turn_of(transform) for transform in transforms]

    @property
    def angle(self) -> float:
        """The turn of what turns, seen."""
        return self.angles[-1]

    @property
    def reading(self) -> str:
        """The figures that are seen: the words of their path, or the text."""
        return self.ask(f"({FIGURES})(svg)")

    @functools.cached_property
    def box(self) -> dict[str, float]:
        """The place of the picture on the page."""
        return self.svg.bounding_box()

    def at(self, direction: float, radius: float = 50) -> tuple[float, float]:
        """The place on the page in a direction from the centre, by a radius in dial units."""
        box, angle = self.box, math.radians(direction)
        unit = box["width"] / 220
        return (
            box["x"] + box["width"] / 2 + math.sin(angle) * radius * unit,
            box["y"] + box["height"] / 2 - math.cos(angle) * radius * unit,
        )

    def press(self, direction: float, radius: float = 50) -> None:
        """Presses the button of the mouse there."""
        self.page.mouse.move(*self.at(direction, radius))
        self.page.mouse.down()

    def pull(self, start: float, end: float, radius: float = 50) -> None:
        """Moves the pointer about the centre, in steps of at most 60°."""
        steps = max(math.ceil(abs(end - start) / 60), 1)
        for step in range(1, steps + 1):
            self.page.mouse.move(*self.at(start + (end - start) * step / steps, radius))

    def drag(self, start: float, end: float, radius: float = 50) -> None:
        """Drags from one direction to another, and lets go."""
        self.press(start, radius)
        self.pull(start, end, radius)
        self.page.mouse.up()

    def click(self, direction: float, radius: float = 50) -> None:
        """Clicks in a direction."""
        self.page.mouse.click(*self.at(direction, radius))


class Stage:
    """A page with dials on it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def show(self, *pictures: str, head: str = "") -> list[Dial]:
        """Shows pictures inline, in elements `dial0`, `dial1` …"""
        bodies = "".join(
            f'<div id="dial{i}">{mark_turning(picture)}</div>' for i, picture in enumerate(pictures))
        self.open(f"<style>body {{ margin: 0 }}</style>{head}", bodies)
        self.page.wait_for_function(
            "[...document.querySelectorAll('svg')].every(svg => svg[Symbol.for('sweephand')])")
        return [Dial(self.page, f"dial{i}") for i in range(len(pictures))]

    def open(self, head: str, body: str) -> None:
        """Opens a page at an address of its own, which nothing else answers."""
        html = f"<!DOCTYPE html><html lang=en><meta charset=utf-8><title>Dials</title>{head}{body}"
        self.page.route("http://dials.test/", lambda route: route.fulfill(
            content_type="text/html", body=html))
        self.page.goto("http://dials.test/")

    def put(self, source: str, *options: str, **settings: object) -> Dial:
        """Renders a dial and shows it alone."""
        return self.show(render(source, *options, **settings))[0]

    def events(self, kind: str | None = None) -> list[dict]:
        """The events since they were last asked for."""
        events = self.page.evaluate("events.splice(0)")
        return [event for event in events if kind in (None, event["type"])]

    def await_change(self) -> dict:
        """Waits for a `change` and gives the last one."""
        eventually(lambda: self.page.evaluate("events.some(e => e.type == 'change')"), True)
        return self.events("change")[-1]

    def pass_time(self, seconds: float) -> None:
        """Lets time pass, on a page where it does not by itself."""
        self.page.clock.run_for(round(seconds * 1000))


def mark_turning(picture: str) -> str:
    """Gives everything that a script turns the class `turning`."""
    return re.sub(
        r"<(g|path)([^>]*)>(?=<animateTransform [^>]*type=\"rotate\")",
        r'<\1\2 class="turning">', picture)
