import { expect, test } from "vitest";
import { badges, type Badge, laid, nameSpot, pieces, placed, rowSpot, scaleOf } from "../../src/games/salva/map/drawing";
import { outlineOf, settled } from "../../src/games/salva/map/room";
import { type MapField, type PublicView, readMap, type SalvaMap } from "../../src/games/salva/view";
import { salvaMaps } from "../fixtures";
import { map as small, unit, view } from "./table";

const SQUARE = outlineOf("M0 0l100 0 0 100-100 0z");
/** A triangle that stands on its tip. */
const TIP = outlineOf("M0 0l100 0-50 100z");

/** Whether a point lies in an outline, by how often its rings wind around it. */
function covers(field: MapField, x: number, y: number): boolean {
  let turns = 0;
  for (const ring of outlineOf(field.path)) {
    for (const [place, [x0, y0]] of ring.entries()) {
      const [x1, y1] = ring[(place + 1) % ring.length]!;
      turns += Math.atan2((x0 - x) * (y1 - y) - (x1 - x) * (y0 - y), (x0 - x) * (x1 - x) + (y0 - y) * (y1 - y));
    }
  }
  return Math.abs(turns) > Math.PI;
}

/** The fields whose badges reach over a border: with buildings, a warning, and that many kinds of unit there. */
function reachingOver(map: SalvaMap, kinds: number): string[] {
  const scale = scaleOf(map);
  const land = map.fields.filter((one) => !one.sea);
  const fields = Object.fromEntries(land.map((one) => [one.id, { owner: null, fresh: false, yields: "3" }]));
  const units = land.flatMap((one) => map.kinds.slice(0, kinds).map(({ id }) => ({ ...unit(`${id}_1`, one.id), kind: id })));
  const shown = pieces(map, { ...view([]), fields, units } as unknown as PublicView, scale);
  return land.filter((field) => {
    const row: Badge[] = [...badges(field, null), { sign: "factory", text: "1" }, { sign: "factory", text: "1" }, { sign: "threat", text: "" }];
    const spot = rowSpot(field, outlineOf(field.path), row, shown, scale);
    const [size, all] = [scale * spot.size, placed(row, spot.x, scale * spot.size)];
    const ends = [all[0]!.x - 7 * size, all.at(-1)!.x + (all.at(-1)!.text ? 17 : 7) * size];
    return ends.some((x) => [-6, 6].some((y) => !covers(field, x, spot.y + y * size)));
  }).map((field) => `${map.id} ${field.id}`);
}

test("badges stand in their own field on every map that is shipped", () => {
  const maps = salvaMaps().map(readMap);
  expect(maps.length).toBeGreaterThan(15);
  for (const kinds of [0, 1, 2]) expect(maps.flatMap((map) => reachingOver(map, kinds))).toEqual([]);
});

test("a row stands where it is wished if there is room, else aside, above, or smaller", () => {
  expect(outlineOf("M1.5-2l3 0-1.5 4zM0 0l1 0 0 1z")).toEqual([[[1.5, -2], [4.5, -2], [3, 2]], [[0, 0], [1, 0], [1, 1]]]);
  expect(settled(SQUARE, { x: 50, y: 50 }, 50, 40, 10)).toEqual({ x: 50, y: 50, size: 1 });
  expect(settled(SQUARE, { x: 90, y: 50 }, 50, 40, 10)).toEqual({ x: 80, y: 50, size: 1 });
  expect(settled(SQUARE, { x: 50, y: 50 }, 50, 125, 10).size).toBeCloseTo(0.8);
  expect(settled(SQUARE, { x: 50, y: 50 }, 50, 1000, 10)).toEqual({ x: 50, y: 50, size: 0.5 });
  const above = settled(TIP, { x: 50, y: 80 }, 20, 50, 10);
  expect([above.size, above.x]).toEqual([1, 50]);
  expect(above.y).toBeGreaterThan(35);
  expect(above.y).toBeLessThan(46);
  expect(settled(TIP, { x: 50, y: 80 }, 80, 20, 10).size).toBeCloseTo(0.8);
  expect(settled([], { x: 1, y: 2 }, 0, 50, 10)).toEqual({ x: 1, y: 2, size: 1 });
});

test("a name that does not fit in the middle moves aside", () => {
  const field = { ...small.field["a"]!, middle: [80, 90] as [number, number] };
  expect(nameSpot(field, SQUARE, "abc", []).x).toBe(80);
  expect(nameSpot(field, SQUARE, "abcdefgh", []).x).toBeLessThan(60);
});

test("a name stands above its pieces, however many rows they have", () => {
  const units = ["tank", "infantry", "cruiser", "gun", "truck"].map((kind) => ({ ...unit(`${kind}_1`, "a"), kind }));
  const field = { ...small.field["a"]!, middle: [50, 50] as [number, number], room: 20 };
  const shown = pieces({ ...small, fields: [field] }, view(units));
  const top = Math.min(...shown.map((one) => one.y)) - 12;
  expect(new Set(shown.map((one) => one.y)).size).toBe(3);
  expect(nameSpot(field, [], "a", shown).y).toBeLessThan(top);
  expect(nameSpot(field, [], "a", []).y).toBeGreaterThan(top);
});

test("tokens of a card are as wide as its name, and a long name is cut short", () => {
  const pile = (lies: string) => ({ key: lies, owner: "seat_1", kind: lies, isFinished: true, harbour: null, isEvading: false, units: [], cargo: [], lies });
  const [one, other] = laid([pile("caesar"), pile("mg")], 100, 50, "a", 2, 1, (found) => found.kind);
  expect(one!.wide).toBeGreaterThan(other!.wide);
  expect(other!.x - one!.x).toBeGreaterThanOrEqual((one!.wide + other!.wide) / 2);
  const card = { kind: "card", name: "formation", card: "constitution", power: "seat_1", rows: [], tokens: [], size: 8, spare: 0, linked: [] };
  const shown = { ...view([{ ...unit("constitution_1", "a"), kind: "constitution", lies: "constitution" }]), marks: [card] } as unknown as PublicView;
  expect(pieces(small, shown).map((found) => found.word)).toEqual(["constit."]);
  expect(pieces(small, { ...shown, marks: [] }).map((found) => found.word)).toEqual([""]);
});
