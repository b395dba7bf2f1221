"""Live values: needles go from where they are, at their own pace, without jumps."""

import pytest
from dials import FREE_KNOB, Dial, Stage, apart, render

# The turn of what turns, and the value, in every frame from now on.
SAMPLE = """
(() => {
  window.frames_seen = [];
  const needle = svg.querySelector('g.turning');
  const note = now => {
    frames_seen.push([now, +(/rotate\\(([-\\d.e]+)/.exec(needle.getAttribute('transform') ?? '')?.[1] ?? 0)]);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
})()
"""


def cubic(x1: float, y1: float, x2: float, y2: float, x: float) -> float:
    """The progress of a CSS cubic at a part of the time."""
    low, high = 0.0, 1.0
    for _ in range(60):
        t = (low + high) / 2
        if 3 * t * (1 - t) ** 2 * x1 + 3 * t * t * (1 - t) * x2 + t**3 < x:
            low = t
        else:
            high = t
    return 3 * t * (1 - t) ** 2 * y1 + 3 * t * t * (1 - t) * y2 + t**3


@pytest.mark.parametrize("easing, points", [
    ("linear", (0, 0, 1, 1)), ("ease", (0.25, 0.1, 0.25, 1)), ("ease-in", (0.42, 0, 1, 1)),
    ("ease-out", (0, 0, 0.58, 1)), ("ease-in-out", (0.42, 0, 0.58, 1)),
])
def test_the_needle_keeps_the_pace_of_its_document(
    still: Stage, easing: str, points: tuple[float, float, float, float]
) -> None:
    """At each moment the needle is where the cubic wants it, within half a degree."""
    dial = still.put("speedometer", value=0, easing=easing, duration="1s")
    dial.value = 100
    for tenth in range(1, 10):
        still.pass_time(0.1)
        # A frame may be up to 16 ms old.
        moments = [tenth / 10 - 0.017, tenth / 10]
        low, high = (-118.4 + 236.8 * cubic(*points, moment) for moment in moments)
        assert low - 0.5 <= dial.angle <= high + 0.5
    still.pass_time(0.12)
    assert dial.angle == pytest.approx(118.4, abs=0.001)


def test_a_running_move_is_redirected(still: Stage) -> None:
    """A new value is gone to from where the needle is."""
    dial = still.put("speedometer", value=0, duration="1s", easing="linear")
    dial.ask(SAMPLE)
    dial.value = 100
    still.pass_time(0.5)
    seen = dial.angle
    assert -30 < seen < 30
    dial.value = 0
    assert dial.angle == pytest.approx(seen, abs=0.001)
    still.pass_time(0.5)
    assert dial.angle == pytest.approx((seen - 118.4) / 2, abs=4)
    still.pass_time(0.6)
    assert dial.angle == pytest.approx(-118.4, abs=0.001)
    turns = [turn for _, turn in still.page.evaluate("frames_seen")]
    assert max(abs(b - a) for a, b in zip(turns, turns[1:])) < 236.8 * 0.017 + 0.1


def test_a_thousand_quick_values(page: object, stage: Stage) -> None:
    """However fast values come, no frame jumps, the last one counts, and nothing piles up."""
    dial = stage.put("speedometer", value=0, duration="0.5s", easing="linear")
    session = stage.page.context.new_cdp_session(stage.page)
    session.send("Performance.enable")

    def counts() -> dict[str, float]:
        for _ in range(3):
            session.send("HeapProfiler.collectGarbage")
        metrics = session.send("Performance.getMetrics")["metrics"]
        return {metric["name"]: metric["value"] for metric in metrics}

    def burst(last: float) -> None:
        dial.ask("""new Promise(done => {
          let i = 0;
          const next = () => {
            for (let k = 0; k < 5; k++) dial.value = (i++ * 37) % 101;
            if (i < 1000) setTimeout(next, 1); else { dial.value = x; done(); }
          };
          next();
        })""", last)

    burst(50)
    dial.ask(SAMPLE)
    stage.page.wait_for_function("Math.abs(frames_seen.at(-1)?.[1] ?? 9) < 0.001")
    before = counts()
    stage.page.evaluate("frames_seen.length = 0")
    burst(73)
    stage.page.wait_for_function("Math.abs(frames_seen.at(-1)[1] - 54.464) < 0.001")
    assert dial.value == 73
    assert dial.reading == "73"
    frames = stage.page.evaluate("frames_seen.splice(0)")
    assert len(frames) > 10
    for (begin, one), (end, other) in zip(frames, frames[1:]):
        # A turn of the whole scale takes half a second at the least; a frame may count from before.
        assert abs(other - one) <= 236.8 * (end - begin + 17) / 500 + 0.01
    after = counts()
    assert after["Nodes"] <= before["Nodes"] + 5
    assert after["JSEventListeners"] <= before["JSEventListeners"]
    assert after["JSHeapUsedSize"] <= before["JSHeapUsedSize"] + 200_000
    assert stage.events() == []


def test_a_linear_move_never_goes_back(page: object, stage: Stage) -> None:
    """A frame that counts from before the value was set is not taken for time gone back."""
    dial = stage.put("speedometer", value=50, duration="0.2s", easing="linear")
    for value in [100, 0] * 4:
        dial.ask(SAMPLE)
        dial.value = value
        end = 118.4 if value else -118.4
        stage.page.wait_for_function(f"Math.abs(frames_seen.at(-1)?.[1] - {end}) < 0.001")
        turns = [round(turn, 6) for _, turn in stage.page.evaluate("frames_seen")]
        assert turns == sorted(turns, reverse=value == 0)


def test_a_compass_goes_over_north(still: Stage) -> None:
    """The short way leads over the end of the scale, there and back, and a little past the heading."""
    compass = still.put("compass", heading=350)
    for value, turn in [(20, 20 + 360), (340, 340), (200, 200), (10, 370), (359, 359)]:
        compass.value = value
        before = compass.turn
        still.pass_time(0.4)
        assert abs(compass.turn - before) < 180 * 1.13
        still.pass_time(2)
        assert compass.turn == pytest.approx(turn)
        assert apart(compass.angle, value) < 0.001
        assert compass.value == value


@pytest.mark.parametrize("none", ["null", "undefined", "NaN", "''", "'unavailable'", "({})"])
def test_a_dial_without_a_reading(still: Stage, none: str) -> None:
    """The needle is gone, the figure is a dash, and words say so, until a value comes."""
    dial = still.put("speedometer", value=72)
    needle = "getComputedStyle(svg.querySelector('g.turning')).visibility"
    dial.ask(f"void (dial.value = {none})")
    assert dial.ask(needle) == "hidden"
    assert (dial.value, dial.reading) == (None, "–")
    assert dial.ask("[svg.dataset.state, svg.ariaValueNow, svg.ariaValueText]") == [
        "no-data", None, "no reading"]
    dial.value = 50
    assert dial.angle == pytest.approx(-118.4, abs=1)
    still.pass_time(1)
    assert dial.ask(needle) == "visible"
    assert (dial.reading, dial.angle) == ("50", pytest.approx(0, abs=0.001))
    assert dial.ask("svg.dataset.state") is None
    dial.value = "33"
    assert dial.value == 33


def test_a_dial_drawn_without_a_reading(still: Stage) -> None:
    """The first value comes from the lower end."""
    dial = still.put("speedometer", value="")
    assert (dial.value, dial.reading) == (None, "–")
    dial.value = 100
    assert dial.angle == pytest.approx(-118.4, abs=1)
    still.pass_time(1)
    assert (dial.reading, dial.angle) == ("100", pytest.approx(118.4, abs=0.001))


def test_an_old_reading_is_told(still: Stage) -> None:
    """A dial is dimmed when no value came in time."""
    dial = still.put("speedometer", value=72)
    dial.ask("void dial.setStaleAfter(30)")
    still.pass_time(29)
    assert dial.ask("svg.dataset.state") is None
    dial.value = 73
    still.pass_time(29)
    assert dial.ask("svg.dataset.state") is None
    still.pass_time(2)
    assert dial.ask("[svg.dataset.state, svg.ariaValueText]") == ["stale", "73\xa0km/h, out of date"]
    assert float(dial.ask("svg.style.opacity")) < 0.6
    dial.value = 73
    assert dial.ask("[svg.dataset.state, svg.style.opacity]") == [None, ""]


@pytest.mark.parametrize("value, angle, end", [(120, 122.4, 1), (-7, -122.4, -1), (100, 118.4, 0)])
def test_a_value_beyond_the_scale_is_marked(
    still: Stage, value: float, angle: float, end: int
) -> None:
    """The needle goes 4° beyond the end, a mark and the figures have the colour of danger."""
    dial = still.put("speedometer", value=72)
    dial.value = value
    still.pass_time(1)
    assert dial.angle == pytest.approx(angle, abs=0.001)
    assert dial.reading == f"{value}".replace("-", "−")
    assert dial.ask("svg.ariaValueNow") == str(min(max(value, 0), 100))
    assert dial.ask(DANGERS) == [
        ["figure", "none", RED if end else "rgb(255, 122, 80)"],
        ["-1", RED if end == -1 else "none", "none"], ["1", RED if end == 1 else "none", "none"]]


# The paints of the marks and figures that tell a value beyond the scale.
DANGERS = """[...svg.querySelectorAll('[data-danger]')].map(each => {
  const { fill, stroke } = getComputedStyle(each);
  return [each.dataset.end ?? 'figure', fill, stroke];
})"""
RED = "rgb(238, 66, 56)"


@pytest.mark.parametrize("text", ["drawn", "system"])
def test_a_figure_beyond_the_scale_has_the_colour_of_danger(still: Stage, text: str) -> None:
    """Strokes of a figure are stroked in it, letters of a font filled, though the picture has one ink."""
    dial = still.put("kpi", value=30, previous=20, max=90, text=text)
    ink = dial.ask(DANGERS)[-1]
    dial.value = 96.8
    still.pass_time(1)
    red = "rgb(196, 31, 47)"
    assert dial.ask(DANGERS)[-1] == ["figure", *(("none", red) if text == "drawn" else (red, ink[2]))]
    dial.value = 50
    still.pass_time(1)
    assert dial.ask(DANGERS)[-1] == ink


def test_a_wheel_takes_the_number_of_a_sector(still: Stage) -> None:
    """Round and round, and rounded."""
    wheel = still.put("wheel", sectors="A,B,C,D", icons="", selected=0)
    for value, index in [(3, 3), (5, 1), (-1, 3), ("2", 2), (1.4, 1)]:
        wheel.value = value
        still.pass_time(0.5)
        assert (wheel.value, wheel.ask("dial.label")) == (index, "ABCD"[index])
        assert apart(wheel.angle, -90 * index) < 0.01
    assert still.events() == []


def test_a_value_ends_a_drag(still: Stage) -> None:
    """A value that is set under the finger takes the dial from it, until it comes down again."""
    knob: Dial = still.show(render(FREE_KNOB))[0]
    knob.press(0)
    knob.pull(0, 40)
    knob.value = 200
    still.pass_time(0.6)
    knob.pull(40, 90)
    still.page.mouse.up()
    still.pass_time(0.3)
    assert apart(knob.angle, 200) < 0.01
    assert still.events("change") == []
    knob.drag(0, 45)
    assert knob.value == pytest.approx(245, abs=0.1)
