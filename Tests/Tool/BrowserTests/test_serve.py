"""`sweephand serve` over real sockets: answers, their fields, and what a browser makes of them."""

import gzip
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from dials import render
from openapi_spec_validator import OpenAPIV31SpecValidator
from playwright.sync_api import Page
from program import Program, wait_until
from server import Site

DIAL = "/v1/render/speedometer.svg"


@pytest.fixture(scope="module")
def endpoint() -> Iterator[Program]:
    """The endpoint of the library."""
    with Program("serve") as program:
        yield program


def test_a_picture(endpoint: Program) -> None:
    """It is what the command writes, with all that caches and browsers want to know."""
    answer, content = endpoint.call(f"{DIAL}?value=33&theme=aviation")
    assert answer.status == 200
    assert content.decode() == render(
        "speedometer", interactive=False, value=33, theme="aviation")
    assert answer.headers["Content-Type"] == "image/svg+xml"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Cache-Control"].startswith("public, max-age=300")
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert answer.headers["Content-Security-Policy"].startswith("default-src 'none'; ")
    assert "sandbox" in answer.headers["Content-Security-Policy"]
    assert answer.headers["ETag"].startswith('"')


def test_what_is_known_is_not_sent_again(endpoint: Program) -> None:
    """A tag that matches is answered by 304 without content, another one by the picture."""
    tag = endpoint.call(DIAL)[0].headers["ETag"]
    for known in [tag, f'"other", W/{tag}', "*"]:
        answer, content = endpoint.call(DIAL, if_none_match=known)
        assert (answer.status, content, answer.headers["ETag"]) == (304, b"", tag)
        assert answer.headers["Cache-Control"] is not None
    assert endpoint.call(DIAL, if_none_match='"other"')[0].status == 200
    assert endpoint.call(f"{DIAL}?value=1")[0].headers["ETag"] != tag


def test_gzip(endpoint: Program) -> None:
    """It is packed for those who take it, under another tag."""
    plain, content = endpoint.call(DIAL)
    packed, bytes_ = endpoint.call(DIAL, accept_encoding="gzip")
    assert packed.headers["Content-Encoding"] == "gzip"
    assert len(bytes_) < len(content) / 2
    assert gzip.decompress(bytes_) == content
    assert packed.headers["ETag"] != plain.headers["ETag"]
    refused = endpoint.call(DIAL, accept_encoding="gzip;q=0")[0]
    assert refused.headers["Content-Encoding"] is None


@pytest.mark.parametrize("target", [DIAL, "/v1/templates", "/healthz", "/version", "/none"])
def test_head(endpoint: Program, target: str) -> None:
    """HEAD has the fields of GET, and no content."""
    get, content = endpoint.call(target)
    head, nothing = endpoint.call(target, method="HEAD")
    assert (head.status, nothing) == (get.status, b"")
    assert head.headers["Content-Length"] == str(len(content))
    for name in ("Content-Type", "ETag", "Cache-Control"):
        assert head.headers[name] == get.headers[name]


@pytest.mark.parametrize("query, code, words", [
    ("value=abc", "SH0302", "'value' must be a number, not 'abc'"),
    ("valu=1", None, "valu"),
    ("value=%zz", None, "%zz"),
    ("value=1&value=2", None, "value"),
    ("artwork=/etc/passwd", None, "artwork"),
])
def test_mistakes(endpoint: Program, query: str, code: str | None, words: str) -> None:
    """A query that is wrong is answered by 400 and what is wrong with it."""
    answer, content = endpoint.call(f"{DIAL}?{query}")
    assert (answer.status, answer.headers["Content-Type"]) == (400, "application/json")
    assert answer.headers["Cache-Control"] == "no-store"
    [first, *_] = json.loads(content)["diagnostics"]
    assert first["severity"] == "error"
    assert code in (None, first["code"])
    assert words in first["message"]


def test_what_is_not_there_and_what_is_not_done(endpoint: Program) -> None:
    """404 for other pictures, 405 for other methods, 414 for what is too long."""
    assert endpoint.call("/v1/render/none.svg")[0].status == 404
    assert endpoint.call("/etc/passwd")[0].status == 404
    for method in ("POST", "PUT", "DELETE", "PATCH"):
        answer, _ = endpoint.call(DIAL, method=method, body="x" if method == "POST" else None)
        assert (answer.status, answer.headers["Allow"]) == (405, "GET, HEAD"), method
    assert endpoint.call(f"{DIAL}?unit={'x' * 5000}")[0].status == 414


def test_a_mistake_as_a_picture(endpoint: Program, page: Page, site: Site) -> None:
    """With `error=svg` an `<img>` shows the card, though the status is 400."""
    page.goto(site.write("index.html", "<!DOCTYPE html><title>Dials</title>"))
    sizes = page.evaluate("""async address => {
      const load = async query => {
        const image = new Image();
        image.src = address + query;
        await image.decode().catch(() => {});
        return [image.naturalWidth, image.naturalHeight];
      };
      return [await load('?value=72'), await load('?value=abc&error=svg'), await load('?value=abc')];
    }""", f"{endpoint.url}{DIAL}")
    assert sizes[0] == [400, 400]
    assert sizes[1][0] > sizes[1][1] > 0
    assert sizes[2] == [0, 0]
    _, card = endpoint.call(f"{DIAL}?value=abc&error=svg")
    assert b"'value' must be a number, not 'abc'" in card


def test_the_description(endpoint: Program) -> None:
    """It is valid OpenAPI 3.1, and names each template and each of its parameters."""
    description = json.loads(endpoint.call("/openapi.json")[1])
    OpenAPIV31SpecValidator(description).validate()
    templates = json.loads(endpoint.call("/v1/templates")[1])
    assert len(templates) > 20
    for template in templates:
        described = description["paths"][template["url"]]["get"]["parameters"]
        names = {parameter.get("name") for parameter in described}
        assert names >= {parameter["name"] for parameter in template["parameters"]}
        assert endpoint.call(template["url"])[0].status == 200


def test_processes_agree(endpoint: Program) -> None:
    """Another process gives the same bytes under the same tags, so that caches may mix them."""
    with Program("serve") as other:
        for target in [DIAL, f"{DIAL}?value=12&lang=de", "/v1/render/line-graph.svg", "/openapi.json"]:
            one, another = endpoint.call(target), other.call(target)
            assert one[1] == another[1]
            assert one[0].headers["ETag"] == another[0].headers["ETag"]


def test_only_what_it_was_started_with(tmp_path: Path) -> None:
    """A folder's documents are served, what lies beside them is not, and each answer is told."""
    (tmp_path / "mine.yaml").write_text("sweephand: 1\ntitle: Mine\ntemplate: ring\n")
    (tmp_path / "secret.txt").write_text("secret")
    with Program("serve", tmp_path) as program:
        assert program.call("/v1/render/mine.svg?value=3")[0].status == 200
        assert program.call(DIAL)[0].status == 404
        assert program.call("/secret.txt")[0].status == 404
        assert program.call("/v1/render/secret.txt")[0].status == 404
        wait_until(lambda: len(program.lines) == 5)
        assert program.lines[1].startswith("127.0.0.1 GET /v1/render/mine.svg?value=3 200 ")


def test_one_bad_file_does_not_stop_the_others(tmp_path: Path) -> None:
    """Errors of files in a folder are told at the start, and their addresses answer with 500."""
    dial = "sweephand: 1\ntemplate: ring\n"
    for name, text in {
        "good.yaml": dial, "b.yml": dial, "c.json": '{"sweephand": 1, "template": "ring"}',
        "brand.yaml": "base: brass\n", "note.json": "{}", "unknown.yaml": "sweephand: 1\ntemplate: rong\n",
        "syntax.yaml": "sweephand: 1\ntitle: [\n", "reserved.yaml":
        "sweephand: 1\nparameters: {at: {type: number, default: 1}}\nlayers: [face]\n",
    }.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "gone.yaml").symlink_to("nowhere.yaml")
    with Program("serve", tmp_path, "--workers", "2") as program:
        for name, status in [
            ("good", 200), ("b", 200), ("c", 200), ("unknown", 500), ("syntax", 500), ("gone", 404),
            ("brand", 404), ("note", 404), ("reserved", 404),
        ]:
            assert program.call(f"/v1/render/{name}.svg")[0].status == status, name
        assert b"unknown template 'rong'" in program.call("/v1/render/unknown.svg")[1]
        assert str(tmp_path).encode() not in program.call("/v1/render/syntax.svg")[1]
        described = json.loads(program.call("/openapi.json")[1])
        OpenAPIV31SpecValidator(described).validate()
        told = "\n".join(program.lines)
        for words in ("SH0205", "syntax.yaml:", "gone.yaml: no such file", "the parameter 'at' of 'reserved'"):
            assert told.count(words) == 1, told
        assert "brand.yaml" not in told
        assert "sweephand serves 3 dials by 2 processes: " in told


def test_svg_files_of_one_name(tmp_path: Path) -> None:
    """A file has its path in the folder as its address."""
    for size in ("24", "48"):
        (tmp_path / size).mkdir()
        (tmp_path / size / "my home.svg").write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}"/>')
    (tmp_path / "24" / "broken.svg").write_text("<svg")
    with Program("serve", tmp_path) as program:
        assert program.lines[-1].startswith("sweephand serves 2 SVG files: ")
        for size in ("24", "48"):
            answer, content = program.call(f"/v1/render/{size}/my%20home.svg")
            assert answer.status == 200 and f'width="{size}"'.encode() in content
        assert program.call("/v1/render/24/broken.svg")[0].status == 500
        for path in ("my%20home.svg", "24%2fmy%20home.svg", "24/../48/my%20home.svg", "24//my%20home.svg", "24"):
            assert program.call(f"/v1/render/{path}")[0].status in (400, 404), path
        for template in json.loads(program.call("/v1/templates")[1]):
            wanted = 500 if template["name"] == "24/broken" else 200
            assert program.call(template["url"])[0].status == wanted


def test_slow_pictures(tmp_path: Path) -> None:
    """They are given up in time, and others are answered meanwhile."""
    (tmp_path / "slow.yaml").write_text(
        "sweephand: 1\nparameters: {value: {type: number, default: 3}}\n"
        "scales: {main: {domain: [0, 2000], ticks: {step: 1}}}\nreadings: {main: {value: $value}}\n"
        "layers:\n" + "  - ticks: {level: major}\n" * 400)
    arguments = ("--max-time", "0.02", "--max-bytes", "90000000")

    with Program("serve", tmp_path, *arguments) as program, ThreadPoolExecutor() as callers:
        slow = [
            callers.submit(program.call, f"/v1/render/slow.svg?value={number}") for number in range(8)]
        assert program.call("/healthz")[0].status == 200
        assert all(each.result()[0].status == 503 for each in slow)


def test_quick_pictures_do_not_wait_for_costly_ones(tmp_path: Path) -> None:
    """An SVG of a short query is there while long queries, as of much data, keep every core."""
    (tmp_path / "slow.yaml").write_text(
        "sweephand: 1\nparameters: {value: {type: number, default: 3}, data: {type: text, default: ''}}\n"
        "scales: {main: {domain: [0, 2000], ticks: {step: 1}}}\nreadings: {main: {value: $value}}\n"
        "layers:\n" + "  - ticks: {level: major}\n" * 40)
    (tmp_path / "quick.yaml").write_text("sweephand: 1\nlayers: [face]\n")
    arguments = ("--max-time", "60", "--max-bytes", "90000000")
    with Program("serve", tmp_path, *arguments) as program, ThreadPoolExecutor(12) as callers:
        slow = [
            callers.submit(program.call, f"/v1/render/slow.svg?value={number}&data={'x' * 600}")
            for number in range(12)]
        wait_until(lambda: any(each.done() for each in slow))
        assert program.call("/v1/render/quick.svg?motion=none")[0].status == 200
        assert not all(each.done() for each in slow)
        assert all(each.result()[0].status == 200 for each in slow)
