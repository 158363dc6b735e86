import { expect, test, vi } from "vitest";

vi.mock("../../src/lib/i18n.svelte", () => ({
  i18n: { language: "en", called: {}, has: () => false, t: (id: string) => id, first: (_: string[], other: string) => other, power: (name: string) => name, place: (name: string) => name, error: (code: string) => `because of ${code}` },
  t: (id: string, values: object) => `${id} ${JSON.stringify(values)}`,
}));

import { flowOf, moveText, picture, stocked, stockText, thing, whyShort } from "../../src/games/salva/flow/flow";
import { formed, formedWords, placed } from "../../src/games/salva/flow/form";
import { nameOf } from "../../src/games/salva/names";
import type { Flow, MapMark, PublicView, SalvaMap } from "../../src/games/salva/view";
import { map as small, view } from "./table";

const map = { ...small, words: { iron: { cs: "železo", en: "pig iron" } } } as SalvaMap;
const stock = (item: string, now: string, later = now) => ({ item, now, later });
const flow = (more: Partial<Flow> = {}): Flow => ({
  kind: "flow", name: "x", power: "seat_1", short: [], moves: [],
  places: [{ field: "a", stocks: [stock("iron", "2", "4"), stock("food", "1")], works: [{ item: "mill", count: 2, busy: 1 }] }, { field: "b", stocks: [stock("iron", "8")], works: [] }],
  ...more,
});
const shown = (marks: MapMark[]): PublicView => ({ ...view([]), marks }) as unknown as PublicView;

test("a flow that is told goes before one that is put together of numbers on fields", () => {
  const badges: MapMark[] = [
    { kind: "badge", name: "goods", field: "a", item: "iron", value: "3" }, { kind: "badge", name: "works", field: "a", item: "mill", value: "1" },
    { kind: "badge", name: "goods", field: "c", item: "iron", value: "5" }, { kind: "badge", name: "army", field: "b", value: "?" },
  ];
  expect(flowOf(shown(badges), "seat_1")?.places).toEqual([{ field: "a", stocks: [stock("iron", "3"), stock("mill", "1")], works: [] }]);
  expect(stocked(shown(badges))).toEqual(["seat_1", "seat_2"]);
  expect(flowOf(shown([...badges, flow()]), "seat_1")?.name).toBe("x");
  expect(flowOf(shown([]), "seat_1")).toBeNull();
});

test("bars are as long as there is of the same goods elsewhere", () => {
  const { nodes } = picture(map, flow(), 600);
  expect(nodes.map((one) => one.bars.map((bar) => [bar.part, bar.laterPart]))).toEqual([[[0.25, 0.5], [1, 1]], [[1, 1]]]);
});

test("boxes stand beside each other where there is room, below each other where there is none, and never on each other", () => {
  for (const room of [300, 430, 700, 1200]) {
    const { nodes, wide, high, box } = picture(map, flow({ moves: [{ item: "iron", value: "1", field: "c", target: "a" }] }), room);
    expect(nodes.map((one) => one.field).sort()).toEqual(["a", "b", "c"]);
    expect(wide).toBe(room);
    for (const one of nodes) {
      expect(one.x + box).toBeLessThanOrEqual(room);
      expect(one.y + one.high).toBeLessThanOrEqual(high);
      for (const other of nodes) if (one !== other) expect(one.x + box <= other.x || other.x + box <= one.x || one.y + one.high <= other.y || other.y + other.high <= one.y).toBe(true);
    }
  }
  expect(picture(map, flow(), 300).nodes.map((one) => one.x)).toEqual([8, 8]);
  expect(picture(map, flow(), 600).nodes.map((one) => one.y)).toEqual([8, 8]);
});

test("all that goes one way is one arrow; what goes nowhere and what is nothing are none", () => {
  const move = (item: string, value: string, field: string, target: string) => ({ item, value, field, target });
  const moves = [move("iron", "3", "a", "b"), move("food", "1", "a", "b"), move("food", "2", "b", "a"), move("food", "2", "a", "a"), move("iron", "0", "b", "c")];
  for (const room of [300, 600]) {
    const { ways, nodes } = picture(map, flow({ moves }), room);
    expect(nodes).toHaveLength(2);
    expect(ways.map((one) => [one.from, one.to, one.loads.length])).toEqual([["a", "b", 2], ["b", "a", 1]]);
    const [there, back] = ways;
    expect(Math.hypot(there!.at[0] - back!.at[0], there!.at[1] - back!.at[1])).toBeGreaterThan(20);
  }
  const far = picture(map, flow({ moves: [move("iron", "3", "c", "a")], places: [...flow().places] }), 300);
  expect(far.ways[0]!.at[0]).toBeGreaterThan(far.nodes[0]!.x + far.box);
});

test("a field that lacks something has a row for it, and the reason is the refusal's own sentence", () => {
  const short = [{ item: "iron", field: "b", code: "too_far", values: {}, clause: "SA-minimal-1" }];
  const [a, b] = picture(map, flow({ short }), 600).nodes;
  expect([a!.short.length, b!.short.length]).toEqual([0, 1]);
  expect(whyShort(short[0]!)).toBe("because of too_far");
});

test("things are called as their chapter calls them, everywhere", () => {
  expect([thing(map, "iron"), thing(map, "tank"), thing(map, "rye_bread")]).toEqual(["pig iron", "tank", "rye bread"]);
  expect([nameOf(map, "item", "iron", "cs"), nameOf(map, "resource", "iron", "en"), nameOf(map, "text", "iron", "en")]).toEqual(["železo", "pig iron", null]);
  expect(stockText(map, stock("iron", "7/2"))).toBe('salva-flow-stock {"item":"pig iron","now":"3½","later":"3½"}');
  expect(moveText(map, { item: "iron", value: "1", field: "a", target: "b" })).toContain('"item":"pig iron"');
});

const FORM = { head: { plan: "fast" }, into: "works", sliders: [{ words: ["bake", "a"], least: 0, most: 3, value: 2 }, { words: ["grind", "b"], least: 1, most: 4, value: 1 }] };

test("sliders keep within their bounds and make an order, as it is sent and as it is typed", () => {
  expect(placed(FORM, [])).toEqual([2, 1]);
  expect(placed(FORM, [9, 0])).toEqual([3, 1]);
  expect(formed("work", FORM, [0, 2])).toEqual({ kind: "work", plan: "fast", works: [["grind", "b", 2]] });
  expect(formedWords("work", FORM, [1, 2])).toBe("work fast bake a 1, grind b 2");
  expect(formedWords("work", { ...FORM, head: {}, sliders: [FORM.sliders[0]!] }, [0])).toBe("work");
});
