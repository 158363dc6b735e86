"""Playing cards in characters: large ones side by side, and small ones in a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from velmoci.evropska_valka.deck import CARD_NUMBER, POINTS
from velmoci.evropska_valka.game import SUIT_SIGNS

WIDTH: Final = 7
PAPER: Final = "#fffdf5"
BACK: Final = "#3f5f8f"
RED, BLACK = "#c01020", "#101010"


def rank_of(card: str) -> str:
    return card[:-1]


def suit_of(card: str) -> str:
    return SUIT_SIGNS[card[-1]]


def points_of(card: str) -> int:
    """What a card is worth in a battle."""
    return int(POINTS[CARD_NUMBER[card]])


def style_of(card: str) -> str:
    return f"bold {RED if card[-1] in 'DH' else BLACK} on {PAPER}"


def small(card: str) -> Text:
    """A card in a line of text."""
    return Text(f" {rank_of(card)}{suit_of(card)} ", style=style_of(card))


def small_row(cards: Sequence[str]) -> Text:
    """Cards in a line."""
    return Text(" ").join(small(card) for card in cards)


def tiny_row(cards: Sequence[str]) -> Text:
    """Cards in a narrow column: nothing but ranks and suits."""
    return Text(" ").join(Text(f"{rank_of(card)}{suit_of(card)}", style=style_of(card)) for card in cards)


def face_up(card: str) -> list[Text]:
    """Five lines of one card."""
    style, rank, suit = style_of(card), rank_of(card), suit_of(card)
    return [
        Text("╭─────╮", style=style),
        Text(f"│{rank:<5}│", style=style),
        Text(f"│  {suit}  │", style=style),
        Text(f"│{rank:>5}│", style=style),
        Text("╰─────╯", style=style),
    ]


def face_down() -> list[Text]:
    """Five lines of a card's back."""
    style = f"#e8eef8 on {BACK}"
    return [Text(line, style=style) for line in ("╭─────╮", "│░░░░░│", "│░░░░░│", "│░░░░░│", "╰─────╯")]


def large_row(
    cards: Sequence[str], notes: Sequence[str] = (), backs: int = 0, indent: int = 2, width: int = 80
) -> list[Text]:
    """Cards side by side with a note under each, wrapped where they do not fit; `backs` more lie face down."""
    drawn = [face_up(card) for card in cards] + [face_down()] * backs
    texts = [*notes, *[""] * (len(drawn) - len(notes))]
    fits = max(1, (width - indent) // (WIDTH + 1))
    rows: list[Text] = []
    for start in range(0, len(drawn), fits):
        part, under = drawn[start : start + fits], texts[start : start + fits]
        rows += [Text(" " * indent).append_text(Text(" ").join(card[line] for card in part)) for line in range(5)]
        if any(under):
            rows.append(Text(" " * indent + " ".join(text.center(WIDTH)[:WIDTH] for text in under)))
    return rows
