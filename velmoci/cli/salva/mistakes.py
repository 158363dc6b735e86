"""Mistakes told by the commands themselves, in the words of Salva."""

from __future__ import annotations

from typing import Final

from velmoci.kernel.errors import VelmociError

TEXTS: Final = ("velmoci.salva", "velmoci.cli.salva", "velmoci.cli")


class Mistake(VelmociError):
    """A mistake that brings its sentence along."""

    def __init__(self, sentence: str) -> None:
        super().__init__("told")
        self.sentence = sentence

    def __str__(self) -> str:
        return self.sentence
