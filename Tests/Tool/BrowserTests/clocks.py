"""Reads the hands of clocks."""

# The directions of the hands by their names, as they are seen, and the time in milliseconds.
HANDS = """
svg => {
  const hands = {};
  for (const move of svg.querySelectorAll('animateTransform')) {
    const { a, b } = move.parentNode.getCTM();
    const name = { 43200: 'hour', 3600: 'minute', 60: 'second' }[parseFloat(move.getAttribute('dur'))];
    hands[name] = Math.atan2(b, a) * 180 / Math.PI;
  }
  return [hands, Date.now(), svg.querySelector('desc').textContent];
}
"""


def directions(seconds: float) -> dict[str, float]:
    """The angles of the hands so many seconds after midnight."""
    return {"hour": seconds / 120, "minute": seconds / 10, "second": seconds * 6}


def of_day(milliseconds: float, hours: float) -> float:
    """The seconds since midnight where clocks are so many hours ahead of UTC."""
    return (milliseconds / 1000 + hours * 3600) % 86400


def spelled(seconds: float) -> str:
    """A time of day in words."""
    whole = int(seconds)
    return f"{whole // 3600:02}:{whole // 60 % 60:02}:{whole % 60:02}"
