import { expect, test } from "vitest";
import { balance, capital, changes, deciding, fitting, optionGroups, playerNumbers, rungOf, shares, span, stateOf, switches, territories, WAYS, withoutLast, withRow, withSegment, withTurn, wrongOptions } from "../../src/games/salva/start/choices";
import { Wish } from "../../src/games/salva/start/wish.svelte";
import { makeBundle } from "../../src/lib/i18n.svelte";
import { choiceText } from "../../src/lib/options";
import type { ChapterInfo, GoalInfo, Measured, OptionInfo, RungInfo, ScenarioCard } from "../../src/wire";
import { games, gameTexts, screenTexts, sharedTexts } from "../fixtures";

const option = (name: string, more: Partial<OptionInfo> = {}) =>
  ({ name, type: "int", default: 9, clause: "SA-goals2-1", allowed: "6–12", least: 6, most: 12, ...more }) as OptionInfo;
const chapter = (id: string, more: Partial<ChapterInfo> = {}): ChapterInfo => ({
  id, title: { en: id, cs: id }, clause: `SA-${id}-1`, rules: 1, needs: [], needs_one_of: [], excludes: [], bridges: [], is_always_on: false, is_goal: false, options: [], ...more,
});
const CHAPTERS = [
  chapter("minimal", { is_always_on: true, options: [option("rounds"), option("players", { default: 2 })] }),
  chapter("naval", { options: [option("beach_mode", { type: "choice", default: "separate", choices: ["separate", "merged"] })] }),
  chapter("naval_air", { bridges: ["naval", "air"] }),
  chapter("fair_start"),
  chapter("feuds", { is_goal: true, options: [option("rounds", { default: 10, most: 40 })] }),
];
const measured = (percent: Record<string, number>, wide = 4): Measured => ({
  bots: "steady", games: 400, wins: {}, shared: 0, drawn: 0, percent,
  interval: Object.fromEntries(Object.entries(percent).map(([side, share]) => [side, [share - wide, share + wide]])),
});

test("only chapters that somebody chooses are switches", () => {
  expect(switches(CHAPTERS).map((one) => one.id)).toEqual(["naval"]);
});

test("only options that can stand in for a chapter are told when somebody asks what follows", () => {
  const raids = chapter("raids", { needs_one_of: [["guns", "planes"], ["factories", "airfields=buildings"]] });
  expect(deciding([...CHAPTERS, raids], { airfields: "buildings", rounds: 8, guns: 1 })).toEqual({ airfields: "buildings" });
  expect(deciding(CHAPTERS, { airfields: "buildings" })).toEqual({});
});

test("an option stands once, under the last chapter that has it, with what the scenario sets", () => {
  const groups = optionGroups(CHAPTERS, ["minimal", "naval", "feuds"], { rounds: 12 }, { beach_mode: ["merged"] });
  expect(groups.map((group) => [group.chapter.id, group.options.map((one) => one.name)])).toEqual([["naval", ["beach_mode"]], ["feuds", ["rounds"]]]);
  expect(groups[0]!.options[0]!.choices).toEqual(["merged"]);
  expect(groups[1]!.options[0]!.default).toBe(12);
  expect(changes(groups, { rounds: 12, beach_mode: "merged", gone: 1 })).toEqual({ beach_mode: "merged" });
  expect(wrongOptions(groups, { rounds: 99 }).map((one) => one.name)).toEqual(["rounds"]);
});

test("a scenario narrows choices and numbers", () => {
  const [group] = optionGroups(CHAPTERS, ["minimal"], { rounds: 9 }, { rounds: [8, 9, 10] });
  expect(group!.options[0]).toMatchObject({ name: "rounds", default: 9, least: 8, most: 10, or_zero: false, allowed: "8, 9, 10" });
  expect(wrongOptions([group!], { rounds: 11 }).map((one) => one.name)).toEqual(["rounds"]);
  expect(wrongOptions([group!], { rounds: 8 })).toEqual([]);
});

test("a switch says why it is on or cannot be", () => {
  const found = { on: [{ chapter: "naval", why: "needed", others: ["submarines"] }], excluded: { feuds: ["priorities"] }, hash: "", problem: null, fits: [] };
  expect(stateOf("naval", ["submarines"], found)).toEqual({ is: "needed", because: ["submarines"] });
  expect(stateOf("naval", ["naval"], found)).toEqual({ is: "on", because: [] });
  expect(stateOf("feuds", [], found)).toEqual({ is: "excluded", because: ["priorities"] });
  expect(stateOf("terrain", [], null)).toEqual({ is: "off", because: [] });
});

test("measured games are told with what they leave open", () => {
  expect(shares(measured({ west: 49.5, east: 50.5 }))[0]).toEqual({ side: "west", share: 0.495, low: 0.455, high: 0.535 });
  expect(balance(measured({ west: 49.5, east: 50.5 }))).toBe("even");
  expect(balance(measured({ west: 42, east: 58 }))).toBe("near");
  expect(balance(measured({ west: 42, east: 58 }, 30))).toBe("even");
  expect(balance(measured({ west: 63, east: 37 }))).toBe("uneven");
  expect(balance(measured({ west: 63, east: 37 }, 30))).toBe("open");
  expect(balance(measured({ A: 45, N: 20, S: 25 }))).toBe("near");
  expect(balance(measured({ A: 60, N: 20, S: 10 }))).toBe("uneven");
});

test("players fit the goal, and lists say how many there are", () => {
  const goal = { id: "feuds", chapter: "feuds", players: [3, 5], needs: [] } as GoalInfo;
  expect([2, 4, 6].map((count) => fitting(goal, count))).toEqual([3, 4, 5]);
  expect(playerNumbers([{ players: 4 }, { players: 2 }, { players: 4 }] as ScenarioCard[])).toEqual([2, 4]);
  expect([span([2, 2]), span([2, 6]), capital("žhavé pole")]).toEqual(["2", "2–6", "Žhavé pole"]);
});

test("every option, choice, goal and way of the form has its words in both languages", () => {
  const { options } = games().games.find((one) => one.id === "salva")!;
  const wanted = [
    ...options.map((one) => `option-${one.name}`),
    ...options.flatMap((one) => (one.choices ?? []).map((choice) => choiceText(one.name, choice))),
    ...["similar", "one_field", "sea", "corner"].map((start) => `salva-start-territory-${start}`),
    ...WAYS.flatMap((way) => [`salva-start-way-${way}`, `salva-start-way-${way}-about`]),
  ];
  for (const language of ["cs", "en"] as const) {
    const known = makeBundle(language, [gameTexts(language, "salva"), sharedTexts(language), screenTexts("salva", language)]);
    expect(wanted.filter((id) => !known.hasMessage(id))).toEqual([]);
  }
});

test("a game of one's own is sent as it was put together", () => {
  const wish = new Wish();
  [wish.seed, wish.total] = ["", 21];
  wish.setGoal({ id: "feuds", chapter: "feuds", players: [3, 5], needs: [] });
  wish.switch("naval", true);
  for (const one of ["terrain", "retreat"]) wish.switch(one, false);
  wish.rename(1, "North");
  expect(wish.body()).toMatchObject({ goal: "feuds", players: 3, chapters: ["naval"], allotments: [], names: ["", "North", ""], map: { seed: "0" } });
  wish.seed = "Čí jsou hory?";
  expect(wish.body().map.seed).toBe("Cijsouhory");
  wish.mapKind = "drawn";
  expect(wish.body()).toMatchObject({ chapters: ["naval", "random_map"], options: { map_start: "similar" } });
  wish.isUneven = true;
  wish.allot(2, 11);
  expect(wish.body().allotments).toEqual([7, 7, 11]);
});

test("segments are laid one by one, turned, in rows, and taken away", () => {
  let laid = withSegment("", 1);
  laid = withTurn(withSegment(laid, 4));
  laid = withSegment(withSegment(withRow(withRow(laid)), 10), 7);
  expect(withTurn(withTurn(laid))).toBe("G1 G4r, G10 G7rr");
  expect(withTurn("G12rrr")).toBe("G12");
  expect(withTurn("G1, ")).toBe("G1,");
  expect(withoutLast("G1 G4r, G10 G7rr")).toBe("G1 G4r, G10");
  expect(withoutLast("G1 G4r, G10")).toBe("G1 G4r");
  expect(withoutLast("G1, ")).toBe("G1");
  expect([withoutLast("G1"), withoutLast(""), withRow("")]).toEqual(["", "", ""]);
});

test("a map that somebody lays is sent as it is written, and an empty one to be refused", () => {
  const wish = new Wish();
  expect(wish.body().map).not.toHaveProperty("laid");
  [wish.mapKind, wish.laid] = ["laid", " G1 G4r "];
  expect(wish.body()).toMatchObject({ map: { laid: "G1 G4r" }, chapters: ["terrain"] });
  wish.laid = "";
  expect(wish.body().map.laid).toBe(",");
  wish.climb(LADDER[1]!, [goalOf("elimination")]);
  expect(wish.mapKind).toBe("laid");
});

const goalOf = (id: string, players: [number, number] = [2, 2]): GoalInfo => ({ id, chapter: "", players, needs: [] });
const rung = (...chapters: string[]): RungInfo => ({ title: { en: chapters.at(-1) ?? "", cs: "" }, chapters, added: chapters.slice(-1), scenarios: [] });
const LADDER = [rung(), rung("terrain"), rung("terrain", "naval"), rung("terrain", "naval", "random_map"), rung("terrain", "naval", "random_map", "random_goal")];

test("a rung of the ladder brings its chapters, and those that are steps of the form are chosen there", () => {
  const wish = new Wish();
  const goals = [goalOf("elimination"), goalOf("random", [2, 6])];
  for (const [number, one] of LADDER.entries()) {
    wish.climb(one, goals);
    expect(rungOf(LADDER, [...wish.chapters, ...wish.steps])).toBe(number);
  }
  expect(wish.body()).toMatchObject({ chapters: ["terrain", "naval", "random_map"], goal: "random" });
  expect(wish.sea).toBeGreaterThan(0);
  wish.climb(LADDER[1]!, goals);
  expect([wish.chapters, wish.isDrawn, wish.goal]).toEqual([["terrain"], false, "elimination"]);
  wish.switch("factories", true);
  expect(rungOf(LADDER, wish.chapters)).toBe(-1);
});

test("a start on the sea brings ships and a sea, and goes where a goal does not know it", () => {
  const wish = new Wish();
  expect([territories("blitz"), territories("scored")]).toEqual([["similar", "sea"], ["similar"]]);
  wish.setStart("sea");
  expect(wish.body()).toMatchObject({ start: "sea", chapters: ["terrain", "naval"], map: { sea: 4 } });
  wish.mapKind = "drawn";
  expect(wish.body().options).toEqual({});
  wish.setGoal(goalOf("blitz"));
  expect(wish.start).toBe("sea");
  wish.setGoal(goalOf("political_fields", [2, 6]));
  expect(wish.start).toBe("similar");
});
