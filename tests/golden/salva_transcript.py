"""The transcript of a game of Salva, played by a script.

A line of a script is an order with its rolls, one that is refused, or a turn without rolls:

    1: attack b with tank_1, tank_2 | 3
    2: fire inf_9 tank_1 | refused
    turn: move tank_1 b
"""

from collections.abc import Sequence

from tests.golden.transcript import Transcript
from tests.salva.goal_scenes import GoalScene, sentences
from tests.salva.scenes import Scene
from velmoci.kernel.chance import Scripted
from velmoci.kernel.event import Seen
from velmoci.kernel.order import Begin
from velmoci.salva.state import NOBODY


class SalvaTranscript(Transcript):
    """A game of Salva that is written down while a script plays it, in English sentences."""

    def __init__(self, title: str, scene: Scene | GoalScene) -> None:
        super().__init__(title, scene.position, f"chapters: {', '.join(scene.rules.rulebook.chapters)}")
        self.scene = scene
        self.sentences = sentences("en")

    def begin(self, rolls: Sequence[int] = ()) -> None:
        """The table's own order."""
        chance = Scripted(list(rolls))
        self.write([], "table", "begin", rolls, self.scene.position.apply(-1, Begin(), chance))
        assert chance.rolls == []

    def play(self, script: str) -> None:
        """Plays a script, line by line."""
        for line in filter(None, map(str.strip, script.splitlines())):
            self.play_line(line)

    def play_line(self, line: str) -> None:
        """One line of a script."""
        who, _, rest = line.partition(": ")
        if who == "turn":
            self.turn(*filter(None, rest.split("; ")))
            return
        text, _, result = rest.partition(" | ")
        if result == "refused":
            self.refused(int(who) - 1, text)
        else:
            self.order(int(who) - 1, text, *map(int, result.split()))

    def order(self, seat: int, text: str, *rolls: int) -> None:
        """An order with its rolls, exactly as many as are asked for."""
        asked = self.asked()
        self.scene.order(seat, text, rolls)
        self.write(asked, self.named(seat), text, rolls, self.scene.events)

    def refused(self, seat: int, text: str) -> None:
        """An order that the rules do not accept; nothing changes."""
        self.head(self.named(seat), text)
        self.lines.append(f"  refused: {self.sentences.error(self.scene.refusal(seat, text))}")

    def turn(self, *orders: str) -> None:
        """The seat on turn gives orders without rolls and ends its turn."""
        seat = self.scene.position.pending()[0].seat
        for text in (*orders, "end_movement", "end_production"):
            self.order(seat, text)

    def named(self, seat: int) -> str:
        return f"seat {seat + 1}"

    def hearers(self) -> range:
        return range(int(self.scene.position.table.seats))

    def for_all(self, seen: Seen) -> str:
        return self.sentences.event(seen)

    def for_one(self, seat: int, seen: Seen) -> str:
        return f"({self.named(seat)}) {self.sentences.event(seen)}"

    def asked(self) -> list[str]:
        return [
            f"  asked: {self.named(decision.seat)} {decision.kind}: {self.menus(decision)}"
            for decision in self.scene.position.pending()
        ]

    def board(self) -> None:
        """Who owns what, and where the units stand."""
        position = self.scene.position
        self.lines.append("board:")
        for field, id in enumerate(position.rules.board.ids):
            owner = int(position.table.owner[field])
            units = [
                f"{entry['unit']}{'' if entry['finished'] else ' (begun)'}"
                for entry in position.public_json()["units"]  # type: ignore[attr-defined]
                if entry["field"] == id
            ]
            if owner != NOBODY or units:
                holder = self.named(owner) if owner != NOBODY else "–"
                self.lines.append(f"  {id}: {holder}: {', '.join(units) or 'empty'}")


def played(title: str, scene: Scene, script: str) -> SalvaTranscript:
    """Begins the game if it has not, and plays it."""
    transcript = SalvaTranscript(title, scene)
    if not scene.position.table.frames:
        transcript.begin()
    transcript.board()
    transcript.play(script)
    transcript.board()
    return transcript
