"""The page keeps up with a server and files that come and go."""

import subprocess
from pathlib import Path

from bench import Bench, angle_of, open_bench
from dials import command
from playwright.sync_api import Browser, Page, expect
from program import Program

DIAL = "sweephand: 1\ntitle: Late\ntemplate: speedometer\nwith: {value: 40}\n"


def test_a_file_that_comes_later(bench: Bench) -> None:
    """A dial that is not there yet says so once, and comes to life with its file."""
    bench.forgiven = "status of 404"
    page = bench.page
    page.goto(f"{bench.program.url}/dial/folder/late.yaml?value=60#t=0.8")
    expect(page.get_by_role("heading", name="Dial not found")).to_be_visible()
    expect(page.locator("main p")).to_have_text(
        "It appears here as soon as the file late.yaml exists.")
    bench.write("other.yaml", DIAL)
    bench.write("late.yaml", DIAL)
    bench.expect_angle(angle_of("speedometer", value=60))
    expect(bench.parameter("value").locator("input[type=text]")).to_have_value("60")


def set_hidden(page: Page, hidden: bool) -> None:
    """Puts a page behind others or before them, which a browser without windows does not do."""
    page.evaluate("""hidden => {
      Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
      document.dispatchEvent(new Event('visibilitychange'));
    }""", hidden)


def test_many_pages(bench: Bench) -> None:
    """More pages than a browser allows connections all open, and one that was hidden catches up."""
    path = bench.write("many.yaml", DIAL)
    bench.open("folder/many.yaml")
    set_hidden(bench.page, True)
    for _ in range(7):
        other = bench.page.context.new_page()
        other.goto(f"{bench.program.url}/dial/folder/many.yaml")
        expect(other.locator(".weight span").first).to_be_visible()
        set_hidden(other, True)
    path.write_text(DIAL.replace("40", "90"))
    bench.page.wait_for_timeout(500)
    bench.expect_angle(angle_of("speedometer", value=40))
    set_hidden(bench.page, False)
    bench.expect_angle(angle_of("speedometer", value=90))


def test_the_server_goes_and_comes(browser: Browser, tmp_path: Path) -> None:
    """The page says that it is gone, keeps the picture, and draws what changed when it is back."""
    path = tmp_path / "away.yaml"
    path.write_text(DIAL)
    with Program("preview", tmp_path) as program, open_bench(browser, program, tmp_path) as bench:
        bench.forgiven = "net::ERR_"
        bench.open("folder/away.yaml")
        status = bench.page.locator(".away")
        expect(status).to_be_hidden()
        program.process.kill()
        expect(status).to_have_text("The server is not responding. Reconnecting…")
        bench.parameter("value").locator("input[type=text]").fill("60")
        bench.page.wait_for_timeout(500)
        expect(bench.page.locator(".toast")).to_have_count(0)
        program.process.wait()
        again = [command(), "preview", str(tmp_path), "--port", str(program.port)]
        with subprocess.Popen(again, stderr=subprocess.DEVNULL) as other:
            expect(status).to_be_hidden()
            bench.expect_angle(angle_of("speedometer", value=60))
            other.kill()
