"""The guides: their commands run, their documents are the samples', and no link leads nowhere."""

import ast
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
from playwright.sync_api import Page
from server import Site

ROOT = Path(__file__).parents[3]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]
GUIDES = [
    name for name in NAMES
    if re.fullmatch(
        r"docs/(start|commands|batch|gallery|how-to|artwork|accessibility|troubleshooting|editors).md"
        r"|docs/tutorials/(?!ios).*|README.md", name)
]

# Commands that install, use a network or run a program that a test does not.
FOREIGN = re.compile(r"(git clone|pip|sudo|ffmpeg|(\./)?Scripts)\b")
# Commands that run until they are ended.
SERVERS = re.compile(r"(sweephand (serve|preview)|python3 -m http\.server)\b")


def blocks(name: str) -> list[tuple[str, str]]:
    """The code of a page, each block with its language."""
    text = (ROOT / name).read_text()
    return re.findall(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def named(text: str) -> str | None:
    """The file that the first line of a block names."""
    found = re.match(r"(?:# |<!-- )([\w/.-]+\.(?:ya?ml|html|svg|json))(?: -->)?\n", text)
    return found and found[1]


def runnable(script: str) -> str:
    """The lines that a test can run; servers end after a moment."""
    lines: list[str] = []
    for line in script.splitlines():
        if FOREIGN.match(line):
            continue
        if SERVERS.match(line):
            port = " 0" if line.startswith("python3") else " --port 0"
            bare = line.partition("#")[0].replace(" --open", "").rstrip()
            bare = re.sub(r" --port \d+", "", bare) + port
            line = f"timeout 2 {bare} 2> /dev/null || [ $? -eq 124 ]"
        lines.append(line)
    return "\n".join(lines)


class Guide:
    """A page in a folder of its own, where its files stand and its commands run in order."""

    def __init__(self, name: str, home: Path) -> None:
        self.blocks = blocks(name)
        self.folder = home / "work"
        self.folder.mkdir()
        (home / "bin").mkdir()
        (home / "bin/sweephand").symlink_to(Path(command()).resolve())
        self.environment = {**os.environ, "PATH": f"{home / 'bin'}:{os.environ['PATH']}"}
        font = self.run('fc-match -f "%{file}" "DejaVu Sans:style=Book"')
        shutil.copy(font, self.folder / "brand.ttf")

    def run(self, script: str) -> str:
        """The output of a script, which must succeed."""
        done = subprocess.run(
            ["bash", "-c", f"set -eu\n{script}"], cwd=self.folder, env=self.environment,
            capture_output=True, text=True)
        assert done.returncode == 0, f"{script}\n{done.stderr}"
        return done.stdout

    def follow(self) -> None:
        """Does what the page says, from its beginning to its end."""
        for language, text in self.blocks:
            if file := named(text):
                (self.folder / file).parent.mkdir(parents=True, exist_ok=True)
                (self.folder / file).write_text(text)
            if language == "sh" and "spark-submit" not in text:  # Scripts/test-spark.sh runs these.
                self.run(runnable(text))
            elif language == "python":
                ast.parse(text)
            elif language == "json":
                json.loads(text)
            elif language == "jsonl":
                for line in text.splitlines():
                    json.loads(line)
            elif language == "yaml" and "sweephand: 1" in text and not file:
                self.run(f"sweephand render -q - <<'END'\n{text}END")


@pytest.mark.parametrize("name", GUIDES)
def test_commands_run(name: str, tmp_path: Path) -> None:
    guide = Guide(name, tmp_path)
    guide.follow()
    for language, text in guide.blocks:
        if language == "html":
            for file in re.findall(r'(?:src|srcset)="([\w./-]+)"', text):
                assert (guide.folder / file).is_file(), file


def test_the_dashboard_is_live(page: Page, site: Site, tmp_path: Path) -> None:
    """The page of the tutorial, whose data change while it is open."""
    guide = Guide("docs/tutorials/dashboard.md", tmp_path)
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
    assert set(typed) == set(names.strip().split(",")) - {"dialTracker", "sectorWheel", "snapStops"}
    # The attributes of the element, as the page on it lists them.
    page = (ROOT / "docs/interactive.md").read_text().split("## The element")[1].split("## ")[0]
    listed = {name for row in re.findall(r"^\| (`.*?`) \|", page, re.M) for name in re.findall(r"`([\w-]+)`", row)}
    attributes = types.split("interface SweephandDialAttributes")[1].split("}")[0]
    assert listed - {"aria-label"} == set(re.findall(r"^  (\w+)\?:", attributes, re.M))


def test_every_page_is_in_the_index() -> None:
    index = (ROOT / "docs/README.md").read_text()
    for name in NAMES:
        if name not in ("README.md", "docs/README.md"):
            assert f"({name.removeprefix('docs/')})" in index, name


@pytest.mark.parametrize("name", GUIDES)
def test_codes_exist(name: str) -> None:
    for code in set(re.findall(r"SH\d{4}", (ROOT / name).read_text())):
        assert subprocess.run([command(), "explain", code], capture_output=True).returncode == 0
