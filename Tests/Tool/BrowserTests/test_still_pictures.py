"""Viewers who ask for less motion: the final pose stands still, in every engine."""

import json

from cases import cases
from engines import Engines, Wishes, in_engines
from pictures import images, largest_difference
from readings import Reading, document, read

CALM = Wishes(reduced_motion=True)

# A hand around the origin, which a rule brings to a stop.
HAND = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="-110 -110 220 220"><style>{}</style>
<g id="a" transform="rotate(90)">{}<rect x="-3" y="-90" width="6" height="90"/></g></svg>"""
RULE = "@media (prefers-reduced-motion: reduce){#a{transform:rotate(90deg)!important}}"
TURN = ('<animateTransform attributeName="transform" type="rotate" values="0;80" dur="4s" '
        'repeatCount="indefinite"/>')


def sight(reading: Reading, *, with_outline: bool) -> str:
    """The visible state of an element."""
    total, values = reading["total"], dict(reading["values"])
    values.pop("box", None)
    for paint, stops in [("fill", total["stops"]), ("stroke", total["strokeStops"])]:
        if stops:
            values[paint] = stops
    if not with_outline:
        values.pop("d", None)
    # No stroke looks the same wherever it is; that no cap shows of it, the model's tests see.
    if values.get("stroke-dasharray", "").startswith("0px,"):
        values.pop("stroke-dashoffset", None)
        values.pop("stroke-linecap", None)
    numbers = [round(number * 1000) for number in [*reading["matrix"], total["opacity"]]]
    # The stand-in of an outline or a layer that moves counts as that.
    return json.dumps([reading["id"].split("_")[0], numbers, values], sort_keys=True)


def sights(readings: list[Reading], *, with_outline: bool) -> set[str]:
    """The visible state of a document."""
    return {sight(each, with_outline=with_outline) for each in readings if each["total"]["isShown"]}


@in_engines(representative=False)
def test_scenes_stand_on_their_final_pose(engines: Engines, engine: str) -> None:
    """Every animated property and every feature of the timing, as without any animation."""
    scenes, times = cases("still-scenes"), [0, 0.3, 1.6]
    assert len(scenes) > 100
    found = iter(read(engines, engine, [
        each for scene in scenes for each in (
            document(scene["moving"], *times, totals=True), document(scene["still"], 0, totals=True))
    ], CALM))
    wrong = []
    for scene, moving, still in zip(scenes, found, found):
        assert moving, scene["name"]
        due = sights(still, with_outline=scene["isPath"])
        wrong += [
            (scene["name"], time) for time in times
            if sights([each for each in moving if each["time"] == time], with_outline=scene["isPath"]) != due]
    assert wrong == []


@in_engines(representative=False)
def test_samples_stand_inline(engines: Engines, engine: str) -> None:
    """And they move for others, so that the test can fail."""
    times = [0, 0.2, 1.2]
    documents = [document(each["reduced"], *times, totals=True) for each in cases("still-samples")]

    def poses(wishes: Wishes) -> list[list[str]]:
        pages = read(engines, engine, documents, wishes)
        return [
            [json.dumps([index, each["id"], each["matrix"], each["values"], each["total"]])
             for index, readings in enumerate(pages) for each in readings
             if each["time"] == time and each["total"]["isShown"]]
            for time in times]

    first, *others = (set(each) for each in poses(CALM))
    assert first and all(other == first for other in others)
    first, second, third = poses(Wishes())
    assert first != second != third


def test_samples_stand_as_images(engines: Engines) -> None:
    """The edge of a needle that a style has turned can be a shade off."""
    # Chromium smooths edges in another way where styles turn them within each other, and a circle whose
    # edge meets the corner of a pixel, as with an angle that differs by 0.0001°.
    others = ["artwork/figma", "tutorials/dashboard/level", "dials/ring", "dials/ring-dark"]
    for is_other, block in [(False, 1), (True, 4)]:
        samples = [each for each in cases("still-samples")
                   if (each["name"].removeprefix("samples/").removesuffix(".yaml") in others) == is_other]
        assert samples
        still = images(engines, [each["still"] for each in samples], 200)
        for seconds in (0.2, 1.2):
            shown = images(engines, [each["reduced"] for each in samples], 200, CALM, seconds)
            assert largest_difference(shown, still, block) <= 12


def test_samples_move_as_images_where_that_is_wanted(engines: Engines) -> None:
    """They move for others, and with `full` for everybody."""
    samples = cases("still-samples")
    still = images(engines, [each["still"] for each in samples], 200)
    others = images(engines, [each["reduced"] for each in samples], 200, seconds=0.2)
    everybody = images(engines, [each["full"] for each in samples], 200, CALM, 0.2)
    assert largest_difference(others, still) > 120 and largest_difference(everybody, still) > 120


def test_a_style_rule_stops_an_image(engines: Engines) -> None:
    moving, still = HAND.format(RULE, TURN), images(engines, [HAND.format("", "")], 220)
    calm = [images(engines, [moving], 220, CALM, seconds) for seconds in (0.2, 1.2)]
    assert calm == [still, still]
    early, late = (images(engines, [moving], 220, seconds=seconds) for seconds in (0.2, 1.2))
    assert early != still != late and early != late
