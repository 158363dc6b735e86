// What a click may become; whether it really may, the server says. Each order is what velmoci/salva/base/orders.py
// and the chapters read: `kind` and its fields.

import type { LoggedEvent } from "../../wire";
import { type FieldId, type PublicView, type Ratio, type SalvaMap, type UnitId, type UnitView } from "./view";

export interface Order {
  kind: string;
  [field: string]: unknown;
}

/** What the open question writes out (`choices` of the order's rule): for each kind of order what can be chosen. */
export interface Choices {
  move?: Record<UnitId, Record<FieldId, Way>>;
  attack?: Record<FieldId, { units: Record<UnitId, FieldId[]>; able: UnitId[] }>;
  place?: Offer[];
  seal?: Offer[];
  buy?: Offer[];
  [kind: string]: unknown;
}

/** How far a unit can still go that must come back somewhere, where it could, and the fields from which it could not. */
export interface Flight {
  range: Ratio;
  bases: FieldId[];
  one_way: FieldId[];
}

export interface Way {
  path: FieldId[];
  cost: Ratio;
}

/** Something that can be put somewhere, what it costs there and why, and whether there is enough left. */
export interface Offer {
  item: string;
  /** A field, or a field and the sea that its harbour faces: brno/adria. */
  spot: string;
  price: { value: Ratio; factors: { name: string; clause: string; value: Ratio }[] };
  can: boolean;
  /** What one, two, three cost together, where each is dearer than the one before. */
  totals?: Ratio[];
  sharing?: Sharing;
}

/** Other fields that can help to pay, by which order, whether only one of them may, and whether it can come to the price. */
export interface Sharing {
  order: string;
  payers: FieldId[];
  one: boolean;
  enough: boolean;
  /** What each could give, so that nothing is missing. */
  proposed: Record<FieldId, Ratio>;
  /** What each may be asked for, from little to all; nothing where it cannot come to the price. */
  levels: Record<FieldId, Ratio[]>;
  /** How much each may give, where that is less than it has; such an order names the item and the spot. */
  most?: Record<FieldId, Ratio>;
}

/** What has a picture of its own: ways on the map, battles, a shop, or a question that is asked twice. */
const PICTURED = new Set(["move", "attack", "place", "seal", "buy", "scuttle", "line"]);

/** Every order that the question writes out as it is given, and that nothing else on the screen offers. */
export const written = (choices: Choices): Order[] =>
  Object.entries(choices).flatMap(([kind, orders]) => (PICTURED.has(kind) || !Array.isArray(orders) ? [] : (orders as Order[])));

/** The units that an order speaks of. */
export const unitsOf = (order: Order): UnitId[] => [...([order["unit"] ?? [], order["units"] ?? []].flat() as UnitId[]), ...((order["marches"] ?? order["shots"] ?? []) as UnitId[][]).map((way) => way[0]!)];

export type Lot = [item: string, spot: string, count: number];

export const place = (item: string, spot: string): Order => ({ kind: "place", item, spot });
export const buy = (item: string, spot: string): Order => ({ kind: "buy", item, spot });
export const move = (unit: UnitId, path: FieldId[]): Order => ({ kind: "move", unit, path });
export const seal = (army: Lot[]): Order => ({ kind: "seal", army });
/** The units with the fields they pass through. */
export const attack = (field: FieldId, ways: Record<UnitId, FieldId[]>): Order => ({
  kind: "attack", field, marches: Object.entries(ways).map(([unit, way]) => [unit, ...way]),
});

export const fieldOf = (spot: string): FieldId => spot.split("/")[0]!;
export const seaOf = (spot: string): FieldId | null => spot.split("/")[1] ?? null;

export const unitsAt = (view: PublicView, field: FieldId): UnitView[] => view.units.filter((one) => one.field === field);

export const ownFields = (view: PublicView, power: string): FieldId[] =>
  Object.keys(view.fields).filter((field) => view.fields[field]?.owner === power);

/** The kinds in the order of the unit table, for lists. */
export function byKind(map: SalvaMap, units: UnitView[]): UnitView[] {
  const place = new Map(map.kinds.map((one, at) => [one.id, at]));
  const number = (unit: UnitView) => Number(unit.unit.slice(unit.unit.lastIndexOf("_") + 1));
  return [...units].sort((a, b) => (place.get(a.kind) ?? 0) - (place.get(b.kind) ?? 0) || number(a) - number(b));
}

const EVADES = 1;
/** The sea that the harbour of a docked ship faces. */
export const harbourOf = (unit: UnitView): FieldId | null => (unit["harbour"] as FieldId | null | undefined) ?? null;
export const shipOf = (unit: UnitView): UnitId | null => (unit["aboard"] as UnitId | null | undefined) ?? null;

/** Units that look alike on the map, as one pile. */
export interface Pile {
  key: string;
  owner: string | null;
  kind: string;
  isFinished: boolean;
  /** The sea that their harbour faces. */
  harbour: FieldId | null;
  /** Submarines that keep out of everybody's way. */
  isEvading: boolean;
  units: UnitView[];
  /** Units aboard these. */
  cargo: UnitView[];
  /** Of tokens that lie face down: what they are tokens of. */
  lies?: string | null;
}

/** The piles of some units: whoever is aboard a ship is counted with it. */
export function piles(map: SalvaMap, view: PublicView, units: UnitView[]): Pile[] {
  const found = new Map<string, Pile>();
  for (const unit of byKind(map, units.filter((one) => !one["aboard"]))) {
    const [harbour, isEvading] = [harbourOf(unit), !harbourOf(unit) && unit["stance"] === EVADES];
    const lies = unit.lies ?? null;
    const key = `${unit.owner} ${unit.kind} ${unit.finished} ${harbour} ${isEvading}${lies ? " lies" : ""}`;
    const pile: Pile = found.get(key) ?? { key, owner: unit.owner, kind: unit.kind, isFinished: unit.finished, harbour, isEvading, units: [], cargo: [], lies };
    pile.units.push(unit);
    pile.cargo.push(...view.units.filter((one) => one["aboard"] === unit.unit));
    found.set(key, pile);
  }
  return [...found.values()];
}

/** Units that nothing tells apart in an order: the same kind in the same place and state. A ship with cargo stands alone, as does a token. */
export function groups(view: PublicView, units: UnitView[]): UnitView[][] {
  const carriers = new Set(view.units.flatMap((one) => shipOf(one) ?? []));
  const found = new Map<string, UnitView[]>();
  for (const unit of units) {
    const alone = carriers.has(unit.unit) || unit.lies ? unit.unit : "";
    const key = [unit.owner, unit.field, unit.kind, unit.finished, unit.damage, harbourOf(unit), shipOf(unit), unit["stance"], alone].join("|");
    found.set(key, [...(found.get(key) ?? []), unit]);
  }
  return [...found.values()];
}

/** What the server says of an army that is not sent yet: what it leaves, and what could be added. */
export interface Draft {
  left: Ratio;
  offers: Offer[];
}

/** An army as it would be typed. */
export const sealWords = (army: Lot[]): string => ["seal", army.map((lot) => lot.join(" ")).join(", ")].filter(Boolean).join(" ");

/** One more or one less of something in an army. */
export function withLot(army: Lot[], item: string, spot: string, more: number): Lot[] {
  const isSame = (lot: Lot) => lot[0] === item && lot[1] === spot;
  const count = (army.find(isSame)?.[2] ?? 0) + more;
  if (!army.some(isSame)) return count > 0 ? [...army, [item, spot, count]] : army;
  return army.flatMap((lot): Lot[] => (!isSame(lot) ? [lot] : count > 0 ? [[item, spot, count]] : []));
}

/** What was bought in a round, and in the production before it. */
export interface Bought {
  round: number;
  orders: Order[];
  before: Order[];
}

/** One more thing was bought. */
export function alsoBought(kept: Bought, round: number, order: Order): Bought {
  const same = kept.round === round ? kept : { round, orders: [], before: kept.orders };
  return { ...same, orders: [...same.orders, order] };
}

/** What the last production before this round bought. */
export const boughtLast = (kept: Bought, round: number): Order[] => (kept.round < round ? kept.orders : kept.before);

const BUILT: Record<string, string> = { "factory-built": "factory", "political-built": "political_building" };

/** What a power has bought, as the log tells it; what was taken back was not bought. */
export function boughtBy(log: LoggedEvent[], power: string): Bought {
  let kept: Bought = { round: 0, orders: [], before: [] };
  let round = 0;
  for (const { event, values } of log) {
    if (event === "round-begins") round = Number(values["round"]);
    if (values["power"] !== power) continue;
    const unit = String(values["unit"] ?? "");
    if (event === "begun") kept = alsoBought(kept, round, buy(unit.slice(0, unit.lastIndexOf("_")), String(values["spot"])));
    else if (BUILT[event]) kept = alsoBought(kept, round, buy(BUILT[event], String(values["field"])));
    else if (event === "order-taken-back" && kept.round === round) kept = { ...kept, orders: kept.orders.slice(0, -1) };
  }
  return kept;
}
