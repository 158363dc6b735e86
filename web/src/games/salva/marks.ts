// What chapters show beside units and fields (velmoci/salva/faces.py): found by kind, told by the name of the mark.

import { i18n } from "../../lib/i18n.svelte";
import { spaced } from "./names";
import { groups } from "./orders";
import { amount, type Card, type FieldId, type Flow, type Ledger, type MapMark, mixed, type PublicView, type UnitId, type UnitView } from "./view";

export type Arrow = Extract<MapMark, { kind: "arrow" }>;
export type Link = Extract<MapMark, { kind: "link" }>;
export type Progress = Extract<MapMark, { kind: "progress" }>;
export type BadgeMark = Extract<MapMark, { kind: "badge" }>;

/** The marks of one kind. */
export const marksOf = <K extends MapMark["kind"]>(view: PublicView, kind: K): Extract<MapMark, { kind: K }>[] =>
  (view.marks ?? []).filter((one): one is Extract<MapMark, { kind: K }> => one.kind === kind);

/** A mark in words. */
export function markText(mark: Exclude<MapMark, Ledger | Card | Flow>): string {
  const { kind: _, name, ...given } = mark;
  const values = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, /^\d+$/.test(String(value)) ? Number(value) : value]));
  return i18n.has(`mark-${name}`) ? i18n.t(`mark-${name}`, values) : spaced(name);
}

/** All that is to be told of some units, and of a field. */
export const told = (view: PublicView, units: UnitId[], field: FieldId | null = null): string[] =>
  (view.marks ?? []).flatMap((one) => (one.kind === "ledger" || one.kind === "card" || one.kind === "flow" ? [] : (one.kind === "stack" || (one.kind === "badge" && one.field) ? one.field === field : units.includes((one as { unit?: UnitId }).unit ?? "")) ? [markText(one)] : []));

/** How much of some units is done, from 0 to 1, that of the last of them; null where nothing is under way. */
export function done(view: PublicView, units: UnitId[]): number | null {
  const found = marksOf(view, "progress").filter((one) => units.includes(one.unit));
  return found.length ? Math.min(...found.map((one) => amount(one.done) / amount(one.of))) : null;
}

/** Little signs on a pile: numbers as text, powers as colours. */
export function signs(view: PublicView, units: UnitId[]): { text: string; power: string | null }[] {
  const found = marksOf(view, "badge").filter((one) => one.unit && units.includes(one.unit));
  return [...new Map(found.map((one) => [`${one.name} ${one.value} ${one.power}`, { text: one.value ? mixed(one.value) : "", power: one.power ?? null }])).values()];
}

/** Units that neither their state nor a sign tells apart: a half is not like a whole. */
export function alike(view: PublicView, units: UnitView[]): UnitView[][] {
  const sign = (one: UnitView) => JSON.stringify(signs(view, [one.unit]));
  return groups(view, units).flatMap((group) => [...new Set(group.map(sign))].map((found) => group.filter((one) => sign(one) === found)));
}

/** Signs on fields that are no numbers, such as the question mark of an army that nobody knows. */
export const fieldSigns = (view: PublicView): { field: FieldId; text: string }[] =>
  marksOf(view, "badge").flatMap((one) => (one.field && one.value && !/^\d/.test(one.value) ? [{ field: one.field, text: one.value }] : []));

/** Whose a field is in a sense that the map cannot show by its owner's colour: signs that name a power and no value. */
export const fieldFlags = (view: PublicView, field: FieldId): string[] =>
  marksOf(view, "badge").flatMap((one) => (one.field === field && one.power && !one.value ? [one.power] : []));

/** Arrows from a field to another, those of one owner as one. */
export interface Aim { from: FieldId; to: FieldId; owner: string | null; units: UnitId[]; name: string }
export function arrows(view: PublicView): Aim[] {
  const found = new Map<string, Aim>();
  const units = new Map(view.units.map((one) => [one.unit, one]));
  for (const mark of marksOf(view, "arrow")) {
    const unit = units.get(mark.unit);
    if (!unit) continue;
    const key = `${unit.field} ${mark.field} ${unit.owner} ${mark.name}`;
    const one: Aim = found.get(key) ?? { from: unit.field, to: mark.field, owner: unit.owner, units: [], name: mark.name };
    one.units.push(mark.unit);
    found.set(key, one);
  }
  return [...found.values()];
}
