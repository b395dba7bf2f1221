"""Pictures by Sweephand beside those of other programs, of files and of other scenes."""

import json
import subprocess
from pathlib import Path

import pytest
from cases import cases
from dials import PACKAGE
from engines import Engines, Wishes, in_engines
from pictures import images, largest_difference, rasterised, share_off, shot, source
from readings import document, read

# For each picture a number that is another one where an image of it has any other pixel.
PRINTS = """(async sources => {
  const prints = [];
  for (const source of sources) {
    const image = new Image(400, 400);
    image.src = source;
    await image.decode();
    const context = Object.assign(document.createElement("canvas"), { width: 400, height: 400 })
      .getContext("2d");
    context.drawImage(image, 0, 0, 400, 400);
    let sum = 0;
    for (const x of new Uint32Array(context.getImageData(0, 0, 400, 400).data.buffer))
      sum = Math.imul(sum ^ x, 16777619);
    prints.push(sum);
  }
  return prints;
})"""


@pytest.mark.parametrize("table", ["templates", "emptied", "samples"])
def test_librsvg_draws_the_final_reading(table: str) -> None:
    """The edge of a needle whose angle was rounded can be a shade off."""
    pairs = cases("rasters")[table]
    assert len(pairs) > 20 or table == "emptied" and pairs
    off = {
        pair["name"]: difference for pair in pairs
        if (difference := largest_difference(rasterised(pair["moving"]), rasterised(pair["still"]))) > 30}
    assert off == {}


def test_librsvg_and_chromium_draw_alike(engines: Engines) -> None:
    """And at the beginning it would look another way."""
    rasters = cases("rasters")

    def difference(moving: str, still: str) -> int:
        raster = rasterised(moving)
        return largest_difference(
            raster, shot(engines, f'<img src="{source(still)}">', *raster.size), block=8)

    off = {
        pair["name"]: most for pair in rasters["templates"]
        if (most := difference(pair["moving"], pair["still"])) > 40}
    assert off == {}
    assert difference(rasters["templates"][0]["moving"], rasters["start"]) > 80


@pytest.mark.parametrize("index", range(6))
def test_artwork_looks_as_the_file_does(engines: Engines, index: int) -> None:
    """Every way to say it looks alike, and clips leave the same inside."""
    each = cases("artwork")[index]
    assert each["messages"] == []
    size = each["width"], each["height"]
    one, other = (
        shot(engines, '<img width="{}" height="{}" src="{}">'.format(*size, source(svg)), *size,
             background="white") for svg in (each["original"], each["ours"]))
    assert largest_difference(one, other) <= each["limit"], each["name"]


def test_outlines_and_subsets_look_like_the_font_of_the_system(
    engines: Engines, tmp_path: Path,
) -> None:
    """Differences are seen here."""
    fonts = tmp_path / "fonts.conf"
    fonts.write_text(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
        f"<include>/etc/fonts/fonts.conf</include><dir>{PACKAGE}/.build/fonts</dir></fontconfig>")
    for each in cases("fonts"):
        system, *others = (
            shot(engines, f'<img src="{source(each[name])}">', 400, 400, Wishes(fonts=fonts),
                 background="white")
            for name in ("system", "outlines", "subset", "other"))
        shares = [share_off(system, other, 16) for other in others]
        assert shares[0] < 0.02 and shares[1] < 0.02 < shares[2], (each["name"], shares)


@in_engines(representative=False)
def test_fonts_make_no_difference_to_drawn_text(engines: Engines, engine: str, tmp_path: Path) -> None:
    """Every template, and one in a font to compare."""
    font = Path(subprocess.run(
        ["fc-match", "-f", "%{file}", "Liberation Mono:bold:italic"], capture_output=True, text=True,
        check=True).stdout)
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / font.name).write_bytes(font.read_bytes())
    odd = tmp_path / "fonts.conf"
    odd.write_text(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
        f"<dir>{tmp_path}/fonts</dir><cachedir>{tmp_path}/cache</cachedir></fontconfig>")
    pictures = cases("drawn-type")
    ask = f"{PRINTS}({json.dumps([source(each['svg']) for each in pictures])})"
    html = "<!DOCTYPE html><html lang=en><title>Drawn type</title>"
    usual, other = (
        engines.open(engine, html, Wishes(fonts=fonts)).evaluate(ask) for fonts in (None, odd))
    assert len(pictures) > 20 and len(usual) == len(pictures)
    differ = [each["name"] for each, a, b in zip(pictures, usual, other) if a != b]
    assert differ == [pictures[-1]["name"]]


@in_engines(representative=True)
@pytest.mark.parametrize("is_dark", [False, True])
def test_engines_show_the_light_that_is_asked_for(engines: Engines, engine: str, is_dark: bool) -> None:
    """By the page's wish, by an element around the picture, by the picture and by a variable."""
    switching = cases("switching")
    dial = switching["dial"]

    def told(theme: str, svg: str = dial) -> str:
        return f"<div data-theme={theme}>{svg}</div>"

    def tells(theme: str) -> str:
        return dial.replace("<svg ", f'<svg data-theme="{theme}" ', 1)

    pages = [
        (dial, is_dark), (told("dark"), True), (told("light"), False), (tells("dark"), True),
        (tells("light"), False), (told("dark", tells("light")), False),
        (told("light", tells("dark")), True),
        (f'<div style="--sweephand-accent: #0000ff">{dial}</div>', is_dark),
    ]
    found = read(
        engines, engine, [document(svg, 0, totals=True) for svg, _ in pages], Wishes(dark=is_dark))
    for index, ((_, dark), readings) in enumerate(zip(pages, found)):
        colors = switching["colors"]["dark" if dark else "light"]
        shown = {each["id"]: each for each in readings}
        accent = "rgb(0, 0, 255)" if index == len(pages) - 1 else colors["accent"]
        assert shown["progress"]["values"]["stroke"] == accent, index
        stops = [stop["color"] for stop in shown["face"]["total"]["stops"]]
        assert stops == [colors["face"], colors["faceEdge"]], index


@in_engines(representative=True)
def test_an_animated_fill_moves_and_then_takes_the_light(engines: Engines, engine: str) -> None:
    switching = cases("switching")
    page = f"<div data-theme=dark>{switching['moving']}</div>"
    [readings] = read(engines, engine, [document(page, 0.25, 0.75, 2, totals=True)])
    fills = [each["values"]["fill"] for each in readings if each["id"] == "square"]
    assert fills == ["rgb(255, 0, 0)", "rgb(0, 255, 0)", switching["colors"]["dark"]["face"]]


@pytest.mark.parametrize("is_dark", [False, True])
def test_an_image_shows_the_light_that_is_asked_for(engines: Engines, is_dark: bool) -> None:
    pictures = cases("switching")["images"]
    both, light, dark = (
        images(engines, [pictures[name]], 200, Wishes(dark=is_dark)) for name in ("both", "light", "dark"))
    same, other = (dark, light) if is_dark else (light, dark)
    assert largest_difference(both, same) <= 2 and largest_difference(both, other) > 100


def test_a_rasteriser_shows_the_light() -> None:
    """It reads style but knows no variables."""
    both, light, dark = (
        rasterised(cases("switching")["images"][name]) for name in ("both", "light", "dark"))
    assert both == light and both != dark
