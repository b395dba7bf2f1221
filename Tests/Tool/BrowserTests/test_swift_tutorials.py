"""The five dials of docs/tutorials/ios.md as Swift writes them (Tests/Support/Tutorials), by real pointers and keys."""

import math

import pytest
from cases import cases
from dials import Dial, Stage, apart
from playwright.sync_api import expect

# Everything a button sends, as the page gets it.
LOG_PRESSES = """<script>
  addEventListener('press', event => events.push({ type: 'press', ...event.detail }));
</script>"""


def shown(stage: Stage, name: str) -> Dial:
    """Shows a dial with its script."""
    head = f"{LOG_PRESSES}<style>svg {{ display: block; width: 600px; height: auto }}</style>"
    return stage.show(cases("tutorials-in-swift")[name], head=head)[0]


def playing(stage: Stage, name: str) -> Dial:
    """Shows a picture without a script, whose time stands still."""
    stage.open("", f'<div id="dial0">{cases("tutorials-in-swift")[name]}</div>')
    dial = Dial(stage.page, "dial0")
    dial.ask("svg.pauseAnimations()")
    return dial


def place(dial: Dial, heading: float, radius: float) -> tuple[float, float]:
    """The place on the page in a direction from the centre of the wheel, by a radius in dial units."""
    angle = math.radians(heading)
    x, y = dial.ask(
        "(p => [p.x, p.y])(new DOMPoint(...x).matrixTransform(svg.getScreenCTM()))",
        [math.sin(angle) * radius, -math.cos(angle) * radius])
    return x, y


def turned(dial: Dial, name: str) -> float:
    """The direction of a layer at the time of the picture."""
    return dial.ask("""(m => Math.atan2(m.b, m.a) * 180 / Math.PI)(
        svg.querySelector(`#${x}`).getCTM())""", name)


def middles(dial: Dial) -> dict[str, tuple[float, float]]:
    """The middles of the buttons, in dial units, by their names."""
    return dial.ask("""Object.fromEntries([...svg.querySelectorAll('[role=button]')].map(button => {
        const box = button.getBoundingClientRect();
        const place = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2)
            .matrixTransform(svg.getScreenCTM().inverse());
        return [button.ariaLabel, [place.x, place.y]];
    }))""")


def opacities(wheel: Dial) -> list[float]:
    """The opacities of the segments' bitmaps."""
    return wheel.ask("""[...svg.querySelectorAll('[role=radio]')]
        .map(radio => +(radio.firstElementChild.getAttribute('opacity') ?? 1))""")


def words(dial: Dial) -> list[str]:
    """The words and figures that are seen."""
    return dial.ask("""[...svg.querySelectorAll('path[aria-label]')]
        .filter(text => text.checkVisibility({ visibilityProperty: true }))
        .map(text => text.ariaLabel)""")


# 000: the speedometer of pictures


@pytest.mark.parametrize("time, speed, label", [
    (1, 130, "130"), (2.25, 70, None), (3, 10, "10"), (5, 70, "70"), (7, 140, "200"), (9, 130, "130"),
    (80_003, 10, "10"),
])
def test_000_needle_and_label(stage: Stage, time: float, speed: float, label: str | None) -> None:
    """Original: a timer sets another speed every 2 s; the needle image turns from -118.4° to 119° about the
    middle of its lower edge, clamped, over the top where it moves by more than 180°; the label has the
    speed as its text."""
    dial = playing(stage, "speedometer")
    dial.ask("svg.setCurrentTime(x)", time)
    assert apart(turned(dial, "needle"), -118.4 + 237.4 * speed / 140) < 0.01
    if label:
        assert words(dial) == [label]


def test_000_way_of_the_needle(stage: Stage) -> None:
    """Original: a move of more than 180° is made in three animations, so that the needle never crosses the
    bottom."""
    dial = playing(stage, "speedometer")
    headings = []
    for step in range(51):
        dial.ask("svg.setCurrentTime(x)", 2 + step / 100)
        headings.append(turned(dial, "needle"))
    assert headings == sorted(headings, reverse=True)
    assert headings[0] - headings[-1] > 200


def test_000_pictures(stage: Stage) -> None:
    """Original: dial, needle and wheel are image views with PNGs."""
    dial = playing(stage, "speedometer")
    dial.ask("Promise.all([...svg.querySelectorAll('image')].map(image => image.decode?.()))")
    sizes = dial.ask("""[...svg.querySelectorAll('image')].map(image => [
        image.href.baseVal.slice(0, 15), image.getBBox().width, image.getBBox().height])""")
    assert sizes == [["data:image/png;", 440, 440], ["data:image/png;", 44, 168], ["data:image/png;", 48, 48]]


# 001: the dial that follows the finger


def test_001_drag_and_snap(still: Stage) -> None:
    """Original: the view turns as far as the finger about the centre; in touchesEnded it animates to
    round(angle / 45) * 45 in 0.15 s."""
    dial = shown(still, "dial")
    dial.press(80, 85)
    dial.pull(80, 140, 85)
    assert apart(dial.angle, 60) < 0.01
    still.page.mouse.up()
    still.pass_time(0.1)
    assert 45 < dial.angle < 60
    # The end, and the frame after it.
    still.pass_time(0.08)
    assert apart(dial.angle, 45) < 0.001
    events = still.events()
    assert events[-1]["type"] == "change" and (events[-1]["value"], events[-1]["index"]) == (1, 1)


def test_001_buttons_turn_with_the_disc(still: Stage) -> None:
    """Original: the buttons are subviews of the dial's view, and turn with it."""
    dial = shown(still, "dial")
    dial.drag(80, 80 + 135, 85)
    still.pass_time(0.2)
    for number, (x, y) in enumerate(middles(dial).values()):
        assert abs(math.hypot(x, y) - 58) < 0.3
        assert apart(math.degrees(math.atan2(x, -y)), 45 * number + 135) < 0.3
    assert len(middles(dial)) == 8


def test_001_a_button_has_its_action(still: Stage) -> None:
    """Original: touching a button calls its action wherever the dial has turned it, and does not turn the dial."""
    dial = shown(still, "dial")
    dial.drag(80, 80 + 90, 85)
    still.pass_time(0.2)
    still.events()
    still.page.mouse.move(*place(dial, 90 + 45, 58))
    still.page.mouse.down()
    still.page.mouse.move(*place(dial, 90 + 50, 58))
    still.page.mouse.up()
    still.pass_time(0.2)
    [event] = still.events()
    assert (event["type"], event["button"], event["value"]) == ("press", "Channel 2", 2)
    assert apart(dial.angle, 90) < 0.001


@pytest.mark.parametrize("radius", [5, 104])
def test_001_where_a_touch_has_no_effect(still: Stage, radius: float) -> None:
    """Original: touchesBegan checks the distance from the centre against both radii."""
    dial = shown(still, "dial")
    dial.drag(80, 170, radius)
    still.pass_time(0.2)
    assert (dial.angle, still.events()) == (0, [])


def test_001_keys(still: Stage) -> None:
    """Beyond the original: the dial and its buttons are stops of the Tab key, each with its role."""
    dial = shown(still, "dial")
    slider = still.page.get_by_role("slider", name="Channel", exact=True)
    still.page.keyboard.press("Tab")
    expect(slider).to_be_focused()
    still.page.keyboard.press("ArrowRight")
    still.pass_time(0.2)
    expect(slider).to_have_attribute("aria-valuenow", "1")
    assert apart(dial.angle, 45) < 0.001
    still.page.keyboard.press("Tab")
    expect(still.page.get_by_role("button", name="Channel 1")).to_be_focused()
    still.events()
    still.page.keyboard.press("Enter")
    [event] = still.events()
    assert (event["type"], event["button"]) == ("press", "Channel 1")


# 002: the clock


@pytest.mark.parametrize("time", [0, 0.25, 29.9, 59.75, 3600, 43_200, 1_000_000])
def test_002_linear_hands(stage: Stage, time: float) -> None:
    """Original: each hand is a CAShapeLayer with a linear animation of transform.rotation.z over its whole round,
    repeated for ever."""
    clock = playing(stage, "clock")
    clock.ask("svg.setCurrentTime(x)", time)
    for name, seconds in [("hour", 43_200), ("minute", 3600), ("second", 60)]:
        assert apart(turned(clock, name), (36_522 + time) / seconds * 360) < 0.01, name


# 003: the wheel of segments


def test_003_drag_and_settle(still: Stage) -> None:
    """Original: a touch sets all segments to the alpha 0.6 and the wheel follows the finger; released, the nearest
    segment turns to the left in 0.2 s, and its alpha is 1. The delegate gets its number."""
    wheel = shown(still, "wheel")
    assert opacities(wheel) == [1] + [0.6] * 7
    still.page.mouse.move(*place(wheel, 100, 70))
    still.page.mouse.down()
    assert opacities(wheel) == [0.6] * 8
    for heading in [80, 60, 40]:
        still.page.mouse.move(*place(wheel, heading, 70))
    assert apart(wheel.turn, -60) < 0.01
    assert opacities(wheel) == [0.6] * 8
    still.page.mouse.up()
    still.pass_time(0.1)
    assert opacities(wheel) == [0.6] * 8
    still.pass_time(0.14)
    assert apart(wheel.turn, -45) < 0.01
    assert opacities(wheel) == [0.6, 1] + [0.6] * 6
    [change] = [event for event in still.events() if event["type"] == "change"]
    assert (change["index"], change["label"]) == (1, "Flower")
    assert words(wheel) == ["Flower"]


def test_003_click_selects(still: Stage) -> None:
    """Beyond the original: a click on a segment turns it to the left."""
    wheel = shown(still, "wheel")
    still.page.mouse.click(*place(wheel, 0, 70))
    still.pass_time(0.3)
    assert opacities(wheel) == [0.6, 0.6, 1] + [0.6] * 5
    [change] = [event for event in still.events() if event["type"] == "change"]
    assert (change["index"], change["label"]) == (2, "Square")
    box = wheel.ask("""(({ x, y, width, height }) => [x + width / 2, y + height / 2])(
        svg.querySelector('[role=radio][aria-checked=true] image').getBoundingClientRect())""")
    assert math.dist(box, place(wheel, -90, 50)) < 1


def test_003_bitmaps_reach_the_centre(still: Stage) -> None:
    """Original: a segment's image points left, and its anchor point (1, 0.5) lies on the centre of the wheel."""
    wheel = shown(still, "wheel")
    left, right, middle = wheel.ask("""(({ left, right, top, bottom }) => [left, right, (top + bottom) / 2])(
        svg.querySelector('[role=radio] image').getBoundingClientRect())""")
    assert math.dist((left, middle), place(wheel, -90, 100)) < 0.1
    assert math.dist((right, middle), place(wheel, 0, 0)) < 0.1


def test_003_icon(still: Stage) -> None:
    """Original: the icon is a subview of 40 × 40 near the outer end of its segment, upright at the left."""
    wheel = shown(still, "wheel")
    unit = math.dist(place(wheel, 0, 1), place(wheel, 0, 0))
    x, y, width, height = wheel.ask("""(({ x, y, width, height }) => [x + width / 2, y + height / 2, width, height])(
        svg.querySelectorAll('[role=radio] image')[1].getBoundingClientRect())""")
    assert abs(width / unit - 26) < 0.1 and abs(height / unit - 26) < 0.1
    assert math.dist((x, y), place(wheel, -90, 79)) < 0.1


def test_003_button(still: Stage) -> None:
    """Original: the button of 58 × 58 lies 3 points below the centre and has its own action."""
    wheel = shown(still, "wheel")
    x, y = middles(wheel)["Choose"]
    assert abs(x) < 0.1 and abs(y - 3) < 0.1
    still.page.mouse.click(*place(wheel, 180, 3))
    still.pass_time(0.3)
    [event] = still.events()
    assert (event["type"], event["button"], event["label"]) == ("press", "Choose", "Circle")
    assert wheel.turn == 0


def test_003_label_color(still: Stage) -> None:
    """Original: a label below the wheel has the name of the segment, in a colour of its own."""
    wheel = shown(still, "wheel")
    assert words(wheel) == ["Circle"]
    colors = wheel.ask("""[...svg.querySelectorAll('path[aria-label]')]
        .filter(text => text.checkVisibility({ visibilityProperty: true }))
        .map(text => getComputedStyle(text)).map(({ fill, stroke }) => fill == 'none' ? stroke : fill)""")
    assert colors == ["rgb(228, 87, 46)"]


# 004: the graph


def test_004_every_reading_is_on_the_line(stage: Stage) -> None:
    """Original: a path with a point for each of 600 readings, stroked in a colour of its own."""
    graph = playing(stage, "graph")
    readings = cases("tutorials-in-swift")["readings"]
    least, greatest = min(readings), max(readings)
    points = [(60 + 380 * number / 599, 220 - 200 * (reading - least) / (greatest - least))
              for number, reading in enumerate(readings)]
    on, beside = graph.ask("""[0, 2.5].map(dy => x.filter(([px, py]) =>
        svg.querySelector('#line').isPointInStroke(new DOMPoint(px, py + dy))).length)""", points)
    assert len(points) == on == 600
    assert beside < 300
    color = graph.ask("getComputedStyle(svg.querySelector('#line')).stroke")
    assert color == "rgb(255, 209, 102)"


def test_004_dashes_and_axes(stage: Stage) -> None:
    """Original: CGContextSetLineDash with {4, 2} for the grid, and axes in white with 0.7 alpha."""
    graph = playing(stage, "graph")
    assert graph.ask("getComputedStyle(svg.querySelector('#grid')).strokeDasharray") == "4px, 2px"
    axes = graph.ask("""[...svg.querySelectorAll('[id$=_line]')].map(axis => getComputedStyle(axis))
        .map(style => [style.stroke, +style.strokeOpacity])""")
    assert axes == [["rgb(255, 255, 255)", 0.7]] * 2 or axes == [["rgba(255, 255, 255, 0.7)", 1]] * 2


def test_004_labels(stage: Stage) -> None:
    """Original: seven equal steps from the least reading to the greatest, as %4.0f above 999 and else as %4.2f."""
    graph = playing(stage, "graph")
    readings = cases("tutorials-in-swift")["readings"]
    least, greatest = min(readings), max(readings)
    values = [least + (greatest - least) * step / 7 for step in range(8)]
    labels = graph.ask("svg.querySelector('#axis_left_labels [aria-label]').ariaLabel")
    assert labels.split(", ") == [f"{value:.0f}" if value > 999 else f"{value:.2f}" for value in values]
