"""Pages with a strict Content-Security-Policy load the script as a file."""

from collections.abc import Callable

import pytest
from clocks import HANDS, directions, of_day
from dials import Dial, Stage, apart, eventually, render, runtime
from playwright.sync_api import Page
from server import STRICT, Site


@pytest.fixture
def strict(site: Site) -> Site:
    """A server that allows scripts and styles of its own alone."""
    site.policy = STRICT
    site.write("sweephand-dial.js", runtime())
    return site


def test_the_element(page: Page, strict: Site) -> None:
    """The element works, by hand and by value."""
    strict.write("wheel.svg", render("wheel", sectors="A,B,C,D", icons="", selected=0))
    strict.answer("now.json", {"index": 2})
    strict.write("index.html", """<!DOCTYPE html><html lang=en><title>Dials</title>
      <sweephand-dial src=wheel.svg></sweephand-dial>
      <sweephand-dial src=wheel.svg poll=now.json every=0.05 field=index></sweephand-dial>
      <script type=module src=sweephand-dial.js></script>""")
    page.goto(strict.address("index.html"))
    elements = "[...document.querySelectorAll('sweephand-dial')]"
    # Waiting in the page would evaluate text there, which its policy forbids.
    eventually(lambda: page.evaluate(f"{elements}.every(element => element.dial != null)"), True)
    box = page.locator("sweephand-dial svg").first.bounding_box()
    page.mouse.click(box["x"] + 310, box["y"] + 200)
    assert Stage(page).await_change()["index"] == 1
    values = f"{elements}.map(element => element.value)"
    eventually(lambda: page.evaluate(values), [1, 2])


def test_inline_pictures(page: Page, strict: Site) -> None:
    """Without inline scripts a picture shows its own reading; the file brings it to life."""
    picture = render("knob", stop=3)
    strict.write("still.html", f"<!DOCTYPE html><html lang=en><title>Dials</title><div id=dial0>{picture}</div>")
    strict.write("alive.html", f"""<!DOCTYPE html><html lang=en><title>Dials</title><div id=dial0>{picture}</div>
      <script type=module src=sweephand-dial.js></script>""")
    knob = Dial(page, "dial0")
    page.goto(strict.address("still.html"))
    assert knob.ask("dial == null") is True
    assert "rotate(-57.857)" in knob.ask("svg.innerHTML")
    page.goto(strict.address("alive.html"))
    assert knob.value == 3
    knob.drag(0, 40)
    assert Stage(page).await_change()["value"] == 4


def test_a_clock(new_page: Callable[..., Page], strict: Site) -> None:
    """A clock needs no style of its own."""
    page = new_page(timezone_id="Asia/Tokyo")
    strict.write("clock.svg", render("clock"))
    strict.write("index.html", """<!DOCTYPE html><html lang=en><title>Clock</title>
      <sweephand-dial src=clock.svg></sweephand-dial>
      <script type=module src=sweephand-dial.js></script>""")
    page.goto(strict.address("index.html"))
    svg = page.locator("sweephand-dial svg")
    svg.wait_for()

    def errors() -> dict[str, float]:
        hands, now, _ = svg.evaluate(HANDS)
        return {name: apart(hands[name], due) for name, due in directions(of_day(now, 9)).items()}

    eventually(lambda: errors()["minute"] < 0.5 and errors()["second"] < 6, True)


def test_the_script_asks_for_nothing_forbidden(page: Page, strict: Site) -> None:
    """No rule is broken, by the script or by the picture."""
    strict.write("knob.svg", render("knob"))
    strict.write("index.html", """<!DOCTYPE html><html lang=en><title>Dials</title>
      <script src=note.js></script><sweephand-dial src=knob.svg value=5></sweephand-dial>
      <script type=module src=sweephand-dial.js></script>""")
    strict.write("note.js", """window.broken = [];
      document.addEventListener('securitypolicyviolation', e => broken.push(e.violatedDirective));""")
    page.goto(strict.address("index.html"))
    state = "document.querySelector('sweephand-dial').shadowRoot?.firstChild?.ariaValueNow"
    eventually(lambda: page.evaluate(state), "5")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    assert Stage(page).await_change()["value"] == 6
    assert page.evaluate("broken") == []
