import type { StateId } from "./view";

// What the server's questions list to choose from, and orders made of it; no rule of the game stands here.

export type Order = Record<string, unknown> & { kind: string };
export type Placements = ReadonlyMap<StateId, number>;

/** How many soldiers may be placed now, and how many of them in one state. */
export interface Allowance {
  total: number;
  each: number;
}

/** What a state can attack, and the most soldiers that it can send. */
export interface AttackChoice {
  most: number;
  targets: StateId[];
}

/** How many soldiers can be added, and the clause that keeps it from being all of them. */
interface Armament {
  most: number;
  bound: string | null;
}

/** A set of cards that can be handed in, what it brings and by which clause. */
export interface CardSet extends Armament {
  what: string;
  cards: StateId[];
  soldiers: number;
  clause: string;
}

/** `about.choices` of the questions, by kinds of order. */
export interface Choices {
  attack: Record<StateId, AttackChoice>;
  place_first: Armament & { states: StateId[]; each: number };
  arm: Armament & { states: StateId[]; sets: CardSet[] };
  offer_trade: { powers: string[]; give: Record<"P" | "K" | "D", number> };
}

export function attack(origin: StateId, target: StateId, count: number): Order {
  return { kind: "attack", origin, target, count };
}

export function placed(placements: Placements): number {
  return [...placements.values()].reduce((sum, count) => sum + count, 0);
}

/** So many soldiers more (or fewer) in a state. */
export function withMore(placements: Placements, state: StateId, change: number): Placements {
  const next = new Map(placements);
  const after = Math.max(0, (placements.get(state) ?? 0) + change);
  if (after) next.set(state, after);
  else next.delete(state);
  return next;
}

/** The same within what is allowed; the same map where that is not possible. */
export function placing(placements: Placements, state: StateId, change: number, allowance: Allowance): Placements {
  const before = placements.get(state) ?? 0;
  const room = Math.min(allowance.each - before, allowance.total - placed(placements));
  const by = Math.max(-before, Math.min(change, room));
  return by ? withMore(placements, state, by) : placements;
}

export function placeFirst(placements: Placements): Order {
  return { kind: "place_first", placements: [...placements] };
}

export function arm(placements: Placements, cards: StateId[]): Order {
  return { kind: "arm", placements: [...placements], cards };
}
