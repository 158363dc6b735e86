"""Reads a QR code as a camera would: from dark and light modules alone, by the standard and not by our own encoder.

Only what the page makes: bytes, correction M, up to version 10; nothing is damaged, so that no word needs correction.
"""

from __future__ import annotations

import re

MARKS = {
    1: [], 2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38], 8: [6, 24, 42], 9: [6, 26, 46],
    10: [6, 28, 50],
}  # fmt: skip
"""Where the small squares stand."""
BLOCKS = {
    1: [16], 2: [28], 3: [44], 4: [32] * 2, 5: [43] * 2, 6: [27] * 4, 7: [31] * 4, 8: [38, 38, 39, 39],
    9: [36, 36, 36, 37, 37], 10: [43, 43, 43, 43, 44],
}  # fmt: skip
"""How many words of data each block has."""
Rows = list[list[bool]]


def modules(path: str, size: int) -> Rows:
    """The modules that a path of unit squares paints dark."""
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    return [[(x, y) in dark for x in range(size)] for y in range(size)]


def read(rows: Rows) -> str:
    """The text of a code."""
    version = (len(rows) - 17) // 4
    bits = [rows[y][x] != is_turned(mask_of(rows), x, y) for x, y in way(len(rows), version)]
    words = [int("".join("01"[bit] for bit in bits[at : at + 8]), 2) for at in range(0, len(bits) - 7, 8)]
    text = "".join(f"{word:08b}" for word in in_order(words, BLOCKS[version]))
    assert text.startswith("0100"), "no bytes"
    length = 8 if version < 10 else 16
    count = int(text[4 : 4 + length], 2)
    start = 4 + length
    return bytes(int(text[at : at + 8], 2) for at in range(start, start + 8 * count, 8)).decode()


def mask_of(rows: Rows) -> int:
    """Which mask lies over the modules, as the corner says; the same must stand beside the other corners."""
    along = [rows[8][x] for x in (0, 1, 2, 3, 4)]
    number = int("".join("01"[bit] for bit in along), 2) ^ 0b10101
    assert [rows[len(rows) - 1 - at][8] for at in range(5)] == along
    assert number >> 3 == 0, "not correction M"
    return number & 7


def is_turned(mask: int, x: int, y: int) -> bool:
    product = x * y
    return (
        (x + y) % 2,
        y % 2,
        x % 3,
        (x + y) % 3,
        (x // 3 + y // 2) % 2,
        product % 2 + product % 3,
        (product % 2 + product % 3) % 2,
        ((x + y) % 2 + product % 3) % 2,
    )[mask] == 0


def way(size: int, version: int) -> list[tuple[int, int]]:
    """Where the bits stand, in their order: double columns from the right, up and down."""
    columns = [*range(size - 1, 6, -2), 5, 3, 1]
    found: list[tuple[int, int]] = []
    for number, right in enumerate(columns):
        down = range(size) if number % 2 else range(size - 1, -1, -1)
        found += [(x, y) for y in down for x in (right, right - 1) if not is_fixed(x, y, size, version)]
    return found


def is_fixed(x: int, y: int, size: int, version: int) -> bool:
    """Whether the place belongs to the pattern and carries no bit."""
    far = size - 8
    if 6 in (x, y) or (x < 9 and (y < 9 or y >= far)) or (x >= far and y < 9):
        return True
    if version >= 7 and ((x < 6 and y >= size - 11) or (y < 6 and x >= size - 11)):
        return True
    marks = MARKS[version]
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    centres = [(a, b) for a in marks for b in marks if (a, b) not in corners]
    return any(abs(x - a) <= 2 and abs(y - b) <= 2 for a, b in centres)


def in_order(words: list[int], sizes: list[int]) -> list[int]:
    """The words of data, block after block, which stand there in turn."""
    blocks: list[list[int]] = [[] for _ in sizes]
    taken = iter(words)
    for place in range(max(sizes)):
        for block, size in zip(blocks, sizes, strict=True):
            if place < size:
                block.append(next(taken))
    return [word for block in blocks for word in block]
