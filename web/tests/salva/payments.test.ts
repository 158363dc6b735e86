import { expect, test } from "vitest";
import { build, changed, isPaid, plus, rest } from "../../src/games/salva/payments";
import { view } from "./table";

const shown = view([], { a: "seat_1", b: "seat_1", c: "seat_1" });
Object.assign(shown.fields["a"]!, { purse: "3/2" });
Object.assign(shown.fields["b"]!, { purse: "1" });
Object.assign(shown.fields["c"]!, { purse: "4" });

test("sums are exact", () => expect([plus("1/2", "1/3"), plus("3/2", "1/2", -1), plus("1", "2", -1), plus("1/3", "1/3", -1)]).toEqual(["5/6", "1", "-1", "0"]));

test("shares go up and down within what there is, and must come to the price", () => {
  const first = changed(shown, {}, "c", 1, false);
  const second = changed(shown, changed(shown, first, "a", 1, false), "a", 1, false);
  expect(second).toEqual({ c: "1", a: "3/2" });
  expect([rest("4", second), isPaid(shown, "b", "4", second)]).toEqual(["3/2", false]);
  const third = changed(shown, second, "c", 1, false);
  expect([rest("4", third), isPaid(shown, "b", "4", third)]).toEqual(["1/2", true]);
  expect(isPaid(shown, "b", "1", {})).toBe(false);
  expect(isPaid(shown, "b", "1", { c: "2" })).toBe(false);
  expect(changed(shown, third, "c", 1, true)).toEqual({ c: "3" });
  expect(changed(shown, { a: "1/2" }, "a", -1, false)).toEqual({});
  const sharing = { order: "build_factory", payers: ["a", "c"], one: false, enough: true, proposed: {} };
  const price = { value: "4", factors: [] };
  expect(build({ item: "factory", spot: "b", price, can: false, sharing }, third)).toEqual({ kind: "build_factory", field: "b", payments: [["a", "3/2"], ["c", "2"]] });
});

test("where fields give only what they have left over, no more is given, and the item is named", () => {
  const most = { a: "1/3", c: "1/4" };
  expect(changed(shown, {}, "c", 1, false, most)).toEqual({ c: "1/4" });
  const sharing = { order: "buy_with", payers: ["a", "c"], one: false, enough: true, proposed: {}, most };
  const order = build({ item: "fort", spot: "b/s", price: { value: "5/4", factors: [] }, can: false, sharing }, { c: "1/4" });
  expect(order).toEqual({ kind: "buy_with", item: "fort", spot: "b/s", payments: [["c", "1/4"]] });
});
