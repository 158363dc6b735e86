// How everybody stands by the goal, as the server tells it (velmoci/salva/goals/results.py); no drawing here.

import type { Values } from "../../game";
import type { FieldId, OwnView, PowerId, PublicView } from "../view";

/** A sentence `standing-…` with its values, and the clause that it rests on. */
export interface Reason {
  reason: string;
  clause: string;
  values: Values;
}

export interface Standing {
  power: PowerId;
  /** What the value counts: fields, place, degree, level, score, points. */
  measure: string;
  value: number;
  reasons: Reason[];
  /** What is missing to stand better; nothing once the game is over. */
  missing: Reason[];
}

/** A mission in the values of its sentence `mission-text`. */
export type Mission = Values & { pattern: number };

export interface OwnGoal extends Standing {
  mission: Mission;
}

export interface Hand {
  dealt: Mission[];
  /** The place of the kept one among the dealt, or -1. */
  kept: number;
  shown_to: PowerId[];
  /** What others have shown. */
  seen: Record<PowerId, Mission>;
}

export const standings = (view: PublicView): Standing[] => view.standing as unknown as Standing[];

/** The own secret mission and how far it is; null where the goal has none. */
export function ownGoal(own: OwnView | null): OwnGoal | null {
  const goal = own?.goal as Partial<OwnGoal> | undefined;
  return goal?.mission ? (goal as OwnGoal) : null;
}

/** Whether a condition holds; null for a reason that is no condition. */
export function isMet({ values }: Reason): boolean | null {
  return values["met"] === undefined ? null : values["met"] === "yes";
}

/** The fields that the goal names, for everybody. */
export function goalFields({ goal, fields }: Pick<PublicView, "goal" | "fields">): FieldId[] {
  const named = [goal["key_fields"], goal["centres"], goal["target"]].flat() as unknown[];
  return [...new Set(named)].filter((one): one is FieldId => typeof one === "string" && one in fields);
}

/** Whether what somebody lacks may be done in a turn or by the end of the round. */
const NEAR: Record<string, (values: Values) => boolean> = {
  "need-fields": ({ count }) => Number(count) <= 1,
  "need-hold": ({ rounds }) => Number(rounds) === 1,
  "need-destroy": ({ count }) => Number(count) <= 1,
};

/** Who may win soon, by what the server says is missing. */
export function winsSoon(view: PublicView): { power: PowerId; reason: Reason }[] {
  if (view.round < 1) return [];
  return standings(view).flatMap(({ power, missing }) => missing.filter((one) => NEAR[one.reason]?.(one.values)).map((reason) => ({ power, reason })));
}

/** The goal's own sentence with what it speaks of. */
export function goalText({ goal }: PublicView): [string, Values] {
  const keys = (goal["key_fields"] ?? []) as string[];
  const name = String(goal["goal"] ?? "elimination");
  const which = name === "blitz" && keys.length ? "blitz_keys" : name === "elimination" && goal["deadline"] ? "deadline" : name;
  return [`salva-goal-${which}`, { ...goal, fields: keys.length ? keys : ((goal["centres"] ?? []) as string[]), field: goal["target"] ?? "" }];
}

/** The seats by the final ranking, equal ones together; without a ranking the winners stand before all others. */
export function finalRanking(view: PublicView): PowerId[][] {
  if (view.ranking.length) return view.ranking;
  const rest = view.seats.filter((power) => !view.winners.includes(power));
  return [view.winners, rest].filter((row) => row.length > 0);
}

/** The place of every row of a ranking: after two who share the first comes the third. */
export const placeOf = (ranking: PowerId[][], row: number): number => 1 + ranking.slice(0, row).flat().length;

/** Which seat plays a side. */
export const powerOfSide = (view: PublicView, side: string): PowerId | undefined => view.powers.find((one) => one.side === side)?.power;
