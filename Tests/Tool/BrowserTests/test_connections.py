"""`sweephand serve` and what callers do to its connections: silence, crowds, and requests that are not as they should be."""

import resource
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from program import Program

HOST = "Host: a\r\n"
HEALTH = "GET /healthz HTTP/1.1\r\n" + HOST
LONG = "Content-Length: 99999999\r\n"


@pytest.fixture(scope="module")
def endpoint() -> Iterator[Program]:
    """The endpoint of the library."""
    with Program("serve", "--quiet") as program:
        yield program


def connect(program: Program) -> socket.socket:
    """A connection that has sent nothing yet."""
    host, port = program.url.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=10)


def ask(program: Program, text: str, seconds: float = 10) -> tuple[str, bytes, bool]:
    """The status, all that came, and whether the connection was closed in time."""
    with connect(program) as caller:
        caller.settimeout(seconds)
        caller.sendall(text.encode())
        content, is_closed = b"", False
        try:
            while more := caller.recv(65536):
                content += more
            is_closed = True
        except TimeoutError:
            pass
        return content.decode().split(" ")[1] if content else "", content, is_closed


@pytest.mark.parametrize("text, status, fields", [
    ("GET /healthz HTTP/1.0\r\n\r\n", "200", b"Connection: close"),
    ("GET /healthz HTTP/1.0\r\nConnection: close\r\n\r\n", "200", b""),
    (HEALTH + "Connection: Close, TE\r\n\r\n", "200", b""),
    ("GET /healthz HTTP/1.1\r\n\r\n", "400", b"one field 'Host'"),
    (HEALTH + "host: b\r\n\r\n", "400", b"one field 'Host'"),
    ("GET /healthz HTTP/1.1\r\nHost: a b/c\r\n\r\n", "400", b"no name with a port"),
    ("GET /healthz HTTP/1.1\r\nHost: a/c\r\n\r\n", "400", b"no name with a port"),
    ("GET /healthz HTTP/1.1\r\nHost: u@a\r\n\r\n", "400", b"no name with a port"),
    ("GET /healthz HTTP/1.1\r\nHost: a:99999\r\n\r\n", "400", b"no name with a port"),
    ("GET /healthz HTTP/1.1\r\nHost: a:b\r\n\r\n", "400", b"no name with a port"),
    ("GET /healthz HTTP/1.1\r\nHost: [::1]:80\r\nConnection: close\r\n\r\n", "200", b""),
    ("GET /healthz HTTP/1.1\r\nHost: a-b.test:8080\r\nConnection: close\r\n\r\n", "200", b""),
    (HEALTH + LONG + "\r\n", "413", b"longer than 65536 bytes"),
    ("POST /healthz HTTP/1.1\r\n" + HOST + LONG + "\r\n", "413", b"Connection: close"),
    ("POST / HTTP/1.1\r\n" + HOST + LONG + "Expect: 100-continue\r\n\r\n", "413", b""),
    (HEALTH + "Expect: tea\r\n\r\n", "417", b"100-continue"),
    ("GET http://a/healthz HTTP/1.1\r\n" + HOST + "Connection: close\r\n\r\n", "200", b"ok"),
    ("GET http://a HTTP/1.1\r\n" + HOST + "Connection: close\r\n\r\n", "404", b""),
    ("POST /healthz HTTP/1.1\r\n" + HOST + "Transfer-Encoding: chunked\r\n\r\n"
     + ("8000\r\n" + "a" * 0x8000 + "\r\n") * 3 + "0\r\n\r\n", "413", b"longer than 65536 bytes"),
    ("no request\r\n\r\n", "400", b"no request of HTTP"),
])
def test_answered_and_closed(endpoint: Program, text: str, status: str, fields: bytes) -> None:
    """The last request, and one after which nothing can be read, is answered and closed before any patience ends."""
    found, content, is_closed = ask(endpoint, text)
    assert (found, is_closed) == (status, True)
    assert fields.lower() in content.lower()


@pytest.mark.parametrize("text, count", [
    ("GET /healthz HTTP/1.0\r\nConnection: keep-alive\r\n\r\n", 1),
    (HEALTH + "\r\n", 1),
    ((HEALTH + "\r\n") * 3, 3),
])
def test_answered_and_kept(endpoint: Program, text: str, count: int) -> None:
    """A connection that may serve again stays open."""
    _, content, is_closed = ask(endpoint, text, seconds=0.5)
    assert content.count(b"200 OK") == count
    assert not is_closed


def test_continue(endpoint: Program) -> None:
    """Who asks whether to send the content is told to, and then has the answer."""
    with connect(endpoint) as caller:
        caller.sendall(
            f"POST /version HTTP/1.1\r\n{HOST}Content-Length: 2\r\nExpect: 100-continue\r\n\r\n"
            .encode())
        assert caller.recv(1000) == b"HTTP/1.1 100 Continue\r\n\r\n"
        caller.sendall(b"{}")
        assert caller.recv(1000).startswith(b"HTTP/1.1 405 ")


def test_a_caller_that_sends_no_more(endpoint: Program) -> None:
    """A caller that has closed its own side still gets its answer, and then the end."""
    with connect(endpoint) as caller:
        caller.sendall((HEALTH + "\r\n").encode())
        caller.shutdown(socket.SHUT_WR)
        content = b""
        while more := caller.recv(1000):
            content += more
        assert content.startswith(b"HTTP/1.1 200 ")


def test_silence(endpoint: Program) -> None:
    """A connection without a first byte is closed before one with some."""
    with connect(endpoint) as silent, connect(endpoint) as slow:
        slow.sendall(b"GET /h")
        assert silent.recv(1) == b""
        slow.sendall(f"ealthz HTTP/1.1\r\n{HOST}\r\n".encode())
        assert slow.recv(1000).startswith(b"HTTP/1.1 200 ")


def test_crowds(endpoint: Program) -> None:
    """2,000 silent connections and 40 callers of the costliest pictures do not keep others waiting."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    silent = [connect(endpoint) for _ in range(2000)]
    readings = ",".join(str(number * 7919 % 100) for number in range(800))
    costly = "/v1/render/speedometer.svg?easing={}&min=-{}&decimals=6&readings=" + readings
    answered = 0
    with ThreadPoolExecutor(40) as callers:
        asked = [
            callers.submit(endpoint.call, costly.format("elastic" if number % 2 else "ease", number))
            for number in range(40)
        ]
        while not all(each.done() for each in asked) or answered < 10:
            assert ask(endpoint, HEALTH + "Connection: close\r\n\r\n")[0] == "200"
            answered += 1
        assert {each.result()[0].status for each in asked} <= {200, 400, 503}
    for each in silent:
        each.close()
