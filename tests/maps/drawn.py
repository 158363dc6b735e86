"""Small maps that are drawn: for each field its neighbours, each pair once; `scenario_text` writes such a map out."""

from collections.abc import Iterable, Mapping, Sequence

Fields = Mapping[str, Sequence[str]]
Marks = Mapping[str, Mapping[str, object]]

COASTS: Fields = {
    "a": ["b"], "b": ["c", "s"], "c": ["d", "s", "t"], "d": ["u"], "s": ["t"], "t": ["u"], "u": [],
}  # fmt: skip
"""Land a–b–c–d in a row; sea s–t–u in a row; b touches s; c touches s and t; d touches u; c is a canal."""
LONG_COAST: Fields = {
    "a": ["b"], "b": ["c"], "c": ["d", "s"], "d": ["e"], "e": ["f"], "f": ["g"], "g": [], "s": ["t"], "t": ["d"],
}  # fmt: skip
"""Land a–b–c–d–e–f–g in a row; sea s–t; c touches s, d touches t."""
BAY: Fields = {"a": ["s"], "b": ["s", "t"], "c": ["t"], "d": ["t"], "s": ["t", "u"], "t": ["u"], "u": []}
"""Four shores, none beside another, around three seas that all touch each other."""
STRAIT: Fields = {"a": ["s"], "s": ["b"], "b": []}
"""Two shores with a sea between."""
RING_OF_FIVE: Fields = {"a": ["b", "e"], "b": ["c"], "c": ["d"], "d": ["e"], "e": []}
SQUARE: Fields = {"a": ["b", "c", "d"], "b": ["c", "d"], "c": ["d"], "d": []}
"""Four fields that all touch each other."""
HUB: Fields = {"a": ["b", "c"], "b": ["c", "d", "e"], "c": [], "d": [], "e": []}
"""Field b touches all others; a and c touch each other too."""


def row(names: str) -> dict[str, list[str]]:
    """Fields in a row, a letter each."""
    return {name: list(names[place + 1 : place + 2]) for place, name in enumerate(names)}


def ring(size: int) -> dict[str, list[str]]:
    """Fields f1, f2, … in a ring."""
    return {f"f{i + 1}": [f"f{(i + 1) % size + 1}"] for i in range(size)}


def sides_of(owners: Mapping[str, int], seats: int) -> dict[str, list[str]]:
    """The sides side_1, side_2, … with the fields that each owns."""
    return {
        f"side_{seat + 1}": [field for field, owner in owners.items() if owner == seat] for seat in range(seats)
    }


def scenario_text(
    fields: Fields,
    sides: Fields,
    marks: Marks | None = None,
    sea: Iterable[str] = (),
    allotments: Sequence[int] = (),
    sea_starts: Mapping[int, str] | None = None,
    peoples: Mapping[int, Sequence[str]] | None = None,
) -> str:
    """A scenario as it would be written; sides without an allotment have none. `peoples` live on these fields."""
    seas = set(sea)
    lines = ["[scenario]", 'en = "scene"']
    for seat, (side, own) in enumerate(sides.items()):
        lines += ["[[side]]", f'id = "{side}"', f"fields = {quoted(own)}"]
        lines.append(f"allotment = {allotments[seat] if allotments else 0}")
        if sea_starts and seat in sea_starts:
            lines.append(f'sea = "{sea_starts[seat]}"')
        if peoples and seat in peoples:
            lines.append(f"people = {quoted(peoples[seat])}")
    for field, near in fields.items():
        lines += ["[[field]]", f'id = "{field}"', f"next = {quoted(near)}"]
        if field in seas:
            lines.append("sea = true")
        for key, value in (marks or {}).get(field, {}).items():
            lines.append(f"{key} = {str(value).lower() if isinstance(value, bool | int) else quote(str(value))}")
    return "\n".join(lines) + "\n"


def game_of_four(
    fields: Fields, owners: Mapping[str, int], allotments: Sequence[int] = (), rounds: int = 12
) -> dict[str, object]:
    """The options of a timed game of four seats on a small map."""
    return {
        "scenario": scenario_text(fields, sides_of(owners, 4), allotments=allotments), "players": 4,
        "turn_order": "1 2 3 4", "timed": True, "rounds": rounds, "priorities": "side_1 side_2 side_3 side_4",
    }  # fmt: skip


def quoted(names: Iterable[str]) -> str:
    """Names as a list of TOML."""
    return f"[{', '.join(map(quote, names))}]"


def quote(text: str) -> str:
    return f'"{text}"'
