"""The page of `sweephand diff --format html`."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from dials import command
from playwright.sync_api import Page, expect

# Calls that an unsafe page would run; the tests look for their effects.
TRAP = "document.documentElement.dataset.trap='1';parent.document.title='trap'"

MOVING = ('<path d="M0 0H5V5Z" fill="red"><animate attributeName="fill" values="red;blue" '
          'dur="2s"/></path>')

Opener = Callable[..., Page]


def drawing(content: str) -> str:
    """A picture."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">{content}</svg>'


@pytest.fixture
def open_diff(new_page: Callable[..., Page], tmp_path: Path) -> Opener:
    """Opens the page of two files, which has no errors and violates no policy."""
    def open_diff(old: str, new: str, name: str = "old.svg") -> Page:
        (tmp_path / name).write_text(old)
        (tmp_path / "new.svg").write_text(new)
        done = subprocess.run(
            [command(), "diff", "--format", "html", "-o", "diff.html", "--", name, "new.svg"],
            cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 1, done.stderr
        page = new_page()
        page.add_init_script(
            "window.blocked = []; addEventListener('securitypolicyviolation', e => blocked.push(e.blockedURI))")
        page.goto((tmp_path / "diff.html").as_uri())
        expect(page.locator("html[data-ready]")).to_be_attached()
        return page

    return open_diff


def assert_untouched(page: Page) -> None:
    """Fails where a trap left something behind."""
    assert page.locator("[data-trap]").count() == 0
    assert page.title() != "trap"


def test_both_are_shown_and_what_is_chosen_is_marked(open_diff: Opener) -> None:
    page = open_diff(drawing(MOVING), drawing(MOVING.replace("2s", "3s")))
    frames = "[...document.querySelectorAll('iframe')].map(frame => frame.contentDocument)"
    assert page.evaluate(f"{frames}.map(each => each.querySelectorAll('svg path').length)") == [1, 1]
    time = page.locator("#time input")
    assert time.get_attribute("max") == "3"
    time.fill("1")
    expect(page.locator("#time output")).to_have_text("1.00 s")
    page.locator("[data-change]").first.click()
    expect(page.locator(".frame")).to_have_count(2)
    for mode in ["swipe", "onion", "difference", "beside"]:
        page.locator(f"label:has([value={mode}])").click()
        expect(page.locator("#stage")).to_have_attribute("data-mode", mode)
    page.locator("[data-change]").first.click()
    expect(page.locator(".frame")).to_have_count(0)
    # The clocks of the pictures begin when the browser comes to it.
    page.wait_for_function(f"""() => {{
      document.querySelector("#time input").dispatchEvent(new Event("input"));
      return {frames}.every(each => each.querySelector("svg").getCurrentTime() === 1);
    }}""")
    assert page.evaluate("blocked") == []
    assert_untouched(page)


def test_the_pictures_of_folders_are_in_sight(new_page: Callable[..., Page], tmp_path: Path) -> None:
    for name, color in [("old", "red"), ("new", "blue")]:
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.svg").write_text(
            drawing(f'<path d="M0 0H5V5Z" fill="{color}" onload="{TRAP}"/><script>{TRAP}</script>'))
    (tmp_path / "old/gone.svg").write_text(drawing(""))
    done = subprocess.run([command(), "diff", "--format", "html", "-o", "diff.html", "old", "new"],
                          cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 1, done.stderr
    page = new_page()
    page.goto((tmp_path / "diff.html").as_uri())
    expect(page.locator("b")).to_have_text(["new/a.svg", "old/gone.svg"])
    pictures = page.frame_locator("iframe").locator(".picture iframe")
    expect(pictures).to_have_count(2)
    for index, color in enumerate(["red", "blue"]):
        shape = pictures.nth(index).content_frame.locator("path")
        expect(shape).to_be_visible()
        expect(shape).to_have_attribute("fill", color)
    assert_untouched(page)
    assert all(frame.locator("[data-trap]").count() == 0 for frame in page.frames)
    page.locator("summary").first.click()
    expect(page.locator("iframe")).to_be_hidden()


def test_nothing_of_the_files_runs(open_diff: Opener) -> None:
    bad = f"""<title>&lt;/title>&lt;img src=x onerror="{TRAP}">&lt;script>{TRAP}&lt;/script></title>
      <script>{TRAP}</script><g onload="{TRAP}"><path d="M0 0H9" onclick="{TRAP}"/></g>
      <animate attributeName="x" begin="0s" dur="1s" onbegin="{TRAP}"/>
      <a href="javascript:{TRAP}"><text id="&quot;&gt;&lt;img src=x onerror={TRAP}>">a</text></a>
      <foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml">
      <img src="x:y" onerror="{TRAP}"/></body></foreignObject>"""
    other = bad.replace('d="M0 0H9"', 'd="&lt;/script>"').replace(
        ">a</text>", ">&lt;/script>%%style%%</text>")
    # A name of a file has no slash.
    name = f"<title><script>{TRAP}<img src=x onerror=\"{TRAP}\">.svg"
    page = open_diff(drawing(bad), drawing(other), name)
    for button in page.locator("[data-change]").all():
        button.evaluate("button => button.click()")
    assert page.evaluate("document.querySelectorAll('[data-change]').length") > 0
    assert_untouched(page)


def test_what_is_no_picture_is_said(open_diff: Opener) -> None:
    page = open_diff("<note>a</note>", "<note>b</note>", "note.xml")
    expect(page.locator(".picture p")).to_have_count(2)
