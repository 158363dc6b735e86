"""What a goal says about everyone: a number, the reasons for it with their clauses, and the ranking made of it."""

from __future__ import annotations

from typing import Final

from velmoci.salva.items import seat_name


class Reason:
    """Why somebody stands as he does: a sentence by its name, the values in it, and the clause it rests on."""

    def __init__(self, sentence: str, clause: str, values: dict[str, str | int | list[str]]) -> None:
        self.sentence: Final = sentence
        self.clause: Final = clause
        self.values: Final = values

    def to_json(self) -> dict[str, object]:
        """The reason as JSON."""
        return {"reason": self.sentence, "clause": self.clause, "values": dict(self.values)}


class Result:
    """How one seat fares: `shown` in the goal's own measure, `worth` so that more is better."""

    def __init__(self, seat: int, shown: int, worth: int, reasons: list[Reason]) -> None:
        self.seat: Final = seat
        self.shown: Final = shown
        self.worth: Final = worth
        self.reasons: Final = reasons

    def to_json(self, measure: str, missing: list[Reason]) -> dict[str, object]:
        """The result as JSON, with what the seat lacks to stand better."""
        return {
            "power": seat_name(self.seat),
            "measure": measure,
            "value": self.shown,
            "reasons": [reason.to_json() for reason in self.reasons],
            "missing": [reason.to_json() for reason in missing],
        }


def ranked(results: list[Result]) -> list[list[int]]:
    """The seats from the best result to the worst, equal ones together in seat order."""
    rows: list[list[int]] = []
    for worth in sorted({result.worth for result in results}, reverse=True):
        rows.append([result.seat for result in results if result.worth == worth])
    return rows


def count_true(facts: list[bool]) -> int:
    """How many of them hold."""
    return len([fact for fact in facts if fact])


def is_ahead(results: list[Result], seat: int) -> bool:
    """Whether nobody else has as good a result."""
    worth = [result.worth for result in results]
    return not any(other >= worth[seat] for one, other in enumerate(worth) if one != seat)
