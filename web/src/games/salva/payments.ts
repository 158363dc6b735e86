// Buildings that other fields help to pay for. Who may pay how much, what is proposed and whether it comes to the price, the server says.

import { fieldOf, type Offer, type Order, type Sharing } from "./orders";
import type { FieldId, Ratio } from "./view";

/** What each neighbour gives; the field itself pays the rest. */
export type Shares = Record<FieldId, Ratio>;

/** What may be asked of a field, from nothing to all. */
const levels = (sharing: Sharing, near: FieldId): Ratio[] => ["0", ...(sharing.levels[near] ?? [])];

/** The next of what may be asked of a field, above or below what it gives now; null at the end. */
export function next(sharing: Sharing, shares: Shares, near: FieldId, more: 1 | -1): Ratio | null {
  const all = levels(sharing, near);
  return all[all.indexOf(shares[near] ?? "0") + more] ?? null;
}

/** A neighbour gives more or less; only one may pay where the rules say so. */
export function changed(sharing: Sharing, shares: Shares, near: FieldId, more: 1 | -1): Shares {
  const given = next(sharing, shares, near, more) ?? shares[near] ?? "0";
  const others = Object.fromEntries(Object.entries(shares).filter(([one]) => one !== near && !(sharing.one && more > 0)));
  return given === "0" ? others : { ...others, [near]: given };
}

/** What is to be paid together, and what each field has: `about.shares` of a question, for each kind of order. */
export interface Bill { total: Ratio; payers: Record<FieldId, Ratio> }

const SIGNS: Record<string, string> = { "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅙": "1/6", "⅚": "5/6" };

/** A number as people type it (2, 1/2, 1 1/2, 1½, 0,5) as the server reads it; what is none stays for the server to refuse. */
export function typedRatio(text: string): Ratio {
  const said = text.trim().replace(/[½⅓⅔¼¾⅙⅚]/g, (sign) => ` ${SIGNS[sign]!}`).trim().replace(",", ".");
  const [, whole, top, bottom] = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(said) ?? [];
  if (top && bottom) return `${Number(whole ?? 0) * Number(bottom) + Number(top)}/${Number(bottom)}`;
  const [, units, rest] = /^(\d+)\.(\d{1,4})$/.exec(said) ?? [];
  return units !== undefined && rest !== undefined ? `${Number(units + rest)}/${10 ** rest.length}` : said;
}

/** The order that pays what was typed for each field; nothing and zero are not named. */
export const shareOut = (kind: string, typed: Record<FieldId, string>): Order =>
  ({ kind, payments: Object.entries(typed).map(([field, text]) => [field, typedRatio(text)]).filter(([, points]) => points !== "" && points !== "0") });

export function build({ item, spot, sharing }: Offer, shares: Shares): Order {
  const [kind, payments] = [sharing?.order ?? "", Object.entries(shares)];
  return sharing?.most ? { kind, item, spot, payments } : { kind, field: fieldOf(spot), payments };
}
