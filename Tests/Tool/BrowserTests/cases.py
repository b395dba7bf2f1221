"""The pictures that Swift writes for these tests, with what it expects of them."""

import functools
import json
import subprocess
from pathlib import Path

from dials import command


@functools.cache
def cases(name: str) -> object:
    """The output of `BrowserCases`, which lies beside the command, for a name."""
    program = Path(command()).resolve().parent / "BrowserCases"
    assert program.exists(), "build it: swift build --traits Tool,Media --product BrowserCases"
    done = subprocess.run([program, name], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
