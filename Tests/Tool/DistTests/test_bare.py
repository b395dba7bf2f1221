"""Each way to install gives the same picture on a system that has nothing."""

import re
import shutil

import pytest
from conftest import run
from guides import Guide

DRAW = ["render", "speedometer", "--set", "value=72"]


PIXELS = re.compile(r"-o \S+\.(gif|png|mp4|webp|pdf)\b")
NO_ARGUMENTS = b"sweephand: the arguments cannot be read\n  help: mount /proc\n"


def inside(system, *arguments, **options):
    return run("chroot", system, *arguments, **options)


def test_the_archive_draws_without_an_environment(program, speedometer):
    assert run(program, *DRAW, env={}).stdout == speedometer


def test_the_archive_draws_on_a_bare_system(system, archive, speedometer):
    root = system()
    run("tar", "-xJf", archive, "-C", root / "opt", "--strip-components=1")
    drawn = inside(root, "/usr/bin/env", "-i", "/opt/bin/sweephand", *DRAW)
    assert drawn.stdout == speedometer and drawn.stderr == b""


def test_the_package_draws_on_a_bare_system(system, package, speedometer):
    root = system()
    shutil.copy(package, root / "sweephand.deb")
    inside(root, "dpkg", "--install", "/sweephand.deb")
    assert inside(root, "sweephand", *DRAW).stdout == speedometer
    inside(root, "dpkg", "--purge", "sweephand")
    assert not (root / "usr/bin/sweephand").exists()


def test_the_wheel_draws_on_a_bare_system(system, wheel, speedometer):
    root = system("python3-venv")
    shutil.copy(wheel, root)
    inside(root, "python3", "-m", "venv", "/venv")
    inside(root, "/venv/bin/pip", "install", "--no-index", f"/{wheel.name}")
    assert inside(root, "/venv/bin/sweephand", *DRAW).stdout == speedometer
    code = "import sys, sweephand; sys.stdout.buffer.write(sweephand.render('speedometer', value=72))"
    drawn = inside(root, "/venv/bin/python", "-c", code, env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin"})
    assert drawn.stdout == speedometer


@pytest.mark.parametrize("page", ["README.md", "docs/start.md", "docs/how-to.md", "docs/ci.md"])
def test_guides_run_with_the_wheel_on_a_bare_system(system, wheel, page):
    """Pictures of pixels need another package, which test_media_package.py installs."""
    root = system("python3-venv", "fonts-dejavu-core", "tzdata")
    shutil.copy(wheel, root)
    inside(root, "python3", "-m", "venv", "/venv")
    inside(root, "/venv/bin/pip", "install", "--no-index", f"/{wheel.name}")
    (root / "work").mkdir()
    shutil.copy(root / "usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", root / "work/brand.ttf")

    def follow(script):
        lines = [line for line in script.splitlines() if not PIXELS.search(line)]
        shell = f"set -eu\ncd /work\nPATH=/venv/bin:/usr/bin:/bin\n" + "\n".join(lines)
        done = inside(root, "bash", "-c", shell, check=False)
        assert done.returncode == 0, f"{shell}\n{done.stderr.decode()}"
        print(shell, done.stdout.decode(), done.stderr.decode(), sep="\n")
        return done.stdout.decode()

    Guide(page, root / "work", follow).follow()


def test_times_need_the_zones_of_the_system(system, program):
    root = system()
    shutil.copy(program, root / "usr/bin")
    told = inside(
        root, "sweephand", "render", "clock", "--set", "time=now Asia/Tokyo", check=False
    )
    assert told.returncode in (0, 2)
    if told.returncode == 2:
        assert b"Asia/Tokyo" in told.stderr


def test_the_program_says_that_it_needs_proc(system, program):
    root = system()
    shutil.copy(program, root / "usr/bin")
    run("umount", root / "proc")
    told = inside(root, "sweephand", "templates", check=False)
    assert (told.returncode, told.stdout, told.stderr) == (2, b"", NO_ARGUMENTS)


def test_other_commands_work_on_a_bare_system(system, program, speedometer):
    root = system()
    shutil.copy(program, root / "usr/bin")
    for command in [["templates"], ["themes"], ["explain"], ["schema", "output"]]:
        assert inside(root, "sweephand", *command).stdout == run(program, *command).stdout
    inside(root, "sweephand", *DRAW, "-o", "/a.svg")
    inside(root, "sweephand", "render", "speedometer", "--set", "value=73", "-o", "/b.svg")
    assert (root / "a.svg").read_bytes() == speedometer
    inside(root, "sweephand", "validate", "/a.svg", "/b.svg")
    assert inside(root, "sweephand", "diff", "/a.svg", "/b.svg", check=False).returncode == 1
