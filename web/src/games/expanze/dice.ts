import type { Sides } from "../../lib/dice";
import type { ReplayStep } from "../../wire";

const DIE = 6;

/** How many of a step's rolls are dice of its battle; what follows may be cards that are shuffled. */
export function diceIn(step: ReplayStep): number {
  return step.events.reduce((sum, { event, values }) => {
    if (event === "battle-won" || event === "battle-lost") return sum + (values["dice"] as number[]).length;
    return sum + (event === "attacker-rolled" || event === "duel" ? 1 : 0);
  }, 0);
}

export const sides: Sides = (step) => Array.from({ length: diceIn(step) }, () => DIE);
