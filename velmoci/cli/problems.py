"""Mistakes of whoever types the command: one sentence each, never a traceback."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from velmoci.kernel.errors import VelmociError

if TYPE_CHECKING:
    from velmoci.kernel.sentences import Sentences

WRONG_INPUT: Final = 2
NOT_PROVED: Final = 1
INTERRUPTED: Final = 130


class CommandError(VelmociError):
    """A bad argument or file; its code names the sentence `error-…` that says what would be right."""


class Fatal(CommandError):
    """The game can no longer be saved, so it must not go on."""


class NotProved(VelmociError):
    """A record that turned out wrong; the program ends with 1."""

    def __init__(self, problem: VelmociError) -> None:
        super().__init__(problem.code, **problem.values)
        self.problem = problem


def sentence_of(problem: VelmociError, language: str) -> str:
    """What is wrong, as one sentence; a record that does not replay tells why in the same language."""
    cause = problem.__cause__
    if problem.code == "order_does_not_replay" and isinstance(cause, VelmociError):
        problem.values["reason"] = speaker_of(cause, language).error(cause)
    return speaker_of(problem, language).error(problem)


def speaker_of(problem: VelmociError, language: str) -> Sentences:
    """Who has words for a mistake: the game whose clause it breaks, or the program itself."""
    from velmoci.cli.language import game_sentences, sentences
    from velmoci.kernel.clauses import UnknownClause, game_of
    from velmoci.kernel.registry import UnknownGame, find_game

    clause = getattr(problem, "clause", "")
    try:
        return game_sentences(find_game(game_of(clause)), language) if clause else sentences(language)
    except (UnknownClause, UnknownGame):
        return sentences(language)


def file_trouble(problem: OSError, path: object) -> CommandError:
    """What went wrong with a file, as a mistake that has a sentence."""
    name = str(problem.filename or path)
    if isinstance(problem, FileNotFoundError):
        return CommandError("file_missing", value=name)
    if isinstance(problem, IsADirectoryError):
        return CommandError("file_is_folder", value=name)
    if isinstance(problem, FileExistsError):
        return CommandError("file_exists", value=name)
    if isinstance(problem, (PermissionError, NotADirectoryError)):
        return CommandError("file_denied", value=name)
    return CommandError("file_trouble", value=name, reason=problem.strerror or type(problem).__name__)
