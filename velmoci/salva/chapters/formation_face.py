"""How formations are shown: a card each, its tokens on the map, and to a seat what it knows of both."""

from __future__ import annotations

from velmoci.salva.chapters.formation_cards import COLUMNS, SPAN, Formations, row_keys
from velmoci.salva.faces import Face, known, known_row, stack
from velmoci.salva.hiding.cards import Card
from velmoci.salva.hiding.faces import Faces, settle_one
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import Sight, Table


def settled(faces: Faces, tokens: list[int]) -> Faces:
    """What is known of tokens of which one is true, with all that follows."""
    found = faces.copy()
    settle_one(found, tokens)
    return found


def face_told(faces: Faces, token: int) -> bool | None:
    """The face of a token, where it is known."""
    return token in faces.true if faces.knows(token) else None


class FormationsShown(Face):
    """All of a card lies open but which row is true, and which token."""

    name = "formation"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.files = Formations(rules)

    def marks(self, table: Table) -> list[dict[str, object]]:
        found: list[dict[str, object]] = []
        for card in self.files.cards(table):
            found += [self.card(table, card), *self.stacks(table, card)]
        return found

    def stacks(self, table: Table, card: Card) -> list[dict[str, object]]:
        """Its tokens, those on one field together."""
        fields: dict[int, list[str]] = {}
        for place in card.places:
            fields.setdefault(place.field, []).append(self.files.token_name(table, place.token))
        power, name = seat_name(card.owner), self.files.names[card.name]
        return [
            stack("formation", field_name(self.rules, field), power, name, units) for field, units in fields.items()
        ]

    def card(self, table: Table, card: Card) -> dict[str, object]:
        """The card as everybody sees it."""
        files, cards = self.files, self.files.deck(table).cards
        shown, rows = settled(files.deck(table).shown, card.tokens()), settled(Faces(), row_keys(card))
        linked = [files.names[other.name] for other in cards.linked(card) if other.name != card.name]
        return {
            "kind": "card",
            "name": "formation",
            "card": files.names[card.name],
            "power": seat_name(card.owner),
            "size": cards.size,
            "spare": cards.most_tokens - len(card.places),
            "linked": linked,
            "rows": [
                {
                    "row": key % SPAN + 1,
                    "face": face_told(rows, key),
                    "columns": {
                        name: files.names_of(table, files.in_column(table, card, key % SPAN, number))
                        for number, name in enumerate(COLUMNS)
                    },
                }
                for key in row_keys(card)
            ],
            "tokens": [
                {
                    "unit": files.token_name(table, place.token),
                    "field": field_name(self.rules, place.field),
                    "face": face_told(shown, place.token),
                }
                for place in card.places
            ],
        }

    def known(self, sight: Sight) -> list[dict[str, object]]:
        found: list[dict[str, object]] = []
        for card in self.files.cards(sight.table):
            found += [*self.known_rows(sight, card), *self.known_tokens(sight, card)]
        return found

    def known_rows(self, sight: Sight, card: Card) -> list[dict[str, object]]:
        """The rows of which the seat knows whether they are true."""
        secrets, keys = self.files.secrets(sight.own), row_keys(card)
        seen = secrets.rows
        if card.owner == sight.seat:
            seen = Faces([keys[card.rows.index(secrets.truths.row[card.group])]])
        faces, name = settled(seen, keys), self.files.names[card.name]
        return [known_row("formation", name, key % SPAN + 1, key in faces.true) for key in keys if faces.knows(key)]

    def known_tokens(self, sight: Sight, card: Card) -> list[dict[str, object]]:
        """The same of its tokens."""
        files, secrets, tokens = self.files, self.files.secrets(sight.own), card.tokens()
        seen = secrets.places.with_others(files.deck(sight.table).shown)
        if card.owner == sight.seat:
            seen = Faces([secrets.truths.token[card.name]])
        faces = settled(seen, tokens)
        names = {token: files.token_name(sight.table, token) for token in tokens}
        return [known("formation", names[token], token in faces.true) for token in tokens if faces.knows(token)]
