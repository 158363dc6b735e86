import { expect, test } from "vitest";
import { hurried, marksOf, scene, type Scene, sinceTurn, spanOf } from "../../src/film/scenes";
import { scenesOf as europe } from "../../src/games/evropska_valka/scenes";
import { scenesOf as expanze } from "../../src/games/expanze/scenes";
import { scenesOf as salva } from "../../src/games/salva/scenes";
import type { LoggedEvent } from "../../src/wire";

let sequence = 0;
const event = (name: string, values: Record<string, unknown> = {}): LoggedEvent => ({ sequence: (sequence += 1), event: name, values });
const kinds = (scenes: Scene[]) => scenes.map((one) => one.kind);

const TURNS = [
  event("turn-begins", { power: "red", round: 1 }),
  event("armed", { power: "red", count: 5, states: ["peru", "chile"], counts: [3, 2] }),
  event("turn-begins", { power: "blue", round: 1 }),
  event("battle-won", { power: "blue", other: "red", origin: "brazil", target: "peru", attackers: 6, defenders: 3, lost: 2, killed: 3, dice: [6, 1, 5, 2, 1, 1, 2, 3, 6, 1] }),
  event("battle-lost", { power: "blue", other: "red", origin: "brazil", target: "chile", attackers: 2, defenders: 4, lost: 2, killed: 1, dice: [6, 1, 1, 1, 1, 1] }),
  event("card-drawn", { power: "blue" }),
  event("turn-begins", { power: "red", round: 2 }),
];

test("Expanze: armies arm, attack and change hands, and cards are drawn", () => {
  const scenes = expanze(TURNS);
  expect(kinds(scenes)).toEqual(["change", "battle", "battle", "cards"]);
  expect(scenes[0]!.changes).toEqual([{ place: "peru", by: 3 }, { place: "chile", by: 2 }]);
  expect(scenes[1]).toMatchObject({ power: "blue", powers: ["blue", "red"], from: ["brazil"], to: "peru", count: 6 });
  expect(scenes[1]!.changes).toEqual([{ place: "brazil", by: -6 }, { place: "peru", by: 0, owner: "blue" }]);
  expect(scenes[2]!.changes).toEqual([{ place: "brazil", by: -2 }, { place: "chile", by: -1 }]);
});

test("Expanze: a battle die by die begins with an arrow and ends with the state", () => {
  const scenes = expanze([
    event("attack-announced", { power: "red", other: "blue", origin: "a", target: "b", attackers: 3, defenders: 1 }),
    event("duel", { power: "red", other: "blue", die: 6, defence: 1, attackers: 3, defenders: 0 }),
    event("state-taken", { power: "red", other: "blue", target: "b" }),
  ]);
  expect(kinds(scenes)).toEqual(["strike", "change"]);
  expect(scenes[1]!.changes).toEqual([{ place: "b", by: 0, owner: "red" }]);
});

test("Evropská válka: the cards of a battle belong to it, in however many messages they came", () => {
  const log = [
    event("attack-declared", { power: "red", other: "blue", origin: "a", target: "d", attackers: 2, defenders: 1 }),
    event("attacker-lays", { power: "red", cards: ["9H"], drawn: [], points: 9, missing: 0 }),
    event("defender-lays", { power: "blue", cards: ["KS"], drawn: [], points: 3, missing: 0 }),
    event("battle-won", { power: "red", other: "blue", origin: "a", target: "d", attack: 9, defence: 3 }),
    event("retreated", { power: "blue", origin: "d", target: "e" }),
    event("advanced", { power: "red", figures: 2, origin: "a", target: "d" }),
    event("halved", { power: "blue", field: "e", before: 3, left: 2 }),
    event("sabotage", { power: "red", other: "blue", card: "JS", field: "e", before: 2, left: 1 }),
  ];
  const scenes = europe(log, 3);
  expect(kinds(scenes)).toEqual(["battle", "travel", "travel", "change", "strike"]);
  expect(scenes[0]!.events.map((one) => one.event)).toEqual(["attacker-lays", "defender-lays", "battle-won"]);
  expect(scenes[2]!.changes).toEqual([{ place: "a", by: -2 }, { place: "d", by: 0, owner: "red" }]);
  expect(scenes[4]).toMatchObject({ to: "e", changes: [{ place: "e", by: -1 }] });
});

const FIGHT = [
  event("battle-declared", { power: "seat_1", field: "b", units: ["tank_1", "tank_2"] }),
  event("salvo", { number: 1, side: "defender", field: "b", roll: 4, factor: "2/3" }),
  event("shot", { unit: "infantry_9", target: "tank_1", points: "2" }),
  event("shot", { unit: "infantry_8", target: "tank_1", points: "4" }),
  event("destroyed", { unit: "tank_1" }),
  event("salvo", { number: 1, side: "attacker", field: "b", roll: 6, factor: "1" }),
];

test("Salva: units that go the same way go together", () => {
  const go = (unit: string, origin: string) => event("moved", { power: "seat_1", unit, origin, field: "b" });
  const scenes = salva([go("tank_1", "a"), go("tank_2", "a"), go("tank_3", "c")]);
  expect(scenes.map((one) => [one.from, one.to, one.count])).toEqual([[["a"], "b", 2], [["c"], "b", 1]]);
  expect(scenes[0]!.changes).toEqual([{ place: "a", by: -2 }, { place: "b", by: 2 }]);
});

test("Salva: an attack comes from where the units stood last", () => {
  const log = [
    event("placed", { power: "seat_1", unit: "tank_1", field: "a" }),
    event("placed", { power: "seat_1", unit: "tank_2", field: "c" }),
    event("battle-declared", { power: "seat_1", field: "b", units: ["tank_1", "tank_2"] }),
    event("conquered", { power: "seat_1", field: "b" }),
    event("battle-declared", { power: "seat_1", field: "d", units: ["tank_2"] }),
  ];
  expect(salva(log, 2).map((one) => [one.kind, one.from, one.to])).toEqual([["strike", ["a", "c"], "b"], ["change", [], null], ["strike", ["b"], "d"]]);
});

test("Salva: a salvo is its roll with all shots and the dead", () => {
  const scenes = salva(FIGHT);
  expect(kinds(scenes)).toEqual(["strike", "battle"]);
  expect(scenes[1]).toMatchObject({ power: null, to: "b", changes: [{ place: "b", by: -1 }] });
  expect(scenes[1]!.events.map((one) => one.event)).toEqual(["shot", "shot", "destroyed", "salvo"]);
});

test("Salva: shots that are told later than their roll find it", () => {
  const scenes = salva([...FIGHT, event("shot", { unit: "tank_2", target: "infantry_9", points: "6" }), event("destroyed", { unit: "infantry_9" })], FIGHT.length);
  expect(kinds(scenes)).toEqual(["battle"]);
  expect(scenes[0]!.events.at(-1)!.values["roll"]).toBe(6);
  expect(scenes[0]!.power).toBe("seat_1");
});

test("since the last turn is what others did between two turns of one's own, until it is answered", () => {
  expect(sinceTurn(TURNS, "red")).toEqual({ from: 2, to: 6, isAnswered: false });
  expect(sinceTurn([...TURNS, event("armed", { power: "red" })], "red").isAnswered).toBe(true);
  expect(sinceTurn(TURNS.slice(0, 5), "red")).toEqual({ from: 2, to: 5, isAnswered: false });
  expect(sinceTurn(TURNS.slice(0, 2), "red")).toMatchObject({ from: 0, to: 0 });
});

test("whoever has no turns any more is told the present turn alone", () => {
  expect(sinceTurn(TURNS, "")).toEqual({ from: 6, to: 7, isAnswered: false });
  expect(sinceTurn(TURNS.slice(0, 5), "")).toEqual({ from: 2, to: 5, isAnswered: false });
  expect(sinceTurn([], "")).toMatchObject({ from: 0, to: 0 });
});

test("what changed stays as marks: sums, new owners, ways", () => {
  const { changes, traces } = marksOf(expanze(TURNS.slice(2, 6)));
  expect(changes).toEqual([{ place: "brazil", by: -8 }, { place: "peru", by: 0, owner: "blue" }, { place: "chile", by: -1 }]);
  expect(traces.map((one) => [one.from, one.to, one.isAttack])).toEqual([["brazil", "peru", true], ["brazil", "chile", true]]);
});

test("whoever is behind catches up: first in haste, then by leaving out", () => {
  const many = (count: number) => Array.from({ length: count }, () => scene("travel", event("moved")));
  expect(hurried(many(2), "brisk")).toEqual({ dropped: 0, haste: 1 });
  expect(hurried(many(12), "brisk").haste).toBeLessThan(1);
  const { dropped, haste } = hurried(many(500), "brisk");
  expect((500 - dropped) * spanOf(many(1)[0]!, "brisk") * haste).toBeLessThanOrEqual(5001);
  expect(spanOf(many(1)[0]!, "calm")).toBeGreaterThan(spanOf(many(1)[0]!, "brisk"));
});

test("Salva: a unit that goes round to where it was changes that place once", () => {
  const [stayed] = salva([event("moved", { power: "red", unit: "submarine_7", origin: "strait", field: "strait" })]);
  expect(stayed!.changes).toEqual([{ place: "strait", by: 0 }]);
});
