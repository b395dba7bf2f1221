"""How far a browser is from the model, and where it is too far."""

import math

from outlines import places
from readings import Reading, number, numbers

# The kinds of differences that curves are excused for, and how far they may be off: browsers take curves
# to be made of lines.
ALONG_CURVES = {"place": 0.25, "turn, in degrees": 0.75, "turn or scale, in degrees": 0.75}


class Comparison:
    """The differences of all layers of a case at all times."""

    def __init__(self, case: dict, readings: list[Reading], excused: list[float] = ()) -> None:
        # The largest difference of each kind, everywhere and at rest.
        self.largest: dict[str, float] = {}
        # The kind and the words of what is beyond its tolerance.
        self.faults: list[tuple[str, str]] = []
        found = {(reading["time"], reading["id"]): reading for reading in reversed(readings)}
        for layer in case["expected"]:
            if layer["time"] in excused:
                continue
            reading = found.get((layer["time"], layer["id"]))
            # Layers that stay hidden need not be written.
            if reading is None and layer["isHidden"]:
                continue
            assert reading, f"{case['name']}: no {layer['id']} at {layer['time']}"
            self._compare(layer, reading, case["outlines"][layer["outline"]])

    @property
    def is_near_along_curves(self) -> bool:
        """Whether all is as near as browsers come along curves, and everything else as near as ever."""
        return all(kind in ALONG_CURVES for kind, _ in self.faults) and all(
            self.largest.get(kind, 0) < most for kind, most in ALONG_CURVES.items())

    def _compare(self, layer: dict, reading: Reading, outline: list[float]) -> None:
        """Compares a layer at a time."""
        self._place, self._is_at_rest = f"'{layer['id']}' at {layer['time']} s", layer["isAtRest"]
        total = reading["total"]
        self._note("display", total["isShown"], not layer["isHidden"], 0)
        # Browsers know no position of elements that are not displayed.
        if layer["isHidden"]:
            return
        self._compare_matrix(layer["matrix"], reading["matrix"])
        self._note("opacity", total["opacity"], layer["opacity"], 1 / 255)
        if paint := layer.get("fill"):
            self._compare_paint("fill", paint, reading, total["stops"])
        if stroke := layer.get("stroke"):
            self._compare_paint("stroke", stroke["paint"], reading, total["strokeStops"])
            self._compare_stroke(stroke, reading)
            self._is_at_rest = layer["isAtRest"]
        if reading["name"] == "path":
            # Outlines within 0.05 units at four places of each segment.
            self._note_all("path", places(reading["values"].get("d", "")), outline, 0.05)

    def _note(self, kind: str, found: float | None, expected: float, tolerance: float) -> None:
        """Notes the difference between what the browser shows and what the model says."""
        if found is None:
            self.faults.append((kind, f"{kind} of {self._place}: not found"))
            return
        difference = abs(found - expected)
        for name in [kind, f"at rest: {kind}"][:1 + self._is_at_rest]:
            self.largest[name] = max(self.largest.get(name, 0), difference)
        # At rest there is only the rounding of the output: half a thousandth of a stretch is 0.03°,
        # and the half of a step of a colour. The browser writes six digits.
        if not difference <= (tolerance * 0.6 if self._is_at_rest else tolerance) + 1e-6:
            self._fail(kind, found, expected)

    def _note_all(self, kind: str, found: list[float], expected: list[float], tolerance: float) -> None:
        """Notes the largest difference of numbers, of which there must be as many."""
        if len(found) != len(expected):
            self._fail(kind, found, expected)
            return
        if found:
            one, other = max(zip(found, expected), key=lambda pair: abs(pair[0] - pair[1]))
            self._note(kind, one, other, tolerance)

    def _fail(self, kind: str, found: object, expected: object) -> None:
        self.faults.append(
            (kind, f"{kind} of {self._place}: {found} in the browser, {expected} in the model"))

    def _compare_matrix(self, expected: list[float], found: list[float]) -> None:
        """A matrix within 0.05°, within a thousandth of a stretch and within 0.05 units."""
        self._compare_turn(expected, found)
        # A stretch is written in thousandths, however small it is: 0.05° of what is not stretched.
        size = max(math.hypot(*expected[:2]), math.hypot(*expected[2:4]), 1)
        to_degrees = 180 / math.pi / size
        self._note_all(
            "turn or scale, in degrees", [each * to_degrees for each in found[:4]],
            [each * to_degrees for each in expected[:4]], 0.05)
        self._note_all("place", found[4:], expected[4:], 0.05)

    def _compare_turn(self, expected: list[float], found: list[float]) -> None:
        """Compares the axes of a matrix that only turns and stretches within 0.05°, however small it is:
        the rounding of a stretch turns none of them, unless to the other side."""
        a, b, c, d = expected[:4]
        sizes = math.hypot(a, b), math.hypot(c, d)
        if not abs(a * c + b * d) < 1e-6 * sizes[0] * sizes[1] or len(found) != 6:
            return
        for size, x, y, index in [(sizes[0], a, b, 0), (sizes[1], c, d, 2)]:
            if size > 0.002:
                p, q = found[index:index + 2]
                turn = math.degrees(abs(math.atan2(x * q - y * p, x * p + y * q)))
                # A browser writes six digits, which turn a short axis by so much.
                self._note("turn, in degrees", max(turn - 1e-4 / size, 0), 0, 0.05)

    def _compare_paint(self, kind: str, paint: dict, reading: Reading, stops: list[dict]) -> None:
        """A colour within a step of 255, and each stop of a gradient."""
        if color := paint.get("color"):
            self._compare_color(
                kind, reading["values"].get(kind, ""), number(reading, f"{kind}-opacity"), color)
            return
        self._note_all(
            "stop's place", [stop["offset"] for stop in stops], [each[0] for each in paint["stops"]], 0.001)
        for found, stop in zip(stops, paint["stops"]):
            self._compare_color("stop's colour", found["color"], found["opacity"], stop[1:])

    def _compare_color(self, kind: str, css: str, alpha: float | None, color: list[float]) -> None:
        self._note_all(f"{kind}, of 255", numbers(css), color[:3], 1)
        self._note(f"opacity of {kind}", alpha, color[3], 1 / 255)

    def _compare_stroke(self, stroke: dict, reading: Reading) -> None:
        """The width of a line, its dashes, and the part of the outline that is stroked."""
        self._note("line width", number(reading, "stroke-width"), stroke["width"], 0.05)
        values = reading["values"]
        scale = number(reading, "dash-scale")
        scale = 1 if scale is None else scale
        # Each browser measures a curve by lines of its own, at rest as well.
        self._is_at_rest = self._is_at_rest and scale == 1
        dashes = [each * scale for each in numbers(values.get("stroke-dasharray", ""))]
        offset = (number(reading, "stroke-dashoffset") or 0) * scale
        length, start, end = stroke["length"], stroke["start"], stroke["end"]
        if (start, end) == (0, 1) and (len(dashes) != 2 or dashes[1] < length):
            self._note_all("dashes", dashes, stroke["dashes"], 0.05)
            self._note("dash phase", offset, stroke["phase"], 0.05)
            return
        # A trim is one dash, and a gap that is longer than the path.
        part = max(end - start, 0) * length
        self._note("trimmed length", dashes[0] if dashes else None, part, 0.05)
        self._note(
            "gap before the next dash", min(dashes[-1], length) if dashes else None, length, 0.05)
        if part > 0:
            self._note("start of the trim", -offset, start * length, 0.05)
            return
        is_capped = values.get("stroke-linecap") != "butt"
        self._note("cap of no stroke", is_capped and 0 <= -offset <= length, 0, 0)
