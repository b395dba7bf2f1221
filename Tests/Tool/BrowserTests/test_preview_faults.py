"""Errors in a document are shown at their place, in true words."""

from urllib.parse import quote

from bench import Bench
from playwright.sync_api import expect

# The left edges of the carets and of the characters at fault, in pixels.
PLACES = """excerpt => {
  const edge = (node, offset) => {
    const range = document.createRange();
    range.setStart(node, offset);
    range.setEnd(node, offset + 1);
    return range.getBoundingClientRect().left;
  };
  const line = excerpt.firstChild;
  return [edge(excerpt.lastChild, 0), edge(line, line.data.indexOf('fault'))];
}"""


def expect_caret(bench: Bench, line: str) -> None:
    """The carets stand below the word `fault` of a line."""
    bench.write("caret.yaml", f"sweephand: 1\nlayers: []\n{line}\n")
    bench.page.goto(f"{bench.program.url}/dial/folder/caret.yaml")
    excerpt = bench.page.locator(".toast .excerpt").last
    expect(excerpt).to_contain_text("fault")
    caret, fault = excerpt.evaluate(PLACES)
    assert abs(caret - fault) < 0.5, excerpt.inner_text()
    box = excerpt.bounding_box()
    assert box["x"] <= caret <= box["x"] + box["width"] - 40
    assert excerpt.inner_text().splitlines()[-1].strip() == "^^^^^"


def test_carets(bench: Bench) -> None:
    """They stand below what is at fault, also behind wide signs and in a line that is cut."""
    expect_caret(bench, "canvas: {fault: 1}")
    expect_caret(bench, 'canvas: {background: "漢字🚦é", fault: 1}')
    expect_caret(bench, f"canvas: {{background: '{'long ' * 40}', fault: 1}} # {'long ' * 40}")


def test_the_editor_finds_the_file(bench: Bench) -> None:
    """Signs that mean something in an address are written out."""
    name = "50%/a#b?c d.yaml"
    path = bench.write(name, "sweephand: 1\nlayers: [faec]\n")
    bench.page.goto(f"{bench.program.url}/dial/folder/{quote(name)}")
    expect(bench.page.locator(".toast .where")).to_have_attribute(
        "href", f"vscode://file{quote(str(path))}:2:10")


def test_a_value_stands_in_no_file(bench: Bench) -> None:
    """Errors in values set on the bench have no place."""
    bench.open("library/speedometer")
    bench.parameter("value").locator("input[type=text]").fill("7x")
    expect(bench.page.locator(".toast")).to_contain_text("'value' must be a number")
    expect(bench.page.locator(".toast .where")).to_have_count(0)


def test_nothing_is_known_yet(bench: Bench) -> None:
    """A document that never could be drawn has no layers, and a theme alone to choose."""
    path = bench.write("cold.yaml", "sweephand: 1\nlayers: [faec]\n")
    page = bench.page
    page.goto(f"{bench.program.url}/dial/folder/cold.yaml")
    expect(page.locator(".toast")).to_be_visible()
    empty, toast = (page.locator(name).bounding_box() for name in (".stage-empty", ".toast"))
    assert empty["y"] + empty["height"] < toast["y"]
    expect(page.locator("[data-parameter]")).to_have_count(1)
    page.get_by_role("tab", name="Inspector").click()
    expect(page.locator(".nothing")).to_have_text("This dial has no picture yet.")
    expect(page.locator(".tree")).to_be_hidden()
    expect(page.locator("#faults-title")).to_have_text("1 problem")
    path.write_text("sweephand: 1\nlayers: [face]\n")
    expect(page.locator(".tree [role=treeitem]").first).to_be_visible()
    page.get_by_role("tab", name="Controls").click()
    # It has no parameter of its own, but every dial has a theme.
    expect(page.locator("[data-parameter]")).to_have_count(1)
    expect(page.locator(".themes input:checked")).to_have_value("instrument")
