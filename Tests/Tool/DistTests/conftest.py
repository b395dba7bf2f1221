"""The output of Scripts/dist.sh, and bare systems to try it on."""

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
DIST = ROOT / "dist"
sys.path.append(str(ROOT / "Tests/Tool/BrowserTests"))
PROGRAM = os.environ.get("SWEEPHAND", str(ROOT / ".build/optimised/release/sweephand"))
# Outside the project, because a clean checkout should not have to fetch a system again.
SYSTEMS = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "sweephand"


def run(*arguments, **options):
    options = {"check": True, "capture_output": True, "timeout": 120, **options}
    return subprocess.run([str(each) for each in arguments], **options)


def made(pattern):
    found = sorted(DIST.glob(pattern))
    if not found:
        pytest.skip("Scripts/dist.sh has not made anything")
    return found[0]


@pytest.fixture(scope="session")
def archive():
    return made("*.tar.xz")


@pytest.fixture(scope="session")
def package():
    return made("*.deb")


@pytest.fixture(scope="session")
def wheel():
    return made("*.whl")


@pytest.fixture(scope="session")
def tree(archive, tmp_path_factory):
    """The content of the archive."""
    folder = tmp_path_factory.mktemp("archive")
    run("tar", "-xJf", archive, "-C", folder)
    return folder / archive.name.removesuffix(".tar.xz")


@pytest.fixture(scope="session")
def program(tree):
    return tree / "bin/sweephand"


@pytest.fixture(scope="session")
def speedometer(program):
    """The picture that every way of installing has to give."""
    built = os.environ.get("SWEEPHAND", program)
    return run(built, "render", "speedometer", "--set", "value=72").stdout


@pytest.fixture
def system(tmp_path):
    """A function that gives a copy of Debian 12 without anything, or with more packages."""
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        pytest.skip("a bare system needs root and debootstrap")

    def make(*packages):
        kept = SYSTEMS / "-".join(["bookworm", *packages])
        if not (kept / "etc/debian_version").exists() or (kept / "debootstrap").exists():
            shutil.rmtree(kept, ignore_errors=True)
            kept.parent.mkdir(parents=True, exist_ok=True)
            include = [f"--include={','.join(packages)}"] if packages else []
            made = run(
                "debootstrap", "--variant=minbase", *include, "bookworm", kept,
                check=False, timeout=900,
            )
            if made.returncode:
                shutil.rmtree(kept, ignore_errors=True)
                pytest.skip("debootstrap could not make a system")
        copy = tmp_path / kept.name
        run("cp", "-a", "--reflink=auto", kept, copy)
        run("mount", "-t", "proc", "proc", copy / "proc")
        mounted.append(copy / "proc")
        return copy

    mounted = []
    yield make
    for place in mounted:
        run("umount", place, check=False)


@pytest.fixture
def checkout(tmp_path):
    """The files that a hook or an action has of the project."""
    folder = tmp_path / "checkout"
    for name in ["Scripts", "Sources/Tool/SweephandCommand/Version.swift", "action.yml"]:
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, target)
    return folder


@pytest.fixture(scope="session")
def version():
    return run(PROGRAM, "--version").stdout.decode().split()[1].rstrip(",")


@pytest.fixture(scope="session")
def released_archive(tmp_path_factory, version):
    """The archive of Scripts/dist.sh, or one with the program that was built."""
    name = f"sweephand-{version}-x86_64-linux"
    if (DIST / f"{name}.tar.xz").exists():
        return DIST / f"{name}.tar.xz"
    archive = tmp_path_factory.mktemp("archive") / f"{name}.tar.xz"
    with tarfile.open(archive, "w:xz", preset=0) as file:
        file.add(os.path.realpath(PROGRAM), f"{name}/bin/sweephand")
    return archive


@pytest.fixture
def releases(tmp_path, version, released_archive):
    """A folder of releases."""
    folder = tmp_path / f"releases/v{version}"
    folder.mkdir(parents=True)
    shutil.copy(released_archive, folder)
    digest = hashlib.sha256(released_archive.read_bytes()).hexdigest()
    (folder / "SHA256SUMS").write_text(f"{digest}  {released_archive.name}\n")
    return folder


@pytest.fixture
def environment(tmp_path, releases):
    """Commands of every system, and a Swift that only records its call."""
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ["swift", "pkg-config", "apt-get", "sudo"]:
        (tools / name).write_text(f'#!/bin/sh\necho "{name} $*" >&2\nexit 3\n')
        (tools / name).chmod(0o755)
    base = {key: os.environ[key] for key in ["HOME", "LANG"] if key in os.environ}
    return {
        **base,
        "PATH": f"{tools}:/usr/bin:/bin",
        "SWEEPHAND_RELEASES": f"file://{releases.parent}",
    }
