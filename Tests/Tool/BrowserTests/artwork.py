"""Compares SVG files with what artwork makes of them, and lists those that differ unsaid.

    .build/browser-tests/bin/python Tests/Tool/BrowserTests/artwork.py FOLDER...

draws each SVG file in the folders twice, itself and as artwork, with rsvg-convert and Chromium. A
file is silent where its two pictures differ and `render` found nothing lost.
"""

import base64
import io
import json
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from PIL import Image, ImageChops, ImageFilter, ImageOps
from playwright.sync_api import Page, sync_playwright

from dials import command, find_program

# The longer side of a picture, in pixels.
SIDE = 256
# The most that a channel of two pictures may differ by.
LIMIT = 12
UNITS = {"": 1, "px": 1, "pt": 4 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4}


@dataclass
class Import:
    """The result of `render` for a file."""

    name: str
    original: bytes
    size: tuple[int, int]
    result: bytes = b""
    findings: str = ""
    refusal: str = ""

    @property
    def pictures(self) -> list[bytes]:
        """The file, and the file as artwork."""
        return [self.original, self.result]


def extent(root: ElementTree.Element) -> tuple[float, float]:
    """The width and height that a file gives itself."""
    box = [float(word) for word in re.split(r"[\s,]+", root.get("viewBox", "").strip()) if word]

    def length(name: str, place: int) -> float:
        match = re.fullmatch(r"\s*([\d.]+(?:e[-+]?\d+)?)([a-z]*)\s*", root.get(name, ""))
        if match and match[2] in UNITS:
            return float(match[1]) * UNITS[match[2]]
        return box[place] if len(box) == 4 else 0

    return length("width", 2), length("height", 3)


def import_file(path: Path) -> Import | None:
    """Draws a file as artwork; None where it has no size to be drawn at."""
    original = path.read_bytes()
    try:
        width, height = extent(ElementTree.fromstring(original))
    except (ElementTree.ParseError, ValueError):
        return None
    if width <= 0 or height <= 0 or max(width, height) / min(width, height) > SIDE / 4:
        return None
    scale = SIDE / max(width, height)
    if b"viewBox" not in original:
        # Browsers scale a file without one as a picture of pixels.
        box = f'<svg viewBox="0 0 {width} {height}" '.encode()
        original = re.sub(rb"<svg\s", box, original, count=1)
    found = Import(str(path), original, (round(width * scale), round(height * scale)))
    box = [0, 0, width, height]
    document = {
        "sweephand": 1,
        "canvas": {"width": width, "height": height, "viewBox": box},
        # The ink is the colour that browsers start with.
        "theme": {"ink": "black"},
        "layers": [{"artwork": {"file": "art.svg", "frame": box}}],
    }
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "art.svg").write_bytes(original)
        (Path(folder) / "dial.json").write_text(json.dumps(document))
        arguments = [command(), "render", "dial.json", "--motion", "none", "--precision", "5"]
        run = subprocess.run(arguments, cwd=folder, capture_output=True, timeout=120)
    errors = run.stderr.decode()
    found.result = run.stdout
    if run.returncode:
        found.refusal = errors
    else:
        found.findings = "\n".join(line for line in errors.splitlines() if "art.svg" in line)
    return found


def rsvg(svg: bytes, size: tuple[int, int]) -> Image.Image:
    """Draws with librsvg on white."""
    command = ["rsvg-convert", "-w", str(size[0]), "-h", str(size[1]), "-b", "white"]
    run = subprocess.run([*command, "--unlimited"], input=svg, capture_output=True, timeout=120)
    picture = decode(run.stdout) if run.returncode == 0 else Image.new("RGB", size)
    return ImageOps.crop(picture, 2)


def chromium(page: Page, svg: bytes, size: tuple[int, int]) -> Image.Image:
    """Draws with Chromium on white."""
    source = "data:image/svg+xml;base64," + base64.b64encode(svg).decode()
    page.evaluate(
        """async ([source, width, height]) => {
          const image = new Image(width, height);
          image.src = source;
          image.style.display = 'block';
          document.body.style.margin = 0;
          document.body.replaceChildren(image);
          await image.decode().catch(() => null);
        }""",
        [source, *size],
    )
    clip = {"x": 0, "y": 0, "width": size[0], "height": size[1]}
    # Half a pixel at the edge is rounded either way.
    return ImageOps.crop(decode(page.screenshot(clip=clip)), 2)


def decode(png: bytes) -> Image.Image:
    """Reads a picture."""
    return Image.open(io.BytesIO(png)).convert("RGB")


def difference(first: Image.Image, second: Image.Image) -> int:
    """The most that a channel of either is out of what the other has within a pixel of there.

    Both are smoothed, and so neither edges nor parts of a pixel count.
    """
    if first.size != second.size:
        return 255
    smooth = [picture.filter(ImageFilter.GaussianBlur(1.5)) for picture in (first, second)]
    excess = 0
    for one, other in (smooth, reversed(smooth)):
        above = ImageChops.subtract(one, other.filter(ImageFilter.MaxFilter(3)))
        below = ImageChops.subtract(other.filter(ImageFilter.MinFilter(3)), one)
        excess = max(excess, *(high for part in (above, below) for _, high in part.getextrema()))
    return excess


def differences(found: Import, page: Page) -> dict[str, int]:
    """By how much a file and its artwork differ, by renderer.

    What librsvg itself draws unlike Chromium is compared in Chromium alone.
    """
    browser = [chromium(page, svg, found.size) for svg in found.pictures]
    library = [rsvg(svg, found.size) for svg in found.pictures]
    apart = {"chromium": difference(*browser)}
    if difference(browser[0], library[0]) <= LIMIT:
        apart["rsvg-convert"] = difference(*library)
    return apart


def files(folders: list[str]) -> list[Path]:
    """The SVG files in folders and those below."""
    paths = (path for folder in folders for path in sorted(Path(folder).rglob("*.svg")))
    return [path for path in paths if path.is_file()]


def main(folders: list[str]) -> None:
    """Prints a line for each file that is silent or refused, and the counts."""
    counts = {"same": 0, "told": 0, "silent": 0, "refused": 0, "skipped": 0}
    with sync_playwright() as playwright, ThreadPoolExecutor(2) as pool:
        browser = playwright.chromium.launch(
            executable_path=find_program("chromium"), args=["--no-sandbox"]
        )
        page = browser.new_page(viewport={"width": SIDE, "height": SIDE})
        for path, found in zip(files(folders), pool.map(import_file, files(folders))):
            if found is None:
                counts["skipped"] += 1
                continue
            if found.refusal:
                counts["refused"] += 1
                print(f"refused {path}: {found.refusal.splitlines()[0]}")
                continue
            apart = differences(found, page)
            kind = "same" if max(apart.values()) <= LIMIT else "told" if found.findings else "silent"
            if found.findings and "--findings" in sys.argv:
                print(f"{kind} {path}: {found.findings}")
            counts[kind] += 1
            if kind == "silent":
                print(f"silent {path}: {apart}", flush=True)
        browser.close()
    print(counts)


if __name__ == "__main__":
    main([argument for argument in sys.argv[1:] if not argument.startswith("--")])
