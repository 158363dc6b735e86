import type { DecisionInfo } from "../../wire";
import type { PublicCore } from "../views";
import type { PublicView } from "./view";

/** The sentence that names the open question, and the values that it needs. */
export function questionText(decision: DecisionInfo, view: PublicCore): [string, Record<string, unknown>] {
  const { battle } = view as PublicView;
  const fought = battle ? { field: battle.field, power: battle.attacker, other: battle.defender ?? "" } : {};
  return [`salva-asked-${decision.kind}`, { ...fought, ...decision.about }];
}
