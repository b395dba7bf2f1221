"""Features of layers whose numbers no attribute holds alone: the moving picture is as the model's still."""

import io

import pytest
from cases import cases
from engines import Engines, Wishes, in_engines
from media import shown
from PIL import Image, ImageChops

SIDE, COLUMNS = 96, 6

# Stops each picture at a time, and waits until that is shown.
SEEK = """(() => {
  for (const svg of document.querySelectorAll("svg")) { svg.pauseAnimations(); svg.setCurrentTime(%s) }
  return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))
})()"""


def cells(
    engines: Engines, engine: str, svgs: list[str], time: float, wishes: Wishes = Wishes(),
) -> list[Image.Image]:
    """The pictures in a window at a time."""
    style = f"width:{SIDE}px;height:{SIDE}px;display:block;float:left"
    page = engines.open(engine, (
        '<!DOCTYPE html><html lang=en><meta charset="utf-8"><title>Layers</title>'
        f"<style>body {{ margin: 0; width: {SIDE * COLUMNS}px; background: white }} "
        f"body > svg {{ {style} }}</style><body>{''.join(svgs)}"), wishes)
    page.evaluate(SEEK % time)
    window = shown(Image.open(io.BytesIO(page.screenshot())).convert("RGBA"), "white")
    corners = [(index % COLUMNS * SIDE, index // COLUMNS * SIDE) for index in range(len(svgs))]
    return [window.crop((x, y, x + SIDE, y + SIDE)) for x, y in corners]


def differing(one: Image.Image, other: Image.Image) -> int:
    """The number of pixels that differ by more than the smoothing of an edge."""
    histogram = ImageChops.difference(one, other).convert("L").histogram()
    return sum(histogram[64:])


@in_engines(representative=True)
@pytest.mark.parametrize("part", [0, 1])
def test_layers_show_what_the_model_shows(engines: Engines, engine: str, part: int) -> None:
    """At moments before, in and after their motion; half of the scenes fit into a window."""
    scenes = cases("layers")[part::2]
    assert len(scenes) >= 12
    assert [scene["issues"] for scene in scenes if scene["issues"]] == []
    wrong, moments = [], [still["time"] for still in scenes[0]["stills"]]
    seen = {scene["name"]: [] for scene in scenes}
    for index, time in enumerate(moments):
        moving = cells(engines, engine, [scene["moving"] for scene in scenes], time)
        still = cells(engines, engine, [scene["stills"][index]["svg"] for scene in scenes], 0)
        for scene, one, other in zip(scenes, moving, still, strict=True):
            seen[scene["name"]].append(one)
            if (count := differing(one, other)) > 24:
                wrong.append((scene["name"], time, count))
    assert wrong == []
    # Each shows something, and all but heights move.
    for name, pictures in seen.items():
        assert any(differing(each, Image.new("RGB", each.size, "white")) > 40 for each in pictures), name
        moves = any(differing(pictures[0], each) > 8 for each in pictures)
        assert moves == (name != "zPosition"), name


@in_engines(representative=True)
@pytest.mark.parametrize("part", [0, 1])
def test_random_layers_show_what_the_model_shows(engines: Engines, engine: str, part: int) -> None:
    """Several features in a layer, of which random ones move at random paces."""
    scenes = cases("random-layers")[part::2]
    assert len(scenes) >= 25
    wrong = []
    for index, time in enumerate([still["time"] for still in scenes[0]["stills"]]):
        moving = cells(engines, engine, [scene["moving"] for scene in scenes], time)
        still = cells(engines, engine, [scene["stills"][index]["svg"] for scene in scenes], 0)
        wrong += [
            (scene["name"], time, count)
            for scene, one, other in zip(scenes, moving, still, strict=True)
            if (count := differing(one, other)) > 24]
    assert wrong == []


@in_engines(representative=False)
@pytest.mark.parametrize("part", [0, 1])
def test_layers_rest_where_less_motion_is_wanted(engines: Engines, engine: str, part: int) -> None:
    """As without any animation."""
    scenes = cases("layers")[part::2]
    shown = cells(engines, engine, [scene["moving"] for scene in scenes], 0.5, Wishes(reduced_motion=True))
    still = cells(engines, engine, [scene["resting"] for scene in scenes], 0)
    pairs = zip(scenes, shown, still, strict=True)
    assert [scene["name"] for scene, one, other in pairs if differing(one, other) > 24] == []
