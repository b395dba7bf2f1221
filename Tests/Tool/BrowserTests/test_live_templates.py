"""Every template at three values, set by a script and by a list, beside the picture of each value; and the table of it."""

import io
import json
import os
import re
import subprocess

import pytest
from dials import PACKAGE, Stage, command, render, run
from PIL import Image, ImageChops
from playwright.sync_api import Page

# The parameter that a script moves in each template, three values of it, and the parameter of a list.
MOVED = {
    "altimeter": ("altitude", [0, 4321, 12500], "altitudes"),
    "attitude": ("roll", [-40, 0, 25], "rolls"),
    "barometer": ("pressure", [960, 1013.2, 1060], None),
    "battery": ("value", [0, 9, 100], "readings"),
    "compass": ("heading", [0, 200, 359], "headings"),
    "dashboard": ("speed", [0, 96, 240], None),
    "ev-cluster": ("speed", [0, 87, 300], "speeds"),
    "fuel": ("value", [0, 30, 100], "readings"),
    "knob": ("stop", [1, 6, 8], None),
    "knob-endless": ("stop", [0, 3, 7], None),
    "kpi": ("value", [20, 75.2, 98], None),
    "led-bridge": ("left", [-48, -5, 6], "left"),
    "moon-phase": ("ages", [1.5, 11, 22], "ages"),
    "nixie": ("value", [0, 1234, 987], "readings"),
    "odometer": ("value", [0, 1234, 987], "readings"),
    "pressure": ("value", [-2, 5, 18], "readings"),
    "ring": ("value", [0, 33, 100], None),
    "rings": ("outer", [0, 4.4, 9.6], None),
    "speedometer": ("value", [0, 37, 140], "readings"),
    "speedometer-artwork": ("value", [0, 40, 300], "readings"),
    "speedometer-vintage": ("value", [0, 40, 100], "readings"),
    "split-flap": ("value", [0, 1234, 987], "readings"),
    "steps": ("done", [0, 3, 4], None),
    "tachometer": ("value", [0, 3.3, 9.5], "readings"),
    "tank": ("value", [0, 33, 100], "readings"),
    "tapes": ("speed", [0, 140, 290], "speeds"),
    "thermometer": ("value", [-10, 3, 40], "readings"),
    "thermostat": ("value", [10, 19.5, 30], "readings"),
    "vu-meter": ("left", [-20, -3, 2], "left"),
    "wheel": ("selected", [0, 3, 6], None),
}
# Settings of parts that would not be there without them.
GIVEN = {"kpi": {"previous": 75.2}, "rings": {"outerGoal": 8}}
# The first value of these is the length of their scale, so that no other picture has that scale.
LENGTHS = ["countdown", "timer"]
# With a list these also hold its peaks, or swing.
BESIDE = ["led-bridge", "tachometer", "tank"]
# These show data, of which no part follows a reading.
DATA = ["kpi-card", "line-graph", "radial-bars", "sparkline", "wind-rose"]
PAGE = PACKAGE / "docs/interactive.md"
TABLE = re.compile(r"(?<=<!-- templates -->\n).*?(?=<!-- /templates -->)", re.DOTALL)


def expect_alike(seen: bytes, due: bytes, value: float) -> None:
    """Compares two pictures, whose edges may be a little softer."""
    first, second = (Image.open(io.BytesIO(each)).convert("L") for each in (seen, due))
    apart = ImageChops.difference(first, second).point(lambda gray: gray > 60 and 255)
    assert apart.histogram()[255] <= 3, (value, apart.getbbox())


@pytest.mark.parametrize("template", MOVED)
def test_a_script_moves_everything(still: Stage, template: str) -> None:
    """Moved from one reading to all of them, a dial looks like the one that is drawn with each."""
    name, values, _ = MOVED[template]
    due = [render(template, "--id-prefix", "none", **{name: x}, **GIVEN.get(template, {})) for x in values]

    def shown(picture: str, value: float | None = None) -> bytes:
        [dial] = still.show(picture)
        if value is not None:
            dial.value = value
        still.pass_time(60)
        # A liquid goes on swinging.
        dial.ask("(svg.pauseAnimations(), svg.setCurrentTime(0))")
        return dial.svg.screenshot()

    for value, picture in zip(values, due):
        expect_alike(shown(due[1], value), shown(picture), value)


@pytest.mark.parametrize("template", [name for name in MOVED if MOVED[name][2] and name not in BESIDE])
def test_a_list_moves_everything(page: Page, template: str) -> None:
    """At the end of the time of each value in a list, a dial looks like one at rest that shows the value."""
    name, values, several = MOVED[template]

    def shown(values: list[float], *moment: str) -> bytes:
        settings = {several: ",".join(map(str, values)), "interval": "8s"}
        svg = render(template, *moment, "--id-prefix", "none", interactive=False, **settings)
        page.set_content(f"<!DOCTYPE html><html lang=en><title>dial</title><body style='margin: 0'>{svg}")
        return page.locator("svg").screenshot()

    for place, value in enumerate(values):
        # At rest it shows the last value, in windows that are as wide.
        resting = shown(values[place + 1:] + values[:place + 1], "--motion", "none")
        expect_alike(shown(values, "--at", f"{8 * place + 7.984375}s"), resting, value)


def test_a_trend_turns(still: Stage) -> None:
    """The arrowhead, the colour and the number are those of the change from the reading before."""
    document = """
sweephand: 1
scales: {main: {domain: [0, 100]}}
readings: {main: {value: %s, previous: 75.2}}
layers: [{trend: {position: [0, 30], decimals: 1}}, {readout: {decimals: 1, position: [0, 66], size: 16}}]
"""
    for value, change in ((40, "35.2"), (75.2, "0.0"), (75.3, "0.1"), (98, "22.8")):
        moved, due = still.show(render(document % 78.4, "--text", "system"), render(document % value, "--text", "system"))
        moved.value = value
        still.pass_time(5)
        look = """[...svg.querySelectorAll('[data-known] path, [data-base]')].filter(x => !x.closest('[display=none]'))
            .map(x => [x.getAttribute('d'), x.getAttribute('fill'), x.textContent])"""
        assert moved.ask(look) == due.ask(look)
        assert [words for *_, words in moved.ask(look) if words] == [change]


def test_computed_words_are_told() -> None:
    """Words that a document computes from the reading stay; an element that only asks whether it is set does not count."""
    document = """
sweephand: 1
parameters: {value: {type: number, default: 30}}
values: {miles: "${round(value * 0.621)}"}
scales: {main: {domain: [0, 100]}}
readings: {main: {value: $value}}
layers: [needle, {caption: {when: "${isSet(value)}", text: "${miles} mph"}}]
"""
    done = subprocess.run(
        [command(), "render", "-", "--interactive", "-o", os.devnull], input=document, capture_output=True, text=True)
    notes = [line for line in done.stderr.splitlines() if "SH0609" in line]
    assert done.returncode == 0 and len(notes) == 1 and "'text' of 'caption'" in notes[0]


def test_every_template_is_live_or_says_why() -> None:
    """The table in the guide: what a script and a list move in each template, or the reason of a refusal."""
    rows = []
    for template in sorted(each["name"] for each in json.loads(run("templates", "--json"))):
        if template in MOVED:
            name, _, several = MOVED[template]
            rows.append((template, f"`{name}`", f"`{several}`" if several else "–"))
        elif template in LENGTHS:
            rows.append((template, "`seconds`, on the scale of the first", "–"))
        elif template in DATA:
            rows.append((template, "refused: it shows data, not a reading", "–"))
            with pytest.raises(AssertionError, match="needs a reading that a script can move"):
                render(template)
        else:
            rows.append((template, "the time", "–"))
            assert 'data-control="clock"' in render(template)
    table = "| template | a script moves | a list |\n|---|---|---|\n"
    table += "".join(f"| `{name}` | {script} | {several} |\n" for name, script, several in rows)
    text = PAGE.read_text(encoding="utf-8")
    if os.environ.get("RECORD") and not os.environ.get("CI"):
        PAGE.write_text(TABLE.sub(lambda _: table, text), encoding="utf-8")
    assert TABLE.search(text)[0] == table
