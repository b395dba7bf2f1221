"""The guides: their commands run, their documents are the samples', and no link leads nowhere."""

import gzip
import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from urllib.parse import unquote

import pytest
from dials import command
from guides import GUIDES, NAMES, PAGES, ROOT, Guide, blocks, named
from playwright.sync_api import Page
from server import Site


def guide_of(name: str, home: Path) -> Guide:
    """A page whose commands run with the program that was built."""
    folder = home / "work"
    folder.mkdir()
    (home / "bin").mkdir()
    (home / "bin/sweephand").symlink_to(Path(command()).resolve())
    environment = {**os.environ, "PATH": f"{home / 'bin'}:{os.environ['PATH']}"}

    def run(script: str) -> str:
        done = subprocess.run(
            ["bash", "-c", f"set -eu\n{script}"], cwd=folder, env=environment,
            capture_output=True, text=True)
        assert done.returncode == 0, f"{script}\n{done.stderr}"
        return done.stdout

    shutil.copy(run('fc-match -f "%{file}" "DejaVu Sans:style=Book"'), folder / "brand.ttf")
    return Guide(name, folder, run)


@pytest.mark.parametrize("name", GUIDES)
def test_commands_run(name: str, tmp_path: Path) -> None:
    guide = guide_of(name, tmp_path)
    guide.follow()
    for language, text in guide.blocks:
        if language == "html":
            for file in re.findall(r'(?:src|srcset)="([\w./-]+)"', text):
                assert (guide.folder / file).is_file(), file


def test_the_dashboard_is_live(page: Page, site: Site, tmp_path: Path) -> None:
    """The page of the tutorial, whose data change while it is open."""
    guide = guide_of("docs/tutorials/dashboard.md", tmp_path)
    data = guide.folder / "data.json"
    data.write_text(next(text for language, text in guide.blocks if language == "json"))
    guide.follow()
    page.goto(site.address("work/index.html"))
    dials = page.locator("sweephand-dial")
    for index, value in enumerate([57, 81, 92]):
        dial = dials.nth(index).element_handle()
        page.wait_for_function("([dial, value]) => dial.value === value", arg=[dial, value])
    data.write_text(data.read_text().replace("57", "88"))
    page.wait_for_function("document.querySelector('sweephand-dial').value === 88")


@pytest.mark.parametrize("name", GUIDES)
def test_files_are_those_of_the_samples(name: str) -> None:
    for folder in (ROOT / "samples/tutorials" / Path(name).stem, ROOT / "samples/gallery"):
        for _, text in blocks(name):
            file = named(text)
            if file and (folder / file).exists():
                assert (folder / file).read_text() == text, file


def anchors(page: Path) -> set[str]:
    """The fragments of a page's headings, as GitHub makes them."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(), flags=re.MULTILINE | re.DOTALL)
    found: set[str] = set()
    for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE):
        words = re.sub(r"\]\([^)]*\)", "", heading).lower()
        found.add(re.sub(r"[^\w\- ]", "", words).replace(" ", "-"))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_somewhere(name: str) -> None:
    page = ROOT / name
    text = re.sub(r"^```.*?^```$", "", page.read_text(), flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"`[^`\n]*`", "", text)
    links = re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'(?:src|href)="([^"]+)"', text)
    for link in links:
        if re.match(r"\w+:", link):
            continue
        path, _, fragment = unquote(link).partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        if fragment and target.suffix == ".md":
            assert fragment in anchors(target), link


def drawn(*options: str) -> bytes:
    return subprocess.run([command(), "render", *options], check=True, capture_output=True).stdout


def test_the_readme_tells_the_sizes_of_templates() -> None:
    text = (ROOT / "README.md").read_text()
    told = re.search(r"(\d+) to (\d+) KiB, or (\d+) to (\d+) KiB compressed", text)
    assert told
    listed = subprocess.run(
        [command(), "templates", "--json"], check=True, capture_output=True).stdout
    files = [drawn(each["name"]) for each in json.loads(listed)]
    packed = [gzip.compress(file, 9) for file in files]
    sizes = [len(each) / 1024 for of in (files, packed) for each in (min(of, key=len), max(of, key=len))]
    assert [int(each) for each in told.groups()] == [round(each) for each in sizes], sizes


def test_the_commands_of_the_readme_draw_its_pictures() -> None:
    text = (ROOT / "README.md").read_text()
    row = next(line for line in text.splitlines() if line.startswith("| <img"))
    names = re.findall(r"[\w.]+\.svg", next(line for line in text.splitlines() if line.startswith("| speed")))
    pictures = re.findall(r'src="([^"]+)\.svg"', row)
    assert len(names) == len(pictures) == 3
    for name, picture in zip(names, pictures):
        options = re.search(rf"^sweephand render (.+) -o {name}$", text, re.MULTILINE)[1].split()
        assert drawn(*options, "--title", "Same") == drawn(f"{ROOT / picture}.yaml", "--title", "Same")


@pytest.mark.parametrize("name", NAMES)
def test_pictures_show_the_numbers_of_their_words(name: str) -> None:
    page = ROOT / name
    text = page.read_text()
    shown = re.findall(r"!\[([^\]]+)\]\(([^)\s]+\.svg)\)", text) + [
        (alt, src) for src, alt in re.findall(r'src="([^"]+\.svg)" alt="([^"]+)"', text)]
    for alt, src in shown:
        if "samples/" not in src:
            continue
        picture = (page.parent / src).read_text()
        words = re.sub(r"<(path|animate)[^>]*>", "", picture)
        for number in re.findall(r"(?<![\w.])\d+(?:\.\d+)?(?= ?(?:km/h|bar|%|°C|kW|V|rpm))", alt):
            assert re.search(rf"(?<![\d.]){re.escape(number)}(?:\.0+)?(?![\d.])", words), (alt, src)


@pytest.mark.skipif(not shutil.which("node"), reason="there is no Node")
def test_servers_can_load_the_module(tmp_path: Path) -> None:
    for option, file in [((), "sweephand-dial.mjs"), (("--types",), "sweephand-dial.d.ts")]:
        subprocess.run([command(), "runtime", *option, "-o", tmp_path / file], check=True)
    script = "import('./sweephand-dial.mjs').then(each => console.log(Object.keys(each).join()))"
    names = subprocess.run(
        ["node", "-e", script], cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    types = (tmp_path / "sweephand-dial.d.ts").read_text()
    typed = re.findall(r"export function (\w+)", types)
    assert set(typed) == set(names.strip().split(","))
    # The attributes of the element, as the page on it lists them.
    page = (ROOT / "docs/interactive.md").read_text().split("## The element")[1].split("## ")[0]
    listed = {name for row in re.findall(r"^\| (`.*?`) \|", page, re.M) for name in re.findall(r"`([\w-]+)`", row)}
    attributes = types.split("interface SweephandDialAttributes")[1].split("}")[0]
    assert listed - {"aria-label"} == set(re.findall(r"^  '?([\w-]+)'?\?:", attributes, re.M))


TYPED = """
import { dial, dialTracker, sectorWheel, snapStops, type Dial, type DialEvent } from './sweephand-dial';
declare global {
  namespace JSX { interface Element {} interface ElementChildrenAttribute { children: {} } }
}
declare const React: any;
const element = document.querySelector('sweephand-dial')!;
element.addEventListener('change', event => { const value: number = event.detail.value; });
element.addEventListener('press', ({ detail }) => detail.button?.trim(), { once: true });
element.addEventListener('click', event => event.clientX);
const heard = (event: DialEvent) => event.detail.label;
element.addEventListener('input', heard);
element.removeEventListener('input', heard);
(dial(document.querySelector('svg')!) as Dial).value = 3;
const tracker = dialTracker({ deadRadius: 1, rim: 2, least: 0, most: 9, give: 3 });
const turn: number = tracker.move(1, 2, 3) + snapStops([1, 2], true).nearest(3);
const sector: number = sectorWheel(3, [0, 1], [0, 3]).sector(4);
const part = <sweephand-dial src="a.svg" value={3} title="A" role="img" tabIndex={0} key="a" data-x="1"
  onClick={(event: MouseEvent) => event.clientX} onpress={event => event.detail.button} aria-label="x">
  {turn}
</sweephand-dial>;
// @ts-expect-error: the value is a number
element.addEventListener('change', event => { const value: string = event.detail.value; });
// @ts-expect-error: a tracker needs more
dialTracker({ rim: 2 });
// @ts-expect-error: a word that is wrong
const wrong = <sweephand-dial valeu={3} />;
// @ts-expect-error: no function
const text = <sweephand-dial onClick="x" />;
"""


@pytest.mark.skipif(not shutil.which("tsc"), reason="there is no TypeScript")
def test_the_types_fit_how_the_module_is_used(tmp_path: Path) -> None:
    subprocess.run([command(), "runtime", "--types", "-o", tmp_path / "sweephand-dial.d.ts"], check=True)
    (tmp_path / "page.tsx").write_text(TYPED)
    options = ["--noEmit", "--strict", "--jsx", "react", "--target", "es2022", "--moduleResolution", "node"]
    told = subprocess.run(["tsc", *options, "page.tsx"], cwd=tmp_path, capture_output=True, text=True)
    assert told.returncode == 0, told.stdout


def test_every_page_is_in_the_index() -> None:
    index = (ROOT / "docs/README.md").read_text()
    for name in NAMES:
        if name not in ("README.md", "docs/README.md"):
            assert f"({name.removeprefix('docs/')})" in index, name


@pytest.mark.parametrize("name", GUIDES)
def test_codes_exist(name: str) -> None:
    for code in set(re.findall(r"SH\d{4}", (ROOT / name).read_text())):
        assert subprocess.run([command(), "explain", code], capture_output=True).returncode == 0
