"""`velmoci replay`: steps through a record, forwards and backwards, through somebody's eyes."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text

from velmoci.cli.face import Face, face_class
from velmoci.cli.numbers import is_whole
from velmoci.cli.problems import CommandError
from velmoci.cli.terminal import Terminal
from velmoci.cli.verify import load
from velmoci.kernel.archive import Archive, replay
from velmoci.kernel.event import SPECTATOR, Event, Seen
from velmoci.kernel.game import Position
from velmoci.kernel.record import Record

ALL = -2


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
        raise CommandError("not_whole_number", value="--to", least=1)
    frames = frames[:to]
    player = Player(archive, frames, eyes(archive, frames, view), terminal, language)
    if terminal.is_interactive:
        player.walk()
    else:
        player.print_all()


def frames_of(archive: Archive) -> list[Frame]:
    """Every record with the position after it."""
    return [
        Frame(record, position.copy(), tuple(events))
        for record, (position, events) in zip(archive.records, replay(archive), strict=True)
    ]


def eyes(archive: Archive, frames: list[Frame], asked: str | None) -> int:
    """The seat through which the record is seen; ALL only once the game is over."""
    is_over = archive.outcome is not None
    if asked is None:
        return ALL if is_over else SPECTATOR
    powers = [frames[-1].position.power(seat) for seat in range(len(archive.seats))] if frames else []
    views = [*powers, "spectator", "all"]
    if asked not in views:
        raise CommandError("unknown_view", value=asked[:40], views=views)
    if asked == "spectator":
        return SPECTATOR
    seat = ALL if asked == "all" else powers.index(asked)
    people = [place for place, sitter in enumerate(archive.seats) if "person" in sitter]
    if not is_over and people != [seat]:
        raise CommandError("secrets_hidden")
    return seat


class Player:
    """Shows frames through one pair of eyes."""

    def __init__(
        self, archive: Archive, frames: list[Frame], seat: int, terminal: Terminal, language: str
    ) -> None:
        self.frames = frames
        self.seat = seat
        self.terminal = terminal
        self.sitters = [str(sitter.get("person") or sitter.get("bot")) for sitter in archive.seats]
        self.drawn = face_class(archive.game)(language, terminal.width, self.sitters)
        self.say = self.drawn.say

    @property
    def face(self) -> Face:
        """The game's face, as wide as the terminal is at this moment."""
        self.drawn.fit(self.terminal.width)
        return self.drawn

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
            elif is_whole(key):
                place = min(max(1, int(key)), last + 1) - 1
            else:
                place = min(last, place + 1)

    def page(self, place: int) -> list[RenderableType]:
        """The board after a record, and what the record was."""
        frame = self.frames[place]
        view = frame.position.view(max(self.seat, SPECTATOR))
        lines = self.face.whole_board(view)
        if self.seat == ALL:
            lines += self.face.secrets(frame.position)
        elif self.seat >= 0:
            lines += self.face.own_lines(view)
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
        power = frame.position.power(frame.record.seat) if frame.record.seat >= 0 else None
        tell = self.face.events_for_all if self.seat == ALL else self.face.events
        return [title, *tell(known, power)]

    def print_all(self) -> None:
        """Every record in sentences, and the board at the end."""
        for place in range(len(self.frames)):
            self.terminal.say(*self.told(place))
        if self.frames:
            view = self.frames[-1].position.view(max(self.seat, SPECTATOR))
            self.terminal.say("", *self.face.whole_board(view))
            if self.seat == ALL:
                self.terminal.say(*self.face.secrets(self.frames[-1].position))
