// What a click may become; whether it really may, the server says. Each order is what velmoci/salva/base/orders.py
// and the chapters read: `kind` and its fields.

import type { FieldId, PublicView, SalvaMap, UnitId, UnitView } from "./view";

export interface Order {
  kind: string;
  [field: string]: unknown;
}

export const place = (item: string, spot: string): Order => ({ kind: "place", item, spot });
export const buy = (item: string, spot: string): Order => ({ kind: "buy", item, spot });
export const move = (unit: UnitId, path: FieldId[]): Order => ({ kind: "move", unit, path });
export const seal = (army: [string, string, number][]): Order => ({ kind: "seal", army });
/** The units with the fields they pass through; the server finds the way of those that name none. */
export const attack = (field: FieldId, ways: Record<UnitId, FieldId[]>): Order => ({
  kind: "attack", field, marches: Object.entries(ways).map(([unit, way]) => [unit, ...way]),
});

export const unitsAt = (view: PublicView, field: FieldId): UnitView[] => view.units.filter((one) => one.field === field);

export const ownFields = (view: PublicView, power: string): FieldId[] =>
  Object.keys(view.fields).filter((field) => view.fields[field]?.owner === power);

/** The kinds in the order of the unit table, for lists. */
export function byKind(map: SalvaMap, units: UnitView[]): UnitView[] {
  const place = new Map(map.kinds.map((one, at) => [one.id, at]));
  const number = (unit: UnitView) => Number(unit.unit.slice(unit.unit.lastIndexOf("_") + 1));
  return [...units].sort((a, b) => (place.get(a.kind) ?? 0) - (place.get(b.kind) ?? 0) || number(a) - number(b));
}
