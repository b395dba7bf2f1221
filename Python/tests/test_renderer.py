"""One process for many pictures, with restarts."""

import os
import signal
import threading
import time

import pytest

import sweephand

PICTURES = 10_000
VALUES = 25


def test_threads_get_their_own_pictures_though_the_process_is_killed(renderer):
    expected = [sweephand.render("ring", value=value) for value in range(VALUES)]
    assert len(set(expected)) == VALUES
    wrong, threads, done = [], 4, threading.Event()

    def draw(first):
        for number in range(first, PICTURES, threads):
            value = number % VALUES
            if renderer.render("ring", value=value) != expected[value]:
                wrong.append(number)

    def kill():
        while not done.wait(0.75):
            process = renderer._process
            if process:
                killed.append(process._process.pid)
                process._process.kill()

    killed = []
    killer = threading.Thread(target=kill)
    workers = [threading.Thread(target=draw, args=(first,)) for first in range(threads)]
    for thread in [killer, *workers]:
        thread.start()
    for thread in workers:
        thread.join(300)
    done.set()
    killer.join()
    assert not any(thread.is_alive() for thread in workers)
    assert wrong == [] and len(set(killed)) > 3


def test_one_process_serves_until_it_is_closed(renderer):
    renderer.render("ring")
    first = renderer._process._process
    renderer.render("clock", time="10:08")
    assert renderer._process._process is first
    renderer.close()
    assert first.returncode == 0
    assert renderer.render("ring")


def test_a_process_that_dies_between_pictures_is_replaced(renderer):
    before = renderer.render("ring")
    process = renderer._process._process
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    assert renderer.render("ring") == before


def test_a_process_without_a_reader_leaves_no_zombie():
    renderer = sweephand.Renderer()
    renderer.render("ring")
    process = renderer._process._process
    del renderer
    assert process.returncode == 0


def test_a_child_begins_a_process_of_its_own(renderer):
    before = renderer.render("ring")
    child = os.fork()
    if child == 0:
        os._exit(0 if renderer.render("ring") == before else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert renderer.render("ring") == before


@pytest.mark.parametrize("script", ["exit 2", "echo trouble >&2; exit 2", "kill -9 $$"])
def test_a_program_that_cannot_serve_is_told(tmp_path, monkeypatch, script):
    program = tmp_path / "sweephand"
    program.write_text(f"#!/bin/sh\nread line\n{script}\n")
    program.chmod(0o755)
    monkeypatch.setenv("SWEEPHAND", str(program))
    begin = time.monotonic()
    with pytest.raises(sweephand.ProgramError, match="ended|trouble"):
        sweephand.render("ring")
    assert time.monotonic() - begin < 5
