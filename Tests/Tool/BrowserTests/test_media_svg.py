"""SVG files as pixels and films."""

from pathlib import Path

from dials import run
from media import attempt, frames, mean_error, media, picture

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xi="http://www.w3.org/2001/XInclude"'


def test_an_svg_file_looks_as_its_dial(tmp_path: Path) -> None:
    """At rest, in any form."""
    file = tmp_path / "a.svg"
    run("render", "speedometer", "--set", "value=72", "-q", "-o", str(file))
    made = picture(media("png", str(file), "--size", "200"))
    dial = picture(media("png", "speedometer", "--set", "value=72", "--size", "200"))
    assert made.size == dial.size
    assert mean_error(made, dial) < 0.1
    film = frames(media("gif", str(file), "--at", "1s", "--size", "100"))
    assert len(film) == 1 and film[0][0].size == (100, 100)
    assert media("pdf", str(file)).startswith(b"%PDF")


def test_an_svg_file_loads_nothing(tmp_path: Path) -> None:
    """Neither pictures beside it, nor styles, texts and other files."""
    (tmp_path / "b.svg").write_text(
        f'{HEAD} width="40" height="40"><rect id="r" width="40" height="40" fill="red"/></svg>')
    (tmp_path / "c.css").write_text("circle { fill: red }")
    (tmp_path / "d.txt").write_text("secret")
    (tmp_path / "a.svg").write_text(f"""<?xml-stylesheet href="{tmp_path}/c.css" type="text/css"?>
        {HEAD} width="40" height="40"><style>@import url("{tmp_path}/c.css");</style>
        <circle r="9"/><image href="{tmp_path}/b.svg" width="40" height="40"/>
        <image href="b.svg" width="40" height="40"/><use href="b.svg#r"/>
        <text y="30"><xi:include href="file://{tmp_path}/d.txt" parse="text"/></text></svg>""")
    (tmp_path / "e.svg").write_text(
        f'{HEAD} width="40" height="40"><circle r="9"/></svg>')
    made, bare = (media("png", str(tmp_path / name)) for name in ["a.svg", "e.svg"])
    assert picture(made).tobytes() == picture(bare).tobytes()


def test_an_svg_file_that_is_too_large(tmp_path: Path) -> None:
    """Its size has the limits of pictures."""
    (tmp_path / "a.svg").write_text(f'{HEAD} width="99999" height="9"/>')
    done = attempt(str(tmp_path / "a.svg"), "-o", str(tmp_path / "a.png"))
    assert done.returncode == 2 and b"more than 8192 a side" in done.stderr
