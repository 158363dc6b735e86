import type { Sides } from "../../lib/dice";
import type { PublicView } from "./view";

/** After the deal every roll draws a card from as many as the pile holds; its last card is nobody's choice. */
export const sides: Sides = (step, before, rolls) => {
  if (!before) return [];
  const shuffled = step.events.find((one) => one.event === "reshuffled")?.values["count"] as number | undefined;
  let pile = (before.public as unknown as PublicView).pile;
  const found: number[] = [];
  while (found.length < rolls) {
    if (pile < 2) pile = shuffled ?? 0;
    if (pile < 2) return found;
    found.push(pile);
    pile -= 1;
  }
  return found;
};
