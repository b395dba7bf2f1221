"""The dials of the tutorials that docs/tutorials/ios.md lists, as their samples are, by real pointers."""

import pytest
from dials import PACKAGE, Dial, Stage, apart, eventually, pass_frames, render, turn_of
from playwright.sync_api import expect

SAMPLES = PACKAGE / "samples"

# Everything a button sends, as the page gets it.
LOG_PRESSES = """<script>
  addEventListener('press', event => events.push({ type: 'press', ...event.detail }));
</script>"""


def sample(stage: Stage, path: str, **settings: object) -> Dial:
    """Shows a sample with a script."""
    head = f"{LOG_PRESSES}<style>svg {{ display: block }}</style>"
    return stage.show(render(str(SAMPLES / path), **settings), head=head)[0]


def seen(dial: Dial, name: str) -> tuple[float, float]:
    """The middle of an element with an accessible name, on the page."""
    box = dial.page.get_by_role("button", name=name).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def grounds(wheel: Dial) -> list[float]:
    """The opacities of what shines in the sectors: a picture, or a colour above the face's own."""
    return wheel.ask("""[...svg.querySelectorAll('[role=radio]')]
        .map(radio => radio.querySelector(':scope > path + path') ?? radio.firstElementChild)
        .map(light => +(light.getAttribute('opacity') ?? 1))""")


# 000: the speedometer of pictures


def test_the_pictures_of_a_speedometer(still: Stage) -> None:
    """The face is a JPEG, needle and wheel are PNGs, and the needle goes to what is set."""
    dial = sample(still, "dials/speedometer-jpeg.yaml")
    kinds = dial.ask("[...svg.querySelectorAll('image')].map(i => i.href.baseVal.slice(5, 15))")
    assert kinds == ["image/jpeg", "image/png;", "image/png;"]
    dial.value = 120
    still.pass_time(1)
    assert apart(dial.angle, -118.4 + 237.4 / 2) < 0.01


@pytest.mark.parametrize("most", [0, -5])
def test_a_maximum_without_room(still: Stage, most: float) -> None:
    """The needle stands at 0° whatever is set, and the number follows."""
    dial = sample(still, "dials/speedometer-empty.yaml", max=most)
    assert "NaN" not in dial.ask("svg.outerHTML")
    dial.value = 90
    assert dial.reading == "90"
    still.pass_time(0.2)
    assert (dial.reading, dial.turn) == ("90", 0)
    assert "NaN" not in dial.ask("svg.outerHTML")


# 001: the endless dial


def test_a_button_turns_the_endless_dial(still: Stage) -> None:
    """Each press goes to the next stop, round and round; a drag still turns it."""
    dial = sample(still, "interactive/knob-endless.yaml")
    assert dial.turn == 45
    box = dial.box
    unit = box["width"] / 220
    for x, values in [(11, [2, 3, 4, 5, 6, 7, 0, 1]), (-11, [0, 7])]:
        for value in values:
            still.page.mouse.click(box["x"] + (110 + x) * unit, box["y"] + 110 * unit)
            still.pass_time(0.2)
            [change] = still.events("change")
            assert (change["value"], change["index"]) == (value, value)
            assert apart(dial.angle, 45 * value) < 0.001
    dial.drag(10, 10 + 360 + 50)
    still.pass_time(0.2)
    assert [event["value"] for event in still.events("change")] == [0]


def test_the_buttons_are_no_stop_for_the_tab_key(still: Stage) -> None:
    """The dial is one stop, whose arrow keys do what the buttons do."""
    dial = sample(still, "interactive/knob-endless.yaml")
    expect(still.page.get_by_role("slider", name="Direction")).to_have_count(1)
    still.page.keyboard.press("Tab")
    still.page.keyboard.press("ArrowLeft")
    still.page.keyboard.press("ArrowLeft")
    still.pass_time(0.2)
    assert dial.value == 7
    assert dial.ask("svg.querySelectorAll('[tabindex]').length") == 0


# 002: the clock


def test_the_hands_stop_and_go_on(stage: Stage) -> None:
    """By code as by the button, which shows what is so."""
    clock = sample(stage, "interactive/clock.yaml")
    button = stage.page.get_by_role("button", name="Pause")
    assert clock.ask("dial.paused") is False
    clock.ask("void (dial.paused = true)")
    expect(button).to_have_attribute("aria-pressed", "true")
    stood = clock.ask("svg.getCurrentTime()")
    pass_frames(stage.page)
    assert clock.ask("svg.getCurrentTime()") == stood
    button.click()
    assert clock.ask("dial.paused") is False
    eventually(lambda: clock.ask("svg.getCurrentTime()") > stood, True)


# 003: the wheel of pictures


def test_the_pictures_of_a_wheel(still: Stage) -> None:
    """Sectors, icons and the button are pictures, and the word stands below."""
    wheel = sample(still, "interactive/wheel-pictures.yaml")
    kinds = wheel.ask("[...svg.querySelectorAll('image')].map(i => i.href.baseVal.slice(5, 15))")
    assert sorted(kinds) == ["image/jpeg"] + ["image/png;"] * 4
    words = wheel.ask("""[...svg.querySelectorAll('path[aria-label]')].filter(text =>
        !text.closest('[role=radio]') && text.checkVisibility({ visibilityProperty: true }))
        .map(text => [text.ariaLabel, text.getBBox().y > 100])""")
    assert words == [["Dusk", True]]


@pytest.mark.parametrize("path, idle", [
    ("interactive/wheel-pictures.yaml", 0.6),
    ("interactive/wheel-8.yaml", 0),
])
def test_a_touch_dims_all_sectors(still: Stage, path: str, idle: float) -> None:
    """All are dim from the press until the wheel has settled; then the chosen one is at 1."""
    wheel = sample(still, path)
    count = len(grounds(wheel))
    first = wheel.value
    assert grounds(wheel) == [1 if i == first else idle for i in range(count)]
    wheel.press(80, 60)
    assert grounds(wheel) == [idle] * count
    wheel.pull(80, 80 - 360 / count * 1.1, 60)
    assert grounds(wheel) == [idle] * count
    still.page.mouse.up()
    still.pass_time(0.1)
    assert grounds(wheel) == [idle] * count
    still.pass_time(0.12)
    assert grounds(wheel) == [1 if i == (first + 1) % count else idle for i in range(count)]


def test_a_wheel_has_no_inertia(still: Stage) -> None:
    """A fast drag rests where it is let go."""
    wheel = sample(still, "interactive/wheel-8.yaml")
    wheel.press(0, 60)
    still.pass_time(0.02)
    wheel.pull(0, -50, 60)
    still.page.mouse.up()
    still.pass_time(0.3)
    assert [event["index"] for event in still.events("change")] == [3]


@pytest.mark.parametrize("press", ["click", "Enter", " "])
def test_the_button_in_the_middle(still: Stage, press: str) -> None:
    """It tells what is chosen, and turns nothing."""
    wheel = sample(still, "interactive/wheel-pictures.yaml")
    wheel.value = 3
    still.pass_time(0.3)
    if press == "click":
        still.page.mouse.click(*seen(wheel, "Use this scene"))
    else:
        still.page.keyboard.press("Tab")
        still.page.keyboard.press("Tab")
        still.page.keyboard.press(press)
    still.pass_time(0.3)
    [event] = still.events()
    assert (event["type"], event["button"]) == ("press", "Use this scene")
    assert (event["index"], event["label"]) == (3, "Rain")
    assert apart(turn_of(wheel.ask("svg.querySelector('.turning').getAttribute('transform')")), -216) < 0.01


# 004: the line graph


def test_equal_steps_with_both_ends(still: Stage) -> None:
    """Labels stand at the least and the greatest value and in equal steps between, as they are long."""
    sample = str(SAMPLES / "graph/line-graph-steps.yaml")
    picture = render(sample, "--text", "system", interactive=False)
    still.page.set_content(picture)
    labels = still.page.evaluate("""[...document.querySelectorAll('text')]
        .map(t => [t.textContent, t.getBoundingClientRect()])
        .filter(([, box]) => box.left > 545).map(([text, box]) => [text, box.y + box.height / 2])""")
    assert [text for text, _ in labels] == ["412.5", "684.1", "955.6", "1,227", "1,499"]
    heights = [y for _, y in labels]
    assert all(abs(a - b - (heights[0] - heights[4]) / 4) < 0.5 for a, b in zip(heights, heights[1:]))
    for color in ["#ffd166", "#3f6b8a", "#073b4c"]:
        assert color in picture
