"""The page keeps up with a server and files that come and go."""

from bench import Bench, angle_of
from playwright.sync_api import expect

DIAL = "sweephand: 1\ntitle: Late\ntemplate: speedometer\nwith: {value: 40}\n"


def test_a_file_that_comes_later(bench: Bench) -> None:
    """A dial that is not there yet says so once, and comes to life with its file."""
    bench.forgiven = "404"
    page = bench.page
    page.goto(f"{bench.program.url}/dial/folder/late.yaml?value=60#t=0.5")
    expect(page.get_by_role("heading", name="There is no such dial")).to_be_visible()
    expect(page.locator("main p")).to_have_text(
        "It appears here as soon as the file late.yaml is there.")
    bench.write("other.yaml", DIAL)
    bench.write("late.yaml", DIAL)
    bench.expect_angle(angle_of("speedometer", value=60))
    expect(bench.parameter("value").locator("input[type=text]")).to_have_value("60")
