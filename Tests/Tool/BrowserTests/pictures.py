"""Pictures as browsers and other programs draw them, and how far they are from each other."""

import base64
import io
import subprocess

from engines import Chromium, Engines, Wishes
from media import shown
from PIL import Image, ImageChops

# Waits until the images of the page have been shown for so long of their own time, in milliseconds.
SHOWN = """Promise.all(Array.from(document.images, image => image.decode())).then(() => new Promise(done => {
  let begin;
  const look = now => now - (begin ??= now) >= %d ? done(true) : requestAnimationFrame(look);
  requestAnimationFrame(() => requestAnimationFrame(look));
}))"""

# Draws the page anew as one layer, since pieces that were drawn at another moment have other edges.
ANEW = """new Promise(done => {
  document.body.style.willChange = "transform";
  requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
})"""


def source(svg: str) -> str:
    """The address of a picture within a page."""
    return "data:image/svg+xml;base64," + base64.b64encode(svg.encode()).decode()


def shot(
    engines: Engines, html: str, width: int, height: int, wishes: Wishes = Wishes(), seconds: float = 0,
    *, background: str = "transparent",
) -> Image.Image:
    """A page in Chromium, after its images were shown for so many seconds."""
    chromium = engines.open("chromium", (
        '<!DOCTYPE html><html lang=en><meta charset="utf-8"><title>Pictures</title>'
        f"<style>body {{ margin: 0; background: {background} }} img {{ display: block; float: left }}</style>"
        f"<body>{html}"), wishes)
    assert isinstance(chromium, Chromium)
    chromium.page.set_viewport_size({"width": width, "height": height})
    chromium.evaluate(SHOWN % (seconds * 1000))
    return photograph(chromium)


def photograph(chromium: Chromium) -> Image.Image:
    """The page as it is shown."""
    chromium.evaluate(ANEW)
    png = chromium.page.screenshot(omit_background=True, animations="allow")
    return Image.open(io.BytesIO(png)).convert("RGBA")


def images(
    engines: Engines, svgs: list[str], side: int, wishes: Wishes = Wishes(), seconds: float = 0,
) -> Image.Image:
    """Pictures as images in rows of six, each in a square."""
    cells = "".join(
        f'<div style="float:left;width:{side}px;height:{side}px;overflow:hidden">'
        f'<img style="width:{side}px" src="{source(svg)}"></div>' for svg in svgs)
    return shot(
        engines, cells, min(len(svgs), 6) * side, (len(svgs) + 5) // 6 * side, wishes, seconds)


def rasterised(svg: str) -> Image.Image:
    """A picture as librsvg draws it."""
    done = subprocess.run(["rsvg-convert"], input=svg.encode(), capture_output=True)
    assert done.returncode == 0, done.stderr
    return Image.open(io.BytesIO(done.stdout)).convert("RGBA")


def largest_difference(one: Image.Image, other: Image.Image, block: int = 1) -> int:
    """The largest difference of a red, green or blue value on black and on white, 0 … 255.

    Of blocks of so many pixels each way the mean counts, so that edges and letters, which every program
    smooths in its own way, do not.
    """
    if one.size != other.size:
        return 255
    return max(
        most for ground in ("black", "white")
        for _, most in ImageChops.difference(
            shown(one, ground).reduce(block), shown(other, ground).reduce(block)).getextrema())


def share_off(one: Image.Image, other: Image.Image, most: int) -> float:
    """The share of pixels whose red values differ by more than so much, 0 … 1."""
    histogram = ImageChops.difference(one.getchannel("R"), other.getchannel("R")).histogram()
    return sum(histogram[most + 1:]) / (one.width * one.height)
