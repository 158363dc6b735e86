import type { Sides } from "../../lib/dice";
import type { PublicView } from "./view";

/** After the deal every roll draws a card: from as many as the pile holds, and when it is empty, from the discards. */
export const sides: Sides = (step, before, rolls) => {
  if (!before) return [];
  const shuffled = step.events.find((one) => one.event === "reshuffled")?.values["count"] as number | undefined;
  let pile = (before.public as unknown as PublicView).pile;
  return Array.from({ length: rolls }, () => {
    if (pile === 0) pile = shuffled ?? 0;
    pile -= 1;
    return pile + 1;
  }).filter((left) => left > 0);
};
