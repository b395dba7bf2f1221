"""From the colours of a brand to a theme that is used, by real events in Chromium and in Firefox."""

import json
import math
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe import load_axe, violations
from bench import Bench
from dials import font_file
from engines import Chromium, Firefox
from playwright.sync_api import expect
from program import Program
from test_preview_edit import BRAND, Desk, window  # noqa: F401

FOUR = ["#ffffff", "#1b2a49", "#00a896", "#f0b429"]
DOCUMENT = """\
# The roof of the house.
sweephand: 1
title: Solar power   # in kW
template: speedometer

with: {value: 7.2, max: 10, unit: kW, decimals: 1}
theme: flat   # until there is a brand
"""
OWN = """\
sweephand: 1
title: Roof
scales: {main: {domain: [0, 10]}}
readings: {main: {value: 7}}
layers: [face, needle: {color: "#f2e3bc"}, caption: {text: Sun, color: "#0b3c49"}]
theme: flat
"""
NAMED = DOCUMENT.replace("theme: flat ", "theme: brand.yaml ")
# The told contrasts as [foreground, ground, ratio], from the fields of the page.
TOLD = """(() => {
  const field = (name, light) => '#' + document.querySelector(`[data-key="${name}"] [data-light=${light}] .hex`).value;
  return [...document.querySelectorAll('[data-key]')].flatMap(({ dataset: { key } }) => ['light', 'dark'].map(light => {
    const ratio = document.querySelector(`[data-key="${key}"] [data-light=${light}] .ratio`);
    return ratio.title && [field(key, light), field(ratio.title.match(/on (\\w+)$/)[1], light), parseFloat(ratio.textContent)];
  })).filter(Boolean);
})()"""
# Ratios that axe measures for texts in such colours.
AXE_RATIOS = """(async pairs => {
  document.body.replaceChildren(...pairs.map(([color, ground]) => {
    const text = document.createElement('p');
    Object.assign(text.style, { color, background: ground, margin: 0, fontSize: '16px' });
    text.textContent = 'Seven';
    return text;
  }));
  const { passes, violations } = await axe.run({ runOnly: ['color-contrast'] });
  const ratios = new Map();
  for (const { nodes } of [...passes, ...violations]) {
    for (const { any } of nodes) for (const { data } of any) ratios.set(`${data.fgColor} ${data.bgColor}`, data.contrastRatio);
  }
  return pairs.map(([color, ground]) => ratios.get(`${color} ${ground}`));
})"""


@pytest.fixture
def desk(window: Chromium | Firefox, tmp_path: Path) -> Iterator[Desk]:  # noqa: F811
    """The bench with a document, a theme and a file that is neither."""
    (tmp_path / "roof.yaml").write_text(DOCUMENT)
    (tmp_path / "notes.yaml").write_text("- milk\n")
    shutil.copy(BRAND / "heron.yml", tmp_path / "heron.yaml")
    with Program("preview", tmp_path) as program:
        yield Desk(window, program, tmp_path)


def open_palette(desk: Desk, view: str = "", name: str = "roof.yaml") -> None:
    """Opens the tab."""
    desk.window.go("about:blank")
    desk.window.go(f"{desk.program.url}/dial/folder/{name}#tab=palette&t=0.8{view}")
    desk.wait("document.querySelectorAll('.sheet img').length === 14")
    settle(desk)


def settle(desk: Desk) -> None:
    """Waits until every picture is there."""
    desk.wait("[...document.querySelectorAll('.sheet img')].every(each => each.complete && each.naturalWidth > 0)")


def paste(desk: Desk, colors: list[str]) -> None:
    """Pastes colours into the field for them."""
    desk.type(".brand-paste", f".logo {{ color: {'; fill: '.join(colors)} }}")
    desk.wait(f"document.querySelectorAll('.brand-row').length === {len(colors)}")
    desk.wait(f"document.querySelector('.brand-row:last-child .hex').value === {colors[-1][1:]!r}")
    # Every picture follows, also one that is not in view.
    desk.wait(f"[...document.querySelectorAll('.sheet img[data-light=light]')].every(each => each.src.includes('%23{colors[-1][1:]}'))")
    settle(desk)


def choose(desk: Desk, selector: str, value: str) -> None:
    """Chooses an option."""
    desk.ask(f"""(select => {{ select.value = {value!r};
      select.dispatchEvent(new Event('change', {{ bubbles: true }})); }})(document.querySelector({selector!r})) ?? 1""")


def ratio(desk: Desk, key: str, light: str = "light") -> float:
    """The contrast that is told."""
    return float(desk.text(f"[data-key={key}] [data-light={light}] .ratio"))


def mend_all(desk: Desk) -> None:
    """Mends what is too weak."""
    desk.click(".mend-all")
    desk.expect(".keys-summary", "Every text and mark can be read")


def test_a_dial_is_branded(desk: Desk) -> None:
    """Four colours and a font become a theme file that the document names, in one step and in less than a minute."""
    start = time.monotonic()
    open_palette(desk)
    paste(desk, FOUR)
    choose(desk, "#brand-font", "engraved")
    desk.wait("[...document.querySelectorAll('.at-hand img')].every(each => each.src.includes('theme.drawnFace=engraved'))")
    desk.expect(".keys-summary", "3 colours too weak")
    mend_all(desk)
    desk.click(".brand-use [type=submit]")
    desk.expect_file("roof.yaml", NAMED)
    assert time.monotonic() - start < 60
    theme = desk.read("brand.yaml")
    assert theme.startswith("# A theme of the colours face #ffffff, ink #1b2a49, accent #00a896, warning #f0b429.\nbase: flat\n")
    assert 'drawnFace: "engraved"' in theme
    settle(desk)
    drawn = json.loads(desk.program.call("/api/render/folder/roof.yaml")[1])["svg"]
    assert "#1b2a49" in drawn
    # Both files are one step.
    desk.undo()
    desk.expect_file("roof.yaml", DOCUMENT)
    desk.wait("document.querySelector('.away').textContent.includes('Removed brand.yaml')")
    assert not (desk.folder / "brand.yaml").exists()
    desk.wait("!document.querySelector(\"[aria-label='Redo']\").disabled")
    desk.click("[aria-label='Redo']")
    desk.expect_file("roof.yaml", NAMED)
    assert desk.read("brand.yaml") == theme


def test_contrasts_are_those_of_axe(desk: Desk) -> None:
    """For every text and mark, in the light and in the dark, before and after mending."""
    open_palette(desk)
    paste(desk, ["#ffcc00", "#8a8a8a", "#e4002b", "#003366"])
    told = desk.ask(TOLD)
    mend_all(desk)
    told += desk.ask(TOLD)
    assert len(told) == 2 * 22
    desk.window.go(f"{desk.program.url}/docs/SH0001")
    load_axe(desk.window)
    measured = desk.ask(f"{AXE_RATIOS}({json.dumps(told)})")
    assert [each[2] for each in told] == [math.floor(each * 10 + 1e-9) / 10 for each in measured]


def test_a_key_is_mended_and_set_by_hand(desk: Desk) -> None:
    """One at a time; it stays when the brand changes, follows it again, and each change is a step."""
    open_palette(desk)
    paste(desk, FOUR)
    weak = ratio(desk, "accent")
    assert weak < 3
    assert "on faceEdge, needs 3" in desk.text("[data-key=accent] + .key-faults")
    desk.click("[data-key=accent] + .key-faults button")
    desk.wait("document.querySelector('[data-key=accent] + .key-faults').hidden")
    assert ratio(desk, "accent") >= 3
    desk.type("[aria-label='ink, light']", "#301040")
    desk.wait("document.querySelector(\"[aria-label='mark, light']\").value === '301040'")
    assert ratio(desk, "mark") == ratio(desk, "ink")
    desk.type("[aria-label='Colour 2']", "003300")
    desk.wait("document.querySelector(\"[aria-label='hand, light']\").value === '301040'")
    desk.click("[aria-label='ink, light: follow the brand again']")
    desk.wait("document.querySelector(\"[aria-label='ink, light']\").value === '003300'")
    for _ in range(2):
        desk.click("[aria-label='Undo']")
    desk.wait("document.querySelector(\"[aria-label='Colour 2']\").value === '1b2a49'")
    assert desk.ask("document.querySelector(\"[aria-label='ink, light']\").value") == "301040"
    for _ in range(2):
        desk.click("[aria-label='Undo']")
    desk.wait(f"document.querySelector('[data-key=accent] [data-light=light] .ratio').textContent === '{weak}'")
    assert desk.read("roof.yaml") == DOCUMENT


def test_a_role_is_changed(desk: Desk) -> None:
    """The colour that had it gets the other one."""
    open_palette(desk)
    paste(desk, FOUR)
    choose(desk, "[aria-label='Colour 4, role']", "accent")
    desk.wait("document.querySelector(\"[aria-label='Colour 3, role']\").value === 'warning'")
    desk.wait("document.querySelector(\"[aria-label='accent, light']\").value === 'f0b429'")
    desk.click("[aria-label='Remove colour 1']")
    desk.wait("document.querySelectorAll('.brand-row').length === 3")


def test_no_file_is_written_over_unasked(desk: Desk) -> None:
    """A theme only after a question, another file never."""
    old = desk.read("heron.yaml")
    open_palette(desk)
    paste(desk, FOUR)
    desk.type("#brand-name", "notes")
    desk.click(".brand-use [type=submit]")
    desk.wait("document.querySelector('#brand-message').textContent.includes('is no theme')")
    desk.type("#brand-name", "heron")
    desk.click(".brand-use [type=submit]")
    desk.expect(".brand-use [type=submit]", "Replace the file")
    assert [desk.read(name) for name in ("heron.yaml", "notes.yaml", "roof.yaml")] == [old, "- milk\n", DOCUMENT]
    desk.click(".brand-use [type=submit]")
    desk.expect_file("roof.yaml", DOCUMENT.replace("flat ", "heron.yaml "))
    desk.undo()
    desk.expect_file("heron.yaml", old)
    desk.expect_file("roof.yaml", DOCUMENT)


def test_a_font_file_is_drawn_on_every_dial(desk: Desk) -> None:
    """The dial at hand and those of the library, also where the document lies in a folder of its own."""
    (desk.folder / "roofs").mkdir()
    (desk.folder / "roofs/roof.yaml").write_text(DOCUMENT)
    shutil.copy(font_file("DejaVu Serif:style=Book"), desk.folder / "roofs/serif.ttf")
    open_palette(desk, name="roofs/roof.yaml")
    choose(desk, "#brand-font", "serif.ttf")
    desk.wait("[...document.querySelectorAll('.sheet img')].every(each => each.src.includes('serif.ttf'))")
    settle(desk)
    desk.click(".brand-use [type=submit]")
    desk.expect_file("roofs/roof.yaml", NAMED)
    open_palette(desk, name="roofs/roof.yaml")
    desk.wait("document.querySelector('#brand-font').value === 'serif.ttf'")
    settle(desk)


def test_colours_of_parts_are_told(desk: Desk) -> None:
    """A part with a colour of its own is not as readable as the theme is, in the light or in the dark."""
    (desk.folder / "roof.yaml").write_text(OWN)
    open_palette(desk)
    paste(desk, ["#0b3c49", "#f2e3bc", "#ff6f59", "#618b4a"])
    desk.wait("document.querySelector('.own-faults').textContent.includes('needle has its own color #f2e3bc: 1.0 : 1 on the face, needs 3')")
    desk.wait("document.querySelector('.own-faults').textContent.includes('caption has its own color #0b3c49: 1.')")
    assert "on the face in the dark, needs 4.5" in desk.text(".own-faults")
    weak = int(desk.text(".keys-summary").split()[0])
    desk.click(".mend-all")
    desk.expect(".keys-summary", "2 colours too weak")
    assert weak > 2
    assert violations(desk.window) == []


def test_a_written_theme_is_the_brand_again(desk: Desk) -> None:
    """On opening it anew the palette has the given colours, what was set by hand and the name, and adjusts its file unasked."""
    open_palette(desk)
    paste(desk, FOUR)
    desk.type("[aria-label='ink, light']", "#301040")
    desk.wait("document.querySelector(\"[aria-label='mark, light']\").value === '301040'")
    desk.type("#brand-name", "house")
    desk.click(".brand-use [type=submit]")
    desk.expect_file("roof.yaml", NAMED.replace("brand.yaml", "house.yaml"))
    old = desk.read("house.yaml")
    open_palette(desk)
    assert desk.ask("[...document.querySelectorAll('.brand-row .hex')].map(each => '#' + each.value)") == FOUR
    assert desk.ask("document.querySelector('#brand-name').value") == "house"
    assert desk.ask("[...document.querySelectorAll('.key-cell button.by-hand:not([hidden])')].map(each => each.ariaLabel)") == [
        "ink, light: follow the brand again"]
    desk.type("[aria-label='Colour 3']", "a80096")
    desk.wait("document.querySelector(\"[aria-label='accent, light']\").value === 'a80096'")
    assert desk.ask("document.querySelector(\"[aria-label='ink, light']\").value") == "301040"
    desk.click(".brand-use [type=submit]")
    desk.expect("#brand-message", "Written as house.yaml, and named in roof.yaml.")
    assert "#a80096" in desk.read("house.yaml") and "#a80096" not in old


def test_a_theme_of_the_library_is_shown_as_it_is(desk: Desk) -> None:
    """Its colours are those of the document until there is a brand, which they do not outlast."""
    open_palette(desk)
    drawn = {each["name"]: each for each in json.loads(desk.program.call("/api/parts/folder/roof.yaml")[1])["colors"]}
    shown = desk.ask("[...document.querySelectorAll('[data-key]')].map(each => [each.dataset.key, '#' + each.querySelector('[data-light=light] .hex').value])")
    assert {name: color for name, color in shown} == {name: each["color"] for name, each in drawn.items()}
    assert desk.ask("document.querySelectorAll('.key-cell button.by-hand:not([hidden])').length") == 0
    choose(desk, "#brand-font", "engraved")
    desk.wait("[...document.querySelectorAll('.at-hand img')].every(each => each.src.includes('theme.drawnFace=engraved'))")
    assert f"theme.secondHand={drawn['secondHand']['color'].replace('#', '%23')}" in desk.ask("document.querySelector('.at-hand img').src")
    settle(desk)
    paste(desk, FOUR)
    desk.wait("document.querySelector(\"[aria-label='ink, light']\").value === '1b2a49'")
    desk.wait("document.querySelector(\"[aria-label='hand, light']\").value === '1b2a49'")


@pytest.mark.wide
@pytest.mark.parametrize("width", [1440, 1024, 390, 320])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe(desk: Desk, width: int, scheme: str) -> None:
    """Axe finds nothing before a brand, with weak colours, mended and asked; the page is not wider than the window."""
    desk.window.resize(width, 900)
    try:
        open_palette(desk, f"&scheme={scheme}")
        acts = [lambda: None, lambda: paste(desk, FOUR), lambda: mend_all(desk), lambda: refuse(desk)]
        for act in acts:
            act()
            assert violations(desk.window) == []
            assert desk.ask("document.documentElement.scrollWidth") <= width
    finally:
        desk.window.resize(1440, 900)


def refuse(desk: Desk) -> None:
    """Asks for a file that is there."""
    desk.type("#brand-name", "heron")
    desk.click(".brand-use [type=submit]")
    desk.expect(".brand-use [type=submit]", "Replace the file")


def test_the_keyboard_is_enough(bench: Bench) -> None:
    """Colours, roles, a font, mends and the file, without a pointer."""
    page = bench.page
    bench.write("roof.yaml", DOCUMENT)
    bench.open("folder/roof.yaml")
    page.keyboard.press("p")
    expect(page.get_by_role("heading", name="Brand")).to_be_visible()
    page.get_by_label("Paste colours").focus()
    page.keyboard.insert_text(" ".join(FOUR))
    expect(page.get_by_label("Colour 4", exact=True)).to_have_value("f0b429")
    page.keyboard.press("Tab")
    expect(page.get_by_label("Figures", exact=True)).to_be_focused()
    page.keyboard.type("eng")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_label("Theme file")).to_be_focused()
    page.get_by_role("button", name="Mend all").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".keys-summary")).to_have_text("Every text and mark can be read")
    page.get_by_label("muted, dark", exact=True).focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("#555")
    page.keyboard.press("Enter")
    expect(page.locator("[data-key=muted] + .key-faults")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(page.locator("[data-key=muted] + .key-faults")).to_be_hidden()
    page.get_by_label("Theme file").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#brand-message")).to_have_text("Written as brand.yaml, and named in roof.yaml.")
    assert (bench.folder / "roof.yaml").read_text() == NAMED
    page.get_by_label("Theme file").blur()
    page.keyboard.press("p")
    expect(page.locator("[data-parameter=theme]")).to_be_visible()


def test_a_built_in_template_shows_the_file(bench: Bench) -> None:
    """It has no document: the theme is written, shown by the address, and the brand again on reopening."""
    page = bench.page
    bench.open("library/ring")
    page.get_by_role("tab", name="Palette").click()
    page.get_by_label("Colour 2", exact=True).fill("#334155")
    page.get_by_label("Theme file").fill("house")
    page.get_by_role("button", name="Use this theme").click()
    bench.expect_url("theme=house.yaml")
    assert "#334155" in (bench.folder / "house.yaml").read_text()
    page.keyboard.press("Control+z")
    expect(page.locator(".away")).to_contain_text("Removed house.yaml")
    assert not (bench.folder / "house.yaml").exists()
    page.wait_for_url(lambda url: "house.yaml" not in url)
    page.keyboard.press("Control+Shift+z")
    bench.expect_url("theme=house.yaml")
    assert (bench.folder / "house.yaml").exists()
    page.reload()
    expect(page.get_by_label("Colour 2", exact=True)).to_have_value("334155")
    expect(page.get_by_label("Theme file")).to_have_value("house")
    page.get_by_label("Colour 2", exact=True).fill("#553311")
    page.get_by_role("button", name="Use this theme").click()
    expect(page.locator("#brand-message")).to_have_text("Written as house.yaml.")
    assert "#553311" in (bench.folder / "house.yaml").read_text()
