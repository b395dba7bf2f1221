"""The page shows what is drawn, what is lost, and what cannot be had."""

import os
import re
import shutil
from pathlib import Path

import pytest
from bench import Bench, open_bench
from dials import PACKAGE
from media import program as media_program
from playwright.sync_api import Browser, expect
from program import Program

BRAND = PACKAGE / "samples/tutorials/brand"
LOST = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <defs><pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 0h2v2z"/></pattern></defs>
  <rect width="100" height="100" fill="url(#p)"/><circle cx="50" cy="50" r="9" fill="red"/>
</svg>
"""


def chosen(bench: Bench):
    """The theme that is marked."""
    return bench.page.locator(".themes input:checked")


def test_the_theme_that_is_drawn_is_marked(bench: Bench) -> None:
    """Also where the document has a theme of its own; every other one can be reached, and saved."""
    bench.write("brand.yml", (BRAND / "heron.yml").read_text())
    text = "sweephand: 1\ntemplate: speedometer\ntheme: brand.yml # ours\n"
    path = bench.write("speed.yaml", text)
    bench.open("folder/speed.yaml")
    own = bench.ask("/api/render/folder/speed.yaml")["svg"]
    expect(chosen(bench)).to_have_value("brand.yml")
    picture = bench.page.locator(".stage-picture")
    for name in ("instrument", "brass", "instrument", "brand.yml"):
        bench.parameter("theme").locator(f"[data-value='{name}']").click()
        expect(chosen(bench)).to_have_value(name)
        bench.page.wait_for_function(
            "ink => document.querySelector('.stage-picture').shadowRoot.innerHTML.includes(ink) === true",
            arg={"brand.yml": "#0f3d4c"}.get(name, ""))
        svg = bench.ask(f"/api/render/folder/speed.yaml?theme={name}")["svg"]
        assert (svg == own) == (name == "brand.yml")
    bench.expect_url(r"speed\.yaml(#|$)")
    expect(picture).to_be_visible()
    bench.parameter("theme").locator("[data-value=instrument]").click()
    bench.page.get_by_role("button", name="Save", exact=True).click()
    expect(bench.page.locator(".away")).to_have_text("Saved in speed.yaml")
    assert path.read_text() == text.replace("brand.yml", "instrument")
    expect(chosen(bench)).to_have_value("instrument")


def test_documents_without_the_parameter_have_themes(bench: Bench) -> None:
    """A dial of one's own is drawn in any theme, in files of its folder too; the command does so as well."""
    for name in ("gauge.yaml", "heron.yml"):
        (bench.folder / "own").mkdir(exist_ok=True)
        shutil.copy(BRAND / name, bench.folder / "own")
    bench.write("own/night.yaml", "base: instrument\naccent: '#ff00aa'\n")
    bench.open("folder/own/gauge.yaml")
    expect(chosen(bench)).to_have_value("heron.yml")
    bench.parameter("theme").locator("[data-value='night.yaml']").click()
    bench.page.wait_for_function(
        "() => document.querySelector('.stage-picture').shadowRoot.innerHTML.includes('#f0a')")
    loaded = "() => [...document.querySelectorAll('.theme-picture')].filter(e => e.complete && e.naturalWidth).length > 3"
    bench.page.locator(".theme-picture").last.scroll_into_view_if_needed()
    bench.page.wait_for_function(loaded)
    answer = bench.ask("/api/render/folder/own/gauge.yaml?theme=night.yaml")
    assert answer["command"].endswith("own/gauge.yaml --set theme=" + str(bench.folder / "own/night.yaml"))
    bench.page.get_by_role("button", name="Save", exact=True).click()
    expect(bench.page.locator(".away")).to_have_text("Saved in own/gauge.yaml")
    old, new = (BRAND / "gauge.yaml").read_text(), (bench.folder / "own/gauge.yaml").read_text()
    assert new == old.replace("theme: heron.yml", "theme: night.yaml")


@pytest.mark.parametrize("name, text, words", [
    ("lost.yaml", "layers: [{artwork: {file: lost.svg}}]", "pattern"),
    ("dead.yaml", "parameters: {speed: {type: number}}\nlayers: [face]", "the parameter 'speed' is not used"),
    ("pale.yaml", "theme: {base: flat, face: '#fff7ed', faceEdge: '#fff7ed', ink: '#fde68a'}\nlayers: [face, labels]",
     "'ink' has a contrast of 1.2:1 with the face"),
    ("nameless.yaml", "layers: [face]", "no name for screen readers"),
    ("flashing.yaml", "title: Flashing\nlayers: [{shape: {path: M-60 -60H60V60H-60Z, animations: "
     "[{animate: opacity, from: 0, to: 1, duration: 0.1s, repeatCount: infinity}]}}]", "times a second"),
])
def test_problems_are_seen_from_everywhere(bench: Bench, name: str, text: str, words: str) -> None:
    """On the card, and on the tab whichever one is open; both count what the Inspector lists as problems."""
    bench.write("lost.svg", LOST)
    bench.write(name, f"sweephand: 1\n{text}\n")
    bench.open_gallery()
    card = bench.page.locator(f"a.card[href$='/{name}']")
    expect(card.locator(".card-warning")).to_have_text(re.compile(r"^\d+ problems?$"))
    count = card.locator(".card-warning").inner_text()
    card.click()
    tab = bench.page.get_by_role("tab", name="Inspector")
    expect(tab.locator(".badge")).to_have_text(count.replace(" ", ""))
    bench.page.get_by_role("tab", name="Copy").click()
    expect(tab.locator(".badge")).to_be_visible()
    tab.click()
    expect(bench.page.locator("#faults-title")).to_have_text(count)
    problems = bench.page.locator(".fault-list").first
    expect(problems.locator("> *")).to_have_count(int(count.split()[0]))
    expect(problems).to_contain_text(words)


def test_library_dials_have_no_problems(bench: Bench) -> None:
    """In every theme, so that a badge says something."""
    dials = bench.ask("/api/dials")
    library = [each for each in dials["dials"] if each["source"] == "library"]
    assert [each["id"] for each in library if each["problems"]] == []
    for theme in dials["themes"]:
        for dial in ("speedometer", "clock-station", "ring"):
            answer = bench.ask(f"/api/render/library/{dial}?theme={theme}")
            faults = [each for each in answer["diagnostics"] if not each["remark"]]
            assert faults == [], (theme, faults)


@pytest.mark.parametrize("text, opaque, picked", [
    ("#c2410c80", "#c2410c", "#00aa8880"),
    ("#abc8", "#aabbcc", "#00aa8888"),
    ("red", "#ff0000", "#00aa88"),
    ("rgba(10,20,30,0.25)", "#0a141e", "rgb(0 170 136 / 0.25)"),
    ("rgb(10 20 30 / 50%)", "#0a141e", "rgb(0 170 136 / 0.5)"),
    ("hsla(10,50%,50%,0.3)", "#bf5540", "rgb(0 170 136 / 0.3)"),
    ("color(srgb 1 0.2 0 / 0.7)", "#ff3300", "rgb(0 170 136 / 0.7)"),
    ("mark", None, "#00aa88"),
])
def test_the_picker_shows_the_colour_and_keeps_its_alpha(
    bench: Bench, text: str, opaque: str | None, picked: str,
) -> None:
    """However the colour is spelt; those of the theme are unknown to it."""
    bench.write("tint.yaml", f"sweephand: 1\nparameters: {{tint: {{type: color, default: '{text}'}}}}\n"
                "layers: [face, {hub: {color: $tint}}]\n")
    bench.open("folder/tint.yaml")
    picker = bench.page.locator(".picker")
    expect(picker).to_have_class("picker unknown" if opaque is None else "picker")
    if opaque:
        expect(picker).to_have_value(opaque)
    picker.evaluate("e => { e.value = '#00aa88'; e.dispatchEvent(new Event('input')); }")
    expect(bench.parameter("tint").locator("input[type=text]")).to_have_value(picked)


def test_films_without_ffmpeg(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forms that cannot be made are not offered, and the reason stands there."""
    media_program()
    links = tmp_path / "bin"
    links.mkdir()
    for name in ("git",):
        (links / name).symlink_to(shutil.which(name))
    monkeypatch.setenv("PATH", str(links))
    with Program("preview", tmp_path) as program, open_bench(browser, program, tmp_path) as bench:
        monkeypatch.undo()
        bench.open("library/ring", view="tab=copy")
        expect(bench.page.get_by_role("button", name="MP4")).to_be_disabled()
        expect(bench.page.get_by_role("button", name="GIF")).to_be_enabled()
        expect(bench.page.locator(".downloads")).to_contain_text("MP4 needs ffmpeg, which is not installed.")
    assert os.environ["PATH"]


def test_examples_leave_the_fields_with_the_first_fact(bench: Bench) -> None:
    """The target of the example is gone, as in the picture, until the value is cleared."""
    bench.open("library/kpi")
    value, target = (bench.parameter(name).locator("input[type=text]") for name in ("value", "target"))
    expect(target).to_have_value("70")
    value.fill("12")
    expect(target).to_have_value("")
    bench.parameter("value").locator(".reset").click()
    expect(value).to_have_value("78.4")
    expect(target).to_have_value("70")
