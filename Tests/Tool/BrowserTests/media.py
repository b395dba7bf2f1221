"""Pictures of pixels, as the command writes them and as others read them."""

import io
import os
import subprocess
from pathlib import Path

from dials import command
from PIL import Image, ImageChops, ImageStat


def program() -> Path:
    """The program that makes pixels, which lies beside the command."""
    found = Path(command()).resolve().parent / "sweephand-media"
    assert found.exists(), "build it: swift build --traits Tool,Media --product sweephand-media"
    return found


def media(form: str, *arguments: str, **options: object) -> bytes:
    """The bytes of a file of a form, on the standard output."""
    done = attempt("--format", form, *arguments, **options)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout


def drawn(*pictures: str) -> list[bytes]:
    """The files that the program makes of pictures in SVG, one after another."""
    files = []
    with subprocess.Popen([program()], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        for svg in map(str.encode, pictures):
            head = f"film png 80 80 25.0 0 - - - 0 1\n1 {len(svg)}\n"
            process.stdin.write(head.encode() + svg)
            process.stdin.flush()
            words = process.stdout.readline().split()
            assert words[0] == b"made", words
            files.append(process.stdout.read(int(words[2])))
    return files


def attempt(*arguments: str, **options: object) -> subprocess.CompletedProcess:
    """The outcome of `render` with arguments."""
    program()
    given = {"capture_output": True, "timeout": 120, "env": {**os.environ, "TZ": "UTC"}, **options}
    return subprocess.run([command(), "render", *arguments], **given)


def picture(data: bytes) -> Image.Image:
    """The picture in a file."""
    return Image.open(io.BytesIO(data))


def frames(data: bytes) -> list[tuple[Image.Image, int]]:
    """The whole pictures of a film and the milliseconds of each."""
    film, found = picture(data), []
    for index in range(film.n_frames):
        film.seek(index)
        film.load()
        found.append((film.convert("RGBA"), round(film.info.get("duration", 0))))
    return found


def shown(image: Image.Image, ground: str = "white") -> Image.Image:
    """The picture on a ground."""
    page = Image.new("RGBA", image.size, ground)
    page.alpha_composite(image.convert("RGBA"))
    return page.convert("RGB")


def mean_error(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two pictures on white, 0 to 255."""
    return max(ImageStat.Stat(ImageChops.difference(shown(one), shown(other))).mean)


def share_off(one: Image.Image, other: Image.Image, most: int = 24) -> float:
    """The share of pixels of which a part differs by more than so much, 0 to 1."""
    parts = ImageChops.difference(shown(one), shown(other)).split()
    worst = ImageChops.lighter(ImageChops.lighter(parts[0], parts[1]), parts[2])
    return sum(worst.histogram()[most + 1:]) / (one.width * one.height)
