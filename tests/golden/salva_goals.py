"""Playthroughs of Salva's second part: one for each goal and its endings, treaties, fair starts, a drawn map."""

import json
from collections.abc import Callable, Sequence

from tests.golden.salva_transcript import SalvaTranscript
from tests.maps.drawn import row, scenario_text
from tests.salva.goal_scenes import GoalScene
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


class GoalTranscript(SalvaTranscript):
    """A game with a goal: what the goal is, how everybody stands by it, and what everybody hears."""

    def play_line(self, line: str) -> None:
        """Lines that pass turns are `pass until 1 in round 6` and `pass until the end`."""
        if line == "pass until the end":
            self.rest()
        elif line.startswith("pass until "):
            seat, round = line.removeprefix("pass until ").split(" in round ")
            self.late(int(seat) - 1, int(round))
        else:
            super().play_line(line)

    def goal(self) -> None:
        """The goal as a view tells it."""
        about = self.scene.rules.goal.about(self.scene.position.table)
        self.lines += ["goal:", *[f"  {name}: {json.dumps(value)}" for name, value in about.items()]]

    def heard_at_the_beginning(self) -> None:
        """What happened before the first order that is written."""
        for event in self.scene.events:
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
            said = self.sentences.say(f"standing-{reason['reason']}", reason["values"])
            self.lines.append(f"    {said} [{reason['clause']}]")

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
        assert isinstance(self.scene, GoalScene)
        self.scene.pass_to(seat, round)
        self.lines += ["", f"(turns pass until round {round})"]

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


def played(title: str, scene: GoalScene, script: str) -> GoalTranscript:
    """The goal, the beginning, the game, the result."""
    transcript = GoalTranscript(title, scene)
    transcript.goal()
    transcript.heard_at_the_beginning()
    transcript.board()
    transcript.play(script)
    transcript.standing()
    transcript.board()
    return transcript


def priorities() -> GoalTranscript:
    scene = GoalScene("priorities", "ABC", priorities="B C A", rounds=6)
    scene.army(0, "f1", "tank")
    return played("Elimination with priorities: the second claim wins, since the first was destroyed", scene, """
        pass until 1 in round 6
        1: attack f2 with tank_1
        pass until the end
    """)


def any_pair() -> GoalTranscript:
    scene = GoalScene("any_pair", "ABCD")
    scene.army(0, "f1", "tank")
    scene.army(2, "f3", "tank")
    return played("Any pair: over the moment that only two are left", scene, """
        1: attack f2 with tank_1
        turn
        3: attack f4 with tank_2
    """)


def any_pair_in_time() -> GoalTranscript:
    scene = GoalScene("any_pair", FIVE, timed=True, rounds=6)
    return played("Any pair with a limit: the two highest claims", scene, """
        pass until 4 in round 6
        pass until the end
    """)


def feuds() -> GoalTranscript:
    scene = feud(rounds=6, turn_order="1 2 3")
    scene.army(0, "f1", "tank")
    return played("Feuds: whoever owns the target decides how glad the others are", scene, """
        pass until 1 in round 6
        1: attack f12 with tank_1
        pass until the end
    """)


def secret_missions() -> GoalTranscript:
    scene = dealt(reveal_missions="show", rounds=6)
    return played("Secret missions: chosen, shown to one, judged at the end", scene, """
        1: keep_mission 2
        2: keep_mission 3
        3: keep_mission 1
        4: keep_mission 1
        1: show_mission seat_2
        2: show_mission seat_9 | refused
        pass until 3 in round 6
        pass until the end
    """)


def public_missions() -> GoalTranscript:
    scene = written(rounds=6)
    scene.army(0, "f2", "tank")
    return played("Public missions: everybody knows what the others are after", scene, """
        pass until 1 in round 3
        1: attack f3 with tank_1
        turn
        pass until 3 in round 6
        pass until the end
    """)


def relations() -> GoalTranscript:
    scene = rolled(1, 4, 6, 2, 3, 5, rounds=6)
    return played("Relations by dice: fields of friends count, those of enemies count against", scene, """
        pass until 3 in round 6
        pass until the end
    """)


def scored() -> GoalTranscript:
    scene = am_sov(12, rounds=6)
    scene.army(0, "f1", "tank")
    return played("Scored missions: two attackers and a defender", scene, """
        pass until 1 in round 6
        1: attack f12 with tank_1
        pass until the end
    """)


def scored_finland() -> GoalTranscript:
    scene = finland4(rounds=6)
    scene.army(1, "f14", "tank")
    return played("Scored missions: the dispute over Finland", scene, """
        pass until 2 in round 6
        2: attack f15 with tank_1
        pass until the end
    """)


def political_buildings() -> GoalTranscript:
    return played("Political points from buildings", with_buildings(rounds=6), """
        1: end_movement
        1: build_political f2 from f1 4
        1: end_production
        turn
        pass until 2 in round 6
        pass until the end
    """)


def political_fields() -> GoalTranscript:
    scene = with_centres(rounds=6, field_value=1)
    scene.army(0, "f3", "tank")
    return played("Political points from fields: a centre counts three times", scene, """
        1: attack f4 with tank_1
        turn
        turn
        pass until 2 in round 6
        pass until the end
    """)


def people_goals() -> GoalTranscript:
    sides = {"side_1": ["a", "b"], "side_2": ["c", "d"], "side_3": []}
    text = scenario_text(row("abcd"), sides, peoples={2: "cd"})
    for name, role in (("side_1", "offensive"), ("side_2", "defensive")):
        text = text.replace(f'id = "{name}"', f'id = "{name}"\nrole = "{role}"')
    options = {"people_goal": "people_of_defender", "rounds": 3, "people_par": "2", "turn_order": "1 2 3"}
    chapters = ("multiplayer", "alliance", "government_and_people", "people_goals")
    scene = begun(scenario_rulebook(text, chapters, options), "golden people")
    return played("The people of the defender: all have secret weights, and one has sabotaged", scene, """
        1: end_movement
        1: buy tank b
        1: end_production
        2: end_movement
        3: effort c 1/2, d -1
        2: end_production
        3: end_movement
        3: end_production
        1: end_movement
        1: end_production
        2: end_movement
        3: effort
        2: end_production
        3: end_movement
        3: end_production
        1: attack c with tank_1
        3: stay_under
        1: end_movement
        1: end_production
        2: end_movement
        3: effort
        2: end_production
        3: end_movement
        3: end_production
    """)


def last_survivor() -> GoalTranscript:
    scene = GoalScene("priorities", "ABC", rounds=6)
    scene.army(0, "f1", "tank")
    return played("One is destroyed, one resigns, one is left", scene, """
        1: attack f2 with tank_1
        3: resign
    """)


def hard_cap() -> GoalTranscript:
    scene = GoalScene("any_pair", "ABCD", hard_round_cap=20)
    return played("Any pair without a limit: the last round of every game", scene, """
        pass until 4 in round 20
        pass until the end
    """)


def treaty() -> GoalTranscript:
    return played("A treaty: in force, denounced, over after two rounds, and a turn of grace", four(), """
        2: offer_treaty seat_1 seat_3 article non_aggression text "until the harvest"
        1: answer_treaty pact_123_1 accept
        3: answer_treaty pact_123_1 accept
        1: attack b with tank_1 | refused
        1: denounce_treaty pact_123_1
        1: attack b with tank_1 | refused
        pass until 1 in round 3
        1: attack b with tank_1 | refused
        turn
        pass until 1 in round 4
        1: attack b with tank_1 | 3
    """)


class StartTranscript(SalvaTranscript):
    """A game that begins with a fair start."""

    def settled(self) -> None:
        """Who plays what with how much, and the proof."""
        position = self.scene.position
        place = int(position.rules.table_slice("fair_start"))
        start = position.table.slices[place].told(position.sight(-1))
        assert isinstance(start, dict)
        settlement = start["settlement"]
        for power in settlement["powers"]:
            words = [str(power[key]) for key in ("power", "side", "amount", "asked")]
            self.lines.append(f"settled: {' '.join(words)}")
        for step in settlement["steps"]:
            self.lines.append(f"  {step['kind']} {json.dumps(step['values'])} [{step['clause']}]")


def fair_start(title: str, script: str, **options: object) -> StartTranscript:
    owners = {"a": 0, "b": 1, "c": 2}
    scene = Scene(["fair_start"], owners, options=options, seats=3, fields=row("abc"), sea=(), allotments=[10, 10, 10])
    transcript = StartTranscript(title, scene)
    transcript.begin()
    transcript.play(script)
    transcript.settled()
    return transcript


def fair_start_agreed() -> StartTranscript:
    return fair_start("A fair start by agreement", """
        1: propose_start seat_1 side_1 30, seat_2 side_2 1, seat_3 side_3 1 | refused
        1: propose_start seat_1 side_1 9, seat_2 side_2 12, seat_3 side_3 9
        3: answer_start refuse
        3: propose_start seat_1 side_1 9, seat_2 side_2 11, seat_3 side_3 10
        2: answer_start accept
        1: answer_start accept
    """)


def fair_start_by_matrix() -> StartTranscript:
    return fair_start("A fair start by the matrix: bids stay sealed until the last one is in", """
        2: use_method
        1: bid 13 11 6
        2: bid 11 10 10 | refused
        2: bid 11 10 9
        3: bid 15 9 6
    """)


def fair_start_by_division() -> StartTranscript:
    return fair_start("A fair start by successive division, a tie by lot", """
        1: use_method
        1: bid 9
        2: bid 6
        3: bid 6 | 2
        1: bid 11
        2: bid 13
    """, fair_method="successive")


class MapTranscript(GoalTranscript):
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


def drawn_map() -> MapTranscript:
    chapters = (*find_scenario("border_war").chapters, "random_map")
    scene = begun(scenario_rulebook("border_war", chapters, {"turn_order": "1 2"}), "golden map")
    transcript = MapTranscript("A map of two segments, drawn by the lots of the match", scene)
    transcript.heard_at_the_beginning()
    transcript.fields()
    transcript.board()
    return transcript


GOALS: Sequence[Callable[[], SalvaTranscript]] = (
    priorities, any_pair, any_pair_in_time, feuds, secret_missions, public_missions, relations, scored, scored_finland,
    political_buildings, political_fields, people_goals, last_survivor, hard_cap, treaty, fair_start_agreed,
    fair_start_by_matrix, fair_start_by_division, drawn_map,
)  # fmt: skip
