import type { CardId, EuropeMap, FieldId, PowerId, PublicView } from "./view";

// What a click may become; whether it really may, the server says.

export const isHome = (map: EuropeMap, power: PowerId, field: FieldId): boolean =>
  map.fields.some((one) => one.id === field && one.power === power);

export const ownFields = (view: PublicView, power: PowerId): FieldId[] =>
  Object.keys(view.fields).filter((field) => view.fields[field]?.[0] === power);

/** The fields one step away, by land, over a bridge, or by ship. */
export function neighbours(map: EuropeMap, field: FieldId, withShips = true): FieldId[] {
  const steps = map.fields.find((one) => one.id === field)?.neighbours ?? {};
  return Object.entries(steps).flatMap(([kind, fields]) => (kind === "ship" && !withShips ? [] : fields));
}

/** Whether a power would still stand at home if so many figures left a field for another. */
function staysHome(view: PublicView, map: EuropeMap, power: PowerId, origin: FieldId, target: FieldId, leaving: number): boolean {
  const left = (view.fields[origin]?.[1] ?? 0) - leaving;
  const here = (view.pieces === "pyramids" ? 0 : left) > 0 && isHome(map, power, origin);
  return here || isHome(map, power, target) || ownFields(view, power).some((field) => field !== origin && isHome(map, power, field));
}

export function moveTargets(view: PublicView, map: EuropeMap, power: PowerId, origin: FieldId, joins: boolean): FieldId[] {
  if (view.fields[origin]?.[0] !== power) return [];
  return neighbours(map, origin).filter((target) => {
    const there = view.fields[target]?.[0];
    return (there === undefined || (joins && there === power && view.pieces === "figures")) && staysHome(view, map, power, origin, target, 1);
  });
}

export function attackTargets(view: PublicView, map: EuropeMap, power: PowerId, origin: FieldId, bySea: boolean): FieldId[] {
  if (view.fields[origin]?.[0] !== power) return [];
  return neighbours(map, origin, bySea).filter((target) => {
    const there = view.fields[target]?.[0];
    return there !== undefined && there !== power && staysHome(view, map, power, origin, target, 1);
  });
}

/** The most figures that may go without leaving home for good. */
export function mostSent(view: PublicView, map: EuropeMap, power: PowerId, origin: FieldId, target: FieldId): number {
  const all = view.pieces === "pyramids" ? 1 : (view.fields[origin]?.[1] ?? 1);
  return staysHome(view, map, power, origin, target, all) ? all : Math.max(1, all - 1);
}

/** Who is one field short of all the fields of another power, and which: a warning, not a rule. */
export function nearWins(view: PublicView, map: EuropeMap): { power: PowerId; other: PowerId; missing: FieldId }[] {
  return view.seats.flatMap((power) =>
    map.order.filter((other) => other !== power).flatMap((other) => {
      const missing = map.fields.filter((one) => one.power === other && view.fields[one.id]?.[0] !== power);
      return missing.length === 1 ? [{ power, other, missing: missing[0]!.id }] : [];
    }),
  );
}

/** A win that may come with the next turn: a power takes the last field it lacks, or its left neighbour loses the last home. */
export interface NearWin {
  power: PowerId;
  other: PowerId;
  field: FieldId;
  by: "takes" | "falls";
}

/** Wins that somebody stands near enough to bring about: a warning, not a rule. */
export function winsNextTurn(view: PublicView, map: EuropeMap): NearWin[] {
  const isBeside = (power: PowerId, field: FieldId) => neighbours(map, field).some((one) => view.fields[one]?.[0] === power);
  const takes = nearWins(view, map).filter((one) => isBeside(one.power, one.missing)).map(({ power, other, missing }): NearWin => ({ power, other, field: missing, by: "takes" }));
  const falls = view.seats.flatMap((power, seat): NearWin[] => {
    const other = view.seats[(seat + 1) % view.seats.length]!;
    const left = ownFields(view, other).filter((field) => isHome(map, other, field));
    const isAttacked = left.length === 1 && view.seats.some((one) => one !== other && isBeside(one, left[0]!));
    return isAttacked ? [{ power, other, field: left[0]!, by: "falls" }] : [];
  });
  return [...takes, ...falls];
}

export const assign = (gifts: [CardId, PowerId][]) => ({ kind: "assign", cards: gifts });
