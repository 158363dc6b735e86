// The table of units as the map of the match brings it (velmoci/salva/maps/atlas.py); no drawing here.

import { type KindInfo, mixed, type Ratio, type SalvaMap } from "../view";

export const CLASSES = ["unarmoured", "armoured", "naval", "submarine", "air", "fortress"] as const;
export type Class = (typeof CLASSES)[number];

/** The kinds that can be bought with the chapters that are on, in the order of the table. */
export const kindsOn = (map: SalvaMap): KindInfo[] => map.kinds.filter((one) => one.available);

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
