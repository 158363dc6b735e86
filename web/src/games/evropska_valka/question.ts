import type { DecisionInfo } from "../../wire";
import type { Attack } from "./view";

/** The sentence that names the open question, and the values that it needs. */
export function questionText(decision: DecisionInfo): [string, Record<string, unknown>] {
  const attack = decision.about["attack"] as Attack | undefined;
  return [`decision-${decision.kind}`, { ...decision.about, power: attack?.power ?? "", other: attack?.other ?? "" }];
}
