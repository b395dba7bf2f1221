"""Moving pictures as engines show them at moments, beside still pictures that were written for the moments."""

import json
import re
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from dials import command
from engines import Engines

COMPARING = (Path(__file__).parent / "pages/motion.js").read_text(encoding="utf-8")
PAGE = ('<!DOCTYPE html><html lang=en><meta charset="utf-8"><title>Motion</title>'
        f"<style>iframe {{ border: 0 }}</style><body><script>{COMPARING}</script>")

# Moments for files that name none: between the steps and ends that people choose.
MOMENTS = (0, 0.3125, 1.1875, 2.6875, 5.4375, 9.5625)

# How far numbers may be apart, and channels of colours, which engines round to whole numbers.
NEAR, NEAR_COLOUR = 0.01, 1.0

# Animations that wait for something to happen, as they are written in attributes.
WAITING = re.compile(
    r"""(?:begin|end)\s*=\s*["'][^"']*(?:repeat\(|(?:begin|end|repeat)Event|click|mouse|focus)""")
ANIMATION = re.compile(r"<(?:animate|animateColor|animateMotion|animateTransform|discard|set)\b|@keyframes")
TOKEN = re.compile(r"(rgba?|color)\(([^)]*)\)|([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)|([^\s,\d+.-]+|.)")


@dataclass(frozen=True)
class Picture:
    """A moving picture, the moments at which it is looked at, and what happens to it."""

    name: str
    svg: str
    moments: tuple[float, ...] = MOMENTS
    # An element's id, the event's name and its time.
    events: tuple[tuple[str, str, float], ...] = ()
    # Why engines cannot be asked about it, by their names.
    excuses: tuple[tuple[str, str], ...] = ()
    # How far numbers may be apart: engines measure curves in their own ways.
    within: float = NEAR

    @staticmethod
    def read(path: Path, moments: tuple[float, ...] = MOMENTS) -> "Picture":
        """Reads a file with what its comments say: `moments`, `events`, `within` and `not in ENGINE: why`."""
        text = path.read_text(encoding="utf-8", errors="replace")
        if found := re.search(r"<!-- moments: ([\d. ]+) -->", text):
            moments = tuple(map(float, found[1].split()))
        found = re.search(r"<!-- events: (.*?) -->", text)
        events = re.findall(r"(\S+)\.(\w+)@([\d.]+)", found[1]) if found else []
        return Picture(
            path.stem, text, moments, tuple((id, name, float(time)) for id, name, time in events),
            tuple(re.findall(r"<!-- not in (\w+): (.*?) -->", text)),
            float(found[1]) if (found := re.search(r"<!-- within: ([\d.]+) -->", text)) else NEAR)

    @property
    def moves(self) -> bool:
        """Whether there is an animation in the file."""
        return bool(ANIMATION.search(self.svg))


class Difference(NamedTuple):
    """A value that a still picture does not have as the moving one."""

    file: str
    moment: float
    element: str
    name: str
    moving: str
    still: str

    def __str__(self) -> str:
        moving, still = (value if len(value) <= 90 else f"{value[:87]}..." for value in self[4:])
        return f"{self.file} at {self.moment:g} s: {self.element} {self.name}: {moving} | {still}"


class Answer(NamedTuple):
    """The answer of a browser about one picture."""

    picture: Picture
    # How many values were compared.
    compared: int
    differences: list[Difference]
    # The values that are not those of the moment before, by their names and moments.
    changes: dict[str, dict[str, str]]


class NoStill(Exception):
    """The command did not write a still picture."""


Stills = Callable[[Picture, float], str]


def rendered(picture: Picture, moment: float) -> str:
    """The still picture of the command."""
    events = [f"--event={id}.{name}@{time:g}s" for id, name, time in picture.events if time <= moment]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{picture.name}.svg"
        path.write_text(picture.svg, encoding="utf-8")
        try:
            done = subprocess.run(
                [command(), "render", path, "--at", f"{moment}s", *events],
                capture_output=True, text=True, encoding="utf-8", timeout=60)
        except subprocess.TimeoutExpired:
            raise NoStill("it takes more than a minute") from None
    if done.returncode:
        # The first line without the file's name, so that files with the same error are counted together.
        first = (done.stderr.strip().splitlines() or [""])[0]
        raise NoStill(f"{done.returncode}: {first.removeprefix(f'{path}:')}")
    return done.stdout


def itself(picture: Picture, moment: float) -> str:
    """The moving picture, to be paused as itself."""
    return picture.svg


def base(picture: Picture, moment: float) -> str:
    """The picture without its animations, as it never looks while they run."""
    kinds = "animate|animateColor|animateMotion|animateTransform|discard|set"
    animation = rf"<({kinds})\b(?:[^>]*[^/])?>.*?</\1\s*>|<(?:{kinds})\b[^>]*/>"
    return re.sub(animation, "", picture.svg, flags=re.S).replace("@keyframes", "@ignored")


def compare(
    engines: Engines, engine: str, pictures: list[Picture], stills: Stills = rendered, *,
    paused: bool = False, size: tuple[int, int] = (300, 300),
) -> Iterator[Answer]:
    """Looks at pictures beside their still ones; with `paused` those move too and are paused at the moments."""
    page = engines.open(engine, PAGE)
    for start in range(0, len(pictures), 10):
        some = pictures[start:start + 10]
        requests, failures = [], []
        for picture, found in zip(some, made(some, stills), strict=True):
            failures.append([
                Difference(picture.name, moment, "svg", "render", "", str(each))
                for moment, each in zip(picture.moments, found, strict=True) if isinstance(each, NoStill)])
            texts = [plain(each) if isinstance(each, str) else None for each in found]
            kept = [index for index, each in enumerate(texts) if each is not None]
            requests.append({
                "svg": plain(picture.svg), "moments": [picture.moments[index] for index in kept],
                "stills": [texts[index] for index in kept], "size": size, "paused": paused,
                "events": [dict(zip(("id", "name", "time"), event, strict=True)) for event in picture.events],
                "stepped": bool(WAITING.search(picture.svg)),
            })
        for picture, failed, answer in zip(
            some, failures, page.evaluate(f"checkAll({json.dumps(requests)})"), strict=True,
        ):
            found = [
                Difference(picture.name, *(each[key] for key in Difference._fields[1:]))
                for each in answer["differences"]
                if not is_told_alike(each, picture.within)]
            yield Answer(picture, answer["compared"], failed + found, answer["changes"])


def made(pictures: list[Picture], stills: Stills) -> list[list[str | NoStill]]:
    """The still pictures of each picture, two at a time."""

    def make(wish: tuple[Picture, float]) -> str | NoStill:
        try:
            return stills(*wish)
        except NoStill as error:
            return error

    wishes = [(picture, moment) for picture in pictures for moment in picture.moments]
    with ThreadPoolExecutor(2) as pool:
        found = pool.map(make, wishes)
        return [[next(found) for _ in picture.moments] for picture in pictures]


def plain(svg: str) -> str:
    """A picture without the declaration of an encoding that it does not have within a page."""
    return re.sub(r"^\s*<\?xml.*?\?>", "", svg.lstrip("\ufeff"), flags=re.S)


def is_told_alike(difference: dict, within: float) -> bool:
    """Whether two texts tell the same value, or another that will do."""
    one, other = difference["moving"], difference["still"]
    if difference["name"] == "matrix" or difference["name"].endswith("Transform"):
        return is_near_matrix(one, other, within)
    return is_near(one, other, within) or bool(also := difference.get("also")) and is_near(*also, within)


def is_near_matrix(one: str, other: str, within: float = NEAR) -> bool:
    """Whether two matrices are near, or both none: what is ten units long ends within the limit."""
    if "none" in (one, other):
        return one == other
    first, second = list(map(float, one.split())), list(map(float, other.split()))
    scale = max(1, *map(abs, first[:4]))
    return all(abs(a - b) <= (within if index > 3 else within / 10 * scale)
               for index, (a, b) in enumerate(zip(first, second, strict=True)))


def is_near(one: str, other: str, within: float = NEAR) -> bool:
    """Whether two values have the same words, and numbers that are near."""
    first, second = tokens(one), tokens(other)
    return len(first) == len(second) and all(
        a == b or isinstance(a, tuple) and isinstance(b, tuple)
        and abs(a[0] - b[0]) <= max(a[1], b[1]) * max(1, within / NEAR)
        for a, b in zip(first, second, strict=True))


def tokens(text: str) -> list[str | tuple[float, float]]:
    """The words of a value, and its numbers, each with how far another may be from it."""
    found = []
    for kind, channels, number, word in TOKEN.findall(text):
        if kind:
            found += colour(kind, channels)
        elif number:
            found.append((float(number), NEAR))
        elif word.strip(", \n\t"):
            found.append(word)
    return found


def colour(kind: str, channels: str) -> list[str | tuple[float, float]]:
    """A colour's three channels, 0 … 255 where they are sRGB, and its opacity."""
    words = channels.replace("/", " ").replace(",", " ").split()
    space = words.pop(0) if kind == "color" else "srgb"
    scale = 255 if kind == "color" and space == "srgb" else 1
    numbers = [0.0 if word == "none" else float(word) for word in words]
    opacity = numbers[3] if len(numbers) > 3 else 1.0
    return [space, *((number * scale, NEAR_COLOUR) for number in numbers[:3]), (opacity, NEAR)]
