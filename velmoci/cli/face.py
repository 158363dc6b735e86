"""What the terminal shows and understands of one game: each game has a face in a folder of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, ClassVar, Final

from velmoci.cli.language import game_sentences, has_texts
from velmoci.cli.names import command_words, find_command
from velmoci.cli.problems import CommandError

if TYPE_CHECKING:
    from rich.console import RenderableType

    from velmoci.cli.terminal import Suggest
    from velmoci.kernel.decision import Decision
    from velmoci.kernel.event import Event, Seen
    from velmoci.kernel.game import Game
    from velmoci.kernel.order import Order
    from velmoci.kernel.rulebook import Rulebook
    from velmoci.kernel.sentences import Sentences

    Lines = list[RenderableType]

PAGE: Final = 9
"""How many lines of a menu are shown at first."""


@dataclass(frozen=True)
class Choice:
    """One line of a menu: it is an order, or leads to another menu."""

    label: str
    order: Order | None = None
    more: Callable[[], Menu] | None = None
    is_final: bool = False
    """Whether it asks once more before it is done."""


@dataclass(frozen=True)
class Menu:
    """A heading and its choices; a long menu shows its first page, and all of it when asked."""

    heading: str
    choices: list[Choice]


class Face(ABC):
    """One game for one language and one width; it is given views, and only a game that is over whole."""

    game: ClassVar[Game]
    commands: ClassVar[tuple[str, ...]]
    """What can be typed besides orders, in the order in which help lists it."""
    loud: ClassVar[frozenset[str]]
    """Events that are worth telling when only bots are left."""
    on_the_board: ClassVar[frozenset[str]] = frozenset()
    """Events that the board shows better than sentences; `log all` tells them."""

    def __init__(self, language: str, width: int, sitters: Sequence[str]) -> None:
        self.say: Sentences = game_sentences(self.game, language)
        self.language = language
        self.width = width
        self.sitters = sitters
        """Who sits on each seat: a person's name or a bot's."""

    @property
    @abstractmethod
    def examples(self) -> Mapping[str, tuple[str, str]]:
        """For each order one that is well written, and the rule to read first."""

    def example(self, kind: str) -> str:
        """An order of that kind, well written, with names as people of this language type them."""
        return self.examples[kind][0]

    def fit(self, width: int) -> None:
        """From now on draws for a terminal of so many columns."""
        self.width = width

    @property
    def orders(self) -> tuple[str, ...]:
        """The kinds of order that people give."""
        return tuple(kind for kind in self.game.notation.kinds if kind != "begin")

    def command(self, word: str) -> str | None:
        """The order or command that a word means."""
        texts = (self.game.locale, texts_of(self.game.id))
        return find_command(word, command_words(texts, (*self.orders, *self.commands)))

    def power_name(self, power: str) -> str:
        """The name of a power."""
        return str(self.say.forms("power", f"power-{power}")["power"])

    def prompt(self, view: Any) -> str:
        """What stands before the line that is being typed."""
        return f"{self.power_name(view.power())}> "

    def empty_line(self, view: Any) -> str | None:
        """The order that Enter alone gives, where it does not open the menu."""
        return None

    def told(self, order: Order) -> str:
        """An order that was given for somebody, in words if the game has some."""
        return str(order)

    def asks(self, order: Order) -> tuple[str, ...]:
        """The powers to whom an order puts a treaty."""
        return ()

    def is_before_all(self, view: Any) -> bool:
        """Whether people decide in turn before the same screen, because nothing secret is on it."""
        return False

    def cover(self, view: Any) -> Lines:
        """At a screen that several share: what the next seat alone knows is covered until it says otherwise."""
        return []

    @property
    def tells_private(self) -> bool:
        """Whether lines that only one seat may read are told."""
        return True

    def fills_screen(self, view: Any) -> bool:
        """Whether the next screen is so high that a low terminal pushes away what was just told."""
        return not self.is_before_all(view)

    def reminder(self, view: Any) -> Lines:
        """What a seat should not forget after what just happened."""
        return []

    def advice(self) -> Lines:
        """Guidance for those who set up a game."""
        return []

    def warnings(self, rulebook: Rulebook, seats: int) -> Lines:
        """What people should know before they begin by these rules with so many seats."""
        return [f"{self.say.say(one.sentence)} [{one.clause}]" for one in self.game.warnings(rulebook)]

    @abstractmethod
    def show(self, command: str, view: Any, words: list[str]) -> Lines:
        """What `board`, `players`, `odds` and the game's own commands print."""

    @abstractmethod
    def situation(self, view: Any) -> object:
        """Changes when the person should see the whole screen again."""

    @abstractmethod
    def screen(self, view: Any, decision: Decision, is_low: bool) -> Lines:
        """Everything that a seat needs for a decision, and what is asked."""

    @abstractmethod
    def read(self, line: str, view: Any) -> str:
        """An order as a person types it, in the notation of the game."""

    @abstractmethod
    def suggestions(self, view: Any) -> Suggest:
        """What can come next in a line that is being typed."""

    @abstractmethod
    def menu(self, view: Any) -> Menu:
        """Everything that a seat may order now."""

    @abstractmethod
    def events(self, events: Sequence[Seen], own: str | None) -> Lines:
        """What happened, as a seat saw it."""

    @abstractmethod
    def events_for_all(self, events: Sequence[Seen], own: str | None) -> Lines:
        """What happened in a game that is over, secrets included, told to whoever watches."""

    @abstractmethod
    def own_lines(self, view: Any) -> Lines:
        """The secrets of a seat, in a line or two."""

    @abstractmethod
    def secrets(self, position: Any) -> Lines:
        """The secrets of all seats, of a game that is over."""

    @abstractmethod
    def ending(self, position: Any, events: Iterable[Event]) -> Lines:
        """The end: secrets and statistics."""

    @abstractmethod
    def picture(self, position: Any | None) -> str:
        """The map as SVG, on request with the pieces of a saved game."""

    def whole_board(self, view: Any) -> Lines:
        """The board and the table of powers."""
        return [*self.show("board", view, []), *self.show("players", view, [])]

    def orders_now(self, view: Any) -> list[str]:
        """The kinds of order that this seat may give at this moment."""
        decisions = [*view.decisions(), *view.asides()]
        offered = {menu.kind for decision in decisions for menu in decision.menus()}
        return [kind for kind in self.orders if kind in offered]


def texts_of(game: str) -> str:
    """The package that holds the terminal's texts for a game."""
    return f"velmoci.cli.{game}"


def has_face(game: Game) -> bool:
    """Whether a game can be played in the terminal."""
    return has_texts(game.id) and find_spec(f"{texts_of(game.id)}.face") is not None


def face_class(game: Game) -> type[Face]:
    """How a game looks in the terminal; not every game can be played there."""
    if not has_face(game):
        raise CommandError("no_screens", value=game.id)
    found: type[Face] = import_module(f"{texts_of(game.id)}.face").FACE
    return found
