"""The background of a dial in an `<object>` or `<iframe>`: the page, light or dark."""

import io

import pytest
from dials import pass_frames, render
from PIL import Image
from playwright.sync_api import Page
from server import Site

GROUNDS = {"light": (200, 220, 240), "dark": (16, 32, 48)}


@pytest.mark.parametrize("scheme", GROUNDS)
@pytest.mark.parametrize("template, settings", [
    ("speedometer", {"interactive": False}), ("speedometer", {"interactive": False, "dark": "instrument"}),
    ("knob", {"interactive": True}),
])
def test_the_page_is_seen(
    page: Page, site: Site, scheme: str, template: str, settings: dict[str, object],
) -> None:
    """No browser puts white into the corners."""
    site.write("dial.svg", render(template, **settings))
    # The tests' browser prefers light pages, whatever a page says, unless it is told otherwise.
    page.emulate_media(color_scheme=scheme)
    ground = ",".join(map(str, GROUNDS[scheme]))
    page.goto(site.write("index.html", f"""<!DOCTYPE html><html lang=en><title>Dials</title>
      <style>html {{ color-scheme: {scheme}; background: rgb({ground}) }} body {{ margin: 0 }}
      object, iframe {{ width: 400px; height: 400px; border: 0; display: block }}</style>
      <object data=dial.svg type=image/svg+xml></object><iframe src=dial.svg></iframe>"""))
    page.set_viewport_size({"width": 500, "height": 820})
    pass_frames(page)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    for place in [(3, 3), (396, 3), (3, 396), (3, 403), (396, 403), (3, 796)]:
        assert picture.getpixel(place) == pytest.approx(GROUNDS[scheme], abs=2), place
