"""Runs the program for one-time requests."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Union

from ._model import (
    Change,
    Diagnostic,
    Parameter,
    ProgramError,
    ProgramNotFound,
    Template,
)

#: A picture: the path of its file, or its bytes.
Picture = Union[str, "os.PathLike[str]", bytes]


def program() -> str:
    """The path of the program: ``$SWEEPHAND``, the one that came with this package, or the one that
    the shell finds."""
    wanted = os.environ.get("SWEEPHAND")
    if wanted:
        return wanted
    user = sysconfig.get_preferred_scheme("user")
    folders = [
        sysconfig.get_path("scripts"),
        sysconfig.get_path("scripts", user),
        # Of `pip install --target`.
        str(Path(__file__).parent.parent / "bin"),
    ]
    for folder in folders:
        file = os.path.join(folder, "sweephand")
        if os.access(file, os.X_OK):
            return file
    found = shutil.which("sweephand")
    if found:
        return found
    raise ProgramNotFound("there is no program 'sweephand'; set SWEEPHAND to its path")


def start(arguments: Sequence[str], **pipes: Any) -> subprocess.Popen[bytes]:
    """Starts the program."""
    path = program()
    try:
        return subprocess.Popen([path, *arguments], **pipes)
    except FileNotFoundError as error:
        raise ProgramNotFound(f"there is no program {path!r}") from error
    except OSError as error:
        raise ProgramError(f"{path!r} cannot be run: {error.strerror}") from error


def run(*arguments: str, is_report: bool = False) -> bytes:
    """Runs the program and returns its output; an exit with 1 because of findings is no failure.

    :param is_report: whether what it writes tells of every failure.
    """
    process = start(
        arguments, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    output, errors = process.communicate()
    if process.returncode not in (0, 1) and not (is_report and output):
        raise ProgramError(errors.decode(errors="replace").strip() or "the program failed")
    return output


def compare(name: str, *options: str, **pictures: Picture) -> Any:
    """The report in JSON of a command about pictures; bytes stand in a file while it runs, and reports
    call them by the names that the pictures have here.
    """
    with tempfile.TemporaryDirectory(prefix="sweephand-") as folder:
        paths, temporary = [], {}
        for word, picture in pictures.items():
            if isinstance(picture, bytes):
                file = Path(folder, f"{word}.svg")
                file.write_bytes(picture)
                paths.append(str(file))
                temporary[str(file)] = f"<{word}>"
            else:
                # An option begins with a hyphen.
                paths.append(os.path.join(".", os.fspath(picture)))

        def named(text: str) -> str:
            for path, word in temporary.items():
                text = text.replace(path, word)
            return text

        try:
            report = run(name, "--format=json", *options, *paths, is_report=name == "validate")
        except ProgramError as error:
            raise ProgramError(named(str(error))) from None
        return json.loads(named(report.decode()))


def version() -> str:
    """The version of the program."""
    return run("--version").decode().split()[1].rstrip(",")


def templates() -> dict[str, Template]:
    """The built-in templates by their names."""
    found = {}
    for record in json.loads(run("templates", "--json")):
        parameters = tuple(Parameter._read(each) for each in record.pop("parameters"))
        found[record["name"]] = Template._read({**record, "parameters": parameters})
    return found


def validate(picture: Picture, profile: str = "output") -> list[Diagnostic]:
    """Findings in an SVG file; an empty list if there are none.

    :param profile: what the file is for, as in ``sweephand validate --profile``.
    :raises ProgramError: if the file cannot be read.
    """
    report = compare("validate", f"--profile={profile}", picture=picture)
    found = [Diagnostic._read(each) for each in report["findings"]]
    if report["summary"]["unreadable"]:
        raise ProgramError(str(found[0]), found)
    return found


def diff(
    old: Picture, new: Picture, *, equal_within: float = 0, ignore: Sequence[str] = ()
) -> list[Change]:
    """How two pictures differ in meaning; an empty list if they do not.

    :param equal_within: the most by which equal numbers may differ.
    :param ignore: XPath expressions of what is left out.
    :raises ProgramError: if a file cannot be read.
    """
    options = [f"--equal-within={equal_within}", *(f"--ignore={each}" for each in ignore)]
    report = compare("diff", *options, old=old, new=new)
    return [Change._read(change) for pair in report for change in pair["changes"]]
