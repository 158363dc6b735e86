import type { Sides } from "../../lib/dice";

/** Every salvo rolls one die of six; what the lots before the first round chose from is told by the replay. */
export const sides: Sides = (step, before, rolls) => {
  if (!before || (before.public as { round?: number }).round === 0) return [];
  const salvos = step.events.filter((one) => one.event === "salvo").length;
  return Array.from({ length: Math.min(rolls, salvos) }, () => 6);
};
