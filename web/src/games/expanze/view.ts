// What the server shows of a game of Expanze (velmoci/expanze/view.py makes it).

import type { PowerCore, PowerId, PublicCore } from "../views";

export type StateId = string;
export type { PowerId };

export interface Progress {
  mission: string;
  kind: "conquest" | "pursuit" | "nonsense";
  have: number;
  need: number;
  missing: StateId[];
  fulfilled: boolean;
}

export interface PowerView extends PowerCore {
  status: "living" | "destroyed" | "resigned" | "won";
  states: number;
  soldiers: number;
  cards: number;
  /** Turns of its own that a claim must still be held; 0 without one. */
  claim: number;
  mission: Progress | null;
  destroyed_by: PowerId | null;
  /** Those that it holds whole. */
  continents: string[];
}

export interface Battle {
  origin: StateId;
  target: StateId;
  attackers: number;
  defenders: number;
  /** The attacker's die that lies on the table, 0 before it is rolled. */
  die: number;
}

export interface Card {
  card: StateId;
  letter: string;
}

export interface Offer {
  power: PowerId;
  other: PowerId;
  number: number;
  give: string;
  want: string;
}

export interface PoolReason {
  what: string;
  soldiers: number;
  clause: string;
}

export interface PublicView extends PublicCore {
  round: number;
  dealer: PowerId | null;
  first: PowerId | null;
  nonsense_target: number;
  states: Record<StateId, [PowerId, number]>;
  powers: PowerView[];
  pile: number;
  battle: Battle | null;
  attacked: [StateId, StateId][];
  card_right: boolean;
}

export interface OwnView {
  mission: string | null;
  progress: Progress | null;
  hand: Card[];
  offers: Offer[];
  pool: number;
  pool_reasons: PoolReason[];
}
