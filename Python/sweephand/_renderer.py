"""Pictures, from a process that answers a line of JSON with a line of JSON."""

from __future__ import annotations

import json
import math
import os
import subprocess
import tempfile
import threading
import weakref
from collections.abc import Mapping, Sequence
from decimal import Decimal
from numbers import Integral, Number, Real
from typing import IO, Any

from ._command import start
from ._model import (
    SVG,
    Diagnostic,
    Image,
    MediaOptions,
    Options,
    ProgramError,
    RenderError,
    Source,
    Theme,
    Value,
)

#: How often a picture is asked for again when something else ends the process.
_ATTEMPTS = 5


def render(
    source: Source,
    values: Mapping[str, Value | Theme] | None = None,
    /,
    *,
    options: Options | None = None,
    **parameters: Value | Theme,
) -> SVG:
    """Draws one picture.

    >>> render("speedometer", value=72, theme="brass", options={"motion": "none"})
    >>> render("ring", value=64, theme={"base": "flat", "accent": "#0a7"})

    :param source: a template's name, a document's path, or a document as a mapping.
    :param values: parameters whose names are no names of Python.
    :param options: how the picture is written.
    :param parameters: the parameters of the template or document.
    :raises RenderError: with diagnostics, if there is no picture.
    """
    with Renderer() as renderer:
        return renderer.render(source, values, options=options, **parameters)


def png(
    source: Source,
    values: Mapping[str, Value | Theme] | None = None,
    /,
    *,
    options: MediaOptions | None = None,
    **parameters: Value | Theme,
) -> Image:
    """Draws one picture as PNG; it needs the program ``sweephand-media``.

    >>> png("speedometer", value=72, options={"size": "@2x"}).save("speed.png")

    :raises RenderError: if there is no picture, or no ``sweephand-media``.
    """
    return _media("png", source, _merged(values, parameters), options or {})


def gif(
    source: Source,
    values: Mapping[str, Value | Theme] | None = None,
    /,
    *,
    options: MediaOptions | None = None,
    **parameters: Value | Theme,
) -> Image:
    """Draws one film as GIF, as for mail; see :func:`png`.

    >>> gif("ring", value=64, options={"size": "240", "loop": "forever"}).save("ring.gif")
    """
    return _media("gif", source, _merged(values, parameters), options or {})


def _media(
    form: str, source: Source, values: Mapping[str, Any], options: Mapping[str, object]
) -> Image:
    names, text = _source(source)
    settings = [f"--set={name}={value}" for name, value in _settings(values).items()]
    process = start(
        ["render", f"--format={form}", "--quiet", *settings, *_arguments(options), *names],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )
    output, errors = process.communicate((text or "").encode())
    if process.returncode != 0:
        raise RenderError(errors.decode(errors="replace").strip() or "the program failed")
    return Image(output)


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
        values: Mapping[str, Value | Theme] | None = None,
        /,
        *,
        options: Options | None = None,
        **parameters: Value | Theme,
    ) -> SVG:
        """Draws one picture; see :func:`render`."""
        request = _request(source, _merged(values, parameters), options or {})
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


def _arguments(options: Mapping[str, object]) -> list[str]:
    arguments = []
    for name, option in options.items():
        word = "--" + name.replace("_", "-")
        if option is True:
            arguments.append(word)
        elif option is not False and option is not None:
            arguments.append(f"{word}={option}")
    return arguments


def _source(source: Source) -> tuple[list[str], str | None]:
    """The argument for a source, and the text of a document without a file."""
    if isinstance(source, Mapping):
        return ["-"], json.dumps(source)
    return ["--", os.fspath(source)], None


def _request(
    source: Source, values: Mapping[str, Any], options: Mapping[str, object]
) -> dict[str, object]:
    names, text = _source(source)
    request = {"arguments": [*_arguments(options), *names], "set": _settings(values)}
    return request if text is None else {**request, "input": text}


def _merged(values: Any, parameters: Mapping[str, Any]) -> dict[str, Any]:
    """The values of both; one without a name is told."""
    if values is not None and not isinstance(values, Mapping):
        raise TypeError(f"{values!r} has no name; write it as value={values!r}")
    return {**(values or {}), **parameters}


def _settings(values: Mapping[str, Any], prefix: str = "") -> dict[str, str]:
    """The texts of parameters; a mapping such as a theme sets its keys one by one."""
    settings = {}
    for name, value in values.items():
        if isinstance(value, Mapping):
            settings.update(_settings(value, f"{prefix}{name}."))
            continue
        text = _text(value, prefix + name)
        if text != "null" or not prefix:
            settings[prefix + name] = text
    return settings


def _text(value: Any, name: str) -> str:
    """A value as the command line writes it; null for one that is missing."""
    # The scalars, arrays and columns of numpy, pandas and others become Python's own.
    if callable(getattr(value, "tolist", None)):
        value = value.tolist()
    if value is None or type(value).__name__ in ("NAType", "NaTType"):
        return "null"
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Number):
        # A signalling NaN cannot be compared.
        if isinstance(value, Decimal) and value.is_nan() or value != value:
            return "null"
        if isinstance(value, Integral):
            return str(int(value))
        # Decimal counts as a number, but not as a real one.
        number = float(value) if isinstance(value, Real) or hasattr(value, "__float__") else None
        if number is not None:
            return str(value) if math.isinf(number) else repr(number)
    if isinstance(value, Sequence) and not isinstance(value, (bytes, bytearray)):
        return ", ".join(_text(item, name) for item in value)
    raise TypeError(f"{name!r} takes text, a number, a bool or a list of these, not {value!r}")
