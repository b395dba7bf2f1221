"""The element `sweephand-dial`."""

import pytest
from dials import Stage, apart, pass_frames, render, runtime, turn_of
from playwright.sync_api import Page
from server import Site

READY = "document.querySelector('sweephand-dial').shadowRoot?.querySelector('svg')"


class Place:
    """A page of the element beside the files that it needs."""

    def __init__(self, page: Page, site: Site) -> None:
        self.page, self.site = page, site
        site.write("sweephand-dial.js", runtime())
        site.write("speedometer.svg", render("speedometer", value=10))
        site.write("knob.svg", render("knob", stop=3))
        site.write("wheel.svg", render("wheel", sectors="A,B,C,D", icons="", selected=0))

    def open(self, body: str, is_ready: bool = True) -> None:
        """Opens a page and waits for the picture."""
        self.site.write("index.html", f"""<!DOCTYPE html><html lang=en><title>Dials</title>
          {body}<script type=module src=sweephand-dial.js></script>""")
        self.page.goto(self.site.address("index.html"))
        if is_ready:
            self.page.wait_for_function(READY)

    def ask(self, expression: str) -> object:
        """Evaluates an expression of the element `el` and its picture `svg`."""
        return self.page.evaluate(
            "() => { const el = document.querySelector('sweephand-dial'),"
            f" svg = el.shadowRoot?.querySelector('svg'); return {expression}; }}")

    def needle(self) -> float:
        """The turn of the needle."""
        return turn_of(self.ask("[...svg.children].findLast(e => e.matches('g[transform^=rotate]'))"
                                ".getAttribute('transform')"))

    def await_value(self, value: float) -> None:
        """Waits until the element tells a value."""
        self.page.wait_for_function(
            "value => document.querySelector('sweephand-dial').value == value", arg=value)


@pytest.fixture
def place(page: Page, site: Site) -> Place:
    """A page of the element."""
    return Place(page, site)


def test_it_shows_a_file(place: Place) -> None:
    """The picture stands in the element, with its own reading."""
    place.open("<sweephand-dial src=speedometer.svg></sweephand-dial>")
    assert place.ask("el.value") == 10
    assert place.ask("svg.querySelector('script')") is None
    assert place.needle() == pytest.approx(-118.4 + 23.68, abs=0.001)


def test_a_value_from_the_start(place: Place) -> None:
    """The attribute counts once the picture is there."""
    place.open('<sweephand-dial src=speedometer.svg value="50"></sweephand-dial>')
    place.await_value(50)
    place.page.wait_for_function(f"/rotate\\(0\\)/.test({READY}.innerHTML)")


def test_values_by_attribute_and_property(place: Place) -> None:
    """Both move the needle."""
    place.open("<sweephand-dial src=speedometer.svg></sweephand-dial>")
    place.ask("el.setAttribute('value', '100')")
    assert place.ask("el.value") == 100
    place.page.wait_for_function(f"/rotate\\(118\\.4\\)/.test({READY}.innerHTML)")
    place.ask("void (el.value = 0)")
    assert place.ask("el.value") == 0
    place.page.wait_for_function(f"/rotate\\(-118\\.4\\)/.test({READY}.innerHTML)")


def test_attributes_are_properties(place: Place) -> None:
    """Each can be set by its name, before the script has run too."""
    place.open("""<sweephand-dial></sweephand-dial>
      <script>document.querySelector('sweephand-dial').src = 'speedometer.svg'</script>""")
    assert place.ask("[el.src, el.getAttribute('src'), el.poll]") == ["speedometer.svg", "speedometer.svg", ""]
    place.site.write("value.json", '{"v": 40}')
    place.ask("void Object.assign(el, { field: 'v', every: '100ms', poll: 'value.json' })")
    place.await_value(40)
    place.site.write("value.json", '{"v": 70}')
    place.await_value(70)
    place.ask("void (el.src = 'knob.svg')")
    place.page.wait_for_function(f"{READY}.dataset.control && {READY}.dataset.stops")


@pytest.mark.parametrize("every, milliseconds", [
    ("200ms", 200), ("0.2s", 200), ("0.2", 200), ("0", 2000), ("-1", 2000), ("soon", 2000), ("1min", 60_000),
    ("1ms", 100),
])
def test_every(place: Place, every: str, milliseconds: int) -> None:
    """A time with a unit or in seconds; 2 s for what is none, and never oftener than every 0.1 s."""
    place.site.write("v.json", "5")
    # The times after which something is done, of which none is done.
    place.open(
        "<script>window.delays = []; setTimeout = (_, delay) => delays.push(delay)</script>"
        f'<sweephand-dial src=speedometer.svg poll=v.json every="{every}"></sweephand-dial>', is_ready=False)
    place.page.wait_for_function(f"delays.includes({milliseconds})")
    assert place.site.requests.count("/v.json") == 1


def test_its_label(place: Place) -> None:
    """The element's label names the dial, and its file's title does again without one."""
    place.open('<sweephand-dial src=knob.svg aria-label="Fan speed"></sweephand-dial>')
    slider = place.page.get_by_role("slider")
    assert slider.get_attribute("aria-label") == "Fan speed"
    assert place.page.get_by_role("slider", name="Fan speed").count() == 1
    place.ask("el.removeAttribute('aria-label')")
    assert place.page.get_by_role("slider", name="Knob").count() == 1


def test_its_box(place: Place) -> None:
    """It stands in a line with its size, unless the page says otherwise."""
    place.open("""<style>.wide { display: block }</style>
      <sweephand-dial src=knob.svg></sweephand-dial>""")
    assert place.ask("getComputedStyle(el).display") == "inline-block"
    assert place.ask("el.offsetHeight >= svg.getBoundingClientRect().height") is True
    place.ask("void (el.className = 'wide')")
    assert place.ask("getComputedStyle(el).display") == "block"
    place.ask("void (el.className = '', el.hidden = true)")
    assert place.ask("getComputedStyle(el).display") == "none"


def test_a_value_before_the_picture(place: Place) -> None:
    """Values set while the file is loading are kept, even before the script has run."""
    place.open("""<sweephand-dial src=speedometer.svg></sweephand-dial>
      <script>document.querySelector('sweephand-dial').value = 80</script>""")
    place.await_value(80)
    place.page.wait_for_function(f"{READY}[Symbol.for('sweephand')].value == 80")
    place.ask("void (el.value = 30)")
    assert place.ask("svg[Symbol.for('sweephand')].value") == 30


def test_another_file(place: Place) -> None:
    """A new `src` takes the place of the old one, and `load` tells of it."""
    place.open("<sweephand-dial src=speedometer.svg></sweephand-dial>")
    place.ask("new Promise(done => { el.addEventListener('load', done, { once: true });"
              " el.setAttribute('src', 'knob.svg') }).then(() => 1)")
    assert place.ask("[el.value, svg.dataset.control, el.shadowRoot.children.length]") == [3, "slider", 1]


def test_use_by_hand(place: Place) -> None:
    """Pointer and keyboard work within the element, and events come out of it."""
    place.open("<sweephand-dial id=wheel src=wheel.svg></sweephand-dial>")
    stage, box = Stage(place.page), place.page.locator("sweephand-dial svg").bounding_box()
    x, y = box["x"] + 200, box["y"] + 200
    place.page.mouse.click(x + 110, y)
    change = stage.await_change()
    assert (change["from"], change["index"], change["label"]) == ("wheel", 1, "B")
    place.page.keyboard.press("ArrowRight")
    change = stage.await_change()
    assert (change["from"], change["index"]) == ("wheel", 2)
    assert place.ask("el.shadowRoot.activeElement.ariaLabel") == "C"
    place.page.mouse.move(x, y - 110)
    place.page.mouse.down()
    place.page.mouse.move(x + 110, y)
    # A finger that waits before it lets go gives the dial no speed.
    begin = place.page.evaluate("performance.now()")
    place.page.wait_for_function(f"performance.now() > {begin} + 120")
    place.page.mouse.up()
    assert stage.await_change()["index"] == 1
    assert apart(place.needle(), -90) < 0.01


@pytest.mark.parametrize("source", ["nowhere.svg", "still.svg", "page.html", "broken.svg"])
def test_what_is_no_dial_is_an_error(place: Place, source: str) -> None:
    """A file that is missing or no interactive dial raises `error`, and shows nothing."""
    place.site.write("still.svg", render("speedometer", interactive=False))
    place.site.write("page.html", "<!DOCTYPE html><title>No picture</title>")
    place.site.write("broken.svg", render("knob")[:900])
    place.open(f"""<script>addEventListener('error', e => window.failed = e.target.localName, true)</script>
      <sweephand-dial src={source}></sweephand-dial>""", is_ready=False)
    place.page.wait_for_function("window.failed == 'sweephand-dial'")
    assert place.ask("svg == null") is True
    # The element can still be given a file that is one.
    place.ask("el.setAttribute('src', 'knob.svg')")
    place.page.wait_for_function(READY)
    assert place.ask("el.value") == 3


def test_an_error_leaves_the_old_picture(place: Place) -> None:
    """A dial that is there stays where another does not come; no `src` asks for nothing."""
    place.open("<sweephand-dial src=knob.svg></sweephand-dial>")
    place.ask("new Promise(done => { el.addEventListener('error', done, { once: true });"
              " el.setAttribute('src', 'nowhere.svg') }).then(() => 1)")
    assert place.ask("[el.value, svg.dataset.control]") == [3, "slider"]
    count = len(place.site.requests)
    place.ask("el.removeAttribute('src')")
    pass_frames(place.page)
    assert len(place.site.requests) == count


def test_many_on_a_page(place: Place) -> None:
    """Elements with the same file are apart."""
    place.open("""<sweephand-dial src=knob.svg value=5></sweephand-dial>
      <sweephand-dial src=knob.svg></sweephand-dial>""")
    place.page.wait_for_function(
        "[...document.querySelectorAll('sweephand-dial')].map(e => e.value).join() == '5,3'")


def test_made_by_a_script(place: Place) -> None:
    """An element that a script makes is like one that a page has."""
    place.open("", is_ready=False)
    place.page.evaluate("""() => {
      const element = document.createElement('sweephand-dial');
      element.setAttribute('src', 'knob.svg');
      element.value = 7;
      document.body.append(element);
    }""")
    place.page.wait_for_function(f"{READY}?.ariaValueNow == '7'")
