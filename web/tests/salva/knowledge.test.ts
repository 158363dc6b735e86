import { expect, test, vi } from "vitest";

const said = vi.hoisted(() => (id: string, values: Record<string, unknown> = {}) => [id, ...Object.values(values).map(String)].join(" "));
vi.mock("../../src/lib/i18n.svelte", () => ({
  i18n: {
    language: "en", has: () => false, t: said, first: (_: string[], other: string) => other, power: (name: string) => name, place: (name: string) => name,
    chance: (value: number) => `${value * 100} %`,
  },
  t: said,
}));

import { casesOf, foggedFields, groupTitle, isPlain, knownLines, knowsMore, learned, wayText, weightText } from "../../src/games/salva/hiding/knowledge";
import type { KnownInfo, OddsPart, WayInfo } from "../../src/wire";
import { asked, map, sit, unit, view } from "./table";

const way = (row: number, units: Record<string, number> = {}, building: Record<string, number> = {}) => ({ row, units, building, formations: [] });
const clue = (name: string, field: string, face: boolean | null) => ({ name, field, face });
const known = (rows: (boolean | null)[], tokens: (boolean | null)[]): KnownInfo => ({
  owner: "seat_1", name: "caesar", rows: rows.map((face, at) => clue(String(at + 1), "", face)), tokens: tokens.map((face, at) => clue(`caesar_${at + 6}`, "b", face)), true: 1, worlds: 2,
});

test("a possibility is a row with its units, units alone, or nothing", () => {
  expect(wayText(map, way(2, { tank: 2 }, { infantry: 1 }))).toBe("salva-way-row 2 2 × tank, salva-way-building 1 × infantry");
  expect([wayText(map, way(1)), wayText(map, way(0, { tank: 1 })), wayText(map, way(0))]).toEqual(["salva-way-row-empty 1", "1 × tank", "salva-way-away"]);
  expect([weightText({ share: 0.25, exact: "1/4" }), weightText({ share: 1, exact: "1" })]).toEqual(["salva-weight 25 % 1/4", "100 %"]);
  expect(groupTitle(map, { name: "tank infantry", owner: "seat_2" })).toBe("salva-known-group tank,infantry seat_2");
});

test("what is known is told of rows, then of tokens by their faces", () => {
  expect(knownLines(known([null, null], [null, null]))).toEqual(["salva-known-rows 1,2", "salva-known-place-open salva-known-token 6 b, salva-known-token 7 b 2 1"]);
  expect(knownLines(known([false, true], [true, false]))).toEqual(["salva-known-row 2", "salva-known-place-true salva-known-token 6 b 1 1", "salva-known-place-false salva-known-token 7 b 1 1"]);
  expect(knownLines(known([], [null]))).toEqual(["salva-known-token-open salva-known-token 6 b 1 1"]);
});

test("after an order only what was not known before is new, and who knows no more than everybody is not listed", () => {
  const [before, after] = [known([null, null], [null, null]), known([false, true], [null, null])];
  const everybody = { power: "", known: [after] };
  expect([...learned([{ power: "", known: [before] }], everybody, after)]).toEqual(["salva-known-row 2"]);
  expect([...learned([], everybody, after)]).toHaveLength(2);
  expect([knowsMore(everybody, everybody), knowsMore({ power: "seat_2", known: [after] }, everybody), knowsMore({ power: "seat_2", known: [before] }, everybody)]).toEqual([true, false, true]);
});

test("fields on which something is not known are those with tokens or with a sign", () => {
  const marks = [{ kind: "stack", name: "formation", field: "b", value: "1", power: "seat_1", item: "caesar", units: ["caesar_6"] }, { kind: "badge", name: "sleepers", field: "c", value: "?" }, { kind: "badge", name: "price", field: "a", value: "3" }];
  expect(foggedFields({ ...view([]), marks } as never)).toEqual(["b", "c"]);
  expect(foggedFields(view([]))).toEqual([]);
  const found = { field: "b", units: [], unknowns: [], nobody: { share: 1, exact: "1" }, armies: [], known: [] };
  expect([isPlain(found), isPlain({ ...found, armies: [{ kind: "tank", count: 1, chance: found.nobody }] })]).toEqual([true, false]);
});

test("odds are told case by case, and things are named where there are several", () => {
  const one = (name: string, rest: ReturnType<typeof way>): WayInfo => ({ owner: "seat_1", name, ...rest });
  const part = (chance: number, win: number, ...unknowns: WayInfo[]): OddsPart => ({ chance, exact: "", unknowns, chances: { win }, is_exact: true });
  expect(casesOf(map, [part(0.5, 1, one("caesar", way(0))), part(0.25, 0.41, one("caesar", way(1, { cruiser: 2 })))], "win")).toEqual([
    { ways: "salva-odds-nobody", weight: 0.5, share: 1 }, { ways: "salva-odds-if salva-way-row 1 2 × cruiser", weight: 0.25, share: 0.41 },
  ]);
  const [both] = casesOf(map, [part(1, 0.2, one("tank", way(0, { tank: 1 })), one("caesar", way(0)))], "lose");
  expect(both).toEqual({ ways: "salva-odds-if salva-known-group tank seat_1, 1 × tank", weight: 1, share: 0 });
});

test("what is aimed at is weighed first, and a battle is none of it", () => {
  const moves = { tank_1: { a: { path: ["a"], cost: "1" } } };
  const { play } = sit(asked("movement", { move: moves, attack: { c: { units: { tank_1: [] }, able: ["tank_1"] } }, branch: [{ kind: "branch", unit: "caesar_6" }] }), view([unit("tank_1", "b")]));
  expect(play.considered.map((one) => one.kind)).toEqual(["branch"]);
  play.pick("b");
  play.pick("a");
  expect(play.considered.map((one) => one.kind)).toEqual(["move", "branch"]);
  play.drop();
  play.pick("c");
  expect(play.planned).toEqual([]);
});
