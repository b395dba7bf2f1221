"""Downloads of forms other than SVG from the preview."""

import io
import re
import zipfile

import pytest
from bench import Bench
from dials import font_file
from media import media, program
from PIL import Image
from playwright.sync_api import expect


@pytest.mark.parametrize(("name", "form"), [("GIF", "gif"), ("PDF", "pdf"), ("WebP", "webp")])
def test_downloads(bench: Bench, name: str, form: str) -> None:
    """The file is what the command writes."""
    program()
    bench.open("library/ring", view="tab=copy")
    with bench.page.expect_download() as download:
        bench.page.get_by_role("button", name=name, exact=True).click()
    assert download.value.suggested_filename == f"ring.{form}"
    assert download.value.path().read_bytes() == media(form, "ring")
    expect(bench.page.get_by_text("Download failed")).to_have_count(0)


@pytest.mark.parametrize(
    ("theme", "words"),
    [
        ("instrument", "drawn in Sweephand's own faces"),
        ("{font: sans.ttf}", "Text is set in DejaVu Sans, from `sans.ttf`. The files contain outlines"),
    ],
)
def test_hand_over(bench: Bench, theme: str, words: str) -> None:
    """One archive has the file with its variants, a still PNG, markup for each place and a note of the font."""
    (bench.folder / "sans.ttf").write_bytes(font_file("DejaVu Sans:style=Book").read_bytes())
    bench.write(
        "boiler.yaml",
        f"sweephand: 1\ntitle: Kessel\ntheme: {theme}\ntemplate: pressure\nwith: {{value: 4, note: Öl}}\n",
    )
    bench.open("folder/boiler.yaml", view="tab=copy")
    with bench.page.expect_download() as download:
        bench.page.get_by_role("button", name="All as .zip").click()
    assert download.value.suggested_filename == "boiler.zip"
    with zipfile.ZipFile(download.value.path()) as archive:
        assert archive.testzip() is None
        files = {name: archive.read(name) for name in archive.namelist()}
    assert {"boiler.svg", "boiler-still.svg", "boiler.png", "README.md"} <= set(files)
    address = f"{bench.program.url}/render/folder/boiler.yaml.svg"
    assert files["boiler.svg"] == bench.page.request.get(address).body()
    assert b"<animate" in files["boiler.svg"]
    assert b"<animate" not in files["boiler-still.svg"]
    guide = files["README.md"].decode()
    assert words in guide
    assert "## Alternative text\n\nKessel" in guide
    named = set(re.findall(r'(?:src|srcset)="([^"]+)"|url\("([^"]+)"\)|\]\(([^)]+)\)', guide))
    assert {"".join(names) for names in named} == {name for name in files if name.endswith(".svg")}
    with Image.open(io.BytesIO(files["boiler.png"])) as still:
        size = re.search(r'width="([\d.]+)" height="([\d.]+)"', files["boiler.svg"].decode())
        assert size
        assert still.size == (2 * float(size[1]), 2 * float(size[2]))
        assert still.getextrema()[3] == (0, 255)


BRAND = """\
base: flat
ink: "#0b3c49"
accent: "#ff6f59"
dark: {base: flat, face: "#033643", faceEdge: "#00232d", ink: "#f9f0d6", accent: "#88b371"}
"""


@pytest.mark.parametrize("choice", ["", "heron.yaml"])
def test_the_dark_is_the_brands(bench: Bench, choice: str) -> None:
    """A theme file with dark colours ships these, each light in a file of its own, and no built-in theme."""
    bench.write("heron.yaml", BRAND)
    bench.write("boiler.yaml", "sweephand: 1\ntheme: heron.yaml\ntemplate: pressure\nwith: {value: 4}\n")
    bench.open("folder/boiler.yaml", view="tab=copy")
    expect(bench.page.get_by_label("Dark theme of <picture>")).to_have_value("own")
    if choice:
        bench.page.get_by_label("Dark theme of <picture>").select_option(choice)
        expect(bench.page.get_by_role("button", name="All as .zip")).to_be_enabled()
    with bench.page.expect_download() as download:
        bench.page.get_by_role("button", name="All as .zip").click()
    with zipfile.ZipFile(download.value.path()) as archive:
        dark, still = (archive.read(f"boiler-{name}.svg").decode() for name in ("dark", "dark-still"))
    for text in (dark, still):
        assert "prefers-color-scheme" not in text
        assert "#033643" in text and "#f9f0d6" in text and "#0b3c49" not in text
    assert "<animate" in dark and "<animate" not in still


def test_a_brand_without_dark_colours_gets_no_other_theme(bench: Bench) -> None:
    """A built-in theme stands in for one of its kind alone."""
    bench.write("heron.yaml", "base: flat\naccent: teal\n")
    bench.write("boiler.yaml", "sweephand: 1\ntheme: heron.yaml\ntemplate: pressure\nwith: {value: 4}\n")
    bench.open("folder/boiler.yaml", view="tab=copy")
    expect(bench.page.get_by_label("Dark theme of <picture>")).to_have_value("")
    bench.open("library/pressure", "theme=flat", view="tab=copy")
    expect(bench.page.get_by_label("Dark theme of <picture>")).to_have_value("instrument")
    bench.open("library/pressure", "theme=flat&dark=marine", view="tab=copy")
    expect(bench.page.get_by_label("Dark theme of <picture>")).to_have_value("own")
