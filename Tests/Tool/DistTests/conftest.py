"""What Scripts/dist.sh made, and bare systems to try it on."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
DIST = ROOT / "dist"
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
    """What is in the archive."""
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
