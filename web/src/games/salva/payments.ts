// Buildings that other fields help to pay for: the sums of a form. Who may pay how much, and what is proposed, the server says.

import { fieldOf, type Offer, type Order } from "./orders";
import { amount, type FieldId, type PublicView, type Ratio } from "./view";

/** What each neighbour gives; the field itself pays the rest. */
export type Shares = Record<FieldId, Ratio>;

type Parts = [over: number, under: number];
const parts = (ratio: Ratio): Parts => {
  const [over, under = 1] = ratio.split("/").map(Number) as [number, number | undefined];
  return [over, under];
};
const divisor = (a: number, b: number): number => (b ? divisor(b, a % b) : Math.abs(a));
function text([over, under]: Parts): Ratio {
  const by = divisor(over, under) || 1;
  return under === by ? String(over / by) : `${over / by}/${under / by}`;
}
/** Exact sums of what the server writes as text. */
export function plus(one: Ratio, other: Ratio, sign: 1 | -1 = 1): Ratio {
  const [[a, b], [c, d]] = [parts(one), parts(other)];
  return text([a * d + sign * c * b, b * d]);
}
const less = (one: Ratio, other: Ratio): Ratio => (amount(one) <= amount(other) ? one : other);

/** What the field itself pays beside these shares; more than it has, or less than nothing, is not possible. */
export const rest = (price: Ratio, shares: Shares): Ratio => Object.values(shares).reduce((left, share) => plus(left, share, -1), price);

/** One point more or less from a neighbour, as far as it has it; only one may pay where the rules say so. */
export function changed(view: PublicView, shares: Shares, near: FieldId, more: 1 | -1, isOne: boolean, most: Shares = {}): Shares {
  const now = shares[near] ?? "0";
  const wanted = plus(now, "1", more);
  const given = amount(wanted) <= 0 ? "0" : less(wanted, most[near] ?? view.fields[near]!.purse);
  const others = Object.fromEntries(Object.entries(shares).filter(([one]) => one !== near && !(isOne && more > 0)));
  return amount(given) > 0 ? { ...others, [near]: given } : others;
}

export const isPaid = (view: PublicView, field: FieldId, price: Ratio, shares: Shares): boolean => {
  const left = amount(rest(price, shares));
  return left >= 0 && left <= amount(view.fields[field]!.purse) && Object.keys(shares).length > 0;
};

export function build({ item, spot, sharing }: Offer, shares: Shares): Order {
  const [kind, payments] = [sharing?.order ?? "", Object.entries(shares)];
  return sharing?.most ? { kind, item, spot, payments } : { kind, field: fieldOf(spot), payments };
}
