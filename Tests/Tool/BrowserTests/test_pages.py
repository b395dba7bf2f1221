"""Dials share a page, with each other and with whatever else is there."""

import re
from collections.abc import Callable

import pytest
from dials import Dial, Stage, pass_frames, render, runtime
from playwright.sync_api import Page
from server import Site

WHEEL = {"sectors": "A,B,C,D", "icons": "", "selected": 0}


def test_two_of_the_same_file(still: Stage) -> None:
    """Each has its own selection, focus and events."""
    picture = render("wheel", **WHEEL)
    one, other = still.show(picture, picture)
    one.click(90, 60)
    still.pass_time(0.3)
    assert (one.value, other.value, other.angle) == (1, 0, 0)
    other.drag(0, 100, 60)
    still.pass_time(0.6)
    assert (one.value, other.value) == (1, 3)
    checked = "[...svg.querySelectorAll('[role=radio]')].map(e => e.ariaChecked)"
    assert one.ask(checked) == ["false", "true", "false", "false"]
    assert other.ask(checked) == ["false", "false", "false", "true"]
    one.value = 2
    still.pass_time(0.3)
    assert (one.value, other.value) == (2, 3)


def test_events_come_from_their_dial(still: Stage) -> None:
    """Events bubble from the picture that was used."""
    picture = render("wheel", **WHEEL)
    one, other = still.show(picture, picture)
    for name in ["dial0", "dial1"]:
        still.page.evaluate(
            "name => document.getElementById(name).addEventListener('change',"
            " event => (window.from ??= []).push([name, event.detail.index]))", name)
    other.click(90, 60)
    one.click(180, 60)
    still.pass_time(0.3)
    assert sorted(still.page.evaluate("from")) == [["dial0", 2], ["dial1", 1]]


def without_script(picture: str) -> str:
    """A picture for pages that bring the script themselves."""
    return re.sub(r"<script.*</script>", "", picture, flags=re.DOTALL)


@pytest.fixture
def twice(page: Page, site: Site) -> Stage:
    """A page with a dial that has the script within, as a module, and as a module of another name."""
    site.write("dial.js", runtime())
    site.write("other.js", runtime())
    site.write("index.html", f"""<!DOCTYPE html><html lang=en><title>Dials</title>
      <div id=dial0>{render("wheel", **WHEEL)}</div>
      <div id=dial1>{without_script(render("knob", stop=3))}</div>
      <script type=module>
        import * as one from './dial.js';
        import * as other from './other.js';
        const svg = document.querySelector('#dial1 svg');
        window.same = one.dial(svg) === other.dial(svg) && svg[Symbol.for('sweephand')] === one.dial(svg);
        window.names = Object.keys(one).sort();
      </script>""")
    page.goto(site.address("index.html"))
    return Stage(page)


def test_the_script_may_come_more_than_once(twice: Stage) -> None:
    """A dial answers once, whichever script came first."""
    assert twice.page.evaluate("same") is True
    assert twice.page.evaluate("names") == [
        "dial", "dialTracker", "poll", "sectorWheel", "snapStops", "stream"]
    Dial(twice.page, "dial0").click(90, 60)
    twice.page.wait_for_function("events.some(event => event.type == 'change')")
    pass_frames(twice.page)
    assert [(e["type"], e["index"]) for e in twice.events()] == [("input", 1), ("change", 1)]
    Dial(twice.page, "dial1").drag(0, 40)
    twice.await_change()
    assert Dial(twice.page, "dial1").value == 4


def test_nothing_is_left_on_the_page(page: Page, site: Site) -> None:
    """The script adds no name to the page and none to what it is made of."""
    site.write("dial.js", runtime())
    site.write("index.html", f"""<!DOCTYPE html><html lang=en><title>Dials</title>
      <script>
        window.seen = () => [window, Array.prototype, Object.prototype, SVGElement.prototype,
          HTMLElement.prototype, Element.prototype, Node.prototype].flatMap(Reflect.ownKeys).map(String);
        window.before = [];
        window.before = seen();
        window.gained = () => {{
          const known = new Set(before);
          return seen().filter(name => !known.has(name));
        }};
      </script>{render("wheel")}{render("speedometer")}{render("clock")}
      <script type=module src=dial.js></script>""")
    page.goto(site.address("index.html"))
    page.wait_for_function("document.querySelector('svg')[Symbol.for('sweephand')]")
    assert page.evaluate("gained()") == ["gained"]
    # Nor do names of the script lie in the scope that all scripts of a page share.
    assert page.evaluate("typeof dial + typeof clamp + typeof poll") == "undefined" * 3


def test_a_dial_that_comes_later(page: Page, site: Site) -> None:
    """`dial` takes a picture that a page adds by itself."""
    site.write("dial.js", runtime())
    site.write("knob.svg", without_script(render("knob", stop=3)))
    site.write("index.html", """<!DOCTYPE html><html lang=en><title>Dials</title><div id=dial0></div>
      <script type=module>
        import { dial } from './dial.js';
        dial0.innerHTML = await (await fetch('knob.svg')).text();
        dial(dial0.querySelector('svg')).value = 5;
      </script>""")
    page.goto(site.address("index.html"))
    page.wait_for_function("dial0.querySelector('svg')?.[Symbol.for('sweephand')]?.value == 5")
    # The way there takes its time, and a drag would take the knob from where it is.
    page.evaluate("""async () => {
      for (let last, now; now === undefined || now !== last;) {
        last = dial0.innerHTML;
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        now = dial0.innerHTML;
      }
    }""")
    Dial(page, "dial0").drag(0, 40)
    assert Stage(page).await_change()["value"] == 6


@pytest.mark.parametrize("tag", ["object data", "embed src", "iframe src"])
def test_in_a_frame(new_page: Callable[..., Page], site: Site, tag: str) -> None:
    """The file works where a page shows it as a document."""
    page = new_page()
    site.write("knob.svg", render("knob", stop=3))
    site.write("index.html", f"""<!DOCTYPE html><html lang=en><title>Dials</title>
      <body style="margin: 0"><{tag}=knob.svg width=400 height=400>""")
    page.goto(site.address("index.html"))
    page.mouse.move(200, 100)
    page.mouse.down()
    page.mouse.move(265, 120)
    page.mouse.up()
    [frame] = page.frames[1:]
    frame.wait_for_function("events.some(event => event.type == 'change' && event.value == 4)")
