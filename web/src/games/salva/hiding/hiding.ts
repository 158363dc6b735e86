// What lies face down: tokens on the map, cards beside it, and what this seat knows of them. What can be done with them the questions say.

import type { Order } from "../orders";
import { marksOf } from "../marks";
import type { Card, Face, FieldId, Known, MapMark, PublicView, Stack, UnitId } from "../view";

export const cardsOf = (view: PublicView): Card[] => marksOf(view, "card");
export const stacksOf = (view: PublicView): Stack[] => marksOf(view, "stack");
export const hides = (view: PublicView): boolean => (view.marks ?? []).some((one) => one.kind === "card" || one.kind === "stack");

const laidOut = new WeakMap<PublicView, PublicView>();

/** The view in which tokens stand where they lie, so that they are chosen and sent as units are. */
export function laid(view: PublicView): PublicView {
  const stacks = view?.marks ? stacksOf(view) : [];
  if (!stacks.length) return view;
  const known = laidOut.get(view);
  if (known) return known;
  const lies = new Map(stacks.flatMap((stack) => stack.units.map((unit): [UnitId, Stack] => [unit, stack])));
  const found = { ...view, units: view.units.map((unit) => { const stack = lies.get(unit.unit); return stack ? { ...unit, field: stack.field, lies: stack.item } : unit; }) };
  laidOut.set(view, found);
  return found;
}

/** What is known of faces: by the names of tokens, and of rows by card and number. */
export type Faces = Record<string, boolean>;
export const rowKey = (card: string, row: number): string => `${card} ${row}`;

export const facesOf = (marks: readonly (Known | MapMark)[] | undefined): Faces =>
  Object.fromEntries((marks ?? []).filter((one): one is Known => one.kind === "known").map((one) => ["unit" in one ? one.unit : rowKey(one.card, one.row), one.face]));

/** How a face is shown: what all know, what this seat knows, or nothing. */
export function faceOf(faces: Faces, key: string, open: Face): Face {
  return open ?? faces[key] ?? null;
}

/** The tokens of a card, and the fields where they lie. */
export const tokenFields = (card: Card | undefined): FieldId[] => [...new Set(card?.tokens.map((one) => one.field) ?? [])];

const names = (order: Order): string[] => [order["unit"] ?? [], order["units"] ?? [], order["target"] ?? []].flat() as string[];

/** Whether an order speaks of a card: by its name, or by one of its tokens or units. */
export function speaksOf(order: Order, card: Card): boolean {
  if (order["formation"] !== undefined) return order["formation"] === card.card;
  const own = new Set([...card.tokens.map((one) => one.unit), ...card.rows.flatMap((row) => Object.values(row.columns).flat())]);
  return names(order).some((unit) => own.has(unit));
}

export interface CardOrders { rows: Record<number, Order[]>; tokens: Record<UnitId, Order[]>; rest: Order[] }

/** The orders about a card, by what they speak of: a row, a token, or the whole. */
export function cardOrders(card: Card, orders: Order[]): CardOrders {
  const found: CardOrders = { rows: {}, tokens: {}, rest: [] };
  const tokens = new Set(card.tokens.map((one) => one.unit));
  for (const order of orders) {
    if (!speaksOf(order, card)) continue;
    const token = order["unit"] as UnitId | undefined;
    if (typeof order["row"] === "number") (found.rows[order["row"]] ??= []).push(order);
    else if (token !== undefined && tokens.has(token)) (found.tokens[token] ??= []).push(order);
    else found.rest.push(order);
  }
  return found;
}

/** What is being dragged. */
export type Dragged = { what: "units"; units: UnitId[] } | { what: "row"; card: string; row: number } | { what: "member"; card: string; unit: UnitId } | { what: "token" | "spare"; card: string; unit: UnitId };
/** Where it is let go. */
export type Goal = { onto: "card" | "free" | "bank"; card: string } | { onto: "token"; card: string; unit: UnitId } | { onto: "field"; field: FieldId };

/** The order that a gesture means, by the name that the question gives it; null where it means nothing. */
export function orderBy(gestures: Record<string, string>, dragged: Dragged, goal: Goal): Order | null {
  const kind = gestures[`${dragged.what}>${goal.onto}`];
  if (!kind) return null;
  if (dragged.what === "units") return goal.onto === "card" ? { kind, formation: goal.card, units: dragged.units } : null;
  if (goal.onto === "field") return dragged.what === "member" ? { kind, formation: dragged.card, field: goal.field, units: [dragged.unit] } : null;
  if (goal.card !== dragged.card) return null;
  if (dragged.what === "row") return { kind, formation: dragged.card, row: dragged.row };
  if (dragged.what === "spare") return goal.onto === "token" ? { kind, unit: goal.unit } : null;
  return dragged.what === "token" ? { kind, unit: dragged.unit } : null;
}
