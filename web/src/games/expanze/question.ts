import type { DecisionInfo } from "../../wire";
import type { PublicCore } from "../views";
import { firstAllowance } from "./orders";

/** The sentence that names the open question, and the values that it needs. */
export function questionText(decision: DecisionInfo, { phase }: PublicCore): [string, Record<string, unknown>] {
  if (decision.kind === "first_armament") {
    const { total, each } = firstAllowance(decision.about);
    return ["decision-first_armament", { count: total, limit: each }];
  }
  if (decision.kind === "turn" && (phase === "fighting" || phase === "fight_closed")) return [`decision-${phase}`, {}];
  return [`decision-${decision.kind}`, decision.about];
}
