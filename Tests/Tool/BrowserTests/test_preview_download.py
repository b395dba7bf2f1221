"""Downloads of forms other than SVG from the preview."""

import pytest
from bench import Bench
from dials import run
from media import media, program
from playwright.sync_api import expect


@pytest.mark.parametrize(("name", "form"), [("GIF", "gif"), ("PDF", "pdf"), ("WebP", "webp")])
def test_downloads(bench: Bench, name: str, form: str) -> None:
    """The file is what the command writes."""
    program()
    bench.open("library/ring", view="tab=copy")
    with bench.page.expect_download() as download:
        bench.page.get_by_role("button", name=name, exact=True).click()
    assert download.value.suggested_filename == f"ring.{form}"
    assert download.value.path().read_bytes() == media(form, "ring")
    expect(bench.page.get_by_text("Download failed")).to_have_count(0)
