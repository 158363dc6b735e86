import type { DecisionInfo } from "../../wire";
import type { PublicCore } from "../views";
import { orderText } from "./names";
import type { Order } from "./orders";
import type { PublicView, SalvaMap } from "./view";
import { i18n } from "../../lib/i18n.svelte";

/** The sentence that names the open question, and the values that it needs. */
export function questionText(decision: DecisionInfo, view: PublicCore): [string, Record<string, unknown>] {
  const { battle } = view as PublicView;
  const fought = battle ? { field: battle.field, power: battle.attacker, other: battle.defender ?? "" } : {};
  const message = [`salva-asked-${decision.kind}`, `decision-${decision.kind}`].find((one) => i18n.has(one)) ?? "decision-other";
  const asked = decision.about["asked"] as Order | undefined;
  const words = asked ? { order: orderText(i18n.map as SalvaMap | null, asked) } : {};
  return [message, { ...fought, ...decision.about, ...words }];
}
