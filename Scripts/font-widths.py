#!/usr/bin/env python3
"""Measures the advance widths in Sources/Drawing/SweepDials/Fonts/Tables from fonts of Debian.

    apt-get install fonts-liberation fonts-dejavu-core && pip install fonttools
    Scripts/font-widths.py /usr/share/fonts/truetype

Liberation Sans, Serif and Mono are as wide as Arial and Helvetica, Times New Roman, and Courier New.
Widths are in thousandths of an em, of U+0020 ... U+007E, U+00A0 ... U+00FF and some signs.
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont

FAMILIES = {
    "sans": ("Sans", "liberation/LiberationSans-Regular", "liberation/LiberationSans-Bold"),
    "serif": ("Serif", "liberation/LiberationSerif-Regular", "liberation/LiberationSerif-Bold"),
    "mono": ("Mono", "liberation/LiberationMono-Regular", "liberation/LiberationMono-Bold"),
    "wideSans": ("WideSans", "dejavu/DejaVuSans", "dejavu/DejaVuSans-Bold"),
    "wideSerif": ("WideSerif", "dejavu/DejaVuSerif", "dejavu/DejaVuSerif-Bold"),
}
SIGNS = "\u2013\u2014\u2019\u201c\u201d\u2026\u2032\u2033\u2212\u221e\u2264\u2265\u2248\u03a9\u03bc"
CHARACTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, SIGNS)]


def widths(path):
    font = TTFont(path)
    names, metrics, em = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    return [round(metrics[names.get(c, ".notdef")][0] * 1000 / em) for c in CHARACTERS]


def table(numbers):
    if len(set(numbers)) == 1:
        return f"Array(repeating: {numbers[0]}, count: {len(numbers)})"
    text, line = [], "     "
    for number in numbers:
        if len(line) + len(f" {number},") > 100:
            text.append(line)
            line = "     "
        line += f" {number},"
    return "\n".join(["[", *text, line, "    ]"])


fonts = Path(sys.argv[1])
target = Path(__file__).parent.parent / "Sources/Drawing/SweepDials/Fonts/Tables"
target.mkdir(exist_ok=True)
for name, (title, regular, bold) in FAMILIES.items():
    family = Path(regular).name.removesuffix("-Regular")
    (target / f"FontWidths+{title}.swift").write_text(
        f"""// Made by Scripts/font-widths.py from {family} of Debian.

extension FontWidths {{
  /// {family}, regular and bold.
  static let {name} = FontWidths(
    regular: {table(widths(fonts / (regular + ".ttf")))},
    bold: {table(widths(fonts / (bold + ".ttf")))})
}}
"""
    )
