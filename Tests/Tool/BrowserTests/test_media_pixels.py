"""Pixels beside those of Chromium and resvg, and over HTTP."""

import base64
import io
import json
from itertools import combinations
from pathlib import Path

import pytest
import resvg_py
from dials import run
from media import attempt, frames, media, picture, share_off, shown
from PIL import Image, ImageChops, ImageDraw
from playwright.sync_api import Page
from program import Program

TEMPLATES = [each["name"] for each in json.loads(run("templates", "--json"))]
THEMES = [line.split()[0] for line in run("themes").splitlines()]
# The most pixels that may be off by more than 24 of 255: edges alone differ.
MOST = 0.015


@pytest.mark.parametrize("name", TEMPLATES)
def test_pixels_are_those_of_others(name: str, page: Page) -> None:
    """Three moments of each template."""
    for moment in ["0s", "0.4s", "9s"]:
        svg = run("render", name, "--at", moment, "--motion", "none", "--text", "drawn")
        own = picture(media("png", name, "--at", moment, "--background", "white"))
        page.set_content(f"<body style='margin:0;background:#fff'>{svg}</body>")
        page.set_viewport_size({"width": own.width, "height": own.height})
        assert share_off(own, Image.open(io.BytesIO(page.screenshot()))) <= MOST, moment
        other = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg))))
        assert share_off(own, other) <= MOST, moment


@pytest.mark.parametrize("name", [each for each in TEMPLATES if each != "speedometer-artwork"])
def test_themes_are_built_differently(name: str) -> None:
    """Each two themes of a template differ in grey by 3 % of what is painted; artwork keeps its look."""
    greys, areas = {}, {}
    for theme in THEMES:
        svg = run("render", name, "--set", f"theme={theme}", "--motion", "none")
        drawn = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=200))))
        paper = Image.new("RGBA", drawn.size, "#808080")
        paper.alpha_composite(drawn)
        greys[theme], areas[theme] = paper.convert("L"), drawn.getchannel("A")
    for one, other in combinations(THEMES, 2):
        painted = ImageChops.lighter(areas[one], areas[other]).point(lambda alpha: alpha > 0)
        changes = ImageChops.difference(greys[one], greys[other]).point(lambda grey: grey > 10)
        share = changes.histogram()[1] / painted.histogram()[1]
        assert share >= 0.03, f"{one} and {other}: {share:.1%}"


def test_served(page: Page) -> None:
    """The same bytes as the command, with tags, kept, and not packed once more."""
    with Program("serve") as server:
        for form, kind in [("png", "image/png"), ("gif", "image/gif"), ("webp", "image/webp")]:
            target = f"/v1/render/speedometer.{form}?value=33&size=100"
            answer, content = server.call(target, accept_encoding="gzip")
            assert answer.status == 200 and answer.headers["Content-Type"] == kind
            assert answer.headers["Content-Encoding"] is None
            assert answer.headers["Cache-Control"].startswith("public, max-age=300")
            assert content == media(form, "speedometer", "--set", "value=33", "--size", "100")
            tag = answer.headers["ETag"]
            assert server.call(target, if_none_match=tag)[0].status == 304
            assert server.call(f"{target}&background=red")[0].headers["ETag"] != tag
        now = server.call("/v1/render/clock.png?time=now&size=50")[0]
        assert now.headers["Cache-Control"] == "no-store"
        film = server.call("/v1/render/ring.gif?size=40&fps=5&for=1s&loop=2&background=none")[1]
        assert len(frames(film)) == 5 and picture(film).info["loop"] == 1
        assert shown(picture(film)).size == (40, 40)
        paths = server.call("/openapi.json")[1].decode()
        assert "/v1/render/ring.webp" in paths and '"poster"' in paths


def embedded(form: str, **options: object) -> bytes:
    """A picture without symmetry."""
    image = Image.new("RGB", (90, 60), "white")
    draw = ImageDraw.Draw(image)
    draw.rectangle([0, 0, 44, 29], fill="red")
    draw.polygon([(50, 55), (80, 55), (80, 20)], fill="blue")
    data = io.BytesIO()
    image.save(data, form, **options)
    return data.getvalue()


def write_dial(folder: Path, data: bytes, kind: str) -> None:
    """Writes a document that shows a picture in a file of artwork."""
    text = base64.b64encode(data).decode()
    (folder / "art.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><image width="70" height='
        f'"100" preserveAspectRatio="xMinYMin" href="data:image/{kind};base64,{text}"/></svg>')
    (folder / "dial.json").write_text(json.dumps({
        "sweephand": 1, "canvas": {"width": 200, "height": 200, "viewBox": [0, 0, 100, 100]},
        "layers": [{"artwork": {"file": "art.svg", "frame": [0, 0, 100, 100]}}]}))


def turned(orientation: int) -> Image.Exif:
    """EXIF data with an orientation."""
    exif = Image.Exif()
    exif[0x112] = orientation
    return exif


PICTURES = {
    "webp": embedded("WEBP", lossless=True),
    "webp-lossy": embedded("WEBP", quality=90),
    "webp-film": embedded(
        "WEBP", save_all=True, append_images=[Image.new("RGB", (90, 60))], duration=100_000),
    **{f"jpeg-{turn}": embedded("JPEG", quality=95, exif=turned(turn)) for turn in range(1, 9)},
    **{f"png-{turn}": embedded("PNG", exif=turned(turn)) for turn in (1, 6)},
}


@pytest.mark.parametrize("name", PICTURES)
def test_embedded_pictures_are_those_of_browsers(name: str, tmp_path: Path, page: Page) -> None:
    """The artwork, the picture of it in SVG and its pixels look alike."""
    write_dial(tmp_path, PICTURES[name], name.split("-")[0])
    svg = run("render", str(tmp_path / "dial.json"), "--motion", "none")
    page.set_viewport_size({"width": 200, "height": 200})
    original = (tmp_path / "art.svg").read_text().replace("<svg", "<svg width='200' height='200'", 1)
    seen = []
    for each in (original, svg):
        page.set_content(f"<body style='margin:0;background:#fff'>{each}</body>")
        seen.append(Image.open(io.BytesIO(page.screenshot())))
    own = picture(media("png", str(tmp_path / "dial.json"), "--background", "white"))
    assert share_off(seen[0], seen[1]) <= MOST and share_off(seen[1], own) <= MOST
    assert share_off(own, Image.new("RGB", own.size, "white")) > 0.1


def test_print_has_turned_pictures(tmp_path: Path) -> None:
    write_dial(tmp_path, PICTURES["jpeg-6"], "jpeg")
    assert b"/Width 60" in media("pdf", str(tmp_path / "dial.json"))
    write_dial(tmp_path, PICTURES["webp"], "webp")
    assert b"/Width 90" in media("pdf", str(tmp_path / "dial.json"))


@pytest.mark.parametrize("form", ["webp", "png", "gif"])
def test_pictures_that_cannot_be_unpacked_are_told(form: str, tmp_path: Path) -> None:
    data = embedded(form.upper())
    start = data[: len(data) // 2]
    write_dial(tmp_path, start if form == "webp" else start.ljust(len(data), b"\0"), form)
    done = attempt(str(tmp_path / "dial.json"), "--format", "png")
    assert done.returncode and f"picture of type image/{form} is damaged" in done.stderr.decode()
