"""Pixels beside those of Chromium and resvg, and over HTTP."""

import io
import json

import pytest
import resvg_py
from dials import run
from media import frames, media, picture, share_off, shown
from PIL import Image
from playwright.sync_api import Page
from program import Program

TEMPLATES = [each["name"] for each in json.loads(run("templates", "--json"))]
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
