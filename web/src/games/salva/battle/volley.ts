// A salvo as the log tells it, put in order for the eye.

import type { LoggedEvent } from "../../../wire";
import { amount, type FieldId, type Ratio, type UnitId } from "../view";

/** All fire at one target. */
export interface Hit {
  target: UnitId;
  shots: { unit: UnitId; points: Ratio }[];
  points: number;
  isDestroyed: boolean;
}

export interface Volley {
  number: number;
  side: "attacker" | "defender";
  field: FieldId;
  roll: number;
  factor: Ratio;
  hits: Hit[];
}

/** The salvo of a scene: its head is the last of its lines. */
export function volleyOf(events: LoggedEvent[]): Volley | null {
  const head = events.at(-1);
  if (head?.event !== "salvo") return null;
  const hits = new Map<UnitId, Hit>();
  for (const { event, values } of events) {
    if (event !== "shot") continue;
    const target = String(values["target"]);
    const known = hits.get(target) ?? { target, shots: [], points: 0, isDestroyed: false };
    known.shots.push({ unit: String(values["unit"]), points: String(values["points"]) });
    known.points += amount(String(values["points"]));
    hits.set(target, known);
  }
  for (const { event, values } of events) {
    const hit = event === "destroyed" ? hits.get(String(values["unit"])) : undefined;
    if (hit) hit.isDestroyed = true;
  }
  const { number, side, field, roll, factor } = head.values as unknown as Volley;
  return { number, side, field, roll, factor, hits: [...hits.values()] };
}

/** Points to the nearest half, for the eye. */
export const rounded = (points: number): string => {
  const halves = Math.round(points * 2);
  return `${halves >= 2 || halves === 0 ? Math.floor(halves / 2) : ""}${halves % 2 ? "½" : ""}`;
};
