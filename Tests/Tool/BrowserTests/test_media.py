"""Pixels, films and PDF, read back by programs that others wrote."""

import json
import re
import subprocess
from pathlib import Path

import pytest
from dials import run
from media import attempt, drawn, frames, mean_error, media, picture, shown

DIAL = ("speedometer", "--set", "value=72")
SMALL = (*DIAL, "--size", "120", "--fps", "10")


def still(seconds: float, *arguments: str) -> bytes:
    """The picture of a moment."""
    return media("png", *arguments, "--at", f"{seconds}s")


@pytest.mark.parametrize(("size", "pixels"), [
    ("200", (200, 200)), ("200x100", (200, 100)), ("@0.5x", (200, 200)), ("1", (1, 1)),
])
def test_sizes(size: str, pixels: tuple[int, int]) -> None:
    """A width, a box and a multiple; the ground of a box is transparent."""
    image = picture(media("png", *DIAL, "--size", size))
    assert (image.format, image.mode, image.size) == ("PNG", "RGBA", pixels)
    assert image.getpixel((0, 0))[3] == 0 or pixels == (1, 1)


def test_backgrounds() -> None:
    """A colour makes all of it opaque."""
    image = picture(media("png", *DIAL, "--size", "100", "--background", "#0af"))
    assert (image.mode, image.getpixel((0, 0))) == ("RGB", (0, 0xaa, 0xff))


@pytest.mark.parametrize("form", ["apng", "webp"])
def test_films_without_loss(form: str) -> None:
    """Frame k is the still at its time, to the last bit; together they last as long as the motion."""
    film, time = frames(media(form, *SMALL)), 0
    assert len(film) > 5
    for image, milliseconds in film:
        other = picture(still(time / 1000, *SMALL[:5]))
        assert shown(image, "#369").tobytes() == shown(other, "#369").tobytes(), time
        time += milliseconds
    assert time == 900


@pytest.mark.parametrize("name", [each["name"] for each in json.loads(run("templates", "--json"))])
def test_films_of_templates_without_loss(name: str) -> None:
    """The common part of the frames is drawn once, with the same pixels."""
    film, time = frames(media("apng", name, "--size", "100", "--fps", "4", "--for", "1s")), 0
    for image, milliseconds in film:
        other = picture(still(time / 1000, name, "--size", "100"))
        assert shown(image, "#369").tobytes() == shown(other, "#369").tobytes(), time
        time += milliseconds


HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"'
CIRCLE = '<circle cx="20" cy="20" r="15" fill="#0a3"/>'


@pytest.mark.parametrize("svg", [
    f'{HEAD}>{CIRCLE}<path d="M9 9h{{}}v9z"/></svg>',
    f'{HEAD} opacity="0.5">{CIRCLE}<path d="M9 9h{{}}v9z"/></svg>',
    f'{HEAD} style="filter:opacity(0.5)">{CIRCLE}<path d="M9 9h{{}}v9z"/></svg>',
    f'{HEAD}>{CIRCLE}<style>circle {{{{ opacity: 0.{{}} }}}}</style><path d="M9 9h9v9z"/></svg>',
    f'{HEAD}><use href="#a"/>{CIRCLE}<path id="a" d="M9 9h{{}}v9z"/></svg>',
    f'{HEAD}><path id="a" d="M9 9h9v9z"/>{CIRCLE}<use href="#a" x="{{}}" fill="#fff"/></svg>',
    f'{HEAD}><g fill="url(#a)"><path d="M0 0h30v30z"/></g><linearGradient id="a">'
    '<stop stop-color="red"/><stop offset="1" stop-opacity="0.{}"/></linearGradient></svg>',
    f'{HEAD}><!-- > -->{CIRCLE}<path d="M9 9h{{}}v9z"/></svg>',
    f'{HEAD} aria-label="a>b">{CIRCLE}<path style="mix-blend-mode:difference" fill="#fff"'
    ' d="M0 0h{}v30z"/></svg>',
], ids=str)
def test_what_pictures_share(svg: str) -> None:
    """Four pictures that one program draws are those of a program for each."""
    pictures = [svg.format(number) for number in [11, 17, 23, 17]]
    assert drawn(*pictures) == [drawn(each)[0] for each in pictures]
    assert len(set(drawn(*pictures))) == 3


def test_gif_is_close() -> None:
    """Frame k is within 12 of 255 of the still at its time, on average."""
    film, time = frames(media("gif", *SMALL, "--for", "2s")), 0
    for image, milliseconds in film:
        other = picture(still(time / 1000, *SMALL[:5]))
        assert 0 <= mean_error(image, other) < 12, time
        time += milliseconds
    assert time == 2000
    assert film[-1][1] > 1000, "equal frames are one long frame"
    assert mean_error(film[0][0], film[-1][0]) > 1


def test_gif_without_a_ground(tmp_path: Path) -> None:
    """An object that moves over nothing leaves no trace."""
    document = tmp_path / "ball.yaml"
    document.write_text(
        "sweephand: 1\ncanvas: {width: 100, height: 100, viewBox: [-50, -50, 100, 100]}\n"
        "scales:\n  main: {domain: [0, 100], start: 0, span: 360}\n"
        "readings:\n  main: {value: 50, duration: 1s, easing: linear}\n"
        "layers:\n  - needle: {length: 40}\n")
    film = frames(media("gif", str(document), "--fps", "5", "--background", "none"))
    assert len(film) == 6
    for index, (image, _) in enumerate(film):
        wanted = picture(still(index / 5, str(document))).getchannel("A").point(
            lambda alpha: 255 if alpha >= 128 else 0)
        assert image.getchannel("A").tobytes() == wanted.tobytes(), index


def info(*words: object) -> str:
    """The output of a program on a file."""
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, check=True)
    return done.stdout + done.stderr


@pytest.mark.parametrize(("options", "loops"), [
    ((), 1), (("--loop", "3"), 3), (("--loop", "forever"), 0),
])
def test_loops(options: tuple[str, ...], loops: int, tmp_path: Path) -> None:
    """Others read how often a film is shown: once by itself where it comes to rest."""
    for form in ["gif", "apng", "webp"]:
        (tmp_path / f"film.{form}").write_bytes(media(form, *SMALL, *options))
    said = info("gifsicle", "--info", tmp_path / "film.gif")
    wanted = {0: ["loop forever"], 1: [], 3: ["loop count 2"]}[loops]
    assert re.findall(r"^  (loop .*)$", said, re.MULTILINE) == wanted
    assert f"Loop Count : {loops}" in info("webpmux", "-info", tmp_path / "film.webp")
    assert picture((tmp_path / "film.apng").read_bytes()).info["loop"] == loops
    count = picture((tmp_path / "film.apng").read_bytes()).n_frames
    assert f"frame {count} of {count}" in info("apngdis", tmp_path / "film.apng", "part")


def test_what_repeats_goes_on() -> None:
    """One turn of it, for ever."""
    film = picture(media("webp", "speedometer", "--set", "readings=12,73", "--size", "80"))
    assert film.info["loop"] == 0 and film.n_frames > 10


def test_poster() -> None:
    """The first picture is the one at rest; in an APNG it is no part of the film."""
    rest = picture(media("png", *SMALL[:5]))
    for form in ["gif", "webp"]:
        film = frames(media(form, *SMALL, "--poster", "rest"))
        assert mean_error(film[0][0], rest) < 3
        assert mean_error(film[1][0], rest) > 3
        assert film[0][1] == 100
    apng = picture(media("apng", *SMALL, "--poster", "rest"))
    assert apng.default_image
    assert shown(apng).tobytes() == shown(rest).tobytes()


@pytest.mark.parametrize(("form", "most"), [
    ("gif", 200_000), ("gif", 20_000), ("gif", 6_000), ("webp", 60_000), ("apng", 80_000),
    ("png", 20_000),
])
def test_most_bytes(form: str, most: int) -> None:
    """A file is as small as it is to be, and not much smaller."""
    data = media(form, "speedometer", "--max-bytes", str(most))
    assert most / 3 < len(data) <= most
    assert picture(data).format in {"GIF", "WEBP", "PNG"}


def test_too_few_bytes(tmp_path: Path) -> None:
    """If no reduction suffices, nothing is written."""
    done = attempt("speedometer", "--max-bytes", "300", "-o", str(tmp_path / "x.gif"))
    assert done.returncode == 2 and b"at the least" in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("bits", [1, 2, 4])
def test_dither(bits: int) -> None:
    """Grey of so many bits, as light on average as the picture."""
    data = media("png", *DIAL, "--dither", str(bits), "--size", "200")
    assert data[24:26] == bytes([bits, 0]), "depth and kind of colour"
    grey = picture(data).convert("L")
    levels = {level for count, level in grey.getcolors()}
    assert levels <= {255 * step // (2**bits - 1) for step in range(2**bits)}
    assert len(levels) == 2**bits
    whole = shown(picture(media("png", *DIAL, "--size", "200"))).convert("L")
    blurred = [image.resize((10, 10)) for image in (grey, whole)]
    assert mean_error(*blurred) < 12


def test_pdf() -> None:
    """Curves in the size of the picture, the same bytes each time."""
    data = media("pdf", "speedometer")
    assert data.startswith(b"%PDF-") and data == media("pdf", "speedometer")
    assert re.search(rb"/MediaBox \[ ?0 0 300 300 ?\]", data)
    assert b"/Subtype /Image" not in data


def test_y4m() -> None:
    """A head, and each frame with its three planes."""
    data = media("y4m", "ring", "--size", "41x21", "--for", "1s", "--fps", "10")
    head, _, rest = data.partition(b"\n")
    assert head == b"YUV4MPEG2 W42 H22 F10000:1000 Ip A1:1 C420jpeg"
    size = len(b"FRAME\n") + 42 * 22 * 3 // 2
    assert len(rest) == 10 * size
    assert all(rest[place:].startswith(b"FRAME\n") for place in range(0, len(rest), size))


@pytest.mark.parametrize(("form", "codec"), [("mp4", "h264"), ("mov", "h264"), ("webm", "vp9")])
def test_films_of_ffmpeg(form: str, codec: str, tmp_path: Path) -> None:
    """A film that others play, whose last frame is the picture at rest; the same bytes each time."""
    file = tmp_path / f"film.{form}"
    file.write_bytes(media(form, *DIAL, "--size", "201", "--fps", "10"))
    said = info(
        "ffprobe", "-loglevel", "error", "-count_frames", "-of", "csv=p=0", "-show_entries",
        "stream=codec_name,width,height,pix_fmt,nb_read_frames", file)
    assert said.strip() == f"{codec},202,202,yuv420p,9"
    info("ffmpeg", "-loglevel", "error", "-i", file, tmp_path / "%d.png")
    rest = picture(media("png", *DIAL, "--size", "202x202", "--background", "white"))
    assert mean_error(picture((tmp_path / "9.png").read_bytes()), rest) < 4
    assert file.read_bytes() == media(form, *DIAL, "--size", "201", "--fps", "10")


def test_any_fonts(tmp_path: Path) -> None:
    """A system with one odd font draws the same bytes, but for text that the system is to set."""
    config = tmp_path / "fonts.conf"
    fonts = Path(__file__).parents[3] / ".build/fonts"
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd/odd.ttf").write_bytes((fonts / "NotoSansArabic-Regular.ttf").read_bytes())
    config.write_text(
        f"<fontconfig><dir>{tmp_path}/odd</dir><cachedir>{tmp_path}</cachedir></fontconfig>")
    odd = {"env": {"FONTCONFIG_FILE": str(config), "PATH": "/usr/bin"}}
    for name in ["speedometer", "clock-roman", "line-graph"]:
        assert media("png", name) == media("png", name, **odd), name
    text = ("speedometer", "--text", "system")
    assert media("png", *text) != media("png", *text, **odd)


def test_every_place_has_a_command_that_runs(tmp_path: Path) -> None:
    """The table of 'forms' equals that of the page, and its commands make those files."""
    page = (Path(__file__).parents[3] / "docs/forms.md").read_text()
    logo = tmp_path / "logo.svg"
    logo.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 30"><rect width="9" height="9">'
        '<animate attributeName="x" to="20" dur="1s" repeatCount="indefinite"/></rect></svg>')
    places = [line.split()[:2] for line in run("forms").splitlines()]
    assert len(places) == 12
    for place, form in places:
        said = run("forms", place)
        title, limits, _, line = said.splitlines()
        options = re.search(r"speedometer (.*?) ?-o", line)[1] if "--" in line else ""
        cell = f"`{options}`" if options else ""
        assert f"| {title}: `{place}` | `{form}` | {limits} | {cell}".rstrip() in page
        name = f"speedometer.{form}"
        words = line.split()[2:]
        words[words.index(name)] = str(tmp_path / name)
        assert attempt(*words).returncode == 0, place
        assert (tmp_path / name).stat().st_size > 1000
        for source in ("clock", str(logo)):
            words = run("forms", place, source).splitlines()[3].split()[2:-1]
            if "--size" in words:
                words[words.index("--size") + 1] = "64"
            assert attempt(*words, str(tmp_path / f"other.{form}")).returncode == 0, (place, source)
    assert run("forms", "mail", "my dial.yaml").rstrip().endswith("-o 'my dial.gif'")
