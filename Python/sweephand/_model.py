"""The values of the interface: pictures, diagnostics, errors and the types of arguments."""

from __future__ import annotations

import os
from base64 import b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from numbers import Number
from pathlib import Path
from typing import Any, Literal, Protocol, TypedDict, Union

#: A template's name, a document's path (with a ``/`` or a ``.``), or a document as a mapping.
Source = Union[str, "os.PathLike[str]", Mapping[str, Any]]

#: The value of a parameter: text, a number, a bool, a list of these, or the scalars and arrays of numpy
#: and pandas. ``None`` and NaN take a reading away and leave other parameters as they are; in a list they
#: are gaps.
Value = Union[str, Number, bool, Sequence[Any], "SupportsToList", None]

#: The theme: a name, a file, or changes to one, such as ``{"base": "brass", "accent": "#f00"}``.
Theme = Union[str, Mapping[str, Any]]


class SupportsToList(Protocol):
    """A scalar or an array that becomes Python's own."""

    def tolist(self) -> Any: ...


class Options(TypedDict, total=False):
    """The options of ``sweephand render``, with ``_`` for ``-``; each is explained there."""

    at: str
    data_root: str
    desc: str
    font: str
    fonts: Literal["outline", "embed", "system"]
    id_prefix: str
    interactive: Literal["none", "script", "click"]
    lang: str
    limit: str
    motion: Literal["full", "reduced", "none"]
    pause: Literal["none", "click"]
    precision: int
    pretty: bool
    profile: Literal["output", "svg11"]
    responsive: bool
    role: Literal["img", "meter", "none"]
    stop_after: str
    strict: bool
    text: Literal["drawn", "system"]
    title: str
    tolerance: float


#: The options of pixels and films besides; ``for`` is a word of Python, so that it stands in a dict.
_Media = TypedDict(
    "_Media",
    {
        "size": str,
        "fps": str,
        "for": str,
        "background": str,
        "loop": str,
        "poster": str,
        "max_bytes": str,
        "dither": Literal[1, 2, 4],
    },
    total=False,
)


class MediaOptions(Options, _Media):
    """The options of :func:`png` and :func:`gif`."""


class _Read:
    """A record in the program's JSON; unknown keys are ignored."""

    @classmethod
    def _read(cls, record: Mapping[str, Any]) -> Any:
        names = {field.name for field in fields(cls)}  # type: ignore[arg-type]
        return cls(**{key: value for key, value in record.items() if key in names})


@dataclass(frozen=True)
class Diagnostic(_Read):
    """A finding: message, position and fix."""

    severity: str
    """``error``, ``warning`` or ``note``."""
    code: str
    """The code, such as ``SH0401``; ``sweephand explain`` describes each."""
    message: str
    file: str = ""
    line: int | None = None
    """The line, counted from 1."""
    column: int | None = None
    """The column, counted from 1."""
    hint: str | None = None
    """The remedy, if it is known."""
    element: str | None = None
    """The path of the element in an SVG file."""

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.file, self.line, self.column) if part)
        text = f"{self.severity}[{self.code}]: {self.message}"
        text = f"{place}: {text}" if place else text
        return f"{text}\n  help: {self.hint}" if self.hint else text


@dataclass(frozen=True)
class Change(_Read):
    """A difference between two pictures, in words."""

    subject: str
    """The part of the picture; empty for the picture as a whole."""
    text: str
    """The change, such as ``x -12.167 → -16.454``."""
    differences: Sequence[Mapping[str, Any]] = ()
    """The places and values in both files, as in ``sweephand diff --format json``."""

    def __str__(self) -> str:
        return f"{self.subject}: {self.text}" if self.subject else self.text


@dataclass(frozen=True)
class Parameter(_Read):
    """A parameter of a template."""

    name: str
    type: str
    help: str = ""
    default: Any = None
    minimum: float | None = None
    maximum: float | None = None
    step: float | None = None
    unit: str | None = None
    choices: Sequence[str] = ()
    group: str | None = None


@dataclass(frozen=True)
class Template(_Read):
    """A built-in template."""

    name: str
    title: str
    description: str
    parameters: Sequence[Parameter] = ()


class SVG(bytes):
    """The bytes of a picture; notebooks show it."""

    diagnostics: Sequence[Diagnostic]
    """Warnings and notes about features that the picture does not show."""

    def __new__(cls, content: bytes = b"", diagnostics: Sequence[Diagnostic] = ()) -> SVG:
        svg = super().__new__(cls, content)
        svg.diagnostics = tuple(diagnostics)
        return svg

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Writes the file and returns its path."""
        file = Path(path)
        file.write_bytes(self)
        return file

    def _repr_svg_(self) -> str:
        return self.decode()


class Image(bytes):
    """The bytes of a PNG or GIF; notebooks show it."""

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Writes the file and returns its path."""
        file = Path(path)
        file.write_bytes(self)
        return file

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        kind = "gif" if self.startswith(b"GIF8") else "png"
        return {f"image/{kind}": b64encode(self).decode()}


class SweephandError(Exception):
    """Any failure of this package; ``diagnostics`` lists the errors in files and values."""

    diagnostics: Sequence[Diagnostic]

    def __init__(self, message: str, diagnostics: Sequence[Diagnostic] = ()) -> None:
        super().__init__(message)
        self.diagnostics = tuple(diagnostics)


class RenderError(SweephandError, ValueError):
    """There is no picture, because the document, a value or an option is wrong."""


class ProgramError(SweephandError):
    """The program could not do its work, or ended before its work was done."""


class ProgramNotFound(ProgramError, FileNotFoundError):
    """The program ``sweephand`` is not there."""
