import { expect, test } from "vitest";
import { onlyAnswer as europe } from "../src/games/evropska_valka/formal";
import { alike } from "../src/games/salva/battle/battle";
import { volleyOf } from "../src/games/salva/battle/volley";
import { onlyAnswer as salva } from "../src/games/salva/formal";
import type { Snapshot } from "../src/lib/store/reduce";

const table = (...kinds: string[]) => ({ status: "running", seats: kinds.map((kind) => ({ kind, members: [] })) });
const reaction = (offers: string[], ...kinds: string[]) =>
  ({ seat: 0, table: table(...kinds), own: { hand: ["KC"] }, decisions: [{ kind: "reaction", waits: true, offers, about: {} }] }) as unknown as Snapshot;

test("among bots whoever cannot stop an attack is not asked to", () => {
  expect(europe(reaction(["pass"], "person", "bot", "bot"))).toEqual({ kind: "pass" });
  expect(europe(reaction(["king", "pass"], "person", "bot", "bot"))).toBeNull();
});

test("among people everybody is asked, so that nobody learns who holds a King", () => {
  expect(europe(reaction(["pass"], "person", "bot", "person"))).toBeNull();
});

const salvo = (targets: Record<string, unknown>, more: Record<string, unknown> = {}, offers: string[] = []) =>
  ({ seat: 0, table: table("person", "bot"), decisions: [{ kind: "attacker_salvo", waits: true, offers: ["fire", "fire_by_plan", "hold_fire", ...offers], about: { shots: [{ units: ["tank_1"], left: "1", mode: "", targets, blocked: {} }], choices: more } }] }) as unknown as Snapshot;

test("a salvo in which nobody can hit anybody ends by itself", () => {
  expect(salva(salvo({}))).toEqual({ kind: "hold_fire" });
  expect(salva(salvo({ infantry_2: {} }))).toBeNull();
});

test("whoever can still change the line, or do what only a chapter knows, is asked", () => {
  expect(salva(salvo({}, { line: [{ kind: "line", unit: "tank_1", line: 2 }] }, ["line"]))).toBeNull();
  expect(salva(salvo({}, {}, ["line"]))).toEqual({ kind: "hold_fire" });
  expect(salva(salvo({}, {}, ["board"]))).toBeNull();
});

test("plans of the same effect are one choice", () => {
  const same = { shots: [], after: { tank_1: "2" }, destroyed: ["tank_2"] };
  expect(alike({ focus: same, protect: same, spread: same })).toEqual([["focus", "protect", "spread"]]);
  expect(alike({ focus: same, protect: { ...same, destroyed: [] }, spread: same })).toEqual([["focus", "spread"], ["protect"]]);
});

test("a salvo is told target by target, with its roll and the dead", () => {
  const event = (name: string, values: Record<string, unknown>) => ({ sequence: 1, event: name, values });
  const volley = volleyOf([
    event("shot", { unit: "tank_1", target: "infantry_9", points: "5/2" }),
    event("shot", { unit: "tank_2", target: "infantry_9", points: "7/2" }),
    event("shot", { unit: "tank_2", target: "infantry_8", points: "1" }),
    event("destroyed", { unit: "infantry_9" }),
    event("salvo", { number: 1, side: "attacker", field: "b", roll: 5, factor: "1" }),
  ]);
  expect(volley).toMatchObject({ roll: 5, side: "attacker", field: "b" });
  expect(volley!.hits.map((hit) => [hit.target, hit.shots.length, hit.points, hit.isDestroyed])).toEqual([["infantry_9", 2, 6, true], ["infantry_8", 1, 1, false]]);
});
