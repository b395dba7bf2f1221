"""The layers of the picture and what is said of it, and a sample that is written from the bench."""

from bench import Bench, angle_of
from playwright.sync_api import Locator, expect

LAYER = "document.querySelector('.stage-picture').shadowRoot.querySelector('#needle')"
DIAL = "sweephand: 1\ntitle: Layers\ntemplate: speedometer\nwith: {value: 40}\n"
PLATE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
<circle id="dial.plate" cx="50" cy="50" r="48" fill="#888"/>
<rect id="needle" x="40" y="60" width="20" height="4"/>
<g id="hand-1"><path d="M48 50h4l-2-40z"/><path d="M49 50h2v20h-2z"/></g>
</svg>"""
DRAWN = """
sweephand: 1
title: Drawn
layers:
  - artwork: {file: plate.svg, needle: {element: NEEDLE, pivot: [50, 50]}}
  - needle
"""
FLASHING = """
sweephand: 1
title: Flashing 🚦🚦🚦🚦🚦🚦🚦🚦🚦🚦🚦🚦🚦🚦🚦🚦🚦🚦🚦🚦🚦🚦🚦🚦🚦🚦🚦🚦🚦🚦
layers:
  - shape:
      path: M-60 -60H60V60H-60Z
      animations:
        - {animate: opacity, from: 0, to: 1, duration: 0.1s, repeatCount: 50}
"""


def layer(bench: Bench, name: str) -> Locator:
    """A row of the tree."""
    return bench.page.locator("[role=treeitem]", has_text=name).first


def is_hidden(bench: Bench) -> bool:
    """Whether the needle is drawn."""
    return bench.page.evaluate(f"getComputedStyle({LAYER}).display") == "none"


def test_eyes(bench: Bench) -> None:
    """A layer is hidden with its eye, stays so when the file changes, and comes back with Space."""
    path = bench.write("layers.yaml", DIAL)
    bench.open("folder/layers.yaml", view="tab=inspector&t=0.8")
    layer(bench, "needle").hover()
    expect(bench.page.locator(".outline:not(.chosen)")).to_be_visible()
    layer(bench, "needle").locator(".tree-eye").click()
    assert is_hidden(bench)
    path.write_text(DIAL.replace("40", "90"))
    bench.expect_angle(angle_of("speedometer", value=90))
    assert is_hidden(bench)
    layer(bench, "needle").focus()
    bench.page.keyboard.press(" ")
    assert not is_hidden(bench)
    layer(bench, "needle").locator(".tree-eye").click()
    bench.page.get_by_role("tab", name="Controls").click()
    expect(bench.page.locator("[data-parameter]").first).to_be_visible()
    assert not is_hidden(bench)


def test_the_tree_by_keys(bench: Bench) -> None:
    """Arrows open, enter, leave and close; Home and End go to the ends."""
    bench.open("library/speedometer", view="tab=inspector&t=0.5")
    focused = bench.page.locator("[role=treeitem]:focus")
    layer(bench, "needle").focus()
    bench.page.keyboard.press("ArrowRight")
    expect(focused).to_have_attribute("aria-expanded", "true")
    bench.page.keyboard.press("ArrowRight")
    expect(focused).to_have_attribute("aria-level", "2")
    bench.page.keyboard.press("ArrowLeft")
    bench.page.keyboard.press("ArrowLeft")
    expect(focused).to_have_attribute("aria-expanded", "false")
    for key, place in [("Home", "first"), ("End", "last")]:
        bench.page.keyboard.press(key)
        rows = bench.page.locator("[role=treeitem]")
        expect(getattr(rows, place)).to_be_focused()
    assert bench.moment == 0.5


def test_what_is_clicked_is_chosen(bench: Bench) -> None:
    """A click into the picture chooses the layer and shows its attributes."""
    bench.open("library/speedometer", view="tab=inspector&t=0.5")
    box = bench.page.locator(".stage-picture").bounding_box()
    bench.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(bench.page.locator("[role=treeitem][aria-selected=true]")).to_contain_text("circle")
    expect(bench.page.locator(".attributes")).to_contain_text("circle")


def test_the_source_is_the_file(bench: Bench) -> None:
    """It shows what is shipped, whole."""
    bench.open("library/speedometer", view="tab=inspector&t=0.5")
    bench.page.get_by_text("Source", exact=True).click()
    lines = bench.page.locator(".source-line").all_inner_texts()
    svg = bench.ask("/api/render/library/speedometer")["svg"]
    assert "".join(lines).replace("\n", "") == svg.replace("\n", "")
    assert len(lines) > 30


def test_names_are_those_that_documents_take(bench: Bench) -> None:
    """The tree's names of elements are those that the document has to use, even if ids were
    changed.
    """
    bench.write("plate.svg", PLATE)
    for element in ["hand-1", "dial.plate", "needle"]:
        bench.write("drawn.yaml", DRAWN.replace("NEEDLE", element))
        bench.open("folder/drawn.yaml", view="tab=inspector&t=0.5")
        expect(bench.page.locator("#faults-title")).to_have_text("No problems found")
        closed = bench.page.locator("[role=treeitem][aria-expanded=false] .tree-twist")
        while closed.count():
            closed.first.click()
        names = bench.page.locator(".tree-name").all_inner_texts()
        assert names.count("hand-1") == names.count("dial.plate") == 1
        assert names.count("needle") == 2
        assert not [name for name in names if "_" in name]


def test_many_of_one_code_are_folded(bench: Bench) -> None:
    """Behind the first problem of a code the others are one row; a few are not."""
    for count in (3, 40):
        circles = "".join(f'<circle id="dot {index}" r="{index}"/>' for index in range(count))
        bench.write(f"dots-{count}.svg", f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{circles}</svg>')
        bench.open(f"folder/dots-{count}.svg", view="tab=inspector")
        expect(bench.page.locator("#faults-title")).to_have_text(f"{count} problems")
        folded = bench.page.locator(".faults details")
        expect(folded).to_have_count(int(count > 3))
    expect(folded.locator("li").first).to_be_hidden()
    folded.locator("summary", has_text="39 more of SH1212").click()
    expect(folded.locator("li").first).to_be_visible()


def test_a_diagnostic_leads_to_its_line(bench: Bench) -> None:
    """The validator's findings link to the place in the source."""
    bench.write("flashing.yaml", FLASHING)
    bench.open("folder/flashing.yaml", view="tab=inspector&t=0")
    expect(bench.page.locator("#faults-title")).to_have_text("1 problem")
    bench.page.get_by_role("button", name="picture.svg:1:").click()
    marked = bench.page.locator(".source-line.marked")
    expect(marked).to_contain_text('<animate attributeName="opacity"')
    expect(marked).to_be_in_viewport()


def save(bench: Bench, name: str) -> None:
    """Asks for a sample of a name."""
    bench.page.locator("#save-name").fill(name)
    bench.page.keyboard.press("Enter")


def test_save_as_sample(bench: Bench) -> None:
    """It writes a document with the values, and never over another one without asking."""
    bench.open("library/speedometer", "value=33")
    bench.page.get_by_role("button", name="Save as…").click()
    save(bench, "my-own")
    expect(bench.page.get_by_role("link", name="Open")).to_be_focused()
    text = (bench.folder / "my-own.yaml").read_text()
    assert "value: 33" in text
    bench.page.keyboard.press("Enter")
    bench.expect_url("/dial/folder/my-own.yaml")
    bench.expect_angle(angle_of("speedometer", value=33))
    bench.parameter("value").locator("input[type=text]").fill("44")
    bench.expect_angle(angle_of("speedometer", value=44))
    taken = bench.write("taken.yaml", DIAL)
    bench.page.get_by_role("button", name="Save as…").click()
    save(bench, "taken")
    expect(bench.page.get_by_role("button", name="Replace")).to_be_visible()
    expect(bench.page.get_by_role("button", name="Cancel")).to_be_focused()
    assert taken.read_text() == DIAL
    bench.page.get_by_role("button", name="Replace").click()
    expect(bench.page.get_by_role("link", name="Open")).to_be_visible()
    assert "value: 44" in taken.read_text()
    assert (bench.folder / "my-own.yaml").read_text() == text


def test_where_a_sample_is_written(bench: Bench) -> None:
    """The dialog names the folder, and a name that is none is told there; the console stays empty."""
    bench.write("sub/where.yaml", DIAL)
    bench.open("folder/sub/where.yaml")
    bench.page.get_by_role("button", name="Save as…").click()
    expect(bench.page.locator(".save-dialog .note code")).to_have_text(f"{bench.folder}/sub/")
    save(bench, "../no name")
    expect(bench.page.locator("#save-message")).to_contain_text("a name is made of")
    expect(bench.page.locator("#save-name")).to_be_focused()
    save(bench, "here")
    expect(bench.page.get_by_role("link", name="Open")).to_be_focused()
    assert (bench.folder / "sub/here.yaml").exists()
