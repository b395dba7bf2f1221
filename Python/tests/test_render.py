"""Pictures equal the command's output, and errors contain its diagnostics."""

import json
import os
import pickle
import shutil
import subprocess
import typing
from decimal import Decimal
from fractions import Fraction

import pytest

import sweephand
from sweephand._command import program


def has_media():
    beside = os.path.join(os.path.dirname(program()), "sweephand-media")
    return bool(os.access(beside, os.X_OK) or shutil.which("sweephand-media"))


def written(*arguments):
    return subprocess.run(
        [program(), "render", *arguments], check=True, capture_output=True
    ).stdout


def test_a_picture_has_the_bytes_of_the_command(renderer):
    expected = written("speedometer", "--set", "value=72", "--set", "theme=brass")
    assert sweephand.render("speedometer", value=72, theme="brass") == expected
    assert renderer.render("speedometer", {"value": 72}, theme="brass") == expected


def test_values_are_written_as_parameters_read_them(renderer):
    drawn = renderer.render("speedometer", readings=[1, 2.5, 3], previous=None)
    assert drawn == written("speedometer", "--set", "readings=1, 2.5, 3")
    clock = renderer.render("clock", time="10:08", running=False)
    assert clock == written("clock", "--set", "time=10:08", "--set", "running=false")


class Scalar:
    """A scalar or an array as numpy and pandas have them."""

    def __init__(self, value):
        self.value = value

    def tolist(self):
        return self.value


@pytest.mark.parametrize("value", [72, 72.0, Decimal("72"), Fraction(72), Scalar(72), Scalar(72.0)])
def test_numbers_of_every_kind_are_values(renderer, value):
    assert renderer.render("ring", value=value) == written("ring", "--set", "value=72")


@pytest.mark.parametrize("missing", [
    None, float("nan"), Decimal("nan"), Decimal("snan"), Scalar(float("nan")), Scalar(Decimal("-sNaN7")),
])
def test_a_missing_value_is_no_reading_and_leaves_other_parameters(renderer, missing):
    assert b"no reading" in renderer.render("ring", value=missing)
    assert renderer.render("ring", max=missing) == written("ring")
    graph = renderer.render("line-graph", values=[1, missing, 3])
    assert graph == written("line-graph", "--set", "values=1, null, 3")


def test_arrays_are_lists(renderer):
    expected = written("speedometer", "--set", "readings=1, 2.5, 3")
    for array in (Scalar([1, 2.5, 3]), (1, Decimal("2.5"), Scalar(3))):
        assert renderer.render("speedometer", readings=array) == expected


def test_numpy_and_pandas(renderer):
    numpy = pytest.importorskip("numpy")
    expected = written("ring", "--set", "value=72")
    for kind in (numpy.int64, numpy.uint8, numpy.float32, numpy.float64):
        assert renderer.render("ring", value=kind(72)) == expected
    assert renderer.render("clock", running=numpy.bool_(False)) == written(
        "clock", "--set", "running=false")
    pandas = pytest.importorskip("pandas")
    column = pandas.Series([1, None, 3])
    assert renderer.render("line-graph", values=column) == written(
        "line-graph", "--set", "values=1.0, null, 3.0")
    assert renderer.render("ring", value=pandas.NA) == written("ring", "--set", "value=null")


def test_a_value_of_no_kind_is_told(renderer):
    with pytest.raises(TypeError, match="write it as value=72"):
        renderer.render("ring", 72)
    with pytest.raises(TypeError, match="'value' takes text, a number"):
        renderer.render("ring", value=object())


def test_a_theme_is_a_name_or_changes(renderer):
    theme = {"base": "flat", "accent": "#123456", "construction": {"bezel": "chrome"}}
    drawn = renderer.render("speedometer", theme=theme)
    document = {"sweephand": 1, "template": "speedometer", "theme": theme}
    assert drawn == renderer.render(document, options={"title": "Speedometer"})
    assert b"#123456" in drawn
    with pytest.raises(sweephand.RenderError, match="'accent' must be a colour"):
        renderer.render("speedometer", theme={"accent": "redd"})


def test_options_are_those_of_the_command(renderer):
    options = {"motion": "none", "pretty": True, "strict": False, "id_prefix": "x", "precision": 2}
    drawn = renderer.render("speedometer", options=options)
    expected = written(
        "speedometer", "--motion=none", "--pretty", "--id-prefix=x", "--precision=2"
    )
    assert drawn == expected
    assert b"<script" in renderer.render("knob", options={"interactive": "script"})


def test_every_option_of_the_command_has_a_type():
    help = json.loads(subprocess.check_output([program(), "--experimental-dump-help"]))
    commands = {each["commandName"]: each for each in help["command"]["subcommands"]}
    names = {
        each["preferredName"]["name"].replace("-", "_"): each["kind"]
        for each in commands["render"]["arguments"]
        if each["kind"] != "positional"
    }
    # These are given otherwise, or are about files, pixels and films, or about SVG files.
    others = {"set", "output", "frames", "from", "until", "validate", "quiet", "version", "help", "event"}
    known = typing.get_type_hints(sweephand.MediaOptions)
    assert set(known) == (set(names) | {"pretty"}) - others - {"compact", "format"}
    assert set(typing.get_type_hints(sweephand.Options)) < set(known)
    flags = {name for name in known if names.get(name, "flag") == "flag"}
    assert {name for name, kind in known.items() if kind is bool} == flags


def test_a_document_is_a_mapping_or_a_file(renderer, tmp_path):
    document = {"sweephand": 1, "template": "ring", "with": {"value": 30, "label": "Größe \u2028"}}
    file = tmp_path / "ring.json"
    file.write_text(json.dumps(document))
    drawn = renderer.render(file)
    assert drawn == written(str(file))
    assert renderer.render(document) == drawn
    assert renderer.render(document, value=31) == renderer.render(str(file), value=31) != drawn


def test_relative_paths_follow_the_folder(renderer, tmp_path, monkeypatch):
    drawn = set()
    for value in (1, 2):
        folder = tmp_path / str(value)
        folder.mkdir()
        text = json.dumps({"sweephand": 1, "template": "ring", "with": {"value": value}})
        (folder / "ring.json").write_text(text)
        monkeypatch.chdir(folder)
        drawn.add(renderer.render("./ring.json"))
    assert len(drawn) == 2


def test_an_error_has_diagnostics(renderer):
    with pytest.raises(sweephand.RenderError) as caught:
        renderer.render("speedometer", valeu=72)
    [diagnostic] = caught.value.diagnostics
    assert diagnostic.severity == "error" and diagnostic.code.startswith("SH")
    assert "valeu" in diagnostic.message and "'value'" in diagnostic.hint
    assert str(diagnostic) in str(caught.value)
    assert renderer.render("speedometer", value=72)


def test_errors_of_documents_have_places(renderer, tmp_path):
    file = tmp_path / "broken.yaml"
    file.write_text("sweephand: 1\ntemplate: ring\nwith: {valeu: 3}\n")
    with pytest.raises(sweephand.RenderError) as caught:
        renderer.render(file)
    assert caught.value.diagnostics[0].line == 3
    assert caught.value.diagnostics[0].file == str(file)


@pytest.mark.parametrize(
    "source, options, message",
    [
        ("spedometer", {}, "speedometer"),
        ("nothing.yaml", {}, "no such file"),
        ("speedometer", {"precision": 9}, "--precision"),
        ("speedometer", {"bogus": "x"}, "--bogus"),
        ("speedometer", {"output": "x.svg"}, "--output"),
        ("speedometer", {"frames": 5, "output": "x"}, "--output"),
        ("speedometer", {"help": True}, "render"),
        ("-", {}, "'-'"),
        ("--version", {}, "--version"),
    ],
)
def test_bad_usage_is_told(renderer, tmp_path, monkeypatch, source, options, message):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(sweephand.RenderError, match=message):
        renderer.render(source, options=options)
    assert renderer.render("ring") and os.listdir(tmp_path) == []


def test_warnings_come_with_the_picture(renderer, tmp_path):
    filtered = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><foreignObject/></svg>'
    (tmp_path / "art.svg").write_text(filtered)
    document = {"sweephand": 1, "layers": [{"artwork": {"file": "art.svg"}}]}
    file = tmp_path / "art.json"
    file.write_text(json.dumps(document))
    svg = renderer.render(file)
    assert svg and [each.severity for each in svg.diagnostics] == ["warning"]
    with pytest.raises(sweephand.RenderError) as caught:
        renderer.render(file, options={"strict": True})
    assert caught.value.diagnostics == svg.diagnostics
    assert renderer.render("ring").diagnostics == ()


def test_a_picture_shows_in_notebooks_and_in_files(renderer, tmp_path):
    svg = renderer.render("ring", value=3)
    assert isinstance(svg, bytes) and svg._repr_svg_() == svg.decode()
    assert svg.save(tmp_path / "ring.svg").read_bytes() == svg
    assert pickle.loads(pickle.dumps(svg)) == svg


@pytest.mark.skipif(not has_media(), reason="there is no sweephand-media")
def test_pixels_and_films(tmp_path):
    document = {"sweephand": 1, "template": "ring", "with": {"value": 3}}
    still = sweephand.png(document, options={"size": "60", "motion": "none"})
    assert still[:8] == b"\x89PNG\r\n\x1a\n" and list(still._repr_mimebundle_()) == ["image/png"]
    grey = sweephand.png("ring", value=3, options={"size": "60", "dither": 2})
    assert grey[24:26] == b"\x02\x00"  # Bits of a pixel, and that they are grey.
    film = sweephand.gif("ring", value=Scalar(3), options={"size": "60", "for": "1s", "fps": "5"})
    assert film.save(tmp_path / "ring.gif").read_bytes()[:6] == b"GIF89a"
    assert list(film._repr_mimebundle_()) == ["image/gif"]
    with pytest.raises(sweephand.RenderError, match="valeu"):
        sweephand.png("ring", valeu=3)


def test_what_is_not_there_is_told(monkeypatch):
    monkeypatch.setenv("SWEEPHAND", "/nowhere/sweephand")
    with pytest.raises(sweephand.ProgramNotFound):
        sweephand.render("ring")
    with pytest.raises(FileNotFoundError):
        sweephand.templates()
