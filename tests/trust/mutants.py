"""Orders that are probably wrong: mutated ones, other seats' ones, names and numbers that do not exist."""

from typing import Any, Final

from tests.trust.play import Pick
from velmoci.expanze.board import find_board
from velmoci.expanze.orders import NOTATION
from velmoci.expanze.state import COLOURS
from velmoci.kernel.errors import Malformed, Rejected
from velmoci.kernel.order import Order

STATES: Final = tuple(find_board("world48").states)
NAMES: Final = (*STATES, *COLOURS, "atlantis", "seat_1")
MARKS: Final = ("", "P", "K", "D", "PK", "PPP", "PKD", "X", "PPPPPPPPP")
NUMBERS: Final = (-1, 0, 1, 2, 3, 5, 99, 10**8)
SAMPLES: Final[dict[str, Any]] = {
    "colour": NAMES,
    "origin": NAMES,
    "target": NAMES,
    "power": NAMES,
    "give": MARKS,
    "want": MARKS,
    "count": NUMBERS,
    "number": NUMBERS,
}


def any_order_at_all(pick: Pick) -> Order | None:
    """An order of any kind with any values; None where they are not even notation."""
    kinds = sorted(NOTATION.kinds)
    kind = NOTATION.kinds[kinds[pick(len(kinds))]]
    data: dict[str, Any] = {"kind": kind.kind}
    for field in kind.fields:
        data[field.name] = any_value(field.name, pick)
    return read(data)


def any_value(name: str, pick: Pick) -> Any:
    if name in SAMPLES:
        return SAMPLES[name][pick(len(SAMPLES[name]))]
    names = [NAMES[pick(len(NAMES))] for _ in range(pick(4))]
    if name == "cards":
        return names
    return [[state, NUMBERS[pick(len(NUMBERS))]] for state in dict.fromkeys(names)]


def mutant(order: Order, pick: Pick) -> Order | None:
    """The order with one value changed."""
    data: dict[str, Any] = order.to_json()
    names = [name for name in data if name != "kind"]
    if not names:
        return any_order_at_all(pick)
    name = names[pick(len(names))]
    value = data[name]
    if isinstance(value, list) and value and pick(2):
        value[pick(len(value))] = value[0]
    elif isinstance(value, int):
        data[name] = value + (-1, 1, 2, 50)[pick(4)]
    else:
        data[name] = any_value(name, pick)
    return read(data)


def read(data: dict[str, Any]) -> Order | None:
    try:
        return NOTATION.from_json(data)
    except (Malformed, Rejected):
        return None
