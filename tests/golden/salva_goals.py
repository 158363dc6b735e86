"""Playthroughs of Salva's second part: one for each goal and its endings, treaties, fair starts, a drawn map."""

import json
from collections.abc import Callable, Sequence

from tests.golden.salva_games import SalvaTelling
from tests.salva.goal_scenes import GoalScene, sentences
from tests.salva.scenes import Scene
from tests.salva.test_any_pair import FIVE
from tests.salva.test_feuds import feud
from tests.salva.test_multiplayer import four
from tests.salva.test_political_buildings import two as with_buildings
from tests.salva.test_political_fields import two as with_centres
from tests.salva.test_public_missions import written
from tests.salva.test_relations import rolled
from tests.salva.test_scored import am_sov, finland4
from tests.salva.test_secret_missions import dealt
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import Begin
from velmoci.kernel.rulebook import Rulebook
from velmoci.salva.library import find_scenario, scenario_rulebook
from velmoci.salva.position import new_position
from velmoci.salva.state import GONE


class GoalTelling(SalvaTelling):
    """A game with a goal: what the goal is, how everybody stands by it, and what everybody hears."""

    def __init__(self, title: str, scene: GoalScene) -> None:
        super().__init__(title, scene)  # type: ignore[arg-type]
        self.goal_scene = scene

    def goal(self) -> None:
        """The goal as a view tells it."""
        about = self.scene.rules.goal.about(self.scene.position.table)
        self.lines += ["goal:", *[f"  {name}: {json.dumps(value)}" for name, value in about.items()]]

    def heard_at_the_beginning(self) -> None:
        """What happened before the first order that is told."""
        for event in self.goal_scene.events:
            self.lines += [f"  {line}" for line in self.heard(event)]

    def standing(self) -> None:
        """How everybody stands, with the reasons; then what each knows of itself alone."""
        position = self.scene.position
        self.lines.append("standing:")
        for entry in position.rules.goal.standing(position.table):
            self.reasons(str(entry["power"]), entry)
        for seat in range(int(position.table.seats)):
            own = position.own_json(seat)["goal"]
            if own:
                assert isinstance(own, dict)
                self.reasons(f"(seat {seat + 1} alone)", own)

    def reasons(self, who: str, entry: dict[str, object]) -> None:
        """One result in words."""
        self.lines.append(f"  {who}: {entry['value']}")
        reasons = entry["reasons"]
        assert isinstance(reasons, list)
        for reason in reasons:
            said = sentences("en").say(f"standing-{reason['reason']}", reason["values"])
            self.lines.append(f"    {said} [{reason['clause']}]")

    def hearers(self) -> range:
        return range(int(self.scene.position.table.seats))

    def board(self) -> None:
        """Who owns what, and where the units stand."""
        position = self.scene.position
        table, rules = position.table, position.rules
        self.lines.append("board:")
        for seat in range(int(table.seats)):
            side = rules.sides[table.side[seat]].id
            fields = [rules.board.ids[field] for field in table.fields_of(seat)]
            units = [
                f"{rules.kinds.rows[table.kind[unit]].id} on {rules.board.ids[table.place[unit]]}"
                for unit in table.units_of(seat)
                if table.kind[unit] != GONE
            ]
            held, army = " ".join(fields) or "–", ", ".join(units) or "no units"
            self.lines.append(f"  seat {seat + 1} ({side}): {held}; {army}")

    def late(self, seat: int, round: int) -> None:
        """Nothing happens until that seat is on turn in that round."""
        self.goal_scene.pass_to(seat, round)
        self.lines += ["", f"(turns pass until round {round})"]

    def attack(self, seat: int, field: str, unit: str) -> None:
        """An attack on a field that nobody defends."""
        self.order(seat, f"attack {field} with {unit}")

    def turn(self, *orders: str) -> None:
        """The seat on turn gives orders without rolls and ends what is left of its turn."""
        table = self.scene.position.table
        seat, turn = int(table.on_turn), int(table.turn)
        for text in orders:
            self.order(seat, text)
        while not table.is_over and int(table.turn) == turn:
            self.order(seat, f"end_{self.scene.position.pending()[0].kind}")

    def rest(self) -> None:
        """Everybody passes until the game is over."""
        while self.scene.position.outcome() is None:
            self.turn()


def told(title: str, scene: GoalScene, play: Callable[[GoalTelling], None]) -> GoalTelling:
    """The goal, the beginning, the game, the result."""
    telling = GoalTelling(title, scene)
    telling.goal()
    telling.heard_at_the_beginning()
    telling.board()
    play(telling)
    telling.standing()
    telling.board()
    return telling


def priorities() -> GoalTelling:
    def play(game: GoalTelling) -> None:
        game.late(0, 6)
        game.attack(0, "f2", "tank_1")
        game.rest()

    scene = GoalScene("priorities", "ABC", priorities="B C A", rounds=6)
    scene.army(0, "f1", "tank")
    return told("Elimination with priorities: the second claim wins, since the first was destroyed", scene, play)


def any_pair() -> GoalTelling:
    def play(game: GoalTelling) -> None:
        game.attack(0, "f2", "tank_1")
        game.turn()
        game.attack(2, "f4", "tank_2")

    scene = GoalScene("any_pair", "ABCD")
    scene.army(0, "f1", "tank")
    scene.army(2, "f3", "tank")
    return told("Any pair: over the moment that only two are left", scene, play)


def any_pair_in_time() -> GoalTelling:
    def play(game: GoalTelling) -> None:
        game.late(3, 6)
        game.rest()

    scene = GoalScene("any_pair", FIVE, timed=True, rounds=6)
    return told("Any pair with a limit: the two highest claims", scene, play)


def feuds() -> GoalTelling:
    def play(game: GoalTelling) -> None:
        game.late(0, 6)
        game.attack(0, "f12", "tank_1")
        game.rest()

    scene = feud(rounds=6, turn_order="1 2 3")
    scene.army(0, "f1", "tank")
    return told("Feuds: whoever owns the target decides how glad the others are", scene, play)


def secret_missions() -> GoalTelling:
    def play(game: GoalTelling) -> None:
        for seat in range(4):
            decision = next(one for one in game.scene.position.pending() if one.seat == seat)
            game.order(seat, str(next(iter(decision.menus()[0]))))
        game.order(0, "show_mission seat_2")
        game.refused(1, "show_mission seat_9")
        game.late(2, 6)
        game.rest()

    scene = dealt(reveal_missions="show", rounds=6)
    return told("Secret missions: chosen, shown to one, judged at the end", scene, play)


def public_missions() -> GoalTelling:
    def play(game: GoalTelling) -> None:
        game.late(0, 3)
        game.attack(0, "f3", "tank_1")
        game.turn()
        game.late(2, 6)
        game.rest()

    scene = written(rounds=6)
    scene.army(0, "f2", "tank")
    return told("Public missions: everybody knows what the others are after", scene, play)


def relations() -> GoalTelling:
    def play(game: GoalTelling) -> None:
        game.late(2, 6)
        game.rest()

    scene = rolled(1, 4, 6, 2, 3, 5, rounds=6)
    return told("Relations by dice: fields of friends count, those of enemies count against", scene, play)


def scored() -> GoalTelling:
    def play(game: GoalTelling) -> None:
        game.late(0, 6)
        game.attack(0, "f12", "tank_1")
        game.rest()

    scene = am_sov(12, rounds=6)
    scene.army(0, "f1", "tank")
    return told("Scored missions: two attackers and a defender", scene, play)


def scored_finland() -> GoalTelling:
    def play(game: GoalTelling) -> None:
        game.late(1, 6)
        game.attack(1, "f15", "tank_1")
        game.rest()

    scene = finland4(rounds=6)
    scene.army(1, "f14", "tank")
    return told("Scored missions: the dispute over Finland", scene, play)


def political_buildings() -> GoalTelling:
    def play(game: GoalTelling) -> None:
        game.order(0, "end_movement")
        game.order(0, "build_political f2 from f1 4")
        game.order(0, "end_production")
        game.turn()
        game.late(1, 6)
        game.rest()

    return told("Political points from buildings", with_buildings(rounds=6), play)


def political_fields() -> GoalTelling:
    def play(game: GoalTelling) -> None:
        game.attack(0, "f4", "tank_1")
        game.turn()
        game.turn()
        game.late(1, 6)
        game.rest()

    scene = with_centres(rounds=6, field_value=1)
    scene.army(0, "f3", "tank")
    return told("Political points from fields: a centre counts three times", scene, play)


def last_survivor() -> GoalTelling:
    def play(game: GoalTelling) -> None:
        game.attack(0, "f2", "tank_1")
        game.order(2, "resign")

    scene = GoalScene("priorities", "ABC", rounds=6)
    scene.army(0, "f1", "tank")
    return told("One is destroyed, one resigns, one is left", scene, play)


def hard_cap() -> GoalTelling:
    def play(game: GoalTelling) -> None:
        game.late(3, 20)
        game.rest()

    scene = GoalScene("any_pair", "ABCD", hard_round_cap=20)
    return told("Any pair without a limit: the last round of every game", scene, play)


def treaty() -> GoalTelling:
    def play(game: GoalTelling) -> None:
        game.order(1, 'offer_treaty seat_1 seat_3 article non_aggression text "until the harvest"')
        game.order(0, "answer_treaty pact_123_1 accept")
        game.order(2, "answer_treaty pact_123_1 accept")
        game.refused(0, "attack b with tank_1")
        game.order(0, "denounce_treaty pact_123_1")
        game.refused(0, "attack b with tank_1")
        game.late(0, 3)
        game.refused(0, "attack b with tank_1")
        game.turn()
        game.late(0, 4)
        game.order(0, "attack b with tank_1", 3)

    return told("A treaty: in force, denounced, over after two rounds, and a turn of grace", four(), play)


class StartTelling(SalvaTelling):
    """A game that begins with a fair start."""

    def settled(self) -> None:
        """Who plays what with how much, and the proof."""
        position = self.scene.position
        place = int(position.rules.table_slice("fair_start"))
        told = position.table.slices[place].told(position.sight(-1))
        assert isinstance(told, dict)
        settlement = told["settlement"]
        for power in settlement["powers"]:
            words = [str(power[key]) for key in ("power", "side", "amount", "asked")]
            self.lines.append(f"settled: {' '.join(words)}")
        for step in settlement["steps"]:
            self.lines.append(f"  {step['kind']} {json.dumps(step['values'])} [{step['clause']}]")


def fair_start(title: str, play: Callable[[StartTelling], None], **options: object) -> StartTelling:
    fields = {"a": ["b"], "b": ["c"], "c": []}
    owners = {"a": 0, "b": 1, "c": 2}
    scene = Scene(["fair_start"], owners, options=options, seats=3, fields=fields, sea=(), allotments=[10, 10, 10])
    telling = StartTelling(title, scene)
    telling.begin()
    play(telling)
    telling.settled()
    return telling


def fair_start_agreed() -> StartTelling:
    def play(game: StartTelling) -> None:
        game.refused(0, "propose_start seat_1 side_1 30, seat_2 side_2 1, seat_3 side_3 1")
        game.order(0, "propose_start seat_1 side_1 9, seat_2 side_2 12, seat_3 side_3 9")
        game.order(2, "answer_start refuse")
        game.order(2, "propose_start seat_1 side_1 9, seat_2 side_2 11, seat_3 side_3 10")
        game.order(1, "answer_start accept")
        game.order(0, "answer_start accept")

    return fair_start("A fair start by agreement", play)


def fair_start_by_matrix() -> StartTelling:
    def play(game: StartTelling) -> None:
        game.order(1, "use_method")
        game.order(0, "bid 13 11 6")
        game.refused(1, "bid 11 10 10")
        game.order(1, "bid 11 10 9")
        game.order(2, "bid 15 9 6")

    return fair_start("A fair start by the matrix: bids stay sealed until the last one is in", play)


def fair_start_by_division() -> StartTelling:
    def play(game: StartTelling) -> None:
        game.order(0, "use_method")
        for seat, bid in enumerate((9, 6, 6)):
            game.order(seat, f"bid {bid}", *([2] if seat == 2 else []))
        game.order(0, "bid 11")
        game.order(1, "bid 13")

    return fair_start("A fair start by successive division, a tie by lot", play, fair_method="successive")


class MapTelling(GoalTelling):
    """A game whose map is drawn when it begins."""

    def fields(self) -> None:
        """The map, row by row: sea, land by its owner, neutral land."""
        position = self.scene.position
        board = position.rules.board
        rows: dict[int, list[str]] = {}
        for number, id in enumerate(board.ids):
            owner = int(position.table.owner[number])
            mark = "·" if not board.is_land(number) else str(owner + 1) if owner >= 0 else "o"
            rows.setdefault(int(board.rows[number]["at"][1]), []).append(mark)
            self.lines.append(f"  {id}: {' '.join([board.ids[other] for other in board.neighbours[number]])}")
        self.lines += ["", *[" ".join(row) for row in rows.values()]]


def begun(rulebook: Rulebook, seed: str) -> GoalScene:
    """A scene of any rulebook at its beginning."""
    scene = GoalScene.__new__(GoalScene)
    scene.position = new_position(rulebook)
    scene.events = scene.position.apply(-1, Begin(), Seeded(seed))
    scene.rules, scene.table = scene.position.rules, scene.position.table
    return scene


def drawn_map() -> MapTelling:
    chapters = (*find_scenario("border_war").chapters, "random_map")
    scene = begun(scenario_rulebook("border_war", chapters, {"turn_order": "1 2"}), "golden map")
    telling = MapTelling("A map of two segments, drawn by the lots of the match", scene)
    telling.heard_at_the_beginning()
    telling.fields()
    telling.board()
    return telling


GOALS: Sequence[Callable[[], SalvaTelling]] = (
    priorities, any_pair, any_pair_in_time, feuds, secret_missions, public_missions, relations, scored, scored_finland,
    political_buildings, political_fields, last_survivor, hard_cap, treaty, fair_start_agreed, fair_start_by_matrix,
    fair_start_by_division, drawn_map,
)  # fmt: skip
