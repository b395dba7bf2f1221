"""Writes the manual from the program's own help: a page for the program and one for each subcommand.

Usage: manual.py PROGRAM FOLDER; the date of the pages is SOURCE_DATE_EPOCH.
"""

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path


def plain(text):
    """Text as man pages have it."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.M)


def words(argument):
    """The syntax of an argument, in bold and in italics."""
    value = argument.get("valueName", "")
    if argument["kind"] == "positional":
        return rf"\fI{plain(value)}\fR" + ("..." if argument["isRepeating"] else "")
    names = ["-" * (1 if name["kind"] == "short" else 2) + name["name"] for name in argument["names"]]
    text = ", ".join(rf"\fB{plain(name)}\fR" for name in names)
    return text if argument["kind"] == "flag" else rf"{text} \fI{plain(value)}\fR"


def synopsis(name, arguments):
    places = [words(each) for each in arguments if each["kind"] == "positional"]
    options = r"[\fIoption\fR]..." if len(places) < len(arguments) else ""
    return " ".join([rf"\fB{plain(name)}\fR", options, *places]).replace("  ", " ")


def about(argument):
    """The help text of an argument."""
    text = " ".join(argument.get("abstract", "").split())
    notes = []
    if "allValueStrings" in argument:
        notes.append("values: " + ", ".join(argument["allValueStrings"]))
    elif "allValues" in argument:
        notes.append("values: " + ", ".join(argument["allValues"]))
    if "defaultValue" in argument:
        notes.append("default: " + argument["defaultValue"])
    return plain(text + (f" ({'; '.join(notes)})" if notes else ""))


def discussion(text):
    """Paragraphs; indented lines stay, and a line in capitals is a heading."""
    lines = [".SH DESCRIPTION"]
    paragraphs = re.split(r"\n\n+", text.strip())
    for paragraph in paragraphs:
        head, _, rest = paragraph.partition("\n")
        if re.fullmatch(r"[A-Z]+", head):
            lines.append(f".SH {head}")
            paragraph = rest
        elif lines[-1] != ".SH DESCRIPTION":
            lines.append(".PP")
        if paragraph.startswith("  "):
            code = [plain(line[2:]) for line in paragraph.split("\n")]
            lines += [".nf", *code, ".fi"]
        else:
            lines.append(plain(paragraph))
    return [] if lines == [".SH DESCRIPTION"] else lines


def page(name, command, others, version, date):
    """The lines of a page; `others` are the pages that it points to."""
    shown = [each for each in command.get("arguments", []) if each["shouldDisplay"]]
    title = name.replace(" ", "-")
    summary = command["abstract"].rstrip(".")
    lines = [f'.TH {title.upper()} 1 "{date}" "sweephand {version}" "User Commands"', ".SH NAME"]
    lines += [rf"{plain(title)} \- {plain(summary[0].lower() + summary[1:])}", ".SH SYNOPSIS"]
    commands = [each for each in command.get("subcommands", []) if each["commandName"] != "help"]
    if commands:
        lines.append(rf"\fB{plain(name)}\fR \fIcommand\fR [\fIoption\fR]... [\fIargument\fR]...")
    else:
        lines.append(synopsis(name, shown))
    text = discussion(command.get("discussion", ""))
    split = next((at for at, line in enumerate(text) if line.startswith(".SH EX")), len(text))
    lines += [] if text[:split] == [".SH DESCRIPTION"] else text[:split]
    for heading, listed in [
        ("ARGUMENTS", [each for each in shown if each["kind"] == "positional"]),
        ("OPTIONS", [each for each in shown if each["kind"] != "positional"]),
    ]:
        lines += [f".SH {heading}"] * bool(listed)
        for each in listed:
            lines += [".TP", words(each), about(each)]
    if commands:
        lines.append(".SH COMMANDS")
        for each in commands:
            lines += [".TP", rf"\fB{plain(each['commandName'])}\fR", plain(each["abstract"])]
    lines += text[split:]
    lines += [".SH SEE ALSO", ",\n".join(rf"\fB{plain(other)}\fR(1)" for other in others)]
    return "\n".join(lines) + "\n"


def main(program, folder):
    def output(*arguments):
        return subprocess.run([program, *arguments], check=True, capture_output=True, text=True).stdout

    root = json.loads(output("--experimental-dump-help"))["command"]
    version = output("--version").split()[1].rstrip(",")
    date = time.strftime("%Y-%m-%d", time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", "0"))))
    commands = [
        each for each in root["subcommands"] if each["commandName"] != "help" and each["shouldDisplay"]
    ]
    names = [f"sweephand-{each['commandName']}" for each in commands]
    Path(folder).mkdir(parents=True, exist_ok=True)
    Path(folder, "sweephand.1").write_text(page("sweephand", root, names, version, date))
    for name, command in zip(names, commands):
        text = page(name.replace("-", " ", 1), command, ["sweephand"], version, date)
        Path(folder, f"{name}.1").write_text(text)


if __name__ == "__main__":
    main(*sys.argv[1:])
