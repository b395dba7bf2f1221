"""The animated elements of documents as browsers show them, at times of the documents' own."""

import json
import math
import re
from pathlib import Path

from engines import Engines, Wishes

Reading = dict

SEEKING = (Path(__file__).parent / "pages/seeking.js").read_text(encoding="utf-8")
STYLE = """body { margin: 0 }
iframe { border: 0; display: block; width: 100vw; height: 100vh }"""


def document(svg: str, *times: float, totals: bool = False, events: list[dict] = ()) -> dict:
    """A document and the times at which it is read; with `totals` each element with an id, as it comes out."""
    return {"svg": svg, "times": times, "totals": totals, "events": list(events)}


def read(
    engines: Engines, engine: str, documents: list[dict], wishes: Wishes = Wishes(),
) -> list[list[Reading]]:
    """The readings of each document, time by time, element by element.

    The DOM takes a time as a 32-bit float: at one hour the browser's own time can be 0.1 ms off.
    """
    requests = json.dumps(documents).replace("<", "\\u003c")
    page = engines.open(engine, (
        f'<!DOCTYPE html><html lang=en><meta charset="utf-8"><title>Readings</title>'
        f"<style>{STYLE}</style><body><script>const requests = {requests};\n{SEEKING}</script>"
    ), wishes)
    found = [[] for _ in documents]
    for reading in page.evaluate("readings"):
        found[reading["document"]].append(reading)
    page.evaluate("void document.body.replaceChildren()")
    return found


def rotation(reading: Reading) -> float:
    """The angle of the matrix's x axis in degrees, clockwise, in -180 … 180."""
    return math.degrees(math.atan2(reading["matrix"][1], reading["matrix"][0]))


def numbers(text: str) -> list[float]:
    """The numbers in a text, without units, letters and commas."""
    return [float(word) for word in re.findall(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?", text)]


def number(reading: Reading, name: str) -> float | None:
    """The only number of a value, or nothing where it has none or several."""
    found = numbers(reading["values"].get(name, ""))
    return found[0] if len(found) == 1 else None
