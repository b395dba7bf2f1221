"""The script against the model in Swift: the same fingers, stops, sectors, figures and parts."""

import json

import pytest
from cases import cases
from engines import Engines, Wishes
from pictures import largest_difference, photograph, shot

ANSWERS = """(async (source, cases) => {
  const module = await import("data:text/javascript," + encodeURIComponent(source));
  const answer = {
    finger([x, y, deadRadius, rim, least, most, give, inertia, from, ...rest]) {
      const tracker = module.dialTracker({ deadRadius, rim, least, most, give, inertia });
      const touch = i => [rest[i] - x, rest[i + 1] - y, rest[i + 2]];
      const answers = [tracker.begin(from, ...touch(0)) ? 1 : 0];
      for (let i = 3; i < 30; i += 3) answers.push(tracker.move(...touch(i)) ?? from);
      return [...answers, tracker.end(rest[30]) ?? from];
    },
    stops([turn, comesRound, ...angles]) {
      return [module.snapStops(angles, !!comesRound).nearest(turn)];
    },
    wheel([count, turn, direction]) {
      const wheel = module.sectorWheel(count, [0, 1], [0, count]);
      return [wheel.sector(turn), wheel.sector(turn - direction)];
    },
  };
  return cases.map(({ kind, input }) => answer[kind](input));
})"""

FIGURES = """(async (source, values) => {
  const { dial } = await import("data:text/javascript," + encodeURIComponent(source));
  const figures = svg => {
    const drums = [...svg.querySelectorAll("[data-drum]")];
    const readout = svg.querySelector("[data-reading]");
    if (!drums[0]) return readout.textContent || readout.lastElementChild.ariaLabel;
    return drums.map(drum =>
      drum.getAttribute("transform").match(/[\\d.]+(?=\\))/)[0] / readout.dataset.pitch).join(" ");
  };
  return [...document.querySelectorAll("svg")].map((svg, place) => values[place].map(value => {
    dial(svg).value = value;
    return figures(svg);
  }));
})"""

PLAY = """(async (source, values) => {
  const { dial } = await import("data:text/javascript," + encodeURIComponent(source));
  document.querySelectorAll("svg").forEach((svg, place) => {
    dial(svg).value = values[place % values.length];
  });
})"""


def call(function: str, *arguments: object) -> str:
    """A call of a function of JavaScript."""
    return f"{function}({', '.join(map(json.dumps, arguments))})"


def test_controls_answer_as_the_model_does(engines: Engines) -> None:
    controls = cases("controls")
    given = controls["cases"]
    assert len(given) == 360
    assert sum(each["kind"] == "finger" and each["answers"][0] == 1 for each in given) > 40
    page = engines.open("chromium", "<!DOCTYPE html><html lang=en><title>Controls</title>")
    answers = page.evaluate(call(ANSWERS, controls["module"], given))
    for each, found in zip(given, answers, strict=True):
        assert found == pytest.approx(each["answers"], rel=0, abs=1e-9), each


@pytest.mark.parametrize("table", ["spelled", "drums"])
def test_readouts_spell_as_a_file_does(engines: Engines, table: str) -> None:
    """Numbers, times, names and drums, where motion is not wanted."""
    readouts = cases("readouts")
    shown = readouts[table] if table == "spelled" else [readouts[table]]
    html = "".join(f"<div>{each['svg']}</div>" for each in shown)
    page = engines.open("chromium", (
        f'<!DOCTYPE html><html lang=en><meta charset="utf-8"><title>Readouts</title>{html}'
    ), Wishes(reduced_motion=True))
    texts = page.evaluate(call(FIGURES, readouts["module"], [each["values"] for each in shown]))
    assert texts == [each["texts"] for each in shown]


def test_own_parts_follow_a_script(engines: Engines) -> None:
    """A part of a program that uses the library, taken from reading to reading."""
    parts = cases("own-parts")
    style = "<style>body { width: 1400px } svg { display: block; float: left }</style>"
    start = shot(engines, style + "".join(parts["start"]), 1400, 400)
    page = engines.open("chromium", (
        f'<!DOCTYPE html><html lang=en><meta charset="utf-8"><title>Parts</title>'
        f"<style>body {{ margin: 0 }}</style>{style}{''.join(parts['start'])}"))
    page.resize(1400, 400)
    page.evaluate(call(PLAY, parts["module"], parts["values"]))
    played = photograph(page)
    wanted = shot(engines, style + "".join(parts["wanted"]), 1400, 400)
    assert largest_difference(played, wanted) <= 4
    assert largest_difference(start, wanted) > 100
