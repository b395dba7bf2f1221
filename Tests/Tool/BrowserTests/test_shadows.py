"""A layer's shadow and blur look as those of a canvas do, in every engine."""

import base64
import json
import sys

import pytest
from dials import render
from engines import Engines
from playwright.sync_api import Page

# The most that a channel may differ by: engines come near a Gaussian in ways of their own.
LIMIT = 12

DOCUMENT = """
sweephand: 1
title: An effect
description: A square with an effect.
canvas: {width: 200, height: 200, viewBox: [0, 0, 200, 200]}
layers:
  - shape: {path: M0 0H60V40H0Z, position: [70, 80], fillColor: '#c50', EFFECT}
"""

SHADOW = "shadow: {color: '#036', opacity: 0.6, offset: [10, 15], radius: 6}"
BLUR = "blur: 6"
# A canvas has no blur everywhere, but shadows of what stands outside; twice as wide, in its words.
CANVAS = {
    SHADOW: """
      Object.assign(context, { shadowColor: 'rgba(0, 51, 102, 0.6)', shadowBlur: 12,
        shadowOffsetX: 10, shadowOffsetY: 15, fillStyle: '#c50' });
      context.fillRect(70, 80, 60, 40);""",
    BLUR: """
      Object.assign(context, { shadowColor: '#c50', shadowBlur: 12, shadowOffsetX: 500 });
      context.fillRect(-430, 80, 60, 40);""",
}

# The most that a channel of a picture differs by from what is drawn.
DIFFERENCE = """
(async () => {
  const pixels = draw => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 200, height: 200 });
    const context = canvas.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, 200, 200);
    draw(context);
    return context.getImageData(0, 0, 200, 200).data;
  };
  const image = new Image(200, 200);
  image.src = SOURCE;
  await image.decode();
  const ours = pixels(context => context.drawImage(image, 0, 0, 200, 200));
  const wanted = pixels(context => { DRAW });
  let most = 0;
  ours.forEach((value, index) => { most = Math.max(most, Math.abs(value - wanted[index])); });
  return most;
})()
"""


def difference(effect: str, draw: str) -> str:
    """The question how far a document with an effect is from what is drawn."""
    svg = render(DOCUMENT.replace("EFFECT", effect), interactive=False)
    source = "data:image/svg+xml;base64," + base64.b64encode(svg.encode()).decode()
    return DIFFERENCE.replace("SOURCE", json.dumps(source)).replace("DRAW", draw)


@pytest.mark.parametrize("effect", [SHADOW, BLUR], ids=["shadow", "blur"])
def test_an_effect_looks_as_on_a_canvas(page: Page, effect: str) -> None:
    assert page.evaluate(difference(effect, CANVAS[effect])) <= LIMIT


@pytest.mark.skipif(sys.platform == "darwin", reason="they are driven as on Linux")
@pytest.mark.parametrize("engine", ["firefox", "webkit"])
def test_an_effect_looks_alike_elsewhere(engines: Engines, engine: str) -> None:
    page = engines.open(engine, "<!DOCTYPE html><html lang=en><title>Effects</title>")
    for effect, draw in CANVAS.items():
        assert page.evaluate(difference(effect, draw)) <= LIMIT, effect


def test_another_effect_would_be_seen(page: Page) -> None:
    assert page.evaluate(difference("blur: 3", CANVAS[BLUR])) > LIMIT
    assert page.evaluate(difference("opacity: 1", CANVAS[SHADOW])) > LIMIT
