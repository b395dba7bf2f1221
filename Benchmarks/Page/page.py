"""The processor's time that Chromium takes for a page of 24 moving dials, without a graphics processor."""

import argparse
import os
import statistics
import subprocess
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

COUNT, SIZE = 24, 160
# The readings of a needle that never stands still, each for as long as its way takes.
MOVING = ["readings=12,88,30,71,5,96", "interval=800ms", "duration=800ms", "easing=linear", "readout=false"]
SCENES = {
    "still": ("speedometer", ["theme=flat", "value=72", "duration=0s"]),
    "flat": ("speedometer", ["theme=flat", *MOVING]),
    "instrument": ("speedometer", ["theme=instrument", *MOVING]),
    "brass": ("speedometer", ["theme=brass", *MOVING]),
    "clocks": ("clock", ["theme=watch", "time=10:08:42"]),
}
# The dearest scenes, with the most that they may take of the time of others.
LIMITS = {"instrument": ("flat", 1.4), "brass": ("flat", 1.4), "clocks": ("flat", 1.2)}
# A gauge as pages draw it on a canvas: all of it anew in each frame.
CANVAS = Path(__file__).with_name("canvas.js")


def picture(program: str, scene: str) -> str:
    """The SVG of a scene."""
    template, settings = SCENES[scene]
    words = [word for setting in settings for word in ("--set", setting)]
    command = [program, "render", template, *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def page_of(content: str, script: str = "") -> str:
    """A page of as many boxes, each with the content."""
    style = f"body{{margin:0;display:flex;flex-wrap:wrap}}div,svg,canvas{{width:{SIZE}px;height:{SIZE}px}}"
    boxes = f"<div>{content}</div>" * COUNT
    return f"<!doctype html><style>{style}</style>{boxes}<script>{script}</script>"


def processes(root: int) -> list[int]:
    """A process with all that it started."""
    parents: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        parents.setdefault(parent, []).append(int(folder.name))
    found = [root]
    for process in found:
        found += parents.get(process, [])
    return found


def processor_time(root: int) -> float:
    """The seconds that a process and all that it started have run."""
    ticks = 0
    for process in processes(root):
        try:
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def measure(browser: Browser, root: int, content: str, frames: int) -> float:
    """The milliseconds of processor time for a frame."""
    page = browser.new_page(viewport={"width": 6 * SIZE, "height": 4 * SIZE})
    page.set_content(content)
    count = """frames => new Promise(done => {
      const next = () => frames-- ? requestAnimationFrame(next) : done();
      next();
    })"""
    page.evaluate(count, 20)
    before = processor_time(root)
    page.evaluate(count, frames)
    taken = processor_time(root) - before
    page.close()
    return 1000 * taken / frames


def main() -> int:
    """Measures in turns, so that other load of the machine affects all scenes alike."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", help="the program 'sweephand'")
    parser.add_argument("--chromium", default="chromium", help="the browser")
    parser.add_argument("--rounds", type=int, default=5, help="how often each scene is measured")
    parser.add_argument("--frames", type=int, default=120, help="the frames of a measurement")
    chosen = parser.parse_args()
    pages = {scene: page_of(picture(chosen.program, scene)) for scene in SCENES}
    pages["canvas"] = page_of("<canvas></canvas>", CANVAS.read_text())
    found: dict[str, list[float]] = {scene: [] for scene in pages}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chosen.chromium, args=["--no-sandbox", "--disable-gpu"])
        for _ in range(chosen.rounds):
            for scene, content in pages.items():
                found[scene].append(measure(browser, os.getpid(), content, chosen.frames))
        browser.close()
    medians = {scene: statistics.median(times) for scene, times in found.items()}
    for scene, median in medians.items():
        print(f"{scene:<12}{median:7.2f} ms of processor time a frame, {COUNT} at {SIZE} px")
    missed = False
    for scene, (other, most) in LIMITS.items():
        ratio = medians[scene] / medians[other]
        verdict = "ok" if ratio <= most else "MISSED"
        missed |= ratio > most
        print(f"{scene}/{other:<8}{ratio:7.2f} times  <= {most}  {verdict}")
    return int(missed)


if __name__ == "__main__":
    raise SystemExit(main())
