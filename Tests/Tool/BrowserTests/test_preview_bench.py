"""A dial is found in the gallery and tuned on the bench; what is seen is what the command draws."""

import re
from pathlib import Path

import pytest
from bench import Bench, angle_of, open_bench
from dials import PACKAGE
from playwright.sync_api import Browser, Route, expect
from program import Program

DIAL = "library/speedometer"


def test_from_the_gallery_to_another_value(bench: Bench) -> None:
    """Search, choose, and move the slider: the needle rests where the command puts it."""
    page = bench.page
    bench.open_gallery()
    cards = page.locator(".card")
    assert cards.count() > 20
    page.keyboard.press("/")
    page.keyboard.type("speedom")
    expect(cards).to_have_count(3)
    expect(page.locator("header [role=status]")).to_have_text("3 found")
    page.locator(f"a.card[href='/dial/{DIAL}']").click()
    bench.expect_url(f"/dial/{DIAL}$")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    bench.expect_angle(angle_of("speedometer"))
    bench.parameter("value").locator("input[type=range]").focus()
    for _ in range(10):
        page.keyboard.press("ArrowRight")
    bench.expect_angle(angle_of("speedometer", value=83))
    bench.expect_url(r"\?value=83$")


def test_nothing_is_called_so(bench: Bench) -> None:
    """A search without a result says so, and Escape takes it back."""
    bench.open_gallery()
    count = bench.page.locator(".card").count()
    search = bench.page.get_by_label("Search dials")
    search.fill("no such dial")
    expect(bench.page.locator(".card")).to_have_count(0)
    expect(bench.page.locator(".empty")).to_contain_text("no such dial")
    search.press("Escape")
    expect(bench.page.locator(".card")).to_have_count(count)


def test_a_search_stays(bench: Bench) -> None:
    """It is in the address, and is there again for who comes back from a dial."""
    bench.open_gallery()
    page, search = bench.page, bench.page.get_by_label("Search dials")
    search.fill("speedom")
    search.press("Enter")
    expect(bench.parameter("value")).to_be_visible()
    page.keyboard.press("g")
    expect(search).to_have_value("speedom")
    expect(page.locator(".card")).to_have_count(3)
    bench.expect_url(r"/\?search=speedom$")
    for act in (page.reload, page.go_back, page.go_back):
        act()
    expect(search).to_have_value("speedom")
    expect(page.locator(".card")).to_have_count(3)


def test_more_documents_than_are_listed(bench: Bench) -> None:
    """The gallery says how many are left out."""
    def answer(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "more": 12})

    bench.page.route("**/api/dials", answer)
    bench.open_gallery()
    expect(bench.page.locator(".rest")).to_have_text("12 more files are not listed.")


def test_pictures_move_under_the_pointer(bench: Bench) -> None:
    """A card shows the still picture until it is pointed at."""
    bench.open_gallery()
    card = bench.page.locator(f"a.card[href='/dial/{DIAL}']")
    expect(card.locator("img")).to_have_attribute("src", f"/render/{DIAL}.svg?motion=none#0")
    card.hover()
    bench.page.wait_for_function(
        "card => card.querySelector('img').src.startsWith('blob:')", arg=card.element_handle())
    bench.page.mouse.move(2, 2)
    expect(card.locator("img")).to_have_attribute("src", f"/render/{DIAL}.svg?motion=none#0")


def test_scrub_to_the_middle(bench: Bench) -> None:
    """The moment shown is the one that the command draws with `--at`."""
    bench.open(DIAL, "value=82")
    scrub = bench.page.get_by_label("Time", exact=True)
    scrub.evaluate("e => { e.value = 0.5; e.dispatchEvent(new Event('input')); }")
    assert bench.moment == 0.4
    bench.expect_angle(angle_of("speedometer", "--at", "0.4s", value=82), within=0.06)
    bench.expect_url(r"\?value=82#t=0\.4$")


def test_scrub_with_the_pointer(bench: Bench) -> None:
    """A press on the ruler goes to the moment there."""
    bench.open(DIAL)
    box = bench.page.locator(".scrub").bounding_box()
    bench.page.mouse.click(box["x"] + box["width"] * 0.1, box["y"] + box["height"] / 2)
    assert bench.moment == pytest.approx(0.08, abs=0.03)
    # The moment is told in thousandths, in which the needle turns by 0.6° at most.
    expected = angle_of("speedometer", "--at", f"{bench.moment}s")
    assert bench.angle == pytest.approx(expected, abs=0.6)
    assert bench.angle < angle_of("speedometer") - 90


def test_what_waits_for_a_click(bench: Bench) -> None:
    """An animation that a click begins is drawn at no moment."""
    text = (PACKAGE / "samples/animation/click.yaml").read_text(encoding="utf-8")
    bench.write("click.yaml", text)
    bench.open("folder/click.yaml", view="t=0")
    row = bench.page.locator(".rows .row")
    expect(row).to_have_count(1)
    expect(row.locator(".track")).to_have_text("on click")
    expect(row.locator(".bar")).to_have_count(0)
    expect(row).to_have_attribute("title", re.compile("rotate: starts on click, lasts 2 s, ease-in-out$"))
    # The click counts whenever it comes.
    bench.open("folder/click.yaml", view="t=9")
    turn = "needle => { const { a, b } = needle.getCTM(); return Math.round(Math.atan2(b, a) * 180 / Math.PI); }"
    needle = bench.page.locator(".stage-picture #moving")
    assert needle.evaluate(turn) == -118
    bench.page.locator(".stage-picture #button").click()
    for _ in range(6):
        bench.page.keyboard.press("Shift+ArrowRight")
    assert bench.moment == 10
    assert needle.evaluate(turn) == 119


def test_keys(bench: Bench) -> None:
    """Frames, ends, speed, loop, background, help and the way home."""
    bench.open(DIAL)
    page = bench.page
    page.keyboard.press("Home")
    assert bench.moment == 0
    for key in ["Shift+ArrowRight"] + ["ArrowRight"] * 6 + ["ArrowLeft"]:
        page.keyboard.press(key)
    assert bench.moment == 0.25
    bench.expect_angle(angle_of("speedometer", "--at", "0.25s"), within=0.06)
    page.keyboard.press("End")
    assert bench.moment == 0.8
    for key, part in [("]", "speed=1.5"), ("l", "loop=true"), ("b", "background=white")]:
        page.keyboard.press(key)
        bench.expect_url(part)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    for key in ["Home", "Shift+ArrowRight"] + ["ArrowRight"] * 5 + ["g"]:
        page.keyboard.press(key)
    expect(page.locator(".card").first).to_be_visible()
    page.go_back()
    bench.expect_angle(angle_of("speedometer", "--at", "0.25s"), within=0.06)
    assert bench.moment == 0.25


def test_a_link_shows_the_same(bench: Bench, browser: Browser) -> None:
    """Who is sent the address sees the values, the moment and the view."""
    bench.open(DIAL, view="t=0")
    page = bench.page
    bench.parameter("value").locator("input[type=text]").fill("33")
    scrub = page.get_by_label("Time", exact=True)
    scrub.evaluate("e => { e.value = 0.5; e.dispatchEvent(new Event('input')); }")
    scrub.focus()
    for key in "]bl":
        page.keyboard.press(key)
    page.get_by_role("tab", name="Copy").click()
    for part in ["value=33", "t=0.4", "speed=1.5", "background=white", "loop=true", "tab=copy"]:
        bench.expect_url(part)
    with open_bench(browser, bench.program, bench.folder) as other:
        other.page.goto(page.url)
        other.expect_angle(angle_of("speedometer", "--at", "0.4s", value=33), within=0.06)
        assert other.page.url == page.url
        expect(other.page.get_by_role("tab", name="Copy")).to_have_attribute("aria-selected", "true")
        expect(other.page.get_by_label("Speed", exact=True)).to_have_value("1.5")


def test_a_bad_value_is_told_at_its_field(bench: Bench) -> None:
    """The picture stays, the field says what is wrong, and reset mends it."""
    bench.open(DIAL)
    before = bench.angle
    field = bench.parameter("value").locator("input[type=text]")
    field.fill("7x")
    expect(bench.page.locator(".toast")).to_contain_text("must be a number")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_value("7x")
    assert bench.angle == before
    bench.parameter("value").locator(".reset").click()
    expect(bench.page.locator(".toast")).to_have_count(0)
    expect(field).to_have_value("73")
    bench.expect_url("speedometer$")


def test_less_motion(bench: Bench) -> None:
    """The view for reduced motion is still."""
    bench.open(DIAL)
    bench.page.get_by_label("Reduced motion").click()
    expect(bench.page.locator(".rows-rest")).to_have_text("No animations")
    bench.expect_angle(angle_of("speedometer", "--motion", "none"))


def test_a_folder_without_documents(browser: Browser, tmp_path: Path) -> None:
    """It says how the first one is made, and the example works as it stands."""
    with Program("preview", tmp_path) as program, open_bench(browser, program, tmp_path) as bench:
        bench.open_gallery()
        start = bench.page.locator(".start")
        expect(start).to_contain_text(str(tmp_path))
        bench.write("speed.yaml", start.locator("pre").inner_text())
        expect(bench.page.locator("a.card[href='/dial/folder/speed.yaml']")).to_be_visible()
        expect(start).to_have_count(0)
        bench.open("folder/speed.yaml")


def test_the_digits_of_a_time_have_a_row_each(bench: Bench) -> None:
    """Three columns move, and one of them stands elsewhere in the end."""
    bench.open("library/countdown")
    rows = bench.page.locator(".timeline .row")
    expect(rows.filter(has_text="translate")).to_have_count(4)
    assert rows.count() < 20


@pytest.mark.parametrize("dial, words", [
    ("folder/own.yaml", "Has other colours on dark pages."),
    ("library/speedometer", "Has the same colours on dark pages. Set ‘dark’"),
])
def test_what_dark_pages_show(bench: Bench, dial: str, words: str) -> None:
    """The tab Embeds says what the file does, wherever its dark colours come from."""
    bench.write("own.yaml", "sweephand: 1\ntheme: {base: flat, dark: instrument}\nlayers: [face, hub]\n")
    bench.page.emulate_media(color_scheme="dark")
    bench.open(dial, view="tab=embeds&t=0.5")
    expect(bench.page.locator(".hint-line")).to_contain_text(words)
    bench.page.get_by_text("Dark", exact=True).first.click()
    expect(bench.page.locator("figure", has_text="<object>")).not_to_contain_text("white")
