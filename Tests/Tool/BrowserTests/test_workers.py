"""`sweephand serve --workers`: several processes on one port, and how they begin and end."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from dials import command
from program import Program, wait_until

pytestmark = pytest.mark.skipif(sys.platform == "darwin", reason="reads /proc")

DIAL = "/v1/render/speedometer.svg"


@pytest.fixture
def staffed() -> Iterator[Program]:
    """An endpoint of three processes."""
    with Program("serve", "--workers", "3") as program:
        yield program


def workers(program: Program) -> list[int]:
    """The processes that serve."""
    threads = Path(f"/proc/{program.process.pid}/task").glob("*/children")
    return [int(word) for thread in threads for word in thread.read_text().split()]


def is_there(pid: int) -> bool:
    """Whether a process runs; one that has ended may still wait to be seen."""
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return False


def connections(pid: int) -> int:
    """How many sockets a process has."""
    count = 0
    for link in Path(f"/proc/{pid}/fd").iterdir():
        try:
            count += os.readlink(link).startswith("socket:")
        except FileNotFoundError:
            pass
    return count


def test_the_same_bytes(staffed: Program) -> None:
    """All answer as one process does, under the same tags, and the first line tells of them."""
    assert re_line(staffed.lines[0])
    with Program("serve") as single:
        wanted = single.call(DIAL)
    with ThreadPoolExecutor(12) as pool:
        for answer, content in pool.map(lambda _: staffed.call(DIAL), range(60)):
            assert answer.status == 200 and content == wanted[1]
            assert answer.headers["ETag"] == wanted[0].headers["ETag"]


def re_line(line: str) -> bool:
    """Whether the line of the start is as it should be."""
    return line.startswith("sweephand serves ") and " templates by 3 processes: http://" in line


def test_each_takes_connections(staffed: Program) -> None:
    """Kept connections lie with more than one process."""
    before = {pid: connections(pid) for pid in workers(staffed)}
    assert len(before) == 3
    with ThreadPoolExecutor(30) as pool:
        kept = list(pool.map(lambda _: socket.create_connection(("127.0.0.1", staffed.port)), range(30)))
    for connection in kept:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        assert connection.recv(4096).startswith(b"HTTP/1.1 200")
    added = [connections(pid) - count for pid, count in before.items()]
    for connection in kept:
        connection.close()
    assert sum(added) == 30 and sum(count > 0 for count in added) > 1, added


def test_one_that_is_killed_is_replaced(staffed: Program) -> None:
    """The others answer meanwhile, and the error output says so."""
    before = workers(staffed)
    os.kill(before[0], signal.SIGKILL)
    wait_until(lambda: len(staffed.lines) > 1)
    assert f"worker {before[0]} has ended by signal 9, another one starts" in staffed.lines[1]
    wait_until(lambda: len(workers(staffed)) == 3)
    assert before[0] not in workers(staffed)
    assert all(staffed.call("/healthz")[0].status == 200 for _ in range(20))


def test_deaths_in_a_row_end_it(staffed: Program) -> None:
    """A worker that ends at once repeatedly is not restarted for ever."""

    def kill_all() -> bool:
        for pid in workers(staffed) if staffed.is_running else []:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        return not staffed.is_running

    wait_until(kill_all)
    assert staffed.process.wait() != 0
    wait_until(lambda: "again and again" in staffed.lines[-1])


@pytest.mark.parametrize("kind", [signal.SIGTERM, signal.SIGINT])
def test_they_end_together(staffed: Program, kind: signal.Signals) -> None:
    """A signal ends all, in time, and the port is free."""
    pids = workers(staffed)
    staffed.process.send_signal(kind)
    assert staffed.process.wait(timeout=15) == 0
    assert not any(map(is_there, pids))
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", staffed.port))


def test_none_outlives_its_parent(staffed: Program) -> None:
    """Even where the first process cannot say anything any more."""
    pids = workers(staffed)
    staffed.process.kill()
    wait_until(lambda: not any(map(is_there, pids)))


def test_a_port_that_is_taken(staffed: Program) -> None:
    """Two endpoints never share a port."""
    done = subprocess.run(
        [command(), "serve", "--workers", "2", "--port", str(staffed.port)],
        capture_output=True, text=True, timeout=30)
    assert done.returncode != 0 and f"port {staffed.port} of 127.0.0.1 is in use" in done.stderr


def test_documents_that_change(tmp_path: Path) -> None:
    """A worker that starts later never serves other documents than the first ones did."""
    path = tmp_path / "mine.yaml"
    path.write_text("sweephand: 1\ntitle: Mine\ntemplate: ring\n")
    with Program("serve", tmp_path, "--workers", "2") as program:
        path.write_text("sweephand: 1\ntitle: Other\ntemplate: ring\n")
        os.kill(workers(program)[0], signal.SIGKILL)
        wait_until(lambda: any("documents have changed" in line for line in program.lines))
        assert program.process.wait(timeout=20) != 0


@pytest.mark.parametrize("words", [["--workers", "0"], ["--workers", "9", "--max-connections", "8"]])
def test_numbers_that_make_no_sense(words: list[str]) -> None:
    done = subprocess.run([command(), "serve", *words], capture_output=True, text=True, timeout=30)
    assert done.returncode == 2 and "sweephand: " in done.stderr
