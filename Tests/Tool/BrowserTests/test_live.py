"""Values from a server: asked for again and again, or sent as events."""

import pytest
from dials import eventually
from playwright.sync_api import Page
from server import Site
from test_element import Place


@pytest.fixture
def place(page: Page, site: Site) -> Place:
    """A page of the element."""
    return Place(page, site)


def test_polling(place: Place) -> None:
    """The element asks every so many seconds, for a field of the answer."""
    place.site.answer("now.json", {"wind": {"speed": 42}})
    place.open("""<sweephand-dial src=speedometer.svg poll=now.json every=0.05 field=wind.speed>
      </sweephand-dial>""")
    place.await_value(42)
    place.site.answer("now.json", {"wind": {"speed": 17.5}})
    place.await_value(17.5)


def test_a_broken_answer_changes_nothing(place: Place) -> None:
    """The dial stays where it is, and goes on with the next good answer."""
    place.site.answer("now.json", {"speed": 42})
    place.open("<sweephand-dial src=speedometer.svg poll=now.json every=0.03 field=speed></sweephand-dial>")
    place.await_value(42)
    place.site.answer("now.json", "{broken")
    place.site.requests.clear()
    eventually(lambda: len(place.site.requests) >= 3, True)
    assert place.ask("[el.value, el.shadowRoot.querySelector('svg')[Symbol.for('sweephand')].value]") == [42, 42]
    place.site.answer("now.json", {"speed": 43})
    place.await_value(43)


@pytest.mark.parametrize("answer", ['{"other": 5}', "null", '{"speed": "unavailable"}', '{"speed": null}'])
def test_an_answer_without_a_number_is_no_reading(place: Place, answer: str) -> None:
    """The dial does not keep a value that is no longer known, and goes on with the next good answer."""
    place.site.answer("now.json", {"speed": 42})
    place.open("<sweephand-dial src=speedometer.svg poll=now.json every=0.03 field=speed></sweephand-dial>")
    place.await_value(42)
    place.site.answer("now.json", answer)
    eventually(lambda: place.ask("el.shadowRoot.querySelector('svg').dataset.state"), "no-data")
    place.site.answer("now.json", {"speed": 43})
    place.await_value(43)
    assert place.ask("el.shadowRoot.querySelector('svg').dataset.state") is None


def test_a_missing_address_changes_nothing(place: Place) -> None:
    """Nor does a server that has nothing to say."""
    place.open("<sweephand-dial src=speedometer.svg poll=none.json every=0.03></sweephand-dial>")
    eventually(lambda: place.site.requests.count("/none.json") >= 3, True)
    assert place.ask("el.value") == 10
    place.site.answer("none.json", 5)
    place.await_value(5)


def asked_after(place: Place, address: str) -> int:
    """How often an address is asked for while another one is ten times, after what is under way."""
    place.site.answer("tick.json", 1)
    counts = []
    place.page.evaluate("import('./sweephand-dial.js').then(({ poll }) => {"
                        " window.endTicks = poll({ set value(value) {} }, 'tick.json', 0.02) })")
    for ticks in (3, 13):
        eventually(lambda: place.site.requests.count("/tick.json") >= ticks, True)
        counts.append(place.site.requests.count(address))
    place.page.evaluate("endTicks()")
    place.site.requests.clear()
    return counts[1] - counts[0]


def test_removal_ends_the_asking(place: Place) -> None:
    """An element that is taken away asks no more; one that is put back does."""
    place.site.answer("now.json", 42)
    place.open("<sweephand-dial src=speedometer.svg poll=now.json every=0.03></sweephand-dial>")
    place.await_value(42)
    place.ask("(window.kept = el).remove()")
    assert asked_after(place, "/now.json") == 0
    place.site.answer("now.json", 43)
    place.page.evaluate("document.body.append(kept)")
    place.await_value(43)


def test_a_stream(place: Place) -> None:
    """Events give their values in turn; those that are none are passed over."""
    place.site.send_events("events", {"speed": 20}, {"other": 1}, {"speed": 64})
    place.open("<sweephand-dial src=speedometer.svg stream=events field=speed></sweephand-dial>")
    place.await_value(64)


def test_a_stream_with_a_bad_event(place: Place) -> None:
    """An event that is no JSON is passed over."""
    place.site.send_events("events", {"speed": 20}, "{broken", {"speed": 64})
    place.open("<sweephand-dial src=speedometer.svg stream=events field=speed></sweephand-dial>")
    place.await_value(64)


def test_by_import(place: Place) -> None:
    """`poll` and `stream` feed anything with a value, until they are told to end."""
    place.site.answer("now.json", 42)
    place.site.send_events("events", 7)
    place.open("", is_ready=False)
    found = place.page.evaluate("""async () => {
      const { poll, stream } = await import('./sweephand-dial.js');
      const seen = address => feed => new Promise(done => {
        const end = feed({ set value(value) { end(); done(value); } }, address, 0.02);
      });
      return [await seen('now.json')(poll), await seen('events')((target, url) => stream(target, url))];
    }""")
    assert found == [42, 7]
    assert asked_after(place, "/now.json") == asked_after(place, "/events") == 0
