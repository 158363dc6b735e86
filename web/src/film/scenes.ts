import type { PowerId } from "../games/views";
import type { SoundName } from "../lib/sound";
import type { LoggedEvent } from "../wire";

// What happened as a list of scenes. They come from lines of the log alone, so they can show nothing that this seat was not told.

/** What became of a place: so many more or fewer pieces, a new owner. */
export interface Change {
  place: string;
  by: number;
  /** Who has it now; nothing where that stays. */
  owner?: PowerId | null;
}

export type SceneKind = "travel" | "strike" | "battle" | "change" | "cards" | "note" | "end";

/** One thing to be seen. */
export interface Scene {
  kind: SceneKind;
  /** The lines of the log that it tells, the one that names it last. */
  events: LoggedEvent[];
  /** Who does it. */
  power: PowerId | null;
  /** All whom it concerns. */
  powers: PowerId[];
  /** Arrows go from these places to the last one. */
  from: string[];
  to: string | null;
  /** How many pieces travel. */
  count: number;
  changes: Change[];
  /** Whether it may be told together with what follows in the same way: the same power from and to the same places. */
  joins: boolean;
}

/** Makes a game's scenes of the lines of its log from a place on; earlier lines may complete what was begun there. */
export type SceneMaker = (log: LoggedEvent[], from?: number) => Scene[];

const POWERS = ["power", "other", "by", "attacker", "defender"];

/** A scene of one line; what it does not say is empty, and each place changes once, even where pieces go round to where they were. */
export function scene(kind: SceneKind, event: LoggedEvent, more: Partial<Scene> = {}): Scene {
  const { values } = event;
  const powers = POWERS.flatMap((key) => (typeof values[key] === "string" ? [values[key]] : []));
  return { kind, events: [event], power: text(event, "power") ?? text(event, "by"), powers, from: [], to: null, count: 1, joins: false, ...more, changes: summed(more.changes ?? []) };
}

export const text = ({ values }: LoggedEvent, key: string): string | null => (typeof values[key] === "string" ? values[key] : null);
export const number = ({ values }: LoggedEvent, key: string): number => Number(values[key] ?? 0);
export const texts = ({ values }: LoggedEvent, key: string): string[] => [values[key] ?? []].flat() as string[];
export const numbers = ({ values }: LoggedEvent, key: string): number[] => [values[key] ?? []].flat() as number[];

const key = ({ kind, power, from, to, changes, events }: Scene) => [kind, events[0]?.event, power, from.join(), to, kind === "travel" ? "" : changes.map((one) => one.place).join()].join("/");

/** Two scenes that tell the same of several pieces as one; nothing where they do not. */
export function join(one: Scene | undefined, other: Scene): Scene | null {
  if (!one?.joins || !other.joins || key(one) !== key(other)) return null;
  return { ...one, events: [...one.events, ...other.events], count: one.count + other.count, changes: summed([...one.changes, ...other.changes]) };
}

/** Scenes that tell the same become one. */
export function joined(scenes: Scene[]): Scene[] {
  const found: Scene[] = [];
  for (const one of scenes) {
    const both = join(found.at(-1), one);
    if (both) found[found.length - 1] = both;
    else found.push(one);
  }
  return found;
}

/** The changes of each place together. */
export function summed(changes: Change[]): Change[] {
  const found = new Map<string, Change>();
  for (const one of changes) {
    const known = found.get(one.place);
    found.set(one.place, known ? { ...known, ...one, by: known.by + one.by } : one);
  }
  return [...found.values()];
}

const BEGINS = "turn-begins";
const isTurnOf = (event: LoggedEvent, power: PowerId) => event.event === BEGINS && event.values["power"] === power;

/** The part of the log that a power has not answered yet, and whether it has begun to. */
export interface Since {
  from: number;
  to: number;
  /** The power has given an order in the turn that these lines led to. */
  isAnswered: boolean;
}

/** What happened since the last turn of a power ended, up to its present turn or up to now; for whoever only looks on, the present turn. */
export function sinceTurn(log: LoggedEvent[], power: PowerId): Since {
  const last = log.findLastIndex((one) => one.event === BEGINS);
  if (!power) return { from: Math.max(0, last), to: log.length, isAnswered: false };
  const isOn = last >= 0 && isTurnOf(log[last]!, power);
  const to = isOn ? last : log.length;
  const own = log.slice(0, to).findLastIndex((one) => isTurnOf(one, power));
  const end = log.findIndex((one, place) => place > own && one.event === BEGINS && !isTurnOf(one, power));
  const isAnswered = isOn && log.slice(last + 1).some((one) => one.values["power"] === power);
  return { from: end < 0 || end > to ? to : end, to, isAnswered };
}

/** An arrow that stays on the map. */
export interface Trace {
  from: string;
  to: string;
  power: PowerId | null;
  isAttack: boolean;
}

/** What scenes leave behind: what changed, and the ways that led to it. */
export interface Marks {
  changes: Change[];
  traces: Trace[];
}

export const isAttack = ({ kind }: Scene): boolean => kind === "strike" || kind === "battle";

export function marksOf(scenes: Scene[]): Marks {
  const traces = new Map<string, Trace>();
  for (const one of scenes) {
    for (const from of one.to === null ? [] : one.from) traces.set(`${from} ${one.to}`, { from, to: one.to!, power: one.power, isAttack: isAttack(one) });
  }
  return { changes: summed(scenes.flatMap((one) => one.changes)).filter((one) => one.by !== 0 || one.owner !== undefined), traces: [...traces.values()] };
}

/** What a scene sounds like; a battle sounds as its game fights. */
export function soundOf({ kind, changes }: Scene, battle: SoundName): SoundName | null {
  if (kind === "battle") return battle;
  if (kind === "cards") return "cards";
  if (kind === "end") return "won";
  return changes.some((one) => one.owner) ? "taken" : null;
}

/** How fast moves of others are shown. */
export const PACES = ["off", "brisk", "calm"] as const;
export type Pace = (typeof PACES)[number];

/** How long a scene is looked at in the calm pace, in milliseconds. */
const SPANS: Record<SceneKind, number> = { travel: 1500, strike: 1300, battle: 3600, change: 1300, cards: 1200, note: 1200, end: 2600 };
const FASTER: Record<Pace, number> = { off: 0, brisk: 0.5, calm: 1 };
/** So much may wait to be shown; what is behind that goes faster, and what would be a mere flicker is left out. */
const BEHIND: Record<Pace, number> = { off: 0, brisk: 5000, calm: 12_000 };
const LEAST = 220;

export const spanOf = (one: Scene, pace: Pace): number => SPANS[one.kind] * FASTER[pace];

/** How long each waiting scene is shown: all of them in their time, or the later ones in haste. */
export function hurried(scenes: Scene[], pace: Pace): { dropped: number; haste: number } {
  const most = Math.floor(BEHIND[pace] / LEAST);
  const dropped = Math.max(0, scenes.length - most);
  const whole = scenes.slice(dropped).reduce((sum, one) => sum + spanOf(one, pace), 0);
  return { dropped, haste: whole > BEHIND[pace] ? BEHIND[pace] / whole : 1 };
}
