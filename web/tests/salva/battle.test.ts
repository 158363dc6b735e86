import { expect, test } from "vitest";
import {
  attackWords, bars, byPlan, declareLines, facing, fire, isBattleStep, linesOf, lostBy, modesOf, nextShooter, percents, pips, resultOf, salvoLog, shooters, type Shots,
  shotsOf, sideOf, strengthOf,
} from "../../src/games/salva/battle/battle";
import { type BattleView, type FighterView, mixed } from "../../src/games/salva/view";
import type { FightOdds, FightStrengths, LoggedEvent } from "../../src/wire";

const fighter = (unit: string, side: "attacker" | "defender", line = 1): FighterView => ({
  unit, side, line, damage: "0", before: "0", done: false, leaving: false, exposed: false, marks: [],
});
const hit = { points: "2", after: "2", kills: false, spare: null };
const group = (units: string[], left = "1", targets: Shots["targets"] = { inf_9: hit }, mode = ""): Shots => ({ units, left, mode, targets, blocked: {} });

test("lines go from the first on, and the first is there even when it is empty", () => {
  const fighters = [fighter("tank_1", "attacker", 2), fighter("inf_2", "defender"), fighter("sub_3", "defender", 3)];
  expect(linesOf(fighters, "attacker").map(([line, units]) => [line, units.map((one) => one.unit)])).toEqual([[1, []], [2, ["tank_1"]]]);
  expect(linesOf(fighters, "defender").map(([line]) => line)).toEqual([1, 2, 3]);
});

test("six pips tell old, new and foreseen damage apart, in sixths", () => {
  const drawn = pips("7/6", "5/2", "4");
  expect(drawn).toHaveLength(6);
  expect(drawn[0]).toEqual({ old: 1, fresh: 0, foreseen: 0 });
  expect(drawn[1]!.old).toBeCloseTo(1 / 6);
  expect(drawn[1]!.fresh).toBeCloseTo(5 / 6);
  expect(drawn[2]).toEqual({ old: 0, fresh: 0.5, foreseen: 0.5 });
  expect(drawn[3]).toEqual({ old: 0, fresh: 0, foreseen: 1 });
  expect(drawn[4]).toEqual({ old: 0, fresh: 0, foreseen: 0 });
});

test("pips never show less than is there, whatever is foreseen", () => {
  for (const pip of pips("3", "3", "2")) expect(pip.foreseen).toBe(0);
});

test.each([["7/2", "3½"], ["1/6", "⅙"], ["4", "4"], ["0", "0"], ["7/18", "7/18"], ["25/18", "1 7/18"], ["-1/2", "−½"], [undefined, "0"]])("%s is written as %s", (ratio, text) => {
  expect(mixed(ratio)).toBe(text);
});

test("whoever has begun to fire goes on; otherwise the next one fires", () => {
  const fresh = [group(["tank_1", "tank_2"]), group(["gun_3"], "1", {})];
  expect(shooters(fresh)).toEqual(["tank_1", "tank_2"]);
  expect(nextShooter(fresh, null)).toBe("tank_1");
  expect(nextShooter(fresh, "tank_1")).toBe("tank_2");
  expect(nextShooter(fresh, "tank_2")).toBe("tank_1");
  expect(nextShooter([...fresh, group(["tank_4"], "1/3")], "tank_1")).toBe("tank_4");
  expect(nextShooter([group(["tank_4"], "1/3", {})], "tank_4")).toBeNull();
  expect(nextShooter([], null)).toBeNull();
});

test("a unit's shots are found by its way to fire", () => {
  const shots = [group(["tank_1"]), group(["tank_1"], "1", {}, "charge")];
  expect(shotsOf(shots, "tank_1")!.mode).toBe("");
  expect(shotsOf(shots, "tank_1", "charge")!.mode).toBe("charge");
  expect(shotsOf(shots, "tank_2")).toBeNull();
  expect(shotsOf(shots, null)).toBeNull();
  expect(modesOf(shots, "tank_1")).toEqual(["charge"]);
});

const told: FightStrengths = {
  field: "brod",
  rows: [{ kind: "tank", side: "attacker", units: ["tank_1"] }, { kind: "infantry", side: "defender", units: ["infantry_2", "infantry_3"] }, { kind: "at_gun", side: "defender", units: [] }],
  strengths: [
    { shooter: 0, target: 1, mode: "", value: "4/3", factors: [{ name: "strength", clause: "SA-minimal-45", value: "2" }] },
    { shooter: 1, target: 0, mode: "", value: "1", factors: [] },
  ],
  salvo: null,
  sleepers: [],
};

test("of an army that is rolled when it is attacked nobody knows the number", () => {
  const sleeping = { ...told, sleepers: [{ kind: "infantry", count: 3, chance: 0.7, or_more: false }] };
  expect(facing(told, "tank_1").map((one) => [one.kind, one.count])).toEqual([["infantry", 2]]);
  expect(facing(sleeping, "tank_1").map((one) => [one.kind, one.count])).toEqual([["infantry", "?"]]);
});

test("strengths are found by the rows of both units", () => {
  expect(strengthOf(told, "tank_1", "infantry_3")!.value).toBe("4/3");
  expect(strengthOf(told, "tank_1", "infantry_3", "charge")).toBeNull();
  expect(strengthOf(null, "tank_1", "infantry_3")).toBeNull();
  expect(strengthOf(told, "tank_1", null)).toBeNull();
});

test("a unit faces every kind on the other side that still has somebody", () => {
  expect(facing(told, "tank_1").map((row) => [row.kind, row.count, row.gives?.value, row.takes?.value])).toEqual([["infantry", 2, "4/3", "1"]]);
  expect(facing(told, "nobody_1")).toEqual([]);
});

const event = (name: string, values: Record<string, unknown> = {}): LoggedEvent => ({ sequence: 1, event: name, values });
const log = [
  event("battle-declared", { field: "brod" }), event("salvo", { number: 1 }), event("destroyed", { unit: "tank_9" }),
  event("battle-declared", { field: "brod" }), event("lines-declared"), event("salvo", { number: 1 }), event("shot"), event("destroyed", { unit: "tank_1" }),
  event("salvo", { number: 1 }), event("battle-decided", { verdict: "conquest" }), event("conquered", { field: "brod" }),
];

test("the log of a battle begins where the latest battle for the field was declared", () => {
  const salvos = salvoLog(log, "brod");
  expect(salvos.map((salvo) => [salvo.head?.event ?? null, salvo.lines.length])).toEqual([[null, 2], ["salvo", 2], ["salvo", 2]]);
});

test("the result names what decided the battle and who fell in it", () => {
  expect(resultOf(log, "brod")).toEqual({ verdict: "conquest", lost: ["tank_1"], isConquest: true });
  expect(resultOf([event("battle-declared", { field: "les" }), event("field-held")], "les")).toEqual({ verdict: null, lost: [], isConquest: false });
});

test("the fallen are told by whose they were", () => {
  expect(lostBy(["tank_1", "inf_2", "tank_3", "gun_4"], { tank_1: "seat_0", tank_3: "seat_0", inf_2: "seat_1" })).toEqual([["seat_0", ["tank_1", "tank_3"]], ["seat_1", ["inf_2"]], ["", ["gun_4"]]]);
});

test("ends are drawn from the best for the attacker to the worst, alike ones together", () => {
  const odds = { ends: [["lose", 0, 2, 0.1], ["win", 1, 0, 0.2], ["win", 3, 0, 0.3], ["win", 3, 1, 0.1], ["lose", 0, 1, 0.2], ["stalemate", 2, 1, 0.1]] } as unknown as FightOdds;
  expect(bars(odds).map((bar) => [bar.end, bar.left, Number(bar.chance.toFixed(3))])).toEqual([
    ["win", 3, 0.4], ["win", 1, 0.2], ["stalemate", 2, 0.1], ["lose", 1, 0.2], ["lose", 2, 0.1],
  ]);
});

test("whole percents make a hundred", () => {
  expect(percents({ win: 0.485, lose: 0.515, stalemate: 0 })).toEqual({ win: 49, lose: 51, stalemate: 0 });
  expect(percents({ win: 1 / 3, lose: 1 / 3, stalemate: 1 / 3 })).toEqual({ win: 34, lose: 33, stalemate: 33 });
  expect(percents({ win: 1, lose: 0, stalemate: 0 })).toEqual({ win: 100, lose: 0, stalemate: 0 });
});

test("orders are what the server reads", () => {
  expect(attackWords("brod", { tank_1: [], tank_2: ["les"] })).toBe("attack brod with tank_1, tank_2:les");
  expect(fire("tank_1", "inf_2", "kill")).toEqual({ kind: "fire", unit: "tank_1", target: "inf_2", share: "kill", mode: "" });
  expect(byPlan("spread", true)).toEqual({ kind: "fire_by_plan", plan: "spread", span: "battle" });
  expect(declareLines({ tank_1: 2, tank_2: 1 })).toEqual({ kind: "lines", lines: [["tank_1", 2]] });
});

test("steps and sides of a battle are known", () => {
  const battle = { attacker: "seat_0", defender: null } as BattleView;
  expect([sideOf(battle, "seat_0"), sideOf(battle, "seat_1")]).toEqual(["attacker", null]);
  expect([isBattleStep("retreat_to"), isBattleStep("movement"), isBattleStep(null)]).toEqual([true, false, false]);
});
