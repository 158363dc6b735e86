// Things in words, for labels and for those who listen.

import { i18n, t } from "../../lib/i18n.svelte";
import { told } from "./marks";
import { piles, unitsAt } from "./orders";
import { goalFields } from "./panels/goals";
import type { Play } from "./play.svelte";
import { amount, type FieldId } from "./view";

/** A field with its owner, what it gives, who stands there and what can be done; its name first, if it is wanted. */
export function fieldLabel(play: Play, field: FieldId, isNamed = true): string {
  const now = play.view.fields[field];
  const place = play.map.field[field];
  if (!now || !place) return field;
  const parts = isNamed ? [i18n.place(field)] : [];
  if (place.sea) parts.push(t("salva-ground-sea"));
  if (isNamed && now.owner) parts.push(i18n.power(now.owner));
  if (!place.sea) parts.push(t("salva-fact-yields", { points: now.yields }));
  if (amount((now["defence"] as string | undefined) ?? 1) !== 1) parts.push(t("salva-fact-defence", { factor: now["defence"] }));
  if (amount((now["roughness"] as string | undefined) ?? 1) !== 1) parts.push(t("salva-fact-roughness", { sign: play.map.rough_sign, factor: now["roughness"] }));
  if (now.fresh) parts.push(t("salva-fact-fresh"));
  for (const pile of piles(play.map, play.view, unitsAt(play.view, field))) {
    const name = `${pile.units.length} × ${play.map.kind[pile.kind]?.name[i18n.language] ?? pile.kind}`;
    const whose = !pile.owner || pile.owner === now.owner ? "" : `${i18n.power(pile.owner)}: `;
    const notes = [
      pile.lies ? t("salva-unit-lies") : "",
      pile.isFinished ? "" : t("salva-unit-built"),
      pile.harbour ? t("salva-unit-docked", { field: pile.harbour }) : "",
      pile.isEvading ? t("salva-unit-evades") : "",
      pile.cargo.length ? t("salva-cargo", { units: pile.cargo.map((one) => one.unit) }) : "",
    ].filter(Boolean);
    parts.push(whose + name + (notes.length ? ` (${notes.join(", ")})` : ""));
  }
  parts.push(...told(play.view, unitsAt(play.view, field).map((one) => one.unit), field).map((one) => one.replace(/\.$/, "")));
  if (goalFields(play.view).includes(field)) parts.push(t("salva-fact-goal"));
  if (play.bases.includes(field)) parts.push(t("salva-fact-base"));
  if (play.stuck.includes(field)) parts.push(t("salva-fact-stuck"));
  if (play.threatened.includes(field)) parts.push(t("salva-fact-threat"));
  const role = play.role(field);
  if (isNamed && role !== "plain") parts.push(roleText(play, role));
  return parts.join(", ");
}

/** What picking a field does now. */
export const roleText = (play: Play, role: string): string => t(`salva-role-${role === "place" && play.step === "production" ? "buy" : role}`);
