"""The figures of a dial go with its needle, and end as the command spells them."""

import html
import re

import pytest
from dials import Stage, render, run

GAUGE = """
sweephand: 1
title: Gauge
description: A gauge with figures.
scales:
  main: {domain: [-2000, 50000], start: -120, span: 240}
readings:
  main: {value: 0, duration: 1s, easing: linear}
layers:
  - face
  - needle
  - readout: {size: 16}
"""

SPELLINGS = {
    "decimals": "{size: 16, decimals: 2}",
    "german": "{size: 16, decimals: 1, locale: de}",
    "swiss": "{size: 16, locale: de-CH}",
    "spanish": "{size: 16, locale: es, decimals: 1}",
    "french": "{size: 16, locale: fr, unit: W}",
    "swedish": "{size: 16, locale: sv, unit: '%'}",
    "own": "{size: 12, grouping: \"'\", decimalSeparator: ',', decimals: 3, prefix: '~', suffix: ' Bq'}",
}


def figures(picture: str) -> str:
    """The words of the first text of a still picture, above its unit; faces lack a tilde."""
    found = re.search('<(?:path|g)[^>]*role="img" aria-label="([^"]*)"|<text[^>]*>(?:<animate [^>]*>)?([^<]*)', picture)
    return html.unescape(found[1] or found[2])


@pytest.mark.parametrize("spelling", SPELLINGS.values(), ids=SPELLINGS)
def test_figures_are_spelled_as_the_command_does(still: Stage, spelling: str) -> None:
    """After a move, each number reads as in the still picture."""
    document = GAUGE.replace("{size: 16}", spelling)
    values = [-1234.5, -0.004, 999.95, 12345.678]
    due = [
        figures(render(document.replace("value: 0", f"value: {value}"), interactive=False))
        for value in values
    ]
    [gauge] = still.show(render(document))
    for value, text in zip(values, due):
        gauge.value = value
        still.pass_time(1.1)
        assert gauge.reading == text, value


def test_figures_go_with_the_needle(still: Stage) -> None:
    """On the way they tell the reading at which the needle stands, up to 4° beyond the end."""
    dial = still.put("speedometer", value=0, duration="1s", decimals=1)
    dial.value = 100
    readings = []
    for _ in range(9):
        still.pass_time(0.1)
        reading = float(dial.reading)
        due = min(dial.angle + 118.4, 236.8 + 4) / 236.8 * 100
        assert reading == pytest.approx(due, abs=0.06)
        readings.append(reading)
    assert readings[:3] == sorted(readings[:3]) and readings[2] > 50
    still.pass_time(0.2)
    assert dial.reading == "100.0"


def test_exact_at_the_end(still: Stage) -> None:
    """The last figures are those of the value, not of the needle's place."""
    gauge = still.show(render(GAUGE.replace("{size: 16}", "{size: 16, decimals: 3}")))[0]
    gauge.value = 12345.678
    still.pass_time(1.1)
    assert gauge.reading == "12345.678"
    assert gauge.ask("svg.ariaValueNow") == "12345.678"


def test_words_of_the_reading(still: Stage) -> None:
    """The announced text has the unit below the figures."""
    dial = still.put("speedometer", value=72, unit="km/h")
    dial.value = 33
    assert dial.ask("[svg.ariaValueNow, svg.ariaValueText, dial.label]") == ["33", "33\xa0km/h", "33\xa0km/h"]


# The visible state of drawn figures: the boxes and lengths of their paths, and the words.
DRAWN = """
[...svg.querySelectorAll('[data-reading] path')].map(path => {
  const { x, y, width, height } = path.getBBox();
  return [x, y, width, height, path.getTotalLength(), path.ariaLabel];
})
"""


@pytest.mark.parametrize("face", ["engineering", "engraved", "segment", "matrix"])
def test_drawn_figures_are_those_of_the_picture(still: Stage, face: str) -> None:
    """After a move the glyphs stand where the picture of that value has them."""
    document = GAUGE.replace("{size: 16}", "{size: 16, decimals: 1, grouping: ' ', suffix: ' V'}")
    document += f"theme: {{drawnFace: {face}}}\n"
    values = [-1234.5, 8, 12345.6]
    pictures = [render(document.replace("value: 0", f"value: {value}")) for value in values]
    assert all("<text" not in picture for picture in pictures)
    [gauge, *others] = still.show(render(document), *pictures)
    for value, other in zip(values, others):
        gauge.value = value
        still.pass_time(1.1)
        seen, due = gauge.ask(DRAWN), other.ask(DRAWN)
        assert [path[5] for path in seen] == [path[5] for path in due]
        assert seen[-1][5] == gauge.ask("dial.label")
        for one, two in zip(seen, due, strict=True):
            assert one[:4] == pytest.approx(two[:4], abs=0.02), value
            assert one[4] == pytest.approx(two[4], rel=0.003), value


def test_nothing_moves_without_interactivity() -> None:
    """A script comes only where it is asked for."""
    assert "<script" not in render("speedometer", interactive=False)
    assert "data-" not in render("speedometer", interactive=False)
    assert "<script" in run("render", "speedometer", "--interactive")
