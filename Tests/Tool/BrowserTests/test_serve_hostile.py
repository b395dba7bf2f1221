"""Hostile requests: the servers answer or close, never crash, and never disclose a file."""

import random
import select
import socket
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from urllib.parse import quote, urlencode

import pytest
from program import Program, read_all

DIAL = "/v1/render/speedometer.svg"
SECRET = b"root:x:"
NAMES = ["value", "previous", "min", "max", "theme", "unit", "bands", "duration", "start", "lang",
         "at", "motion", "error", "artwork", "revision", "\0", "ä", "..", ""]
VALUES = ["72", "-1e308", "1e999", "nan", "", "abc", "../../etc/passwd", "/etc/passwd", "file:///etc/passwd",
          "<script>", "'\"&;", "now", "0.25s", "none", "svg", "night", "#ff0000", "1,2,,3", "\u202e", "💧" * 9,
          "9" * 400, "%", "\x7f\n\r"]


@pytest.fixture(scope="module")
def endpoint() -> Iterator[Program]:
    """The endpoint of the library."""
    with Program("serve", "--quiet") as program:
        yield program


@pytest.fixture(params=["serve", "preview"])
def server(request: pytest.FixtureRequest) -> Program:
    """Each of the servers."""
    return request.getfixturevalue({"serve": "endpoint"}.get(request.param, request.param))


def random_target(numbers: random.Random) -> str:
    """A call of a picture that may be wrong in any way."""
    pairs = [(numbers.choice(NAMES), numbers.choice(VALUES)) for _ in range(numbers.randrange(5))]
    query = urlencode(pairs, errors="replace")
    path = numbers.choice([DIAL] * 6 + ["/v1/render/clock.svg", "/v1/render/../../etc/passwd", "/v1//x"])
    kind = numbers.randrange(8)
    if kind == 0:
        # Bytes that mean something are put anywhere.
        at = numbers.randrange(len(query) + 1)
        query = query[:at] + numbers.choice(["%", "%zz", "%00", "%ff", "&&", "=", "?", "%2e%2e%2f"]) + query[at:]
    if kind == 1:
        path = "/" + "".join(numbers.choice(["%2e", ".", "/", "%2f", "%5c", "v1", "etc", "%00"]) for _ in range(8))
    if kind == 2 and numbers.random() < 0.02:
        query += "&unit=" + "x" * numbers.randrange(3000, 7000)
    return f"{path}?{query}"


def test_ten_thousand_random_queries(
    endpoint: Program, dawdlers: Future[list[float]],
) -> None:
    """Each has an answer of a kind that is due, over connections that are kept."""
    assert dawdlers.running()
    numbers, seen = random.Random(7), {}
    connection = endpoint.connect()
    for _ in range(10_000):
        target = random_target(numbers)
        connection.request("GET", target)
        answer = connection.getresponse()
        content = answer.read()
        assert answer.status in (200, 400, 404, 414), target
        assert SECRET not in content, target
        seen[answer.status] = seen.get(answer.status, 0) + 1
    connection.close()
    assert endpoint.is_running
    assert all(seen[status] > 10 for status in (200, 400, 404, 414)), seen


@pytest.mark.parametrize("path", [
    "/../../../../etc/passwd", "/v1/render/../../../../etc/passwd", "/assets/../../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd", "/v1/render/..%2f..%2fetc%2fpasswd", "/assets/..%5c..%5cetc%5cpasswd",
    "/render/folder/..%2f..%2f..%2fetc%2fpasswd.svg", "/api/dials/folder/%2fetc%2fpasswd",
    "/api/dials/folder/../../etc/passwd", "/dial/%00", "//etc/passwd", "/%", "/%c0%ae%c0%ae/etc/passwd",
])
def test_ways_out_of_the_folder(server: Program, path: str) -> None:
    """No path leads out of what is served."""
    answer, content = server.call(path)
    assert answer.status in (400, 404) or path.startswith("/dial/"), answer.status
    assert SECRET not in content
    assert server.is_running


@pytest.mark.parametrize("request_bytes", [
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 100_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X: y\r\n" * 5000 + b"\r\n",
    b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
    b"GET / HTTP/9.9\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
], ids=["a long field", "many fields", "a long path", "TLS", "version", "length", "chunk"])
def test_what_is_no_request(server: Program, request_bytes: bytes) -> None:
    """It is refused and the connection is closed, and others are served as before."""
    answer = server.send(request_bytes)
    assert answer == b"" or answer.startswith(b"HTTP/1.1 4"), answer[:80]
    assert server.call("/healthz" if "serve" in server.arguments else "/")[0].status == 200


@pytest.mark.parametrize("host", ["evil.test", "127.0.0.1.evil.test", "evil.test:80", "", "localhost.evil.test"])
def test_a_foreign_host(preview: Program, host: str) -> None:
    """The preview is for pages of its own: other names that lead here are refused."""
    for target in ("/", "/api/dials", "/assets/page.js", "/events"):
        answer, content = preview.call(target, host=host)
        assert answer.status == 403
        assert b"dials" not in content


@pytest.mark.parametrize("fields", [
    {"origin": "http://evil.test", "content_type": "application/json"},
    {"content_type": "text/plain"}, {"origin": "null", "content_type": "application/json"},
])
def test_a_foreign_form(preview: Program, folder: object, fields: dict[str, str]) -> None:
    """No page of another site writes a file."""
    body = '{"id": "library/ring", "name": "taken", "values": {}}'
    assert preview.call("/api/samples", "POST", body, **fields)[0].status == 403
    assert list(folder.glob("taken*")) == []
    own = {"origin": preview.url, "content_type": "application/json"}
    refused = preview.call("/api/samples", "POST", body.replace("taken", quote("../taken")), **own)[1]
    assert b"a name is made of letters" in refused
    assert list(folder.parent.glob("taken*")) == []


def test_a_byte_a_second(endpoint: Program, dawdlers: Future[list[float]]) -> None:
    """Who takes longer than the patience of 15 s is sent away, wherever he dawdles."""
    assert dawdlers.result() == 3
    assert endpoint.call("/healthz")[0].status == 200


@pytest.fixture(scope="module")
def dawdlers(endpoint: Program) -> Iterator[Future[int]]:
    """Who sends a byte a second, beside everything else; the number of those who are sent away."""
    with ThreadPoolExecutor(1) as executor:
        yield executor.submit(dawdle, endpoint.port)


def dawdle(port: int) -> int:
    """Sends a byte a second in the path, in a field and in the content of requests."""
    post = b"POST /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n"
    beginnings = [b"GET /", b"GET /healthz HTTP/1.1\r\nX: ", post]
    closed = set()
    slow = [socket.create_connection(("127.0.0.1", port), timeout=0.05) for _ in beginnings]
    for connection, beginning in zip(slow, beginnings, strict=True):
        connection.sendall(beginning)
    while len(closed) < len(slow):
        closed |= {connection for connection in slow if connection not in closed and is_closed(connection)}
        # A second, or until somebody is sent away.
        select.select([connection for connection in slow if connection not in closed], [], [], 1)
    for connection in slow:
        connection.close()
    return len(closed)


def is_closed(connection: socket.socket) -> bool:
    """Sends a byte more, and sees whether anybody is there."""
    try:
        connection.sendall(b"x")
        return connection.recv(1000) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


@pytest.mark.parametrize("command", ["serve", "preview"])
def test_it_ends_as_soon_as_it_listens(command: str) -> None:
    """No signal is lost, and a connection that comes too late is refused in good order."""
    for _ in range(20):
        with Program(command) as program:
            with socket.create_connection(("127.0.0.1", program.port)):
                assert program.terminate(10) == 0
            assert not any("error" in line for line in program.lines)


@pytest.mark.parametrize("command", ["serve", "preview"])
def test_it_ends_when_it_is_told_to(command: str) -> None:
    """SIGTERM ends it in good order, though a connection is open and one is half a request."""
    with Program(command) as program:
        kept = program.connect()
        kept.request("GET", "/")
        kept.getresponse().read()
        with socket.create_connection(("127.0.0.1", program.port)) as half:
            half.sendall(b"GET / HT")
            assert program.terminate(10) == 0
            assert b"200 OK" not in read_all(half)
        kept.close()
        with pytest.raises(OSError):
            program.call("/")
