"""The action and the hooks take the released program, and know it by its checksum."""

import os
import shutil
import subprocess

import pytest
from conftest import PROGRAM, run

pytestmark = pytest.mark.skipif(not os.access(PROGRAM, os.X_OK), reason="there is no program")


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


@pytest.mark.parametrize("named", ["SWEEPHAND_REPOSITORY", "the folder", "git"])
def test_the_repository_is_known_without_variables_of_the_runner(
    checkout, environment, releases, tmp_path, named
):
    """The runner empties GITHUB_ACTION_REPOSITORY, and what it unpacks is no repository."""
    del environment["SWEEPHAND_RELEASES"]
    environment.update(GITHUB_ACTION_REPOSITORY="", GITHUB_SERVER_URL=f"file://{tmp_path}/server")
    (tmp_path / "server/a/b/releases").mkdir(parents=True)
    releases.parent.rename(tmp_path / "server/a/b/releases/download")
    if named == "SWEEPHAND_REPOSITORY":
        environment[named] = "a/b"
    elif named == "the folder":
        folder = tmp_path / "_actions/a/b/v0.1.0"
        folder.parent.mkdir(parents=True)
        checkout = checkout.rename(folder)
    else:
        run("git", "init", "-q", checkout)
        run("git", "-C", checkout, "remote", "add", "origin", f"file://{tmp_path}/server/a/b.git")
    assert released(checkout, environment).stdout.startswith(str(checkout))


def test_an_unknown_repository_is_told(checkout, environment):
    del environment["SWEEPHAND_RELEASES"]
    told = released(checkout, environment, check=False)
    assert "nobody names the repository" in told.stderr and "curl" not in told.stderr


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
