"""Prints the test targets that the changes since `main` can break, one a line.

A change of a target touches its tests and those of all targets built on it. Other files, such as
samples and pages of the documentation, touch the tests that name them.
"""

import json
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def lines(*command: str) -> list[str]:
    """The output of a command."""
    done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.splitlines()


def changed_files() -> list[str]:
    """Files that differ from the state in which the branch left `main`, committed or not."""
    branches = lines("git", "for-each-ref", "--format=%(refname)", "refs/remotes/origin/main", "refs/heads/main")
    [base] = lines("git", "merge-base", "HEAD", branches[-1] if branches else "HEAD")
    return lines("git", "diff", "--name-only", base) + lines("git", "ls-files", "--others", "--exclude-standard")


def touched_targets(files: list[str], targets: dict[str, dict]) -> set[str]:
    """The targets that the files are of, with all that depends on them."""
    found = {
        name for name, target in targets.items()
        if any(file == "Package.swift" or file.startswith(f"{target['path']}/") for file in files)
    }
    while more := {
        name for name, target in targets.items()
        if name not in found and not found.isdisjoint(target.get("target_dependencies", []))
    }:
        found |= more
    return found


def speaks_of(target: dict, names: set[str]) -> bool:
    """Whether the sources of a target have one of the names in them."""
    texts = [(ROOT / target["path"] / source).read_text(encoding="utf-8") for source in target["sources"]]
    return any(name in text for name in names for text in texts)


def main() -> None:
    """Prints the names."""
    files = changed_files()
    if not files:
        return
    description = json.loads("\n".join(lines("swift", "package", "describe", "--type", "json")))
    targets = {target["name"]: target for target in description["targets"]}
    found = touched_targets(files, targets)
    paths = tuple(f"{target['path']}/" for target in targets.values())
    # Other files in `Tests` are used in browsers.
    others = {Path(file).parts[0] for file in files if not file.startswith((*paths, "Tests/"))}
    for name, target in sorted(targets.items()):
        if target["type"] == "test" and (name in found or speaks_of(target, others)):
            print(name)


if __name__ == "__main__":
    main()
