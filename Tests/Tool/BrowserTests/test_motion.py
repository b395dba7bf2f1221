"""Still pictures of moving SVG files look as engines show the files at the moments."""

from pathlib import Path

import pytest
from engines import Engines, in_engines
from motion import Picture, base, compare, is_near, itself

PICTURES = [Picture.read(path) for path in sorted((Path(__file__).parent / "motion").glob("*.svg"))]


def asked(engine: str) -> list[Picture]:
    """The pictures about which an engine can be asked."""
    return [picture for picture in PICTURES if engine not in dict(picture.excuses)]


@in_engines(representative=False)
def test_still_pictures_at_moments(engines: Engines, engine: str) -> None:
    answers = list(compare(engines, engine, asked(engine)))
    found = [str(difference) for answer in answers for difference in answer.differences]
    assert not found, f"{len(found)} differences\n" + "\n".join(found[:200])


def test_moving_pictures_are_as_they_are(engines: Engines) -> None:
    for answer in compare(engines, "chromium", PICTURES, itself, paused=True):
        assert answer.differences == []
        assert answer.compared > 50 * len(answer.picture.moments)


def test_moving_pictures_move(engines: Engines) -> None:
    """Each file has a value that changes between moments, and one that its base has not."""
    answers = list(compare(engines, "chromium", asked("chromium"), base))
    assert [answer.picture.name for answer in answers if not answer.changes] == []
    assert [answer.picture.name for answer in answers if not answer.differences] == []


@in_engines(representative=True)
def test_differences_are_found(engines: Engines, engine: str) -> None:
    """A value that is off in each of the ways in which it can be told."""
    moving = Picture("planted", (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="10" height="10">'
        '<animate attributeName="x" from="0" to="40" dur="1s"/>'
        '<animate attributeName="fill" from="#000" to="#fff" dur="1s"/>'
        '<animateTransform attributeName="transform" type="rotate" from="0" to="90" dur="1s"/></rect>'
        '<path d="M0 0H10"><animate attributeName="d" to="M0 0H50" dur="1s"/></path></svg>'), (0.5,))

    def still(x: float = 20, grey: int = 128, turn: float = 45, path: float = 30, more: str = "") -> set[str]:
        svg = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
               f'<rect width="10" height="10" x="{x}" fill="rgb({grey}, {grey}, {grey})" '
               f'transform="rotate({turn})"/><path d="M0 0L{path} 0"/>{more}</svg>')
        [answer] = compare(engines, engine, [moving], lambda *_: svg)
        return {difference.name for difference in answer.differences}

    assert still() == set()
    assert still(x=20.005, turn=45.001) == set()
    assert still(x=20.02) & {":x", ".x"}
    assert still(grey=131) == {":fill"}
    assert still(turn=45.1) == {"matrix"}
    assert still(path=30.1) & {":d", ".d"}
    assert still(more="<g/>") == {"elements"}
    assert "animations" in still(more='<set attributeName="x" to="1"/>')


@pytest.mark.parametrize("one, other, are_near", [
    ("1px 2px", "1.009px, 2px", True),
    ("1px", "1.02px", False),
    ("1px", "1em", False),
    ("none", "0", False),
    ("rgb(1, 2, 3)", "rgb(2, 2, 3)", True),
    ("rgb(1, 2, 3)", "rgb(3, 2, 3)", False),
    ("rgba(1, 2, 3, 0.5)", "rgba(1, 2, 3, 0.52)", False),
    ("color(srgb 0.5 0 0)", "rgb(128, 0, 0)", True),
    ('path("M 0 0 L 1 1")', 'path("M 0 0 H 1 1")', False),
    ("1e-8 -1", "0 -1", True),
])
def test_values_are_near(one: str, other: str, are_near: bool) -> None:
    assert is_near(one, other) == are_near
