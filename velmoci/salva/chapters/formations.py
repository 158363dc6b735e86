"""Formations (Uskupení): armies of which only the owner knows what they are, where they are, or both.

A card has rows, of which one is true, and tokens on the map, of which one is true. The sections stand in files of their
own: `formation_cards.py` keeps the cards, `formation_rows.py` founds, doubles and removes, `formation_units.py` joins
and extracts, `formation_places.py` branches and publishes, `formation_looks.py` looks at rows, `formation_deeds.py` is
for what tokens do, `formation_veil.py` says where a formation may be.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.option import ChoiceOption, IntOption, NamesOption, OptionValue
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.formation_cards import (
    BY_PLAYERS,
    CARD,
    COLUMN,
    ID,
    NEAR,
    ROW,
    Deck,
    Formations,
    Secrets,
)
from velmoci.salva.chapters.formation_face import FormationsShown
from velmoci.salva.chapters.formation_knowledge import FormationKnowledge
from velmoci.salva.chapters.formation_looks import LookInsideRule
from velmoci.salva.chapters.formation_places import BranchRule, PublishRule, RemoveTokenRule
from velmoci.salva.chapters.formation_rows import DoubleRowRule, EndFormationRule, FoundRule, RemoveRowRule
from velmoci.salva.chapters.formation_units import ExtractRule, JoinRule
from velmoci.salva.chapters.formation_veil import FormationTokens, FormationVeil
from velmoci.salva.hiding.cards import Cards, per_seat
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIELD, OWN, TABLE, UNIT, Column, Guess, Reaction, SliceSpec
from velmoci.salva.state import NOBODY, THIS_TURN, Sight, State
from velmoci.salva.units import standard_kinds

NAMES: Final = "caesar victory constitution patriot friendship liberty"


class FormationTurns(Reaction):
    """What formations do when something happens to their owners."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.files = Formations(rules)

    def game_begins(self, state: State) -> None:
        """The bank is filled by the options."""
        rules = self.rules
        size, tokens = rules.number("rows_max"), rules.number("location_tokens")
        self.files.deck(state.table).cards = Cards(
            size, tokens, rules.number("true_rows_pool"), rules.number("false_rows_pool")
        )

    def turn_begins(self, state: State, seat: i64) -> None:
        """Every unit has all its movement with every token."""
        table = state.table
        for card in self.files.cards_of(table, seat):
            units = self.files.entries(table, card)
            for unit in units:
                table.flags[unit] = table.flags[unit] & ~THIS_TURN
                self.files.forget_spent(table, unit)
                table.points[unit] = self.rules.movement(table, unit) if table.is_finished(unit) else 0

    def seat_leaves(self, state: State, seat: i64) -> None:
        """Its formations are gone with it."""
        for card in self.files.cards_of(state.table, seat):
            self.files.drop_card(state, card)


class FormationGuess(Guess):
    """Any row and any token may be true that a seat does not know to be false, all alike."""

    name = ID

    def fill(self, sight: Sight, state: State, chance: Chance) -> None:
        files = Formations(state.rules)
        for linked in files.linked(files.cards(state.table)):
            if linked[0].owner == sight.seat:
                continue
            truths, rows = files.truths(state, linked[0]), files.rows_to(sight, linked[0])
            truths.row[linked[0].group] = rows[pick(chance, len(rows))]
            for card in linked:
                places = files.places_to(sight, card)
                truths.token[card.name] = places[pick(chance, len(places))].token


def check_formations(options: Mapping[str, OptionValue]) -> None:
    """There are names and tokens enough for as many formations as all seats together may have."""
    if "formation_names" not in options:
        return
    names, seats = str(options["formation_names"]).split(), int(str(options["players"]))
    each = str(options["formations_per_seat"])
    count = seats * (per_seat(seats) if each == BY_PLAYERS else int(each))
    kinds = standard_kinds()
    are_names = all(name.isidentifier() and name == name.lower() and kinds.find(name) is None for name in names)
    if len(set(names)) < max(count, len(names)) or not are_names:
        raise BadRulebook(
            "bad_option", "SA-formations-3", option="formation_names", value=" ".join(names), allowed=f"{count} names"
        )
    for option, times in (("true_rows_pool", 1), ("false_rows_pool", 2)):
        if int(str(options[option])) < times * count:
            value, allowed = str(options[option]), f"{times * count} or more"
            raise BadRulebook("bad_option", "SA-formations-6", option=option, value=value, allowed=allowed)


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-formations-1",
    needs=("minimal",),
    options=(
        ChoiceOption("formations_per_seat", (BY_PLAYERS, "1", "2", "3", "4", "5", "6"), "SA-formations-2"),
        IntOption("rows_max", 3, 2, 6, "SA-formations-6"),
        IntOption("location_tokens", 3, 2, 9, "SA-formations-5"),
        IntOption("true_rows_pool", 6, 1, 99, "SA-formations-6"),
        IntOption("false_rows_pool", 12, 1, 299, "SA-formations-6"),
        NamesOption("formation_names", NAMES, "SA-formations-3"),
    ),
    contributions={
        "column": (
            Column(CARD, UNIT, NOBODY), Column(ROW, UNIT, NOBODY), Column(COLUMN, UNIT),
            Column(NEAR, UNIT, NOBODY, FIELD),
        ),
        "slice": (SliceSpec(ID, TABLE, Deck), SliceSpec(ID, OWN, Secrets)),
        "order": (
            FoundRule, JoinRule, ExtractRule, BranchRule, PublishRule, DoubleRowRule, RemoveRowRule, RemoveTokenRule,
            EndFormationRule, LookInsideRule,
        ),
        "react": (FormationTurns,),
        "token": (FormationTokens,),
        "veil": (FormationVeil,),
        "knowledge": (FormationKnowledge,),
        "guess": (FormationGuess,),
        "face": (FormationsShown,),
    },
)  # fmt: skip

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-formations-1": (FormationVeil.lay_possible,),
    "SA-formations-4": (Formations.row_told,),
    "SA-formations-5": (FormationTurns.game_begins,),
    "SA-formations-6": (FormationTurns.game_begins,),
    "SA-formations-7": (FormationsShown.marks, FormationsShown.known, Deck.told, Secrets.told, Formations.card_told),
    "SA-formations-10": (Formations.fields,),
    "SA-formations-11": (FormationTurns.game_begins,),
}
