"""Dials can be found, understood and used without being seen."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from dials import Stage, render, runtime
from playwright.sync_api import Page, expect
from server import Site

NAMES = ["knob", "wheel", "speedometer", "clock"]


def page_of(body: str) -> str:
    """A page as it should be, around dials."""
    return (f"<!DOCTYPE html><html lang=en><meta charset=utf-8><title>Dials</title>"
            f"<main><h1>Dials</h1>{body}</main>")


def expect_no_violations(page: Page) -> None:
    """Lets axe look at the page."""
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()
    assert len(results.response["passes"]) > 5


def test_axe_inline(page: Page, site: Site) -> None:
    """Pictures in the page."""
    page.goto(site.write("index.html", page_of("".join(map(render, NAMES)))))
    expect_no_violations(page)


def test_axe_elements(page: Page, site: Site) -> None:
    """Pictures in elements."""
    for name in NAMES:
        site.write(f"{name}.svg", render(name))
    site.write("dial.js", runtime())
    body = "".join(f"<sweephand-dial src={name}.svg></sweephand-dial>" for name in NAMES)
    page.goto(site.write("index.html", page_of(f"{body}<script type=module src=dial.js></script>")))
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("radio")).to_have_count(7)
    expect_no_violations(page)


def test_axe_finds_something(page: Page, site: Site) -> None:
    """A page with a fault is told from one without."""
    picture = render("knob").replace('role="slider"', 'role="slidder"')
    page.goto(site.write("index.html", page_of(picture)))
    assert Axe().run(page).violations_count > 0


def test_the_roles(still: Stage) -> None:
    """The role, the name and the description of each dial."""
    still.show(*map(render, NAMES))
    tree = still.page.locator("body").aria_snapshot()
    assert '- slider "Knob"' in tree
    assert '- radiogroup "Wheel":' in tree
    assert '- radio "Water" [checked]' in tree
    assert '- radio "Fuel"' in tree
    assert '- meter "Speedometer"' in tree
    assert '- group "Clock A clock that shows ' in tree
    assert '- button "Pause"' in tree
    knob = still.page.get_by_role("slider", name="Knob")
    expect(knob).to_have_attribute("aria-valuetext", "3")


def test_the_values_go_along(still: Stage) -> None:
    """The accessible values are those that are gone to."""
    knob, wheel, meter = still.show(*map(render, NAMES[:3]))
    (knob.value, wheel.value, meter.value) = (7, 2, 12)
    page = still.page
    for role, name, value, words in [("slider", "Knob", "7", "7"), ("meter", "Speedometer", "12", "12\xa0km/h")]:
        dial = page.get_by_role(role, name=name)
        expect(dial).to_have_attribute("aria-valuenow", value)
        expect(dial).to_have_attribute("aria-valuetext", words)
        assert dial.get_attribute("aria-valuemin") is not None
        assert dial.get_attribute("aria-valuemax") is not None
    expect(page.get_by_role("radio", checked=True)).to_have_attribute("aria-label", "Oil")
    expect(page.get_by_role("radio", checked=False)).to_have_count(6)


@pytest.mark.parametrize("name, count", [("knob", 1), ("wheel", 1), ("speedometer", 0), ("clock", 1)])
def test_the_order_of_the_focus(still: Stage, name: str, count: int) -> None:
    """A dial with controls or a stop button is one stop for the Tab key; a display is none."""
    still.open("<style>body { margin: 0 }</style>",
               f"<button>Before</button>{render(name)}<button>After</button>")
    still.page.get_by_role("button", name="Before").focus()
    for _ in range(count + 1):
        still.page.keyboard.press("Tab")
    expect(still.page.get_by_role("button", name="After")).to_be_focused()
    for _ in range(count + 1):
        still.page.keyboard.press("Shift+Tab")
    expect(still.page.get_by_role("button", name="Before")).to_be_focused()


def test_the_wheel_keeps_its_place_in_the_order(still: Stage) -> None:
    """The Tab key comes back to the sector that is chosen."""
    wheel = still.put("wheel")
    wheel.value = 2
    still.page.keyboard.press("Tab")
    expect(still.page.get_by_role("radio", name="Oil")).to_be_focused()
    still.page.keyboard.press("ArrowRight")
    still.pass_time(0.3)
    still.page.keyboard.press("Tab")
    still.page.keyboard.press("Shift+Tab")
    expect(still.page.get_by_role("radio", name="Battery")).to_be_focused()
