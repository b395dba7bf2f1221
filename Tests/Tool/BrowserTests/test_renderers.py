"""Renderers that know no animation draw the templates alike: librsvg and resvg."""

import io
import json
import subprocess

import pytest
import resvg_py
from dials import render, run
from PIL import Image, ImageChops

TEMPLATES = [template["name"] for template in json.loads(run("templates", "--json"))]
# The default, the richest, one of lines alone and one of black and white alone.
THEMES = [None, "brass", "blueprint", "eink"]
# How far a channel may be off where edges are smoothed another way, and for how much of a picture.
DIFFERENCE, SHARE = 48, 0.01


def on_white(png: bytes) -> Image.Image:
    """The pixels of a picture on white paper."""
    image = Image.open(io.BytesIO(png)).convert("RGBA")
    paper = Image.new("RGBA", image.size, "white")
    paper.alpha_composite(image)
    return paper.convert("RGB")


def difference(one: str, other: str) -> float:
    """The share of pixels in which a picture by resvg differs from one by librsvg."""
    resvg = on_white(bytes(resvg_py.svg_to_bytes(svg_string=one)))
    rsvg = on_white(
        subprocess.run(
            ["rsvg-convert"], input=other.encode(), capture_output=True, check=True).stdout)
    assert resvg.size == rsvg.size
    red, green, blue = ImageChops.difference(resvg, rsvg).split()
    histogram = ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()
    return sum(histogram[DIFFERENCE:]) / sum(histogram)


@pytest.mark.parametrize(("template", "theme"), [
    (template, theme) for template in TEMPLATES for theme in THEMES
])
def test_librsvg_and_resvg_draw_alike(template: str, theme: str | None) -> None:
    settings = {} if theme is None else {"theme": theme}
    svg = render(template, interactive=False, **settings)
    assert difference(svg, svg) <= SHARE


def test_another_reading_is_another_picture() -> None:
    one, other = (render("speedometer", interactive=False, value=value) for value in (20, 80))
    assert difference(one, other) > SHARE
