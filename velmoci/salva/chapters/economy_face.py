"""What anybody sees of a war economy: goods, workers, buildings and points on the fields, railways, what is short."""

from __future__ import annotations

from velmoci.salva.chapters.economy_stock import ID, Economy
from velmoci.salva.faces import Face, field_badge
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import Table


class EconomyShown(Face):
    """Badges of fields, and for each seat a ledger of its whole country."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.economy = Economy(rules)
        self.railways = rules.edge_column("railways")

    def marks(self, table: Table) -> list[dict[str, object]]:
        found: list[dict[str, object]] = []
        for field in self.rules.board.land:
            found += self.on_field(table, field)
        column = table.edge_columns[self.railways]
        for edge, (one, other) in enumerate(self.rules.board.edges):
            if column[edge] > 0:
                names = field_name(self.rules, one), field_name(self.rules, other)
                found.append(field_badge("railway", names[0], item=names[1], value=str(int(column[edge]))))
        return found + [self.ledger(table, seat) for seat in (table.living() if table.round > 0 else [])]

    def on_field(self, table: Table, field: int) -> list[dict[str, object]]:
        """What lies, lives and stands there."""
        economy, where = self.economy, field_name(self.rules, field)
        row, found = economy.on(table, field), list[dict[str, object]]()
        for place, count in enumerate(row):
            if count > 0:
                name = economy.names[place]
                sort = "goods" if place < economy.resources else name
                found.append(field_badge(sort, where, item=name, value=str(count)))
        for place, count in enumerate(economy.buildings_on(table, field)):
            if count > 0:
                found.append(field_badge("works", where, item=economy.table.buildings[place].code, value=str(count)))
        for place, count in enumerate(economy.stock(table).military.get(field, ())):
            if count > 0:
                code = economy.table.buildings[place].code
                found.append(field_badge("points", where, item=code, value=str(count)))
        return found

    def ledger(self, table: Table, seat: int) -> dict[str, object]:
        """All goods of a seat, its workers, and the food that they will eat."""
        economy = self.economy
        rows = [economy.on(table, field) for field in table.fields_of(seat)]
        total = [sum(column) for column in zip(*rows, strict=True)] if rows else [0] * len(economy.names)
        lines: list[dict[str, object]] = []
        for place, name in enumerate(economy.names):
            if total[place] > 0 or place in (int(economy.table.food), economy.worker):
                count = str(total[place])
                lines.append({"name": name, "now": count, "later": count})
        eaten = (total[economy.worker] + total[economy.hungry]) * self.rules.number("worker_food")
        lines.append({"name": "eaten", "now": str(eaten), "later": str(eaten)})
        ledger: dict[str, object] = {"kind": "ledger", "name": ID, "power": seat_name(seat), "lines": lines}
        return {**ledger, "units": [], "next_units": []}
