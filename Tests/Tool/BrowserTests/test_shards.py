"""The recipes of docs/batch.md that share rows out: all parts together are what one run makes."""

import json
import re
from pathlib import Path

import pytest
from guides import Guide, blocks
from test_guides import guide_of

COUNT = 400


@pytest.fixture
def guide(tmp_path: Path) -> Guide:
    """A table in a folder of its own; some rows are wrong, and some equal."""
    guide = guide_of("docs/batch.md", tmp_path)
    values = ["fast" if row % 50 == 7 else row % 100 / 3 for row in range(COUNT)]
    lines = [f"r{row},{value}\n" for row, value in enumerate(values)]
    (guide.folder / "cars.csv").write_text("id,value\n" + "".join(lines))
    return guide


def tree(folder: Path) -> dict[str, bytes]:
    """The pictures of a folder by their names."""
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*.svg")}


def lines(folder: Path) -> list[str]:
    """The lines of the manifests of a folder, in the order of the rows."""
    files = folder.glob("manifest*.ndjson")
    found = [line for file in files for line in file.read_text().splitlines()]
    return sorted(found, key=lambda line: json.loads(line)["row"])


def check(guide: Guide, pattern: str, parts: int) -> None:
    """Compares what parts have made with what one run makes in their place."""
    out = guide.folder / "out"
    assert len(list(out.glob("manifest-*.ndjson"))) == parts
    shared = tree(out), lines(out)
    guide.run("rm -r out")
    guide.run(f"sweephand batch speedometer --data cars.csv -o '{pattern}' -q || [ $? -eq 1 ]")
    assert shared == (tree(out), lines(out))
    assert len(shared[1]) == COUNT


def test_parallel(guide: Guide) -> None:
    command = next(text for _, text in guide.blocks if text.startswith("parallel "))
    # It ends with the number of parts in which a row has failed.
    guide.run(f"{command.strip()} || [ $? -le 4 ]")
    check(guide, "out/{id}.svg", 4)


def test_kubernetes(guide: Guide) -> None:
    job = next(text for _, text in blocks("docs/batch.md") if "kind: Job" in text)
    script = re.search(r"args:\n +- (.+?)\n +volumeMounts", job, re.DOTALL)
    assert script
    # A plain scalar of YAML goes on behind a line's end as behind a space.
    command = re.sub(r"\s*\n\s*", " ", script[1]).replace("/data/", "")
    completions = re.search(r"completions: (\d+)", job)
    assert completions
    for index in range(int(completions[1])):
        guide.run(f"export JOB_COMPLETION_INDEX={index}; {command}")
    check(guide, "out/{hash:2}/{hash}.svg", int(completions[1]))
