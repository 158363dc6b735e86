import { expect, test, vi } from "vitest";

vi.mock("../../src/lib/i18n.svelte", () => ({
  i18n: { language: "en", has: () => false, t: (id: string) => id, first: (_: string[], other: string) => other, power: (name: string) => name, place: (name: string) => name },
  t: (id: string) => id,
}));

import { cardOrders, faceOf, facesOf, laid, orderBy, rowKey, speaksOf, tokenFields } from "../../src/games/salva/hiding/hiding";
import { groups, type Order, piles } from "../../src/games/salva/orders";
import type { Card, PublicView, UnitView } from "../../src/games/salva/view";
import { asked, map, sit, unit, view } from "./table";

const CARD: Card = {
  kind: "card", name: "formation", card: "caesar", power: "seat_1", size: 3, spare: 1, linked: [],
  rows: [{ row: 1, face: null, columns: { finished: ["tank_3"] } }, { row: 2, face: null, columns: { finished: ["infantry_4"] } }],
  tokens: [{ unit: "caesar_6", field: "a", face: null }, { unit: "caesar_7", field: "b", face: null }],
};
const STACKS = [
  { kind: "stack" as const, name: "formation", field: "a", value: "1", power: "seat_1", item: "caesar", units: ["caesar_6"] },
  { kind: "stack" as const, name: "formation", field: "b", value: "1", power: "seat_1", item: "caesar", units: ["caesar_7"] },
  { kind: "stack" as const, name: "uncertain", field: "b", value: "2", power: "seat_1", item: "tank", units: ["tank_8", "tank_9"] },
];
const away = (id: string): UnitView => unit(id, null as unknown as string);
const UNITS = [unit("tank_1", "b"), away("tank_3"), away("infantry_4"), away("caesar_6"), away("caesar_7"), away("tank_8"), away("tank_9")];
const hidden = (): PublicView => ({ ...view(UNITS), marks: [CARD, ...STACKS] });
const KNOWN = [
  { kind: "known" as const, name: "formation", card: "caesar", row: 2, face: true }, { kind: "known" as const, name: "formation", unit: "caesar_6", face: false },
];
const ORDERS: Order[] = [
  { kind: "remove_row", formation: "caesar", row: 1 }, { kind: "double_row", formation: "caesar", row: 2 }, { kind: "branch", unit: "caesar_6" },
  { kind: "join", formation: "caesar", units: ["tank_1"] }, { kind: "found", formation: "victory", field: "a" }, { kind: "hide", unit: "tank_1" },
];

test("tokens stand where they lie, in piles of their own, and each alone in lists", () => {
  const seen = laid(hidden());
  expect(laid(view(UNITS)).units).toEqual(UNITS);
  expect(seen.units.filter((one) => one.field === "b").map((one) => one.unit)).toEqual(["tank_1", "caesar_7", "tank_8", "tank_9"]);
  const here = seen.units.filter((one) => one.field === "b");
  expect(piles(map, seen, here).map((pile) => [pile.kind, pile.lies ?? null, pile.units.length]).sort()).toEqual([["caesar", "caesar", 1], ["tank", null, 1], ["tank", "tank", 2]]);
  expect(groups(seen, here)).toHaveLength(4);
});

test("a face is what all know, then what the seat knows", () => {
  const faces = facesOf(KNOWN);
  expect([faceOf(faces, rowKey("caesar", 2), null), faceOf(faces, "caesar_6", null), faceOf(faces, "caesar_7", null), faceOf(faces, "caesar_6", true)]).toEqual([true, false, null, true]);
  expect(facesOf(undefined)).toEqual({});
});

test("orders about a card stand at what they speak of", () => {
  const found = cardOrders(CARD, ORDERS);
  expect(Object.fromEntries(Object.entries(found.rows).map(([row, orders]) => [row, orders.map((one) => one.kind)]))).toEqual({ 1: ["remove_row"], 2: ["double_row"] });
  expect(found.tokens["caesar_6"]?.map((one) => one.kind)).toEqual(["branch"]);
  expect(found.rest.map((one) => one.kind)).toEqual(["join"]);
  expect(speaksOf({ kind: "x", unit: "tank_3" }, CARD)).toBe(true);
  expect(tokenFields(CARD)).toEqual(["a", "b"]);
});

test("a gesture means the order that the question names, or nothing", () => {
  const gestures = { "units>card": "join", "row>free": "double_row", "row>bank": "remove_row", "member>field": "extract", "spare>token": "branch", "token>bank": "remove_token" };
  const row = { what: "row" as const, card: "caesar", row: 2 };
  expect(orderBy(gestures, row, { onto: "free", card: "caesar" })).toEqual({ kind: "double_row", formation: "caesar", row: 2 });
  expect(orderBy(gestures, row, { onto: "bank", card: "caesar" })).toEqual({ kind: "remove_row", formation: "caesar", row: 2 });
  expect(orderBy(gestures, row, { onto: "free", card: "victory" })).toBeNull();
  expect(orderBy({}, row, { onto: "free", card: "caesar" })).toBeNull();
  expect(orderBy(gestures, { what: "units", units: ["tank_1"] }, { onto: "card", card: "caesar" })).toEqual({ kind: "join", formation: "caesar", units: ["tank_1"] });
  expect(orderBy(gestures, { what: "member", card: "caesar", unit: "tank_3" }, { onto: "field", field: "b" })).toEqual({ kind: "extract", formation: "caesar", field: "b", units: ["tank_3"] });
  expect(orderBy(gestures, { what: "spare", card: "caesar", unit: "" }, { onto: "token", card: "caesar", unit: "caesar_7" })).toEqual({ kind: "branch", unit: "caesar_7" });
  expect(orderBy(gestures, { what: "token", card: "caesar", unit: "caesar_7" }, { onto: "bank", card: "caesar" })).toEqual({ kind: "remove_token", unit: "caesar_7" });
});

const choices = { move: { caesar_7: { a: { path: ["a"], cost: "1" } } }, remove_row: [ORDERS[0]], double_row: [ORDERS[1]], found: [ORDERS[4]] };

test("a token is chosen as a unit is, and its card with it", () => {
  const { play } = sit(asked("movement", choices), hidden());
  play.pickTokens(["caesar_7"]);
  expect([play.chosen, play.card, play.field, play.role("a")]).toEqual([["caesar_7"], "caesar", "b", "move"]);
  play.pickTokens(["caesar_7"]);
  expect(play.chosen).toEqual([]);
});

test("while the truth is covered nothing on the screen tells it", () => {
  const { play } = sit(asked("movement", choices, { truth: ["remove_row"] }), hidden());
  play.seat.now!.own = { marks: KNOWN } as never;
  expect(play.faces).toEqual({ "caesar 2": true, caesar_6: false });
  expect(play.everything.map((one) => one.kind)).toEqual(["remove_row", "double_row", "found"]);
  expect(play.others.map((one) => one.kind)).toEqual(["found"]);
  play.truth.turn(false);
  expect([play.faces, play.isHoldingBack, play.everything.map((one) => one.kind)]).toEqual([{}, true, ["double_row", "found"]]);
  play.truth.turn(true);
  expect(play.isHoldingBack).toBe(false);
});

test("lines that only this seat may read are covered with its truth", () => {
  const { play } = sit(asked("movement", choices), hidden());
  const line = (event: string, is_private?: boolean) => ({ sequence: 1, event, values: {}, ...(is_private ? { is_private } : {}) });
  play.seat.now!.log = [line("founded"), line("looked", true)] as never;
  expect(play.log.map((one) => one.event)).toEqual(["founded", "looked"]);
  play.truth.turn(false);
  expect(play.log.map((one) => one.event)).toEqual(["founded"]);
  play.truth.turn(true);
});
