"""Places and phases of the war economy for tests: stocks by name, and a whole plan carried out."""

from velmoci.kernel.errors import Refusal
from velmoci.salva.economy.feeding import feed
from velmoci.salva.economy.phase import Bonuses, Phase, PhaseRules, Place, Work
from velmoci.salva.economy.tables import BEGINNER, EconomyTable, economy_table

PRICE = {"concrete": 3, "iron": 3}


def beginner() -> EconomyTable:
    return economy_table(BEGINNER)


def place(
    stock: dict[str, int] | None = None,
    workers: int = 0,
    buildings: dict[str, int] | None = None,
    reach: tuple[int, ...] = (0,),
    hungry: int = 0,
    name: str = "brno",
    table: EconomyTable | None = None,
    bonuses: Bonuses | None = None,
    is_held: bool = True,
    is_fresh: bool = False,
    is_port: bool = False,
) -> Place:
    """A place with what is named; all else is missing."""
    table = table or beginner()
    built = tuple((buildings or {}).get(building.code, 0) for building in table.buildings)
    goods = table.bundle(stock or {})
    return Place(name, goods, workers, built, reach, hungry, is_held, is_fresh, is_port, bonuses)


def started(*places: Place, table: EconomyTable | None = None, rules: PhaseRules | None = None) -> Phase:
    """A phase that begins."""
    return Phase(table or beginner(), rules or PhaseRules(), places)


def work(phase: Phase, code: str, count: int = 1, at: int = 0) -> Work:
    """Some work by the name of its conversion."""
    return Work(phase.table.conversion_index[code], at, count)


def refused(phase: Phase, code: str, count: int = 1, at: int = 0) -> tuple[str, str]:
    """Why that work cannot be done: code and clause."""
    refusal = phase.why_not(work(phase, code, count, at))
    assert isinstance(refusal, Refusal), "it can be done"
    return refusal.code, refusal.clause


def done(phase: Phase, code: str, count: int = 1, at: int = 0) -> None:
    """Work that must be allowed is set going."""
    ordered = work(phase, code, count, at)
    refusal = phase.why_not(ordered)
    assert refusal is None, refusal
    phase.do(ordered)


def end_groups(phase: Phase) -> None:
    """All groups that are still to work have worked."""
    while phase.stage <= 3:
        phase.end_group()


def end_first_two(phase: Phase) -> None:
    """The third group is to work."""
    phase.end_group()
    phase.end_group()


def finish(phase: Phase) -> None:
    """Whatever is left of the phase goes as it does when nobody says anything."""
    end_groups(phase)
    phase.end_building()
    feed(phase)


def carried_out(phase: Phase, works: dict[str, int], buildings: dict[str, int]) -> Phase:
    """A whole phase on the first place: the work in its groups, then the buildings, then feeding."""
    for group in (1, 2, 3):
        for conversion in phase.table.in_group(group):
            if conversion.code in works:
                done(phase, conversion.code, works[conversion.code])
        phase.end_group()
    price = phase.table.bundle(PRICE)
    for code, count in buildings.items():
        for _ in range(count):
            kind = phase.table.building_index[code]
            refusal = phase.why_not_build(kind, 0, price)
            assert refusal is None, refusal
            phase.build(kind, 0, price)
    phase.end_building()
    feed(phase)
    return phase


def stock(phase: Phase, at: int = 0) -> dict[str, int]:
    """What lies on a place, by name; nothing is left out."""
    return {resource.code: phase.stock[at][resource.index] for resource in phase.table.resources}
