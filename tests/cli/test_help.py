"""What the program tells about itself: help without a command, the version."""

import pytest

from tests.cli.program import Call


@pytest.mark.parametrize("arguments", [(), ("salva",)])
def test_without_a_command_the_help_is_shown(call: Call, arguments: tuple[str, ...]) -> None:
    for language in ("cs", "en"):
        helped = call((*arguments, "--help"), language)
        assert call(arguments, language) == helped
        assert call((*arguments, "--language", language), "en") == helped
        assert (helped[0], helped[2]) == (0, "")


def test_the_help_in_czech_has_no_english_left(call: Call) -> None:
    assert call((), "cs")[1].startswith("Použití: velmoci [VOLBY] [PŘÍKAZ …]")
