"""Playthroughs of Salva: one for each chapter of the basic game and for each way in which such a game ends."""

from collections.abc import Callable, Sequence

from tests.golden.told import Script
from tests.salva.air_scenes import air_scene
from tests.salva.allies import allies
from tests.salva.goal_scenes import sentences
from tests.salva.scenes import Scene
from tests.salva.test_naval import moor
from velmoci.kernel.chance import Scripted
from velmoci.kernel.errors import Rejected
from velmoci.kernel.event import Event
from velmoci.kernel.order import Begin
from velmoci.salva.library import NOTATION
from velmoci.salva.units import standard_kinds

SEATS = 3
HALVES = {"a": 0, "b": 0, "c": 1, "d": 1}


class SalvaTelling:
    """A game of Salva that is told while it is played: who is asked, the order, the rolls, what everybody hears."""

    def __init__(self, title: str, scene: Scene) -> None:
        self.scene = scene
        self.sentences = sentences("en")
        book = scene.rules.rulebook
        self.lines = [f"# {title}", f"chapters: {', '.join(book.chapters)}"]
        self.step = 0

    def text(self) -> str:
        """All that was told."""
        return "\n".join(self.lines) + "\n"

    def begin(self, rolls: Sequence[int] = ()) -> None:
        """The table's own order."""
        chance = Scripted(list(rolls))
        self.tell("table", "begin", rolls, self.scene.position.apply(-1, Begin(), chance))
        assert chance.rolls == []

    def order(self, seat: int, text: str, *rolls: int) -> None:
        """An order with its rolls, exactly as many as are asked for."""
        asked = self.asked()
        self.scene.order(seat, text, rolls)
        self.tell(f"seat {seat + 1}", text, rolls, self.scene.events, asked)

    def refused(self, seat: int, text: str) -> None:
        """An order that the rules do not accept; nothing changes."""
        self.step += 1
        self.lines += ["", f"── {self.step}. seat {seat + 1}: {text}"]
        try:
            self.scene.position.apply(seat, NOTATION.parse(text), Scripted([]))
        except Rejected as problem:
            self.lines.append(f"  refused: {self.sentences.error(problem)}")
        else:
            raise AssertionError(f"{text} was accepted")

    def tell(self, who: str, text: str, rolls: Sequence[int], events: list[Event], asked: Sequence[str] = ()) -> None:
        self.step += 1
        self.lines += ["", f"── {self.step}. {who}: {text}", *asked]
        if rolls:
            self.lines.append(f"  rolls: {' '.join(map(str, rolls))}")
        for event in events:
            self.lines += [f"  {line}" for line in self.heard(event)]
        outcome = self.scene.position.outcome()
        if outcome is not None:
            winners = ", ".join(f"seat {seat + 1}" for seat in outcome.winners)
            self.lines.append(f"  over: {winners or 'nobody'} by {outcome.reason} [{outcome.clause}]")

    def heard(self, event: Event) -> list[str]:
        """One line for all, and one for each seat that hears more."""
        common = event.seen_by(-1)
        lines = [self.sentences.event(common)] if common is not None else []
        for seat in self.hearers():
            seen = event.seen_by(seat)
            if seen is not None and seen != common:
                lines.append(f"(seat {seat + 1}) {self.sentences.event(seen)}")
        return lines

    def hearers(self) -> range:
        """The seats whose own lines are told."""
        return range(SEATS)

    def asked(self) -> list[str]:
        """The open decisions with the number of orders of each kind."""
        lines = []
        for decision in self.scene.position.pending():
            menus = ", ".join(f"{menu.kind} {menu.count()}" for menu in decision.menus())
            lines.append(f"  asked: seat {decision.seat + 1} {decision.kind}: {menus}")
        return lines

    def board(self) -> None:
        """Who owns what, and where the units stand."""
        scene = self.scene
        self.lines.append("board:")
        for id in scene.rules.board.ids:
            owner = scene.owner(id)
            units = [
                f"{entry['unit']}{'' if entry['finished'] else ' (begun)'}"
                for entry in scene.position.public_json()["units"]  # type: ignore[attr-defined]
                if entry["field"] == id
            ]
            if owner is not None or units:
                holder = f"seat {owner + 1}" if owner is not None else "–"
                self.lines.append(f"  {id}: {holder}: {', '.join(units) or 'empty'}")

    def turn(self, *orders: str) -> None:
        """The seat on turn gives orders without rolls and ends its turn."""
        seat = self.scene.asked()[0][0]
        for text in (*orders, "end_movement", "end_production"):
            self.order(seat, text)


def told(title: str, scene: Scene, play: Callable[[SalvaTelling], None], rolls: Sequence[int] = ()) -> SalvaTelling:
    """Begins the game if it has not, and plays it."""
    telling = SalvaTelling(title, scene)
    if not scene.position.table.frames:
        telling.begin(rolls)
    telling.board()
    play(telling)
    telling.board()
    return telling


def conquest() -> SalvaTelling:
    def play(game: SalvaTelling) -> None:
        game.order(0, "attack b with tank_1, tank_2", 3)
        game.order(1, "fire inf_3 tank_1")
        game.order(0, "fight_on", 3)
        game.refused(0, "fire tank_1 inf_9")
        game.order(0, "fire tank_1 inf_3")
        game.order(0, "fire tank_2 inf_3", 6)
        game.order(1, "fire_by_plan focus")
        game.order(0, "fight_on", 3)
        game.order(0, "fire tank_1 inf_3 share kill")

    scene = Scene()
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", "inf")
    return told("Two tanks take a field from one infantry", scene, play)


def retreat() -> SalvaTelling:
    def play(game: SalvaTelling) -> None:
        game.order(0, "attack b with tank_1, inf_2", 5)
        game.order(1, "salvo inf_3>tank_1:1/2, inf_3>inf_2:1/2, inf_4>inf_2")
        game.order(0, "retreat", 1)
        game.order(0, "hold_fire", 4)
        game.order(1, "fire_by_plan spread")
        game.refused(0, "move tank_1 b")

    scene = Scene()
    scene.army(0, "a", "tank inf")
    scene.army(1, "b", "inf inf")
    return told("An announced retreat", scene, play)


def sealed_armies() -> SalvaTelling:
    def play(game: SalvaTelling) -> None:
        game.order(0, "seal tank a 2, inf b 1")
        game.refused(1, "seal inf c 9")
        game.order(1, "seal atg c 1")
        game.order(1, "place inf c")
        game.order(1, "stop_placing")

    options = {"placement_mode": "blind_soft", "soft_units": 2}
    scene = Scene(owners=HALVES, allotments=[3, 3], options=options)
    return told("Sealed armies, and a few items afterwards", scene, play)


def blitz_in_time() -> SalvaTelling:
    def play(game: SalvaTelling) -> None:
        game.turn("attack b with tank_1")
        game.turn()

    options = {"goal": "blitz", "blitz_objective": "key_fields", "key_fields": "b c", "key_count": 1}
    scene = Scene(options=options)
    scene.army(0, "a", "tank")
    return told("A blitz that reaches its objective", scene, play)


def blitz_too_late() -> SalvaTelling:
    def play(game: SalvaTelling) -> None:
        for _ in range(12):
            game.turn()

    return told("A blitz that runs out of time", Scene(options={"goal": "blitz", "rounds": 6}), play)


def elimination() -> SalvaTelling:
    def play(game: SalvaTelling) -> None:
        game.order(0, "attack b with tank_1")

    scene = Scene(owners={"a": 0, "b": 1})
    scene.army(0, "a", "tank")
    return told("Nobody else is left", scene, play)


def resignation() -> SalvaTelling:
    def play(game: SalvaTelling) -> None:
        game.order(0, "attack b with tank_1", 2)
        game.order(1, "resign")

    scene = Scene()
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf")
    return told("A resignation in the middle of a battle", scene, play)


def draw() -> SalvaTelling:
    def play(game: SalvaTelling) -> None:
        game.scene.position.table.turn = 37
        game.scene.position.table.round = 19
        for _ in range(3):
            game.turn()

    return told("The last round of a game without end", Scene(options={"hard_round_cap": 20}), play)


def terrain() -> SalvaTelling:
    def play(game: SalvaTelling) -> None:
        game.order(0, "attack b with tank_1", 6)
        game.order(1, "fire atg_3 tank_1 share 1/4 as without_bonus")
        game.order(1, "hold_fire")
        game.order(0, "retreat", 3)
        game.order(0, "fire tank_1 inf_2", 3)
        game.order(1, "fire inf_2 tank_1")
        game.order(1, "hold_fire")

    scene = Scene(["terrain", "random_terrain"])
    scene.begin([8, 9, 2, 7])
    scene.position.table.field_columns[scene.rules.field_column("defence")][1] = 6
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf atg")
    return told("A bonus below one, done without", scene, play)


def canal() -> SalvaTelling:
    def play(game: SalvaTelling) -> None:
        game.order(0, "dock cru_1 c")
        game.order(0, "canal cru_1 t")
        game.order(0, "move cru_1 t u")
        game.refused(0, "dock cru_1 d")

    scene = Scene(["naval"], owners={"a": 0, "b": 0, "c": 0, "d": 0}, marks={"c": {"canal": True}}).begin()
    scene.army(0, "s", "cru")
    return told("A cruiser goes through the canal", scene, play)


def landing() -> SalvaTelling:
    def play(game: SalvaTelling) -> None:
        game.order(0, "embark inf_2 on tra_1")
        game.order(0, "embark tank_3 on tra_1")
        game.order(0, "move tra_1 s")
        game.refused(0, "attack c with inf_2, tank_3")
        game.turn()
        game.turn()
        game.order(0, "attack c with inf_2, tank_3")
        game.order(1, "pick inf_4", 3)
        game.order(1, "fire_by_plan focus", 3)
        game.order(0, "fire_by_plan focus for battle", 3)
        game.order(1, "fire_by_plan focus for battle", 3)
        game.order(0, "berth tra_1 harbour")

    scene = Scene(["naval"], owners=HALVES).begin()
    moor(scene, 0, "b", "s", "tra")
    scene.army(0, "b", "inf tank")
    scene.army(1, "c", "inf")
    return told("Troops board, sail and land", scene, play)


def diving() -> SalvaTelling:
    def play(game: SalvaTelling) -> None:
        game.order(0, "attack t with cru_1, des_2")
        game.order(1, "lines tra_4 2, sub_3 3")
        game.order(0, "lines", 2)
        game.order(1, "fire cru_5 cru_1")
        game.order(1, "hold_fire")
        game.order(0, "fight_on", 3)
        game.refused(0, "fire des_2 sub_3")
        game.refused(0, "fire cru_1 tra_4")
        game.order(0, "fire cru_1 cru_5")
        game.order(0, "line des_2 2", 3)
        game.order(1, "fire_by_plan protect")

    scene = Scene(["naval", "second_line", "submarines"]).begin()
    scene.army(0, "s", "cru des")
    scene.army(1, "t", "sub tra cru")
    return told("A transport behind, a submarine below", scene, play)


def bombing() -> SalvaTelling:
    def play(game: SalvaTelling) -> None:
        game.refused(0, "fly bom2_1:d:e")
        game.order(0, "fly bom2_1:d, bom2_2:d, fig_3:d")
        game.refused(1, "intercept e with fig_5")
        game.order(1, "intercept d with fig_5, fig_6")
        game.order(0, "join_battle", 3)
        game.order(0, "fire_by_plan focus", 4)
        game.order(1, "salvo fig_5>bom2_1, fig_6>bom2_1:1/5, fig_6>fig_3")
        game.order(0, "keep_holds")
        game.order(1, "hold_unit fig_3")
        game.order(1, "land fig_5:e, fig_6:e")
        game.order(0, "strike d with bom2_2", 3)
        game.order(0, "fire bom2_2 inf_4", 1)
        game.refused(0, "fly bom2_2:c")
        game.order(0, "break_off bom2_2")
        game.order(0, "keep_holds")
        game.order(0, "fly bom2_2:c, fig_3:c:b")
        game.order(0, "end_movement")
        game.order(0, "end_production")
        game.refused(1, "move fig_5 f")
        game.order(1, "end_movement")

    scene = air_scene().begin()
    scene.army(0, "c", "bom2 bom2 fig")
    scene.army(1, "d", "inf")
    scene.army(1, "e", "fig fig")
    return told("Bombers with an escort are intercepted and strike", scene, play)


def siege() -> SalvaTelling:
    def play(game: SalvaTelling) -> None:
        game.order(0, "load gun_2 on land_transport_1")
        game.refused(0, "attack c with pioneer_infantry_3, land_transport_1")
        game.order(0, "move land_transport_1 b")
        game.order(0, "unload gun_2")
        game.order(0, "end_movement")
        game.refused(0, "aim gun_2:d")
        game.order(0, "aim gun_2:c, gun_4:c")
        game.order(0, "end_production")
        game.refused(1, "fire_at b with gun_7>gun_4")
        game.order(1, "end_movement")
        game.order(1, "aim gun_7:b")
        game.order(1, "end_production")
        game.refused(0, "fire_at c with gun_2>infantry_6:2/3, gun_2>gun_7:2/3")
        game.order(0, "fire_at c with gun_2>infantry_6, gun_4>factory")
        game.order(0, "hold_unit infantry_6")
        game.order(0, "keep_holds")
        game.refused(0, "fire_at c with gun_2>gun_7")
        game.order(0, "attack c with pioneer_infantry_3, light_tank_5", 3)
        game.order(1, "salvo infantry_6>pioneer_infantry_3")
        game.order(0, "fight_on", 6)
        game.order(0, "salvo light_tank_5>infantry_6, pioneer_infantry_3>gun_7", 2)
        game.order(1, "fire_by_plan focus for battle")

    marks: dict[str, dict[str, object]] = {"c": {"defence": "2", "factories": 1}}
    chapters = [
        "terrain", "factories", "artillery", "land_transport", "strategic_bombing", "specialised", "pioneer_infantry",
    ]  # fmt: skip
    scene = Scene(chapters, owners=HALVES, marks=marks, units=standard_kinds()).begin()
    scene.army(0, "a", "land_transport gun")
    scene.army(0, "b", "pioneer_infantry gun light_tank")
    scene.army(1, "c", "infantry gun")
    return told("Guns are brought up and shell a field before pioneers attack it", scene, play)


def industry() -> SalvaTelling:
    def play(game: SalvaTelling) -> None:
        game.order(0, "end_movement")
        game.order(0, "use_cargo cargo_1")
        game.order(0, "build_factory b from a 2")
        game.order(0, "buy inf a")
        game.refused(0, "buy inf a")
        game.order(0, "end_production")
        game.order(1, "end_movement")
        game.order(0, "end_movement")
        game.order(1, "end_movement")
        game.order(1, "buy cargo c")
        game.order(1, "end_production")

    marks: dict[str, dict[str, object]] = {"b": {"factories": 0}}
    scene = Scene(["factories", "production_cycle"], owners=HALVES, marks=marks).begin()
    scene.army(0, "a", "cargo")
    return told("A neighbour pays for a factory; most turns have no production", scene, play)


class AllTelling(SalvaTelling):
    """Of more than two seats all are listened to."""

    def hearers(self) -> range:
        return range(int(self.scene.position.table.seats))


def alliance() -> SalvaTelling:
    scene = allies(["second_line"])
    scene.army(0, "a", "tank")
    scene.army(1, "b", "tank inf")
    scene.army(2, "c", "tank")
    scene.army(3, "d", "inf inf")
    game = AllTelling("Passage, a field as a present, and a tank under another's command", scene)
    game.board()
    game.refused(0, "claim x for seat_2")
    game.order(0, "move tank_1 b")
    game.order(1, "agree")
    game.order(0, "cede e to seat_4")
    game.order(3, "decline")
    game.refused(0, "cede e to seat_4")
    game.order(0, "end_movement")
    game.order(0, "cede e to seat_3")
    game.order(2, "agree")
    game.order(0, "end_production")
    game.order(1, "hand_over tank_2 to seat_3")
    game.order(2, "agree")
    game.order(1, "end_movement")
    game.order(1, "end_production")
    game.order(1, "move tank_2 c")
    game.order(2, "agree")
    game.order(2, "claim d for seat_2")
    game.order(2, "attack d with tank_2, tank_4")
    game.order(1, "agree")
    game.order(3, "lines")
    game.order(1, "lines tank_2 2")
    game.order(2, "decline")
    game.order(2, "lines", 3)
    game.order(3, "hold_fire")
    game.order(1, "fight_on", 3)
    game.order(2, "fire tank_4 inf_5")
    game.refused(1, "fire tank_2 inf_5")
    game.order(2, "end_battle staying")
    game.order(3, "agree")
    game.order(1, "agree")
    game.board()
    return game


SALVA: tuple[Script, ...] = (
    conquest, retreat, sealed_armies, blitz_in_time, blitz_too_late, elimination, resignation, draw, terrain, canal,
    landing, diving, bombing, siege, industry, alliance,
)  # fmt: skip
