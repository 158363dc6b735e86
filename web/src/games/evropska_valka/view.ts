// What the server shows of a game of Evropská válka (velmoci/evropska_valka/view.py makes it).

import type { FieldInfo, FieldMap, PowerPaint } from "../../wire";
import type { GameMap } from "../game";
import type { PowerCore, PowerId, PublicCore } from "../views";

export type FieldId = string;
/** Rank and suit, as in 10H or KS. */
export type CardId = string;
export type { PowerId };

export interface PowerView extends PowerCore {
  status: "playing" | "left";
  figures: number;
  cards: number;
  /** Cards that everybody knows to be in this hand. */
  open: CardId[];
  /** Small, medium and large pyramids in stock; null with figures. */
  stock: [number, number, number] | null;
  home: number;
}

export interface Attack {
  power: PowerId;
  other: PowerId;
  origin: FieldId;
  target: FieldId;
  count: number;
  /** So many cards each side lays. */
  attackers: number;
  defenders: number;
  attacker_cards: CardId[];
  attacker_points: number;
  defender_cards: CardId[];
  defender_points: number;
  asked: PowerId[];
}

export interface PublicView extends PublicCore {
  turn: number;
  first: PowerId | null;
  pieces: "figures" | "pyramids";
  fields: Record<FieldId, [PowerId, number]>;
  powers: PowerView[];
  pile: number;
  discard: CardId[];
  sabotage_done: boolean;
  attack: Attack | null;
  fate: { power: PowerId; count: number; given: Record<PowerId, number> } | null;
}

/** A win that is one field away: a power takes the last field it lacks, or its left neighbour loses the last home. */
export interface Threat {
  power: PowerId;
  other: PowerId;
  field: FieldId;
  by: "takes" | "falls";
  /** Whether somebody stands where one turn is enough for it. */
  soon: boolean;
}

export interface OwnView {
  hand: CardId[];
  fate: CardId[];
  gifts: Record<PowerId, CardId[]>;
  /** Cards that I know for certain to be in another hand. */
  known: Record<PowerId, CardId[]>;
}

/** The map with its powers as every page wants them. */
export interface EuropeMap extends GameMap {
  fields: FieldInfo[];
  order: PowerId[];
  shades: Record<PowerId, string[]>;
  seas: FieldMap["seas"];
  drawing: Drawing;
  /** What each rank of cards is worth in a battle. */
  points: FieldMap["points"];
}

export interface Label {
  x: number;
  y: number;
  size: number;
  anchor: "start" | "middle" | "end";
  lines: string[];
}

export interface DrawnField {
  path: string;
  shade: number;
  army: [number, number];
  ship?: [number, number];
  labels: Record<string, Label>;
}

export interface Drawing {
  view_box: [number, number, number, number];
  fields: Record<FieldId, DrawnField>;
  bridges: { between: [FieldId, FieldId]; ends: [[number, number], [number, number]] }[];
  lanes: Record<string, string>;
  closed: { place: [number, number]; labels: Record<string, Label> };
  seas: { x: number; y: number; size: number; turn: number; name: Record<string, string> }[];
  abroad: string;
  graticule: string;
  coast: string;
  borders: string;
  power_borders: string;
}

export function readMap(raw: unknown): EuropeMap {
  const { id, name, fields, powers, seas, drawing, points } = raw as FieldMap;
  const paint = ({ colour, ink, counter }: FieldMap["powers"][number]): PowerPaint => ({ colour, ink, counter });
  return {
    id, name, fields, seas, points,
    powers: Object.fromEntries(powers.map((one) => [one.id, paint(one)])),
    order: powers.map((one) => one.id),
    shades: Object.fromEntries(powers.map((one) => [one.id, one.shades])),
    drawing: drawing as unknown as Drawing,
  };
}
