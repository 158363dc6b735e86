"""A rulebook with its map, ready to play by: every part of every chapter, made once and put in order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i64

from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.notation import Notation
from velmoci.kernel.rulebook import Part, Rulebook, arrange
from velmoci.salva.asking import minding_kinds, overrides, overriding
from velmoci.salva.battle import Rates
from velmoci.salva.battle_seams import Cover, Ending, FireFactor, FireMode, Minders, Muster, SalvoFactor
from velmoci.salva.berths import Berths
from velmoci.salva.board import Board
from velmoci.salva.causes import Causes
from velmoci.salva.faces import Face
from velmoci.salva.goal_seams import Goal
from velmoci.salva.hiding.knowledge import Knowledge
from velmoci.salva.items import KindItem, seat_name
from velmoci.salva.lookup import Lookup
from velmoci.salva.map_seams import (
    Domain,
    FieldFactor,
    Item,
    PaceFactor,
    Payer,
    Presence,
    PriceFactor,
    RangeFactor,
    Site,
    Variant,
    Veto,
    follows_from_field,
)  # fmt: skip
from velmoci.salva.memory import are_offers_kept, are_others_minded, are_steps_of_kinds, are_ways_kept
from velmoci.salva.mights import Might
from velmoci.salva.numbers import Chain, Inexact, Link, common_denominator, ratio, whole_parts
from velmoci.salva.progress import Progress
from velmoci.salva.scenario import Scenario, Side
from velmoci.salva.seams import (
    END,
    OPENING,
    ROUND,
    TURN,
    Consent,
    Damaged,
    Guess,
    MapMaker,
    OrderRule,
    Reaction,
    RulePart,
    Step,
)
from velmoci.salva.state import Slice, Table
from velmoci.salva.units import SEA, Kind, Kinds
from velmoci.salva.veils import Deed, Lookout, Veil

MOST_SETTLED: Final = 20
"""So many games with kinds of their own share what was made for them."""


@final
class Rules(Lookup):
    """All that holds for a game from its first order to its last; positions share it and never change it."""

    def __init__(self, rulebook: Rulebook, kinds: Kinds, scenario: Scenario, settled: str = "") -> None:
        super().__init__(rulebook)
        self.scenario: Final = scenario
        self.printed: Final[Kinds] = kinds
        """The unit table before chapters add to it."""
        self.settlement: Final[str] = settled
        """What the players of one game have settled about it."""
        self.settlements: Final[dict[str, Rules]] = {}
        self.board: Final[Board] = scenario.board
        self.sides: Final[list[Side]] = scenario.sides
        self.seats: Final[i64] = len(scenario.sides)
        self.seat_names: Final[list[str]] = [seat_name(seat) for seat in range(len(scenario.sides))]
        for maker in self.made("kind"):
            kinds = kinds.with_rows(maker.rows(settled))
        tokens: list[str] = [name for part in self.made("token") for name in part.names()]
        self.kinds: Final[Kinds] = kinds.with_tokens(tokens) if tokens else kinds
        self.makers: Final[list[MapMaker]] = [] if scenario.is_drawn else self.made("map")
        """Who draws the map when the game begins; nobody where it has been drawn."""
        self.unfinished: Final[Kind] = kinds.rows[kinds.index["under_construction"]]
        """The row of every unfinished unit."""
        self.available: Final[list[Kind]] = [k for k in kinds.rows if kinds.is_available(k, rulebook.chapters)]
        self.track_names: Final[list[str]] = [OPENING, ROUND, TURN]
        self.tracks: Final[list[list[Step]]] = [[], [], []]
        self.lay_tracks()
        self.places: Final[list[dict[str, int]]] = [places_on(track) for track in self.tracks]
        """For each track where its steps stand, by every name they answer to; `END` is behind the last."""
        self.order_rules: Final[dict[str, OrderRule]] = {}
        self.rules_at: Final[dict[str, list[OrderRule]]] = {}
        """For each step all kinds of order that can be given at it."""
        self.asides: Final[list[OrderRule]] = []
        self.answer_rules: Final[list[OrderRule]] = []
        self.enter_orders()
        self.answer_sources: Final = [self.own_places.get(rule.answers_from, -1) for rule in self.answer_rules]
        """The places of the slices that say what lies before a seat; -1 where an order looks at more."""
        self.causes: Final = Causes(self.asides, self.answer_rules, self.own_places)
        """On what it hangs what seats may do unasked."""
        self.writers: Final = {rule for rule in self.order_rules.values() if writes_out(rule)}
        """The kinds of order whose choices are written out."""
        at = self.rules_at.items()
        self.way_steps: Final = {step for step, rules in at if [rule for rule in rules if rule.finds_ways]}
        """The steps at which ways are looked for."""
        self.offer_steps: Final = {step for step, rules in at if [rule for rule in rules if rule.keeps_offers]}
        """The steps at which something may be put on fields."""
        self.tellers: Final = set(overriding(list(self.order_rules.values()), OrderRule, "facts"))
        """The kinds of order that tell more."""
        self.notation: Final = Notation([rule.order for rule in self.order_rules.values()])
        """How the orders of this rulebook are written."""
        self.consents: Final[list[Consent]] = self.made("consent")
        self.beforehand: Final[dict[str, RulePart]] = {part.name: part for part in self.made("beforehand")}
        """What can be said to questions before they are asked, by the names of their steps; see `beforehand.py`."""
        self.consents_about: Final[dict[str, list[Consent]]] = {}
        """For each kind of order that has been given the parts that it can concern."""
        self.reactions: Final[list[Reaction]] = self.made("react")
        self.at_salvo_begin: Final = self.reactions_to("salvo_begins")
        self.at_salvo_end: Final = self.reactions_to("salvo_ends")
        self.at_fall: Final = self.reactions_to("fighter_falls")
        self.at_loss: Final[list[list[Reaction]]] = minding_kinds(self.reactions_to("unit_lost"), self.kinds)
        self.at_going: Final[list[list[Reaction]]] = minding_kinds(self.reactions_to("unit_goes"), self.kinds)
        """For each kind of unit those that mind it."""
        self.at_battle_begin: Final = self.reactions_to("battle_begins")
        self.at_battle_call: Final = self.reactions_to("battle_called")
        self.at_battle_end: Final = self.reactions_to("battle_ends")
        self.at_completion: Final = self.reactions_to("holds_up")
        self.keepers: Final = self.reactions_to("stays_damaged")
        self.damage_sharers: Final = self.reactions_to("damage_partner")
        self.menders: Final = self.reactions_to("damage_left")
        self.keepers_in_game: Final = self.reactions_to("never_falls")
        self.stowers: Final = self.reactions_to("berths_taken")
        self.damaged: Final[list[Damaged]] = self.made("damaged")
        self.mights: Final[list[Might]] = self.made("might")
        """What raises numbers of the unit table before any factor."""
        self.fire: Final[list[FireFactor]] = self.made("fire")
        self.shells: Final[list[FireFactor]] = overriding(self.fire, FireFactor, "shell")
        self.strikes: Final[list[FireFactor]] = overriding(self.fire, FireFactor, "strike")
        self.rated: Final[dict[tuple[int, ...], Rates]] = {}
        """What rows do to each other, worked out in earlier battles; see `base/fire.py`."""
        self.modes: Final[list[FireMode]] = self.made("mode")
        self.salvo: Final[list[SalvoFactor]] = self.made("salvo")
        self.production: Final[list[FieldFactor]] = self.made("production")
        self.yields_by_field: Final[bool] = all(follows_from_field(factor) for factor in self.production)
        """Whether what a field generates changes only with its own numbers."""
        self.prices: Final[list[PriceFactor]] = self.made("price")
        self.pricing: Final[list[PriceFactor]] = overriding(self.prices, PriceFactor, "apply")
        """Those of them by which what is bought costs more or less."""
        self.upkeepers: Final[list[PriceFactor]] = overriding(self.prices, PriceFactor, "unit_upkeep")
        """Those by which a unit's upkeep is more or less."""
        self.price_sharers: Final[list[PriceFactor]] = overriding(self.prices, PriceFactor, "sharing")
        self.paces: Final[list[PaceFactor]] = self.made("pace")
        self.ranges: Final[list[RangeFactor]] = self.made("range")
        self.musters: Final[list[Muster]] = self.made("muster")
        self.muster_openers: Final[list[Muster]] = overriding(self.musters, Muster, "may_open")
        self.muster_marks: Final[list[Muster]] = overriding(self.musters, Muster, "marks")
        self.muster_refuges: Final[list[Muster]] = overriding(self.musters, Muster, "refuges")
        self.muster_welcomes: Final[list[Muster]] = overriding(self.musters, Muster, "welcome")
        self.muster_kinds: Final[list[Muster]] = overriding(self.musters, Muster, "kind")
        self.muster_lines: Final[list[Muster]] = overriding(self.musters, Muster, "line")
        self.muster_fixed: Final[list[Muster]] = overriding(self.musters, Muster, "is_fixed")
        self.muster_silences: Final[list[Muster]] = overriding(self.musters, Muster, "why_silent")
        self.muster_pauses: Final[list[Muster]] = overriding(self.musters, Muster, "sits_out")
        self.muster_takers: Final[list[Muster]] = overriding(self.musters, Muster, "may_take")
        self.muster_spoilers: Final[list[Muster]] = overriding(self.musters, Muster, "spoils_ground")
        self.muster_levels: Final[list[Muster]] = overriding(self.musters, Muster, "is_level")
        self.muster_speakers: Final[list[Muster]] = overriding(self.musters, Muster, "speaker")
        self.muster_raids: Final[list[Muster]] = overriding(self.musters, Muster, "can_raid")
        self.muster_shields: Final[list[Muster]] = overriding(self.musters, Muster, "shields")
        self.muster_rolls: Final[list[Muster]] = overriding(self.musters, Muster, "rolled")
        self.muster_early: Final[list[Muster]] = overriding(self.musters, Muster, "early_picks")
        self.muster_ways: Final[list[Muster]] = overriding(self.musters, Muster, "line_ways")
        self.covers: Final[list[Cover]] = self.made("cover")
        for number, cover in enumerate(self.covers):
            cover.bit = 2**number
        self.endings: Final[list[Ending]] = self.made("ending")
        self.minders: Final = Minders(self, None)
        self.vetoes: Final[list[Veto]] = self.made("veto")
        self.veto_enter: Final[list[Veto]] = overriding(self.vetoes, Veto, "enter")
        self.veto_leave: Final[list[Veto]] = overriding(self.vetoes, Veto, "leave")
        self.veto_steps: Final[list[list[Veto]]] = minding_kinds(self.veto_leave, self.kinds)
        self.veto_attack: Final[list[Veto]] = overriding(self.vetoes, Veto, "attack")
        self.veto_join: Final[list[Veto]] = overriding(self.vetoes, Veto, "join")
        self.veto_buy: Final[list[Veto]] = overriding(self.vetoes, Veto, "buy")
        self.veto_move: Final[list[Veto]] = overriding(self.vetoes, Veto, "move")
        self.veto_give: Final[list[Veto]] = overriding(self.vetoes, Veto, "give")
        self.domains: Final[list[Domain]] = self.by_ground(self.made("domain"))
        """For each ground who may have a field of it, and how."""
        self.presences: Final[list[Presence]] = self.made("presence")
        self.veils: Final[list[Veil]] = self.made("veil")
        """What is hidden; asked through `forces.py`."""
        self.deeds: Final[dict[str, Deed]] = {deed.name: deed for deed in self.made("deed")}
        """What location tokens can do, by kinds of order."""
        self.lookouts: Final[list[Lookout]] = self.made("lookout")
        self.knowledge: Final[list[Knowledge]] = self.made("knowledge")
        """What seats know of it."""
        self.keeps_ways: Final[bool] = not self.veils and are_ways_kept(self)
        """Whether ways that were found hold until something changes on them; see `memory.py`."""
        self.minds_others: Final[bool] = are_others_minded(self)
        self.steps_by_kind: Final[bool] = self.keeps_ways and are_steps_of_kinds(self)
        self.berths: Final = Berths(self.kinds, self.presences)
        """How much room units take aboard others."""
        self.absences: Final[list[Presence]] = overriding(self.presences, Presence, "is_absent")
        self.sites: Final[list[Site]] = self.made("site")
        goals: list[Goal] = self.made("goal")
        self.goal: Final[Goal] = goals[-1]
        self.tells_own: Final[bool] = overrides(type(self.goal), Goal, "about_own") or bool(
            [spec for spec in self.own_slices if overrides(spec.kind, Slice, "told")]
        )
        """Whether the goal or a slice tells a seat something that others do not know by looking at the table."""
        self.bars_at_sea: Final[bool] = bool(self.veto_attack) and len(self.board.land) < self.board.size
        """Whether units may count for what a seat may attack."""
        self.progress: Final[list[Progress]] = self.made("progress")
        self.progress_limits: Final[list[Progress]] = overriding(self.progress, Progress, "is_reached")
        """Those of them that keep seats from kinds of unit."""
        self.set_levels: Final[list[Progress]] = overriding(self.progress, Progress, "set_level")
        """Those of them by which a seat has levels without rising itself."""
        self.guesses: Final[list[Guess]] = self.made("guess")
        self.faces: Final[list[Face]] = self.made("face")
        self.tells_marks: Final[bool] = bool(self.veils) or bool(overriding(self.faces, Face, "known"))
        """Whether seats are told marks that others do not see."""
        payers: list[Payer] = self.made("payer")
        self.payer: Final[Payer | None] = payers[-1] if payers else None
        """Who keeps the points of fields apart; nobody where a point buys anything. Asked through `paying.py`."""
        self.items: Final[dict[str, Item]] = {}
        self.stock()
        self.keeps_offers: Final = are_offers_kept(self)
        """Whether what is offered on a field changes only with the field; see `memory.py`."""
        self.shared: Final = set(overriding(list(self.items.values()), Item, "sharing"))
        """What several fields can pay for together."""
        self.growing: Final = {item.name for item in overriding(list(self.items.values()), Item, "bundle_price")}
        """What costs more the more of it there is."""
        self.money: Final[int] = self.money_parts() * self.fineness()
        """Production points are counted in parts: so many to the point."""
        self.pace: Final[int] = self.pace_parts()
        """Movement points are counted in parts: so many to the point."""
        self.eases_arrival: Final[bool] = any(factor.eases_arrival() for factor in self.paces)
        """Whether one point suffices for the last step of a way, however dear it is."""
        self.roll_table: Final = [ratio(text) for text in self.names("salvo_table")]
        """The factor of a salvo for each roll."""
        self.parts: Final[dict[str, int]] = {
            column.name: column.parts(self) for column in self.field_columns if column.parts is not None
        }
        """For each column of fields that is counted in parts, how many make one."""
        self.allotments: Final[list[int]] = [self.in_parts(*ratio(amount)) for amount in self.allotted()]

    def settled(self, text: str) -> Rules:
        """The same rules with the rows of the unit table that the players have settled."""
        found = self.settlements.get(text)
        if found is None:
            if len(self.settlements) > MOST_SETTLED:
                self.settlements.clear()
            found = self.settlements[text] = Rules(self.rulebook, self.printed, self.scenario, text)
        return found

    def made(self, seam: str) -> list[Any]:
        """The parts of a seam in their order."""
        return list(arrange(self.fresh(seam)))

    def fresh(self, seam: str) -> list[Part]:
        """The parts of a seam as they were contributed; a name comes again only in a part that replaces it."""
        parts: list[Part] = [part(self) for part in self.rulebook.contributions[seam]]
        owners = {kind.id: kind.chapter for kind in self.available} if seam == "item" else dict[str, str]()
        for chapter, part in zip(self.rulebook.origins[seam], parts, strict=True):
            name = part.name
            if name in owners and part.replaces != name:
                other = owners[name]
                raise BadRulebook("name_twice", "SA-chapters-2", seam=seam, name=name, chapter=chapter, other=other)
            if name:
                owners[name] = chapter
        return parts

    def by_ground(self, domains: list[Domain]) -> list[Domain]:
        """The domain of each ground; where no chapter says anything, nobody can have any of it."""
        found = [Domain(self) for _ in range(int(SEA) + 1)]
        for domain in domains:
            found[domain.ground] = domain
        return found

    def domain(self, field: i64) -> Domain:
        """Who may have such a field, and how."""
        return self.domains[self.board.ground[field]]

    def reactions_to(self, what: str) -> list[Reaction]:
        """The reactions that answer to something that happens often."""
        return overriding(self.reactions, Reaction, what)

    def lay_tracks(self) -> None:
        """Sorts all steps into their tracks."""
        steps: list[Step] = []
        for step in self.fresh("step"):
            assert isinstance(step, Step)
            steps.append(step)
            if step.track not in self.track_names:
                self.track_names.append(step.track)
                self.tracks.append([])
        for number, name in enumerate(self.track_names):
            self.tracks[number] = arrange([step for step in steps if step.track == name])

    def enter_orders(self) -> None:
        """Sorts all kinds of order by the steps at which they can be given; those of a like step come last."""
        rules: list[OrderRule] = self.made("order")
        for rule in rules:
            self.order_rules[rule.order.kind] = rule
            if rule.is_aside:
                self.asides.append(rule)
            if rule.is_answer:
                self.answer_rules.append(rule)
        for track in self.tracks:
            for step in track:
                own = [rule for rule in rules if names_step(rule, step)]
                alike = [rule for rule in rules if rule not in own and names_like(rule, step)]
                self.rules_at[step.name] = [*own, *alike]

    def stock(self) -> None:
        """Everything that can be bought: the kinds of unit that the chapters allow, then buildings."""
        for kind in self.available:
            for site in self.sites:
                if site.takes(kind) and kind.price_num > 0:
                    self.check_site(kind, site)
                    self.items[kind.id] = KindItem(self, kind, site)
        kinds = [item for item in self.items.values() if isinstance(item, KindItem)]
        for variant in self.made("variant"):
            assert isinstance(variant, Variant)
            for kind_item in kinds:
                other = variant.item(kind_item)
                if other is not None:
                    self.items[other.name] = other
        for item in self.made("item"):
            assert isinstance(item, Item)
            self.items[item.name] = item

    def check_site(self, kind: Kind, site: Site) -> None:
        """A chapter may put a kind of unit elsewhere than the minimal version does, but no two of them the same one."""
        known = self.items.get(kind.id)
        if not isinstance(known, KindItem):
            return
        chapter, other = self.origin("site", site), self.origin("site", known.site)
        if other not in (chapter, self.rulebook.origins["site"][0]):
            raise BadRulebook("name_twice", "SA-chapters-2", seam="site", name=kind.id, chapter=chapter, other=other)

    def origin(self, seam: str, part: Part) -> str:
        """The chapter from which a part comes."""
        return self.rulebook.origins[seam][self.rulebook.contributions[seam].index(type(part))]

    def allotted(self) -> list[str]:
        """The allotment of each side as the scenario states it for these chapters and options."""
        return self.scenario.allotments(self.rulebook.chapters, self.rulebook.options)

    def money_parts(self) -> int:
        dens = [ratio(amount)[1] for amount in self.allotted()]
        dens.append(self.ratio("base_productivity")[1])
        for item in self.items.values():
            dens += item.denominators()
        parts = common_denominator(dens)
        for factor in self.production:
            parts *= factor.denominator()
        for price in self.prices:
            parts *= price.denominator()
        return parts

    def fineness(self) -> int:
        """Into how many parts for reckoning the smallest amount that can be paid by hand is divided."""
        parts = 1
        for price in self.prices:
            parts *= price.fineness()
        return parts

    def agreed_price(self, kind: Kind) -> Link:
        """What a kind costs by the table, or by what was agreed before the game."""
        found = Link("price", "SA-minimal-21", kind.price_num, kind.price_den)
        for factor in self.prices:
            found = factor.agreed(kind) or found
        return found

    def worth_chain(self, table: Table, unit: i64, explains: bool = False) -> Chain:
        """What a unit on the map is worth in production points, with its reasons if they are wanted."""
        chain = Chain(explains)
        price = self.agreed_price(self.kinds.rows[table.kind[unit]])
        chain.starts_with(price.num, price.den, price.name, price.clause)
        for factor in self.prices:
            factor.unit_worth(table, unit, chain)
        return chain

    def pace_parts(self) -> int:
        parts = 1
        for factor in self.paces:
            parts *= factor.denominator()
        for limit in self.ranges:
            parts *= limit.denominator()
        return parts

    def in_parts(self, num: int, den: int) -> int:
        """Production points in the parts in which they are counted."""
        return whole_parts(num, den, self.money, "points")

    def track(self, name: str) -> int:
        """The number of a track."""
        return self.track_names.index(name)

    def never_falls(self, table: Table, seat: i64) -> bool:
        """Whether a seat stays in the game whatever it loses."""
        for reaction in self.keepers_in_game:
            if reaction.never_falls(table, seat):
                return True
        return False

    def contenders(self, table: Table) -> list[int]:
        """The living seats that can be beaten: one of them alone is the last one left."""
        living = table.living()
        return [seat for seat in living if not self.never_falls(table, seat)] if self.keepers_in_game else living

    def is_absent(self, table: Table, unit: i64) -> bool:
        """Whether a unit counts as not being on its field."""
        for part in self.absences:
            if part.is_absent(table, unit):
                return True
        return False

    def commander(self, table: Table, unit: i64) -> i64:
        """The seat in whose turn a unit moves: its owner, unless it was handed over to somebody who takes part."""
        if self.command >= 0:
            seat = table.unit_columns[self.command][unit]
            if seat >= 0 and table.is_living(seat):
                return seat
        return table.owner_of(unit)

    def is_any_lent(self, table: Table) -> bool:
        """Whether anybody may command what is not his own."""
        return self.command >= 0 and max(table.unit_columns[self.command], default=-1) >= 0

    def units_under(self, table: Table, seat: i64) -> list[int]:
        """All units that a seat commands."""
        if not self.is_any_lent(table):
            return table.units_of(seat)
        return [unit for unit in table.units() if self.commander(table, unit) == seat]

    def may_order(self, table: Table, unit: i64, seat: i64) -> bool:
        """Whether a seat gives a unit orders: its commander, and its owner in the turn of its commander."""
        commander = self.commander(table, unit)
        return commander == seat or (commander == table.on_turn and table.owner_of(unit) == seat)

    def units_ordered(self, table: Table, seat: i64) -> list[int]:
        """All units to which a seat gives orders."""
        if not self.is_any_lent(table):
            return table.units_of(seat)
        return [unit for unit in table.units() if self.may_order(table, unit, seat)]

    def is_friend(self, table: Table, unit: i64, seat: i64) -> bool:
        """Whether a seat owns or commands a unit."""
        return table.owner_of(unit) == seat or self.commander(table, unit) == seat

    def step_cost(self, table: Table, unit: i64, origin: i64, field: i64) -> int:
        """What a step from one field onto another costs a unit, in parts of a movement point."""
        chain = Chain()
        kind = self.kinds.rows[table.kind[unit]]
        for factor in self.paces:
            factor.apply(table, unit, kind, origin, field, chain)
        parts = chain.num * self.pace
        if chain.den == 1:
            return parts
        if parts % chain.den:
            raise Inexact("movement", self.pace_chain(table, unit, origin, field), self.pace)
        return parts // chain.den

    def pace_chain(self, table: Table, unit: i64, origin: i64, field: i64) -> Chain:
        """The same in movement points, with its reasons."""
        chain = Chain(True)
        kind = self.kinds.rows[table.kind[unit]]
        for factor in self.paces:
            factor.apply(table, unit, kind, origin, field, chain)
        return chain

    def movement(self, table: Table, unit: i64) -> int:
        """How far a unit may move in a turn, in parts of a movement point."""
        chain = self.range_chain(table, unit)
        if chain.num * self.pace % chain.den:
            raise Inexact("movement", self.range_chain(table, unit, True), self.pace)
        return chain.num * self.pace // chain.den

    def range_chain(self, table: Table, unit: i64, explains: bool = False) -> Chain:
        """The same in movement points, with its reasons if they are wanted."""
        chain = Chain(explains)
        chain.starts_with(self.kinds.rows[table.kind[unit]].move, 1, "move", "SA-minimal-27")
        for factor in self.ranges:
            factor.apply(table, unit, chain)
        return chain

    def price_chain(self, table: Table, seat: i64, item: Item, field: i64, explains: bool = False) -> Chain:
        """What an item costs a seat on a field, with its reasons if they are wanted."""
        chain = Chain(explains)
        item.price(table, seat, field, chain)
        for factor in self.prices:
            factor.apply(table, seat, item, field, chain)
        return chain

    def price(self, table: Table, seat: i64, item: Item, field: i64) -> int:
        """The price in parts of a production point."""
        chain = self.price_chain(table, seat, item, field)
        if chain.num * self.money % chain.den:
            raise Inexact("price", self.price_chain(table, seat, item, field, True), self.money)
        return chain.num * self.money // chain.den

    def production_chain(self, table: Table, field: i64, explains: bool = False) -> Chain:
        """What a field generates in a production phase, with its reasons if they are wanted."""
        chain = Chain(explains)
        for factor in self.production:
            factor.apply(table, field, chain)
        return chain

    def output(self, table: Table, field: i64) -> int:
        """The same in parts of a production point."""
        chain = self.production_chain(table, field)
        if chain.num * self.money % chain.den:
            raise Inexact("production", self.production_chain(table, field, True), self.money)
        return chain.num * self.money // chain.den

    def orders_at(self, step: Step) -> list[OrderRule]:
        """All kinds of order that can be given at a step."""
        return self.rules_at[step.name]


def names_step(rule: OrderRule, step: Step) -> bool:
    """Whether a kind of order can be given at a step, by any name that it answers to."""
    return bool([name for name in rule.steps if step.answers_to(name)])


def writes_out(rule: OrderRule) -> bool:
    """Whether a kind of order writes out what can be chosen, all orders or something of its own."""
    return rule.is_written_out or overrides(type(rule), OrderRule, "choices")


def names_like(rule: OrderRule, step: Step) -> bool:
    """Whether it can be given at one that the step is like."""
    return bool([name for name in rule.steps if step.is_like(name)])


def places_on(track: list[Step]) -> dict[str, int]:
    """Where the steps of a track stand, by their names and by those of the steps whose places they took."""
    places: dict[str, int] = {END: len(track)}
    for place, step in enumerate(track):
        part: Part | None = step
        while part is not None:
            places[part.name] = place
            part = part.replaced
    return places


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-conv-1": (Rules.in_parts,),
    "SA-conv-3": (Chain.times,),
    "SA-chapters-8": (Rules.made,),
}
