"""The workflows to copy: each script of theirs runs in a repository, as a runner would run it."""

import json
import os
import re
import shutil
import subprocess

import pytest
import yaml
from conftest import PROGRAM, ROOT, run

pytestmark = pytest.mark.skipif(not os.access(PROGRAM, os.X_OK), reason="there is no program")

# Actions of others, and which of their inputs name files.
FOREIGN = {
    "actions/checkout@v4": [],
    "actions/upload-artifact@v4": ["path"],
    "github/codeql-action/upload-sarif@v4": ["sarif_file"],
}


class Runner:
    """Runs the steps of a job of GitHub in a folder."""

    def __init__(self, folder, checkout, environment, github):
        self.folder, self.checkout, self.github = folder, checkout, github
        self.temporary = folder.parent / "runner"
        self.temporary.mkdir()
        self.environment = {
            **environment,
            "CI": "true",
            "GITHUB_ACTION_PATH": str(checkout),
            # As the runner has it while a script of a composite action runs.
            "GITHUB_ACTION_REPOSITORY": "",
            "GITHUB_REPOSITORY": "me/dials",
            "GITHUB_STEP_SUMMARY": str(self.temporary / "summary"),
            "RUNNER_TEMP": str(self.temporary),
        }
        self.outputs, self.uploads, self.log = {}, [], ""

    def value(self, text, context):
        def find(found):
            name = found[1].strip()
            assert name in context, name
            return context[name]

        return re.sub(r"\$\{\{(.*?)\}\}", find, str(text))

    def script(self, step, context):
        """Runs a script, and returns its outputs."""
        output, paths = self.temporary / "output", self.temporary / "path"
        for file in (output, paths):
            file.write_text("")
        variables = {key: self.value(each, context) for key, each in step.get("env", {}).items()}
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", self.value(step["run"], context)],
            cwd=self.folder, capture_output=True, text=True, timeout=120,
            env={
                **self.environment, **variables,
                "GITHUB_OUTPUT": str(output), "GITHUB_PATH": str(paths),
            },
        )
        self.log += done.stdout + done.stderr
        for path in paths.read_text().split():
            self.environment["PATH"] = f"{path}:{self.environment['PATH']}"
        assert done.returncode == 0, self.log
        return dict(line.split("=", 1) for line in output.read_text().splitlines())

    def action(self, inputs):
        """Runs the scripts of action.yml."""
        description = yaml.safe_load((self.checkout / "action.yml").read_text())
        assert set(inputs) <= set(description["inputs"])
        context = dict(self.github)
        for name, each in description["inputs"].items():
            value = str(inputs.get(name, each["default"])).replace("True", "true")
            context[f"inputs.{name}"] = self.value(value, self.github)
        outputs = {}
        for step in description["runs"]["steps"]:
            for name, value in self.script(step, context).items():
                outputs[f"steps.{step['id']}.outputs.{name}"] = value
        return {
            name: self.value(each["value"], outputs)
            for name, each in description["outputs"].items()
        }

    def job(self, name):
        """Runs the one job of a workflow."""
        [job] = yaml.safe_load((ROOT / "docs/ci" / name).read_text())["jobs"].values()
        for step in job["steps"]:
            context = {**self.github, **self.outputs}
            use, inputs = step.get("uses", ""), step.get("with", {})
            if use == f"OWNER/sweephand@v{self.github['version']}":
                for key, value in self.action(inputs).items():
                    self.outputs[f"steps.{step.get('id')}.outputs.{key}"] = value
            elif use:
                for key in FOREIGN[use]:
                    file = self.folder / self.value(inputs[key], context)
                    assert file.is_file(), self.log
                    self.uploads.append(file.read_text())
            else:
                self.script(step, context)


@pytest.fixture
def repository(tmp_path):
    """Dials and icons in two states."""
    folder = tmp_path / "repository"
    (folder / "dials").mkdir(parents=True)
    (folder / "icons").mkdir()
    git = ["git", "-C", folder, "-c", "user.name=a", "-c", "user.email=a@example.org"]
    run("git", "init", "-q", folder)
    for value in (30, 40):
        document = {"sweephand": 1, "template": "ring", "with": {"value": value}}
        (folder / "dials/a ring.json").write_text(json.dumps(document))
        run(PROGRAM, "render", folder / "dials/a ring.json", "-o", folder / "dials/a ring.svg")
        shutil.copy(folder / "dials/a ring.svg", folder / "icons")
        run(*git, "add", ".")
        run(*git, "commit", "-qm", str(value))
    return folder


@pytest.fixture
def runner(repository, checkout, environment, version, tmp_path):
    tools = tmp_path / "tools"
    (tools / "gh").write_text('#!/bin/sh\necho "$*" >> "$RUNNER_TEMP/gh"\ncat "$5" >> "$RUNNER_TEMP/gh"\n')
    (tools / "gh").chmod(0o755)
    base = run("git", "-C", repository, "rev-parse", "HEAD~1").stdout.decode().strip()
    github = {
        "github.action_repository": "OWNER/sweephand",
        "github.event.pull_request.base.sha": base,
        "github.event.pull_request.number": "7",
        "github.token": "secret",
        "version": version,
    }
    return Runner(repository, checkout, environment, github)


def stale(repository):
    document = repository / "dials/a ring.json"
    document.write_text(document.read_text().replace("40", "41"))


def test_dials_are_checked(runner, repository):
    runner.job("github-dials.yml")
    stale(repository)
    with pytest.raises(AssertionError, match="::error file=dials"):
        runner.job("github-dials.yml")


def test_a_pull_request_is_told_what_changed(runner, repository):
    runner.job("github-changes.yml")
    told = (runner.temporary / "gh").read_text()
    assert told.startswith("pr comment 7 --body-file ") and "described as '40%" in told
    base, head = (
        run("git", "-C", repository, "rev-parse", each).stdout.decode().strip()
        for each in ("HEAD~1", "HEAD")
    )
    for commit in (base, head):
        address = f"https://github.com/me/dials/raw/{commit}/dials/a%20ring.svg"
        assert f'<img src="{address}"' in told
    [page] = runner.uploads
    assert page.startswith("<!DOCTYPE html>") and "described as" in page
    assert told.split("\n", 1)[1] in (runner.temporary / "summary").read_text()


def test_a_long_report_fits_into_a_comment(runner, repository):
    picture = (repository / "icons/a ring.svg").read_text()
    for index in range(400):
        (repository / f"icons/{index}.svg").write_text(picture)
    run("git", "-C", repository, "add", ".")
    run("git", "-C", repository, "-c", "user.name=a", "-c", "user.email=a", "commit", "-qm", "more")
    runner.job("github-changes.yml")
    told = (runner.temporary / "sweephand.md").read_text()
    assert 50_000 < len(told.encode()) < 61_000 and told.endswith("The page shows all of it.\n")


def test_reports_are_uploaded(runner, repository):
    (repository / "icons/bad.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"><circel/></svg>')
    runner.job("github-reports.yml")
    findings, checks = runner.uploads
    assert json.loads(findings)["runs"][0]["results"]
    assert "<testsuite" in checks and "<failure" not in checks


def test_the_action_takes_a_configuration(runner, repository):
    (repository / "icons/bad.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"><circel/></svg>')
    with pytest.raises(AssertionError, match="bad.svg"):
        runner.action({"base": ""})
    (repository / "sweephand.json").write_text('{"exclude": ["icons/bad.svg"]}')
    runner.action({"base": "", "config": "sweephand.json"})


@pytest.mark.parametrize("stales, named", [(False, "tag"), (True, "commit")])
def test_the_jobs_of_gitlab_run(repository, checkout, environment, version, tmp_path, stales, named):
    origin = tmp_path / "origin"
    run("git", "init", "-q", checkout)
    git = ["git", "-C", checkout, "-c", "user.name=a", "-c", "user.email=a@example.org"]
    # A finding in Sweephand's own files is none of the project's.
    (checkout / "bad.svg").write_text("<svg/>")
    run(*git, "add", ".")
    run(*git, "commit", "-qm", "all")
    run(*git, "tag", f"v{version}")
    commit = run(*git, "rev-parse", "HEAD").stdout.decode().strip()
    run(*git, "commit", "-q", "--allow-empty", "-m", "later")
    checkout.rename(origin)
    (tmp_path / "tools/apt-get").write_text("#!/bin/sh\n")
    base = run("git", "-C", repository, "rev-parse", "HEAD~1").stdout.decode().strip()
    if stales:
        stale(repository)
    jobs = yaml.safe_load((ROOT / "docs/ci/gitlab.yml").read_text())
    common = jobs.pop(".sweephand")
    assert common["variables"]["SWEEPHAND_VERSION"] == f"v{version}"
    if named == "commit":
        common["variables"]["SWEEPHAND_VERSION"] = commit
    statuses = {}
    for name, job in jobs.items():
        assert job["extends"] == ".sweephand"
        lines = ["set -eo pipefail", *common["before_script"], *job["script"]]
        done = run(
            "bash", "-c", "\n".join(lines), cwd=repository, check=False,
            env={
                **environment, **common["variables"], "CI": "true",
                "CI_MERGE_REQUEST_DIFF_BASE_SHA": base,
                "GIT_CONFIG_COUNT": "1",
                "GIT_CONFIG_KEY_0": f"url.file://{origin}.insteadOf",
                "GIT_CONFIG_VALUE_0": "https://github.com/OWNER/sweephand",
            },
        )
        statuses[name] = done.returncode
        assert done.returncode in (0, 1), done.stderr.decode()
        [file] = job["artifacts"].get("paths") or job["artifacts"]["reports"].values()
        assert (repository / file).stat().st_size > 0
    assert statuses == {"svg": 0, "dials": int(stales), "changes": 0}
    assert json.loads((repository / "quality.json").read_text()) == []
    assert ("<failure" in (repository / "dials.xml").read_text()) == stales
    assert "described as" in (repository / "changes.html").read_text()


def test_every_version_in_the_pages_exists(version):
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "docs/ci").glob("*.yml")]
    named = [
        each
        for page in pages
        for each in re.findall(r"(?:sweephand@|rev: |SWEEPHAND_VERSION: )(\S+)", page.read_text())
    ]
    assert named and set(named) == {f"v{version}"}
