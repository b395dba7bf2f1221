"""Axe in a page of any engine."""

from axe_playwright_python.base import AXE_SCRIPT
from engines import Chromium, Firefox


def load_axe(window: Chromium | Firefox) -> None:
    """Gives the page the script, unless it has it."""
    if not window.evaluate("'axe' in window"):
        window.evaluate(f"(() => {{ {AXE_SCRIPT} }})() ?? 1")


def violations(window: Chromium | Firefox) -> list[list[str]]:
    """The rules that the page breaks, each with the first element that does."""
    load_axe(window)
    return window.evaluate("axe.run().then(({ violations }) => violations.map(each => [each.id, each.nodes[0].html]))")
