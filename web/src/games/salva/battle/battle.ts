// A battle as the server tells it, put in order for the eye; no rule of the game is known here.

import type { FightOdds, FightStrengths, LoggedEvent, StrengthInfo } from "../../../wire";
import type { Order } from "../orders";
import { amount, type BattleView, type FieldId, type FighterView, type Ratio, type UnitId } from "../view";

export type Side = "attacker" | "defender";
export const SIDES: Side[] = ["attacker", "defender"];
export const PLANS = ["focus", "protect", "spread"] as const;
export type Plan = (typeof PLANS)[number];
/** Six points of damage destroy any unit; so many pips are drawn. */
const PIPS = 6;

/** The steps of the flow that belong to a battle; what else a chapter may ask there is offered as it is written out. */
const STEPS = ["defender_salvo", "attacker_salvo", "beach_salvo", "beach_pick", "defender_lines", "attacker_lines", "retreat_choice", "retreat_to"];
export const isBattleStep = (kind: string | null | undefined): boolean => STEPS.includes(kind ?? "");

export interface TargetInfo {
  points: Ratio;
  /** The damage of the target after all that is left of this fire. */
  after: Ratio;
  kills: boolean;
  /** What would be left of the fire after a kill. */
  spare: Ratio | null;
}
export interface Shots {
  units: UnitId[];
  left: Ratio;
  mode: string;
  targets: Record<UnitId, TargetInfo>;
  blocked: Record<UnitId, { code: string; clause: string }>;
}
export interface Foreseen {
  shots: [UnitId, UnitId, Ratio, Ratio][];
  after: Record<UnitId, Ratio>;
  destroyed: UnitId[];
}

/** Plans of the same effect stand together: there is nothing to choose between them. */
export function alike(plans: Partial<Record<Plan, Foreseen>>): Plan[][] {
  const effect = (plan: Plan) => {
    const told = plans[plan];
    return told ? JSON.stringify([Object.entries(told.after).sort(), [...told.destroyed].sort()]) : plan;
  };
  const found = new Map<string, Plan[]>();
  for (const plan of PLANS) found.set(effect(plan), [...(found.get(effect(plan)) ?? []), plan]);
  return [...found.values()];
}

export const shotsOf = (shots: Shots[], unit: UnitId | null, mode = ""): Shots | null =>
  shots.find((group) => group.mode === mode && unit !== null && group.units.includes(unit)) ?? null;

/** Every unit that can still hit somebody, the one that has begun to fire first. */
export function shooters(shots: Shots[]): UnitId[] {
  const able = shots.filter((group) => Object.keys(group.targets).length);
  return [...new Set([...able].sort((a, b) => Number(a.left === "1") - Number(b.left === "1")).flatMap((group) => group.units))];
}

/** Who fires next: whoever has begun and has fire left, or the one after the last. */
export function nextShooter(shots: Shots[], last: UnitId | null): UnitId | null {
  const able = shooters(shots);
  const begun = shots.find((group) => group.left !== "1" && Object.keys(group.targets).length)?.units[0];
  if (begun) return begun;
  return able[(able.indexOf(last ?? "") + 1) % Math.max(1, able.length)] ?? null;
}

/** The ways to fire that a unit has beside the plain one. */
export const modesOf = (shots: Shots[], unit: UnitId | null): string[] =>
  shots.filter((group) => unit !== null && group.mode !== "" && group.units.includes(unit)).map((group) => group.mode);

/** The lines of a side from the first on; the first is shown even where nobody stands in it. */
export function linesOf(fighters: FighterView[], side: Side): [number, FighterView[]][] {
  const own = fighters.filter((one) => one.side === side);
  const last = Math.max(1, ...own.map((one) => one.line));
  return Array.from({ length: last }, (_, place): [number, FighterView[]] => [place + 1, own.filter((one) => one.line === place + 1)]);
}

/** One pip of damage: how full it is, how much of that is of this salvo, and how much is only foreseen. */
export interface Pip {
  old: number;
  fresh: number;
  foreseen: number;
}
export function pips(before: Ratio, damage: Ratio, after: Ratio | null = null): Pip[] {
  const part = (whole: number, place: number) => Math.min(1, Math.max(0, whole - place));
  const [old, now, then] = [amount(before), amount(damage), amount(after ?? damage)];
  return Array.from({ length: PIPS }, (_, place) => {
    const [one, two, three] = [part(old, place), part(Math.max(old, now), place), part(Math.max(now, then), place)];
    return { old: one, fresh: two - one, foreseen: Math.max(0, three - two) };
  });
}

/** What one unit's fire does to another, with its reasons; null where it does nothing or nobody knows yet. */
export function strengthOf(told: FightStrengths | null, shooter: UnitId | null, target: UnitId | null, mode = ""): StrengthInfo | null {
  if (!told || !shooter || !target) return null;
  const row = (unit: UnitId) => told.rows.findIndex((one) => one.units.includes(unit));
  const [one, other] = [row(shooter), row(target)];
  return told.strengths.find((entry) => entry.shooter === one && entry.target === other && entry.mode === mode) ?? null;
}

/** What a unit does to each kind of enemy, and what each kind does to it: one line for each row on the other side. */
export interface Facing {
  kind: string;
  /** How many they are; a question mark where nobody knows yet. */
  count: number | "?";
  gives: StrengthInfo | null;
  takes: StrengthInfo | null;
}
export function facing(told: FightStrengths | null, unit: UnitId): Facing[] {
  const own = told?.rows.findIndex((one) => one.units.includes(unit)) ?? -1;
  if (!told || own < 0) return [];
  const entry = (shooter: number, target: number) => told.strengths.find((one) => one.shooter === shooter && one.target === target && one.mode === "") ?? null;
  return told.rows.flatMap((row, at) =>
    row.side === told.rows[own]!.side || !row.units.length ? [] : [{ kind: row.kind, count: told.sleepers.some((one) => one.kind === row.kind) ? "?" : row.units.length, gives: entry(own, at), takes: entry(at, own) }],
  );
}

/** The lines of the log since the latest battle for a field was declared, salvo by salvo. */
export interface Salvo {
  head: LoggedEvent | null;
  lines: LoggedEvent[];
}
const OPENS = ["battle-declared"];
export function salvoLog(log: LoggedEvent[], field: FieldId): Salvo[] {
  const from = log.findLastIndex((event) => OPENS.includes(event.event) && event.values["field"] === field);
  const found: Salvo[] = [{ head: null, lines: [] }];
  for (const event of log.slice(Math.max(0, from))) {
    if (event.event === "salvo") found.push({ head: event, lines: [] });
    else found.at(-1)!.lines.push(event);
  }
  return found.filter((salvo) => salvo.head !== null || salvo.lines.length);
}

/** How a battle that is over went: what decided it, and who was lost. */
export interface Result {
  verdict: string | null;
  lost: UnitId[];
  isConquest: boolean;
}
export function resultOf(log: LoggedEvent[], field: FieldId): Result {
  const events = salvoLog(log, field).flatMap((salvo) => salvo.lines);
  const verdict = events.findLast((event) => event.event === "battle-decided")?.values["verdict"];
  const lost = events.filter((event) => event.event === "destroyed" || event.event === "lost-in-retreat").map((event) => String(event.values["unit"]));
  return { verdict: verdict === undefined ? null : String(verdict), lost, isConquest: events.some((event) => event.event === "conquered" && event.values["field"] === field) };
}

/** Fallen units by whose they were, in the order in which each side lost its first. */
export function lostBy(lost: UnitId[], owners: Record<UnitId, string>): [string, UnitId[]][] {
  const found = new Map<string, UnitId[]>();
  for (const unit of lost) found.set(owners[unit] ?? "", [...(found.get(owners[unit] ?? "") ?? []), unit]);
  return [...found];
}

/** All ends of a battle as bars: victories from the best on, then stalemates, then defeats. */
export interface Bar {
  end: string;
  left: number;
  chance: number;
}
export function bars(odds: FightOdds): Bar[] {
  const found = new Map<string, Bar>();
  for (const [end, attackers, defenders, chance] of odds.ends) {
    const left = end === "lose" ? defenders : attackers;
    const known = found.get(`${end} ${left}`);
    found.set(`${end} ${left}`, { end, left, chance: chance + (known?.chance ?? 0) });
  }
  const place = (bar: Bar) => ["win", "stalemate", "lose"].indexOf(bar.end) * 1000 + (bar.end === "lose" ? bar.left : -bar.left);
  return [...found.values()].sort((a, b) => place(a) - place(b));
}

/** Chances as whole percents that make a hundred together: the largest remainders are rounded up. */
export function percents(chances: Record<string, number>): Record<string, number> {
  const parts = Object.entries(chances).map(([name, chance]) => ({ name, whole: Math.floor(chance * 100 + 1e-9), rest: (chance * 100 + 1e-9) % 1 }));
  let missing = 100 - parts.reduce((all, one) => all + one.whole, 0);
  for (const part of [...parts].sort((a, b) => b.rest - a.rest)) {
    if (missing <= 0) break;
    part.whole += 1;
    missing -= 1;
  }
  return Object.fromEntries(parts.map(({ name, whole }) => [name, whole]));
}

/** An attack as it is written, for the server to reckon with. */
export const attackWords = (field: FieldId, ways: Record<UnitId, FieldId[]>): string =>
  `attack ${field} with ${Object.entries(ways).map(([unit, way]) => [unit, ...way].join(":")).join(", ")}`;

/** A battle that submarines open where they are. */
export const ambushWords = (units: UnitId[]): string => `ambush ${units.join(" ")}`;

export const fire = (unit: UnitId, target: UnitId, share: string, mode = ""): Order => ({ kind: "fire", unit, target, share, mode });
export const byPlan = (plan: Plan, isForAll: boolean): Order => ({ kind: "fire_by_plan", plan, span: isForAll ? "battle" : "salvo" });
export const declareLines = (lines: Record<UnitId, number>): Order => ({
  kind: "lines", lines: Object.entries(lines).filter(([, line]) => line > 1),
});

/** Whose side a seat is on. */
export const sideOf = (battle: BattleView, power: string): Side | null =>
  battle.attacker === power ? "attacker" : battle.defender === power ? "defender" : null;
