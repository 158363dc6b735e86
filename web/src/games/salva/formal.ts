import type { Snapshot } from "../../lib/store/reduce";
import { question } from "../../lib/tongue";
import type { Values } from "../game";
import type { Shots } from "./battle/battle";

/** What fire is ordered by; whatever else a chapter offers in a salvo is a choice. */
const FIRE = new Set(["fire", "fire_by_plan", "hold_fire", "salvo"]);

/** A salvo in which nobody can hit anybody and nobody can change the line is over. */
export function onlyAnswer(now: Snapshot): Values | null {
  const asked = question(now);
  const shots = asked?.about["shots"] as Shots[] | undefined;
  if (!asked?.kind.endsWith("_salvo") || !shots || shots.some((group) => Object.keys(group.targets).length)) return null;
  const choices = (asked.about["choices"] ?? {}) as Record<string, unknown[] | undefined>;
  const isChoice = asked.offers.some((kind) => !FIRE.has(kind) && (kind !== "line" || (choices[kind]?.length ?? 0) > 0));
  return !isChoice && asked.offers.includes("hold_fire") ? { kind: "hold_fire" } : null;
}
