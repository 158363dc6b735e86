"""Default deny: what every game is asked about the fields of its state and of its views."""

from typing import Any, Final

PUBLIC: Final = "public"
OWNER: Final = "its owner"
NOBODY: Final = "nobody"
RULES: Final = "the same for every game of these rules"

Classed = dict[str, str]


def fields_of(thing: object) -> set[str]:
    """The names of an object's fields, interpreted or compiled."""
    compiled: set[str] = set()
    for kind in type(thing).__mro__:
        compiled |= set(getattr(kind, "__mypyc_attrs__", ()))
    return (compiled or set(vars(thing))) - {"__dict__"}


def unclassed(found: set[str], classed: Classed) -> set[str]:
    """What is there without a class, or classed without being there."""
    return found ^ set(classed)


def check_state(position: Any, classes: Classed, table: Classed, pile: Classed, sight: Classed, own: Classed) -> None:
    """Every field of the state of a game with a pile of cards is classed."""
    assert unclassed(fields_of(position), classes) == set()
    assert unclassed(fields_of(position.table), table) == set()
    assert unclassed(fields_of(position.pile), pile) == set()
    assert unclassed(fields_of(position.view(0).sight), sight) == set()
    for secrets in position.owns:
        assert unclassed(fields_of(secrets), own) == set()


def check_reach(position: Any, table: Classed, sight: Classed) -> None:
    """A view of such a game reaches only what is public or its own."""
    view = position.view(1)
    assert fields_of(view) == {"rulebook", "sight", "seat"}
    assert NOBODY not in sight.values()
    assert set(table.values()) == {PUBLIC}
    assert view.sight.table is not position.table
    assert view.sight.own is not position.owns[1]
