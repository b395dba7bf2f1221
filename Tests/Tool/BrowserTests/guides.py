"""The guides of the documentation, whose blocks are files and commands."""

import ast
import json
import re
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[3]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]
GUIDES = [
    name for name in NAMES
    if re.fullmatch(
        r"docs/(start|commands|batch|gallery|how-to|artwork|accessibility|troubleshooting|editors|motion).md"
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
    """A page in a folder of its own, where its files stand and its commands run in order.

    `run` runs a script in this folder, which must succeed.
    """

    def __init__(self, name: str, folder: Path, run: Callable[[str], str]) -> None:
        self.blocks = blocks(name)
        self.folder = folder
        self.run = run

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
