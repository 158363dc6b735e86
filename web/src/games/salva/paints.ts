// One colour for one side, from the first bid to the replay, whoever plays it.

import { paintOf } from "../../lib/counter";
import type { PowerPaint } from "../../wire";
import { isSettling } from "./start/fair";
import type { PublicView, SalvaMap } from "./view";

/** The name of the n-th side of a map where colours are kept. */
const place = (number: number): string => `seat_${number + 1}`;

export function paintOfSide(map: SalvaMap, side: string): PowerPaint {
  return paintOf(map.powers, place(map.sides.findIndex((one) => one.id === side)));
}

/** The powers of a match in the colours of their sides; while sides are bid for, nobody has a colour. */
export function paints(map: SalvaMap, view: PublicView): Record<string, PowerPaint> {
  const isOpen = isSettling(view);
  return Object.fromEntries(view.powers.map((one) => [one.power, isOpen ? paintOf({}, one.power) : paintOfSide(map, one.side)]));
}

export const painted = (map: SalvaMap, view: PublicView): SalvaMap => ({ ...map, powers: paints(map, view) });

/** The board as its sides would start, while nobody knows who plays them. */
export function bySides(map: SalvaMap, view: PublicView): PublicView {
  const owner = new Map(map.sides.flatMap((side, number) => [...side.fields, side.sea].map((field) => [field, place(number)] as const)));
  return { ...view, fields: Object.fromEntries(Object.entries(view.fields).map(([id, field]) => [id, { ...field, owner: owner.get(id) ?? null }])) };
}
