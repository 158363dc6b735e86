import type { DecisionInfo } from "../../wire";
import type { PublicCore } from "../views";
import { deedValues } from "./names";
import type { Order } from "./orders";
import type { PublicView } from "./view";
import { i18n } from "../../lib/i18n.svelte";

/** The sentence that names the open question, and the values that it needs. */
export function questionText(decision: DecisionInfo, view: PublicCore): [string, Record<string, unknown>] {
  const { battle } = view as PublicView;
  const fought = battle ? { field: battle.field, power: battle.attacker, other: battle.defender ?? "" } : {};
  const message = [`salva-asked-${decision.kind}`, `decision-${decision.kind}`].find((one) => i18n.has(one)) ?? "decision-other";
  const asked = decision.about["asked"] as Order | undefined;
  const words = asked && i18n.has(`deed-${asked.kind}`) ? { order: i18n.t(`deed-${asked.kind}`, deedValues(null, asked)) } : {};
  return [message, { ...fought, ...decision.about, ...words }];
}
