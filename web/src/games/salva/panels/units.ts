// The table of units as the map of the match brings it (velmoci/salva/maps/atlas.py); no drawing here.

import { amount, type KindInfo, type KindNumber, mixed, type Ratio, type SalvaMap } from "../view";

export const CLASSES = ["unarmoured", "armoured", "naval", "submarine", "air", "fortress"] as const;
export type Class = (typeof CLASSES)[number];

/** The kinds that can be bought with the chapters that are on, in the order of the table. */
export const kindsOn = (map: SalvaMap): KindInfo[] => besideModels(map, map.kinds.filter((one) => one.available), (one) => one.id);

/** The same things with every special form behind the plain kind that it replaces. */
export function besideModels<T>(map: SalvaMap, found: T[], kindOf: (one: T) => string): T[] {
  const place = new Map(map.kinds.map((one, at) => [one.id, at]));
  const at = (one: T): [number, number] => {
    const kind = map.kind[kindOf(one)];
    return [place.get(kind?.replaces || kind?.id || "") ?? map.kinds.length, kind?.replaces ? (place.get(kind.id) ?? 0) : -1];
  };
  return found.map((one) => ({ one, at: at(one) })).sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1]).map(({ one }) => one);
}

/** The numbers that chapters add to a kind, those of one name together. */
export function numbersBy(kind: KindInfo): { name: string; all: KindNumber[] }[] {
  const found = kind.numbers ?? [];
  return [...new Set(found.map((one) => one.name))].map((name) => ({ name, all: found.filter((one) => one.name === name) }));
}

/** Whether a number is higher or lower than that of the plain kind, for a sign beside it. */
export const against = (own: Ratio | undefined, plain: Ratio | undefined): "" | "▲" | "▼" => {
  const [one, other] = [amount(own), amount(plain)];
  return one === other ? "" : one > other ? "▲" : "▼";
};

/** The classes to which any of these kinds belongs: the only ones that can be shot at. */
export const classesOf = (kinds: KindInfo[]): Class[] => CLASSES.filter((one) => kinds.some((kind) => kind.class === one));

export const strength = (row: Record<string, Ratio>, cls: Class): string => (row[cls] === undefined || row[cls] === "0" ? "–" : mixed(row[cls]));

/** What is special about a kind: messages with their values. */
export function extras(kind: KindInfo): [string, Record<string, unknown>][] {
  const found: [string, Record<string, unknown>][] = [];
  if (kind.capacity) found.push(["salva-unit-carries", { count: kind.capacity }]);
  const weak = (kind["vulnerability"] ?? {}) as Record<string, Ratio>;
  for (const [shooter, factor] of Object.entries(weak)) found.push(["salva-unit-hit", { by: `@salva-kind-${shooter}`, factor: mixed(factor) }]);
  if (kind["shields_second_line"] === false) found.push(["salva-unit-no-shield", {}]);
  return found;
}
