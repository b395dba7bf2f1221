"""The model and the writer against the browsers: scenes at moments, from `BrowserCases`."""

import functools
import json
import re
from pathlib import Path

import pytest
from cases import cases
from comparison import Comparison
from dials import PACKAGE
from engines import Engines, in_engines
from readings import read

KINDS = [
    "single", "stacked", "grouped", "layered", "offset", "reversed", "additive", "chained", "sprung",
    "curved", "moved", "turned", "mixed", "piled", "crowded", "trimmed",
]


def comparisons(
    engines: Engines, engine: str, scenes: list[dict], *, excusing: bool = True,
) -> list[Comparison]:
    """The results of scenes that are read on one page."""
    assert [scene["error"] for scene in scenes if "error" in scene] == []
    found = read(engines, engine, [scene["document"] for scene in scenes])
    return [
        Comparison(scene, readings, scene["excused"].get(engine, []) if excusing else [])
        for scene, readings in zip(scenes, found)
    ]


def check(engines: Engines, engine: str, scenes: list[dict], *, most: int = 0) -> None:
    """Fails for each scene that is not as the model says, or that has more than `most` issues."""
    wrong = []
    for scene, comparison in zip(scenes, comparisons(engines, engine, scenes), strict=True):
        assert comparison.largest, scene["name"]
        assert len(scene["issues"]) <= most, (scene["name"], scene["issues"])
        if comparison.faults and not (scene["followsCurves"] and comparison.is_near_along_curves):
            wrong.append((scene["name"], [words for _, words in comparison.faults]))
    assert wrong == []


@in_engines(representative=True)
def test_properties_and_timings(engines: Engines, engine: str) -> None:
    """Every animated property and every feature of the timing."""
    scenes = cases("model")
    assert len(scenes) > 150
    check(engines, engine, scenes, most=9)


@in_engines(representative=True)
def test_events(engines: Engines, engine: str) -> None:
    """Animations that wait for the viewer."""
    scenes = cases("events")
    assert len(scenes) > 100
    check(engines, engine, scenes)


@in_engines(representative=True)
def test_tutorials(engines: Engines, engine: str) -> None:
    """The scenes of the tutorials."""
    check(engines, engine, cases("tutorials"))


@in_engines(representative=False)
def test_samples(engines: Engines, engine: str) -> None:
    """Every sample that moves."""
    scenes = cases("samples")
    assert len(scenes) >= 10
    check(engines, engine, scenes)


def test_curves(engines: Engines) -> None:
    """Ways along curves, which the browser takes to be made of lines."""
    scenes = cases("curves")
    for scene, comparison in zip(scenes, comparisons(engines, "chromium", scenes), strict=True):
        assert comparison.largest and len(scene["issues"]) == 1, scene["name"]
        assert comparison.is_near_along_curves, (scene["name"], comparison.largest, comparison.faults)


@in_engines(representative=False)
@pytest.mark.parametrize("kind", KINDS)
def test_random_scenes(engines: Engines, engine: str, kind: str) -> None:
    """Animations that nobody thought of; `-s` shows how far the engine is off."""
    scenes = [scene for scene in cases("random").get(kind, []) if not scene["issues"]]
    wrong, largest = [], {}
    for scene, comparison in zip(scenes, comparisons(engines, engine, scenes), strict=True):
        wrong += [(scene["name"], *comparison.faults[0])] if comparison.faults else []
        for name, difference in comparison.largest.items():
            largest[name] = max(largest.get(name, 0), difference)
    print(kind, engine, {name: round(value, 4) for name, value in sorted(largest.items())})
    assert wrong == []


def test_few_random_scenes_are_refused() -> None:
    """Each with the property and the reason."""
    scenes = [scene for kind in cases("random").values() for scene in kind]
    refused = [issue for scene in scenes for issue in scene["issues"]]
    assert [issue for issue in refused if not re.match("'.*' ", issue)] == []
    assert len(refused) * 20 <= len(scenes)


@functools.cache
def bugs() -> list[dict]:
    """The mistakes of engines on which the comparisons are silent."""
    return cases("bugs")


@in_engines(representative=True)
def test_a_bug_shows_in_its_engine_alone(engines: Engines, engine: str) -> None:
    scenes = [bug["example"] for bug in bugs()]
    found = comparisons(engines, engine, scenes, excusing=False)
    for bug, comparison in zip(bugs(), found, strict=True):
        assert bool(comparison.faults) == (bug["engine"] == engine), comparison.faults


def test_bugs_are_told_documented_and_excused_only_where_they_show() -> None:
    page = (Path(PACKAGE) / "docs/core-animation.md").read_text(encoding="utf-8").lower()
    assert len(bugs()) >= 1
    for bug in bugs():
        example = bug["example"]
        assert len(example["issues"]) == 1, json.dumps(example["issues"])
        assert f"- {bug['engine']} {bug['reason']}".lower() in page
        times, excused = example["document"]["times"], example["excused"][bug["engine"]]
        assert times[0] not in excused and times[-1] in excused
