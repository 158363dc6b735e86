// Treaties as the server tells them (velmoci/salva/chapters/treaties.py), and the orders about them; no drawing here.

import type { Why } from "../../../table/play.svelte";
import type { Order } from "../orders";
import type { FieldId, OwnView, PowerId, PublicView } from "../view";

export interface Notice {
  power: PowerId;
  /** The treaty ends for that power with its turn in this round. */
  round: number;
  /** Who agrees that the notice be withdrawn. */
  agreed: PowerId[];
}

export interface Treaty {
  name: string;
  parties: PowerId[];
  text: string;
  article: "non_aggression" | "none";
  /** Where the article holds; everywhere if there are none. */
  fields: FieldId[];
  /** How many rounds pass between a notice and the end. */
  notice: number;
  is_open: boolean;
  accepted: PowerId[];
  left: PowerId[];
  in_force: boolean;
  notices: Notice[];
}

/** After a treaty: who may not attack whom before the other has had a whole turn. */
export interface Truce {
  denouncer: PowerId;
  partner: PowerId;
  fields: FieldId[];
}

export interface Book {
  treaties: Treaty[];
  truces: Truce[];
}

export type Stage = "offered" | "in_force" | "ending" | "ended";

export const ownBook = (own: OwnView | null): Book | null => (own?.["treaties"] as Book | undefined) ?? null;

/** What everybody sees: treaties that their parties, or the rules, made public. */
export const openBook = (view: PublicView): Book | null => (view.slices["treaties"] as Book | undefined) ?? null;

/** What a treaty has come to. */
export function stageOf(treaty: Treaty): Stage {
  if (treaty.accepted.length < treaty.parties.length) return "offered";
  if (!treaty.in_force) return "ended";
  return treaty.notices.length ? "ending" : "in_force";
}

/** Whether somebody has left a treaty. */
export const isBound = (treaty: Treaty, power: PowerId): boolean => treaty.parties.includes(power) && !treaty.left.includes(power);

/** Those of whom an offer still needs the consent. */
export const undecided = (treaty: Treaty): PowerId[] => treaty.parties.filter((power) => !treaty.accepted.includes(power));

/** Offers that wait for this power's answer. */
export const offersTo = (own: OwnView | null, power: PowerId): Treaty[] =>
  (ownBook(own)?.treaties ?? []).filter((one) => stageOf(one) === "offered" && !one.accepted.includes(power));

/** How many rounds are left after this one until a notice has run. */
export const roundsLeft = (notice: Notice, round: number): number => Math.max(0, notice.round - round);

/** Whether all others agree that this power's notice be withdrawn. */
export function isWaived(treaty: Treaty, power: PowerId): boolean {
  const notice = treaty.notices.find((one) => one.power === power);
  return notice !== undefined && treaty.parties.every((one) => one === power || treaty.left.includes(one) || notice.agreed.includes(one));
}

/** For which fields this seat may start no battle, each with the refusal it would get; for the map to mark. */
export const barredFields = (own: OwnView | null): Record<FieldId, Why> => (own?.["barred"] ?? {}) as Record<FieldId, Why>;

/** The same by reason: the fields of one treaty together, so that one sentence can name them all. */
export function barredTogether(own: OwnView | null): { fields: FieldId[]; why: Why }[] {
  const found = new Map<string, { fields: FieldId[]; why: Why }>();
  for (const [field, why] of Object.entries(barredFields(own))) {
    const key = `${why.code} ${why.clause} ${String(why.values["power"])}`;
    const group = found.get(key) ?? { fields: [], why };
    group.fields.push(field);
    group.why = { ...why, values: { ...why.values, field: group.fields } };
    found.set(key, group);
  }
  return [...found.values()];
}

export interface Terms {
  partners: PowerId[];
  article: Treaty["article"];
  places: FieldId[];
  notice: number;
  isOpen: boolean;
  text: string;
}

export const offer = ({ partners, article, places, notice, isOpen, text }: Terms): Order => ({
  kind: "offer_treaty", partners, article, places, notice, shown: isOpen ? "all" : "parties", text,
});
export const answer = (treaty: string, said: "accept" | "refuse"): Order => ({ kind: "answer_treaty", treaty, answer: said });
export const denounce = (treaty: string): Order => ({ kind: "denounce_treaty", treaty });
export const waive = (treaty: string, denouncer: PowerId): Order => ({ kind: "waive_notice", treaty, denouncer });
export const withdraw = (treaty: string): Order => ({ kind: "withdraw_notice", treaty });
