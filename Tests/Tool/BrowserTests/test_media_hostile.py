"""Pixels under bad conditions: a message, exit code 2, and nothing half-written."""

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest
from dials import command
from media import attempt, program
from program import Program, wait_until

LONG = ("clock", "--for", "20s", "--size", "1000", "--fps", "25")


@pytest.mark.parametrize(("arguments", "message"), [
    (("clock",), "1080000 frames, more than the limit of 10000"),
    (("clock", "--for", "4000s"), "100000 frames"),
    (("ring", "--size", "30000"), "30000 x 30000 pixels"),
    (("ring", "--size", "99999999999"), "more than 8192 a side"),
    (("ring", "--size", "@100x"), "40000 x 40000 pixels"),
    (("ring", "--size", "4000", "--fps", "50", "--for", "10s"), "are more than the limit of"),
    (("ring", "--fps", "0"), "use a rate above 0"),
    (("ring", "--fps", "60"), "at most 50 frames a second"),
    (("ring", "--size", "0"), "use a width"),
    (("ring", "--loop", "0"), "use forever or a number"),
    (("ring", "--background", "#fff8"), "an opaque colour"),
    (("ring", "--interactive"), "--interactive is for svg"),
    (("ring", "--frames", "5", "--format", "gif"), "--frames is for svg"),
    (("ring", "--at", "1s", "--for", "1s"), "--at and --for exclude each other"),
    (("ring", "--dither", "1"), "--dither is for png alone"),
    (("ring", "--dither", "3"), "--dither takes 1, 2 or 4"),
])
def test_what_is_refused(arguments: tuple[str, ...], message: str, tmp_path: Path) -> None:
    """It is refused before anything is drawn."""
    begin = time.process_time()
    done = attempt(*arguments, "-o", str(tmp_path / "x.gif"))
    assert (done.returncode, done.stdout) == (2, b"")
    assert message in done.stderr.decode()
    assert list(tmp_path.iterdir()) == []
    assert time.process_time() - begin < 5


def test_options_of_films_are_none_of_svg(tmp_path: Path) -> None:
    """An option without effect is an error."""
    for words in [("--size", "40"), ("--loop", "2"), ("--max-bytes", "9")]:
        done = attempt("ring", *words, "-o", str(tmp_path / "x.svg"))
        assert done.returncode == 2 and b"not for svg" in done.stderr
    done = attempt("ring", "--fps", "5", "-o", str(tmp_path / "x.png"))
    assert done.returncode == 2 and b"--fps is for films, not for png" in done.stderr


def test_a_document_of_50_mb(tmp_path: Path) -> None:
    """It is refused by its size."""
    (tmp_path / "x.yaml").write_bytes(b"#" * (50 << 20))
    done = attempt(str(tmp_path / "x.yaml"), "-o", str(tmp_path / "x.png"))
    assert done.returncode == 2 and b"limit 'size'" in done.stderr


def test_a_full_disk() -> None:
    """A failed write is reported."""
    done = attempt("ring", "--format", "gif", "-o", "/dev/full")
    assert done.returncode == 2 and b"no space left on device" in done.stderr


@pytest.mark.parametrize("form", ["png", "gif", "mp4"])
def test_a_disk_that_becomes_full(form: str, tmp_path: Path) -> None:
    """The old file stays, alone."""
    script = """
        mount -t tmpfs -o size=12k none "$1" && cd "$1" && echo old > "x.$3" || exit 99
        TMPDIR=$1 "$2" render speedometer --size 1000 -o "x.$3"
        echo $?
        ls -A
        cat "x.$3"
    """
    # A user of its own may mount a disk where the system lets it.
    done = subprocess.run(
        ["unshare", "--map-root-user", "--mount", "sh", "-c", script, "sh", tmp_path,
         Path(command()).resolve(), form],
        capture_output=True, text=True, timeout=120)
    if done.returncode in {1, 99}:
        pytest.skip(f"no disk of its own: {done.stderr}")
    assert done.stdout.split() == ["2", f"x.{form}", "old"], done.stderr
    assert "no space left on device" in done.stderr.lower()


def test_a_broken_pipe() -> None:
    """A reader that stops ends the command, as with SVG."""
    with subprocess.Popen(
        [command(), "render", "ring", "--format", "y4m"], stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        process.stdout.read(10)
        process.stdout.close()
        assert process.wait(timeout=60) in {2, -signal.SIGPIPE}
        assert process.stderr.read() == b""


def fake(folder: Path, name: str, script: str) -> dict[str, str]:
    """An environment in which a program is a script."""
    folder.mkdir(exist_ok=True)
    file = folder / name
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    return {"env": {**os.environ, "PATH": f"{folder}:/usr/bin:/bin"}}


@pytest.mark.parametrize(("script", "message"), [
    ("echo 'no codec' >&2; exit 3", "ffmpeg failed: no codec"),
    ("head -c 1000 >/dev/null; kill -9 $$", "ffmpeg failed"),
    ("cat >/dev/null", "ffmpeg made no film"),
])
def test_ffmpeg_that_dies(script: str, message: str, tmp_path: Path) -> None:
    """The last message is the reason; the old file stays."""
    (tmp_path / "x.mp4").write_text("old")
    options = fake(tmp_path / "bin", "ffmpeg", script)
    done = attempt("ring", "--for", "3s", "-o", str(tmp_path / "x.mp4"), **options)
    assert done.returncode == 2 and message in done.stderr.decode()
    assert (tmp_path / "x.mp4").read_text() == "old"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bin", "x.mp4"]


def alone(folder: Path) -> Path:
    """The command in a folder of its own."""
    folder.mkdir()
    return Path(shutil.copy(Path(command()).resolve(), folder / "sweephand"))


def test_without_the_program(tmp_path: Path) -> None:
    """The message names the package; SVG needs none."""
    own = alone(tmp_path / "bin")
    run = {"capture_output": True, "env": {"PATH": "/usr/bin"}, "cwd": tmp_path}
    done = subprocess.run([own, "render", "ring", "-o", "x.png"], **run)
    assert done.returncode == 2 and b"install the package sweephand-media" in done.stderr
    assert not (tmp_path / "x.png").exists()
    assert subprocess.run([own, "render", "ring", "-o", "x.svg"], **run).returncode == 0


def test_the_program_in_path(tmp_path: Path) -> None:
    """It is found in PATH too; one that is no such program is told."""
    own = alone(tmp_path / "bin")
    (tmp_path / "other").mkdir()
    (tmp_path / "other/sweephand-media").symlink_to(program())
    run = {"capture_output": True, "cwd": tmp_path}
    done = subprocess.run(
        [own, "render", "ring", "-o", "x.png"], **run, env={"PATH": f"{tmp_path}/other"})
    assert done.returncode == 0, done.stderr
    for script in ["exit 0", "exec cat", "yes"]:
        options = fake(tmp_path / "fake", "sweephand-media", script)
        done = subprocess.run([own, "render", "ring", "-o", "y.png"], **run, **options)
        assert done.returncode == 2, script
        assert b"sweephand-media ended before its work was done" in done.stderr
        assert not (tmp_path / "y.png").exists()


def children(process: int) -> list[int]:
    """The processes that one has started."""
    lists = Path(f"/proc/{process}/task").glob("*/children")
    return [int(word) for each in lists for word in each.read_text().split()]


def begun(*arguments: str | Path) -> tuple[subprocess.Popen, int]:
    """A command at work, and its program for pixels."""
    process = subprocess.Popen([command(), *map(str, arguments)], stderr=subprocess.PIPE)
    wait_until(lambda: children(process.pid))
    return process, children(process.pid)[0]


def ended(process: subprocess.Popen) -> tuple[int, str]:
    """The exit code of a command, and what it said."""
    said = process.communicate(timeout=120)[1]
    return process.returncode, said.decode()


def is_there(process: int) -> bool:
    """Whether a process has not ended, with all of its threads."""
    path = Path(f"/proc/{process}")
    try:
        is_dead = (path / "stat").read_text().rpartition(")")[2].split()[0] == "Z"
        return not is_dead or len(list((path / "task").iterdir())) > 1
    except FileNotFoundError:
        return False


def test_the_program_is_killed(tmp_path: Path) -> None:
    """The command tells it; the old file stays."""
    (tmp_path / "x.gif").write_text("old")
    process, media = begun("render", *LONG, "-o", tmp_path / "x.gif", "--limit", "time=600")
    os.kill(media, signal.SIGKILL)
    code, said = ended(process)
    assert code == 2 and "sweephand-media ended" in said
    assert (tmp_path / "x.gif").read_text() == "old"
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize("kind", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_the_command_is_killed(kind: int, tmp_path: Path) -> None:
    """The program for pixels goes with it."""
    process, media = begun("render", *LONG, "-o", tmp_path / "x.gif", "--limit", "time=600")
    process.send_signal(kind)
    assert ended(process) == (-kind, "")
    wait_until(lambda: not is_there(media))
    assert list(tmp_path.iterdir()) == []


def test_time_has_a_limit(tmp_path: Path) -> None:
    """A film that takes too long is cancelled, with all processes that work on it."""
    process, media = begun("render", *LONG, "-o", tmp_path / "x.gif", "--limit", "time=2")
    assert ended(process) == (2, "sweephand: the limit 'time' is exceeded\n")
    wait_until(lambda: not is_there(media))
    assert list(tmp_path.iterdir()) == []


def test_serve_goes_on(tmp_path: Path) -> None:
    """A program that is killed is replaced; limits hold; it ends with the server."""
    target = "/v1/render/ring.png?size=64"
    with Program("serve") as server:
        assert server.call(target)[0].status == 200
        first = children(server.process.pid)
        os.kill(first[0], signal.SIGKILL)
        wait_until(lambda: not is_there(first[0]))
        assert server.call(f"{target}&value=3")[0].status == 200
        second = children(server.process.pid)
        for query, word in [
            ("size=2049", "2048"), ("size=30000", "30000"), ("size=x", "'size' cannot be 'x'"),
            ("fps=0", "'fps' cannot be '0'"), ("for=1e9", "'for' cannot be"),
            ("poster=last", "'poster' cannot be"),
        ]:
            answer, content = server.call(f"/v1/render/ring.gif?{query}")
            assert answer.status == 400 and word in content.decode(), query
        assert server.call("/v1/render/clock.gif")[0].status == 400
        server.terminate(30)
        wait_until(lambda: not any(map(is_there, second)))


def test_serve_without_the_program(tmp_path: Path) -> None:
    """SVG is served all the same."""
    own = alone(tmp_path / "bin")
    env = {"PATH": "/usr/bin"}
    with subprocess.Popen(
        [own, "serve", "--port", "0"], stderr=subprocess.PIPE, text=True, env=env
    ) as process:
        url = process.stderr.readline().split()[-1].removesuffix("/v1/templates")
        curl = ["curl", "-s", "-o", "/dev/null", "-w", "%{http_code}"]
        for ending, status in [("png", "503"), ("svg", "200")]:
            said = subprocess.run(
                [*curl, f"{url}/v1/render/ring.{ending}"], capture_output=True, text=True)
            assert said.stdout == status
        process.terminate()
