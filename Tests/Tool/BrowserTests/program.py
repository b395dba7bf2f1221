"""Runs `sweephand preview` and `sweephand serve` as processes that are called over sockets."""

import os
import queue
import re
import signal
import socket
import subprocess
import threading
import time
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

from dials import command


class Program:
    """A server on a port of its own for as long as it is entered."""

    def __init__(self, *arguments: str | Path) -> None:
        self.arguments = arguments
        self.lines: list[str] = []

    def __enter__(self) -> "Program":
        self.process = subprocess.Popen(
            [command(), *map(str, self.arguments), "--port", "0"],
            stderr=subprocess.PIPE, text=True, env={**os.environ, "TZ": "UTC"})
        addresses: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=self._read, args=(addresses,), daemon=True)
        self._reader.start()
        self.url = addresses.get(timeout=30)
        self.host = self.url.removeprefix("http://")
        self.port = int(self.host.rpartition(":")[2])
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        self._reader.join()
        self.process.stderr.close()

    def _read(self, addresses: queue.Queue[str]) -> None:
        is_told = False
        for line in self.process.stderr:
            self.lines.append(line.rstrip("\n"))
            if not is_told and (address := re.search(r"http://[\d.]+:\d+", line)):
                is_told = True
                addresses.put(address[0])

    @property
    def is_running(self) -> bool:
        """Whether it has neither ended nor crashed."""
        return self.process.poll() is None

    def terminate(self, seconds: float) -> int:
        """Asks it to end, and gives its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=seconds)

    def connect(self) -> HTTPConnection:
        """A connection that is kept for many calls."""
        return HTTPConnection("127.0.0.1", self.port, timeout=30)

    def call(
        self, target: str, method: str = "GET", body: str | None = None, **fields: str,
    ) -> tuple[HTTPResponse, bytes]:
        """Calls it once; fields are named with underscores, as in `if_none_match`."""
        connection = self.connect()
        headers = {name.replace("_", "-"): value for name, value in fields.items()}
        connection.request(method, target, body, headers)
        answer = connection.getresponse()
        content = answer.read()
        connection.close()
        return answer, content

    def send(self, data: bytes) -> bytes:
        """Sends bytes as they are, and gives all that comes until the connection ends."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=30) as connection:
            connection.sendall(data)
            return read_all(connection)


def read_all(connection: socket.socket) -> bytes:
    """All bytes until the other side closes the connection, in one way or the other."""
    parts = []
    try:
        while part := connection.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


def wait_until(holds: object, seconds: float = 20) -> None:
    """Waits for a condition of this process."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)
