import { expect, test } from "vitest";
import europe from "../src/games/evropska_valka/guide";
import expanze from "../src/games/expanze/guide";
import salva from "../src/games/salva/guide";
import { advanced, type GuidePlan, has, sceneOf, skipped } from "../src/guide/plan";
import { reduce, type Snapshot } from "../src/lib/store/reduce";
import { makeBundle } from "../src/lib/i18n.svelte";
import type { LoggedEvent } from "../src/wire";
import { screenTexts, updates, welcome } from "./fixtures";

const now = () => reduce(null, welcome())!;
const told = (sequence: number, event: string, power: string): LoggedEvent => ({ sequence, event, values: { power } });
const withLog = (before: Snapshot, ...events: LoggedEvent[]): Snapshot => ({ ...before, log: [...before.log, ...events] });
const last = (one: Snapshot) => one.log.at(-1)!.sequence;
const me = (one: Snapshot) => sceneOf(one, 0)!.power;

const plan: GuidePlan = {
  minutes: 1, bot: "steady", players: 2, options: {},
  steps: [{ id: "read" }, { id: "act", done: (scene) => has(scene, "moved") }, { id: "wait", done: ({ asked }) => asked !== null }, { id: "end" }],
};

test("a step that is read waits for the button, whatever happens", () => {
  const start = now();
  const mark = { step: 0, from: 0 };
  expect(advanced(plan, mark, withLog(start, told(last(start) + 1, "moved", me(start))))).toBe(mark);
  expect(skipped(plan, mark, start)).toEqual({ step: 1, from: last(start) });
});

test("a step waits for what this power does after it has begun, and those that are done at once are passed", () => {
  const start = now();
  const mark = { step: 1, from: last(start) };
  expect(advanced(plan, mark, start)).toBe(mark);
  expect(advanced(plan, mark, withLog(start, told(last(start) + 1, "moved", "somebody")))).toBe(mark);
  const later = withLog(start, told(last(start) + 1, "moved", me(start)));
  expect(advanced(plan, mark, later)).toEqual({ step: 3, from: last(start) + 1 });
  expect(advanced(plan, { step: 1, from: last(later) }, later).step).toBe(1);
});

test("the end of the game leads to the last step, and no step goes beyond it", () => {
  const over = updates().reduce<Snapshot>((one, update) => reduce(one, update)!, now());
  expect(advanced(plan, { step: 1, from: 0 }, over).step).toBe(3);
  expect(advanced(plan, { step: 3, from: 5 }, over)).toEqual({ step: 3, from: 5 });
  expect(skipped(plan, { step: 3, from: 0 }, now()).step).toBe(3);
});

test.each([["Expanze", expanze], ["Evropská válka", europe], ["Salva", salva]])("where the guide of %s points at the end of a turn, it first points at the question which that raises", (_, { steps }) => {
  const ending = steps.filter(({ at }) => at?.some((selector) => selector.startsWith("[data-deed='end']")));
  expect(ending.filter(({ at }) => at![0] !== "dialog [data-deed='anyway']").map(({ id }) => id)).toEqual([]);
});

test("a guide of a table where nothing has begun waits", () => {
  const early = { ...now(), public: null };
  const mark = { step: 1, from: 0 };
  expect(sceneOf(early, 0)).toBeNull();
  expect(advanced(plan, mark, early)).toBe(mark);
});

test.each([["expanze", expanze], ["evropska_valka", europe], ["salva", salva]] as const)("every step of the guide of %s has its words in both languages", (game, guide) => {
  for (const language of ["cs", "en"] as const) {
    const bundle = makeBundle(language, [screenTexts(game, language)]);
    expect(guide.steps.filter((step) => !bundle.hasMessage(`guide-${game}-${step.id}`)).map((step) => step.id)).toEqual([]);
  }
  expect(guide.steps.length).toBeGreaterThan(7);
  expect(guide.steps.at(-1)!.done).toBeUndefined();
  expect(guide.steps.every((step) => step.done || !step.at || step.at.length > 0)).toBe(true);
});

test("in Expanze the guide waits for my turn, my battle and my hand-over", () => {
  const start = now();
  const step = (id: string) => expanze.steps.find((one) => one.id === id)!.done!;
  const scene = sceneOf(start, last(start))!;
  expect(step("first")(scene)).toBe(true);
  expect(step("attack")(scene)).toBe(false);
  expect(step("attack")({ ...scene, since: [told(1, "battle-lost", scene.power)] })).toBe(true);
  expect(step("end")(scene)).toBe(false);
  expect(step("end")({ ...scene, view: { ...scene.view, on_turn: "nobody" } })).toBe(true);
});
