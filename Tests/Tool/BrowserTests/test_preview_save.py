"""Values are saved into the document that is open, and nothing else of the folder is lost."""

import contextlib
import json
import random
import re
import shutil
from collections.abc import Iterator
from difflib import SequenceMatcher
from pathlib import Path
from urllib.parse import quote, urlencode

import pytest
import yaml
from bench import Bench, open_bench
from dials import PACKAGE
from playwright.sync_api import Browser, expect
from program import Program

SAMPLES = PACKAGE / "samples"
KINDS = sorted({
    path.parent.relative_to(SAMPLES) for path in SAMPLES.rglob("*.yaml")
    if path.relative_to(SAMPLES).parts[0] not in ("invalid", "hostile")
})
GAUGE = """\
sweephand: 1
# The name on the card.
title: Boiler
template: speedometer
with: {value: 30,   # now
  max: 200}         # of the scale
theme: {accent: "#c2410c"}
"""


@pytest.fixture
def samples(browser: Browser, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Bench]:
    """The preview of a copy of a folder of samples."""
    shutil.copytree(SAMPLES / request.param, tmp_path, dirs_exist_ok=True)
    with Program("preview", tmp_path) as program, open_bench(browser, program, tmp_path) as bench:
        expect.set_options(timeout=20_000)
        yield bench


def changes_of(dial: dict) -> Iterator[tuple[str, str]]:
    """Values to set, of which the first that can be drawn is taken; that of a theme always can."""
    for parameter in dial["parameters"]:
        text = parameter.get("text")
        if parameter["type"] in ("number", "integer") and text:
            low, high = parameter.get("minimum"), parameter.get("maximum")
            for value in (float(text) + 1, float(text) - 1):
                if (low is None or value >= low) and (high is None or value <= high):
                    yield parameter["name"], f"{value:g}"
        elif parameter["type"] == "text":
            yield parameter["name"], "a: \"b\" # c"
    for parameter in dial["parameters"]:
        if parameter["type"] == "theme" and parameter.get("text"):
            yield parameter["name"], next(
                theme for theme in ("brass", "flat") if theme != parameter["text"])


def leaves(node: object, path: tuple = ()) -> dict[tuple, object]:
    """All single values of a document by their paths."""
    if isinstance(node, dict):
        return {key: value for name, each in node.items() for key, value in leaves(each, (*path, name)).items()}
    if isinstance(node, list):
        return {key: value for index, each in enumerate(node) for key, value in leaves(each, (*path, index)).items()}
    return {path: node}


def expect_one_value(old: str, new: str, text: str) -> None:
    """One value of a document differs, or is new, and no other character."""
    before, after = (leaves(yaml.safe_load(each)) for each in (old, new))
    changed = {path for path in {*before, *after} if before.get(path) != after.get(path)}
    assert len(changed) == 1, changed
    value = after[changed.pop()]
    assert str(value) == text or float(value) == float(text)
    lines = SequenceMatcher(None, old.splitlines(True), new.splitlines(True), autojunk=False)
    [(kind, a, b, c, d)] = [each for each in lines.get_opcodes() if each[0] != "equal"]
    assert b - a <= 1 and d - c <= 3, (kind, new.splitlines()[c:d])
    if (b - a, d - c) == (1, 1):
        [line], [other] = old.splitlines(True)[a:b], new.splitlines(True)[c:d]
        parts = [each for each in SequenceMatcher(None, line, other, autojunk=False).get_opcodes() if each[0] != "equal"]
        # The text before and behind is the same.
        start, end = parts[0][3], parts[-1][4]
        assert end - start <= len(json.dumps(text)) + len(", : {}") + 24, other


def query_of(values: dict[str, str]) -> str:
    """Values in an address; a space is no plus sign there."""
    return urlencode(values, quote_via=quote)


def posted(bench: Bench, path: str, content: dict) -> dict:
    """The response to a call of the page."""
    answer, response = bench.program.call(path, "POST", json.dumps(content), Content_Type="application/json")
    assert answer.status == 201, response
    return json.loads(response)


@contextlib.contextmanager
def saved(bench: Bench, card: dict, values: dict[str, str], *, by_page: bool) -> Iterator[None]:
    """A value saved, and taken back behind it: on the page, or by the calls of the page."""
    if not by_page:
        written = posted(bench, "/api/samples", {"id": card["id"], "values": values})
        yield
        posted(bench, "/api/files", {**written, "old": written["new"], "new": written["old"]})
        return
    page = bench.page
    page.goto(f"{bench.program.url}/dial/{card['id']}?{query_of(values)}#t=0.5")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".away")).to_have_text(f"Saved in {card['path']}")
    yield
    bench.expect_url(r"\.yaml#|\.yaml$")
    page.keyboard.press("Control+z")
    bench.expect_url(rf"\?{re.escape(next(iter(values)))}=")


@pytest.mark.parametrize("samples", KINDS, indirect=True, ids=str)
def test_every_sample(samples: Bench, request: pytest.FixtureRequest) -> None:
    """Saved with a changed value it differs in that alone, and undo gives the same bytes: the first one of a folder on the page."""
    count = 0
    for card in samples.ask("/api/dials")["dials"]:
        if card["source"] != "folder":
            continue
        dial = samples.ask(f"/api/dials/{card['id']}")
        path = samples.folder / card["path"]
        old = path.read_bytes()
        for name, text in changes_of(dial):
            if samples.ask(f"/api/render/{card['id']}?{query_of({name: text})}")["svg"]:
                break
        else:
            raise AssertionError(f"{path} takes no value")
        with saved(samples, card, {name: text}, by_page=count == 0 or request.config.getoption("--all")):
            expect_one_value(old.decode(), path.read_bytes().decode(), text)
        assert path.read_bytes() == old, path
        count += 1
    assert count or not list(samples.folder.glob("*.yaml"))


def field(bench: Bench, name: str = "value"):
    """The text of a parameter."""
    return bench.parameter(name).locator("input[type=text]")


def test_save_in_place_and_back(bench: Bench) -> None:
    """Values, a theme, a reset and saves are undone one after the other, and done once more."""
    path = bench.write("boiler.yaml", GAUGE)
    bench.open("folder/boiler.yaml")
    page = bench.page
    save = page.get_by_role("button", name="Save", exact=True)
    expect(save).to_be_disabled()
    field(bench).fill("72.5")
    bench.parameter("theme").locator("label", has_text="brass").click()
    page.keyboard.press("Control+s")
    expect(page.locator(".away")).to_have_text("Saved in boiler.yaml")
    saved = GAUGE.replace("value: 30, ", "value: 72.5, ").replace("max: 200}", "max: 200, theme: brass}")
    assert path.read_text() == saved
    expect(save).to_be_disabled()
    expect(field(bench)).to_have_value("72.5")
    field(bench).fill("80")
    field(bench).press("Tab")
    page.wait_for_timeout(800)
    field(bench, "unit").fill("rpm")
    page.get_by_role("button", name="Reset all (2)").click()
    expect(field(bench)).to_have_value("72.5")
    for value, unit in [("80", "rpm"), ("80", "km/h"), ("72.5", "km/h")]:
        page.keyboard.press("Control+z")
        expect(field(bench)).to_have_value(value)
        expect(field(bench, "unit")).to_have_value(unit)
    assert path.read_text() == saved
    page.keyboard.press("Control+z")
    bench.expect_url(r"value=72\.5&theme=brass")
    assert path.read_text() == GAUGE
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    bench.expect_url(r"boiler\.yaml(#|$)")
    expect(field(bench)).to_have_value("30")
    for _ in range(3):
        page.keyboard.press("Control+Shift+z")
    expect(field(bench)).to_have_value("72.5")
    expect(save).to_be_disabled()
    assert path.read_text() == saved


def test_values_outlive_the_gallery(bench: Bench) -> None:
    """A dial that was left with values that are not saved has them again, and none that were reset."""
    bench.write("boiler.yaml", GAUGE)
    bench.open("folder/boiler.yaml")
    page = bench.page
    field(bench).fill("72.5")

    def leave_and_return() -> None:
        page.get_by_role("link", name="Dials").click()
        page.locator(".card[href='/dial/folder/boiler.yaml']").click()

    leave_and_return()
    expect(field(bench)).to_have_value("72.5")
    bench.expect_url(r"value=72\.5")
    expect(page.locator(".away")).to_have_text("Values are as you left them: Save keeps them")
    page.get_by_role("button", name="Reset all (1)").click()
    leave_and_return()
    expect(field(bench)).to_have_value("30")


def test_undo_loses_no_other_work(bench: Bench) -> None:
    """A file that somebody has changed since stays, and it is said."""
    path = bench.write("shared.yaml", GAUGE)
    bench.open("folder/shared.yaml", "value=40")
    bench.page.get_by_role("button", name="Save", exact=True).click()
    expect(bench.page.locator(".away")).to_have_text("Saved in shared.yaml")
    path.write_text(GAUGE.replace("Boiler", "Kettle"))
    bench.page.keyboard.press("Control+z")
    expect(bench.page.locator(".away")).to_contain_text("'shared.yaml' has changed since")
    assert "Kettle" in path.read_text()


def test_a_file_that_was_replaced_comes_back(bench: Bench) -> None:
    """From the dial that took its place, from the gallery and after a new page, byte for byte."""
    for file in ("gauge.yaml", "heron.yml"):
        shutil.copy(SAMPLES / "tutorials/brand" / file, bench.folder)
    other = bench.folder / "other.yaml"
    lost = b"\xef\xbb\xbf" + GAUGE.replace("Boiler", "Bo\u0308iler").replace("\n", "\r\n").encode()
    other.write_bytes(lost)
    bench.open("folder/gauge.yaml", "value=3.1")
    page = bench.page
    page.get_by_role("button", name="Save as…").click()
    page.locator("#save-name").fill("other")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Replace").click()
    expect(page.get_by_role("link", name="Open")).to_be_focused()
    page.keyboard.press("Enter")
    bench.expect_url("folder/other.yaml")
    replaced = other.read_bytes()
    assert b"gauge.yaml" in replaced
    notice = page.locator(".away")

    def press(keys: str, words: str, text: bytes) -> None:
        page.keyboard.press(keys)
        expect(notice).to_have_text(words)
        assert other.read_bytes() == text

    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    press("Control+z", "Undone in other.yaml", lost)
    expect(page.get_by_role("heading", name="Bo\u0308iler")).to_be_visible()
    press("Control+Shift+z", "Saved in other.yaml", replaced)
    page.keyboard.press("g")
    expect(page.locator(".card").first).to_be_visible()
    press("Control+z", "Undone in other.yaml", lost)
    press("Control+y", "Saved in other.yaml", replaced)
    bench.open("folder/gauge.yaml", "value=4")
    field(bench).fill("5")
    page.keyboard.press("Control+z")
    expect(field(bench)).to_have_value("4")
    press("Control+z", "Undone in other.yaml", lost)
    expect(field(bench)).to_have_value("4")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


@pytest.mark.parametrize("name", ["gauge", "base", "brand"])
def test_what_others_need_is_not_replaced(bench: Bench, name: str) -> None:
    """A document over its base, over itself as its own template, and over a theme."""
    for file in ("gauge.yaml", "heron.yml"):
        shutil.copy(SAMPLES / "tutorials/brand" / file, bench.folder)
    shutil.copy(SAMPLES / "tutorials/brand/gauge.yaml", bench.folder / "base.yaml")
    shutil.copy(SAMPLES / "tutorials/brand/heron.yml", bench.folder / "brand.yaml")
    bench.write("roof.yaml", "sweephand: 1\ntemplate: base.yaml\nwith: {value: 4}\ntheme: brand.yaml\n")
    before = {path: path.read_bytes() for path in bench.folder.glob("*.y*ml")}
    dials = {"gauge": "folder/gauge.yaml", "base": "folder/roof.yaml", "brand": "library/ring"}
    bench.open(dials[name], "value=3.1")
    page = bench.page
    page.get_by_role("button", name="Save as…").click()
    page.locator("#save-name").fill(name)
    page.keyboard.press("Enter")
    if name == "gauge":
        # The open document itself: saved in place.
        expect(page.get_by_role("link", name="Open")).to_be_visible()
        text = (bench.folder / "gauge.yaml").read_text()
        assert text == before[bench.folder / "gauge.yaml"].decode().replace("default: 7.2", "default: 3.1")
        before[bench.folder / "gauge.yaml"] = text.encode()
    else:
        page.get_by_role("button", name="Replace").click()
        expect(page.locator("#save-message")).to_contain_text(
            "cannot be one itself" if name == "base" else "could not be drawn any more")
    assert {path: path.read_bytes() for path in bench.folder.glob("*.y*ml")} == before


def test_a_new_document_has_a_title(bench: Bench) -> None:
    """The dialog asks for it and names the file by it; undo removes the file."""
    bench.open("library/speedometer", "value=33")
    page = bench.page
    expect(page.get_by_role("button", name="Save", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Save as…").click()
    expect(page.get_by_label("Title")).to_be_focused()
    page.keyboard.type("Kettle No. 2")
    expect(page.locator("#save-name")).to_have_value("kettle-no-2")
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Open")).to_be_focused()
    path = bench.folder / "kettle-no-2.yaml"
    assert path.read_text() == (
        'sweephand: 1\ntemplate: speedometer\nwith:\n  value: 33\ntitle: "Kettle No. 2"\n')
    assert bench.ask("/api/dials/folder/kettle-no-2.yaml")["title"] == "Kettle No. 2"
    page.get_by_role("button", name="Stay here").click()
    page.keyboard.press("Control+z")
    bench.page.wait_for_timeout(100)
    page.wait_for_function("async () => (await fetch('/api/dials').then(answer => answer.json()))"
                           ".dials.every(({ name }) => name !== 'kettle-no-2')")
    assert not path.exists()


def test_without_a_folder(browser: Browser, tmp_path: Path) -> None:
    """It says why nothing can be saved, and what to do."""
    with Program("preview") as program, open_bench(browser, program, tmp_path) as bench:
        bench.open_gallery()
        expect(bench.page.locator(".rest")).to_contain_text("nothing can be saved here")
        bench.open("library/ring", "value=33")
        bench.page.get_by_role("button", name="Save as…").click()
        expect(bench.page.get_by_role("dialog")).to_contain_text("sweephand preview .")
        bench.page.get_by_role("button", name="Close").click()
        expect(bench.page.get_by_role("dialog")).to_have_count(0)


def write_family(bench: Bench) -> list[str]:
    """Documents that name each other, and the themes that they name."""
    own = (SAMPLES / "tutorials/brand/gauge.yaml").read_text()
    bench.write("light.yaml", "base: flat\nink: '#102030'\n")
    bench.write("sub/dark.yaml", "base: instrument\naccent: '#ff8800'\n")
    bench.write("chain.yaml", "base: light.yaml\naccent: '#a03c1e'\n")
    bench.write("one.yaml", own.replace("heron.yml", "chain.yaml"))
    bench.write("two.yaml", own.replace("heron.yml", "light.yaml"))
    bench.write("sub/three.yaml", own.replace("heron.yml", "dark.yaml"))
    for index, base in enumerate(["one", "two", "one", "two"]):
        bench.write(f"child-{index}.yaml", f"sweephand: 1\ntemplate: {base}.yaml\nwith: {{value: {index + 1}}}\n")
    bench.write("sub/child.yaml", "sweephand: 1\ntemplate: three.yaml\ntheme: dark.yaml\n")
    return ["light", "chain", "one", "two", "dark", "three", "child", "child-0", "child-1", "child-2", "new"]


def test_random_saves(browser: Browser, tmp_path: Path) -> None:
    """However documents that name each other are saved, all of them can be drawn."""
    seed = 20261126
    chance = random.Random(seed)
    done = 0
    with Program("preview", tmp_path) as program, open_bench(browser, program, tmp_path) as bench:
        names = write_family(bench)
        for step in range(200):
            dials = [each["id"] for each in bench.ask("/api/dials")["dials"] if each["source"] == "folder"]
            dial = chance.choice([*dials, "library/ring"])
            values = {"value": str(chance.randrange(1, 10))}
            if chance.random() < 0.5:
                values["theme"] = chance.choice(["brass", "light.yaml", "chain.yaml", "dark.yaml", "nothing.yaml"])
            sample = {"id": dial, "values": values, "replace": True}
            if dial.startswith("library") or chance.random() < 0.8:
                sample["name"] = chance.choice(names)
            answer, content = program.call(
                "/api/samples", "POST", json.dumps(sample), Content_Type="application/json")
            done += answer.status == 201
            if answer.status == 201 and chance.random() < 0.2:
                back = json.loads(content)
                back = {"path": back["path"], "old": back["new"], "new": back["old"]}
                program.call("/api/files", "POST", json.dumps(back), Content_Type="application/json")
            for each in bench.ask("/api/dials")["dials"]:
                assert each["faults"] == 0, (seed, step, sample, each)
    assert 40 < done < 190, done
