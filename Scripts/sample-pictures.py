#!/usr/bin/env python3
"""Draws the pictures of samples/dials/speedometer-artwork.yaml: face, needle and centre wheel."""

import math
import pathlib
import struct
import zlib

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "samples/dials/speedometer-artwork"


def png(path, width, height, color):
    """Writes a picture; `color` gives red, green, blue and opacity at a point, each 0 … 255."""
    rows = b""
    for y in range(height):
        rows += b"\0"
        for x in range(width):
            # Four samples a pixel keep the edges smooth.
            samples = [color(x + dx, y + dy) for dx in (0.25, 0.75) for dy in (0.25, 0.75)]
            alpha = sum(sample[3] for sample in samples)
            mix = [sum(s[i] * s[3] for s in samples) // max(alpha, 1) for i in range(3)]
            rows += bytes(mix + [alpha // 4])
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    data = b"\x89PNG\r\n\x1a\n"
    for name, body in (b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""):
        data += struct.pack(">I", len(body)) + name + body
        data += struct.pack(">I", zlib.crc32(name + body))
    path.write_bytes(data)


def disc(radius, rings):
    """A disc; `rings` lists radii with the colour inside, the smallest first."""
    def color(x, y):
        distance = math.hypot(x - radius, y - radius)
        for limit, rgb in rings:
            if distance <= limit:
                return (*rgb, 255)
        return (0, 0, 0, 0)
    return color


def needle(x, y):
    """A needle 16 wide and 200 high that points up and is thickest at its pivot, (8, 160)."""
    half = 6 * (y / 160) + 1 if y < 160 else 7
    if abs(x - 8) > half:
        return (0, 0, 0, 0)
    return (255, 82, 56, 255) if x < 8 else (196, 40, 24, 255)


FOLDER.mkdir(exist_ok=True)
png(FOLDER / "face.png", 400, 400, disc(200, [(156, (34, 40, 52)), (188, (24, 29, 39)), (200, (120, 130, 146))]))
png(FOLDER / "needle.png", 16, 200, needle)
png(FOLDER / "wheel.png", 48, 48, disc(24, [(6, (20, 22, 28)), (19, (150, 158, 172)), (24, (86, 94, 110))]))
