"""Clocks show the viewer's time, or that of a zone."""

from collections.abc import Callable

import pytest
from clocks import HANDS, directions, of_day, spelled
from dials import Dial, Stage, apart, eventually, pass_frames, render, runtime
from playwright.sync_api import Locator, Page
from server import Site

KATHMANDU = """
sweephand: 1
title: Kathmandu
template: clock
control: {zone: Asia/Kathmandu}
"""


def expect_time(svg: Locator, hours: float) -> None:
    """Checks the hands to half a degree and a second, and the words to five seconds."""

    def is_right() -> bool:
        hands, now, words = svg.evaluate(HANDS)
        due = directions(of_day(now, hours))
        told = [f"A clock that shows {spelled(of_day(now - 1000 * ago, hours))}" for ago in range(6)]
        return {"hour", "minute"} <= hands.keys() and words in told and all(
            apart(hands[name], due[name]) < (6 if name == "second" else 0.5) for name in hands)

    # A busy machine may be late with a frame.
    eventually(is_right, True, seconds=3)


@pytest.mark.parametrize("zone, hours", [("Asia/Tokyo", 9), ("UTC", 0), ("America/Phoenix", -7)])
def test_the_viewers_time(new_page: Callable[..., Page], zone: str, hours: float) -> None:
    """Without a zone the clock is that of the browser."""
    [clock] = Stage(new_page(timezone_id=zone)).show(render("clock"))
    expect_time(clock.svg, hours)
    clock.page.wait_for_function("document.querySelector('svg').getCurrentTime() > 0.5")
    expect_time(clock.svg, hours)


def test_the_time_of_a_zone(new_page: Callable[..., Page]) -> None:
    """A zone in the document counts for more than the browser's, a zone set later for more still."""
    [clock] = Stage(new_page(timezone_id="America/Phoenix")).show(render(KATHMANDU))
    expect_time(clock.svg, 5.75)
    for zone, hours in [("Asia/Tokyo", 9), ("", -7), ("UTC", 0)]:
        clock.ask("void (dial.zone = x)", zone)
        clock.page.evaluate("new Promise(requestAnimationFrame)")
        expect_time(clock.svg, hours)


def test_the_clocks_of_one_picture(new_page: Callable[..., Page]) -> None:
    """Clocks side by side keep their distance, in hands and in words."""
    zones = {"west": ("America/Phoenix", -7), "middle": ("UTC", 0), "east": ("Asia/Kathmandu", 5.75)}
    options = [each for name, (zone, _) in zones.items() for each in ("--set", f"{name}=now {zone}")]
    [clock] = Stage(new_page(timezone_id="Asia/Tokyo")).show(render("world-clock", *options))

    def is_right() -> bool:
        _, now, words = clock.svg.evaluate(HANDS)
        return any(
            all(spelled(of_day(now - 1000 * ago, hours)) in words for _, hours in zones.values())
            for ago in range(12))

    eventually(is_right, True, seconds=3)


def test_several_clocks(page: Page) -> None:
    """Each has its own zone."""
    zones = {"Asia/Tokyo": 9, "Asia/Kathmandu": 5.75, "UTC": 0}
    pictures = [
        render(KATHMANDU.replace("Asia/Kathmandu", zone), "--id-prefix", f"c{i}")
        for i, zone in enumerate(zones)
    ]
    for clock, hours in zip(Stage(page).show(*pictures), zones.values()):
        expect_time(clock.svg, hours)


@pytest.mark.parametrize("template", ["clock-minimal", "clock-roman"])
def test_other_clocks(new_page: Callable[..., Page], template: str) -> None:
    """Every clock of the library does so."""
    [clock] = Stage(new_page(timezone_id="Asia/Tokyo")).show(render(template))
    expect_time(clock.svg, 9)


def test_the_element(new_page: Callable[..., Page], site: Site) -> None:
    """The element has the attribute `zone`, and keeps the time where it is put elsewhere."""
    page = new_page(timezone_id="America/Phoenix")
    site.write("dial.js", runtime())
    site.write("clock.svg", render("clock"))
    site.write("index.html", """<!DOCTYPE html><html lang=en><title>Clock</title><p></p>
      <sweephand-dial src=clock.svg zone=Asia/Tokyo></sweephand-dial>
      <script type=module src=dial.js></script>""")
    page.goto(site.address("index.html"))
    svg = page.locator("sweephand-dial svg")
    svg.wait_for()
    expect_time(svg, 9)
    for change, hours in [
        ("setAttribute('zone', 'UTC')", 0), ("removeAttribute('zone')", -7),
    ]:
        page.evaluate(f"document.querySelector('sweephand-dial').{change}")
        page.evaluate("new Promise(requestAnimationFrame)")
        expect_time(svg, hours)
    page.evaluate("document.querySelector('p').append(document.querySelector('sweephand-dial'))")
    pass_frames(page)
    expect_time(svg, -7)


def test_a_file_of_its_own(new_page: Callable[..., Page], site: Site) -> None:
    """The file itself keeps the time."""
    page = new_page(timezone_id="Asia/Tokyo")
    page.goto(site.write("clock.svg", render("clock")))
    expect_time(page.locator("svg"), 9)


def test_a_clock_without_a_script_stands_at_its_own_time(page: Page) -> None:
    """The time that is written is the one that a page without scripts shows."""
    picture = render("clock", interactive=False)
    assert "A clock that shows 10:08:42" in picture
    [clock] = [Dial(page, "dial0")]
    page.set_content(f'<div id="dial0">{picture}</div>')
    hands, _, words = clock.svg.evaluate(HANDS)
    assert apart(hands["minute"], 52.2) < 0.5
    assert words == "A clock that shows 10:08:42"


@pytest.mark.parametrize("press", ["click", " ", "Enter"])
def test_a_clock_can_be_stopped(new_page: Callable[..., Page], press: str) -> None:
    """A named button stops the hands and lets them go on, by pointer and by key."""
    [clock] = Stage(new_page(timezone_id="UTC")).show(render("clock"))
    button = clock.page.get_by_role("button", name="Pause")
    act = button.click if press == "click" else lambda: button.press(press)
    act()
    assert button.get_attribute("aria-pressed") == "true"
    stood = clock.svg.evaluate("svg => svg.getCurrentTime()")
    pass_frames(clock.page)
    assert clock.svg.evaluate("svg => svg.getCurrentTime()") == stood
    act()
    assert button.get_attribute("aria-pressed") == "false"
    expect_time(clock.svg, 0)
    assert clock.svg.evaluate("svg => svg.getCurrentTime()") != stood
