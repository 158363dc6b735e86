import { expect, test } from "vitest";
import type { Sharing } from "../../src/games/salva/orders";
import { build, changed, next, shareOut, typedRatio } from "../../src/games/salva/payments";

const sharing: Sharing = { order: "build_factory", payers: ["a", "c"], one: false, enough: true, proposed: {}, levels: { a: ["1", "3/2"], c: ["1", "2", "3", "4"] } };
const price = { value: "4", factors: [] };

test("shares go up and down as the server lists them", () => {
  const first = changed(sharing, {}, "c", 1);
  const second = changed(sharing, changed(sharing, first, "a", 1), "a", 1);
  expect(second).toEqual({ c: "1", a: "3/2" });
  expect([next(sharing, second, "a", 1), next(sharing, second, "a", -1), next(sharing, {}, "a", -1)]).toEqual([null, "1", null]);
  expect(changed(sharing, second, "a", 1)).toEqual(second);
  const third = changed(sharing, second, "c", 1);
  expect(changed({ ...sharing, one: true }, third, "c", 1)).toEqual({ c: "3" });
  expect(changed(sharing, { a: "1" }, "a", -1)).toEqual({});
  expect(build({ item: "factory", spot: "b", price, can: false, sharing }, third)).toEqual({ kind: "build_factory", field: "b", payments: [["a", "3/2"], ["c", "2"]] });
});

test("where fields give only what they have left over the item is named", () => {
  const left = { ...sharing, order: "buy_with", most: { a: "1/3", c: "1/4" }, levels: { a: ["1/3"], c: ["1/4"] } };
  expect(changed(left, {}, "c", 1)).toEqual({ c: "1/4" });
  const order = build({ item: "fort", spot: "b/s", price: { value: "5/4", factors: [] }, can: false, sharing: left }, { c: "1/4" });
  expect(order).toEqual({ kind: "buy_with", item: "fort", spot: "b/s", payments: [["c", "1/4"]] });
});

test("numbers as people type them", () => {
  expect(["2", " 1/2 ", "1 1/2", "1½", "½", "0,5", "1.25", "", "many"].map(typedRatio)).toEqual(["2", "1/2", "3/2", "3/2", "1/2", "5/10", "125/100", "", "many"]);
});

test("whoever pays nothing is not named", () => {
  expect(shareOut("pay_upkeep", { a: "1½", b: "0", c: "" })).toEqual({ kind: "pay_upkeep", payments: [["a", "3/2"]] });
});
