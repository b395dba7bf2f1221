"""Artwork looks as its file does, in Chromium and librsvg, or `render` says what was lost."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from artwork import LIMIT, differences, import_file

DRAWINGS = Path(__file__).parent / "drawings"


def drawings(folder: str) -> list[pytest.param]:
    """The drawings in a folder, named by what they are about."""
    paths = sorted((DRAWINGS / folder).rglob("*.svg"))
    return [pytest.param(path, id=f"{path.parent.name}-{path.stem}") for path in paths]


@pytest.mark.parametrize("path", drawings("kept"))
def test_all_of_it_comes_through(path: Path, page: Page) -> None:
    found = import_file(path)
    assert found and not found.refusal and not found.findings
    apart = differences(found, page)
    assert max(apart.values()) <= LIMIT, apart


@pytest.mark.parametrize("path", drawings("told"))
def test_what_is_lost_is_said(path: Path) -> None:
    found = import_file(path)
    assert found and not found.refusal
    assert "[SH0509]" in found.findings


def test_a_lost_needle_would_be_seen(page: Page) -> None:
    found = import_file(DRAWINGS / "kept/placing/origin-attribute.svg")
    assert found
    found.result = found.result.replace(b"<path", b"<g", 1)
    assert differences(found, page)["chromium"] > LIMIT
