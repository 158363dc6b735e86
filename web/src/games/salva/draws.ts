import type { Sides } from "../../lib/dice";

/** Every salvo rolls one die of six; lots before the first round are not checked here. */
export const sides: Sides = (step, before, rolls) => {
  if (!before || (before.public as { round?: number }).round === 0) return [];
  const salvos = step.events.filter((one) => one.event === "salvo").length;
  return Array.from({ length: Math.min(rolls, salvos) }, () => 6);
};
