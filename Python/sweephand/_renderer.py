"""Pictures, from a process that answers a line of JSON with a line of JSON."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import threading
import weakref
from collections.abc import Mapping
from typing import IO, Any

from ._command import start
from ._model import SVG, Diagnostic, Options, ProgramError, RenderError, Source, Value

#: How often a picture is asked for again when something else ends the process.
_ATTEMPTS = 5


def render(
    source: Source,
    values: Mapping[str, Value] | None = None,
    /,
    *,
    options: Options | None = None,
    **parameters: Value,
) -> SVG:
    """Draws one picture.

    >>> render("speedometer", value=72, theme="brass", options={"motion": "none"})

    :param source: a template's name, a document's path, or a document as a mapping.
    :param values: parameters whose names are no names of Python.
    :param options: how the picture is written.
    :param parameters: the parameters of the template or document.
    :raises RenderError: with diagnostics, if there is no picture.
    """
    with Renderer() as renderer:
        return renderer.render(source, values, options=options, **parameters)


class Renderer:
    """Draws many pictures with one process, which begins with the first of them.

    Threads may share a renderer; they take turns. When the process ends, by whatever means, the next
    picture has a new one, and a picture that was being drawn is asked for again.

    >>> with Renderer() as renderer:
    ...     for value in range(100):
    ...         renderer.render("speedometer", value=value).save(f"{value}.svg")
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: _Process | None = None

    def render(
        self,
        source: Source,
        values: Mapping[str, Value] | None = None,
        /,
        *,
        options: Options | None = None,
        **parameters: Value,
    ) -> SVG:
        """Draws one picture; see :func:`render`."""
        request = _request(source, {**(values or {}), **parameters}, options or {})
        with self._lock:
            answer = self._answer(json.dumps(request).encode() + b"\n")
        found = tuple(Diagnostic._read(each) for each in answer["diagnostics"])
        if "svg" in answer:
            return SVG(answer["svg"].encode(), found)
        raise RenderError(answer["error"], found)

    def close(self) -> None:
        """Ends the process; the next picture begins another."""
        with self._lock:
            self._end()

    def __enter__(self) -> Renderer:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _answer(self, line: bytes) -> Any:
        for _ in range(_ATTEMPTS):
            # The process of a parent that has forked is not ours, and one that was begun in another
            # folder reads paths from there.
            if self._process and self._process.place != (os.getpid(), os.getcwd()):
                self._process = None
            if not self._process:
                self._process = _Process()
            answer = self._process.ask(line)
            if answer:
                return json.loads(answer)
            status, words = self._end()
            if status >= 0:
                raise ProgramError(words or f"the program ended with {status}")
        raise ProgramError("the program was ended again and again")

    def _end(self) -> tuple[int, str]:
        process, self._process = self._process, None
        return process.end() if process else (0, "")


class _Process:
    """The program, waiting for requests."""

    def __init__(self) -> None:
        self.place = (os.getpid(), os.getcwd())
        # An unread pipe could fill up.
        self._errors: IO[bytes] = tempfile.TemporaryFile()
        self._process = start(
            ["pipe"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors
        )
        self._finalizer = weakref.finalize(self, _close, self._process, self._errors, self.place[0])

    def ask(self, line: bytes) -> bytes:
        """The response to a request; nothing if the process has ended."""
        assert self._process.stdin and self._process.stdout
        try:
            self._process.stdin.write(line)
            self._process.stdin.flush()
            answer = self._process.stdout.readline()
        except OSError:
            return b""
        return answer if answer.endswith(b"\n") else b""

    def end(self) -> tuple[int, str]:
        """The exit code and the messages of the process."""
        _close_input(self._process)
        status = self._process.wait()
        self._errors.seek(0)
        words = self._errors.read().decode(errors="replace").strip()
        self._finalizer()
        return status, words


def _close_input(process: subprocess.Popen[bytes]) -> None:
    assert process.stdin
    try:
        process.stdin.close()
    except OSError:
        pass


def _close(process: subprocess.Popen[bytes], errors: IO[bytes], owner: int) -> None:
    if owner != os.getpid():
        return
    _close_input(process)
    assert process.stdout
    process.stdout.close()
    process.wait()
    errors.close()


def _request(
    source: Source, values: Mapping[str, Value], options: Mapping[str, object]
) -> dict[str, object]:
    arguments = []
    for name, option in options.items():
        word = "--" + name.replace("_", "-")
        if option is True:
            arguments.append(word)
        elif option is not False and option is not None:
            arguments.append(f"{word}={option}")
    request: dict[str, object] = {
        "set": {name: _text(value) for name, value in values.items() if value is not None}
    }
    if isinstance(source, Mapping):
        return {**request, "arguments": [*arguments, "-"], "input": json.dumps(source)}
    return {**request, "arguments": [*arguments, "--", os.fspath(source)]}


def _text(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "null"
    if isinstance(value, (str, int, float)):
        return str(value)
    return ", ".join(_text(item) for item in value)
