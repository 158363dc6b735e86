"""`velmoci play`: people at one keyboard and bots around one table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.text import Text

from velmoci.cli import arguments
from velmoci.cli.arguments import Wishes
from velmoci.cli.face import PAGE, Face, Menu, face_class
from velmoci.cli.guide import help_lines, order_lines
from velmoci.cli.language import LANGUAGES
from velmoci.cli.local_match import LocalMatch
from velmoci.cli.numbers import is_whole
from velmoci.cli.problems import INTERRUPTED, CommandError, Fatal
from velmoci.cli.rules import clause_lines
from velmoci.cli.standing import answered_line, obey_standing
from velmoci.cli.terminal import Terminal
from velmoci.kernel.errors import Malformed, Rejected, VelmociError
from velmoci.kernel.event import SPECTATOR
from velmoci.match.examples import example, example_names


class Leave(Exception):
    """Somebody typed `quit`."""


def start(wishes: Wishes, language: str) -> int:
    """Begins or resumes a game and plays it; says with which code the program ends."""
    path = wishes.file_to_resume()
    if path is not None:
        table = LocalMatch.resume(path)
    elif wishes.game in example_names():
        table = table_of_position(wishes, language)
    else:
        table = new_table(wishes, language)
    try:
        return Session(table, Terminal(), language).run(is_new=path is None)
    finally:
        table.release()


def new_table(wishes: Wishes, language: str) -> LocalMatch:
    """A new game as the command line wants it."""
    game = arguments.find(arguments.game_wanted(wishes.game))
    face_class(game)
    options = arguments.read_options(game, wishes.options)
    powers = arguments.powers_wished(game, wishes, options)
    if powers is not None:
        arguments.rulebook_for(game, options, powers)
    seats = arguments.seats_of(game, wishes, powers, language)
    arguments.check_bots(game, [sitter["bot"] for sitter in seats if "bot" in sitter])
    rulebook = arguments.rulebook_for(game, options, len(seats))
    path = arguments.new_file(game, wishes.file)
    return LocalMatch.create(game, rulebook, seats, path, wishes.seed)


def table_of_position(wishes: Wishes, language: str) -> LocalMatch:
    """A game that begins with a position of a rulebook: you on the seat of the book, bots on the others."""
    if wishes.players or wishes.powers or wishes.people or wishes.options:
        raise CommandError("position_is_whole", value=str(wishes.game))
    found = example(str(wishes.game))
    you = {"person": arguments.default_names(1, language)[0]}
    count = int(str(found.position.rulebook.options[found.game.seats_option]))
    seats = [you if seat == found.seat else {"bot": found.bot} for seat in range(count)]
    path = arguments.new_file(found.game, wishes.file)
    start = dict(found.position.dump())
    return LocalMatch.create(found.game, found.position.rulebook, seats, path, wishes.seed, start)


class Session:
    """One evening at the keyboard: whose screen it is, what they have seen, what they type."""

    def __init__(self, table: LocalMatch, terminal: Terminal, language: str) -> None:
        self.table = table
        self.terminal = terminal
        self.looker: int | None = None
        """The seat whose secrets may be on the screen."""
        self.typed = ""
        """A line typed before its prompt stood there."""
        self.seen: dict[int, int] = {seat: table.after_last_order(seat) for seat in table.people}
        self.set_language(language)
        self.commands: dict[str, Callable[[int, list[str]], None]] = {
            "help": self.show_help,
            "menu": lambda seat, _: self.open_menu(seat),
            "log": self.show_log,
            "rules": self.show_rule,
            "standing": self.obey_standing,
            "undo": lambda seat, _: self.undo(seat),
            "save": lambda seat, _: self.terminal.say_whole(
                self.say.say("saved", {"file": str(self.table.journal.path)})
            ),
            "language": self.change_language,
            "quit": self.leave,
        }

    def set_language(self, language: str) -> None:
        self.drawn = face_class(self.table.game)(language, self.terminal.width, self.table.sitters)
        self.say = self.drawn.say

    @property
    def face(self) -> Face:
        """The game's face, as wide as the terminal is at this moment."""
        self.drawn.fit(self.terminal.width)
        return self.drawn

    def view(self, seat: int) -> Any:
        return self.table.view(seat)

    def run(self, is_new: bool) -> int:
        """Plays until the end, or until somebody leaves."""
        try:
            if is_new:
                self.welcome()
            else:
                self.terminal.say_whole(self.say.say("resumed", {"file": str(self.table.journal.path)}))
            while not self.table.is_over:
                self.step()
            self.catch_up_all()
            self.show_end()
            return 0
        except (Leave, EOFError):
            self.say_how_to_resume()
            return 0
        except KeyboardInterrupt:
            self.say_how_to_resume()
            return INTERRUPTED

    def show_end(self) -> None:
        outcome = self.table.position.outcome()
        assert outcome is not None
        powers = [self.table.position.power(seat) for seat in outcome.winners]
        reason = self.say.say(f"outcome-{outcome.reason}")
        words = self.say.say(
            "end-won" if powers else "end-nobody", {"powers": powers, "reason": reason, "clause": outcome.clause}
        )
        self.terminal.say("", Text(words, style="bold"), "")
        self.terminal.say(*self.face.ending(self.table.position, self.table.all_events()), "")
        path = self.table.journal.path
        self.terminal.say_whole(self.say.say("end-file", {"file": str(path)}))
        self.terminal.say_whole(self.say.say("end-verify", {"file": quoted(path)}))

    def welcome(self) -> None:
        archive = self.table.match.archive
        self.terminal.say(Text(self.say.say("welcome"), style="bold"))
        self.terminal.say(*self.face.warnings(self.table.position.rulebook, len(archive.seats)))
        self.terminal.say_whole(self.say.say("where-saved", {"file": str(self.table.journal.path)}))
        self.terminal.say(self.say.say("dice-committed", {"hash": str(archive.commitment)[:16]}))

    def say_how_to_resume(self) -> None:
        self.terminal.say("")
        self.terminal.say_whole(self.say.say("how-to-resume", {"file": quoted(self.table.journal.path)}))

    def step(self) -> None:
        """Bots first; then the person that the game waits for."""
        for _ in self.table.run_bots():
            if not self.table.living_people():
                self.tell_the_rest()
        seat = self.table.waits_for()
        if seat is None or self.table.is_over:
            return
        if seat not in self.table.people:
            raise CommandError("bot_silent", seat=seat + 1)
        self.hand_over(seat)
        self.terminal_turn(seat)

    def tell_the_rest(self) -> None:
        """Only bots are left: people see how they went, and from then on what matters."""
        if self.table.people and SPECTATOR not in self.seen:
            self.catch_up(next(iter(self.table.people)) if len(self.table.people) == 1 else SPECTATOR)
            self.seen[SPECTATOR] = len(self.table.match.moments)
            self.terminal.say(self.say.say("only-bots"))
        self.catch_up(SPECTATOR, loud_only=True)

    def hand_over(self, seat: int) -> None:
        """Clears the screen between two people, and waits until the right one sits there."""
        if self.looker == seat:
            self.catch_up(seat)
            self.wait_before_board(seat)
            return
        if len(self.table.people) > 1 and self.is_before_all():
            self.gather_for_battle()
            return
        if len(self.table.people) > 1:
            if self.looker is not None:
                self.catch_up(self.looker)
                self.terminal.ask(self.say.say("enter-to-clear") + " ")
                self.terminal.clear()
            name = self.face.power_name(self.table.position.power(seat))
            words = self.say.say("hand-over", {"name": name, "player": self.table.people[seat]})
            self.terminal.say(Text(words, style="bold"))
            self.looker = None
            self.terminal.ask(self.say.say("enter-to-begin") + " ")
            self.terminal.clear()
            self.terminal.say(*self.face.cover(self.view(seat)))
        self.looker = seat
        self.catch_up(seat)
        self.wait_before_board(seat)

    def is_before_all(self) -> bool:
        return self.face.is_before_all(self.view(SPECTATOR))

    def gather_for_battle(self) -> None:
        """Two people roll in turn before the same screen: secrets are cleared away once."""
        if self.looker is not None:
            self.catch_up(self.looker)
            self.terminal.ask(self.say.say("enter-to-clear") + " ")
            self.terminal.clear()
            self.looker = None
            self.seen[SPECTATOR] = len(self.table.match.moments) - 1
        self.catch_up(SPECTATOR)

    def wait_before_board(self, seat: int) -> None:
        """On a low screen the board would push away what was just told; what is typed here comes after the board."""
        if self.terminal.is_low and self.face.fills_screen(self.view(seat)):
            self.typed = self.terminal.ask(self.say.say("enter-to-go-on") + " ", who=(seat, "board"))

    def catch_up(self, seat: int, loud_only: bool = False) -> None:
        """Tells a seat what happened since it last looked."""
        start = self.seen.get(seat, 0)
        events = self.table.events(seat if self.face.tells_private else SPECTATOR, start)
        self.seen[seat] = len(self.table.match.moments)
        wanted = [event for event in events if event.sentence in self.face.loud] if loud_only else events
        events = [event for event in wanted if event.sentence not in self.face.on_the_board]
        own = self.table.position.power(seat) if seat >= 0 else None
        self.terminal.say(*self.face.events(events, own))
        self.terminal.say(*[
            answered_line(one, self.face.told(one.order), self.say) for one in self.table.answered.pop(seat, [])
        ])

    def catch_up_all(self) -> None:
        """The end is told to whoever looks at the screen, or as everybody saw it."""
        only = next(iter(self.table.people)) if len(self.table.people) == 1 else None
        seat = self.looker if self.looker is not None else only
        if seat is None or SPECTATOR in self.seen:
            seat = SPECTATOR
        self.catch_up(seat, loud_only=seat == SPECTATOR)

    def terminal_turn(self, seat: int) -> None:
        """Asks one person until the game waits for somebody else."""
        shown: object = None
        while not self.table.is_over and self.table.waits_for() == seat:
            view = self.view(seat)
            if self.face.situation(view) != shown:
                self.show_situation(seat)
                shown = self.face.situation(view)
            line = self.next_line(seat, view)
            before = self.table.match.number
            self.take(seat, line)
            if self.table.waits_for() == seat:
                self.let_bots_answer()
                self.catch_up(self.looker if self.looker is not None else SPECTATOR)
                if self.table.match.number > before and self.face.situation(self.view(seat)) == shown:
                    self.terminal.say(*self.face.reminder(self.view(seat)))

    def next_line(self, seat: int, view: Any) -> str:
        """What the person types at the prompt, or has typed before it."""
        prompt = self.face.prompt(view)
        if not self.typed:
            return self.terminal.ask(prompt, self.face.suggestions(view), seat)
        line, self.typed = self.typed, ""
        self.terminal.say(f"{prompt}{line}")
        return line

    def let_bots_answer(self) -> None:
        """Bots answer offers at once; the game goes on waiting for the person."""
        for _ in self.table.run_bots():
            pass

    def show_situation(self, seat: int) -> None:
        """The board, the seat's own secrets and what is asked."""
        view = self.view(seat)
        decision = next(decision for decision in view.decisions() if decision.waits)
        self.terminal.say(*self.face.screen(view, decision, self.terminal.is_low))

    def take(self, seat: int, line: str) -> None:
        """Carries out one typed line: a command, an order, or the menu for an empty one."""
        try:
            self.obey(seat, line)
        except Fatal:
            raise
        except VelmociError as problem:
            self.refuse(problem)

    def obey(self, seat: int, line: str) -> None:
        words = line.replace(",", " ").split()
        if not words:
            order = self.face.empty_line(self.view(seat))
            if order is not None:
                self.give(seat, order)
            else:
                self.open_menu(seat)
            return
        command = self.face.command(words[0])
        if command in self.commands:
            self.commands[command](seat, words[1:])
        elif command in self.face.commands:
            self.terminal.say(*self.face.show(command, self.view(seat), words[1:]))
        else:
            self.order(seat, line, command)

    def order(self, seat: int, line: str, kind: str | None) -> None:
        """Gives a typed order; one that is not whole is answered by how it is written."""
        try:
            notation = self.face.read(line, self.view(seat))
            if notation != "resign" or self.is_sure():
                self.give(seat, notation)
        except Malformed as problem:
            self.refuse(problem)
            if kind is not None:
                self.terminal.say(*[Text(line, style="dim") for line in order_lines(kind, self.face)])

    def give(self, seat: int, notation: str) -> None:
        """Gives an order; what came of it is told at once."""
        order = self.table.game.notation.parse(notation)
        self.table.submit(seat, order)
        for power in self.table.silent(self.face.asks(order)):
            self.terminal.say(self.say.say("bot-is-silent", {"power": power}))
        if not self.table.is_over:
            self.catch_up(seat if self.looker == seat else SPECTATOR)

    def refuse(self, problem: VelmociError) -> None:
        """Says what is wrong, and where to read why."""
        self.terminal.say(Text(self.say.error(problem), style="red"))
        if isinstance(problem, Rejected):
            self.terminal.say(Text(self.say.say("how-to-read", {"clause": problem.clause}), style="dim"))

    def open_menu(self, seat: int) -> None:
        """A number chooses, `all` shows the rest, Enter goes back, anything else is an order."""
        menu = self.face.menu(self.view(seat))
        everything = False
        while True:
            self.show_menu(menu, everything)
            answer = self.terminal.ask(self.say.say("menu-prompt") + " ", who=(seat, "menu"))
            if not answer:
                return
            if answer in ("all", "vše", "vse"):
                everything = True
                continue
            if not is_whole(answer):
                self.obey(seat, answer)
                return
            if not 1 <= int(answer) <= len(menu.choices):
                self.refuse(CommandError("no_such_line", value=answer[:20], count=len(menu.choices)))
                continue
            choice = menu.choices[int(answer) - 1]
            if choice.more is not None:
                menu, everything = choice.more(), False
            elif choice.order is not None:
                if not choice.is_final or self.is_sure():
                    self.give(seat, str(choice.order))
                return

    def is_sure(self) -> bool:
        answer = self.terminal.ask(self.say.say("are-you-sure") + " ")
        return answer.casefold() in ("y", "yes", "a", "ano")

    def show_menu(self, menu: Menu, everything: bool) -> None:
        self.terminal.say(Text(menu.heading, style="bold"))
        shown = menu.choices if everything else menu.choices[:PAGE]
        numbers = [f"{number:>3}" for number in range(1, len(shown) + 1)]
        self.terminal.say_listed(numbers, [choice.label for choice in shown])
        if len(shown) < len(menu.choices):
            self.terminal.say(self.say.say("menu-more", {"count": len(menu.choices) - len(shown)}))

    def show_help(self, seat: int, words: list[str]) -> None:
        if words:
            self.terminal.say(*help_lines(words, self.face))
            return
        orders, commands = self.face.orders_now(self.view(seat)), self.face.commands
        self.terminal.say(Text(self.say.say("help-orders-now"), style="bold"))
        self.terminal.say(*(f"  {self.say.say(f'order-{kind}')}" for kind in orders))
        self.terminal.say(Text(self.say.say("help-always"), style="bold"))
        self.terminal.say_listed(
            [f"  {command}" for command in commands],
            [self.say.say(f"command-{command}") for command in commands],
        )
        self.terminal.say(self.say.say("help-names"))

    def show_log(self, seat: int, words: list[str]) -> None:
        """What happened since one's own last turn, or with `log all` from the beginning."""
        start = 0 if words and words[0] in ("all", "vše", "vse") else self.start_of_last_turn(seat)
        own = self.table.position.power(seat)
        viewer = seat if self.face.tells_private else SPECTATOR
        self.terminal.say(*self.face.events(self.table.events(viewer, start), own))

    def start_of_last_turn(self, seat: int) -> int:
        """Where the seat's last whole turn ended."""
        records = self.table.match.archive.records
        place = len(records)
        while place and records[place - 1].seat == seat:
            place -= 1
        while place and records[place - 1].seat != seat:
            place -= 1
        return place

    def show_rule(self, seat: int, words: list[str]) -> None:
        self.terminal.say(*clause_lines(words, self.say))

    def obey_standing(self, seat: int, words: list[str]) -> None:
        self.terminal.say(*obey_standing(self.table, seat, words, self.say))

    def undo(self, seat: int) -> None:
        self.table.undo(seat)
        self.seen[seat] = min(self.seen[seat], len(self.table.match.moments))
        self.terminal.say(self.say.say("undone"))

    def change_language(self, seat: int, words: list[str]) -> None:
        if not words or words[0] not in LANGUAGES:
            raise CommandError("unknown_language", value=(words or [""])[0][:40], languages=list(LANGUAGES))
        self.set_language(words[0])
        self.terminal.say(self.say.say("language-changed"))

    def leave(self, seat: int, words: list[str]) -> None:
        raise Leave


def quoted(path: Path) -> str:
    """A path as it can be typed in a shell."""
    from shlex import quote

    return quote(str(path))
