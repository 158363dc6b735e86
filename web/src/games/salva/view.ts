// What the server shows of a game of Salva (velmoci/salva/view.py makes it), and its map (velmoci/salva/atlas.py).

import type { PowerPaint } from "../../wire";
import type { GameMap } from "../game";
import type { Heading } from "./panels/rulebook";
import type { PowerCore, PowerId, PublicCore } from "../views";

export type FieldId = string;
/** Kind and number, as in tank_7. */
export type UnitId = string;
/** An exact number as the server writes it: 3, 7/2. */
export type Ratio = string;
export type Words = Record<string, string>;
export type { PowerId };

export interface PowerView extends PowerCore {
  side: string;
  status: "living" | "eliminated" | "resigned" | "left";
  fields: number;
  /** What is left of the allotment while armies are placed. */
  left: Ratio;
  has_placed: boolean;
  [column: string]: unknown;
}

export interface FieldView {
  owner: PowerId | null;
  fresh: boolean;
  /** What the field still has to spend in this production. */
  purse: Ratio;
  /** What the field generates in a production phase. */
  yields: Ratio;
  /** Numbers of the chapters that are on: factories, harbours, terrain … */
  [column: string]: unknown;
}

export interface UnitView {
  unit: UnitId;
  kind: string;
  owner: PowerId | null;
  field: FieldId;
  finished: boolean;
  /** In whole points of six. */
  damage: Ratio;
  /** Movement points left. */
  points: Ratio;
  flags: number;
  /** Of a token that lies face down there: what it is a token of. */
  lies?: string;
  [column: string]: unknown;
}

export interface FighterView {
  unit: UnitId;
  side: "attacker" | "defender";
  line: number;
  damage: Ratio;
  /** The damage that it had before the salvo that is under way. */
  before: Ratio;
  done: boolean;
  leaving: boolean;
  /** It has stepped back with damage, and can still be hit. */
  exposed: boolean;
  /** What chapters know of it in this battle: landed, docked, picked for the beach … */
  marks: string[];
}

export interface BattleView {
  field: FieldId;
  attacker: PowerId;
  defender: PowerId | null;
  firing: "attacker" | "defender" | null;
  roll: number;
  factor: Ratio;
  salvos: [number, number];
  retreat: number;
  fighters: FighterView[];
  notes: Record<string, unknown>;
}

export interface PublicView extends PublicCore {
  round: number;
  order: PowerId[];
  goal: Record<string, unknown>;
  standing: Record<string, unknown>[];
  powers: PowerView[];
  fields: Record<FieldId, FieldView>;
  units: UnitView[];
  battle: BattleView | null;
  slices: Record<string, unknown>;
  /** Only where a chapter that is on shows any. */
  marks?: MapMark[];
  ranking: PowerId[][];
  /** The present turn and those of the next rounds, and whether they have production. */
  calendar: { round: number; power: PowerId; production: boolean }[];
}

export interface OwnView {
  goal?: unknown;
  marks?: (Known | MapMark)[];
  [slice: string]: unknown;
}

export interface KindInfo {
  id: string;
  name: Words;
  class: string;
  ground: "land" | "sea" | "both";
  price: Ratio;
  move: number;
  attack: Record<string, Ratio>;
  defence: Record<string, Ratio>;
  capacity: number;
  /** Its sign in a box of 40 × 26: what is drawn as a line, and what is filled. */
  symbol: { stroke: string; fill: string };
  /** Whether it can be bought with the chapters that are on. */
  available: boolean;
  /** The plain kind of which it is a special form, or nothing. */
  replaces?: string;
  /** What the chapters that are on say of it in numbers, each with its reasons. */
  numbers?: KindNumber[];
  [column: string]: unknown;
}

export interface Factor { name: string; clause: string; value: Ratio }

/** A number that explains itself; some hold against one class of targets. */
export interface KindNumber {
  name: string;
  against: string;
  value: Ratio;
  factors: Factor[];
}

/** What a chapter shows beside units and fields (velmoci/salva/faces.py): drawn by its kind, told by its name. */
export type MapMark =
  | { kind: "arrow"; name: string; unit: UnitId; field: FieldId }
  | { kind: "link"; name: string; unit: UnitId; target: UnitId }
  | { kind: "progress"; name: string; unit: UnitId; done: Ratio; of: Ratio }
  | { kind: "badge"; name: string; unit?: UnitId; field?: FieldId; value?: Ratio; power?: PowerId; item?: string }
  | Stack
  | Card
  | Flow
  | Ledger;

/** What lies and works on the fields of a power, what goes from one to another, and what is missing where and why. */
export interface FlowPlace { field: FieldId; stocks: { item: string; now: Ratio; later: Ratio }[]; works: { item: string; count: number; busy: number }[] }
export interface FlowMove { item: string; value: Ratio; field: FieldId; target: FieldId }
export interface Shortage { item: string; field: FieldId; code: string; values: Record<string, unknown>; clause: string }
export interface Flow { kind: "flow"; name: string; power: PowerId; places: FlowPlace[]; moves: FlowMove[]; short: Shortage[] }

/** Tokens that lie face down on a field, all of one owner, and what they are tokens of: a kind of unit, or a card. */
export interface Stack { kind: "stack"; name: string; field: FieldId; value: Ratio; power: PowerId; item: string; units: UnitId[] }

/** Whether a token or a row is true, as far as everybody knows. */
export type Face = boolean | null;
export interface CardRow { row: number; face: Face; columns: Record<string, UnitId[]> }

/** A card with rows of units and tokens on the map, of each of which one is true. */
export interface Card {
  kind: "card";
  name: string;
  card: string;
  power: PowerId;
  size: number;
  spare: number;
  linked: string[];
  rows: CardRow[];
  tokens: { unit: UnitId; field: FieldId; face: Face }[];
}

/** What a seat alone knows of a token, or of a row of a card. */
export type Known = { kind: "known"; name: string; unit: UnitId; face: boolean } | { kind: "known"; name: string; card: string; row: number; face: boolean };

/** What a power owes and has, now and after the next count, and which of its units that would cost. */
export interface Ledger {
  kind: "ledger";
  name: string;
  power: PowerId;
  lines: { name: string; now: Ratio; later: Ratio }[];
  units: UnitId[];
  next_units: UnitId[];
}

export interface MapField {
  id: FieldId;
  name: Words;
  sea: boolean;
  next: FieldId[];
  /** What the map says of the field, as far as the chapters that are on read it. */
  marks: Record<string, unknown>;
  /** The outline, its middle, and how much room there is around that. */
  path: string;
  middle: [number, number];
  room: number;
}

export interface SideInfo {
  id: string;
  name: Words;
  role: string;
  fields: FieldId[];
  /** The sea field of a side that starts without land. */
  sea: FieldId;
  allotment: Ratio;
}

export interface SalvaMap extends GameMap {
  size: [number, number];
  fields: MapField[];
  field: Record<FieldId, MapField>;
  sides: SideInfo[];
  kinds: KindInfo[];
  kind: Record<string, KindInfo>;
  chapters: string[];
  /** The rules of the chapters that are on. */
  contents: Heading[];
  /** Where land meets sea: for each pair a point at the shore. */
  shores: { field: FieldId; sea: FieldId; at: [number, number] }[];
  /** Whether ships can be built, so that every shore has a harbour. */
  has_harbours: boolean;
  /** What stands before a roughness: ×, or nothing. */
  rough_sign: string;
  coast: string;
  borders: string;
  /** Names of things that stand in no text: what chapters bring along. */
  words?: Record<string, Words>;
  /** Neighbours whose outlines do not touch. */
  links: { between: [FieldId, FieldId]; path: string }[];
}

interface RawMap {
  id: string;
  name: Words;
  powers: Record<string, PowerPaint>;
  size: [number, number];
  fields: MapField[];
  sides: SideInfo[];
  kinds: KindInfo[];
  chapters: string[];
  /** The rules of the chapters that are on. */
  contents: Heading[];
  shores: SalvaMap["shores"];
  has_harbours: boolean;
  coast: string;
  borders: string;
  links: SalvaMap["links"];
  rough_sign: SalvaMap["rough_sign"];
}

const byId = <T extends { id: string }>(rows: T[]): Record<string, T> => Object.fromEntries(rows.map((one) => [one.id, one]));

export function readMap(raw: unknown): SalvaMap {
  const map = raw as RawMap;
  return { ...map, field: byId(map.fields), kind: byId(map.kinds) };
}

/** An exact number as a number, for comparing and drawing only. */
export function amount(ratio: Ratio | number | null | undefined): number {
  const [num, den = "1"] = String(ratio ?? 0).split("/");
  return Number(num) / Number(den);
}

const SIGNS: Record<string, string> = { "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾", "1/6": "⅙", "5/6": "⅚", "1/5": "⅕", "2/5": "⅖", "3/5": "⅗", "4/5": "⅘", "1/8": "⅛", "3/8": "⅜", "5/8": "⅝", "7/8": "⅞" };

/** An exact number for the eye: 7/2 as 3½, in the few fractions that have a sign of their own. */
export function mixed(ratio: Ratio | number | undefined): string {
  const [over = 0, under = 1] = String(ratio ?? 0).split("/").map(Number);
  if (under === 1) return String(over);
  const [size, minus] = [Math.abs(over), over < 0 ? "−" : ""];
  const whole = Math.floor(size / under);
  const rest = `${size % under}/${under}`;
  return minus + (whole ? `${whole}${SIGNS[rest] ?? ` ${rest}`}` : (SIGNS[rest] ?? rest));
}
