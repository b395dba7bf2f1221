"""The manual and the completions are in step with the commands."""

import json
import os
import re
import shutil
import subprocess

import pytest
from conftest import ROOT, run

PROGRAM = os.environ.get("SWEEPHAND", str(ROOT / ".build/optimised/release/sweephand"))

SOURCES = {
    f"themes/{each.name}{'/' * each.is_dir()}"
    for each in (ROOT / "samples/themes").iterdir()
    if each.is_dir() or each.suffix in {".yaml", ".svg"}
}

pytestmark = pytest.mark.skipif(not os.access(PROGRAM, os.X_OK), reason="there is no program")


def needs(tool):
    return pytest.mark.skipif(not shutil.which(tool), reason=f"{tool} is not installed")


def subcommands():
    command = json.loads(run(PROGRAM, "--experimental-dump-help").stdout)["command"]
    return {each["commandName"]: each for each in command["subcommands"]}


@pytest.fixture(scope="module")
def manual(tmp_path_factory):
    folder = tmp_path_factory.mktemp("manual")
    environment = {**os.environ, "SOURCE_DATE_EPOCH": "1760000000"}
    run("python3", ROOT / "Scripts/dist/manual.py", PROGRAM, folder, env=environment)
    return folder


@pytest.fixture(scope="module")
def completions(tmp_path_factory):
    folder = tmp_path_factory.mktemp("completions")
    files = [folder / "sweephand.bash", folder / "_sweephand", folder / "sweephand.fish"]
    run("bash", ROOT / "Scripts/dist/completions.sh", PROGRAM, *files)
    (folder / "bin").mkdir()
    (folder / "bin/sweephand").symlink_to(PROGRAM)
    return folder


def test_every_command_has_a_page_with_every_option(manual):
    commands = {name: each for name, each in subcommands().items() if name != "help"}
    pages = {each.stem for each in manual.iterdir()}
    assert pages == {"sweephand"} | {f"sweephand-{name}" for name in commands}
    for name, command in commands.items():
        page = (manual / f"sweephand-{name}.1").read_text().replace("\\", "")
        help = run(PROGRAM, name, "--help").stdout.decode()
        options = re.findall(r"^  (?:-\w, )?(--[a-z-]+)", help, re.M)
        assert len(options) > 1
        for option in options:
            assert f"fB{option}fR" in page, (name, option)
        for example in re.findall(r"^  (sweephand .*)", help, re.M):
            assert example.replace("\\", "") in page, (name, example)
        assert " ".join(command["abstract"].split())[1:].rstrip(".") in page


@needs("mandoc")
def test_the_pages_are_sound(manual):
    checked = run("mandoc", "-T", "lint", "-W", "warning", *manual.iterdir(), check=False)
    assert checked.stdout == b""


@needs("man")
def test_man_shows_a_page(manual):
    shown = run("man", "--local-file", "--ascii", manual / "sweephand-render.1").stdout.decode()
    assert "--interactive" in re.sub(".\b", "", shown) and "SEE ALSO" in re.sub(".\b", "", shown)


def bash(completions, line):
    """The completions of bash for a line."""
    script = """
    source "$1"
    line=$2
    COMP_LINE=$line COMP_POINT=${#line}
    read -ra COMP_WORDS <<< "$line"
    if [[ $line == *" " ]]; then COMP_WORDS+=(''); fi
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    compopt() { echo "compopt $*"; }
    _sweephand_open sweephand "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
    printf '%s\\n' "${COMPREPLY[@]}"
    """
    shown = subprocess.run(
        ["bash", "-c", script, "bash", str(completions / "sweephand.bash"), line],
        env={"PATH": f"{completions / 'bin'}:{os.environ['PATH']}"},
        cwd=ROOT / "samples", capture_output=True, text=True, timeout=20,
    )
    assert shown.stderr == ""
    return shown.stdout.split()


@pytest.mark.parametrize(
    "line, offered",
    [
        ("sweephand ren", {"render"}),
        ("sweephand render speedo", {"speedometer", "speedometer-artwork", "speedometer-vintage"}),
        ("sweephand render dials/boil", set()),
        ("sweephand render speedometer --set v", {"compopt", "-o", "nospace", "value=", "via="}),
        ("sweephand render ring --motion r", {"reduced"}),
        ("sweephand themes br", {"brass"}),
        ("sweephand templates vu", {"vu-meter"}),
        ("sweephand validate --profile sv", {"svg2", "svg11"}),
        ("sweephand render themes/", SOURCES),
    ],
)
def test_bash_completes(completions, line, offered):
    assert set(bash(completions, line)) == offered


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
@pytest.mark.parametrize(
    "words, offered",
    [
        ("render speedometer --set theme=bra", {"theme=brass"}),
        ("render clock --set running=", {"running=true", "running=false"}),
        ("render dials/clock-station.yaml --set ti", {"time="}),
        ("render nothing.yaml --set ti", set()),
        ("dump ring --set va", {"value="}),
    ],
)
def test_shells_ask_the_program_for_settings(shell, words, offered):
    """Also after 'name=', which bash treats as a separate word."""
    line = ["sweephand", *words.split()]
    place = [str(len(line) - 1), str(len(line[-1]))]
    shown = run(
        PROGRAM, "---completion", line[1], "--", "--set", *place, *line,
        cwd=ROOT / "samples", env={**os.environ, "SAP_SHELL": shell},
    )
    told = {each.split("\t")[0].replace("\\", "") for each in shown.stdout.decode().splitlines()}
    assert {each for each in told if each.startswith(line[-1])} == offered


@needs("fish")
@pytest.mark.parametrize(
    "line, offered", [("sweephand the", {"themes"}), ("sweephand render --motion r", {"reduced"})]
)
def test_fish_completes(completions, line, offered, tmp_path):
    script = f"source {completions / 'sweephand.fish'}; complete --do-complete {json.dumps(line)}"
    environment = {"PATH": f"{completions / 'bin'}:{os.environ['PATH']}", "HOME": str(tmp_path)}
    shown = run("fish", "--no-config", "-c", script, env=environment).stdout.decode()
    assert {each.split("\t")[0] for each in shown.splitlines()} == offered


@needs("zsh")
def test_zsh_reads_its_completions(completions):
    run("zsh", "-n", completions / "_sweephand")
    assert (completions / "_sweephand").read_text().startswith("#compdef sweephand")
