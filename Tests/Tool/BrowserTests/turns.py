"""Wide tables, of which a run takes a part."""

import os
from collections.abc import Sequence
from typing import TypeVar

Case = TypeVar("Case")


def in_turn(cases: Sequence[Case], parts: int, offset: int = 0) -> list[Case]:
    """The cases that this run takes: every one, or, where TEST_TURN holds a number, one in so many.

    An offset lets other cases of this table have their turn.
    """
    turn = os.environ.get("TEST_TURN")
    if not turn:
        return list(cases)
    return [case for index, case in enumerate(cases) if (index + offset - int(turn)) % parts == 0]
