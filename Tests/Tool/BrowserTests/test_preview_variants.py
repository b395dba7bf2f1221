"""The tab Variants of the preview, in Chromium and in Firefox."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from axe import violations
from dials import eventually
from engines import Chromium, Firefox, Wishes, chromium, firefox
from playwright.sync_api import Browser
from program import Program

CELLS = "[...document.querySelectorAll('.variant')]"
DRAWN = f"{CELLS}.map(each => {{ const image = each.querySelector('img'); return image.complete && image.naturalWidth > 0; }})"


@pytest.fixture(scope="module", params=["chromium", "firefox"])
def window(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Chromium | Firefox]:
    """A window of each engine."""
    opened = chromium(browser, Wishes()) if request.param == "chromium" else firefox(Wishes())
    with opened as window:
        window.resize(1440, 900)
        yield window


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The preview of a folder with a document and an SVG file."""
    folder: Path = tmp_path_factory.mktemp("variants")
    (folder / "tank.yaml").write_text("sweephand: 1\ntemplate: tank\nwith: {value: 30}\n")
    (folder / "icon.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle r="4" cx="5" cy="5"/></svg>'
    )
    with Program("preview", folder) as program:
        yield program


def show(window: Chromium | Firefox, program: Program, dial: str, grid: str = "") -> None:
    """Opens the grid of a dial, and waits for its pictures."""
    window.go("about:blank")
    window.go(f"{program.url}/dial/{dial}#motion=none&tab=variants" + (f"&variants={quote(grid)}" if grid else ""))
    ready(window)


def ready(window: Chromium | Firefox) -> None:
    """Waits until all variants are drawn or refused."""
    status = "document.querySelector('.tool [role=status]')?.textContent ?? ''"
    eventually(lambda: "drawn in" in str(window.evaluate(status)), True)


def test_the_address_has_the_grid(window: Chromium | Firefox, program: Program) -> None:
    """Rows, columns and size come from the address; each picture is the dial with both values."""
    show(window, program, "library/ring", "theme:flat;brass|value:0;50;100|96")
    assert window.evaluate(f"{DRAWN}.every(Boolean)")
    heads = window.evaluate("[...document.querySelectorAll('.variant-table th')].map(each => each.textContent)")
    assert heads == ["value 0", "value 50", "value 100", "theme flat", "theme brass"]
    same = window.evaluate(f"""Promise.all({CELLS}.map(async (each, index) => {{
      const theme = ['flat', 'brass'][index / 3 | 0], value = [0, 50, 100][index % 3];
      const file = new Image();
      file.src = `/render/library/ring.svg?${{new URLSearchParams({{ theme, value, motion: 'none' }})}}`;
      await file.decode();
      const [shown, expected] = [each.querySelector('img'), file].map(image => {{
        const canvas = Object.assign(document.createElement('canvas'), {{ width: 96, height: 96 }});
        canvas.getContext('2d').drawImage(image, 0, 0, 96, 96);
        return canvas.toDataURL();
      }});
      return shown === expected && shown.length > 2000;
    }}))""")
    assert same == [True] * 6
    widths = window.evaluate(f"{CELLS}.map(each => each.querySelector('img').getBoundingClientRect().width)")
    assert widths == [96] * 6


def test_axes_are_chosen(window: Chromium | Firefox, program: Program) -> None:
    """Boxes and fields change the grid, and the address keeps it; a variant opens in the controls."""
    show(window, program, "library/ring")
    assert window.evaluate(f"{CELLS}.length") == 25
    window.evaluate("document.querySelector('.axis [value=brass]').click() ?? 1")
    eventually(lambda: window.evaluate(f"{CELLS}.length"), 30)
    window.evaluate("""(field => {
      field.value = '12; 99'; field.dispatchEvent(new Event('change', { bubbles: true }));
    })(document.querySelector('.axis [type=text]')) ?? 1""")
    eventually(lambda: window.evaluate(f"{CELLS}.length"), 12)
    eventually(lambda: "12%3B99" in str(window.evaluate("location.hash")).replace("%253B", "%3B"), True)
    ready(window)
    window.evaluate(f"{CELLS}.find(each => each.ariaLabel === 'Open with theme brass and value 99').click() ?? 1")
    eventually(lambda: window.evaluate("location.search"), "?theme=brass&value=99")
    eventually(lambda: window.evaluate("document.querySelector('[aria-selected=true]').textContent"), "Controls")
    assert window.evaluate("document.querySelector('.variants') === null")


def test_refused_variants_say_why(window: Chromium | Firefox, program: Program) -> None:
    """A value that cannot be drawn is told in its place; the others are drawn."""
    show(window, program, "folder/tank.yaml", "@page:light;dark|value:10;many|96")
    assert window.evaluate(DRAWN) == [True, False, True, False]
    faults = window.evaluate(f"{CELLS}.map(each => each.querySelector('.variant-fault').textContent)")
    assert [bool(fault) for fault in faults] == [False, True, False, True]
    assert "value" in faults[1]
    schemes = window.evaluate(f"{CELLS}.map(each => getComputedStyle(each).colorScheme)")
    assert schemes == ["light", "light", "dark", "dark"]


@pytest.mark.wide
@pytest.mark.parametrize("width", [320, 390, 1024, 1440])
def test_variants_are_accessible(window: Chromium | Firefox, program: Program, width: int) -> None:
    """Axe finds nothing, also where variants are refused, and nothing is wider than the page."""
    window.resize(width, 900)
    try:
        for dial, grid in [("library/ring", ""), ("folder/tank.yaml", "@page:light;dark|value:10;many|96"), ("folder/icon.svg", "")]:
            show(window, program, dial, grid)
            assert violations(window) == []
            assert window.evaluate("document.documentElement.scrollWidth") <= width
    finally:
        window.resize(1440, 900)
