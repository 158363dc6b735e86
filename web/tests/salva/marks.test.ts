import { expect, test, vi } from "vitest";

vi.mock("../../src/lib/i18n.svelte", () => ({
  i18n: { language: "en", has: (id: string) => /^(mark-stance|fact-(range|bases|damaged|destroyed))$/.test(id), t: (id: string, values: object) => `${id} ${JSON.stringify(values)}`, first: (_: string[], other: string) => other, power: (name: string) => name, place: (name: string) => name },
  t: (id: string) => id,
}));

import { factTable } from "../../src/games/salva/facts";
import { arrows, done, fieldFlags, fieldSigns, marksOf, signs, told } from "../../src/games/salva/marks";
import { deedValues } from "../../src/games/salva/names";
import { unitsOf } from "../../src/games/salva/orders";
import type { MapMark, PublicView } from "../../src/games/salva/view";

const unit = (name: string, field: string, owner = "seat_1") => ({ unit: name, field, owner });
const view = (marks: MapMark[]): PublicView => ({ units: [unit("gun_1", "a"), unit("gun_2", "a"), unit("gun_3", "b", "seat_2")], marks }) as unknown as PublicView;
const stance = (name: string, field: string): MapMark => ({ kind: "arrow", name: "stance", unit: name, field });

test("arrows of one owner between two fields are one; those of whoever is gone are none", () => {
  const found = arrows(view([stance("gun_1", "b"), stance("gun_2", "b"), stance("gun_3", "a"), stance("gun_9", "a")]));
  expect(found.map(({ from, to, owner, units }) => [from, to, owner, units])).toEqual([["a", "b", "seat_1", ["gun_1", "gun_2"]], ["b", "a", "seat_2", ["gun_3"]]]);
});

test("what is told of a field speaks of its units and of the field, not of accounts", () => {
  const marks: MapMark[] = [stance("gun_1", "b"), { kind: "badge", name: "half", unit: "gun_3", value: "1/2" }, { kind: "badge", name: "damage", field: "a", value: "3" }, { kind: "ledger", name: "upkeep", power: "seat_1", lines: [], units: [], next_units: [] }];
  expect(told(view(marks), ["gun_1", "gun_2"], "a")).toEqual(['mark-stance {"unit":"gun_1","field":"b"}', "damage"]);
  expect(marksOf(view(marks), "ledger")).toHaveLength(1);
  expect(told({ units: [] } as unknown as PublicView, ["gun_1"], "a")).toEqual([]);
});

test("a power that a field is marked with is a flag, and no unknown army", () => {
  const marks: MapMark[] = [{ kind: "badge", name: "ethnic_area", field: "a", power: "seat_3" }, { kind: "badge", name: "unknown", field: "b", power: "seat_2", value: "?" }];
  expect([fieldFlags(view(marks), "a"), fieldFlags(view(marks), "b")]).toEqual([["seat_3"], []]);
  expect(fieldSigns(view(marks))).toEqual([{ field: "b", text: "?" }]);
});

test("of several under way the one that is least far is shown", () => {
  const marks: MapMark[] = [{ kind: "progress", name: "paid", unit: "gun_1", done: "2", of: "3" }, { kind: "progress", name: "paid", unit: "gun_2", done: "1/2", of: "2" }];
  expect(done(view(marks), ["gun_1", "gun_2"])).toBe(0.25);
  expect(done(view(marks), ["gun_3"])).toBeNull();
});

test("signs of a pile: a number, and whose command it is under", () => {
  const marks: MapMark[] = [{ kind: "badge", name: "half", unit: "gun_1", value: "1/2" }, { kind: "badge", name: "half", unit: "gun_2", value: "1/2" }, { kind: "badge", name: "commander", unit: "gun_2", power: "seat_2" }];
  expect(signs(view(marks), ["gun_1", "gun_2"])).toEqual([{ text: "½", power: null }, { text: "", power: "seat_2" }]);
});

test("facts are rows of units and fields; what has no words is left out", () => {
  const table = factTable(null, { flights: { bomber_1: { range: "7/2", bases: ["a", "b"], secret: "x" } }, damaged: { bomber_1: "3" }, choices: { fly: {} }, field: "a" });
  expect(table?.columns).toEqual(["range", "bases", "damaged"]);
  expect(table?.rows.map((row) => Object.values(row.cells))).toEqual([["3½", "a, b", "3"]]);
  expect(factTable(null, { field: "a", units: ["x"] })).toBeNull();
});

test("the sentence of a deed knows the units, where they go and who pays", () => {
  expect(deedValues(null, { kind: "x", marches: [["gun_1", "a", "b"], ["gun_2", "a", "b"]] })).toMatchObject({ units: ["gun_1", "gun_2"], count: 2, fields: ["b"], ends: 1 });
  expect(deedValues(null, { kind: "x", aims: [["gun_1"]] })).toMatchObject({ units: ["gun_1"], count: 1, ends: 0 });
  expect(deedValues(null, { kind: "x", payments: [["a", "3/2"], ["b", "1"]] })["shares"]).toBe("a 1½, b 1");
  expect(deedValues(null, { kind: "x", unit: "gun_1", path: ["a", "b"] })).toMatchObject({ field: "b", count: 1 });
});

test("an order of marches or shots speaks of the units that march or shoot", () => {
  expect(unitsOf({ kind: "fly", marches: [["bomber_1", "a"], ["fighter_2", "a"]] })).toEqual(["bomber_1", "fighter_2"]);
  expect(unitsOf({ kind: "fire_at", shots: [["gun_1", "tank_2", "1"]] })).toEqual(["gun_1"]);
});
