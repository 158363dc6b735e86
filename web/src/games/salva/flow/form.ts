// Orders that are put together with sliders (`about.forms`): what may stand where, the server says; whether it can be so together, too.

import type { Order } from "../orders";
import type { Factor, Ratio } from "../view";

export interface Slider { words: string[]; least: number; most: number; value: number }
export interface Form { head: Record<string, unknown>; into: string; sliders: Slider[] }

/** What the server says of an order that is being put together: numbers with their reasons, a flow, and whatever else it tells. */
export interface Told { numbers?: { name: string; against: string; value: Ratio; factors: Factor[] }[]; [column: string]: unknown }

/** Where every slider stands, within its bounds. */
export const placed = (form: Form, values: number[]): number[] =>
  form.sliders.map((one, place) => Math.min(one.most, Math.max(one.least, Math.round(values[place] ?? one.value))));

/** The order that the sliders mean; what stands at nothing is not named. */
export function formed(kind: string, form: Form, values: number[]): Order {
  const entries = placed(form, values).flatMap((value, place) => (value === 0 ? [] : [[...form.sliders[place]!.words, value]]));
  return { kind, ...form.head, [form.into]: entries };
}

/** The same as it would be typed. */
export function formedWords(kind: string, form: Form, values: number[]): string {
  const entries = formed(kind, form, values)[form.into] as (string | number)[][];
  return [kind, ...Object.values(form.head).flat().map(String), entries.map((one) => one.join(" ")).join(", ")].filter(Boolean).join(" ");
}
