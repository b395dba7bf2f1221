"""Documents of which it is known what browsers show, so that they can be trusted with what is not known.

Firefox rounds times to a millisecond, and its matrices have seven digits.
"""

import math

import pytest
from cases import cases
from engines import Engines, Wishes, in_engines
from readings import Reading, document, number, numbers, read, rotation

R = math.sqrt(0.5)
TURN = ('<animateTransform attributeName="transform" type="rotate" values="0;90" dur="1s" '
        'repeatCount="indefinite"')


def svg(body: str) -> str:
    """A document with a declaration before it."""
    return ('<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" '
            f'viewBox="0 0 200 200" width="300" height="300">{body}</svg>')


def shown(engines: Engines, engine: str, body: str, *times: float, totals: bool = False) -> list[Reading]:
    """A document as an engine shows it, at half a second by default."""
    return read(engines, engine, [document(svg(body), *(times or [0.5]), totals=totals)])[0]


def near(*expected: float) -> object:
    return pytest.approx(expected, abs=1e-3)


@in_engines(representative=True)
def test_a_turn_for_hours(engines: Engines, engine: str) -> None:
    times = [0, 0.25, 0.999, 3600.5]
    found = shown(engines, engine, f"<g>{TURN}/></g>", *times)
    assert [each["time"] for each in found] == times
    assert [each["element"] for each in found] == [1] * 4
    assert [rotation(each) for each in found] == near(0, 22.5, 89.91, 45)


@in_engines(representative=True)
def test_a_spline(engines: Engines, engine: str) -> None:
    """The cubic with the x control points 0.42 and 1, solved for x = 0.5."""
    body = f'<g>{TURN} calcMode="spline" keySplines="0.42 0 1 1" keyTimes="0;1"/></g>'
    assert [rotation(each) for each in shown(engines, engine, body)] == near(0.3153568 * 90)


@in_engines(representative=True)
def test_matrices_of_nested_groups(engines: Engines, engine: str) -> None:
    outer, inner = shown(engines, engine, (
        f'<g id="outer" transform="translate(100 100)">{TURN} additive="sum"/>'
        f'<g transform="scale(2)"><g id="inner">{TURN}/></g></g></g>'))
    assert [(each["id"], each["element"]) for each in (outer, inner)] == [("outer", 1), ("inner", 4)]
    assert outer["matrix"] == near(R, R, -R, R, 100, 100)
    assert inner["matrix"] == near(R, R, -R, R, 0, 0)


@in_engines(representative=True)
def test_a_motion_path(engines: Engines, engine: str) -> None:
    [found] = shown(engines, engine, (
        '<circle r="5"><animateMotion path="M10 0L10 100" dur="1s" rotate="auto"/></circle>'), 0.25)
    assert found["matrix"] == near(0, 1, -1, 0, 10, 25)


@in_engines(representative=True)
def test_a_style_rule_that_hides_an_animation(engines: Engines, engine: str) -> None:
    """WebKit takes `none` for no rule at all."""
    found = shown(engines, engine, (
        "<style>#a { transform: rotate(0deg) !important } #b { transform: none !important }</style>"
        f'<g id="a">{TURN}/></g><g id="b">{TURN}/></g>'))
    assert [rotation(each) for each in found] == near(0, 45 if engine == "webkit" else 0)


@in_engines(representative=True)
def test_gradients_stops_and_clip_paths(engines: Engines, engine: str) -> None:
    found = shown(engines, engine, (
        '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><animateTransform '
        'attributeName="gradientTransform" type="rotate" values="0;90" dur="1s"/>'
        '<stop offset="0.2" stop-color="#000"><animate attributeName="offset" values="0;1" dur="1s"/>'
        '<animate attributeName="stop-color" values="#000;#f00" dur="1s"/></stop></linearGradient>'
        f'<clipPath id="c"><rect width="10" height="10">{TURN}/></rect></clipPath></defs>'
        '<rect width="100" height="100" fill="url(#g)" clip-path="url(#c)"/>'))
    assert [each["name"] for each in found] == ["linearGradient", "stop", "rect"]
    assert [rotation(found[0]), rotation(found[2])] == near(45, 45)
    assert number(found[1], "offset") == 0.5
    assert numbers(found[1]["values"]["stop-color"]) == near(128, 0, 0)


@in_engines(representative=True)
def test_properties(engines: Engines, engine: str) -> None:
    found = shown(engines, engine, (
        '<path d="M0 0L1 1" stroke-dasharray="1 2">'
        '<animate attributeName="opacity" values="0;1" dur="1s"/>'
        '<animate attributeName="visibility" values="visible;hidden" calcMode="discrete" dur="1s"/>'
        '<animate attributeName="fill" values="#f00;#00f" dur="1s"/>'
        '<animate attributeName="stroke-width" values="1;3" dur="1s"/>'
        '<animate attributeName="stroke-dasharray" values="0 100;100 100" dur="1s"/>'
        '<animate attributeName="stroke-dashoffset" values="0;-40" dur="1s"/>'
        '<animate attributeName="d" values="M0 0L10 0;M0 0L20 10" dur="1s"/></path>'), 0.25, 0.75)
    assert [each["values"]["visibility"] for each in found] == ["visible", "hidden"]
    assert [number(each, "opacity") for each in found] == near(0.25, 0.75)
    assert numbers(found[1]["values"]["fill"]) == near(64, 0, 191)
    assert [number(each, "stroke-width") for each in found] == near(1.5, 2.5)
    assert numbers(found[0]["values"]["stroke-dasharray"]) == near(25, 100)
    assert number(found[0], "stroke-dashoffset") == -10
    assert found[0]["values"]["d"] == 'path("M 0 0 L 12.5 2.5")'


@in_engines(representative=True)
def test_every_command_of_a_path(engines: Engines, engine: str) -> None:
    start = "m1 2l3 4h5v6c1 0 2 1 3 3a5 6 10 0 1 {} 7zm1 1q1 2 3 4"
    [found] = shown(engines, engine, (
        f'<path><animate attributeName="d" dur="1s" values="{start.format(7)};{start.format(9)}"/></path>'))
    assert found["values"]["d"] == (
        'path("M 1 2 L 4 6 H 9 V 12 C 10 12 11 13 12 15 A 5 6 10 0 1 20 22 Z M 2 3 Q 3 5 5 7")')


@in_engines(representative=True)
def test_attributes_that_are_no_properties(engines: Engines, engine: str) -> None:
    line, polygon = shown(engines, engine, (
        '<line x1="0" x2="10"><animate attributeName="x2" values="10;30" dur="1s"/></line>'
        '<polygon points="0 0 1 0 1 1"><animate attributeName="points" '
        'values="0 0 10 0 10 10;0 0 20 0 20 20" dur="1s"/></polygon>'))
    assert number(line, "x2") == 20
    assert numbers(polygon["values"]["points"]) == [0, 0, 15, 0, 15, 15]


@in_engines(representative=True)
def test_a_scale_of_zero(engines: Engines, engine: str) -> None:
    outer, inner = shown(engines, engine, (
        '<g id="outer" transform="translate(100 100)"><animateTransform attributeName="transform" '
        'type="scale" values="2;0;1" calcMode="discrete" keyTimes="0;0.5;1" additive="sum" dur="1s"/>'
        f'<g id="inner">{TURN}/></g></g>'))
    assert (outer["id"], inner["id"]) == ("outer", "inner")
    assert outer["matrix"] == near(0, 0, 0, 0, 100, 100)
    assert inner["matrix"] == near(R, R, -R, R, 0, 0)


@in_engines(representative=True)
def test_totals_of_a_group(engines: Engines, engine: str) -> None:
    found = shown(engines, engine, (
        '<linearGradient id="fade"><stop offset="0.25" stop-color="#f00" stop-opacity="0.5"/>'
        '</linearGradient><g opacity="0.5" transform="translate(10 20)">'
        f'<g id="part">{TURN}/><rect width="9" height="9" opacity="0.5" fill="url(#fade)"/></g></g>'
    ), totals=True)[0]
    assert (found["id"], found["name"]) == ("part", "rect")
    assert found["matrix"] == near(R, R, -R, R, 10, 20)
    assert found["total"]["opacity"] == 0.25
    assert found["total"]["stops"][0] == {"offset": 0.25, "color": "rgb(255, 0, 0)", "opacity": 0.5}


@in_engines(representative=True)
def test_documents_with_the_same_ids(engines: Engines, engine: str) -> None:
    pages = read(engines, engine, [document(svg(
        '<g id="hand"/><animateTransform href="#hand" id="turn" attributeName="transform" '
        f'type="rotate" values="0;{end}" dur="1s" fill="freeze"/>'
        '<rect width="9" height="9"><set attributeName="opacity" to="0.5" begin="turn.end"/></rect>'
    ), 0.5, 2) for end in (90, 180)])
    hands = [[rotation(each) for each in found if each["id"] == "hand"] for found in pages]
    assert hands == [near(45, 90), near(90, 180)]
    opacities = [[number(each, "opacity") for each in found if each["name"] == "rect"] for found in pages]
    assert opacities == [[1, 0.5], [1, 0.5]]


@in_engines(representative=True)
def test_a_document_without_a_picture(engines: Engines, engine: str) -> None:
    """Each driver has an error of its own, which has the words of the page in it."""
    with pytest.raises(Exception, match="document 0 has no svg element"):
        read(engines, engine, [document("<p>no drawing & </script>", 0)])


@in_engines(representative=True)
def test_reduced_motion_is_told_to_pages(engines: Engines, engine: str) -> None:
    """A rule in the document's own style brings an animation to a stop, about the origin."""
    moving = document(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-110 -110 220 220"><style>'
        "@media (prefers-reduced-motion: reduce){#a{transform:rotate(90deg)!important}}</style>"
        '<g id="a" transform="rotate(90)"><animateTransform attributeName="transform" type="rotate" '
        'values="0;80" dur="4s" repeatCount="indefinite"/>'
        '<rect x="-3" y="-90" width="6" height="90"/></g></svg>', 1, 2)
    [full] = read(engines, engine, [moving])
    [reduced] = read(engines, engine, [moving], Wishes(reduced_motion=True))
    assert [rotation(each) for each in full] == near(20, 40)
    assert [rotation(each) for each in reduced] == near(90, 90)
    assert all(each["matrix"][4:] == near(0, 0) for each in reduced)


@in_engines(representative=True)
def test_what_a_click_stops(engines: Engines, engine: str) -> None:
    """Movement stops where it is and begins again, and one sign shows at a time."""
    pause = cases("pause")
    [readings] = read(engines, engine, [pause])
    tested = [each for each in readings if each["id"] == "tested"]
    assert [each["time"] for each in tested] == pause["times"]
    assert [rotation(each) for each in tested] == pytest.approx(
        [25, 50, 56.25, 56.25, 56.25, 37.5, 50, 37.5], abs=0.1)
    assert [each["total"]["opacity"] for each in tested] == pytest.approx(
        [1, 0.75, 0.6875, 0.6875, 0.6875, 0.875, 0.75, 0.875], abs=0.005)
    for name, times in [("pause", [1, 10.5, 11, 14.5]), ("play", [1.5, 2, 9])]:
        signs = [
            each["time"] for each in readings
            if each["id"] == name and each["time"] > 0 and each["total"]["isShown"]]
        assert signs == times, name
