"""Animated SVG dials that need no script.

>>> import sweephand
>>> svg = sweephand.render("speedometer", value=72)
>>> svg.save("speed.svg")

The pictures are the same bytes that the command ``sweephand`` writes. :class:`Renderer` keeps one
process for many pictures.
"""

from ._command import diff, templates, validate, version
from ._model import (
    SVG,
    Change,
    Diagnostic,
    Image,
    MediaOptions,
    Options,
    Parameter,
    ProgramError,
    ProgramNotFound,
    RenderError,
    Source,
    SweephandError,
    Template,
    Theme,
    Value,
)
from ._renderer import Renderer, gif, png, render

__all__ = [
    "SVG",
    "Change",
    "Diagnostic",
    "Image",
    "MediaOptions",
    "Options",
    "Parameter",
    "ProgramError",
    "ProgramNotFound",
    "RenderError",
    "Renderer",
    "Source",
    "SweephandError",
    "Template",
    "Theme",
    "Value",
    "diff",
    "gif",
    "png",
    "render",
    "templates",
    "validate",
    "version",
]
