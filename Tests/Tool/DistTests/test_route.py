"""The route of a server that `docs/swift.md` shows, as a package of its own beside a checkout."""

import shutil
from pathlib import Path

from conftest import ROOT, run


def test_the_route_compiles(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "samples/route", tmp_path / "route")
    (tmp_path / "sweephand").symlink_to(ROOT)
    run("swift", "build", "--package-path", tmp_path / "route", timeout=900)


def test_the_page_shows_it() -> None:
    source = (ROOT / "samples/route/Sources/Route/Route.swift").read_text(encoding="utf-8")
    page = (ROOT / "docs/swift.md").read_text(encoding="utf-8")
    [shown] = [block.split("\n```")[0] for block in page.split("```text\n") if "import Hummingbird" in block]
    lines = iter([line.strip() for line in source.splitlines()])
    assert all(line.strip() in lines for line in shown.splitlines())
    assert "Speedometer" in shown
