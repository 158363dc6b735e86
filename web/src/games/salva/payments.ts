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

export function build({ item, spot, sharing }: Offer, shares: Shares): Order {
  const [kind, payments] = [sharing?.order ?? "", Object.entries(shares)];
  return sharing?.most ? { kind, item, spot, payments } : { kind, field: fieldOf(spot), payments };
}
