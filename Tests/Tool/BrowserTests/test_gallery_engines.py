"""The whole gallery in Chromium and Firefox: its layout, its bytes and its dials, light and dark."""

import io
import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from dials import eventually, run
from engines import Chromium, Firefox, Wishes, chromium, firefox
from gallery import make_gallery
from PIL import Image
from playwright.sync_api import Browser
from server import Site

WIDTHS = [1440, 1024, 390]
IMAGES = "[...document.querySelectorAll('#templates img')]"

Color = tuple[int, int, int]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A gallery of every template, and a sample of each kind."""
    folder = make_gallery(
        tmp_path_factory.mktemp("page"), themes=["flat", "instrument"],
        samples=["samples/dials/ring.yaml", "samples/interactive/knob.yaml"])
    with Site(folder) as site:
        yield site


@pytest.fixture(scope="module", params=["light", "dark"])
def scheme(request: pytest.FixtureRequest) -> str:
    """The colours that the user prefers."""
    return request.param


@pytest.fixture(scope="module", params=["chromium", "firefox"])
def window(request: pytest.FixtureRequest, browser: Browser, scheme: str) -> Iterator[Chromium | Firefox]:
    """The window of a user who prefers a scheme."""
    wishes = Wishes(dark=scheme == "dark")
    opened = chromium(browser, wishes) if request.param == "chromium" else firefox(wishes)
    with opened as window:
        yield window


def visit(window: Chromium | Firefox, site: Site, width: int, height: int = 900) -> None:
    """Opens the gallery, and lets its first view be shown."""
    window.resize(width, height)
    site.requests.clear()
    window.go(site.address("index.html"))
    window.evaluate("document.querySelector('#hero').decode().then(() => 0)")
    frames(window)


def frames(window: Chromium | Firefox) -> None:
    """Lets the window show two frames, after which observers were asked."""
    window.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))")


def click(window: Chromium | Firefox, element: str) -> None:
    """Clicks in the middle of an element, which is brought into view."""
    window.click(*window.evaluate(f"""(element => {{
      element.scrollIntoView({{ block: 'center', behavior: 'instant' }});
      const {{ x, y, width, height }} = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    }})({element})"""))


@pytest.mark.parametrize("width", WIDTHS)
def test_the_first_view_is_light(window: Chromium | Firefox, site: Site, width: int) -> None:
    """The browser requests less than 100 KB for it, and no dial below."""
    visit(window, site, width)
    asked = {unquote(urlsplit(each).path).removeprefix("/") for each in site.requests}
    assert "samples/dials/tachometer-ignition.svg" in asked
    assert not {each for each in asked if each.startswith("dials/")}
    sizes = {each: (site.folder / each).stat().st_size for each in asked}
    assert sum(sizes.values()) < 100_000, sizes


@pytest.mark.parametrize("width", WIDTHS)
def test_the_layout(window: Chromium | Firefox, site: Site, width: int) -> None:
    """Cards of a row have the same lines; nothing is wider than the page; the tools stay at the top."""
    visit(window, site, width)
    assert window.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0
    cards = window.evaluate("""[...document.querySelectorAll('#templates figure')].map(card =>
      [card, ...card.querySelectorAll('.stage, .swatches, .copies')].flatMap(each => {
        const { top, bottom } = each.getBoundingClientRect();
        return [Math.round(top), Math.round(bottom)];
      }))""")
    rows: dict[int, list[list[int]]] = {}
    for card in cards:
        rows.setdefault(card[0], []).append(card)
    assert len(cards) == len(json.loads(run("templates", "--json")))
    assert max(map(len, rows.values())) == {1440: 3, 1024: 2, 390: 1}[width]
    for row in rows.values():
        assert all(card == row[0] for card in row), row
    window.evaluate("scrollTo(0, 3000)")
    frames(window)
    assert window.evaluate("document.querySelector('.tools').getBoundingClientRect().top") == 0


def luminance(color: Color) -> float:
    """The relative luminance of a colour, from 0 to 1."""
    red, green, blue = (
        each / 12.92 if each <= 0.03928 else ((each + 0.055) / 1.055) ** 2.4
        for each in (part / 255 for part in color))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Color, other: Color) -> float:
    """The contrast of two colours, from 1 to 21."""
    low, high = sorted(map(luminance, (one, other)))
    return (high + 0.05) / (low + 0.05)


def outline(picture: Image.Image, ground: Color) -> list[float]:
    """The contrasts of a picture's outline: the strongest in 12 pixels, on 60 ways in from its sides."""
    pixels, found = picture.load(), []
    for share in range(5, 95, 3):
        column, row = (each * share // 100 for each in picture.size)
        across = [contrast(pixels[x, row], ground) for x in range(picture.width)]
        down = [contrast(pixels[column, y], ground) for y in range(picture.height)]
        for way in (across, across[::-1], down, down[::-1]):
            begin = next((i for i, each in enumerate(way) if each > 1.05), None)
            if begin is not None:
                found.append(max(way[begin:begin + 12]))
    return sorted(found)


def test_every_dial_is_seen(window: Chromium | Firefox, site: Site, scheme: str) -> None:
    """It stands out from the page without a box around it, and no card is white in the dark."""
    visit(window, site, 1440, 11_500)
    eventually(lambda: window.evaluate(f"{IMAGES}.every(image => image.naturalWidth)"), True, 60)
    boxes = window.evaluate(f"""{IMAGES}.map(image => {{
      const {{ x, y, width, height }} = image.getBoundingClientRect();
      const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight);
      const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
      return [image.alt, x + (width - w) / 2, y + (height - h) / 2, w, h];
    }})""")
    page = Image.open(io.BytesIO(window.screenshot())).convert("RGB")
    for name, x, y, width, height in boxes:
        ground = page.getpixel((round(x + width / 2), round(y) - 8))
        picture = page.crop((round(x), round(y), round(x + width), round(y + height)))
        ways = outline(picture, ground)
        edge = ways[len(ways) // 2]
        assert edge > 1.2, (name, edge)
        assert scheme == "light" or edge < 13, (name, edge)
        strong = sum(
            count for count, color in picture.getcolors(1 << 20) if contrast(color, ground) > 7)
        assert strong > 100, (name, strong)


def test_dials_follow_the_scheme_of_the_page(window: Chromium | Firefox, site: Site) -> None:
    """A card of a light theme is dark where the button makes the page dark, and light again."""
    visit(window, site, 1440)
    lightness = {}
    for name in ("light", "dark"):
        click(window, f"document.querySelector('#light [value={name}]')")
        window.evaluate("document.querySelector('#kpi').scrollIntoView({ behavior: 'instant' })")
        image = "document.querySelector('#kpi img')"
        eventually(lambda: window.evaluate(f"{image}.naturalWidth > 0"), True)
        frames(window)
        x, y, width, height = window.evaluate(
            f"(({{ x, y, width, height }}) => [x, y, width, height])({image}.getBoundingClientRect())")
        page = Image.open(io.BytesIO(window.screenshot())).convert("RGB")
        lightness[name] = luminance(page.getpixel((round(x + width / 2), round(y + 0.9 * height))))
    assert lightness["light"] > 0.7 and lightness["dark"] < 0.05, lightness


def test_the_tools(window: Chromium | Firefox, site: Site) -> None:
    """Pointers play a dial and choose its theme; buttons copy, filter and list parameters."""
    visit(window, site, 1440)
    address = "document.querySelector('#compass img').src"
    click(window, "document.querySelector('#compass h3 a')")
    eventually(lambda: window.evaluate(f"{address}.includes('dials/compass-brass.svg?')"), True)
    click(window, "document.querySelector('#compass [value=flat]')")
    eventually(lambda: window.evaluate(f"{address}.includes('dials/compass-flat.svg?')"), True)
    before = window.evaluate(address)

    def play_again() -> bool:
        """Clicks, which has no effect on a dial that has only just begun."""
        click(window, "document.querySelector('#compass .again')")
        return window.evaluate(address) != before

    eventually(play_again, True)
    click(window, "document.querySelector('#compass .copies button')")
    said = "document.querySelector('#said').textContent"
    command = "sweephand render compass --set theme=flat --set dark=instrument -o compass.svg"
    eventually(lambda: window.evaluate(said), f"Copied: {command}")
    click(window, "document.querySelector('#compass .about')")
    eventually(lambda: window.evaluate("document.querySelector('#parameters').open"), True)
    assert window.evaluate("document.querySelectorAll('#parameters dt').length") > 5
    click(window, "document.querySelector('#parameters button')")
    eventually(lambda: window.evaluate("document.querySelector('#parameters').open"), False)
    click(window, "document.querySelector('#groups [value=cars]')")
    shown = "[...document.querySelectorAll('#templates figure:not([hidden])')].map(card => card.id)"
    listed = json.loads(run("templates", "--json"))
    assert window.evaluate(shown) == [each["name"] for each in listed if each["group"] == "cars"]
    click(window, "document.querySelector('#samples summary')")
    eventually(lambda: window.evaluate("document.querySelector('#samples img')?.naturalWidth > 0"), True)


@pytest.mark.wide
@pytest.mark.parametrize("width", WIDTHS)
def test_axe(window: Chromium | Firefox, site: Site, width: int) -> None:
    """The page of any width has no violations."""
    visit(window, site, width)
    window.evaluate(f"void (0, eval)({json.dumps(AXE_SCRIPT)})")
    found = window.evaluate("axe.run({ preload: false })")
    assert found["violations"] == []
    assert len(found["passes"]) > 20
