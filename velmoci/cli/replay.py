"""`velmoci replay`: steps through a record, forwards and backwards, through somebody's eyes."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text

from velmoci.cli.language import sentences
from velmoci.cli.problems import Trouble
from velmoci.cli.screens import Screens
from velmoci.cli.terminal import Terminal
from velmoci.cli.verify import load
from velmoci.expanze.missions import MISSIONS
from velmoci.expanze.position import Position
from velmoci.expanze.state import NOBODY
from velmoci.kernel.archive import Archive, replay
from velmoci.kernel.event import SPECTATOR, Event, Seen
from velmoci.kernel.record import Record

ALL = -2
SECRET = frozenset({"card-drawn-own", "mission-received", "pursuit-became-nonsense"})


@dataclass(frozen=True)
class Frame:
    """One record with what it brought."""

    record: Record
    position: Position
    events: tuple[Event, ...]


def start(file: str, to: int | None, view: str | None, language: str) -> None:
    """Shows the record step by step, or all of it where nobody can press a key."""
    terminal = Terminal()
    archive = load(file)
    frames = frames_of(archive)
    if to is not None and to < 1:
        raise Trouble("not_whole_number", value="--to", least=1)
    frames = frames[:to]
    player = Player(archive, frames, eyes(archive, frames, view), terminal, language)
    if terminal.is_interactive:
        player.walk()
    else:
        player.print_all()


def frames_of(archive: Archive) -> list[Frame]:
    """Every record with the position after it."""
    frames = []
    for record, (position, events) in zip(archive.records, replay(archive), strict=True):
        assert isinstance(position, Position)
        frames.append(Frame(record, position.copy(), tuple(events)))
    return frames


def eyes(archive: Archive, frames: list[Frame], asked: str | None) -> int:
    """The seat through which the record is seen; ALL only once the game is over."""
    is_over = archive.outcome is not None
    if asked is None:
        return ALL if is_over else SPECTATOR
    last = frames[-1].position.table if frames else None
    powers = [last.power(seat) for seat in range(last.powers)] if last is not None else []
    views = [*powers, "spectator", "all"]
    if asked not in views:
        raise Trouble("unknown_view", value=asked[:40], views=views)
    if asked == "spectator":
        return SPECTATOR
    seat = ALL if asked == "all" else powers.index(asked)
    people = [place for place, sitter in enumerate(archive.seats) if "person" in sitter]
    if not is_over and people != [seat]:
        raise Trouble("secrets_hidden")
    return seat


class Player:
    """Shows frames through one pair of eyes."""

    def __init__(
        self, archive: Archive, frames: list[Frame], seat: int, terminal: Terminal, language: str
    ) -> None:
        self.frames = frames
        self.seat = seat
        self.terminal = terminal
        self.say = sentences(language)
        self.sitters = [str(sitter.get("person") or sitter.get("bot")) for sitter in archive.seats]
        self.screens = Screens(self.say, terminal.width, self.sitters)

    def walk(self) -> None:
        """Enter goes on, b back, a number to that record, e to the end, q leaves."""
        place = 0
        while self.frames:
            self.terminal.clear()
            self.terminal.say(*self.page(place))
            key = self.terminal.ask(self.say.say("replay-prompt") + " ").casefold()
            last = len(self.frames) - 1
            if key == "q" or (key == "" and place == last):
                return
            if key == "b":
                place = max(0, place - 1)
            elif key == "e":
                place = last
            elif key.isdigit():
                place = min(max(1, int(key)), last + 1) - 1
            else:
                place = min(last, place + 1)

    def page(self, place: int) -> list[RenderableType]:
        """The board after a record, and what the record was."""
        frame = self.frames[place]
        view = frame.position.view(max(self.seat, SPECTATOR))
        lines: list[RenderableType] = [self.screens.board(view), self.screens.players(view)]
        if self.seat == ALL:
            lines += self.secrets(frame.position)
        elif self.seat >= 0:
            lines += self.screens.mission(view, with_states=False)
        return [*lines, *self.told(place)]

    def told(self, place: int) -> list[RenderableType]:
        """Number, order and events of one record."""
        frame = self.frames[place]
        head = self.say.say("replay-at", {"number": place + 1, "count": len(self.frames)})
        seen = [
            event.seen_by_all() if self.seat == ALL else event.seen_by(self.seat) for event in frame.events
        ]
        known: list[Seen] = [event for event in seen if event is not None]
        title = Text(head, style="bold")
        if known or self.seat == ALL:
            who = self.sitters[frame.record.seat] if frame.record.seat >= 0 else self.say.say("replay-table")
            title.append(
                "  " + self.say.say("replay-order", {"player": who, "order": str(frame.record.order)}),
                style="dim",
            )
        power = frame.position.table.power(frame.record.seat) if frame.record.seat >= 0 else None
        if self.seat != ALL:
            return [title, *self.screens.events(known, power)]
        lines: list[RenderableType] = [title]
        for event in known:
            is_secret = event.sentence in SECRET
            lines += [self.screens.told_to_all(event)] if is_secret else self.screens.event(event, power)
        return lines

    def secrets(self, position: Position) -> list[RenderableType]:
        """Mission and hand of every power, for a game that is over."""
        lines: list[RenderableType] = []
        for seat, own in enumerate(position.owns):
            if own.mission == NOBODY:
                continue
            cards = [position.board.states[card] for card in own.hand]
            hand = self.say.say("cards-only", {"cards": cards}) if cards else "–"
            values = {"power": position.table.power(seat), "mission": MISSIONS[own.mission].id, "hand": hand}
            lines.append(Text(self.say.say("replay-secret", values), style="dim"))
        return lines

    def print_all(self) -> None:
        """Every record in sentences, and the board at the end."""
        for place in range(len(self.frames)):
            self.terminal.say(*self.told(place))
        if self.frames:
            view = self.frames[-1].position.view(max(self.seat, SPECTATOR))
            self.terminal.say("", self.screens.board(view), self.screens.players(view))
            if self.seat == ALL:
                self.terminal.say(*self.secrets(self.frames[-1].position))
