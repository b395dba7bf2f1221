"""The output of Scripts/dist/media.sh: the package and the wheel of sweephand-media."""

import subprocess
import sys

import pytest
from conftest import ROOT, run

MADE = ROOT / "build/media"


@pytest.fixture
def files():
    found = sorted(path.name for path in MADE.glob("*")) if MADE.exists() else []
    if not found:
        pytest.skip("Scripts/dist/media.sh has not made anything")
    return {name.rpartition(".")[2]: MADE / name for name in found}


def test_the_package_depends_on_the_libraries_of_the_system(files):
    said = run("dpkg-deb", "--field", files["deb"]).stdout.decode()
    for library in ["librsvg2-2", "libcairo2", "libpng16-16", "libwebpdemux2", "libgif7"]:
        assert f"{library} (>=" in said
    assert "libswift" not in said
    listing = run("dpkg-deb", "--contents", files["deb"]).stdout.decode()
    assert "./usr/bin/sweephand-media" in listing


def test_the_wheel_installs_the_program(files, tmp_path):
    run(sys.executable, "-m", "venv", tmp_path / "v")
    run(tmp_path / "v/bin/pip", "install", "-q", "--no-deps", "--no-index", files["whl"])
    done = subprocess.run([tmp_path / "v/bin/sweephand-media", "--help"], capture_output=True)
    assert done.returncode == 0 and b"sweephand render" in done.stderr


def test_the_checksums_are_right(files):
    run("sha256sum", "--check", "--quiet", "SHA256SUMS", cwd=MADE)
