"""The action and the hooks fetch the released program, and verify its checksum."""

import json
import os
import shutil
import subprocess

import pytest
from conftest import PROGRAM, ROOT, run

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


@pytest.mark.parametrize("remote", [
    "git@git.example:a/b.git", "git@git.example:/a/b.git", "git.example:a/b", "ssh://git@git.example/a/b.git",
    "ssh://git.example:2222/a/b", "git://git.example/a/b.git/", "https://git.example/a/b.git",
])
def test_every_form_of_a_remote_leads_to_its_releases(checkout, environment, tmp_path, version, remote):
    del environment["SWEEPHAND_RELEASES"]
    run("git", "init", "-q", checkout)
    run("git", "-C", checkout, "remote", "add", "origin", remote)
    curl = tmp_path / "tools/curl"
    curl.write_text(f'#!/bin/sh\nfor address; do :; done\necho "$address" >> {tmp_path}/asked\nexit 22\n')
    curl.chmod(0o755)
    released(checkout, environment, check=False)
    asked = (tmp_path / "asked").read_text()
    assert asked == f"https://git.example/a/b/releases/download/v{version}/SHA256SUMS\n"


@pytest.mark.parametrize("remote", [None, "/srv/sweephand.git", "../sweephand"])
def test_an_unknown_repository_is_told(checkout, environment, remote):
    del environment["SWEEPHAND_RELEASES"]
    if remote:
        run("git", "init", "-q", checkout)
        run("git", "-C", checkout, "remote", "add", "origin", remote)
    told = released(checkout, environment, check=False)
    assert "nobody names the repository" in told.stderr and "curl" not in told.stderr


def test_without_a_release_it_is_compiled(checkout, environment, releases):
    shutil.rmtree(releases)
    told = released(checkout, environment, check=False)
    assert told.returncode != 0 and "compiling Sweephand" in told.stderr


def test_one_command_compiles_and_installs(checkout, environment, tmp_path):
    tools = tmp_path / "tools"
    (tools / "swift").write_text(
        f'#!/bin/sh\necho "$*" >> {tmp_path}/calls\ncase "$*" in *show-bin-path) echo {tmp_path}/built;; esac\n')
    (tools / "pkg-config").write_text("#!/bin/sh\n")
    (tmp_path / "built").mkdir()
    for name in ["sweephand", "sweephand-media"]:
        shutil.copy(PROGRAM, tmp_path / "built" / name)
    home = {**environment, "HOME": str(tmp_path)}
    told = run("bash", checkout / "Scripts/install.sh", env=home, cwd=tmp_path)
    assert os.access(tmp_path / ".local/bin/sweephand", os.X_OK)
    assert b"is not in PATH" in told.stderr and b"sweephand-media" not in told.stderr
    assert "--traits" not in (tmp_path / "calls").read_text()
    (tools / "dpkg").write_text("#!/bin/sh\necho 'Status: install ok installed'\n")
    (tools / "dpkg").chmod(0o755)
    home["PATH"] += f":{tmp_path}/my programs"
    told = run("bash", checkout / "Scripts/install.sh", "--media", "my programs", env=home, cwd=tmp_path)
    assert {each.name for each in (tmp_path / "my programs").iterdir()} == {"sweephand", "sweephand-media"}
    assert b"is not in PATH" not in told.stderr
    assert "--traits Tool,Media --product sweephand-media" in (tmp_path / "calls").read_text()


def test_the_list_of_what_is_built_in(tmp_path):
    pins = [
        {"identity": "a", "location": "https://example.org/x/a.git", "state": {"revision": "abc", "version": "1.2.3"}},
        {"identity": "b", "location": "https://example.org/x/b", "state": {"revision": "def", "branch": "main"}},
    ]
    (tmp_path / "Package.resolved").write_text(json.dumps({"pins": pins, "version": 3}))
    for name in ["libxml-2.0", "yaml-0.1", "zlib", "harfbuzz-subset"]:
        (tmp_path / f"{name}.pc").write_text(f"Name: {name}\nVersion: 9.8\n")
    script = [ROOT / "Scripts/dist/sbom.py", "0.1.0", tmp_path / "Package.resolved", tmp_path]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": "0"}
    for file in ["one", "two"]:
        run("python3", *script, tmp_path / file, env=environment)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    bill = json.loads((tmp_path / "one").read_text())
    assert bill["bomFormat"] == "CycloneDX" and bill["metadata"]["timestamp"] == "1970-01-01T00:00:00Z"
    purls = [each["purl"] for each in bill["components"]]
    assert purls[:3] == [
        "pkg:swift/example.org/x/a@1.2.3", "pkg:swift/example.org/x/b@def", "pkg:generic/libxml-2.0@9.8"]
    assert bill["dependencies"][0]["dependsOn"] == purls


def test_a_hook_runs_in_the_folder_of_its_repository(checkout, environment, tmp_path):
    run(PROGRAM, "render", "ring", "-o", tmp_path / "ring.svg")
    hook = [checkout / "Scripts/hook.sh", "validate", "--profile", "svg2", "ring.svg"]
    run(*hook, env=environment, cwd=tmp_path)
    (tmp_path / "ring.svg").write_text("<svg/>")
    assert run(*hook, env=environment, cwd=tmp_path, check=False).returncode == 1
