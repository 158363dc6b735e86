import type { DecisionInfo } from "../../wire";
import type { PublicCore } from "../views";

/** The sentence that names the open question, and the values that it needs. */
export function questionText(decision: DecisionInfo, { phase }: PublicCore): [string, Record<string, unknown>] {
  if (decision.kind === "first_armament") {
    return ["decision-first_armament", { count: decision.about["can_place"], limit: decision.about["cap"] }];
  }
  if (decision.kind === "turn" && (phase === "fighting" || phase === "fight_closed")) return [`decision-${phase}`, {}];
  return [`decision-${decision.kind}`, decision.about];
}
