"""Places along the outlines that browsers tell."""

import functools
import math
import re
from collections.abc import Callable

from readings import numbers

Point = complex
Curve = Callable[[float], Point]

# How many numbers each command of a path takes.
ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


@functools.cache
def places(path: str) -> list[float]:
    """The coordinates of five places along each segment of a value such as `path("M 0 0 L 10 0")`."""
    found = []
    for curve in segments(path.partition('"')[2].rpartition('"')[0]):
        for part in (0, 0.25, 0.5, 0.75, 1):
            point = curve(part)
            found += [point.real, point.imag]
    return found


def segments(path: str) -> list[Curve]:
    """The segments of a path, as functions of 0 … 1."""
    curves, now, start, control, before = [], 0j, 0j, 0j, "M"
    for command, text in re.findall(r"([a-df-zA-DF-Z])([^a-df-zA-DF-Z]*)", path):
        given = numbers(text)
        letter = command.upper()
        is_relative, count = command != letter, ARITY[letter]
        rows = [given[i:i + count] for i in range(0, len(given), count)] if count else [[]]
        for row in rows:
            origin = now if is_relative else 0j
            points = [
                origin + complex(*pair) for pair in zip(row[::2], row[1::2]) if letter not in "HVAZ"]
            if letter == "M" and row is rows[0]:
                now = start = points[0]
                continue
            if letter in "ST":
                points.insert(0, 2 * now - control if before in ("CS" if letter == "S" else "QT") else now)
            if letter == "H":
                end = complex(origin.real + row[0], now.imag)
            elif letter == "V":
                end = complex(now.real, origin.imag + row[0])
            elif letter == "Z":
                end = start
            else:
                end = origin + complex(*row[-2:])
            curves.append(arc(now, end, *row[:5]) if letter == "A" else bezier([now, *points[:-1], end]))
            now, control, before = end, points[-2] if len(points) > 1 else end, letter
    return curves


def bezier(points: list[Point]) -> Curve:
    """A Bézier curve of any degree."""
    def at(part: float) -> Point:
        row = points
        while len(row) > 1:
            row = [a + (b - a) * part for a, b in zip(row, row[1:])]
        return row[0]

    return at


def arc(start: Point, end: Point, rx: float, ry: float, degrees: float, large: float, sweep: float) -> Curve:
    """An arc by its ends (SVG 2, B.2.4)."""
    rx, ry, turn = abs(rx), abs(ry), complex(math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))
    if not rx or not ry or start == end:
        return bezier([start, end])
    half = (start - end) / 2 / turn
    grown = math.sqrt(max((half.real / rx) ** 2 + (half.imag / ry) ** 2, 1))
    rx, ry = rx * grown, ry * grown
    away = (half.real * ry) ** 2 + (half.imag * rx) ** 2
    size = math.sqrt(max((rx * ry) ** 2 / away - 1, 0)) * (1 if large != sweep else -1)
    middle = complex(size * rx * half.imag / ry, -size * ry * half.real / rx)
    center = middle * turn + (start + end) / 2

    def angle(point: Point) -> float:
        return math.atan2((point.imag - middle.imag) / ry, (point.real - middle.real) / rx)

    first = angle(half)
    course = (angle(-half) - first) % (2 * math.pi)
    if not sweep:
        course -= 2 * math.pi

    def at(part: float) -> Point:
        now = first + course * part
        return complex(rx * math.cos(now), ry * math.sin(now)) * turn + center

    return at
