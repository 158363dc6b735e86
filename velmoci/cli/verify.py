"""`velmoci verify`: proves that a record follows the rules and that its dice are those of the commitment."""

from __future__ import annotations

from pathlib import Path

from velmoci.cli.language import game_sentences, sentences
from velmoci.cli.problems import NotProved, file_trouble
from velmoci.cli.terminal import Terminal
from velmoci.kernel.archive import Archive, final_position, verify, verify_dice
from velmoci.kernel.errors import BadRecord, VelmociError
from velmoci.match.journal import read_file


def load(file: str) -> Archive:
    """Reads a record; a file that cannot be one is a bad argument."""
    try:
        return read_file(Path(file))
    except OSError as problem:
        raise file_trouble(problem, file) from None


def start(file: str, language: str, as_json: bool = False) -> None:
    """Says what is proved; what is wrong ends the program with 1, and the place is named."""
    try:
        archive = load(file)
        records = verify(archive)
        is_provable = archive.commitment is not None and archive.outcome is not None
        rolls = verify_dice(archive) if is_provable else None
    except BadRecord as problem:
        if problem.code == "not_an_archive":
            raise
        raise NotProved(problem) from problem.__cause__
    except VelmociError as problem:
        if problem.code in ("file_missing", "file_is_folder", "file_denied", "file_trouble"):
            raise
        raise NotProved(problem) from problem.__cause__
    if as_json:
        told = {"file": file, "game": archive.game.id, "records": records, "rolls": rolls, "outcome": archive.outcome}
        Terminal().say_json(told)
    else:
        tell(archive, records, rolls, language)


def tell(archive: Archive, records: int, rolls: int | None, language: str) -> None:
    """What is proved, in sentences."""
    terminal, say = Terminal(), sentences(language)
    terminal.say(say.say("verify-records", {"count": records}))
    if rolls is not None:
        terminal.say(say.say("verify-dice", {"count": rolls}))
    else:
        terminal.say(say.say("verify-no-commitment" if archive.commitment is None else "verify-later"))
    position = final_position(archive)
    outcome = position.outcome()
    if outcome is None:
        terminal.say(say.say("verify-running"))
    else:
        say = game_sentences(archive.game, language)
        powers = [position.power(seat) for seat in outcome.winners]
        terminal.say(
            say.say("verify-finished", {"powers": powers, "reason": say.say(f"outcome-{outcome.reason}")})
        )
