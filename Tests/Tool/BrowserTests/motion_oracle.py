"""Holds still pictures of any SVG files against an engine, and counts the files in which they are alike.

Files that cannot be told are left out by a rule, and counted. The command is that of `SWEEPHAND`.
"""

import argparse
import re
import sys
import tempfile
from collections import Counter, defaultdict
from pathlib import Path
from xml.parsers import expat

from engines import Engines, launched
from motion import Answer, Picture, compare, rendered
from server import Site

SCRIPT = re.compile(r"""<(?:\w+:)?script\b|\son(?:load|click|begin|end|repeat|mouse\w+|activate)\s*=""")
LARGEST = 200_000
# The size of a frame: that of the W3C's own tests.
SIZE = (480, 360)


def rule(picture: Picture) -> str | None:
    """Why a file is left out."""
    if not picture.moves:
        return "has no animation"
    if SCRIPT.search(picture.svg):
        return "has a script"
    if len(picture.svg) > LARGEST:
        return f"is larger than {LARGEST // 1000} kB"
    try:
        expat.ParserCreate().Parse(picture.svg.encode(), True)
    except expat.ExpatError:
        return "is not well-formed"
    return None


def pictures(folder: Path) -> tuple[list[Picture], Counter[str]]:
    """The files of a folder and those within it, and how many are left out by each rule."""
    found, left = [], Counter()
    for path in sorted(folder.rglob("*.svg")):
        picture = Picture.read(path)
        if reason := rule(picture):
            left[reason] += 1
        else:
            found.append(picture)
    return found, left


def report(folder: Path, answers: list[Answer], left: Counter[str], most: int) -> None:
    """Prints the counts, the first difference of each file, and the values that differ in most files."""
    unlike = [answer for answer in answers if answer.differences]
    values = sum(answer.compared for answer in answers)
    share = 100 * (1 - len(unlike) / max(1, len(answers)))
    alike = len(answers) - len(unlike)
    print(f"\n{folder}: {alike} of {len(answers)} files alike ({share:.1f} %), {values} values")
    for reason, count in left.most_common():
        print(f"  left out, since the file {reason}: {count}")
    causes: dict[str, set[str]] = defaultdict(set)
    for answer in unlike:
        for each in answer.differences:
            what = re.sub(r"\d[\d.]*", "N", each.still)[:80] if each.name == "render" else each.name
            causes[what].add(each.file)
    for cause, files in sorted(causes.items(), key=lambda item: -len(item[1])):
        print(f"  {len(files):4} files: {cause}: {', '.join(sorted(files)[:4])}")
    for answer in unlike:
        for each in answer.differences[:most]:
            print(f"  {each}")
        if len(answer.differences) > most:
            print(f"    and {len(answer.differences) - most} more")


def main() -> int:
    """Looks at folders, and says whether all files are alike."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--engine", default="chromium", choices=["chromium", "firefox", "webkit"])
    parser.add_argument("--only", default="", help="a regular expression for the names of files")
    parser.add_argument("--most", type=int, default=1, help="how many differences of a file are printed")
    parser.add_argument("--changes", action="store_true", help="print what moves instead")
    options = parser.parse_args()
    is_alike = True
    with launched() as browser, tempfile.TemporaryDirectory() as home, Site(Path(home)) as site:
        engines = Engines(browser, site)
        try:
            for folder in options.folders:
                found, left = pictures(folder)
                found = [picture for picture in found if re.search(options.only, picture.name)]
                if options.changes:
                    show_changes(engines, options.engine, found)
                    continue
                answers = list(compare(engines, options.engine, found, rendered, size=SIZE))
                report(folder, answers, left, options.most)
                is_alike &= not any(answer.differences for answer in answers)
        finally:
            engines.close()
    return 0 if is_alike else 1


def show_changes(engines: Engines, engine: str, found: list[Picture]) -> None:
    """Prints the values of each file that change, after each moment."""
    # Stills cost nothing where nobody looks at them.
    for answer in compare(engines, engine, found, lambda picture, _: picture.svg, paused=True, size=SIZE):
        print(f"{answer.picture.name}: {' '.join(f'{moment:g}' for moment in answer.picture.moments)}")
        for name, values in answer.changes.items():
            after = "; ".join(f"{float(moment):g}: {value[:70]}" for moment, value in values.items())
            print(f"  {name}: {after}")


if __name__ == "__main__":
    sys.exit(main())
