"""The page fits its window, and what has the focus can be seen in it."""

from collections.abc import Callable

import pytest
from bench import Bench, open_bench
from playwright.sync_api import Browser, Page, expect
from program import Program

DIAL = "library/speedometer"
TABS = ["Controls", "Embeds", "Copy", "Inspector", "Compare"]

# The focused elements of which no point is seen: what lies there is neither the element nor its label nor part of them.
HIDDEN = """() => {
  const target = document.activeElement;
  const box = (target.closest('label') ?? target).getBoundingClientRect();
  if (target === document.body || !box.width) return null;
  const seen = [.1, .5, .9].some(x => [.1, .5, .9].some(y => {
    const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    return hit && (target.contains(hit) || hit.closest('label')?.contains(target) || target.shadowRoot);
  }));
  return seen ? '' : target.outerHTML.slice(0, 120);
}"""


@pytest.fixture
def sized(browser: Browser, preview: Program, folder: object) -> Callable:
    """Opens the page in a window of a size."""
    def make(width: int, height: int):
        return open_bench(browser, preview, folder, viewport={"width": width, "height": height})

    return make


def overflow(page: Page) -> tuple[int, int]:
    """By how much the page is larger than its window."""
    return tuple(page.evaluate("""() => {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
      return [scrollWidth - clientWidth, scrollHeight - clientHeight];
    }"""))


@pytest.mark.parametrize("width, height", [(1440, 900), (1024, 768), (720, 450)])
def test_no_tab_scrolls_the_page(sized: Callable, width: int, height: int) -> None:
    """Panels scroll by themselves, so that the head and the picture stay."""
    with sized(width, height) as bench:
        bench.open(DIAL)
        for tab in TABS:
            bench.page.get_by_role("tab", name=tab).click()
            expect(bench.page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
            bench.page.wait_for_timeout(100)
            assert overflow(bench.page) == (0, 0), tab


@pytest.mark.parametrize("width, height", [(1440, 900), (1024, 768), (720, 450), (512, 384), (390, 844), (320, 568)])
def test_no_tab_is_cut(sized: Callable, width: int, height: int) -> None:
    """Beside a badge too, and as tall as a finger needs it."""
    with sized(width, height) as bench:
        bench.write("untold.yaml", "sweephand: 1\nlayers: [face]\n" + "parameters: {"
                    + ", ".join(f"p{index}: {{type: number}}" for index in range(11)) + "}\n")
        bench.open("folder/untold.yaml")
        page = bench.page
        expect(page.locator(".badge")).to_have_text("12problems")
        panel = page.locator(".panel").bounding_box()
        for tab in page.locator("[role=tab]:not([hidden])").all():
            box = tab.bounding_box()
            assert panel["x"] <= box["x"] and box["x"] + box["width"] <= panel["x"] + panel["width"]
            assert box["height"] >= 24 and tab.evaluate("e => e.scrollWidth <= e.clientWidth")
        tabs = page.locator("[role=tablist][aria-label=Tools]")
        assert tabs.evaluate("e => e.scrollWidth <= e.clientWidth")


@pytest.mark.parametrize("width", [320, 360, 390])
def test_nothing_is_wider_than_a_phone(sized: Callable, width: int) -> None:
    """The page is scrolled in one direction alone (WCAG 2.2, 1.4.10)."""
    with sized(width, 640) as bench:
        bench.open_gallery()
        assert overflow(bench.page)[0] == 0
        bench.write("boiler.yaml", "sweephand: 1\ntitle: Boiler\ntemplate: ring\n")
        for dial in (DIAL, "folder/boiler.yaml"):
            bench.open(dial)
            for tab in TABS:
                bench.page.get_by_role("tab", name=tab).click()
                assert overflow(bench.page)[0] == 0, tab
            box = bench.page.locator(".title").bounding_box()
            assert box["width"] > 40


@pytest.mark.parametrize("width, height", [(1440, 900), (1024, 768), (720, 450), (390, 844), (320, 568)])
def test_focus_is_seen(sized: Callable, width: int, height: int) -> None:
    """Whichever way Tab goes, what it reaches is not hidden behind anything (WCAG 2.2, 2.4.11)."""
    with sized(width, height) as bench:
        bench.open(DIAL)
        page = bench.page
        for key, least in (("Tab", 60), ("Shift+Tab", 60)):
            hidden, count = [], 0
            for _ in range(160):
                page.keyboard.press(key)
                state = page.evaluate(HIDDEN)
                if state is None:
                    break
                count += 1
                if state:
                    hidden.append(state)
            assert hidden == [], key
            assert count > least


@pytest.mark.parametrize("width, height", [(720, 450), (640, 512), (512, 384), (390, 844), (320, 568)])
def test_picture_and_control_are_seen_together(sized: Callable, width: int, height: int) -> None:
    """Zoomed to 200 % too, one sees what one sets."""
    with sized(width, height) as bench:
        bench.open(DIAL)
        field = bench.parameter("decimals").locator("input[type=text]")
        field.focus()
        expect(field).to_be_in_viewport(ratio=1)
        picture = bench.page.locator(".stage-viewport")
        expect(picture).to_be_in_viewport(ratio=0.95)
        assert picture.bounding_box()["height"] >= 90
        assert bench.page.evaluate(HIDDEN) == ""
