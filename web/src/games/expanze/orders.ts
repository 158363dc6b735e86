import type { MapInfo, TableInfo } from "../../wire";
import type { Card, PowerId, PublicView, StateId } from "./view";

export type Order = Record<string, unknown> & { kind: string };
export type Placements = ReadonlyMap<StateId, number>;

/** How many soldiers may be placed now, and how many of them in one state. */
export interface Allowance {
  total: number;
  each: number;
}

export function neighbours(map: MapInfo, state: StateId): StateId[] {
  return map.states.find((one) => one.id === state)?.neighbours ?? [];
}

export function ownStates(view: PublicView, power: PowerId): StateId[] {
  return Object.keys(view.states).filter((state) => view.states[state]?.[0] === power);
}

/** The states that an attack from here may go to now: another's, adjacent, not yet attacked from here in this turn. */
export function targets(view: PublicView, map: MapInfo, power: PowerId, origin: StateId): StateId[] {
  const here = view.states[origin];
  if (!here || here[0] !== power || here[1] < 2) return [];
  const used = new Set(view.attacked.filter(([from]) => from === origin).map(([, to]) => to));
  return neighbours(map, origin).filter((state) => {
    const owner = view.states[state]?.[0];
    return owner !== undefined && owner !== power && !used.has(state);
  });
}

/** The own states that can attack something. */
export function origins(view: PublicView, map: MapInfo, power: PowerId): StateId[] {
  return ownStates(view, power).filter((state) => targets(view, map, power, state).length > 0);
}

/** The most soldiers that can leave a state: one stays. */
export function mostSent(view: PublicView, origin: StateId): number {
  return Math.max(0, (view.states[origin]?.[1] ?? 0) - 1);
}

export function attack(origin: StateId, target: StateId, count: number): Order {
  return { kind: "attack", origin, target, count };
}

export function placed(placements: Placements): number {
  return [...placements.values()].reduce((sum, count) => sum + count, 0);
}

/** One soldier more (or fewer) in a state, within what is allowed; the same map where that is not possible. */
export function placing(placements: Placements, state: StateId, change: number, allowance: Allowance): Placements {
  const before = placements.get(state) ?? 0;
  const room = Math.min(allowance.each - before, allowance.total - placed(placements));
  const after = Math.max(0, before + Math.min(change, room));
  if (after === before) return placements;
  const next = new Map(placements);
  if (after) next.set(state, after);
  else next.delete(state);
  return next;
}

export function placeFirst(placements: Placements): Order {
  return { kind: "place_first", placements: [...placements] };
}

export function arm(placements: Placements, cards: StateId[]): Order {
  return { kind: "arm", placements: [...placements], cards };
}

const option = (table: TableInfo, name: string): unknown =>
  (table.rulebook["options"] as Record<string, unknown> | undefined)?.[name];

function numberOption(table: TableInfo, name: string, otherwise: number): number {
  const value = option(table, name);
  return typeof value === "number" ? value : otherwise;
}

/** The first armament, as the question itself tells its limits. */
export function firstAllowance(about: Record<string, unknown>): Allowance {
  return { total: Number(about["can_place"] ?? 0), each: Number(about["cap"] ?? 0) };
}

/** An arming turn: the pool and a set, as far as there are soldiers in the box. */
export function armAllowance(pool: number, set: CardSet | null, table: TableInfo, onBoard: number): Allowance {
  const limit = numberOption(table, "soldier_limit", 0);
  const wanted = pool + (set?.soldiers ?? 0);
  const total = limit ? Math.min(wanted, Math.max(0, limit - onBoard)) : wanted;
  return { total, each: total };
}

export interface CardSet {
  name: string;
  cards: StateId[];
  soldiers: number;
}

const SETS = ["PPP", "KKK", "DDD", "PKD"];

/** The sets that a hand can hand in, the most valuable first; of the same kind one. */
export function cardSets(hand: Card[], table: TableInfo): CardSet[] {
  if (numberOption(table, "max_sets_per_arming", 1) < 1) return [];
  const values = (option(table, "card_set_values") ?? {}) as Record<string, number>;
  const found: CardSet[] = [];
  for (const name of SETS) {
    const left = [...hand];
    const cards = [...name].map((letter) => {
      const place = left.findIndex((card) => card.letter === letter);
      return place < 0 ? null : left.splice(place, 1)[0]!.card;
    });
    if (cards.every((card) => card !== null)) found.push({ name, cards, soldiers: values[name] ?? 0 });
  }
  return found.sort((a, b) => b.soldiers - a.soldiers);
}

/** The letters of some cards in the order in which they are always written. */
export function letters(cards: { letter: string }[]): string {
  return [..."PKD"].map((letter) => letter.repeat(cards.filter((card) => card.letter === letter).length)).join("");
}
