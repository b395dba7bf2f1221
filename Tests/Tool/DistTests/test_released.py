"""The action and the hooks take the released program, and know it by its checksum."""

import hashlib
import os
import shutil
import subprocess
import tarfile

import pytest
from conftest import DIST, ROOT, run

PROGRAM = os.environ.get("SWEEPHAND", str(ROOT / ".build/optimised/release/sweephand"))

pytestmark = pytest.mark.skipif(not os.access(PROGRAM, os.X_OK), reason="there is no program")


@pytest.fixture
def checkout(tmp_path):
    """The files that a hook or an action has of the project."""
    folder = tmp_path / "checkout"
    for name in ["Scripts", "Sources/Tool/SweephandCommand/Version.swift", "action.yml"]:
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, target)
    return folder


@pytest.fixture(scope="module")
def version():
    return run(PROGRAM, "--version").stdout.decode().split()[1].rstrip(",")


@pytest.fixture(scope="module")
def archive(tmp_path_factory, version):
    """The archive of Scripts/dist.sh, or one with the program that was built."""
    name = f"sweephand-{version}-x86_64-linux"
    if (DIST / f"{name}.tar.xz").exists():
        return DIST / f"{name}.tar.xz"
    archive = tmp_path_factory.mktemp("archive") / f"{name}.tar.xz"
    with tarfile.open(archive, "w:xz", preset=0) as file:
        file.add(os.path.realpath(PROGRAM), f"{name}/bin/sweephand")
    return archive


@pytest.fixture
def releases(tmp_path, version, archive):
    """A folder of releases."""
    folder = tmp_path / f"releases/v{version}"
    folder.mkdir(parents=True)
    shutil.copy(archive, folder)
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    (folder / "SHA256SUMS").write_text(f"{digest}  {archive.name}\n")
    return folder


@pytest.fixture
def environment(tmp_path, releases):
    """Commands that are there in every system, and a Swift that only says that it was called."""
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


def released(checkout, environment, check=True):
    script = checkout / "Scripts/released.sh"
    return subprocess.run(
        ["bash", script], env=environment, capture_output=True, text=True, check=check, timeout=60
    )


def test_the_released_program_is_fetched_once(checkout, environment, releases, version):
    path = released(checkout, environment).stdout.strip()
    assert path.startswith(str(checkout))
    assert run(path, "--version").stdout.decode().startswith(f"sweephand {version},")
    shutil.rmtree(releases)
    assert released(checkout, environment).stdout.strip() == path


def test_a_wrong_sum_ends_it(checkout, environment, releases):
    wrong = {**environment, "SWEEPHAND_SHA256": "0" * 64}
    told = released(checkout, wrong, check=False)
    assert told.returncode == 2 and "checksum" in told.stderr and told.stdout == ""
    sums = releases / "SHA256SUMS"
    sums.write_text(sums.read_text().replace("  ", "0  ").removeprefix("0"))
    told = released(checkout, environment, check=False)
    assert told.returncode == 2 and "checksum" in told.stderr
    assert not (checkout / ".build/released").exists()


def test_the_right_sum_is_taken(checkout, environment, releases):
    digest = (releases / "SHA256SUMS").read_text().split()[0]
    assert released(checkout, {**environment, "SWEEPHAND_SHA256": digest}).stdout


def test_without_a_release_it_is_compiled(checkout, environment, releases):
    shutil.rmtree(releases)
    told = released(checkout, environment, check=False)
    assert told.returncode != 0 and "compiling Sweephand" in told.stderr


def test_a_hook_runs_in_the_folder_of_its_repository(checkout, environment, tmp_path):
    run(PROGRAM, "render", "ring", "-o", tmp_path / "ring.svg")
    hook = [checkout / "Scripts/hook.sh", "validate", "--profile", "svg2", "ring.svg"]
    run(*hook, env=environment, cwd=tmp_path)
    (tmp_path / "ring.svg").write_text("<svg/>")
    assert run(*hook, env=environment, cwd=tmp_path, check=False).returncode == 1


def test_the_action_runs_with_the_released_program(checkout, environment, tmp_path):
    program = released(checkout, environment).stdout.strip()
    repository, outputs = tmp_path / "repository", tmp_path / "outputs"
    repository.mkdir()
    git = ["git", "-C", repository, "-c", "user.name=a", "-c", "user.email=a@example.org"]
    run("git", "init", "-q", repository)
    for value in (30, 40):
        run(program, "render", "ring", "--set", f"value={value}", "-o", repository / "ring.svg")
        run(*git, "add", ".")
        run(*git, "commit", "-qm", str(value))
    ran = run(
        "bash", checkout / "Scripts/action.sh", cwd=repository,
        env={
            **environment,
            "PATH": f"{os.path.dirname(program)}:{environment['PATH']}",
            "GITHUB_OUTPUT": str(outputs),
            "RUNNER_TEMP": str(tmp_path),
            "SWEEPHAND_PATHS": ".",
            "SWEEPHAND_BASE": "HEAD~1",
        },
    )
    assert ran.returncode == 0 and "changed=true" in outputs.read_text()
    assert "40" in (tmp_path / "sweephand.md").read_text()
